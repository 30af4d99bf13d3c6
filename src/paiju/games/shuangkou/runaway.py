"""Running away 逃跑: who leaves in mid-hand ends it and pays (SK33, SK34)."""

from collections.abc import Sequence

from paiju.climbing.grammar import Grammar, MoveClass
from paiju.core.cards import Cards, packed
from paiju.core.game import Event
from paiju.core.settlement import Line, Settlement
from paiju.games.shuangkou.awards import award_lines, row
from paiju.games.shuangkou.combinations import grammar, lines_of
from paiju.games.shuangkou.deal import SEATS
from paiju.games.shuangkou.options import ShuangkouOptions

STAKES_LOST = 6
"""The stakes that leave the table (SK34)."""


class RanAway(Event, frozen=True, tag="ran_away"):
    """A seat left in mid-hand, and the hand is over."""

    seat: int


def cost(options: ShuangkouOptions) -> int:
    """What running away costs beside all that the others get (SK34)."""
    return STAKES_LOST * options.stake


def score_at_most(options: ShuangkouOptions, seat: int, bombs: Sequence[Sequence[int]]) -> int:
    """What seat `seat` would score by running away if nobody else held a bomb that earns: own awards less shares of
    the others', merged (SK33.d), and the stakes lost (SK34). What others hold is not known and may cost more.
    """
    lines = award_lines(options, bombs, range(SEATS))
    return sum(line.deltas[seat] for line in lines) - cost(options)


def best_bomb(words: Grammar, hand: Cards) -> MoveClass | None:
    """The bomb of most lines that could be laid of a hand, alone and not merged (SK33.d); None without one."""
    bombs = [move for move in words.listing(packed(hand)) if move.kind.is_bomb]
    return max(bombs, key=lines_of, default=None)


def settle_run_away(
    options: ShuangkouOptions,
    seating: Sequence[int],
    runaway: int,
    hands: Sequence[Cards],
    bombs: Sequence[Sequence[int]],
) -> Settlement:
    """The settlement when seat `runaway` leaves: nobody gets rank points.

    The awards for what was laid stand, merged (SK33.d); the runaway pays each of the others the award for the best
    bomb that is left in hand (SK33), and six stakes that nobody gets (SK34).
    """
    lines = [*award_lines(options, bombs, seating)]
    for seat in range(SEATS):
        if seat != runaway:
            lines += _held_lines(options, seating, runaway, seat, hands[seat])
    return Settlement((*lines, _cost_line(options, seating, runaway)), SEATS)


def _held_lines(
    options: ShuangkouOptions, seating: Sequence[int], runaway: int, seat: int, hand: Cards
) -> list[Line]:
    """What the runaway pays a seat for the best bomb in its hand, if that earns an award."""
    bomb = best_bomb(grammar(options.variant), hand)
    if bomb is None or not row(lines_of(bomb)).award:
        return []
    value = options.stake * row(lines_of(bomb)).award
    pays, gets = seating[runaway], seating[seat]
    deltas = tuple({pays: -value, gets: value}.get(person, 0) for person in range(SEATS))
    persons = {"who": gets, "runaway": pays}
    params: dict[str, str | int] = {"reading": bomb.text, "lines": lines_of(bomb), "value": value}
    return [Line("SK33", "bomb-held", deltas, "penalty", persons, params)]


def _cost_line(options: ShuangkouOptions, seating: Sequence[int], runaway: int) -> Line:
    lost = cost(options)
    who = seating[runaway]
    deltas = tuple(-lost if person == who else 0 for person in range(SEATS))
    return Line("SK34", "ran-away", deltas, "penalty", {"who": who}, {"value": lost}, leaves=lost)
