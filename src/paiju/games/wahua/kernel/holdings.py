"""What each seat has: held cells, open units, specials, and what of its past binds it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import KONG, POINTS, bit, framed, has, mixed, one, unit_of
from paiju.games.wahua.kernel.order import LOOSE_FRAMED, OF_PAIR, class_of, first_class, loose_of

UNITS: Final = 10
"""The pairs and kongs of a hand that has won (WH21)."""
NONE: Final = -1


class Holdings:
    """What `players` seats have. Cells and units lie in `held` and `open` at 21 × seat + point."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        cells = [0] * (players * POINTS)
        self.held = vec[i64](cells)
        self.open = vec[i64](cells)
        """Laid open pairs and kongs; 0 for none."""
        self.owed = vec[i64](cells)
        """Plains drawn after the seat had discarded a plain of their point 打白留白 (WH25)."""
        seats = [0] * players
        self.specials = vec[i64](seats)
        """Masks of the specials still in each hand."""
        self.laid = vec[i64](seats)
        """Masks of the specials laid out (WH14)."""
        self.whites = vec[i64](seats)
        """Masks of the points of which a seat has discarded a plain."""
        self.fallen = vec[i64](seats)
        """1 for a seat that had to discard a single framed tile 落花 (WH29)."""
        self.shown = vec[i64](seats)
        """Masks of the tiles shown 献花 (WH29)."""

    def take(self, seat: i64, tile: i64) -> None:
        """A tile comes into a hand."""
        self.held[seat * POINTS + tile // 3] += one(tile % 3)

    def give(self, seat: i64, tile: i64) -> None:
        """A tile leaves a hand; no more plains can be owed than there are."""
        at = seat * POINTS + tile // 3
        self.held[at] -= one(tile % 3)
        if tile % 3 == 0 and self.owed[at] != 0:
            self.owed[at] -= 1

    def unit(self, seat: i64, point: i64) -> i64:
        """The pair or kong that a seat has of a point, open or in the hand; 0 for none (WH20)."""
        at = seat * POINTS + point
        return self.open[at] if self.open[at] != 0 else unit_of(self.held[at])

    def loose(self, seat: i64, point: i64) -> i64:
        """The tiles in a hand that are in no pair."""
        at = seat * POINTS + point
        return loose_of(self.held[at], self.open[at])

    def counted(self, seat: i64, point: i64) -> i64:
        """The unit that counts at the end: a kong that was not declared is one (WH20.d); 0 for none."""
        return KONG if self.can_kong(seat, point) else self.unit(seat, point)

    def konged(self, seat: i64, point: i64) -> bool:
        """Whether somebody other than `seat` has an open kong of a point."""
        other: i64 = 0
        while other < self.players:
            if other != seat and self.open[other * POINTS + point] == KONG:
                return True
            other += 1
        return False

    def class_of(self, seat: i64, tile: i64) -> i64:
        """The class of a tile that a seat holds in the order of discards (WH25)."""
        point = tile // 3
        at = seat * POINTS + point
        return class_of(self.held[at], self.open[at], self.owed[at], self.konged(seat, point), tile % 3)

    def first_class(self, seat: i64) -> i64:
        """The earliest class of which a seat holds a tile (WH25)."""
        earliest: i64 = OF_PAIR
        at = seat * POINTS
        point: i64 = 0
        while point < POINTS:
            if self.held[at + point] != 0:
                konged = self.konged(seat, point)
                found = first_class(
                    self.held[at + point], self.open[at + point], self.owed[at + point], konged
                )
                if found < earliest:
                    earliest = found
            point += 1
        return earliest

    def odd_tile(self, seat: i64) -> i64:
        """The odd tile 宕头 of a hand that has won: ten units and one framed tile more; else NONE (WH21).

        Three framed tiles of a point must be konged before, also over an open pair of two (WH20.d).
        """
        at = seat * POINTS
        units: i64 = 0
        odd: i64 = NONE
        point: i64 = 0
        while point < POINTS:
            held = self.held[at + point]
            if held != 0 or self.open[at + point] != 0:
                loose = held
                if self.can_kong(seat, point):
                    return NONE
                if self.open[at + point] != 0:
                    units += 1
                else:
                    unit = unit_of(held)
                    if unit != 0:
                        units += 1
                        loose -= unit
                if loose != 0:
                    if odd != NONE or (loose != 4 and loose != 16):
                        return NONE
                    odd = point * 3 + (1 if loose == 4 else 2)
            point += 1
        return odd if units == UNITS else NONE

    def watching(self, seat: i64) -> bool:
        """看花: whether all ten pairs stand and nothing is left beside them (WH23)."""
        at = seat * POINTS
        units: i64 = 0
        point: i64 = 0
        while point < POINTS:
            held = self.held[at + point]
            if self.open[at + point] != 0:
                if held != 0:
                    return False
                units += 1
            elif held != 0:
                unit = unit_of(held)
                if unit != held:
                    return False
                units += 1
            point += 1
        return units == UNITS

    def wins_with(self, seat: i64, tile: i64) -> i64:
        """The odd tile if a hand at rest wins with one tile more, else NONE (WH21).

        At 看花 the tile must be of another point than the pairs (WH23).
        """
        at = seat * POINTS + tile // 3
        if self.unit(seat, tile // 3) != 0 and self.watching(seat):
            return NONE
        self.held[at] += one(tile % 3)
        odd = self.odd_tile(seat)
        self.held[at] -= one(tile % 3)
        return odd

    def can_kong(self, seat: i64, point: i64) -> bool:
        """Whether a seat has all three framed tiles of a point, in the hand or over an open pair of two (WH19)."""
        at = seat * POINTS + point
        if self.open[at] == 0:
            return self.held[at] >= KONG
        return self.open[at] != KONG and framed(self.open[at]) == 2 and framed(self.held[at]) == 1

    def any_kong(self, seat: i64) -> bool:
        """Whether a seat can make a kong."""
        point: i64 = 0
        while point < POINTS:
            if self.can_kong(seat, point):
                return True
            point += 1
        return False

    def make_kong(self, seat: i64, point: i64) -> None:
        """Lay open the kong that a seat has."""
        at = seat * POINTS + point
        self.held[at] -= KONG - self.open[at]
        self.open[at] = KONG

    def improve(self, seat: i64, tile: i64) -> None:
        """A framed tile, in no hand, takes the place of a plain in the pair of its point, which then lies open; the
        plain goes to the hand (WH18).
        """
        at = seat * POINTS + tile // 3
        if self.open[at] != 0:
            self.open[at] += one(tile % 3) - 1
            self.held[at] += 1
        else:
            unit = unit_of(self.held[at])
            self.held[at] -= unit - 1
            self.open[at] = unit - 1 + one(tile % 3)

    def can_improve(self, seat: i64, point: i64) -> bool:
        """Whether the discard of a framed tile of a point may take the place of a plain: not in two plains (WH18)."""
        return mixed(self.unit(seat, point))

    def loose_plains(self, seat: i64) -> bool:
        """Whether a seat holds a plain tile in no pair."""
        point: i64 = 0
        while point < POINTS:
            if self.loose(seat, point) & 3 != 0 or self.owed[seat * POINTS + point] != 0:
                return True
            point += 1
        return False

    def loose_framed(self, seat: i64) -> i64:
        """The mask of the framed tiles in a hand that are in no pair (WH43)."""
        found: i64 = 0
        tile: i64 = 0
        while tile < 3 * POINTS:
            at = seat * POINTS + tile // 3
            if tile % 3 != 0 and has(self.held[at], tile % 3) and self.class_of(seat, tile) == LOOSE_FRAMED:
                found |= bit(tile)
            tile += 1
        return found
