"""What carries free kickers: which cards these are is left open, and only how many there have to be counts.

They are as many as the kind wants. The last cards of a hand may be fewer: all that is left, and beside a run none.
"""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climbing.kernel.bits import BIG, COPIES, JOKERS, LITTLE, at, count, lowest, runs, size
from paiju.climbing.kernel.groups import Order, add
from paiju.climbing.kernel.plans import MIXED, Part


def kicked_sets(
    order: Order, hand: i64, on: i64, part: Part, mask: i64, reach: i64, out: vec[i64], n: i64
) -> i64:
    """Sets with kickers; the shapes are by how many are missing."""
    short = part.carrying + part.of - size(hand)
    if short < 0:
        short = 0
    if part.how == MIXED:
        reach = order.reach(part.first + short, on)
    return add(part.first + short, carriers(hand, part, mask & reach), out, n)


def carriers(hand: i64, part: Part, mask: i64) -> i64:
    """Of the ranks of a mask those whose set may carry as many kickers as it has to and be no bomb.

    One kicker at least is of another rank and no joker, or all are jokers; with jokers as the set none is a joker.
    """
    beside = size(hand) - part.of
    kickers = part.carrying
    if beside < kickers:
        kickers = beside
    jokers = count(hand, LITTLE) + count(hand, BIG)
    natural = size(hand) - jokers
    if natural > COPIES or kickers == 0:  # whatever the rank, enough are of others
        return mask
    fit: i64 = 0
    while mask != 0:
        rank = lowest(mask)
        if at(rank) & JOKERS != 0:
            if natural >= kickers:
                fit |= at(rank)
        elif natural > count(hand, rank) or jokers >= kickers:
            fit |= at(rank)
        mask &= mask - 1
    return fit


def kicked_runs(
    order: Order, hand: i64, on: i64, part: Part, mask: i64, reach: i64, out: vec[i64], n: i64
) -> i64:
    """Runs with kickers; the shapes of a length are by how many there are."""
    length = part.least
    ends = runs(mask, length)
    while length <= part.most and ends != 0:
        shape = part.first + part.places[length]
        kickers = part.carrying * length
        beside = size(hand) - part.of * length
        if beside < kickers:  # all that is left, or none of it
            if part.how == MIXED:
                reach = order.reach(shape, on)
            if beside > 0:
                n = add(shape, ends & reach, out, n)
            kickers = beside
        if shape + kickers < part.first + part.places[length + 1]:
            if part.how == MIXED:
                reach = order.reach(shape + kickers, on)
            n = add(shape + kickers, ends & reach, out, n)
        ends = mask & (ends << 4)
        length += 1
    return n
