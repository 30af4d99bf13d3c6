"""The 136 tiles (WH1–WH6): points, home points, shaken points, and their numbers in the kernel."""

from collections.abc import Iterable
from functools import cache

from paiju.core.tiles import Point, Tile, Tiles
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, POINTS

BIG: tuple[Point, ...] = (
    *("66", "11", "44", "33", "13", "46", "55", "22", "16", "34", "25", "56", "12"),  # WH3
)
"""The big points 大张."""
SMALL: tuple[Point, ...] = ("23", "24", "26", "35", "45", "14", "36", "15")  # WH4
"""The small points 小张."""
ALL_POINTS = (*BIG, *SMALL)
HOMES: tuple[Point, ...] = ("66", "11", "44", "33")  # WH5
"""The home points 家位, from the dealer's on: 天, 地, 银牌, 长三."""
KINDS = "ods"
"""Plain, double and single frame, low to high (WH2), at their kernel numbers."""
COPIES = {"o": 3, "d": 2, "s": 1}  # WH1
FLOWERS: Tiles = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8")
BLANK: Tile = "B"
SPECIALS: Tiles = (*FLOWERS, BLANK, BLANK)  # WH1, WH6
"""The special tiles, at the kernel's bits."""

TILES: Tiles = (*(point + kind for point in ALL_POINTS for kind in KINDS), *SPECIALS)
"""The notation of each number of the kernel."""
SET: Tiles = (
    *(point + kind for point in ALL_POINTS for kind in KINDS for _ in range(COPIES[kind])),
    *SPECIALS,
)
"""All tiles of the game, sorted."""
NUMBER = {tile: number for number, tile in reversed(list(enumerate(TILES)))}
"""The kernel's number of a tile; of the two blanks that of the first."""


def numbers(tiles: Iterable[Tile]) -> list[int]:
    """The kernel's numbers of tiles; two blanks get different ones."""
    found = [NUMBER[tile] for tile in tiles]
    blank = NUMBER[BLANK]
    if found.count(blank) > 1:
        found[found.index(blank, found.index(blank) + 1)] += 1
    return found


@cache
def tiles_of(point: Point, cell: int) -> Tiles:
    """The tiles of a cell of the kernel, the best first."""
    counts = (cell >> 4, cell >> 2 & 3, cell & 3)
    return tuple(point + kind for kind, count in zip("sdo", counts, strict=True) for _ in range(count))


def tiles_in(mask: int) -> Tiles:
    """The tiles of a mask over kernel numbers."""
    return tuple(TILES[number] for number in range(FIRST_SPECIAL) if mask >> number & 1)


def specials_in(mask: int) -> Tiles:
    """The specials of a mask over their bits."""
    return tuple(special for place, special in enumerate(SPECIALS) if mask >> place & 1)


def points_in(mask: int) -> tuple[Point, ...]:
    """The points of a mask over their numbers."""
    return tuple(ALL_POINTS[number] for number in range(POINTS) if mask >> number & 1)


def point_mask(points: Iterable[Point]) -> int:
    """The mask of points over their numbers."""
    return sum(1 << ALL_POINTS.index(point) for point in set(points))


def shaken_points(one: int, other: int) -> tuple[Point, ...]:
    """The three shaken points 摇张 of two dice (WH10).

    Equal dice give the pair of the die, that of its opposite, and the two together (WH10.d). Different ones give
    their own pair, that of their opposites, and that of the two values left; where they make seven, 34, 25 and 16.
    """
    if one == other:
        pairs = [(one, one), (7 - one, 7 - one), (one, 7 - one)]
    elif one + other == 7:
        pairs = [(3, 4), (2, 5), (1, 6)]
    else:
        opposites = (7 - one, 7 - other)
        left = [value for value in range(1, 7) if value not in (one, other, *opposites)]
        pairs = [(one, other), opposites, (left[0], left[1])]
    return tuple(f"{min(pair)}{max(pair)}" for pair in pairs)
