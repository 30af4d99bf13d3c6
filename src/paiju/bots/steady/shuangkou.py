"""The steady bot's rules of thumb for Shuangkou: the lines of bombs earn awards and multiply what is won."""

from collections.abc import Sequence
from functools import cache

from paiju.bots.steady.chances import Chances
from paiju.bots.steady.plan import Plan, Sorter
from paiju.bots.steady.weighing import Candidate, Manner, Seating, Table
from paiju.bots.steady.weights import Weights
from paiju.climbing.grammar import Kind, MoveClass
from paiju.core.actions import Action
from paiju.core.cards import packed
from paiju.core.game import View
from paiju.games.shuangkou.awards import row
from paiju.games.shuangkou.combinations import grammar, lines, lines_of
from paiju.games.shuangkou.deal import PARTNER, SEATS
from paiju.games.shuangkou.lines import LEAST, merged
from paiju.games.shuangkou.play import ShuangkouView
from paiju.games.shuangkou.scoring import MULTIPLIER

POINT = 0.5
"""The worth of a point that each of the others pays."""
WON = 0.85
"""The rank points that a hand brings, as often as its side wins: what lines multiply (SK27)."""

STILL_PLAYED = 0.85
"""How likely a bomb in hand is laid before the hand ends, as long as nobody is near going out."""
STILL_PLAYED_NEAR = {1: 0.30, 2: 0.40, 3: 0.50, 4: 0.60, 5: 0.65, 6: 0.70, 7: 0.75, 8: 0.80}
"""The same by the cards of the opponents whose going out ends the hand."""

WEIGHTS = Weights(
    bombs={4: -0.55, 5: -0.85, 6: -1.15, 7: -1.35, 8: -1.50},
    jokers={Kind.THREE_JOKERS: -1.10, Kind.JOKERS: -1.30},
)
CHANCES = Chances(
    strength=lines,
    bombs={4: (0.40, 0.02), 5: (0.60, 0.015), 6: (0.80, 0.005), 7: (0.90, 0.003), 8: (0.96, 0.0)},
    special={Kind.THREE_JOKERS: 0.76, Kind.JOKERS: 0.87},
    pair_run=(0.55, 0.04, 0.08),
    triple_run=(0.85, 0.01, 0.05),
    shortest={Kind.STRAIGHT: 5, Kind.PAIR_RUN: 3, Kind.TRIPLE_RUN: 3},
)


@cache
def manner(variant: str) -> Manner:
    """How a villager plays a variant."""
    words = grammar(variant)

    def bonus(_kind: Kind, _cards: int, strength: int) -> float:
        return POINT * (value(strength) - value(0))

    return Manner(words=words, sorter=Sorter(words, WEIGHTS, bonus), chances=CHANCES)


def value(highest: int) -> float:
    """What a player's highest lines are worth in points: the award (SK29), and what they multiply (SK27)."""
    return row(highest).share + WON * MULTIPLIER[max(highest, LEAST)]


class SteadyShuangkou:
    """A sensible villager; uses no chance, and never runs away."""

    def act(self, view: View) -> Action:
        """The play of the greatest worth, or the pass; of equal ones the first."""
        assert isinstance(view, ShuangkouView)
        return ShuangkouTable(view).best()


class ShuangkouTable(Table):
    """A table at which lines earn, and the partner's cards may lie open."""

    def __init__(self, view: ShuangkouView) -> None:
        me = view.seat
        assert me is not None
        opponents = tuple(seat for seat in range(SEATS) if seat not in (me, PARTNER[me]))
        seats = Seating(me, (PARTNER[me],), opponents, view.counts)
        super().__init__(view, manner(view.options.variant), seats)
        self.view = view
        self.partners_hand = packed(view.partner_hand)
        self.still_played = self._still_played()
        self.may_earn = self._earned((), self.plan.bombs)

    def gain(self, candidate: Candidate, after: Plan) -> float:
        """What a bomb adds to the lines laid so far, and what the rest of the hand may still add."""
        new = (lines_of(candidate.move),) if candidate.move.kind.is_bomb else ()
        kept = self._earned(new, after.bombs)
        return POINT * (self._earned((), new) + self.still_played * (kept - self.may_earn))

    def partner_beats(self, partner: int, move: MoveClass) -> float:
        """Known where the partner's cards lie open."""
        if not self.partners_hand:
            return super().partner_beats(partner, move)
        return float(bool(self.words.listing(self.partners_hand, move)))

    def help(self, move: MoveClass) -> float:
        """What a lead does for a partner about to go out, whose cards may lie open."""
        if not self.partners_hand:
            return super().help(move)
        last = self.words.readings(self.partners_hand, self.counts[self.partners[0]])
        return self.manner.help * any(self.words.does_beat(reading, move) for reading in last)

    def _earned(self, before: Sequence[int], bombs: Sequence[int]) -> float:
        """What the lines of some bombs add to those laid so far and `before`."""
        variant = self.view.options.variant
        laid = (*self.view.bombs[self.me], *before)
        return value(merged(variant, (*laid, *bombs))) - value(merged(variant, laid))

    def _still_played(self) -> float:
        """How likely a bomb that is kept is laid before the order is settled."""
        inside = [self.counts[seat] for seat in self.opponents if self.counts[seat]]
        partner = self.counts[self.partners[0]]
        if not partner or len(inside) < len(self.opponents):
            nearest = min(inside) if inside else 0
        else:
            nearest = sum(inside)
        return STILL_PLAYED_NEAR.get(nearest, STILL_PLAYED)
