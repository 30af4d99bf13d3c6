"""Awards 给到分 for bombs of six lines or more (SK29–SK31)."""

from collections.abc import Sequence

from msgspec import Struct

from paiju.core.game import Event
from paiju.core.settlement import Line, from_each
from paiju.games.shuangkou.deal import SEATS
from paiju.games.shuangkou.lines import merged
from paiju.games.shuangkou.options import ShuangkouOptions


class Row(Struct, frozen=True):
    """What a player is awarded, and what each of the others pays."""

    award: int
    share: int


AWARDS = {
    6: Row(6, 2),
    7: Row(18, 6),
    8: Row(30, 10),
    9: Row(45, 15),
    10: Row(60, 20),
    11: Row(75, 25),
    12: Row(90, 30),
}
"""The awards by lines, with stake 1 (SK29); twelve lines are for qianbian."""

NOTHING = Row(0, 0)


class Awarded(Event, frozen=True, tag="awarded"):
    """A seat's award rises: `lines` is its highest single bomb so far, `award` what it has now of all the others."""

    seat: int
    lines: int
    award: int


def row(lines: int) -> Row:
    """The row of the table for a player's highest lines; fewer than six earn nothing."""
    return AWARDS.get(lines, NOTHING)


def awarded(options: ShuangkouOptions, seat: int, before: Sequence[int], lines: int) -> tuple[Awarded, ...]:
    """What happens when a seat lays a bomb of so many lines after those `before`.

    At once the highest single bomb counts, not merged (SK29, SK29.d); awards do not add up (SK30).
    """
    if lines <= max(before, default=0) or not row(lines).award:
        return ()
    return (Awarded(seat, lines, options.stake * row(lines).award),)


def standing(options: ShuangkouOptions, bombs: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The awards less the shares of others' awards, by seat, as they stand during the hand (SK29.d)."""
    rows = [row(max(laid, default=0)) for laid in bombs]
    shares = sum(row.share for row in rows)
    return tuple(options.stake * (row.award - shares + row.share) for row in rows)


def award_lines(
    options: ShuangkouOptions, bombs: Sequence[Sequence[int]], seating: Sequence[int]
) -> tuple[Line, ...]:
    """The awards at the settlement, seat by seat: by the merged lines of all bombs laid (SK31)."""
    lines = [_award_line(options, seat, laid, seating) for seat, laid in enumerate(bombs)]
    return tuple(line for line in lines if line is not None)


def _award_line(
    options: ShuangkouOptions, seat: int, laid: Sequence[int], seating: Sequence[int]
) -> Line | None:
    lines, single = merged(options.variant, laid), max(laid, default=0)
    share = options.stake * row(lines).share
    if not share:
        return None
    params: dict[str, str | int] = {"lines": lines, "value": share}
    clause, reason = "SK29", "award"
    if lines > single:
        clause, reason = "SK31", "award-merged"
        params["bombs"] = ", ".join(map(str, sorted(laid)))
    who = seating[seat]
    return Line(clause, reason, from_each(who, share, SEATS), "bonus", {"who": who}, params)
