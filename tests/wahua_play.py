"""Deals and players of Wahua for random hands.

Uniform deals seldom come near a win. In rich ones hands hold many pairs, in poor ones hardly any. Of the players one
takes anything legal, one builds its hand and follows the order, one builds it and is careless now and then, and one
lets wins pass.
"""

from collections import Counter
from random import Random
from typing import cast

from paiju.core.actions import Action, Discard, Eat, Flee, Kong, Pass, Replace, Show, Win
from paiju.core.draws import Draws
from paiju.core.tiles import Tile
from paiju.games.wahua import WAHUA
from paiju.games.wahua.deal import WahuaCarry, WahuaDeal
from paiju.games.wahua.moves import action_of
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import ALL_POINTS, COPIES, SET, TILES

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


TEMPERS = ("sensible", "careless", "stubborn")


class Player:
    """A player of a temper: `random`, `sensible`, `careless` or `stubborn`, who lets the first win pass."""

    def __init__(self, temper: str, rng: Random) -> None:
        self.temper, self.rng = temper, rng
        self.flees = rng.choice((0.0, 0.0, 0.0, 0.01))
        self.waits = temper == "stubborn"
        self.keeps = False

    def choose(self, state: WahuaState, seat: int) -> Action:
        """One of the legal actions of a seat."""
        hand = state.table_hand()
        offers = [(action_of(move), hand.faults(seat, move)) for move in hand.legal(seat)]
        actions = [action for action, _ in offers]
        rest = [offer for offer in offers if offer[0] != Flee()]
        if len(rest) < len(offers) and self.rng.random() < self.flees:
            return Flee()
        if self.temper == "stubborn" and Win() in actions:
            if not self.waits:
                return Win()
            self.waits, self.keeps = False, True
        if self.keeps:
            # The hand stays as it is: what is drawn goes.
            drawn = Discard(TILES[hand.last]) if 0 <= hand.last < len(TILES) else None
            if Pass() in actions or drawn in actions:
                return Pass() if Pass() in actions else cast(Action, drawn)
        return self.pick(rest)

    def pick(self, offers: list[tuple[Action, int]]) -> Action:
        """What the player does of what it may do, each with what it would be judged for."""
        blameless = [action for action, faults in offers if not faults]
        careless = self.temper == "careless" and self.rng.random() < 0.15
        if self.temper == "random" or careless or not blameless:
            return self.rng.choice(offers)[0]
        for kind in (Win, Kong, Show, Eat, Replace):
            for action in blameless:
                if isinstance(action, kind) and self.rng.random() < 0.9:
                    return action
        return self.rng.choice(
            [action for action in blameless if isinstance(action, (Discard, Pass))] or blameless
        )


def players_of(options: WahuaOptions, rng: Random) -> list[Player]:
    """A player for every seat: in half of the hands all take anything, in the other half they build."""
    if rng.random() < 0.5:
        return [Player("random", rng) for _ in range(options.players)]
    return [Player(rng.choice(TEMPERS), rng) for _ in range(options.players)]
