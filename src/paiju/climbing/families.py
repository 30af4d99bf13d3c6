"""The families of combinations that a game declares: what shapes each has, at which ranks, and what the kernel
is told of it.
"""

from collections.abc import Iterable

from msgspec import Struct

from paiju.climbing.chains import Chains, LineChains
from paiju.climbing.kernel import plans as kernel
from paiju.climbing.kinds import ACE, BIG_JOKER, LITTLE_JOKER, TWO, Kind, Shape
from paiju.climbing.pack import COPIES, Pack, mask, nibbles, places_by_length, running
from paiju.core.cards import RANKS


class Set(Struct, frozen=True):
    """So many cards of one rank. Wild cards may be among them, but not in a single one.

    It may carry `carrying` cards of another rank, or `kickers`, any other cards; without `jokers` no joker counts as
    its rank. Kickers are as many as that, or where the hand holds fewer beside the set, all of these. What a bomb
    would be is none. Jokers as a set carry no joker.
    """

    kind: Kind
    of: int
    carrying: int = 0
    jokers: bool = True
    kickers: int = 0

    def shapes(self, pack: Pack) -> list[Shape]:
        """One shape, or with kickers one for each number of them, most first."""
        full = self.of + self.carrying + self.kickers
        return [Shape(self.kind, 1, full - less) for less in range(self.kickers + 1)]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """The ranks that a class of this shape can have."""
        return range(BIG_JOKER + 1 if self.jokers and self.of <= pack.jokers else TWO + 1)

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """The family as the kernel knows it."""
        ranks = mask(0, BIG_JOKER if self.jokers else TWO)
        if self.kickers:
            return kernel.Part(kernel.KICKED_SET, first, self.of, 1, 1, self.kickers, ranks)
        if pack.wild and self.of > 1:
            return kernel.Part(
                kernel.WILD_SET, first, 1, 1, 1, 0, ranks, each=self.of, wild=nibbles(pack.wild)
            )
        return kernel.Part(kernel.SET, first, self.of, 1, 1, self.carrying, ranks)


class Run(Struct, frozen=True):
    """Adjacent ranks 3 … A with so many cards of each, wild cards among them.

    It may carry a run as long of `carrying` cards of each, or for each rank `kickers` of any other cards. Kickers are
    as many as that; where the hand holds fewer beside the run, all of these or none.
    """

    kind: Kind
    of: int
    at_least: int
    at_most: int = 12
    carrying: int = 0
    kickers: int = 0

    def lengths(self, pack: Pack) -> range:
        """The lengths that a hand can hold."""
        most = min(self.at_most, pack.hand // (self.of + self.carrying), 6 if self.carrying else 12)
        return range(self.at_least, most + 1)

    def sizes(self, length: int, pack: Pack) -> range:
        """The numbers of cards of a run of that length."""
        least = length * (self.of + self.carrying)
        return range(least, min(least + length * self.kickers, pack.hand) + 1)

    def shapes(self, pack: Pack) -> list[Shape]:
        """By length, then by size."""
        return [
            Shape(self.kind, length, size)
            for length in self.lengths(pack)
            for size in self.sizes(length, pack)
        ]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """The top ranks; a carried run lies wholly below or above."""
        tops, length = running(shape), shape.length
        if not self.carrying:
            return tops
        return [top for top in tops if max(top + 1 - length, ACE - top) >= length]

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """The family as the kernel knows it."""
        lengths, ranks = self.lengths(pack), mask(0, ACE)
        least, most = lengths[0], lengths[-1]
        if self.kickers:
            places = places_by_length(lengths, [len(self.sizes(length, pack)) for length in lengths])
            return kernel.Part(
                kernel.KICKED_RUN, first, self.of, least, most, self.kickers, ranks, places=places
            )
        if pack.wild:
            wild = nibbles(pack.wild)
            return kernel.Part(kernel.WILD_RUN, first, 1, least, most, 0, ranks, each=self.of, wild=wild)
        return kernel.Part(kernel.RUN, first, self.of, least, most, self.carrying, ranks)


class Bombs(Struct, frozen=True):
    """So many cards of one rank, jokers apart; `naturals` or more of them are of the rank, the others wild.

    `wild` are the jokers that are so here; None: those that are wild everywhere.
    """

    at_least: int
    at_most: int
    wild: str | None = None
    naturals: int = 1
    by_lines: bool = False
    """Whether lines count: then the shape says how many cards the bomb has as its `least`."""

    def sizes(self, pack: Pack) -> range:
        """The numbers of cards: there are eight of a rank, and the wild cards."""
        return range(self.at_least, min(self.at_most, COPIES + pack.wilds(self.wild), pack.hand) + 1)

    def shapes(self, pack: Pack) -> list[Shape]:
        """One for each number of cards."""
        return [Shape(Kind.BOMB, 1, cards, cards * self.by_lines) for cards in self.sizes(pack)]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """3 … 2."""
        return range(TWO + 1)

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """The family as the kernel knows it."""
        sizes, ranks = self.sizes(pack), mask(0, TWO)
        least, most = sizes[0], sizes[-1]
        wild = pack.wild if self.wild is None else self.wild
        if wild:
            return kernel.Part(
                kernel.WILD_BOMB, first, self.naturals, least, most, 0, ranks, wild=nibbles(wild)
            )
        return kernel.Part(kernel.BOMB, first, least, least, most, 0, ranks)


class Jokers(Struct, frozen=True):
    """`of` of each of the jokers `which`."""

    of: int
    kind: Kind = Kind.JOKERS
    which: str = "wW"

    def shapes(self, pack: Pack) -> list[Shape]:
        """One."""
        return [Shape(self.kind, 1, self.of * len(self.which))]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """The highest of them."""
        return [RANKS.index(self.which[-1])]

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """A run of its own ranks."""
        low, high = RANKS.index(self.which[0]), RANKS.index(self.which[-1])
        length = len(self.which)
        return kernel.Part(kernel.RUN, first, self.of, length, length, 0, mask(low, high))


class AnyJokers(Struct, frozen=True):
    """Any `of` jokers."""

    kind: Kind
    of: int

    def shapes(self, pack: Pack) -> list[Shape]:
        """One."""
        return [Shape(self.kind, 1, self.of)]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """Written with the big joker."""
        return [BIG_JOKER]

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """The family as the kernel knows it."""
        ranks = mask(LITTLE_JOKER, BIG_JOKER)
        return kernel.Part(kernel.ANY_JOKERS, first, 1, 1, 1, 0, ranks, each=self.of, wild=nibbles("wW"))


class Special(Struct, frozen=True):
    """One card of each of some ranks, told apart by suits: whether a hand holds it is bit `bit` of its *specials*."""

    kind: Kind
    which: str
    bit: int

    def shapes(self, pack: Pack) -> list[Shape]:
        """One."""
        return [Shape(self.kind, 1, len(self.which))]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """The last rank."""
        return [RANKS.index(self.which[-1])]

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """The family as the kernel knows it."""
        ranks = sum(mask(RANKS.index(rank), RANKS.index(rank)) for rank in self.which)
        return kernel.Part(kernel.SPECIAL, first, 1, 1, 1, 0, ranks, each=self.bit)


Family = Set | Run | Bombs | Chains | LineChains | Jokers | AnyJokers | Special
