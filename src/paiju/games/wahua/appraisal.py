"""What some tiles are worth and whether they win, whoever asks: the same kernel and figures as in a hand."""

from collections import Counter

from msgspec import Struct

from paiju.core.errors import NotationError
from paiju.core.tiles import Tiles
from paiju.games.wahua.deal import HAND_SIZE
from paiju.games.wahua.kernel.cells import KONG, POINTS, unit_of
from paiju.games.wahua.kernel.holdings import NONE, Holdings
from paiju.games.wahua.kernel.order import loose_of
from paiju.games.wahua.points import SPECIAL_WORTH, Table, Worth, odd_worth, unit_worth
from paiju.games.wahua.tiles import ALL_POINTS, NUMBER, SET, SPECIALS, TILES, tiles_of

COPIES = Counter(SET)


class Counted(Struct, frozen=True):
    """Tiles that count together, and what they count."""

    tiles: Tiles
    worth: Worth


class Appraisal(Struct, frozen=True):
    """A hand by itself: its pairs and kongs, the odd tile if it wins, specials, what is left over."""

    units: tuple[Counted, ...]
    odd: Counted | None
    specials: Tiles
    loose: Tiles
    watching: bool
    """看花: ten pairs and nothing beside them (WH23)."""
    waits: Tiles
    """The tiles that a hand at rest would win with (WH21, WH23)."""

    @property
    def value(self) -> int:
        """The points 道 of the hand (WH39)."""
        counted = self.units + ((self.odd,) if self.odd else ())
        return sum(one.worth.value for one in counted) + SPECIAL_WORTH * len(self.specials)


def appraise(tiles: Tiles, table: Table) -> Appraisal:
    """What a hand of tiles is, all of them drawn and its kongs made (WH20, WH21).

    It has 20 tiles at rest or 21 before the discard, specials not counted and a kong counting as two of them or, not
    yet declared, as three (WH16). NotationError for more copies of a tile than there are, and for another number of
    tiles.
    """
    _check_copies(tiles)
    pointed = [tile for tile in tiles if tile not in SPECIALS]
    hand = Holdings(1)
    for tile in pointed:
        hand.take(0, NUMBER[tile])
    kongs = sum(unit_of(hand.held[point]) == KONG for point in range(POINTS))
    most = HAND_SIZE + 1 + kongs
    if not HAND_SIZE <= len(pointed) <= most:
        raise NotationError("tile-count", tiles=len(pointed), least=HAND_SIZE, most=most)
    for point in range(POINTS):
        if hand.can_kong(0, point):
            hand.make_kong(0, point)
    units = tuple(
        Counted(tiles_of(name, unit), unit_worth(table, name, unit))
        for point, name in enumerate(ALL_POINTS)
        if (unit := int(hand.unit(0, point)))
    )
    loose = tuple(
        tile
        for point, name in enumerate(ALL_POINTS)
        for tile in tiles_of(name, loose_of(hand.held[point], hand.open[point]))
    )
    odd = int(hand.odd_tile(0))
    return Appraisal(
        units=units,
        odd=Counted((TILES[odd],), odd_worth(table, TILES[odd])) if odd != NONE else None,
        specials=tuple(tile for tile in tiles if tile in SPECIALS),
        loose=() if odd != NONE else loose,
        watching=bool(hand.watching(0)),
        waits=_waits(hand, tiles),
    )


def _check_copies(tiles: Tiles) -> None:
    for tile, copies in Counter(tiles).items():
        if copies > COPIES[tile]:
            raise NotationError("tile-copies", tile=tile, copies=copies, most=COPIES[tile])


def _waits(hand: Holdings, tiles: Tiles) -> Tiles:
    """The tiles, of those that are left, with which a hand at rest wins."""
    return tuple(
        tile
        for number, tile in enumerate(TILES[: 3 * POINTS])
        if tiles.count(tile) < COPIES[tile] and _wins(hand, number)
    )


def _wins(hand: Holdings, number: int) -> bool:
    return bool(hand.wins_with(0, number) != NONE)
