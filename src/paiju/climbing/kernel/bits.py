"""Bit tricks on packed hands: fifteen ranks, four bits of count each, lowest rank lowest.

A *mask* has at most the top bit of each rank's four. No count is over 8, so adding 8 − k to every rank sets its
top bit exactly where at least k cards are held, without a carry into the next.
"""

from typing import Final

from mypy_extensions import i64

ONES: Final = 0x111111111111111
TOPS: Final = 0x888888888888888
BYTES: Final = 0x0101010101010101
RANKS: Final = 15
LITTLE: Final = 13
BIG: Final = 14
COPIES: Final = 8
"""The most cards of a rank."""
JOKERS: Final = 0x880000000000000
"""The mask of both jokers."""
RUNNING: Final = 0x000888888888888
"""The ranks 3 … A, which take part in runs."""


def shift_left(x: i64, n: i64) -> i64:
    """x << n. A literal shifted by an i64 would be computed in 32 bits by mypyc."""
    return x << n


def bit(place: i64) -> i64:
    """The bit at a place."""
    return shift_left(1, place)


def at_least(hand: i64, count: i64) -> i64:
    """The mask of the ranks of which `hand` holds at least `count`, 1 to 8."""
    return (hand + ONES * (8 - count)) & TOPS


def above(rank: i64) -> i64:
    """The mask of all ranks higher than `rank`."""
    return shift_left(TOPS, rank * 4 + 4) & TOPS


def at(rank: i64) -> i64:
    """The mask of one rank."""
    return shift_left(8, rank * 4)


def window(top: i64, length: i64) -> i64:
    """The mask of `length` adjacent ranks, the highest being `top`."""
    return (above(top - length) ^ above(top)) & TOPS


def how_many(mask: i64) -> i64:
    """The number of ranks in a mask: all counts meet in the highest four bits of the product."""
    return (((mask >> 3) * ONES) >> 56) & 15


def lowest(mask: i64) -> i64:
    """The lowest rank of a mask that has one."""
    return how_many((mask - 1) & ~mask & TOPS)


def highest(mask: i64) -> i64:
    """The mask of the highest rank of a mask that has one."""
    return at(nth_rank(mask, how_many(mask) - 1))


def nth_rank(mask: i64, n: i64) -> i64:
    """The rank with number `n` (from 0) of the ranks in a mask: as many ranks have no more than n at or below them."""
    below = (mask >> 3) * ONES
    even = (0x2020202020202020 + n * BYTES - (below & 0x0F0F0F0F0F0F0F0F)) & 0x2020202020202020
    odd = (0x2020202020202020 + n * BYTES - ((below >> 4) & 0x000F0F0F0F0F0F0F)) & 0x0020202020202020
    return ((((even >> 5) + (odd >> 5)) * BYTES) >> 56) & 0xFF


def count(hand: i64, rank: i64) -> i64:
    """How many of `rank` the hand holds."""
    return (hand >> (rank * 4)) & 15


def some(rank: i64, cards: i64) -> i64:
    """The packed hand of so many cards of one rank."""
    return shift_left(cards, rank * 4)


def size(hand: i64) -> i64:
    """How many cards the packed hand has: nibbles are summed to bytes, bytes in the product's top byte."""
    pairs = (hand & 0x0F0F0F0F0F0F0F0F) + ((hand >> 4) & 0x0F0F0F0F0F0F0F0F)
    return ((pairs * BYTES) >> 56) & 0xFF


def runs(mask: i64, length: i64) -> i64:
    """Of a mask, the ranks at which `length` adjacent ranks of it end."""
    ends = mask
    n: i64 = 1
    while n < length:
        ends = mask & (ends << 4)
        n += 1
    return ends
