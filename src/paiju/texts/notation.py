"""Notation in words, for the functions that the catalogue calls: `RANKS($rank)`, `CARDS($cards)`,
`READING($on)`, of tiles `TILES($tiles)`, `POINTS($points)`, `FAULTS($clauses)`, and names as a sentence needs them:
`INSIDE($who)`, `WHOSE($who)`.

The catalogue's variables are notation as it stands in records (`T`, `3s 3h`, `pair_run:3-5`); these functions
say it as a player does. They know the form of the notation only; every word comes from the catalogue.
"""

import re
from collections.abc import Callable
from itertools import groupby

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_CARD = re.compile(r"([2-9TJQKA])([shdc])|([wW])")
_CARD_OR_CUT = re.compile(rf"{_CARD.pattern}|…")
_READING = re.compile(r"(?P<kind>[a-z_]+):(?P<ranks>[^*\s]+)(?:\*(?P<size>\d+)(?:/(?P<lines>\d+))?)?")
_TILE = re.compile(r"([1-6][1-6])([ods])|F[1-8]|B")
_TILE_OR_CUT = re.compile(rf"{_TILE.pattern}|…")
_POINT = re.compile(r"[1-6][1-6]")
_CLAUSE = re.compile(r"[A-Z]{2}\d+")
_FRAMED = ("s", "d", "d")
"""The kinds of a kong."""

Say = Callable[..., str]
"""Gives the text of a key of the catalogue with its parameters."""


def rank(notation: str, say: Say) -> str:
    """A rank: `T` is said 10, a joker by its name."""
    if notation in ("w", "W"):
        return say("card-little-joker" if notation == "w" else "card-big-joker")
    return "10" if notation == "T" else notation


def ranks(notation: str, say: Say) -> str:
    """A rank or a run of ranks: `5`, `T-Q`."""
    return "–".join(rank(part, say) for part in notation.split("-"))


def cards(notation: str, say: Say) -> str:
    """Cards, suit first: `3s Th w`. What is no card stays as it is."""

    def said(found: re.Match[str]) -> str:
        joker = found[3]
        return rank(joker, say) if joker else SUITS[found[2]] + rank(found[1], say)

    # A long list may have been cut.
    if _CARD.sub("", notation).strip(" …"):
        return notation
    return " ".join("…" if found[0] == "…" else said(found) for found in _CARD_OR_CUT.finditer(notation))


def reading(notation: str, say: Say) -> str:
    """A reading, or several with commas between: `pair_run:3-5`, `bomb:7*5`. Other text stays as it is."""

    def said(found: re.Match[str]) -> str:
        low, _, high = found["ranks"].partition("-")
        return say(
            f"reading-{found['kind']}",
            rank=rank(high or low, say),
            ranks=ranks(found["ranks"], say),
            size=int(found["size"] or 0),
            lines=int(found["lines"] or 0),
        )

    return _READING.sub(said, notation)


def tiles(notation: str, say: Say) -> str:
    """Tiles, those of one point together: `66s66o 11d`; all three framed ones are a kong. What is no tile stays as it
    is.
    """
    # A long list may have been cut.
    if _TILE.sub("", notation).strip(" …"):
        return notation
    found = list(_TILE_OR_CUT.finditer(notation))
    return say("tile-separator").join(
        _alike(point, [tile[2] or tile[0] for tile in alike], say)
        for point, alike in groupby(found, key=lambda tile: tile[1])
    )


def _alike(point: str | None, kinds: list[str], say: Say) -> str:
    """Tiles of a point by their kinds, or specials."""
    if point is None:
        return say("tile-separator").join(_special(special, say) for special in kinds)
    name = say("tile-point", pips=int(point))
    if tuple(sorted(kinds, reverse=True)) == _FRAMED:
        return say("tile-kong", point=name)
    return say(
        "tile-said", point=name, kinds=say("tile-together").join(say(f"tile-kind-{kind}") for kind in kinds)
    )


def _special(special: str, say: Say) -> str:
    return special if special == "…" else say(f"wahua-special-{special}")


def short_tiles(notation: str, say: Say) -> str:
    """Tiles in one piece as they may be typed, those of one point together: `66so`, `天单白`."""
    return "".join(
        _short(point, [tile[2] or tile[0] for tile in alike], say)
        for point, alike in groupby(_TILE.finditer(notation), key=lambda tile: tile[1])
    )


def _short(point: str | None, kinds: list[str], say: Say) -> str:
    if point is None:
        return "".join(_special(special, say) for special in kinds)
    letters = "".join(say(f"tile-kind-short-{kind}") for kind in kinds)
    return say("tile-short", point=say("tile-point", pips=int(point)), kinds=letters)


def points(notation: str, say: Say) -> str:
    """Points of tiles by name and pips: `66 11`. What is none stays as it is."""
    named = [
        say("point-said", name=say(f"wahua-point-{pips}"), pips=pips) if _POINT.fullmatch(pips) else pips
        for pips in notation.split()
    ]
    return say("tile-separator").join(named)


def faults(notation: str, say: Say) -> str:
    """What is pressing 压迫, by the clauses that say so: `WH25, WH27`."""
    cited = (
        say("wahua-fault-cited", fault=say(f"wahua-fault-{clause}"), clause=clause)
        for clause in _CLAUSE.findall(notation)
    )
    return say("tile-separator").join(cited)


def inside(name: str, say: Say) -> str:
    """A name where no sentence begins: the person addressed is `you` there, not `You`."""
    return say("person-you-inside") if name == say("cli-person-0") else name


def whose(name: str, say: Say) -> str:
    """A name as the owner of what follows: `Hai's`, `your`."""
    return say("person-you-whose") if name == say("cli-person-0") else say("person-whose", who=name)
