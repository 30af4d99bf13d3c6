"""What a table of Wahua is to the kernel: who pays what for which tiles, and the mind that plays there."""

from functools import lru_cache

from paiju.bots.strong.wahua.kernel.ledger import CELLS, Ledger
from paiju.bots.strong.wahua.kernel.player import Player
from paiju.bots.strong.wahua.kernel.prospects import Prospects
from paiju.bots.strong.wahua.weights import TUNED, Weights
from paiju.games.wahua.points import BIG_UNITS, SMALL_UNITS, SPECIAL_WORTH, odd_worth, unit_worth
from paiju.games.wahua.settlement import Reckoning
from paiju.games.wahua.tiles import ALL_POINTS, BIG, KINDS, point_mask


def reckoner(reckoning: Reckoning) -> Ledger:
    """The ledger of a table."""
    seats = range(len(reckoning.seating))
    units: list[int] = []
    odds: list[int] = []
    for table in map(reckoning.table, seats):
        for point in ALL_POINTS:
            units += [
                unit_worth(table, point, cell).value if cell in BIG_UNITS else 0 for cell in range(CELLS)
            ]
            odds += [0, *(odd_worth(table, point + kind).value for kind in KINDS[1:])]
    times = [reckoning.times(seat, other) if seat != other else 0 for seat in seats for other in seats]
    return Ledger(len(seats), units, odds, SPECIAL_WORTH, times)


@lru_cache(maxsize=200)
def player_at(reckoning: Reckoning, weights: Weights | None = None) -> Player:
    """Who plays at a table, with the weights tuned for so many players."""
    weights = weights or TUNED[len(reckoning.seating)]
    seats = range(len(reckoning.seating))
    times = [
        unit_worth(table, point, _ANY).home * unit_worth(table, point, _ANY).shaken
        for table in map(reckoning.table, seats)
        for point in ALL_POINTS
    ]
    big = point_mask(BIG) | point_mask(reckoning.shaken)
    prospects = _prospects(weights.eaten_plain, weights.eaten_framed)
    return Player(reckoner(reckoning), prospects, big, times, weights.of_mind())


_ANY = next(iter(BIG_UNITS))


@lru_cache(maxsize=4)
def _prospects(eaten_plain: float, eaten_framed: float) -> Prospects:
    units = [table.get(cell, 0) for table in (SMALL_UNITS, BIG_UNITS) for cell in range(CELLS)]
    return Prospects(units, eaten_plain, eaten_framed)
