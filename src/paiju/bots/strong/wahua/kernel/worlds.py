"""Worlds: where the tiles that a seat has not seen may lie, as likely as what the others have done makes it.

A world is a change of the one before: two tiles in different places are exchanged, or not, so that in the long run
worlds come as often as they are likely (Metropolis). What a hand would hardly be left with after so many discards,
loose tiles above all, makes it less likely; what it cannot hold at all has no chance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.wahua.kernel.ledger import CELLS
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, POINTS, bit, framed, one, plains
from paiju.games.wahua.kernel.chance import Chance
from paiju.games.wahua.kernel.codes import CLAIMS
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.order import loose_of

WALL: Final = -1
"""Who owns a tile of the wall."""
FIRST_STEPS: Final = 15
"""How often each tile may change its place before the first world."""
STEPS: Final = 3
"""How often before each other."""
SCALE: Final = 1 << 20


class Worlds:
    """Deals the tiles of `pool` to the others and to the wall of `root`, a hand that holds only what `seat` knows.

    `needs` says how many tiles each seat lacks, `specials` which may hold specials (1 or 0). Without `weigh` every
    hand is as likely.
    """

    def __init__(
        self, root: Hand, seat: int, pool: list[int], needs: list[int], specials: list[int], chance: Chance
    ) -> None:
        self.root = root
        self.seat = seat
        self.pool = vec[i64](pool)
        self.needs = vec[i64](needs)
        self.specials = vec[i64](specials)
        self.chance = chance
        self.players: i64 = root.players
        owners: list[int] = []
        for other, lacking in enumerate(needs):
            owners += [other] * lacking
        self.dealt: i64 = len(owners)
        """The first places of the pool are those of the hands."""
        self.owners = vec[i64](owners + [WALL] * (len(pool) - len(owners)))
        self.cells = vec[i64]([0] * (len(needs) * POINTS))
        self.fit = vec[float]([1.0] * (len(needs) * 4 * CELLS))
        """How likely a cell of a point is in a hand, at ((seat × 2 + open) × 2 + thrown) × 32 + cell."""
        self.fresh = True
        self.seen_before: i64 = root.seen
        """The familiar points as of before the discard that may be claimed."""

    def weigh(self, seat: i64, loose_plain: float, loose_framed: float, thrown: float) -> None:
        """Say how much each loose tile makes a hand of a seat less likely, and each of a point it has thrown."""
        laid: i64 = 0
        while laid < 2:
            white: i64 = 0
            while white < 2:
                cell: i64 = 0
                while cell < CELLS:
                    loose = loose_of(cell, laid)
                    likely = 1.0
                    step: i64 = 0
                    while step < plains(loose):
                        likely *= loose_plain * (thrown if white != 0 else 1.0)
                        step += 1
                    step = 0
                    while step < framed(loose):
                        likely *= loose_framed
                        step += 1
                    self.fit[((seat * 2 + laid) * 2 + white) * CELLS + cell] = likely
                    cell += 1
                white += 1
            laid += 1

    def start(self) -> None:
        """The first world, in which nobody holds what it cannot."""
        self.chance.shuffle(self.pool, 0, len(self.pool))
        place: i64 = 0
        other: i64 = len(self.pool) - 1
        while place < self.dealt:
            if not self._may(self.owners[place], self.pool[place]):
                while self.pool[other] >= FIRST_SPECIAL:
                    other -= 1
                self._exchange(place, other)
            place += 1
        at: i64 = 0
        while at < len(self.cells):
            self.cells[at] = self.root.held[at]
            at += 1
        place = 0
        while place < self.dealt:
            self._put(self.owners[place], self.pool[place], 1)
            place += 1
        self.fresh = False
        self._mix(FIRST_STEPS * self.dealt)

    def next(self, hand: Hand) -> None:
        """Make `hand` the hand in another world."""
        if self.fresh:
            self.start()
        else:
            self._mix(STEPS * self.dealt)
        self.chance.shuffle(self.pool, self.dealt, len(self.pool))
        hand.copy(self.root)
        at: i64 = 0
        while at < len(self.cells):
            hand.held[at] = self.cells[at]
            at += 1
        place: i64 = 0
        while place < self.dealt:
            tile = self.pool[place]
            if tile >= FIRST_SPECIAL:
                hand.specials[self.owners[place]] |= bit(tile - FIRST_SPECIAL)
            place += 1
        while place < len(self.pool):
            hand.wall[hand.next + place - self.dealt] = self.pool[place]
            place += 1
        if hand.phase == CLAIMS:
            self._open(hand)

    def _open(self, hand: Hand) -> None:
        """What may be claimed of the discard, and why its discarder would pay for all: as of before the discard."""
        tile = hand.tile
        seen = hand.seen
        hand.take(hand.turn, tile)
        hand.seen = self.seen_before
        hand.reason = hand.liable(hand.turn, tile)
        hand.seen = seen
        hand.give(hand.turn, tile)
        hand._open_claims()

    def _may(self, owner: i64, tile: i64) -> bool:
        return owner == WALL or tile < FIRST_SPECIAL or self.specials[owner] != 0

    def _put(self, owner: i64, tile: i64, times: i64) -> None:
        if owner != WALL and tile < FIRST_SPECIAL:
            self.cells[owner * POINTS + tile // 3] += times * one(tile % 3)

    def _exchange(self, place: i64, other: i64) -> None:
        tile = self.pool[place]
        self.pool[place] = self.pool[other]
        self.pool[other] = tile

    def _mix(self, steps: i64) -> None:
        """Offer so many exchanges."""
        if self.dealt == 0:
            return
        step: i64 = 0
        while step < steps:
            place = self.chance.below(self.dealt)
            other = self.chance.below(len(self.pool))
            mine, theirs = self.owners[place], self.owners[other]
            tile, back = self.pool[place], self.pool[other]
            if mine != theirs and tile != back and self._may(mine, back) and self._may(theirs, tile):
                before = self._likely(mine, theirs, tile, back)
                self._put(mine, tile, -1)
                self._put(theirs, back, -1)
                self._put(mine, back, 1)
                self._put(theirs, tile, 1)
                after = self._likely(mine, theirs, tile, back)
                if after >= before or float(self.chance.below(SCALE)) * before < after * float(SCALE):
                    self._exchange(place, other)
                else:
                    self._put(mine, back, -1)
                    self._put(theirs, tile, -1)
                    self._put(mine, tile, 1)
                    self._put(theirs, back, 1)
            step += 1

    def _likely(self, mine: i64, theirs: i64, tile: i64, back: i64) -> float:
        """How likely both owners are to hold what they hold of the points of two tiles."""
        likely = self._cell_likely(mine, tile) * self._cell_likely(theirs, tile)
        if tile // 3 != back // 3:
            likely *= self._cell_likely(mine, back) * self._cell_likely(theirs, back)
        return likely

    def _cell_likely(self, owner: i64, tile: i64) -> float:
        if owner == WALL or tile >= FIRST_SPECIAL:
            return 1.0
        point = tile // 3
        at = owner * POINTS + point
        laid: i64 = 1 if self.root.open[at] != 0 else 0
        white: i64 = 1 if self.root.whites[owner] & bit(point) != 0 else 0
        return self.fit[((owner * 2 + laid) * 2 + white) * CELLS + self.cells[at]]
