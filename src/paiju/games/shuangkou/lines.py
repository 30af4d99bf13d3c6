"""A player's highest lines 线 in a hand, from the bombs that the player laid (SK28)."""

from collections import Counter
from collections.abc import Sequence

LEAST = 4
"""The lines of the smallest bombs (SK10)."""
LAST = {"baibian": 11, "qianbian": 12, "huopin": 11}
"""The last line of the tables in each variant, which no merging goes beyond (SK28e.d)."""


def united(lines: int, bombs: int) -> int:
    """The lines of so many bombs of equal lines together (SK28b, SK28c)."""
    if lines == LEAST:
        return max(LEAST, LEAST + bombs - 2)  # SK28b.d
    return lines + bombs - 1


def merged(variant: str, bombs: Sequence[int]) -> int:
    """The highest lines of a player whose bombs had these lines, 0 of none.

    Bombs of equal lines merge from the lowest lines up (SK28d), each lot into one bomb that counts among those of
    the lines it then has (SK28d.d); of what is left the highest counts (SK28a).
    """
    if not bombs:
        return 0
    left, lines = Counter(bombs), LEAST
    while lines <= max(left):
        alike = left.pop(lines, 0)
        if alike:
            left[united(lines, alike)] += 1
        lines += 1
    return min(max(left), LAST[variant])
