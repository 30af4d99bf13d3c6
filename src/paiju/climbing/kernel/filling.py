"""Which cards of a hand make up a move class: the first of its fillings, with the fewest wild cards.

Where there is a choice the lowest ranks give the most. Kickers are the lowest cards of other ranks, then of the own,
then jokers.
"""

from mypy_extensions import i64

from paiju.climbing.kernel.bits import (
    BIG,
    JOKERS,
    LITTLE,
    TOPS,
    at,
    at_least,
    count,
    lowest,
    runs,
    size,
    some,
    window,
)
from paiju.climbing.kernel.plans import (
    ANY_JOKERS,
    BOMB,
    CHAIN,
    KICKED_RUN,
    KICKED_SET,
    LINES,
    ROW,
    RUN,
    SET,
    SPECIAL,
    WILD_RUN,
    WILD_SET,
    Part,
)


def fill(hand: i64, part: Part, rank: i64, step: i64) -> i64:
    """The packed cards that make up the class of the part's shape number `step` at a rank."""
    sort = part.sort
    if sort == SET:
        return _set(hand, part, rank)
    if sort == RUN:
        return _run(hand, part, rank, part.least + step)
    if sort == BOMB:
        return some(rank, part.least + step)
    if sort == CHAIN:
        return _chain(hand, part, rank, step)
    if sort == WILD_SET:
        return _wild_run(hand, part, rank, 1, part.each)
    if sort == WILD_RUN:
        return _wild_run(hand, part, rank, part.least + step, part.each)
    if sort == LINES:
        return _lines(hand, part, rank, step)
    if sort == KICKED_SET:
        return _kicked_set(hand, part, rank, part.carrying - step)
    if sort == KICKED_RUN:
        return _kicked_run(hand, part, rank, step)
    if sort == ANY_JOKERS:
        return wild_cards(hand, part.wild, part.each)
    if sort == SPECIAL:
        return part.ranks >> 3
    return _wild_run(hand, part, rank, 1, part.least + step)


def wild_cards(hand: i64, wild: i64, cards: i64) -> i64:
    """So many of the hand's wild cards, little jokers before big ones."""
    little = count(hand & wild, LITTLE)
    if little > cards:
        little = cards
    return some(LITTLE, little) + some(BIG, cards - little)


def _set(hand: i64, part: Part, rank: i64) -> i64:
    cards = some(rank, part.of)
    carried = part.carrying
    if carried != 0:
        cards += some(lowest(at_least(hand, carried) & ~at(rank)), carried)
    return cards


def _run(hand: i64, part: Part, top: i64, length: i64) -> i64:
    taken = window(top, length)
    cards = (taken >> 3) * part.of
    carried = part.carrying
    if carried != 0:
        able = at_least(hand, carried) & part.ranks & ~taken
        cards += (window(lowest(runs(able, length)), length) >> 3) * carried
    return cards


def _chain(hand: i64, part: Part, top: i64, step: i64) -> i64:
    length = part.least
    while part.places[length + 1] <= step:
        length += 1
    cards = (window(top, length) >> 3) * part.of
    return cards + _more(hand, cards, window(top, length), step - part.places[length])


def _more(hand: i64, cards: i64, mask: i64, spare: i64) -> i64:
    """So many further cards of the ranks of a mask, beside the `cards` that are taken; the lowest give the most."""
    more: i64 = 0
    while spare > 0 and mask != 0:
        rank = lowest(mask)
        left = count(hand, rank) - count(cards, rank)
        if left > spare:
            left = spare
        more += some(rank, left)
        spare -= left
        mask &= mask - 1
    return more


def _wild_run(hand: i64, part: Part, top: i64, length: i64, each: i64) -> i64:
    """`each` cards of adjacent ranks, wild where natural ones are missing; a set is a run of one rank."""
    cards: i64 = 0
    missing: i64 = 0
    rank = top - length + 1
    while rank <= top:
        held = count(hand, rank)
        if held < each:
            missing += each - held
        else:
            held = each
        cards += some(rank, held)
        rank += 1
    return cards + wild_cards(hand - cards, part.wild, missing)


def _lines(hand: i64, part: Part, top: i64, step: i64) -> i64:
    """A chain of bombs of `least` or more; one of them at least is left without a natural card above that."""
    length = part.least
    least = part.each
    while part.places[length * ROW + least + 1] <= step:
        least += 1
        if least == ROW:
            length += 1
            least = 0
    spare = step - part.places[length * ROW + least]
    ranks = window(top, length)
    cards = _wild_run(hand, part, top, length, least)
    natural = cards & ~part.wild
    keeper = _fewest(hand, ranks)
    growing = ranks
    if count(hand, keeper) > least:
        growing &= ~at(keeper)
    more = _more(hand, natural, growing & _above(hand, natural), spare)
    missing = length * least - size(natural) + spare - size(more)
    return natural + more + wild_cards(hand, part.wild, missing)


def _above(hand: i64, cards: i64) -> i64:
    """The mask of the ranks of which the hand holds more than is taken."""
    return at_least(hand - cards, 1)


def _fewest(hand: i64, mask: i64) -> i64:
    """The rank of a mask of which the hand holds the fewest cards, the highest of several."""
    found = lowest(mask)
    while mask != 0:
        rank = lowest(mask)
        if count(hand, rank) <= count(hand, found):
            found = rank
        mask &= mask - 1
    return found


def _kicked_set(hand: i64, part: Part, rank: i64, kickers: i64) -> i64:
    cards = some(rank, part.of)
    others = at_least(hand, 1) & TOPS & ~JOKERS & ~at(rank)
    carried = _more(hand, cards, others, kickers)
    left = kickers - size(carried)
    if left > 0 and carried != 0:  # its own rank and jokers alone would make a bomb of it
        carried += _more(hand, cards, at(rank) & ~JOKERS, left)
        left = kickers - size(carried)
    return cards + carried + _more(hand, cards, JOKERS, left)


def _kicked_run(hand: i64, part: Part, top: i64, step: i64) -> i64:
    length = part.least
    while part.places[length + 1] <= step:
        length += 1
    kickers = step - part.places[length]
    ranks = window(top, length)
    cards = (ranks >> 3) * part.of
    carried = _more(hand, cards, ~JOKERS & TOPS & ~ranks, kickers)
    carried += _more(hand, cards, ranks, kickers - size(carried))
    return cards + carried + _more(hand, cards, JOKERS, kickers - size(carried))
