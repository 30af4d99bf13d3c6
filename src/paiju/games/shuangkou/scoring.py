"""The settlement of a Shuangkou hand that was played to its end (SK24–SK32)."""

from collections.abc import Sequence
from typing import NamedTuple

from paiju.core.settlement import Line, Settlement, between
from paiju.games.shuangkou.awards import award_lines
from paiju.games.shuangkou.deal import PARTNER, SEATS
from paiju.games.shuangkou.lines import LEAST, merged
from paiju.games.shuangkou.options import ShuangkouOptions


class Win(NamedTuple):
    """What each of the winners gets of rank points, the clause that says so, and the reason."""

    value: int
    clause: str
    reason: str


WINS = {
    2: Win(3, "SK24", "double"),
    3: Win(2, "SK25", "single"),
    4: Win(1, "SK26", "flat"),
}
"""The rank points by the place of the first finisher's partner."""

MULTIPLIER = {4: 1, 5: 2, 6: 4, 7: 8, 8: 16, 9: 20, 10: 24, 11: 28, 12: 32}
"""What multiplies the rank points, by the highest lines of the winners, in every variant (SK27, SK27.d)."""


def settle_played(
    options: ShuangkouOptions,
    seating: Sequence[int],
    finished: Sequence[int],
    bombs: Sequence[Sequence[int]],
) -> Settlement:
    """The settlement after the seats `finished` went out, first to last; `bombs` are the lines laid by each seat.

    A score is the stake times rank points, multiplied, and awards (SK32.d).
    """
    lines = (*rank_lines(options, seating, finished, bombs), *award_lines(options, bombs, seating))
    return Settlement(lines, SEATS)


def rank_lines(
    options: ShuangkouOptions,
    seating: Sequence[int],
    finished: Sequence[int],
    bombs: Sequence[Sequence[int]],
) -> list[Line]:
    """The rank points of both teams, and what the winners' lines add to them."""
    first = finished[0]
    team = (first, PARTNER[first])
    place = finished.index(team[1]) + 1 if team[1] in finished else SEATS
    win = WINS[place]
    value = options.stake * win.value
    winners = [seating[seat] for seat in team]
    persons = {"winner": winners[0], "partner": winners[1]}
    base = Line(win.clause, win.reason, between(winners, value, SEATS), "base", persons, {"value": value})
    best = max(team, key=lambda seat: merged(options.variant, bombs[seat]))
    lines = merged(options.variant, bombs[best])
    factor = MULTIPLIER[max(lines, LEAST)]
    if factor == 1:
        return [base]
    more = value * (factor - 1)
    params: dict[str, str | int] = {
        "lines": lines,
        "factor": factor,
        "value": more,
        "bombs": ", ".join(map(str, sorted(bombs[best]))),
    }
    who = {"who": seating[best], **persons}
    return [base, Line("SK27", "multiplied", between(winners, more, SEATS), "base", who, params)]
