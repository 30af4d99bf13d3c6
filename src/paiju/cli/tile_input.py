"""Tiles as people type them and as they are shown: `66s66o`, `61s`, `天单框`, `天单白`, `66 single`, `Heaven plain`."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from paiju.cli.errors import CommandError
from paiju.core.errors import NotationError
from paiju.core.tiles import Point, Tile, Tiles
from paiju.games.wahua.tiles import ALL_POINTS, FLOWERS
from paiju.texts import LOCALES, text

_SEPARATORS = re.compile(r"[\s,，、;；+·…]+")
_KINDS = {
    # A letter is none where it begins the name of what follows: silver, spring, summer, one-six, orchid, ox head.
    "s": r"single(?:frame)?|单框?|度|s(?![ipu])",
    "d": r"double(?:frame)?|双框?|花|d",
    "o": r"plain|白皮|白(?!板(?!凳))|o(?![nrx])",
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
    point = _points().get(_folded(typed))
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
    return _points().get(_folded(typed))


def _folded(typed: str) -> str:
    return _SEPARATORS.sub("", unicodedata.normalize("NFKC", typed)).casefold()


def _read(typed: str) -> tuple[Tiles, str]:
    """The tiles at the beginning of a typed text, and what follows that is none."""
    text, place, found = _folded(typed), 0, list[Tile]()
    while (tile := _tile().match(text, place)) is not None:
        if tile["special"]:
            found.append(_specials()[tile["special"]])
        else:
            found += [_points()[tile["point"]] + kind for kind in _kinds(tile["kinds"])]
        place = tile.end()
    return tuple(found), text[place:]


def _kinds(words: str) -> Iterator[str]:
    return (kind for word in _KIND.finditer(words) for kind in word.lastgroup or "")


@cache
def _points() -> dict[str, Point]:
    """The points by what they are called in any language, and by their pips in any order."""
    named = {_named(f"wahua-point-{point}", locale): point for point in ALL_POINTS for locale in LOCALES}
    return named | {pips: point for point in ALL_POINTS for pips in (point, point[::-1])}


@cache
def _specials() -> dict[str, Tile]:
    flowers = {_named(f"wahua-special-{flower}", locale): flower for flower in FLOWERS for locale in LOCALES}
    blanks = {_named("wahua-special-B", locale): "B" for locale in LOCALES}
    return flowers | {flower.lower(): flower for flower in FLOWERS} | blanks | {"b": "B"}


def _named(key: str, locale: str) -> str:
    return _folded(text(key, locale))


@cache
def _tile() -> re.Pattern[str]:
    """A point with its kinds, or a special; of names the longest first, for one may begin another."""
    points, specials = (
        "|".join(sorted(map(re.escape, names), key=len, reverse=True)) for names in (_points(), _specials())
    )
    kinds = "|".join(_KINDS.values())
    return re.compile(rf"(?P<point>{points})(?P<kinds>(?:{kinds})+)|(?P<special>{specials})")
