"""The steady bot's rules of thumb for Datong: a trick brings points, and once the order is settled nothing else."""

from functools import cache

from paiju.bots.steady.chances import Chances
from paiju.bots.steady.plan import Sorter
from paiju.bots.steady.weighing import Candidate, Manner, Seating, Table
from paiju.bots.steady.weights import Weights
from paiju.climbing.grammar import Kind, MoveClass
from paiju.core.actions import Action, Answer
from paiju.core.cards import RANKS, packed
from paiju.core.game import View
from paiju.games.datong.combinations import grammar
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongView
from paiju.games.datong.scoring import ENOUGH, POINTS

POINT = 0.009
"""The worth of a captured point while it is open which side gets 100 (DT34)."""
DECIDED = 0.4
"""What is left of it once a side is sure of them."""

HOPELESS = 4.2
"""A hand of this burden or more, one in sixty, is offered."""
WEAK = 3.5
"""With this burden or more beside a hopeless hand the loss is larger than what surrender costs."""
STRONG = 0.3
"""A hand below this burden, one in twenty, wins as often as not beside a hopeless one."""

ALL_POINTS = 200
TRICK_POINTS = {RANKS.index(rank): points for rank, points in POINTS.items()}


def manner(options: DatongOptions) -> Manner:
    """How a villager plays at a table with these options."""
    return _manner(options.chain3_vs_8, options.wind == "partner")


@cache
def _manner(chain3_vs_8: str, wind_to_partner: bool) -> Manner:
    words = grammar(chain3_vs_8)
    return Manner(
        words=words, sorter=Sorter(words, Weights()), chances=Chances(), wind_to_partner=wind_to_partner
    )


class SteadyDatong:
    """A sensible villager; uses no chance."""

    def act(self, view: View) -> Action:
        """The play of the greatest worth, or the pass; of equal ones the first."""
        assert isinstance(view, DatongView)
        return Answer(answer(view)) if view.question else DatongTable(view).best()


class DatongTable(Table):
    """A table at which tricks carry points."""

    def __init__(self, view: DatongView) -> None:
        assert view.seat is not None
        self.view, me = view, view.seat
        opponents = ((me + 1) % 4, (me + 3) % 4)
        super().__init__(view, manner(view.options), Seating(me, ((me + 2) % 4,), opponents, view.counts))
        captured = view.captured
        ours = captured[me] + captured[(me + 2) % 4]
        theirs = sum(captured) - ours
        self.point = POINT * (DECIDED if ours >= ENOUGH or theirs > ALL_POINTS - ENOUGH else 1.0)
        out = view.finished
        self.closing = len(out) >= 3 or (len(out) == 2 and (out[0] - out[1]) % 2 == 0)

    def swing(self, cards: int = 0) -> float:
        """The points of the trick."""
        return self.point * (self.view.pile + points_in(cards))

    def play_worth(self, candidate: Candidate) -> float:
        """The worth of a play; of the last trick only the points."""
        if not self.closing:
            return super().play_worth(candidate)
        holds = self.holds(candidate.move, self.opponents)
        return holds * self.swing(candidate.cards) - (self.view.owner in self.partners)

    def pass_worth(self) -> float:
        """The worth of the pass; of the last trick only the points."""
        return (2 * self.kept() - 1) * self.swing() if self.closing else super().pass_worth()

    def leads(self) -> list[MoveClass]:
        """The triples of the plan with any pair and without, and triple runs that carry pair runs."""
        triples = {group.rank for group in self.plan.groups if group.kind in (Kind.TRIPLE, Kind.TRIPLE_PAIR)}
        more = [
            move
            for move in self.words.listing(self.hand)
            if move.kind is Kind.TRIPLE_RUN_PAIR_RUN
            or (move.kind in (Kind.TRIPLE, Kind.TRIPLE_PAIR) and move.rank in triples)
        ]
        return list(dict.fromkeys(super().leads() + more))


def points_in(cards: int) -> int:
    """The points in packed cards."""
    return sum((cards >> 4 * rank & 15) * points for rank, points in TRICK_POINTS.items())


def answer(view: DatongView) -> str:
    """The answer to a question of the surrender window."""
    assert view.question is not None
    burden = manner(view.options).sorter.plan(packed(view.hand)).burden
    if view.question.about == "offer":
        return "offer" if burden > HOPELESS else "play_on"
    if burden < STRONG:
        return "buy"
    return "surrender" if burden > WEAK else "decline"
