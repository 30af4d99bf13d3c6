"""What a sensible player does: the win, the kong, what must be shown, else the claim or discard of the greatest worth.

It never presses (WH24) and never flees. Candidates come from the kernel's hand; the mind only weighs them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.wahua.kernel.mind import DRAW, Mind
from paiju.games.wahua.kernel.cells import PLAIN, POINTS, bit, has, one, unit_of
from paiju.games.wahua.kernel.codes import (
    CLAIMS,
    EAT,
    FLIGHT,
    KONG_OF,
    MAY_EAT,
    MAY_KONG,
    MAY_REPLACE,
    MAY_WIN,
    PASS,
    REPLACE,
    SHOW,
    STAY,
    WIN,
)
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import NONE, UNITS

NEAR: Final = -1.0
"""No way is worth so little."""


class Player(Mind):
    """Chooses for whoever is asked."""

    def choose(self, hand: Hand, seat: int, gone: vec[i64]) -> int:
        """The move of a seat that is asked; `gone` as in `look`."""
        if hand.phase == FLIGHT:
            return STAY
        if hand.phase == CLAIMS:
            return self._claim(hand, seat, gone)
        sure = self.sure(hand, seat)
        if sure != NONE:
            return sure
        self.look(hand, seat, gone)
        return self._best_of_turn(hand)

    def worths(self, hand: Hand, seat: int, gone: vec[i64], moves: list[int]) -> list[float]:
        """What the moves of a seat that is asked are worth beside each other, where none of them is sure."""
        self.look(hand, seat, gone)
        far = self.far()
        found: list[float] = []
        for move in moves:
            self.find_loose()
            if move < KONG_OF:
                found.append(self.discard_worth(hand, move, far))
            elif move == PASS:
                found.append(self.passed_worth())
            elif move == EAT:
                found.append(self.eaten_worth(hand))
            elif move >= REPLACE and move < SHOW:
                found.append(self.replaced_worth(hand, move - REPLACE, hand.phase != CLAIMS))
            else:
                found.append(0.0)
        return found

    def sure(self, hand: Hand, seat: i64) -> int:
        """The win, kong or show of the own turn that needs no thought, else NONE."""
        if hand.own_win(seat) != NONE and not hand.late(seat, hand.last, hand.watched(seat)):
            return WIN
        best = NONE
        worth: i64 = -1
        point: i64 = 0
        while point < POINTS:
            if hand.can_kong(seat, point) and self.times[seat * POINTS + point] > worth:
                best = KONG_OF + int(point)
                worth = self.times[seat * POINTS + point]
            point += 1
        if best != NONE or hand.to_show == 0:
            return best
        tile: i64 = 0
        while hand.to_show & bit(tile) == 0:
            tile += 1
        return SHOW + int(tile)

    def _best_of_turn(self, hand: Hand) -> int:
        """The discard of the greatest worth, or the replacement."""
        best, worth = self.best_discard(hand)
        point: i64 = 0
        while point < POINTS:
            if self.laid[point] & 3 == 1 and self.cell[point] >= 4:
                tile = 3 * point + (2 if has(self.cell[point], 2) else 1)
                found = self.replaced_worth(hand, tile, True)
                if found > worth:
                    best, worth = int(REPLACE + tile), found
            point += 1
        return best

    def best_discard(self, hand: Hand) -> tuple[int, float]:
        """The discard of the greatest worth of what is allowed, and that worth beside the hand as it is."""
        self.find_loose()
        far = self.far()
        best = self.loose[0]
        worth = self.discard_worth(hand, best, far)
        place: i64 = 1
        while place < self.count:
            found = self.discard_worth(hand, self.loose[place], far)
            if found > worth:
                best, worth = self.loose[place], found
            place += 1
        return int(best), worth

    def far(self) -> float:
        """The way to the win that is the same for all plain discards; NEAR where it is near, and they differ."""
        return NEAR if self.units() >= UNITS - 1 else self.way()

    def discard_worth(self, hand: Hand, tile: i64, far: float) -> float:
        """What is left of a hand's worth after a discard; `far` as in `far`."""
        point = tile // 3
        cell, laid = self.cell[point], self.laid[point]
        barred = self.barred
        before = self.point_worth(point, cell, laid, self.pace)
        self.cell[point] = cell - one(tile % 3)
        if tile % 3 == 0:
            self.barred |= bit(point)
        worth = self.point_worth(point, cell - one(tile % 3), laid, self.pace) - before
        worth += far if far != NEAR and tile % 3 == PLAIN else self.way()
        self.cell[point] = cell
        self.barred = barred
        return worth - self.cost(hand, tile)

    def _claim(self, hand: Hand, seat: i64, gone: vec[i64]) -> int:
        offers = hand.offers[seat]
        if offers & MAY_WIN != 0 and not hand.late(seat, hand.tile, hand.watching(seat)):
            return WIN
        if offers & MAY_KONG != 0:
            return int(KONG_OF + hand.tile // 3)
        if offers & (MAY_EAT | MAY_REPLACE) == 0:
            return PASS
        self.look(hand, seat, gone)
        best = PASS
        worth = self.passed_worth()
        if offers & MAY_EAT != 0:
            found = self.eaten_worth(hand)
            if found > worth:
                best, worth = EAT, found
        if offers & MAY_REPLACE != 0 and self.replaced_worth(hand, hand.tile, False) > worth:
            best = int(REPLACE + hand.tile)
        return best

    def passed_worth(self) -> float:
        """What it is worth to let a discard pass, beside the hand as it is: the draw."""
        return self.weights[DRAW] * self.draw_worth() + self.way()

    def eaten_worth(self, hand: Hand) -> float:
        """What it is worth to eat the discard, and to discard then."""
        point = hand.tile // 3
        return self._changed_worth(hand, point, 0, self.cell[point] + one(hand.tile % 3))

    def replaced_worth(self, hand: Hand, tile: i64, own: bool) -> float:
        """What it is worth that a framed tile, `own` or the discard, replaces a plain, and to discard then."""
        point = tile // 3
        cell, laid = self.cell[point], self.laid[point]
        unit = laid if laid != 0 else unit_of(cell)
        left = cell + 1
        if own:
            left -= one(tile % 3)
        if laid == 0:
            left -= unit
        return self._changed_worth(hand, point, left, unit - 1 + one(tile % 3))

    def _changed_worth(self, hand: Hand, point: i64, cell: i64, laid: i64) -> float:
        """What a hand is worth, beside what it is, with other tiles of a point, after the best discard."""
        before = self.cell[point]
        before_laid = self.laid[point]
        before_owed = self.owed[point]
        worth = -self.point_worth(point, before, before_laid, self.pace)
        worth += self.point_worth(point, cell, laid, self.pace)
        self.cell[point] = cell
        self.laid[point] = laid
        if cell == 0:
            self.owed[point] = 0
        worth += self.best_discard(hand)[1]
        self.cell[point] = before
        self.laid[point] = before_laid
        self.owed[point] = before_owed
        return worth
