"""Groups: what listers find, written to a buffer that the caller keeps; and how shapes stand to each other.

A group is three numbers: the shape, the mask of its ranks, and the number of classes so far.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climbing.kernel.bits import TOPS, above, how_many
from paiju.climbing.kernel.plans import ALWAYS, BY_RANK

GROUP: Final = 3
"""The numbers of a group."""


class Order:
    """How shapes beat each other: for each pair (on the table, played) NEVER, BY_RANK or ALWAYS."""

    def __init__(self, relation: list[int], shapes: int) -> None:
        self.shapes: i64 = shapes
        self.relation = vec[i64](relation)

    def reach(self, shape: i64, on: i64) -> i64:
        """The ranks at which the shape beats the class `on`."""
        how = self.relation[(on >> 4) * self.shapes + shape]
        if how == ALWAYS:
            return TOPS
        if how == BY_RANK:
            return above(on & 15)
        return 0


def add(shape: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    """Write a group that is not empty."""
    if mask == 0:
        return n
    out[n] = shape
    out[n + 1] = mask
    out[n + 2] = how_many(mask)
    if n > 0:
        out[n + 2] += out[n - 1]
    return n + GROUP
