"""Deals and players of Wahua for random hands.

Uniform deals seldom come near a win. In rich ones hands hold many pairs, in poor ones hardly any. Of the players one
takes anything legal, one builds its hand and follows the order, and one builds it and is careless now and then.
"""

from collections import Counter
from random import Random

from paiju.core.actions import Action, Discard, Eat, Flee, Kong, Pass, Replace, Show, Win
from paiju.core.draws import Draws
from paiju.core.tiles import Tile
from paiju.games.wahua import WAHUA
from paiju.games.wahua.deal import WahuaCarry, WahuaDeal
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import ALL_POINTS, COPIES, SET
from paiju.games.wahua.view import Offer

DEALT = 20
UNITS = ("sd", "so", "dd", "do", "oo", "oo")


def random_options(rng: Random, players: int, **fixed: str | int | bool) -> WahuaOptions:
    """Options of a table, half of the time the defaults."""
    if rng.random() < 0.5:
        drawn: dict[str, str | int | bool] = {}
    else:
        drawn = {
            "settle": rng.choice(("even", "dealer_double")),
            "pressing": rng.choice(("judge", "judge", "forbid")),
            "late_win": rng.choice(("any", "same")),
            "grace_round": rng.random() < 0.5,
        }
    return WahuaOptions.parse(drawn | {"players": players} | fixed)


def random_carry(options: WahuaOptions, rng: Random) -> WahuaCarry:
    """The carry of a first hand, or of a later one with a dealer and scores."""
    first = WAHUA.first_carry(options)
    if rng.random() < 0.5 or options.hands == 1:
        return first
    hand = rng.randint(2, min(options.hands, 8))
    scores = [100 * rng.randint(-400, 400) for _ in range(options.players - 1)]
    return WahuaCarry(
        hand=hand,
        played=hand - 1,
        seating=first.seating,
        scores=(*scores, -sum(scores)),
        dealer=rng.randrange(options.players),
    )


def deal_of(options: WahuaOptions, kind: str, rng: Random) -> WahuaState:
    """A hand dealt in one of the ways of DEALS."""
    carry = random_carry(options, rng)
    return WAHUA.start(options, carry, DEALS[kind](options, carry, rng))


def uniform_deal(options: WahuaOptions, carry: WahuaCarry, rng: Random) -> WahuaDeal:
    """A deal as the game draws it."""
    return WAHUA.deal(options, carry, Draws.from_seed("tests", rng.getrandbits(64)))


def rich_deal(options: WahuaOptions, carry: WahuaCarry, rng: Random) -> WahuaDeal:
    """A deal in which hands hold many pairs."""
    left = Counter(SET)
    hands: list[list[Tile]] = []
    for _ in range(options.players):
        hand: list[Tile] = []
        loose = rng.choice((0, 1, 2, 4, 8))
        for point in rng.sample(ALL_POINTS, len(ALL_POINTS)):
            kinds = rng.choice(UNITS) if rng.random() < 0.9 else "sdd"
            unit = [point + kind for kind in kinds]
            if len(hand) + len(unit) <= DEALT - loose and not Counter(unit) - left:
                hand += unit
                left.subtract(unit)
        hands.append(hand)
    return _dealt(options, carry, hands, left, rng)


def poor_deal(options: WahuaOptions, carry: WahuaCarry, rng: Random) -> WahuaDeal:
    """A deal in which hands hold hardly any pair."""
    left = Counter(SET)
    hands: list[list[Tile]] = []
    for _ in range(options.players):
        hand = []
        for point in rng.sample(ALL_POINTS, rng.randint(14, DEALT)):
            tile = rng.choice([point + kind for kind in COPIES if left[point + kind]])
            hand.append(tile)
            left[tile] -= 1
        hands.append(hand)
    return _dealt(options, carry, hands, left, rng)


DEALS = {"uniform": uniform_deal, "rich": rich_deal, "poor": poor_deal}


def _dealt(
    options: WahuaOptions, carry: WahuaCarry, hands: list[list[Tile]], left: Counter[Tile], rng: Random
) -> WahuaDeal:
    """The hands, filled up at random, as a deal with dice and wall."""
    pool = list(left.elements())
    rng.shuffle(pool)
    wall: list[Tile] = []
    for hand in hands:
        while len(hand) < DEALT:
            hand.append(pool.pop())
        rng.shuffle(hand)
        wall += hand
    dealer = rng.randrange(options.players) if carry.dealer is None else carry.dealer
    return WahuaDeal(dealer, (rng.randint(1, 6), rng.randint(1, 6)), (*wall, *pool))


# ── players ──────────────────────────────────────────────────────────────────


class Player:
    """A player of a temper: `random`, `sensible` or `careless`."""

    def __init__(self, temper: str, rng: Random) -> None:
        self.temper, self.rng = temper, rng
        self.flees = rng.choice((0.0, 0.0, 0.0, 0.01))

    def choose(self, state: WahuaState, seat: int) -> Action:
        """One of the legal actions of a seat."""
        offers = list(state.view(seat).offers)
        rest = [offer for offer in offers if offer.action != Flee()]
        if len(rest) < len(offers) and self.rng.random() < self.flees:
            return Flee()
        return self.pick(rest)

    def pick(self, offers: list[Offer]) -> Action:
        """What the player does of what it may do."""
        if self.temper == "random":
            return self.rng.choice(offers).action
        careless = self.temper == "careless" and self.rng.random() < 0.15
        blameless = [offer for offer in offers if not offer.faults]
        if careless or not blameless:
            return self.rng.choice(offers).action
        for kind in (Win, Kong, Show, Eat, Replace):
            for offer in blameless:
                if isinstance(offer.action, kind) and self.rng.random() < 0.9:
                    return offer.action
        discards = [offer.action for offer in blameless if isinstance(offer.action, (Discard, Pass))]
        return self.rng.choice(discards or [offer.action for offer in blameless])
