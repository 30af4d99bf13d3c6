"""How an observation writes numbers: a byte each."""

from collections.abc import Iterable

MOST = 255
"""The highest number of an observation; more is told as this."""
HIDDEN = 255
"""Stands where the table does not tell a number."""


def numbers(values: Iterable[int | None]) -> bytes:
    """Some numbers as an observation has them: the unknown hidden, the large at most MOST."""
    return bytes([HIDDEN if value is None else min(value, MOST) for value in values])


def flags(places: Iterable[int], size: int) -> bytes:
    """Zeros with a one at each of some places."""
    found = bytearray(size)
    for place in places:
        found[place] = 1
    return bytes(found)
