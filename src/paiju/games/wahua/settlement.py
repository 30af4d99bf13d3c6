"""The settlement of a Wahua hand: everybody's points against everybody's, and who pays for all (WH39–WH46)."""

from collections.abc import Sequence

from msgspec import Struct

from paiju.core.settlement import Line, Settlement
from paiju.core.tiles import Point, Tile, Tiles, format_tiles
from paiju.games.wahua.kernel.codes import BIG_FIRST, FRESH_FIRST, FRESH_PLAIN
from paiju.games.wahua.points import SPECIAL_WORTH, Table, Worth, odd_worth, unit_worth
from paiju.games.wahua.tiles import tiles_of

DEALER_TIMES = 2  # WH41


class Standing(Struct, frozen=True):
    """What a seat has at the end of a hand."""

    units: tuple[tuple[Point, int], ...]
    """Its pairs and kongs, open and in the hand, as points and units of the kernel."""
    specials: Tiles = ()
    odd: Tile | None = None
    """The odd tile, of the winner only."""
    pressed: tuple[str, ...] = ()
    """The clauses by which it was judged pressing 压迫 (WH24)."""
    fled: bool = False

    @property
    def counts(self) -> bool:
        """Whether its points count: not who fled (WH13) or pressed (WH24)."""
        return not self.pressed and not self.fled


class Cover(Struct, frozen=True):
    """A pair, kong or win that its discarder pays for all 包牌."""

    payer: int
    taker: int
    point: Point
    unit: int
    """The unit as it stood at the claim; 0 where the tile was the odd one alone."""
    reason: int
    """By which sentence of WH43 or WH44, see the kernel's codes."""
    won: bool
    """Whether the taker won with it: the odd tile is paid for as well (WH44)."""


COVER_TEXTS = {BIG_FIRST: "big-first", FRESH_FIRST: "fresh-first", FRESH_PLAIN: "fresh-plain"}


class Reckoning(Struct, frozen=True):
    """Who pays whom at a table, and how often."""

    seating: tuple[int, ...]
    dealer: int
    doubled: bool
    """Whether differences with the dealer count double (WH41)."""
    homes: tuple[Point, ...]
    shaken: tuple[Point, ...]

    def times(self, seat: int, other: int) -> int:
        """How often a difference between two seats counts (WH41)."""
        return DEALER_TIMES if self.doubled and self.dealer in (seat, other) else 1

    def earned(self, seat: int, value: int) -> tuple[int, ...]:
        """Every other seat pays `value`: points are compared with each (WH40). Deltas by person."""
        deltas = [0] * len(self.seating)
        for other, person in enumerate(self.seating):
            if other != seat:
                paid = value * self.times(seat, other)
                deltas[person] -= paid
                deltas[self.seating[seat]] += paid
        return tuple(deltas)

    def refunded(self, payer: int, taker: int, value: int) -> tuple[int, ...]:
        """`payer` gives the others back what each paid `taker` (WH46). Deltas by person."""
        deltas = [0] * len(self.seating)
        for other, person in enumerate(self.seating):
            if other not in (payer, taker):
                paid = value * self.times(taker, other)
                deltas[person] += paid
                deltas[self.seating[payer]] -= paid
        return tuple(deltas)

    def table(self, seat: int) -> Table:
        """What makes the points at a seat."""
        return Table(self.homes[seat], self.shaken)


def settle(reckoning: Reckoning, standings: Sequence[Standing], covers: Sequence[Cover]) -> Settlement:
    """The lines of every seat that counts, from the dealer on, then what is refunded."""
    players = len(standings)
    lines: list[Line] = []
    for step in range(players):
        seat = (reckoning.dealer + step) % players
        lines += _seat_lines(reckoning, seat, standings[seat])
    for cover in latest(covers):
        if standings[cover.taker].counts:
            lines += _refunds(reckoning, cover, standings[cover.taker])
    return Settlement(tuple(lines), players)


def value_of(table: Table, standing: Standing) -> int:
    """The points 道 of a seat: pairs, specials and odd tile (WH39); 0 for who fled or pressed."""
    if not standing.counts:
        return 0
    units = sum(unit_worth(table, point, unit).value for point, unit in standing.units)
    odd = odd_worth(table, standing.odd).value if standing.odd else 0
    return units + odd + SPECIAL_WORTH * len(standing.specials)


def latest(covers: Sequence[Cover]) -> tuple[Cover, ...]:
    """The covers that count: of several of one pair the latest (WH46.d)."""
    found: dict[tuple[int, Point, bool], Cover] = {}
    for cover in covers:
        key = (cover.taker, cover.point, cover.unit == 0)
        found.pop(key, None)
        found[key] = cover
    return tuple(found.values())


def _seat_lines(reckoning: Reckoning, seat: int, standing: Standing) -> list[Line]:
    who = {"who": reckoning.seating[seat]}
    nothing = (0,) * len(reckoning.seating)
    if standing.fled:
        return [Line("WH13", "fled", nothing, "penalty", who)]
    if standing.pressed:
        clauses = ", ".join(standing.pressed)
        return [Line("WH24", "pressed", nothing, "penalty", who, {"clauses": clauses})]
    table = reckoning.table(seat)
    lines = []
    for point, unit in standing.units:
        worth = unit_worth(table, point, unit)
        lines.append(_worth_line(reckoning, seat, "unit", tiles_of(point, unit), worth))
    if standing.odd:
        lines.append(_worth_line(reckoning, seat, "odd", (standing.odd,), odd_worth(table, standing.odd)))
    if standing.specials:
        value = SPECIAL_WORTH * len(standing.specials)
        about: dict[str, str | int] = {"tiles": format_tiles(standing.specials), "value": value}
        lines.append(Line("WH38", "specials", reckoning.earned(seat, value), "bonus", who, about))
    return lines


def _worth_line(reckoning: Reckoning, seat: int, reason: str, tiles: Tiles, worth: Worth) -> Line:
    about: dict[str, str | int] = {
        "tiles": format_tiles(tiles),
        "base": worth.base,
        "home": worth.home,
        "shaken": worth.shaken,
        "value": worth.value,
    }
    who = {"who": reckoning.seating[seat]}
    return Line(worth.clause, reason, reckoning.earned(seat, worth.value), "base", who, about)


def _refunds(reckoning: Reckoning, cover: Cover, standing: Standing) -> list[Line]:
    """What the payer of a cover gives back; nothing at a table of two, where nobody else has paid (WH46.d)."""
    if len(reckoning.seating) == 2:
        return []
    table = reckoning.table(cover.taker)
    covered: list[tuple[Tiles, int]] = []
    if cover.unit:
        worth = unit_worth(table, cover.point, cover.unit)
        covered.append((tiles_of(cover.point, cover.unit), worth.value))
    if cover.won and standing.odd:
        covered.append(((standing.odd,), odd_worth(table, standing.odd).value))
    persons = {"who": reckoning.seating[cover.payer], "taker": reckoning.seating[cover.taker]}
    clause = "WH44" if cover.won else "WH43"
    return [
        Line(
            clause,
            COVER_TEXTS[cover.reason],
            reckoning.refunded(cover.payer, cover.taker, value),
            "penalty",
            persons,
            {"tiles": format_tiles(tiles), "value": value},
        )
        for tiles, value in covered
    ]
