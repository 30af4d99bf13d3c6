"""Where wild cards complete a combination: the ranks at which it can be laid, and the groups that follow from it.

What counts is how many cards are missing: a combination is there if no more are missing than wild cards are held and
one natural card at least is in it. Wild cards are jokers, and jokers alone are read as jokers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climbing.kernel.bits import BIG, COPIES, TOPS, at, at_least, count, lowest, size
from paiju.climbing.kernel.groups import Order, add
from paiju.climbing.kernel.plans import LINES, MIXED, ROW, WILD_RUN, WILD_SET, Part

ACE: Final = 11
"""The last rank of runs."""


def set_ranks(hand: i64, part: Part, wilds: i64) -> i64:
    """The ranks of which `wilds` wild cards and one natural card at least make `part.each` cards.

    A wild joker counts as its own rank only beside its like; two that differ as big ones.
    """
    own = part.wild & TOPS
    needed = part.each - wilds
    if needed < 1:
        needed = 1
    mask = (at_least(hand, needed) & ~own) | (at_least(hand, part.each) & own)
    if wilds >= part.each:
        mask |= at_least(hand, 1) & at(BIG)
    return mask & part.ranks


def bomb_ranks(hand: i64, part: Part, cards: i64, wilds: i64) -> i64:
    """The ranks of which `wilds` wild cards and `part.of` natural ones at least make so many cards."""
    needed = cards - wilds
    if needed < part.of:
        needed = part.of
    if needed > COPIES:
        return 0
    return at_least(hand, needed) & part.ranks


def run_ends(hand: i64, each: i64, length: i64, wilds: i64) -> i64:
    """The ranks 3 … A at which so many adjacent ranks end that lack no more than `wilds` cards of `each` a rank."""
    ends: i64 = 0
    missing: i64 = 0
    rank: i64 = 0
    while rank <= ACE:
        held = count(hand, rank)
        if held < each:
            missing += each - held
        if rank >= length:
            held = count(hand, rank - length)
            if held < each:
                missing -= each - held
        if missing <= wilds and rank >= length - 1:
            ends |= at(rank)
        rank += 1
    return ends


def most_cards(hand: i64, top: i64, length: i64, least: i64, wilds: i64) -> i64:
    """The most cards of an uneven chain whose smallest bomb cannot have more than `least` cards.

    All cards of its ranks and all wild ones, if these do not suffice to lift every bomb above `least`. If they would,
    one less than suffices; if none is needed, the smallest bomb gives up what it has above `least`.
    """
    total: i64 = 0
    lifting: i64 = 0
    smallest: i64 = COPIES
    rank = top - length + 1
    while rank <= top:
        held = count(hand, rank)
        total += held
        if held < smallest:
            smallest = held
        if held <= least:
            lifting += least + 1 - held
        rank += 1
    if lifting > wilds:
        return total + wilds
    if lifting > 0:
        return total + lifting - 1
    return total + least - smallest


def wild(order: Order, hand: i64, on: i64, part: Part, reach: i64, out: vec[i64], n: i64) -> i64:
    """What wild cards may complete."""
    wilds = size(hand & part.wild)
    if part.sort == LINES:
        return lines(order, hand, on, part, reach, wilds, out, n)
    if part.sort == WILD_SET:
        return add(part.first, set_ranks(hand, part, wilds) & reach, out, n)
    step: i64 = 0
    while step <= part.most - part.least:
        if part.sort == WILD_RUN:
            mask = run_ends(hand, part.each, part.least + step, wilds)
        else:
            mask = bomb_ranks(hand, part, part.least + step, wilds)
        if mask == 0:
            break
        n = add(part.first + step, mask & reach, out, n)
        step += 1
    return n


def lines(order: Order, hand: i64, on: i64, part: Part, reach: i64, wilds: i64, out: vec[i64], n: i64) -> i64:
    """Chains that count by lines; the shapes are by length, by the smallest bomb, and uneven ones by size."""
    length = part.least
    while length <= part.most:
        least = part.each
        ends = run_ends(hand, least, length, wilds)
        if ends == 0:
            break
        while ends != 0:
            step = part.places[length * ROW + least]
            end = part.places[length * ROW + least + 1]
            cards = least * length
            while step < end and ends != 0:
                if part.how == MIXED:
                    reach = order.reach(part.first + step, on)
                n = add(part.first + step, ends & reach, out, n)
                step += 1
                cards += 1
                if step < end:
                    ends = uneven_tops(hand, ends, length, least, cards, wilds)
            least += 1
            ends = run_ends(hand, least, length, wilds)
        length += 1
    return n


def uneven_tops(hand: i64, ends: i64, length: i64, least: i64, cards: i64, wilds: i64) -> i64:
    """Of the chain ends those whose chain may have so many cards."""
    fit: i64 = 0
    while ends != 0:
        top = lowest(ends)
        if most_cards(hand, top, length, least, wilds) >= cards:
            fit |= at(top)
        ends &= ends - 1
    return fit
