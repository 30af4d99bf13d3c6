"""Tiles of Wahua and their notation.

A tile is its notation, a plain string everywhere, as a card is: its two pips then its kind, `66o` plain 白皮, `66d`
double frame 双框, `66s` single frame 单框; `F1` … `F8` the flowers 春夏秋冬梅兰竹菊; `B` a blank 白板. Its point is the
two pips, the smaller first.
"""

import re
from typing import Annotated

from msgspec import Meta

from paiju.core.errors import NotationError

_PIPS = "1[1-6]|2[2-6]|3[3-6]|4[4-6]|5[56]|66"
# `$` alone would let a line break at the end pass in Python, though not in JavaScript.
TILE_PATTERN = rf"^(({_PIPS})[ods]|F[1-8]|B)$(?!\n)"
POINT_PATTERN = rf"^({_PIPS})$(?!\n)"
Tile = Annotated[str, Meta(pattern=TILE_PATTERN)]
Tiles = tuple[Tile, ...]
Point = Annotated[str, Meta(pattern=POINT_PATTERN)]

_TILE = re.compile(rf"(?:{_PIPS})[ods]|F[1-8]|B")


def format_tiles(tiles: Tiles) -> str:
    """The notation of several tiles: `66s66oB`."""
    return "".join(tiles)


def parse_tiles(text: str) -> Tiles:
    """The tiles of a notation such as `66s66o 11d`. NotationError where something else stands in the text."""
    compact = "".join(text.split())
    rest = _TILE.sub("", compact)
    if rest:
        raise NotationError("notation-tiles", text=text, rest=rest)
    return tuple(_TILE.findall(compact))


def parse_tile(text: str) -> Tile:
    """The one tile of a notation; NotationError where it is none, or more."""
    if not _TILE.fullmatch(text):
        raise NotationError("notation-tile", text=text)
    return text


def parse_point(text: str) -> Point:
    """The point of a notation: the two pips, the smaller first; NotationError where it is none."""
    if not re.fullmatch(_PIPS, text):
        raise NotationError("notation-point", text=text)
    return text
