"""The move lister: which move classes a packed hand offers, leading or against a class on the table.

A *shape* is a kind of combination of one length and size (a pair, a straight of five, a chain of three bombs in
13 cards); a *move class* is a shape with the rank that counts, `shape * 16 + rank`. Class 0 is the pass. Moves are
found as groups, at most one for each shape: the shape, the mask of its ranks, and the number of classes so far.
Listing, counting and drawing one at random all read the same groups, so there is one source of legality.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climbing.kernel.bits import (
    BIG,
    TOPS,
    above,
    at,
    at_least,
    count,
    highest,
    lowest,
    nth_rank,
    runs,
    size,
    window,
)
from paiju.climbing.kernel.filling import fill
from paiju.climbing.kernel.groups import GROUP, Order, add
from paiju.climbing.kernel.kickers import kicked_runs, kicked_sets
from paiju.climbing.kernel.plans import (
    ANY_JOKERS,
    BOMB,
    BY_RANK,
    CHAIN,
    KICKED_RUN,
    KICKED_SET,
    LINES,
    MIXED,
    RUN,
    SET,
    Part,
    plans,
)
from paiju.climbing.kernel.wild import wild

PASS: Final = 0
CLASS_RANKS: Final = 16
"""The ids of classes that each shape has."""
RANKS_ALONE: Final = 1
"""The specials of a hand of which the ranks alone are known: bit 0."""


class Moves:
    """The lister for one grammar.

    `families` are whole, `relation` has for each pair of shapes (on the table, played) NEVER, BY_RANK or ALWAYS,
    `sizes` are the cards of each shape.
    """

    def __init__(self, families: list[Part], relation: list[int], sizes: list[int]) -> None:
        shapes = len(sizes)
        self.shapes: i64 = shapes
        self.sizes = vec[i64](sizes)
        self.order = Order(relation, shapes)
        self._plans = plans(families, relation, shapes)
        self._family: list[Part] = []
        """The family of each shape; the pass has one only to keep the places."""
        for shape in range(shapes):
            self._family.append([family for family in families if family.first <= max(shape, 1)][-1])

    def buffer(self) -> vec[i64]:
        """Room for the groups of any hand."""
        return vec[i64]([0] * (self.shapes * GROUP))

    def listing(self, hand: int, on: int, specials: int = RANKS_ALONE) -> list[int]:
        """The classes that `hand` may play on the class `on` (0: leading), the pass not among them."""
        groups = self.buffer()
        return self.listed(groups, self.groups(hand, on, groups, specials), [])

    def readings(self, cards: int, cards_size: int, specials: int = RANKS_ALONE) -> list[int]:
        """The classes that `cards`, of which there are so many, make up as they are."""
        groups = self.buffer()
        n = self.groups(cards, PASS, groups, specials)
        kept: i64 = 0
        i: i64 = 0
        while i < n:
            if self.sizes[groups[i]] == cards_size:
                groups[kept] = groups[i]
                groups[kept + 1] = groups[i + 1]
                kept += GROUP
            i += GROUP
        return self.listed(groups, kept, [])

    def total(self, hands: list[int], ons: list[int]) -> int:
        """How many classes some hands may play, each on the class beside it."""
        groups = self.buffer()
        classes: i64 = 0
        for place, hand in enumerate(hands):
            n = self.groups(hand, ons[place], groups)
            if n > 0:
                classes += groups[n - 1]
        return classes

    def listed(self, groups: vec[i64], n: i64, found: list[int]) -> list[int]:
        """`found` with the classes of the first `n` numbers of `groups` behind."""
        i: i64 = 0
        while i < n:
            first = groups[i] * CLASS_RANKS
            mask = groups[i + 1]
            while mask != 0:
                found.append(first + lowest(mask))
                mask &= mask - 1
            i += GROUP
        return found

    def groups(self, hand: i64, on: i64, out: vec[i64], specials: i64 = RANKS_ALONE) -> i64:
        """Write the groups to `out`; returns how many numbers were written."""
        higher = above(on & 15)
        n: i64 = 0
        for part in self._plans[on >> 4]:
            mask = at_least(hand, part.of) & part.ranks
            if mask == 0:
                continue
            reach: i64 = TOPS
            if part.how == BY_RANK:
                reach = higher
            if part.sort == SET:
                n = self._sets(hand, part, mask & reach, out, n)
            elif part.sort == RUN:
                n = self._runs(hand, part, mask, reach, out, n)
            elif part.sort == BOMB:
                n = self._bombs(hand, part, mask & reach, out, n)
            elif part.sort == CHAIN:
                n = self._chains(hand, on, part, mask, reach, out, n)
            elif part.sort <= LINES:
                n = wild(self.order, hand, on, part, reach, out, n)
            elif part.sort == KICKED_SET:
                n = kicked_sets(self.order, hand, on, part, mask, reach, out, n)
            elif part.sort == KICKED_RUN:
                n = kicked_runs(self.order, hand, on, part, mask, reach, out, n)
            elif part.sort == ANY_JOKERS:
                if size(hand & part.wild) >= part.each:
                    n = add(part.first, at(BIG) & reach, out, n)
            elif mask == part.ranks and (specials >> part.each) & 1 != 0:
                n = add(part.first, highest(mask) & reach, out, n)
        return n

    def _sets(self, hand: i64, part: Part, mask: i64, out: vec[i64], n: i64) -> i64:
        carried = part.carrying
        if carried != 0:
            others = at_least(hand, carried)
            if others & (others - 1) == 0:  # nothing to carry but the rank itself
                mask &= ~others
        return add(part.first, mask, out, n)

    def _runs(self, hand: i64, part: Part, mask: i64, reach: i64, out: vec[i64], n: i64) -> i64:
        length = part.least
        most = part.most
        carried = part.carrying
        shape = part.first
        ends = runs(mask, length)
        while length <= most and ends != 0:
            fit = ends & reach
            if carried != 0:
                fit = self._carrying(fit, length, at_least(hand, carried) & part.ranks)
            n = add(shape, fit, out, n)
            ends = mask & (ends << 4)
            shape += 1
            length += 1
        return n

    def _carrying(self, ends: i64, length: i64, able: i64) -> i64:
        """Of the run ends those beside which a run as long of the `able` ranks is left."""
        fit: i64 = 0
        while ends != 0:
            top = lowest(ends)
            if runs(able & ~window(top, length), length) != 0:
                fit |= at(top)
            ends &= ends - 1
        return fit

    def _bombs(self, hand: i64, part: Part, mask: i64, out: vec[i64], n: i64) -> i64:
        cards = part.least
        most = part.most
        shape = part.first
        while mask != 0:
            n = add(shape, mask, out, n)
            if cards == most:
                break
            cards += 1
            shape += 1
            mask &= at_least(hand, cards)
        return n

    def _chains(self, hand: i64, on: i64, part: Part, mask: i64, reach: i64, out: vec[i64], n: i64) -> i64:
        length = part.least
        ends = runs(mask, length)
        while length <= part.most and ends != 0:
            shape = part.first + part.places[length]
            end = part.first + part.places[length + 1]
            cards = part.of * length
            fit = ends
            while shape < end and fit != 0:
                if part.how == MIXED:
                    reach = self.order.reach(shape, on)
                n = add(shape, fit & reach, out, n)
                shape += 1
                cards += 1
                fit = self._holding(hand, fit, length, cards)
            ends = mask & (ends << 4)
            length += 1
        return n

    def does_beat(self, played: int, on: int) -> bool:
        """Whether one class beats another."""
        mine: i64 = played
        return self.order.reach(mine >> 4, on) & at(mine & 15) != 0

    def _holding(self, hand: i64, ends: i64, length: i64, cards: i64) -> i64:
        """Of the run ends those whose run of ranks holds so many cards in all."""
        fit: i64 = 0
        while ends != 0:
            top = lowest(ends)
            held: i64 = 0
            rank = top - length + 1
            while rank <= top:
                held += count(hand, rank)
                rank += 1
            if held >= cards:
                fit |= at(top)
            ends &= ends - 1
        return fit

    def nth(self, groups: vec[i64], which: i64) -> i64:
        """The class with number `which` (from 0) in `groups`."""
        i: i64 = 0
        before: i64 = 0
        while groups[i + 2] <= which:
            before = groups[i + 2]
            i += GROUP
        return groups[i] * CLASS_RANKS + nth_rank(groups[i + 1], which - before)

    def fill(self, hand: i64, wanted: i64) -> i64:
        """The packed cards of `hand` that make up the class: the first of its fillings."""
        shape: i64 = wanted >> 4
        part = self._family[shape]
        return fill(hand, part, wanted & 15, shape - part.first)
