"""What somebody has of one point: a *cell* of up to three plains, two doubles and one single (WH1, WH20).

A cell is one integer: two bits of plains, two of doubles, one of singles. A *unit* is a pair or a kong, and is a cell
as well. Tiles are numbers: 3 × point + kind for the 63 kinds of pointed tile; a special is one of the bits of a
mask. Points are in the order of WH3 and WH4, the big ones first.
"""

from typing import Final

from mypy_extensions import i64

POINTS: Final = 21
BIG_POINTS: Final = 13
"""The points below this number are big (WH3)."""

FIRST_SPECIAL: Final = 63
"""Tiles from this number on are specials: the eight flowers, then the two blanks (WH1)."""
TILES: Final = 136
DEALT: Final = 20

PLAIN: Final = 0
DOUBLE: Final = 1
SINGLE: Final = 2
"""The kinds of tile, low to high (WH2)."""

PLAINS: Final = 2
PLAIN_DOUBLE: Final = 5
DOUBLES: Final = 8
PLAIN_SINGLE: Final = 17
DOUBLE_SINGLE: Final = 20
KONG: Final = 24
"""The units; a kong is both doubles and the single (WH19)."""


def shifted(x: i64, n: i64) -> i64:
    """x << n. A literal shifted by an i64 would be computed in 32 bits by mypyc."""
    return x << n


def bit(n: i64) -> i64:
    """The mask of n alone."""
    return shifted(1, n)


def one(kind: i64) -> i64:
    """The cell of one tile of a kind."""
    if kind == PLAIN:
        return 1
    return 4 if kind == DOUBLE else 16


def plains(cell: i64) -> i64:
    """The plain tiles in a cell."""
    return cell & 3


def framed(cell: i64) -> i64:
    """The framed tiles in a cell."""
    return (cell >> 2 & 3) + (cell >> 4)


def count(cell: i64) -> i64:
    """The tiles in a cell."""
    return (cell & 3) + (cell >> 2 & 3) + (cell >> 4)


def has(cell: i64, kind: i64) -> bool:
    """Whether a cell holds a tile of a kind."""
    if kind == PLAIN:
        return cell & 3 != 0
    if kind == DOUBLE:
        return cell & 12 != 0
    return cell & 16 != 0


def unit_of(cell: i64) -> i64:
    """The unit that the tiles make: all three framed are a kong, else the two best are the pair (WH2, WH20)."""
    if cell >= KONG:
        return KONG
    doubles = cell >> 2 & 3
    if cell >= 16:
        if doubles != 0:
            return DOUBLE_SINGLE
        return PLAIN_SINGLE if cell & 3 != 0 else 0
    if doubles == 2:
        return DOUBLES
    if doubles == 1:
        return PLAIN_DOUBLE if cell & 3 != 0 else 0
    return PLAINS if cell & 3 >= 2 else 0


def mixed(unit: i64) -> bool:
    """Whether a unit is a framed tile with a plain one, which a framed tile may take the place of (WH18)."""
    return unit & 3 == 1
