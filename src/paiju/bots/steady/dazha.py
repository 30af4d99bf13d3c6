"""The steady bot's rules of thumb for Dazha: bombs earn by their size, and jokers cost unless they enlarge one."""

from functools import cache

from paiju.bots.steady.chances import Chances
from paiju.bots.steady.plan import Plan, Sorter
from paiju.bots.steady.weighing import Candidate, Manner, Seating, Table
from paiju.bots.steady.weights import Weights
from paiju.climbing.grammar import BIG_JOKER, LITTLE_JOKER, TWO, Kind
from paiju.core.actions import Action, Answer
from paiju.core.cards import RANKS, packed, unpacked
from paiju.core.game import View
from paiju.games.dazha.bombs import PENALTY, Bomb, worth
from paiju.games.dazha.combinations import grammar
from paiju.games.dazha.deal import SEATS
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.play import DECLINE, TAKE, DazhaView

POINT = 1.2
"""The worth of a point from each of the others."""
KEPT_JOKER = 0.8
"""How much of the fine a joker that no bomb can take weighs: with luck it is never played (DZ24.d)."""
UNKNOWN = 14
"""The cards that a seat is taken to hold as long as its number is not told (DZ22)."""

STILL_PLAYED = 0.98
"""How likely a bomb in hand counts in the end, as long as nobody is near going out."""
STILL_PLAYED_NEAR = {1: 0.35, 2: 0.50, 3: 0.60, 4: 0.70, 5: 0.70}
"""The same by the fewest cards of the opponent whose going out ends the hand."""

FEW_PLAYS, LIGHT = 4, -0.3
"""Who leads takes a hand of so few plays and less burden against three (DZ39); who does not is stopped first."""

WEIGHTS = Weights(
    jokers={Kind.JOKERS: -1.60, Kind.LITTLE_JOKERS: -1.60, Kind.BIG_JOKERS: -1.65},
    fine=POINT * PENALTY * KEPT_JOKER,
)
#              3     4     5     6     7     8     9     T     J     Q     K     A     2     w     W
SINGLES = (0.00, 0.01, 0.02, 0.03, 0.05, 0.07, 0.10, 0.14, 0.19, 0.27, 0.36, 0.55, 0.85, 0.88, 0.92)
CHANCES = Chances(singles=SINGLES)


def manner(options: DazhaOptions) -> Manner:
    """How a villager plays at a table with these options."""
    return _manner(DazhaOptions.parse(_counting(options)))


def _counting(options: DazhaOptions) -> dict[str, object]:
    """The options that change how a hand is sorted."""
    return {
        "mode": options.mode,
        "five_ten_king": options.five_ten_king,
        "prize_ranks": options.prize_ranks,
    }


@cache
def _manner(options: DazhaOptions) -> Manner:
    words = grammar(options.mode, options.five_ten_king)

    def bonus(_kind: Kind, cards: int, _strength: int) -> float:
        return POINT * worth(options, bomb(cards)).value

    return Manner(words=words, sorter=Sorter(words, WEIGHTS, bonus), chances=CHANCES)


def bomb(cards: int) -> Bomb:
    """The bomb that some packed cards are."""
    held = unpacked(cards)
    rank = next((rank for rank in held if rank <= TWO), None)
    jokers = "w" * held.get(LITTLE_JOKER, 0) + "W" * held.get(BIG_JOKER, 0)
    return Bomb(None if rank is None else RANKS[rank], 0 if rank is None else held[rank], jokers)


class SteadyDazha:
    """A sensible villager; uses no chance."""

    def act(self, view: View) -> Action:
        """The play of the greatest worth, or the pass; of equal ones the first."""
        assert isinstance(view, DazhaView)
        return Answer(answer(view)) if view.question else DazhaTable(view).best()


def answer(view: DazhaView) -> str:
    """Whether the seat plays against three: on the lead, with a hand that should be out before all others."""
    leads = view.leader == view.seat or view.options.bao_lead == "taker"
    plan = manner(view.options).sorter.plan(packed(view.hand))
    return TAKE if leads and plan.turns <= FEW_PLAYS and plan.burden < LIGHT else DECLINE


def seating(view: DazhaView) -> Seating:
    """Partners as ♠3 finds them (DZ2); against who plays alone all others (DZ39)."""
    me = view.seat
    assert me is not None
    others = [seat for seat in range(SEATS) if seat != me]
    if view.taker is None:
        partners = {view.partner[me]}
    else:
        partners = set() if view.taker == me else set(others) - {view.taker}
    counts = tuple(UNKNOWN if count is None else count for count in view.counts)
    opponents = tuple(seat for seat in others if seat not in partners)
    return Seating(me, tuple(sorted(partners)), opponents, counts)


class DazhaTable(Table):
    """A table at which bombs earn and jokers cost."""

    def __init__(self, view: DazhaView) -> None:
        super().__init__(view, manner(view.options), seating(view))
        self.view = view
        self.still_played = self._still_played()

    def gain(self, candidate: Candidate, after: Plan) -> float:
        """The bonus of a bomb or the fine for jokers, and what the rest of the hand may still earn."""
        move, cards = candidate
        if move.kind.is_bomb:
            earned: float = worth(self.view.options, bomb(cards)).value
        else:
            held = unpacked(cards)
            earned = -PENALTY * (held.get(LITTLE_JOKER, 0) + held.get(BIG_JOKER, 0))
        return POINT * earned + self.still_played * (after.bonus - self.plan.bonus)

    def _still_played(self) -> float:
        """How likely a bomb that is kept counts in the end: at a double it would not (DZ24), nor in `bao` (DZ41.d)."""
        inside = [self.counts[seat] for seat in self.opponents if self.counts[seat]]
        if self.view.taker is not None:
            nearest = min(self.counts[seat] for seat in range(SEATS) if seat != self.me)
        elif any(not self.counts[seat] for seat in self.partners):
            return 1.0  # a single at worst, where what is left counts too (DZ25)
        elif len(inside) == len(self.opponents):
            nearest = sum(inside)
        else:
            nearest = min(inside)
        return STILL_PLAYED_NEAR.get(nearest, STILL_PLAYED)
