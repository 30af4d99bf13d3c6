"""Whole hands inside the kernel, played at random."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import TILES
from paiju.games.wahua.kernel.codes import FLEE, OVER
from paiju.games.wahua.kernel.hand import Hand

WORD: Final = 0xFFFFFFFF


class Playout:
    """Deals and plays hands by random numbers of its own. `tiles` are the numbers of all tiles, `seed` any integer."""

    def __init__(self, players: int, tiles: list[int], seed: int) -> None:
        self.players = players
        self.steps: i64 = 0
        """The moves made so far, over all hands."""
        self.wins: i64 = 0
        self.hand = Hand(players, False, False, False)
        self._tiles = vec[i64](tiles)
        self._random: i64 = seed % WORD + 1  # never 0, where the numbers would stay
        for _ in range(16):  # small seeds begin with small numbers
            self._below(1)

    def deal(self) -> None:
        """Shuffle the wall and deal a new hand."""
        tiles = self._tiles
        last: i64 = TILES - 1
        while last > 0:
            other = self._below(last + 1)
            tile = tiles[last]
            tiles[last] = tiles[other]
            tiles[other] = tile
            last -= 1
        self.hand = Hand(self.players, False, False, False)
        self.hand.logging = False
        self.hand.deal(list(tiles), int(self._below(self.players)))

    def playout(self) -> int:
        """Play to the end, every legal move but flight being equally likely; returns the number of moves."""
        before = self.steps
        hand = self.hand
        while hand.phase != OVER:
            seat: i64 = 0
            asked = False
            while seat < hand.players and hand.phase != OVER:
                if hand.asks(seat):
                    asked = True
                    hand.move(seat, self._chosen(hand.legal(seat)))
                    self.steps += 1
                seat += 1
            if not asked:
                hand.close()
        if hand.winner >= 0:
            self.wins += 1
        return self.steps - before

    def _chosen(self, moves: list[int]) -> int:
        """One of the moves at random; flight, which is always the last one, apart."""
        last: i64 = len(moves) - 1
        if moves[last] == FLEE:
            return moves[self._below(last)]
        return moves[self._below(last + 1)]

    def _below(self, n: i64) -> i64:
        """A random number below n (xorshift on 32 bits: the same interpreted and compiled)."""
        x = self._random
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self._random = x
        return (x * n) >> 32
