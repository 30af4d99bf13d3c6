"""Tiles as people type them and as they are shown: `66s66o`, `61s`, `天单框`, `天单白`, `66 single`, `Heaven plain`."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

from paiju.cli.errors import CommandError
from paiju.core.errors import NotationError
from paiju.core.tiles import Point, Tile, Tiles
from paiju.games.wahua.tiles import ALL_POINTS, BLANK, FLOWERS
from paiju.texts import LOCALES, text

_SEPARATORS = re.compile(r"[\s,，、;；+·…]+")
_JOINTS = re.compile(r"[\s-]+")
# A letter is a kind where no word goes on after it, but other kinds may, or flowers and blanks.
_LETTER = r"(?=[sdo]*b*(?:f[1-8]|(?![a-z])))"
_KINDS = {
    "s": rf"single(?: ?frame)?|单框?|度|s{_LETTER}",
    "d": rf"double(?: ?frame)?|双框?|花|d{_LETTER}",
    # 白 may also begin 白板, unless that is 白 and then 板凳.
    "o": rf"plain|白皮|白(?!板(?!凳))|o{_LETTER}",
    "sdd": "kong|杠",
}
"""What the kinds are called, and a kong, which is three tiles."""
_KIND = re.compile("|".join(f"(?P<{kind}>{words})" for kind, words in _KINDS.items()))


def typed_tiles(typed: str) -> Tiles:
    """The tiles of a typed text; NotationError where something else stands in it, or nothing."""
    found, rest = _read(typed)
    if rest or not found:
        raise NotationError("notation-tiles", text=typed, rest=rest)
    return found


def tile_of_hand(typed: str, hand: Tiles) -> Tile:
    """The tile that a player means, by its point alone where the hand holds but one kind of it."""
    point = typed_point(typed)
    if point is None:
        found, rest = _read(typed)
        if rest or len(found) != 1:
            raise NotationError("notation-tile", text=typed)
        return found[0]
    kinds = tuple(dict.fromkeys(tile for tile in hand if tile.startswith(point)))
    if len(kinds) > 1:
        raise CommandError("cli-which-tile", tiles=" ".join(kinds), example=kinds[0])
    return kinds[0] if kinds else point + "o"


def typed_point(typed: str) -> Point | None:
    """The point of that name or of those pips, or None."""
    return _points().get(_joined(_folded(typed)))


def _folded(typed: str) -> str:
    """In small letters, of normal width, a blank for whatever separates."""
    return _SEPARATORS.sub(" ", unicodedata.normalize("NFKC", typed)).strip().casefold()


def _joined(name: str) -> str:
    return _JOINTS.sub("", name)


def _read(typed: str) -> tuple[Tiles, str]:
    """The tiles at the beginning of a typed text, and what follows that is none."""
    text, place, found = _folded(typed), 0, list[Tile]()
    while (tile := _tile().match(text, place)) is not None:
        if tile["special"]:
            found.append(_specials()[_joined(tile["special"])])
        else:
            found += [_points()[_joined(tile["point"])] + kind for kind in _kinds(tile["kinds"])]
        place = tile.end()
    return tuple(found), text[place:].strip()


def _kinds(words: str) -> Iterator[str]:
    return (kind for word in _KIND.finditer(words) for kind in word.lastgroup or "")


@cache
def _points() -> dict[str, Point]:
    """The points by what they are called in any language, and by their pips in any order."""
    named = {_joined(name): point for point in ALL_POINTS for name in _names(f"wahua-point-{point}")}
    return named | {pips: point for point in ALL_POINTS for pips in (point, point[::-1])}


@cache
def _specials() -> dict[str, Tile]:
    tiles = (*FLOWERS, BLANK)
    named = {_joined(name): tile for tile in tiles for name in _names(f"wahua-special-{tile}")}
    return named | {tile.lower(): tile for tile in tiles}


def _names(key: str) -> list[str]:
    return [_folded(text(key, locale)) for locale in LOCALES]


@cache
def _tile() -> re.Pattern[str]:
    """A point with its kinds, or a special; of names the longest first, for one may begin another."""
    points = _any([*_points(), *(name for point in ALL_POINTS for name in _names(f"wahua-point-{point}"))])
    specials = _any([*_specials(), *(name for tile in FLOWERS for name in _names(f"wahua-special-{tile}"))])
    kinds = "|".join(_KINDS.values())
    return re.compile(rf" ?(?:(?P<point>{points})(?P<kinds>(?: ?(?:{kinds}))+)|(?P<special>{specials}))")


def _any(names: Iterable[str]) -> str:
    """Any of some names, of two words with a blank, a hyphen or nothing between them."""
    longest_first = sorted(set(names), key=len, reverse=True)
    return "|".join("[ -]?".join(map(re.escape, _JOINTS.split(name))) for name in longest_first)
