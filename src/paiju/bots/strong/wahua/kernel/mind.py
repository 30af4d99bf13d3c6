"""What a player makes of a hand: what each point is worth, how near the win is, what a discard may cost.

It looks at what its seat may know: the own tiles, what lies open, the discards, how many are left.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.wahua.kernel.ledger import Ledger
from paiju.bots.strong.wahua.kernel.prospects import PACE, PACES, SHARE, SHARES, Prospects
from paiju.games.wahua.kernel.cells import (
    DEALT,
    FIRST_SPECIAL,
    KONG,
    PLAIN,
    POINTS,
    TILES,
    bit,
    framed,
    has,
    one,
    unit_of,
)
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import NONE, UNITS
from paiju.games.wahua.kernel.order import OF_PAIR, class_of, first_class, loose_of

ALL: Final = 27
"""The cell of all six tiles of a point."""

# The places of what a mind weighs with.
SPAN: Final = 0
PASSED: Final = 1
LAST: Final = 2
WAY: Final = 3
WAY_UNIT: Final = 4
WAY_TURN: Final = 5
ODD: Final = 6
OFFERED_PLAIN: Final = 7
OFFERED_FRAMED: Final = 8
CLAIMED: Final = 9
THROWN: Final = 10
READY: Final = 11
READY_TURN: Final = 12
READY_OPEN: Final = 13
WANTED: Final = 14
WATCHES: Final = 15
ENDED: Final = 16
DRAW: Final = 17
SPEED: Final = 18
UNTOUCHED: Final = 19
RIVALS: Final = 20
KEPT: Final = 21
WEIGHTS: Final = 22


class Mind:
    """What one seat after the other thinks of a hand, with the weights of its place in the list above."""

    def __init__(
        self, ledger: Ledger, prospects: Prospects, big: int, times: list[int], weights: list[float]
    ) -> None:
        self.ledger = ledger
        self.prospects = prospects
        self.big: i64 = big
        """The mask of the points that count as big, small shaken ones too."""
        self.times = vec[i64](times)
        """How often a point counts at a seat, at 21 × seat + point: home and shaken."""
        self.weights = vec[float](weights)
        players = int(ledger.players)
        self.players: i64 = players
        cells = [0] * POINTS
        self.cell = vec[i64](cells)
        """The own tiles of each point in the hand."""
        self.laid = vec[i64](cells)
        self.owed = vec[i64](cells)
        self.unseen = vec[i64](cells)
        self.seat: i64 = 0
        self.barred: i64 = 0
        self.konged: i64 = 0
        """The points that others have konged."""
        self.unknown: i64 = 1
        self.turns = 0.0
        """How many are likely to come."""
        self.pace: i64 = 0
        self.ready = vec[float]([0.0] * players)
        """How likely each of the others waits for the last tile."""
        self.sizes = vec[i64]([0] * players)
        """About how many tiles each holds."""
        self.loose = vec[i64]([0] * 24)
        self.count: i64 = 0
        """How many tiles may be discarded; they are the first of `loose`."""

    def look(self, hand: Hand, seat: i64, gone: vec[i64]) -> None:
        """Take in a hand from a seat; `gone` are the discards of each point that nobody has taken."""
        self.seat = seat
        self.barred = hand.whites[seat]
        self.konged = 0
        known: i64 = 0
        point: i64 = 0
        while point < POINTS:
            at = seat * POINTS + point
            self.cell[point] = hand.held[at]
            self.laid[point] = hand.open[at]
            self.owed[point] = hand.owed[at]
            seen = gone[point] + hand.held[at]
            other: i64 = 0
            while other < self.players:
                opened = hand.open[other * POINTS + point]
                seen += opened
                if opened == KONG and other != seat:
                    self.konged |= bit(point)
                other += 1
            self.unseen[point] = ALL - seen
            known += (seen & 3) + (seen >> 2 & 3) + (seen >> 4)
            point += 1
        if hand.tile != NONE:
            self.unseen[hand.tile // 3] -= one(hand.tile % 3)
            known += 1
        self.unknown = TILES - known
        self._expect(hand)

    def _expect(self, hand: Hand) -> None:
        """How many turns are likely to come, and how near the others are."""
        weights = self.weights
        passed = float(hand.turns - 1) / float(self.players)
        left = float(TILES - hand.next) / float(self.players)
        self.turns = min(left, max(weights[SPAN] - weights[PASSED] * passed, weights[LAST]))
        self.pace = i64(self.turns / float(self.unknown) / PACE + 0.5)
        self.pace = min(max(self.pace, 1), PACES - 1)
        other: i64 = 0
        while other < self.players:
            opened: i64 = 0
            point: i64 = 0
            while point < POINTS:
                if hand.open[other * POINTS + point] != 0:
                    opened += 1
                point += 1
            near = weights[READY] + weights[READY_TURN] * passed + weights[READY_OPEN] * float(opened)
            self.ready[other] = 1.0 / (1.0 + exp(-near))
            self.sizes[other] = DEALT - 2 * opened
            other += 1

    def point_worth(self, point: i64, cell: i64, laid: i64, pace: i64) -> float:
        """What a point is worth with `cell` of it in the hand and `laid` open, at a chance of each tile to come."""
        big: i64 = 1 if self.big & bit(point) != 0 else 0
        barred = self.barred & bit(point) != 0
        whole = cell + laid
        grown = self.prospects.grown(whole, laid, barred, self.unseen[point], big, pace)
        worth = float(self.times[self.seat * POINTS + point]) * grown
        speed = self.weights[SPEED]
        if speed != 0.0 and laid == 0:
            worth += speed * self.prospects.paired(whole, laid, barred, self.unseen[point], big, pace)
        return worth if whole != 0 else worth * self.weights[UNTOUCHED]

    def draw_worth(self) -> float:
        """What a turn is worth in which a tile is drawn."""
        slope = 0.0
        point: i64 = 0
        while point < POINTS:
            cell, laid = self.cell[point], self.laid[point]
            slope += self.point_worth(point, cell, laid, self.pace)
            slope -= self.point_worth(point, cell, laid, self.pace - 1)
            point += 1
        return slope / (PACE * float(self.unknown))

    def find_loose(self) -> None:
        """Find what the order of discards allows (WH25); if everything is in a pair, all."""
        first: i64 = OF_PAIR
        point: i64 = 0
        while point < POINTS:
            if self.cell[point] != 0:
                konged = self.konged & bit(point) != 0
                place = first_class(self.cell[point], self.laid[point], self.owed[point], konged)
                first = min(first, place)
            point += 1
        self.count = 0
        tile: i64 = 0
        while tile < FIRST_SPECIAL:
            cell = self.cell[tile // 3]
            if cell != 0 and has(cell, tile % 3) and self._class_of(tile) == first:
                self.loose[self.count] = tile
                self.count += 1
            tile += 1

    def _class_of(self, tile: i64) -> i64:
        point = tile // 3
        konged = self.konged & bit(point) != 0
        return class_of(self.cell[point], self.laid[point], self.owed[point], konged, tile % 3)

    def units(self) -> i64:
        """The pairs and kongs, open and in the hand (WH20)."""
        found: i64 = 0
        point: i64 = 0
        while point < POINTS:
            if self.laid[point] != 0 or unit_of(self.cell[point]) != 0:
                found += 1
            point += 1
        return found

    def way(self) -> float:
        """The points that may be expected of winning, and of nobody else's winning, with the tiles at rest."""
        weights = self.weights
        units = self.units()
        prize = weights[ODD] + weights[ODD] / float(self.players - 1)
        prize += weights[KEPT] * (float(self._best_odd()) - weights[ODD])
        known = float(min(units, UNITS - 2) - 8)
        hope = weights[WAY] + weights[WAY_UNIT] * known + weights[WAY_TURN] * self.turns
        far = prize / (1.0 + exp(-hope))
        if units < UNITS - 1:
            return far
        near = self._watching() if units == UNITS else self._waiting()
        return max(near, far)

    def _best_odd(self) -> i64:
        """What the best loose framed tile counts as the odd one (WH37)."""
        best: i64 = 0
        point: i64 = 0
        while point < POINTS:
            if self.cell[point] >= 4:
                left = loose_of(self.cell[point], self.laid[point])
                if left >= 4:
                    tile = 3 * point + (2 if left >= 16 else 1)
                    best = max(best, self.ledger.odds[self.seat * FIRST_SPECIAL + tile])
            point += 1
        return best

    def _chances(self, won: float, often: float) -> float:
        """The share of the prizes `won`, each times how often it may be had in a turn, before a rival wins."""
        rivals = self.weights[RIVALS] * (1.0 - 1.0 / float(self.players)) / max(self.turns, 1.0)
        return won / (often + rivals)

    def _watching(self) -> float:
        """看花: any framed tile of another point (WH23)."""
        won = 0.0
        often = 0.0
        point: i64 = 0
        while point < POINTS:
            if self.laid[point] == 0 and unit_of(self.cell[point]) == 0:
                kind: i64 = 1
                while kind < 3:
                    chance = self.often(point, kind)
                    won += chance * self.prize(3 * point + kind)
                    often += chance
                    kind += 1
            point += 1
        return self._chances(won, often)

    def _waiting(self) -> float:
        """Nine units: one of two loose tiles is paired, and the other is the odd one (WH21)."""
        won = 0.0
        often = 0.0
        odd: i64 = 0
        while odd < POINTS:
            left = loose_of(self.cell[odd], self.laid[odd])
            if framed(left) != 0:
                prize = self.prize(3 * odd + (2 if left >= 16 else 1))
                pair: i64 = 0
                while pair < POINTS:
                    cell = self.cell[pair]
                    if pair != odd and cell != 0 and self.laid[pair] == 0 and unit_of(cell) == 0:
                        chance = self.often(pair, 0) + self.often(pair, 1) + self.often(pair, 2)
                        won += chance * prize
                        often += chance
                    pair += 1
            odd += 1
        return self._chances(won, often)

    def often(self, point: i64, kind: i64) -> float:
        """How often an unseen tile of a kind may be had in a turn: drawn, or discarded by anybody."""
        unseen = self.unseen[point]
        offered = self.weights[OFFERED_PLAIN if kind == PLAIN else OFFERED_FRAMED]
        copies = unseen & 3
        if kind == 1:
            copies = unseen >> 2 & 3
        elif kind == 2:
            copies = unseen >> 4
        return float(copies) / float(self.unknown) * (1.0 + offered * float(self.players - 1))

    def prize(self, tile: i64) -> float:
        """What winning with an odd tile brings, and that nobody else wins."""
        odd = float(self.ledger.odds[self.seat * FIRST_SPECIAL + tile])
        return odd + self.weights[ODD] / float(self.players - 1)

    def cost(self, hand: Hand, tile: i64) -> float:
        """The points that a discard may cost, in own points."""
        liable = self._liable(hand, tile)
        share = 1.0 / float(self.players - 1)
        point = tile // 3
        big: i64 = 1 if self.big & bit(point) != 0 else 0
        after = (self.seat + 1) % self.players
        chance = float(self.sizes[after]) / float(self.unknown)
        if hand.whites[after] & bit(point) != 0:
            chance *= self.weights[THROWN]
        held = min(i64(chance / SHARE + 0.5), SHARES - 1)
        laid = hand.open[after * POINTS + point]
        taken = self.prospects.made(laid, tile % 3, self.unseen[point], big, held)
        taken *= self.weights[CLAIMED] * float(self.times[after * POINTS + point])
        if not liable or tile % 3 == PLAIN:
            taken *= share
        won = 0.0
        other: i64 = 0
        while other < self.players:
            if other != self.seat:
                won += self._won(hand, tile, other)
            other += 1
        return taken + won * (self.weights[ODD] * (1.0 if liable else share) + self.weights[ENDED])

    def _won(self, hand: Hand, tile: i64, other: i64) -> float:
        """How likely another wins with a discard."""
        point = tile // 3
        if hand.open[other * POINTS + point] != 0 or self.unseen[point] == 0:
            return 0.0
        wanted = self.weights[WANTED]
        if hand.whites[other] & bit(point) != 0:
            wanted *= self.weights[THROWN]
        if tile % 3 != PLAIN:
            wanted += self.weights[WATCHES]
        return self.ready[other] * wanted

    def _liable(self, hand: Hand, tile: i64) -> bool:
        """Whether who discards one of the loose tiles pays for all that is made of it (WH43–WH45)."""
        if self.players == 2:
            return False
        big = self.big & bit(tile // 3) != 0
        known = False
        place: i64 = 0
        while place < self.count:
            other = self.loose[place]
            if other != tile:
                if tile % 3 != PLAIN and (self.big & bit(other // 3) != 0) != big:
                    return big
                if hand.seen & bit(other // 3) != 0:
                    known = True
            place += 1
        return known and hand.seen & bit(tile // 3) == 0
