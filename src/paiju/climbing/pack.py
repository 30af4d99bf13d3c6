"""What the families of combinations have to know of a game's cards, and how the kernel is told of ranks."""

from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct

from paiju.climbing.kinds import ACE, Shape
from paiju.core.cards import RANKS

COPIES = 8
"""The cards of a rank in two decks, jokers apart."""


class Pack(Struct, frozen=True):
    """What a family has to know of a game's cards."""

    hand: int
    """The most cards a hand holds."""
    wild: str = ""
    """The jokers that stand for any card: none, `W`, or `wW`."""
    jokers: int = 2
    """How many there are of each joker."""

    def wilds(self, wild: str | None = None) -> int:
        """How many wild cards there are, of the jokers `wild` or of the game's own."""
        return self.jokers * len(self.wild if wild is None else wild)


def running(shape: Shape) -> range:
    """The top ranks of a run of the shape's length in 3 … A."""
    return range(shape.length - 1, ACE + 1)


def places_by_length(lengths: range, shapes: Sequence[int]) -> list[int]:
    """The place of each length where each has so many shapes; the next one behind the last."""
    return [0] * lengths[0] + list(accumulate(shapes, initial=0))


def mask(lowest: int, highest: int) -> int:
    """The kernel's mask of the ranks from `lowest` to `highest`."""
    return sum(8 << 4 * rank for rank in range(lowest, highest + 1))


def nibbles(ranks: str) -> int:
    """All four bits of each of some ranks."""
    return sum(15 << 4 * RANKS.index(rank) for rank in ranks)
