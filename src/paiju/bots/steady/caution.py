"""What a discard of Wahua may cost: what others make of it, and what is paid for all 包牌 (WH42–WH46)."""

from functools import lru_cache
from math import exp

from paiju.bots.steady.outlook import ODD, Counts, Holding, Outlook, binomial, opened, whites
from paiju.games.wahua.kernel.cells import KONG, PLAIN, POINTS, count, framed, mixed, one, unit_of
from paiju.games.wahua.points import BIG_UNITS, SMALL_UNITS, Table, unit_worth
from paiju.games.wahua.tiles import ALL_POINTS
from paiju.games.wahua.view import WahuaView

STEPS = 32
"""Chances are rounded to so many parts."""
CLAIMED = 0.8
"""How much a claim is worth to who makes it, beside the draw that it takes the place of."""
THROWN = 0.3
"""Who has discarded a plain of a point has hardly a tile of it: what is left of the chance."""

READY = -4.4
"""How likely another waits for the last tile at the first turn, on the logistic scale."""
READY_TURN = 0.5
"""What every turn adds to that."""
READY_OPEN = 0.25
"""And every open unit."""
WANTED = 0.12
"""How likely somebody who waits wants a given point."""
WATCHES = 0.25
"""How likely somebody who waits takes any framed tile 看花."""
ENDED = 400
"""About what else it costs that another wins: one's own win."""


class Caution:
    """What others may want of a discard."""

    def __init__(self, view: WahuaView, outlook: Outlook) -> None:
        self.view, self.outlook = view, outlook
        seat, players = outlook.seat, outlook.players
        self.after = (seat + 1) % players
        self.others = [other for other in range(players) if other != seat]
        self.opened = {other: opened(view, other) for other in self.others}
        self.whites = {other: whites(view, other) for other in self.others}
        self.konged = tuple(
            any(self.opened[other][point] == KONG for other in self.others) for point in range(POINTS)
        )
        self.familiar = sum(1 << ALL_POINTS.index(point) for point in view.familiar)
        passed = len(view.discards) / players
        self.ready = {
            other: 1 / (1 + exp(-(READY + READY_TURN * passed + READY_OPEN * len(view.open[other]))))
            for other in self.others
        }

    def cost(self, tile: int, holding: Holding) -> float:
        """The points that a discard of `holding` may cost, in own points."""
        liable = self.liable(tile, holding)
        share = 1 / len(self.others)
        taken = self._taken(tile) * (1.0 if liable and tile % 3 != PLAIN else share)
        won = sum(self._won(tile, other) for other in self.others) * (
            ODD * (1.0 if liable else share) + ENDED
        )
        return taken + won

    def _taken(self, tile: int) -> float:
        """What the next player may be expected to make of a discard."""
        point, kind = divmod(tile, 3)
        table = Table(self.view.homes[self.after], self.view.shaken)
        chance = self.view.counts[self.after] / self.outlook.unknown
        if self.whites[self.after] >> point & 1:
            chance *= THROWN
        big, unseen = self.outlook.big[point], self.outlook.unseen[point]
        times = unit_worth(table, ALL_POINTS[point], 2).value // 100
        gain = made(self.opened[self.after][point], kind, unseen, big, min(round(chance * STEPS), STEPS))
        return CLAIMED * times * gain

    def _won(self, tile: int, other: int) -> float:
        """How likely another wins with a discard."""
        point, kind = divmod(tile, 3)
        wanted = 0.0
        if not self.opened[other][point] and any(self.outlook.unseen[point]):
            wanted = WANTED * (THROWN if self.whites[other] >> point & 1 else 1.0)
            if kind != PLAIN:
                wanted += WATCHES
        return self.ready[other] * wanted

    def liable(self, tile: int, holding: Holding) -> bool:
        """Whether who discards a tile in its order pays for all that is made of it (WH43–WH45)."""
        point = tile // 3
        fresh = not self.familiar >> point & 1
        rivals = [
            other
            for other in holding.loose()
            if other != tile and (other % 3 == PLAIN) == (tile % 3 == PLAIN)
        ]
        known = any(self.familiar >> other // 3 & 1 for other in rivals)
        if tile % 3 == PLAIN:
            return fresh and known
        big = self.outlook.big
        if any(big[other // 3] != big[point] for other in rivals):
            return big[point]
        return fresh and known


@lru_cache(maxsize=1 << 14)
def made(laid: int, kind: int, unseen: Counts, big: bool, pace: int) -> float:
    """The points, not multiplied, that a discard of a kind gives who has the open unit `laid` of its point, and holds
    each unseen tile with the chance of `pace` / STEPS.
    """
    table = BIG_UNITS if big else SMALL_UNITS
    if laid:
        better = laid - 1 + one(kind)
        return table[better] - table[laid] if kind != PLAIN and mixed(laid) else 0.0
    chance, worth = pace / STEPS, 0.0
    for plains, one_chance in enumerate(binomial(unseen[0], chance)):
        for doubles, two_chance in enumerate(binomial(unseen[1], chance)):
            for singles, three_chance in enumerate(binomial(unseen[2], chance)):
                cell = plains + 4 * doubles + 16 * singles
                worth += one_chance * two_chance * three_chance * _claimed(cell, kind, table)
    return worth


def _claimed(cell: int, kind: int, table: dict[int, int]) -> float:
    """What a discard makes of the tiles in a hand (WH17–WH19)."""
    if count(cell) == 1:
        return table[cell + one(kind)]
    if kind == PLAIN:
        return 0.0
    unit = unit_of(cell)
    if framed(cell) == 2:
        return table[KONG] - table[unit]
    return table[unit - 1 + one(kind)] - table[unit] if mixed(unit) else 0.0
