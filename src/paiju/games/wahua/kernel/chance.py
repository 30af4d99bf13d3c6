"""Random numbers of the kernel's own: the same interpreted and compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Chance:
    """A stream of random numbers from any integer `seed` (xorshift on 32 bits)."""

    def __init__(self, seed: int) -> None:
        self._random: i64 = seed % WORD + 1  # never 0, where the numbers would stay
        for _ in range(16):  # small seeds begin with small numbers
            self.below(1)

    def below(self, n: i64) -> i64:
        """A random number below n."""
        x = self._random
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self._random = x
        return (x * n) >> 32

    def shuffle(self, tiles: vec[i64], first: i64, end: i64) -> None:
        """Put tiles[first:end] in random order."""
        last = end - 1
        while last > first:
            other = first + self.below(last - first + 1)
            tile = tiles[last]
            tiles[last] = tiles[other]
            tiles[other] = tile
            last -= 1
