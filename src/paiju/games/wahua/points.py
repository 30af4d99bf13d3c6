"""The points 道 of units, odd tiles and specials (WH32–WH39)."""

from msgspec import Struct

from paiju.core.tiles import Point, Tile
from paiju.games.wahua.kernel.cells import (
    DOUBLE_SINGLE,
    DOUBLES,
    KONG,
    PLAIN_DOUBLE,
    PLAIN_SINGLE,
    PLAINS,
)
from paiju.games.wahua.tiles import BIG

BIG_UNITS = {KONG: 1600, DOUBLE_SINGLE: 800, PLAIN_SINGLE: 400, DOUBLES: 400, PLAIN_DOUBLE: 200, PLAINS: 100}
"""What pairs and kongs of big points count (WH32)."""
SMALL_UNITS = {KONG: 400, DOUBLE_SINGLE: 200, PLAIN_SINGLE: 100, DOUBLES: 100, PLAIN_DOUBLE: 100, PLAINS: 100}
"""What those of small points count (WH33)."""
BIG_ODD = {"s": 1600, "d": 800}
"""What the winner's odd tile 宕头 counts, of a big point (WH37)."""
SMALL_ODD = {"s": 400, "d": 200}
"""What it counts of a small point (WH37)."""
HOME_TIMES = 2  # WH34
SHAKEN_TIMES = 2  # WH35, WH36
SPECIAL_WORTH = 500  # WH38


class Table(Struct, frozen=True):
    """What the dice and the dealer make of the points at a seat."""

    home: Point
    shaken: tuple[Point, ...]


class Worth(Struct, frozen=True):
    """What a unit or an odd tile counts, and why."""

    clause: str
    """The clause of the figure before it is multiplied."""
    base: int
    home: int
    """The multiplier of the own home point, 1 elsewhere (WH34)."""
    shaken: int
    """The multiplier of a shaken point, 1 elsewhere (WH35, WH36)."""

    @property
    def value(self) -> int:
        """The points 道: home and shaken multiply (WH36.d)."""
        return self.base * self.home * self.shaken


def unit_worth(table: Table, point: Point, unit: int) -> Worth:
    """What a pair or kong counts; a small shaken point counts as a big one does (WH32–WH36)."""
    big = point in BIG or point in table.shaken
    base = (BIG_UNITS if big else SMALL_UNITS)[unit]
    return _worth("WH32" if big else "WH33", table, point, base)


def odd_worth(table: Table, tile: Tile) -> Worth:
    """What the winner's odd tile counts (WH37)."""
    point, kind = tile[:2], tile[2]
    big = point in BIG or point in table.shaken
    return _worth("WH37", table, point, (BIG_ODD if big else SMALL_ODD)[kind])


def _worth(clause: str, table: Table, point: Point, base: int) -> Worth:
    home = HOME_TIMES if point == table.home else 1
    return Worth(clause, base, home, SHAKEN_TIMES if point in table.shaken else 1)
