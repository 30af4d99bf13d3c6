"""What the tiles of one point may become in the turns to come: reckoned when first asked for, then kept."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.wahua.kernel.ledger import CELLS
from paiju.games.wahua.kernel.cells import KONG, PLAIN, count, framed, mixed, one, unit_of

PACES: Final = 48
PACE: Final = 0.003125
"""Chances to draw a given tile are rounded to multiples of this."""
SHARES: Final = 33
SHARE: Final = 0.03125
"""Chances that somebody holds a given tile, likewise."""
SURE: Final = 0.9
"""No tile is surer to come."""
UNKNOWN: Final = -1.0


class Prospects:
    """Expectations over the unseen tiles of a point. `units` are what each cell counts as a unit, of a small point and
    then of a big one; `eaten_plain` and `eaten_framed` how often the player before discards a given tile, for each
    time it is drawn.
    """

    def __init__(self, units: list[int], eaten_plain: float, eaten_framed: float) -> None:
        self.units = vec[i64](units)
        self.eaten_plain = eaten_plain
        self.eaten_framed = eaten_framed
        size = 8 * PACES * CELLS * CELLS
        self._grown = vec[float]([UNKNOWN] * size)
        self._paired = vec[float]([UNKNOWN] * size)
        self._made = vec[float]([UNKNOWN] * (6 * SHARES * CELLS * CELLS))
        self._one = vec[float]([0.0] * 4)
        self._two = vec[float]([0.0] * 4)
        self._three = vec[float]([0.0] * 4)

    def grown(self, cell: i64, laid: i64, barred: bool, unseen: i64, big: i64, pace: i64) -> float:
        """The expected points, not multiplied, of a point of which there is `cell` in all. `laid`: a unit lies open;
        `barred`: plains that are drawn must go at once (WH25).
        """
        at = self._place(cell, laid, barred, unseen, big, pace)
        if self._grown[at] == UNKNOWN:
            self._reckon(at, cell, laid, barred, unseen, big, pace)
        return self._grown[at]

    def paired(self, cell: i64, laid: i64, barred: bool, unseen: i64, big: i64, pace: i64) -> float:
        """How likely the point has a unit in the end."""
        at = self._place(cell, laid, barred, unseen, big, pace)
        if self._paired[at] == UNKNOWN:
            self._reckon(at, cell, laid, barred, unseen, big, pace)
        return self._paired[at]

    def _place(self, cell: i64, laid: i64, barred: bool, unseen: i64, big: i64, pace: i64) -> i64:
        kind = big * 4 + (2 if laid != 0 else 0) + (1 if barred else 0)
        return ((kind * PACES + pace) * CELLS + unseen) * CELLS + cell

    def _reckon(self, at: i64, cell: i64, laid: i64, barred: bool, unseen: i64, big: i64, pace: i64) -> None:
        drawn = PACE * float(pace)
        alone = laid == 0 and count(cell) == 1
        plain = (0.0 if barred else drawn) + (self.eaten_plain * drawn if alone else 0.0)
        better = drawn + (self.eaten_framed * drawn if framed(cell) != 0 else 0.0)
        self._spread(unseen, plain, better)
        grown = 0.0
        paired = 0.0
        more: i64 = 0
        while more < CELLS:
            chance = self._chance(more, unseen)
            if chance > 0.0:
                unit = unit_of(cell + more)
                if unit != 0:
                    grown += chance * float(self.units[big * CELLS + unit])
                    paired += chance
            more += 1
        self._grown[at] = grown
        self._paired[at] = paired

    def made(self, laid: i64, kind: i64, unseen: i64, big: i64, share: i64) -> float:
        """The points, not multiplied, that a discard of a kind gives who has the open unit `laid` of its point, and
        holds each unseen tile with a chance of `share`.
        """
        at = (((big * 3 + kind) * SHARES + share) * CELLS + unseen) * CELLS + laid
        if self._made[at] == UNKNOWN:
            self._made[at] = self._make(laid, kind, unseen, big, share)
        return self._made[at]

    def _make(self, laid: i64, kind: i64, unseen: i64, big: i64, share: i64) -> float:
        if laid != 0:
            if kind == PLAIN or not mixed(laid):
                return 0.0
            better = self.units[big * CELLS + laid - 1 + one(kind)]
            return float(better - self.units[big * CELLS + laid])
        self._spread(unseen, SHARE * float(share), SHARE * float(share))
        worth = 0.0
        cell: i64 = 0
        while cell < CELLS:
            chance = self._chance(cell, unseen)
            if chance > 0.0:
                worth += chance * float(self._claimed(cell, kind, big))
            cell += 1
        return worth

    def _claimed(self, cell: i64, kind: i64, big: i64) -> i64:
        """What a discard makes of the tiles in a hand (WH17–WH19)."""
        at = big * CELLS
        if count(cell) == 1:
            return self.units[at + cell + one(kind)]
        if kind == PLAIN:
            return 0
        unit = unit_of(cell)
        if framed(cell) == 2:
            return self.units[at + KONG] - self.units[at + unit]
        return self.units[at + unit - 1 + one(kind)] - self.units[at + unit] if mixed(unit) else 0

    def _spread(self, unseen: i64, plain: float, better: float) -> None:
        """How likely none, one … all of the unseen tiles of each kind come."""
        _binomial(self._one, unseen & 3, plain)
        _binomial(self._two, unseen >> 2 & 3, better)
        _binomial(self._three, unseen >> 4, better)

    def _chance(self, cell: i64, unseen: i64) -> float:
        """How likely just these tiles come."""
        if cell & 3 > unseen & 3 or (cell >> 2 & 3) > (unseen >> 2 & 3) or cell >> 4 > unseen >> 4:
            return 0.0
        return self._one[cell & 3] * self._two[cell >> 2 & 3] * self._three[cell >> 4]


def _binomial(chances: vec[float], number: i64, chance: float) -> None:
    """Write how likely 0 … 3 of some tiles come, each with a chance."""
    hit = min(chance, SURE)
    hits: i64 = 0
    while hits < 4:
        ways = 1.0
        step: i64 = 0
        while step < number:
            ways *= hit if step < hits else 1.0 - hit
            step += 1
        if 0 < hits < number:
            ways *= float(number)  # of up to three tiles, either one comes or one stays away
        chances[hits] = ways if hits <= number else 0.0
        hits += 1
