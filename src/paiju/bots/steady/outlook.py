"""What a hand of Wahua may still become: the expected points 道 of each point, and the way to the win."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb, exp
from typing import NamedTuple

from paiju.core.tiles import Point, Tile
from paiju.games.wahua.kernel.cells import (
    FIRST_SPECIAL,
    PLAIN,
    PLAINS,
    POINTS,
    bit,
    count,
    framed,
    one,
    unit_of,
)
from paiju.games.wahua.kernel.holdings import UNITS
from paiju.games.wahua.points import BIG_UNITS, SMALL_UNITS, SPECIAL_WORTH, Table, odd_worth, unit_worth
from paiju.games.wahua.tiles import ALL_POINTS, BIG, COPIES, NUMBER, SPECIALS, TILES
from paiju.games.wahua.view import WahuaView

Counts = tuple[int, int, int]
"""How many plains, doubles and singles."""

SPAN = {2: 10.4, 3: 8.0, 4: 7.0}
"""About how many turns each player has in a hand, by the number of players."""
PASSED = 0.9
"""How many fewer are to come after each turn: a long hand may go on."""
LAST = {2: 3.0, 3: 2.0, 4: 1.7}
"""How many are still to come at least, as far as anybody can tell."""
STEPS = 512
"""Chances are rounded to so many parts, so that what was reckoned once can be used again."""
EATEN_PLAIN = 1.2
"""How often the player before discards a given plain tile, for each time it is drawn oneself."""
EATEN_FRAMED = 0.4
"""How often a given framed one."""
SURE = 0.9
"""No tile is surer to come."""
UNTOUCHED = 0.5
"""Of a point of which nothing is held yet, what is left of its worth: the first tile of two may have to go."""

WAY = -2.0
"""How likely a hand of eight units with no turn to come wins, on the logistic scale."""
WAY_UNIT = 1.3
"""What every unit adds to that."""
WAY_TURN = 0.36
"""What every turn to come adds."""
ODD = 1000
"""About what an odd tile counts, while it is open which it will be; so much another has, who wins instead."""
OFFERED_PLAIN = 0.8
"""How often another discards a given plain tile, for each time it is drawn."""
OFFERED_FRAMED = 0.3
"""How often a given framed one."""


class Holding(NamedTuple):
    """What a player has, and what binds it."""

    held: tuple[int, ...]
    """The cell of each point in the hand."""
    open: tuple[int, ...]
    """The open unit of each point, 0 for none."""
    barred: int
    """The mask of the points of which a plain was discarded: plains drawn later must go (WH25)."""

    def given(self, tile: int) -> "Holding":
        """What is left when a tile has been discarded."""
        barred = self.barred | bit(tile // 3) if tile % 3 == PLAIN else self.barred
        return Holding(_put(self.held, tile // 3, -one(tile % 3)), self.open, barred)

    def eaten(self, tile: int) -> "Holding":
        """With a discard and the single tile of its point laid open (WH17)."""
        point = tile // 3
        unit = self.held[point] + one(tile % 3)
        return Holding(_put(self.held, point, -self.held[point]), _put(self.open, point, unit), self.barred)

    def replaced(self, tile: int, own: bool) -> "Holding":
        """With a framed tile, `own` or the discard, in the place of the plain in the pair of its point (WH18)."""
        point = tile // 3
        unit = self.open[point] or unit_of(self.held[point])
        held = 1 - (one(tile % 3) if own else 0) - (0 if self.open[point] else unit)
        opened = unit - 1 + one(tile % 3) - self.open[point]
        return Holding(_put(self.held, point, held), _put(self.open, point, opened), self.barred)

    def units(self) -> int:
        """The pairs and kongs, open and in the hand (WH20)."""
        return sum(1 for held, opened in zip(self.held, self.open, strict=True) if opened or unit_of(held))

    def loose(self) -> list[int]:
        """The tiles in no unit."""
        found = []
        for point in range(POINTS):
            held = self.held[point]
            rest = held if self.open[point] else held - unit_of(held)
            parts = (rest & 3, rest >> 2 & 3, rest >> 4)
            found += [3 * point + kind for kind in range(3) for _ in range(parts[kind])]
        return found


class Outlook:
    """What a seat knows of the tiles, and what its hand is worth with them."""

    def __init__(self, view: WahuaView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.players = len(view.seating)
        self.table = Table(view.homes[seat], view.shaken)
        self.unseen = unseen_tiles(view)
        self.unknown = max(view.wall + sum(view.counts) - view.counts[seat], 1)
        passed = len(view.discards) / self.players
        self.turns = min(
            view.wall / self.players, max(SPAN[self.players] - PASSED * passed, LAST[self.players])
        )
        self.big = tuple(point in BIG or point in view.shaken for point in ALL_POINTS)
        self.times = tuple(unit_worth(self.table, point, PLAINS).value // 100 for point in ALL_POINTS)
        specials = len(SPECIALS) - sum(map(len, view.specials)) - sum(tile in SPECIALS for tile in view.hand)
        self.special = specials * SPECIAL_WORTH / self.unknown
        """What the chance of drawing a special adds to a turn (WH38)."""
        self.holding = own_holding(view, seat)

    def worth(self, holding: Holding, turns: float) -> float:
        """The points that may be expected of a hand at rest with so many turns to come."""
        pace = min(round(turns / self.unknown * STEPS), STEPS)
        worth = self.way(holding, turns) + turns * self.special
        for point in range(POINTS):
            laid = holding.open[point]
            barred = holding.barred >> point & 1 != 0
            cell = holding.held[point] + laid
            likely = grown(cell, laid != 0, barred, self.unseen[point], self.big[point], pace)
            worth += self.times[point] * likely
        return worth

    def way(self, holding: Holding, turns: float) -> float:
        """The points that may be expected of winning, and of nobody else's winning, of which one pays a part (WH40)."""
        units, other = holding.units(), ODD / (self.players - 1)
        far = (ODD + other) / (1 + exp(-(WAY + WAY_UNIT * (min(units, UNITS - 2) - 8) + WAY_TURN * turns)))
        if units < UNITS - 1:
            return far
        ready = self._watching(holding) if units == UNITS else self._waiting(holding)
        rivals = (1 - 1 / self.players) / max(turns, 1.0)
        near = sum(often * (odd + other) for often, odd in ready) / (
            sum(often for often, _ in ready) + rivals
        )
        return max(near, far)

    def _watching(self, holding: Holding) -> list[tuple[float, float]]:
        """看花: any framed tile of another point (WH23)."""
        return [
            self._chance(3 * point + kind)
            for point in range(POINTS)
            if not holding.open[point] and not unit_of(holding.held[point])
            for kind in (1, 2)
        ]

    def _chance(self, tile: int) -> tuple[float, float]:
        return self.often(tile // 3, tile % 3), self.odd(tile)

    def _waiting(self, holding: Holding) -> list[tuple[float, float]]:
        """Nine units: one of two loose tiles is paired, and the other is the odd one (WH21)."""
        found = []
        loose = holding.loose()
        for odd in loose:
            if odd % 3 == PLAIN:
                continue
            for other in loose:
                point = other // 3
                if other != odd and not holding.open[point] and not unit_of(holding.held[point]):
                    found.append((sum(self.often(point, kind) for kind in range(3)), self.odd(odd)))
        return found

    def often(self, point: int, kind: int) -> float:
        """How often an unseen tile of a kind may be had in a turn: drawn, or discarded by anybody."""
        offered = OFFERED_PLAIN if kind == PLAIN else OFFERED_FRAMED
        return self.unseen[point][kind] / self.unknown * (1 + offered * (self.players - 1))

    def odd(self, tile: int) -> float:
        """What a framed tile counts as the odd one (WH37)."""
        return odd_worth(self.table, TILES[tile]).value


def unseen_tiles(view: WahuaView) -> tuple[Counts, ...]:
    """What the viewer has not seen of each point: six tiles less the own, the open ones, discards, shown ones."""
    seen = Counter(view.hand)
    for units in view.open:
        for unit in units:
            seen.update(unit.tiles)
    seen.update(discard.tile for discard in view.discards if discard.taken_by is None)
    for seat, shown in enumerate(view.shown):
        if seat != view.seat:
            laid = {tile for unit in view.open[seat] for tile in unit.tiles}
            seen.update(tile for tile in shown if tile not in laid)
    return tuple(
        (_left(seen, point, "o"), _left(seen, point, "d"), _left(seen, point, "s")) for point in ALL_POINTS
    )


def _left(seen: Counter[Tile], point: Point, kind: str) -> int:
    return max(COPIES[kind] - seen[point + kind], 0)


def own_holding(view: WahuaView, seat: int) -> Holding:
    """What the viewer has."""
    barred = whites(view, seat)
    return Holding(
        cells(tile for tile in view.hand if NUMBER[tile] < FIRST_SPECIAL), opened(view, seat), barred
    )


def opened(view: WahuaView, seat: int) -> tuple[int, ...]:
    """The open unit of each point that a seat has."""
    return cells(tile for unit in view.open[seat] for tile in unit.tiles)


def cells(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """The cell of each point."""
    found = [0] * POINTS
    for tile in tiles:
        point, kind = divmod(NUMBER[tile], 3)
        found[point] += one(kind)
    return tuple(found)


def whites(view: WahuaView, seat: int) -> int:
    """The mask of the points of which a seat has discarded a plain."""
    found = 0
    for discard in view.discards:
        if discard.seat == seat and NUMBER[discard.tile] % 3 == PLAIN:
            found |= bit(NUMBER[discard.tile] // 3)
    return found


def _put(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])


@lru_cache(maxsize=1 << 16)
def grown(cell: int, laid: bool, barred: bool, unseen: Counts, big: bool, pace: int) -> float:
    """The expected points, not multiplied, of what is held of a point, when each unseen tile of it is drawn with the
    chance of `pace` / STEPS.

    `laid`: a unit lies open; `barred`: plains that are drawn must go at once (WH25).
    """
    table = BIG_UNITS if big else SMALL_UNITS
    drawn = pace / STEPS
    alone = count(cell) == 1 and not laid
    plain = (0.0 if barred else drawn) + (EATEN_PLAIN * drawn if alone else 0.0)
    better = drawn + (EATEN_FRAMED * drawn if framed(cell) else 0.0)
    worth = 0.0
    for plains, one_chance in enumerate(binomial(unseen[0], min(plain, SURE))):
        for doubles, two_chance in enumerate(binomial(unseen[1], min(better, SURE))):
            for singles, chance in enumerate(binomial(unseen[2], min(better, SURE))):
                unit = unit_of(cell + plains + 4 * doubles + 16 * singles)
                worth += one_chance * two_chance * chance * table.get(unit, 0)
    return worth if cell else worth * UNTOUCHED


@lru_cache(maxsize=1 << 12)
def binomial(number: int, chance: float) -> tuple[float, ...]:
    """How likely none, one … all of some tiles come."""
    return tuple(
        comb(number, hits) * chance**hits * (1 - chance) ** (number - hits) for hits in range(number + 1)
    )
