"""The move lister: which move classes a packed hand offers, leading or against a class on the table.

A *shape* is a kind of combination of one length and size (a pair, a straight of five, a chain of three bombs in
13 cards); a *move class* is a shape with the rank that counts, `shape * 16 + rank`. Class 0 is the pass. Moves are
found as groups (shape, mask of ranks): listing, counting and drawing one at random all read the same groups, so
there is one source of legality.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climbing.kernel.bits import (
    above,
    at,
    at_least,
    count,
    how_many,
    lowest,
    runs,
    some,
    window,
)

PASS: Final = 0

SET: Final = 0
RUN: Final = 1
BOMB: Final = 2
CHAIN: Final = 3
JOKERS: Final = 4

NEVER: Final = 0
BY_RANK: Final = 1
ALWAYS: Final = 2

FIELDS: Final = 8
"""The ints that describe a family of shapes: sort, first shape, cards of a rank, least and greatest length
(of a bomb: number of cards), carried cards of a rank, ranks that may count (a mask), most cards of a hand."""


class Moves:
    """The lister for one grammar.

    `families` holds FIELDS ints for each family, `offsets` the place of each chain length among the chain shapes,
    `relation` for each pair of shapes (on the table, played) NEVER, BY_RANK or ALWAYS.
    """

    def __init__(self, families: list[int], offsets: list[int], relation: list[int], shapes: int) -> None:
        self.shapes: i64 = shapes
        self.families = vec[i64](families)
        self.offsets = vec[i64](offsets)
        self.relation = vec[i64](relation)
        self.follows = vec[i64]([0] * (shapes * (len(families) // FIELDS)))
        """For each shape on the table and each family: whether any shape of the family beats it."""
        self._find_followers()

    def _find_followers(self) -> None:
        n: i64 = len(self.families) // FIELDS
        follows = self.follows
        for on in range(self.shapes):
            for family in range(n):
                first = self.families[family * FIELDS + 1]
                end = self.families[family * FIELDS + 9] if family + 1 < n else self.shapes
                for shape in range(first, end):
                    if self.relation[on * self.shapes + shape] != NEVER:
                        follows[on * n + family] = 1

    def listing(self, hand: int, on: int) -> list[int]:
        """The classes that `hand` may play on the class `on` (0: leading), the pass not among them."""
        groups = vec[i64]([0] * 512)
        n = self.groups(hand, on, groups)
        found: list[int] = []
        i: i64 = 0
        while i < n:
            first = groups[i] * 16
            mask = groups[i + 1]
            while mask != 0:
                found.append(first + lowest(mask))
                mask &= mask - 1
            i += 2
        return found

    def groups(self, hand: i64, on: i64, out: vec[i64]) -> i64:
        """Write shape and mask of every group to `out`; returns how many numbers were written."""
        n: i64 = 0
        family: i64 = 0
        families: i64 = len(self.families) // FIELDS
        table: i64 = on >> 4
        while family < families:
            if on == PASS or self.follows[table * families + family] != 0:
                sort = self.families[family * FIELDS]
                if sort == SET:
                    n = self._sets(hand, on, family * FIELDS, out, n)
                elif sort == RUN:
                    n = self._runs(hand, on, family * FIELDS, out, n)
                elif sort == BOMB:
                    n = self._bombs(hand, on, family * FIELDS, out, n)
                elif sort == CHAIN:
                    n = self._chains(hand, on, family * FIELDS, out, n)
                else:
                    n = self._jokers(hand, on, family * FIELDS, out, n)
            family += 1
        return n

    def _add(self, shape: i64, mask: i64, on: i64, out: vec[i64], n: i64) -> i64:
        """Write a group less what does not beat the class `on`."""
        if on != PASS:
            relation = self.relation[(on >> 4) * self.shapes + shape]
            if relation == NEVER:
                return n
            if relation == BY_RANK:
                mask &= above(on & 15)
        if mask == 0:
            return n
        out[n] = shape
        out[n + 1] = mask
        return n + 2

    def _sets(self, hand: i64, on: i64, f: i64, out: vec[i64], n: i64) -> i64:
        families = self.families
        mask = at_least(hand, families[f + 2]) & families[f + 6]
        carried = families[f + 5]
        if carried != 0 and mask != 0:
            others = at_least(hand, carried)
            if others & (others - 1) == 0:
                mask &= ~others
        return self._add(families[f + 1], mask, on, out, n)

    def _runs(self, hand: i64, on: i64, f: i64, out: vec[i64], n: i64) -> i64:
        families = self.families
        mask = at_least(hand, families[f + 2]) & families[f + 6]
        least = families[f + 3]
        length = least
        most = families[f + 4]
        ends = runs(mask, length)
        while length <= most and ends != 0:
            fit = ends
            if families[f + 5] != 0:
                fit = self._carrying(hand, ends, length, families[f + 5], families[f + 6])
            n = self._add(families[f + 1] + length - least, fit, on, out, n)
            ends = mask & (ends << 4)
            length += 1
        return n

    def _carrying(self, hand: i64, ends: i64, length: i64, carried: i64, ranks: i64) -> i64:
        """Of the run ends those beside which the hand holds a run of as many `carried`-fold ranks."""
        able = at_least(hand, carried) & ranks
        fit: i64 = 0
        while ends != 0:
            top = lowest(ends)
            if runs(able & ~window(top, length), length) != 0:
                fit |= at(top)
            ends &= ends - 1
        return fit

    def _bombs(self, hand: i64, on: i64, f: i64, out: vec[i64], n: i64) -> i64:
        families = self.families
        least = families[f + 3]
        cards = least
        while cards <= families[f + 4]:
            mask = at_least(hand, cards) & families[f + 6]
            if mask == 0:
                break
            n = self._add(families[f + 1] + cards - least, mask, on, out, n)
            cards += 1
        return n

    def _chains(self, hand: i64, on: i64, f: i64, out: vec[i64], n: i64) -> i64:
        families = self.families
        each = families[f + 2]
        mask = at_least(hand, each) & families[f + 6]
        length = families[f + 3]
        ends = runs(mask, length)
        while length <= families[f + 4] and ends != 0:
            first = families[f + 1] + self.offsets[length]
            rest = ends
            while rest != 0:
                top = lowest(rest)
                most = self._held(hand, top, length)
                most = min(most, families[f + 7])
                cards = each * length
                while cards <= most:
                    n = self._add(first + cards - each * length, at(top), on, out, n)
                    cards += 1
                rest &= rest - 1
            ends = mask & (ends << 4)
            length += 1
        return n

    def _held(self, hand: i64, top: i64, length: i64) -> i64:
        """The cards held in the window of ranks."""
        cards: i64 = 0
        rank = top - length + 1
        while rank <= top:
            cards += count(hand, rank)
            rank += 1
        return cards

    def _jokers(self, hand: i64, on: i64, f: i64, out: vec[i64], n: i64) -> i64:
        families = self.families
        each = families[f + 2]
        if count(hand, 13) < each or count(hand, 14) < each:
            return n
        return self._add(families[f + 1], at(14), on, out, n)

    def total(self, groups: vec[i64], n: i64) -> i64:
        """How many classes the first `n` numbers of `groups` hold."""
        classes: i64 = 0
        i: i64 = 1
        while i < n:
            classes += how_many(groups[i])
            i += 2
        return classes

    def nth(self, groups: vec[i64], which: i64) -> i64:
        """The class with number `which` (from 0) in `groups`."""
        i: i64 = 0
        while True:
            mask = groups[i + 1]
            here = how_many(mask)
            if which < here:
                break
            which -= here
            i += 2
        while which > 0:
            mask &= mask - 1
            which -= 1
        return groups[i] * 16 + lowest(mask)

    def fill(self, hand: i64, wanted: i64) -> i64:
        """The packed cards of `hand` that make up the class: the first of its fillings."""
        shape: i64 = wanted >> 4
        rank: i64 = wanted & 15
        families = self.families
        f: i64 = len(families) - FIELDS
        while families[f + 1] > shape:
            f -= FIELDS
        sort = families[f]
        step = shape - families[f + 1]
        if sort == SET:
            return self._fill_set(hand, f, rank)
        if sort == RUN:
            return self._fill_run(hand, f, rank, families[f + 3] + step)
        if sort == BOMB:
            return some(rank, families[f + 3] + step)
        if sort == CHAIN:
            return self._fill_chain(hand, f, rank, step)
        return some(13, families[f + 2]) + some(14, families[f + 2])

    def _fill_set(self, hand: i64, f: i64, rank: i64) -> i64:
        cards = some(rank, self.families[f + 2])
        carried = self.families[f + 5]
        if carried != 0:
            cards += some(lowest(at_least(hand, carried) & ~at(rank)), carried)
        return cards

    def _fill_run(self, hand: i64, f: i64, top: i64, length: i64) -> i64:
        families = self.families
        taken = window(top, length)
        cards = (taken >> 3) * families[f + 2]
        carried = families[f + 5]
        if carried != 0:
            able = at_least(hand, carried) & families[f + 6] & ~taken
            cards += (window(lowest(runs(able, length)), length) >> 3) * carried
        return cards

    def _fill_chain(self, hand: i64, f: i64, top: i64, step: i64) -> i64:
        families = self.families
        length = families[f + 3]
        while length < families[f + 4] and self.offsets[length + 1] <= step:
            length += 1
        each = families[f + 2]
        spare = step - self.offsets[length]
        cards = (window(top, length) >> 3) * each
        rank = top - length + 1
        while spare > 0:
            more = count(hand, rank) - each
            more = min(more, spare)
            cards += some(rank, more)
            spare -= more
            rank += 1
        return cards
