"""Means with their 95 % intervals."""

from collections.abc import Mapping, Sequence
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
        sums = Sums()
        for value in values:
            sums.add(value)
        return cls(*sums.mean_and_margin(len(values)), len(values))

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


class Sums:
    """What values come to that are added up one by one, in constant space; those not added count as 0."""

    def __init__(self) -> None:
        self.total = self.squares = 0.0

    def add(self, value: float) -> None:
        """Add a value."""
        self.total += value
        self.squares += value * value

    def mean_and_margin(self, count: int) -> tuple[float, float]:
        """The mean of `count` values, and the half width of its 95 % interval."""
        mean = self.total / count if count else 0.0
        if count < 2:
            return mean, float("inf")
        variance = max(0.0, self.squares - self.total * mean) / (count - 1)
        return mean, NORMAL_95 * sqrt(variance / count)


class Figures:
    """Figures by name, of the values of many hands; a name that a hand does not give counts as 0 there."""

    def __init__(self) -> None:
        self.count = 0
        self.sums: dict[str, Sums] = {}

    def add(self, values: Mapping[str, float]) -> None:
        """Add the values of a hand."""
        self.count += 1
        for name, value in values.items():
            self.sums.setdefault(name, Sums()).add(value)

    def all(self) -> dict[str, Figure]:
        """The figures, in the order in which the names came up."""
        return {
            name: Figure(*sums.mean_and_margin(self.count), self.count) for name, sums in self.sums.items()
        }
