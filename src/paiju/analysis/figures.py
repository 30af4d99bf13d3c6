"""Means with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import Self

from msgspec import Struct

NORMAL_95 = 1.96
"""Standard errors on either side; samples here are hands by the hundred, so the normal curve will do."""


class Figure(Struct, frozen=True):
    """A mean of `count` independent values and the half width of its 95 % interval."""

    mean: float
    margin: float
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Self:
        """The figure of some values; of fewer than two nothing is known, and the margin is infinite."""
        count = len(values)
        mean = sum(values) / count if count else 0.0
        if count < 2:
            return cls(mean, float("inf"), count)
        variance = sum((value - mean) ** 2 for value in values) / (count - 1)
        return cls(mean, NORMAL_95 * sqrt(variance / count), count)

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin
