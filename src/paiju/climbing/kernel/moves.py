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
    TOPS,
    above,
    at,
    at_least,
    count,
    highest,
    how_many,
    lowest,
    nth_rank,
    runs,
    size,
    window,
)
from paiju.climbing.kernel.filling import BIG, carriers, fill
from paiju.climbing.kernel.plans import (
    ALWAYS,
    ANY_JOKERS,
    BOMB,
    BY_RANK,
    CHAIN,
    KICKED_RUN,
    KICKED_SET,
    LINES,
    MIXED,
    ROW,
    RUN,
    SET,
    WILD_RUN,
    WILD_SET,
    Part,
    plans,
)
from paiju.climbing.kernel.wild import bomb_ranks, most_cards, run_ends, set_ranks

PASS: Final = 0
GROUP: Final = 3
"""The numbers of a group."""
RANKS_ALONE: Final = 1
"""The specials of a hand of which the ranks alone are known: bit 0."""


class Moves:
    """The lister for one grammar.

    `families` are whole, `relation` has for each pair of shapes (on the table, played) NEVER, BY_RANK or ALWAYS.
    """

    def __init__(self, families: list[Part], relation: list[int], shapes: int) -> None:
        self.shapes: i64 = shapes
        self.relation = vec[i64](relation)
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
            first = groups[i] * 16
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
                n = self._wild(hand, on, part, reach, out, n)
            else:
                n = self._others(hand, on, part, mask, reach, out, n, specials)
        return n

    def _add(self, shape: i64, mask: i64, out: vec[i64], n: i64) -> i64:
        """Write a group that is not empty."""
        if mask == 0:
            return n
        out[n] = shape
        out[n + 1] = mask
        out[n + 2] = how_many(mask)
        if n > 0:
            out[n + 2] += out[n - 1]
        return n + GROUP

    def _sets(self, hand: i64, part: Part, mask: i64, out: vec[i64], n: i64) -> i64:
        carried = part.carrying
        if carried != 0:
            others = at_least(hand, carried)
            if others & (others - 1) == 0:  # nothing to carry but the rank itself
                mask &= ~others
        return self._add(part.first, mask, out, n)

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
            n = self._add(shape, fit, out, n)
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
            n = self._add(shape, mask, out, n)
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
                    reach = self._reach(shape, on)
                n = self._add(shape, fit & reach, out, n)
                shape += 1
                cards += 1
                fit = self._holding(hand, fit, length, cards)
            ends = mask & (ends << 4)
            length += 1
        return n

    def _wild(self, hand: i64, on: i64, part: Part, reach: i64, out: vec[i64], n: i64) -> i64:
        """What wild cards may complete."""
        wilds = size(hand & part.wild)
        if part.sort == LINES:
            return self._lines(hand, on, part, reach, wilds, out, n)
        if part.sort == WILD_SET:
            return self._add(part.first, set_ranks(hand, part, wilds) & reach, out, n)
        step: i64 = 0
        while step <= part.most - part.least:
            if part.sort == WILD_RUN:
                mask = run_ends(hand, part.each, part.least + step, wilds)
            else:
                mask = bomb_ranks(hand, part, part.least + step, wilds)
            if mask == 0:
                break
            n = self._add(part.first + step, mask & reach, out, n)
            step += 1
        return n

    def _lines(self, hand: i64, on: i64, part: Part, reach: i64, wilds: i64, out: vec[i64], n: i64) -> i64:
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
                        reach = self._reach(part.first + step, on)
                    n = self._add(part.first + step, ends & reach, out, n)
                    step += 1
                    cards += 1
                    if step < end:
                        ends = self._uneven(hand, ends, length, least, cards, wilds)
                least += 1
                ends = run_ends(hand, least, length, wilds)
            length += 1
        return n

    def _uneven(self, hand: i64, ends: i64, length: i64, least: i64, cards: i64, wilds: i64) -> i64:
        """Of the chain ends those whose chain may have so many cards."""
        fit: i64 = 0
        while ends != 0:
            top = lowest(ends)
            if most_cards(hand, top, length, least, wilds) >= cards:
                fit |= at(top)
            ends &= ends - 1
        return fit

    def _others(
        self, hand: i64, on: i64, part: Part, mask: i64, reach: i64, out: vec[i64], n: i64, specials: i64
    ) -> i64:
        """What carries kickers, any jokers, and what suits decide."""
        if part.sort == KICKED_RUN:
            return self._kicked_runs(hand, on, part, mask, reach, out, n)
        if part.sort == KICKED_SET:
            short = part.carrying + part.of - size(hand)
            if short < 0:
                short = 0
            if part.how == MIXED:
                reach = self._reach(part.first + short, on)
            return self._add(part.first + short, carriers(hand, part, mask & reach), out, n)
        if part.sort == ANY_JOKERS:
            if size(hand & part.wild) >= part.each:
                n = self._add(part.first, at(BIG) & reach, out, n)
        elif mask == part.ranks and (specials >> part.each) & 1 != 0:
            n = self._add(part.first, highest(mask) & reach, out, n)
        return n

    def _kicked_runs(
        self, hand: i64, on: i64, part: Part, mask: i64, reach: i64, out: vec[i64], n: i64
    ) -> i64:
        length = part.least
        ends = runs(mask, length)
        while length <= part.most and ends != 0:
            shape = part.first + part.places[length]
            kickers = part.carrying * length
            beside = size(hand) - part.of * length
            if beside < kickers:  # all that is left, or none of it
                if part.how == MIXED:
                    reach = self._reach(shape, on)
                if beside > 0:
                    n = self._add(shape, ends & reach, out, n)
                kickers = beside
            if shape + kickers < part.first + part.places[length + 1]:
                if part.how == MIXED:
                    reach = self._reach(shape + kickers, on)
                n = self._add(shape + kickers, ends & reach, out, n)
            ends = mask & (ends << 4)
            length += 1
        return n

    def does_beat(self, played: int, on: int) -> bool:
        """Whether one class beats another."""
        mine: i64 = played
        return self._reach(mine >> 4, on) & at(mine & 15) != 0

    def _reach(self, shape: i64, on: i64) -> i64:
        """The ranks at which the shape beats the class `on`."""
        how = self.relation[(on >> 4) * self.shapes + shape]
        if how == ALWAYS:
            return TOPS
        if how == BY_RANK:
            return above(on & 15)
        return 0

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
        return groups[i] * 16 + nth_rank(groups[i + 1], which - before)

    def fill(self, hand: i64, wanted: i64) -> i64:
        """The packed cards of `hand` that make up the class: the first of its fillings."""
        shape: i64 = wanted >> 4
        part = self._family[shape]
        return fill(hand, part, wanted & 15, shape - part.first)
