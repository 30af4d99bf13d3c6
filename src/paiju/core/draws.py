"""Draws from a key: the only source of chance, in one documented order.

The stream is HMAC-SHA256(key, n) for n = 0, 1, 2 … as eight big-endian bytes; each digest gives eight 32-bit
big-endian words. A number below n is a word reduced modulo n, words of the last incomplete stretch being
rejected. So anybody with the key can repeat a deal, in any language.
"""

import hashlib
import hmac
from collections.abc import Sequence
from operator import index
from struct import unpack
from typing import TypeVar

from mypy_extensions import mypyc_attr

from paiju.core.errors import OptionsError

T = TypeVar("T")
_WORDS = 1 << 32


def check_seed(seed: object) -> int:
    """The seed as an int; OptionsError unless a person may choose it: a whole number from 0 up, numpy's among them."""
    try:
        whole = -1 if isinstance(seed, bool) else index(seed)  # type: ignore[arg-type]
    except TypeError:
        whole = -1
    if whole < 0:
        raise OptionsError("seed", seed=repr(seed))
    return whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws:
    """A stream of draws from a key of any length."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    @classmethod
    def from_seed(cls, *seed: int | str) -> "Draws":
        """Draws for a seed that a person can type, such as ``Draws.from_seed(7)`` or ``("match", 7, hand)``."""
        plain = tuple([one if isinstance(one, str) else index(one) for one in seed])
        return cls(hashlib.sha256(repr(plain).encode()).digest())

    def below(self, n: int) -> int:
        """A uniform integer in 0 … n − 1, 1 ≤ n ≤ 2³²."""
        if not 1 <= n <= _WORDS:
            raise ValueError(f"n must be 1 to 2**32, not {n}")
        limit = _WORDS - _WORDS % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a uniformly random order (Fisher–Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _word(self) -> int:
        if not self._words:
            digest = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._words = list(unpack(">8L", digest))
            self._words.reverse()
            self._block += 1
        return self._words.pop()
