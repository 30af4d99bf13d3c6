"""The families of chains: bombs of adjacent ranks."""

from collections.abc import Iterable

from msgspec import Struct

from paiju.climbing.kernel import plans as kernel
from paiju.climbing.kinds import ACE, Kind, Shape
from paiju.climbing.pack import COPIES, Pack, mask, nibbles, places_by_length, running


class Chains(Struct, frozen=True):
    """Bombs of adjacent ranks 3 … A, each of `of` or more cards, `at_least` of them or more. No card is wild."""

    of: int
    at_least: int

    def lengths(self, pack: Pack) -> range:
        """The lengths that a hand can hold."""
        return range(self.at_least, pack.hand // self.of + 1)

    def sizes(self, length: int, pack: Pack) -> range:
        """The numbers of cards of a chain of that length."""
        return range(self.of * length, min(COPIES * length, pack.hand) + 1)

    def shapes(self, pack: Pack) -> list[Shape]:
        """By length, then by size."""
        return [
            Shape(Kind.CHAIN, length, size)
            for length in self.lengths(pack)
            for size in self.sizes(length, pack)
        ]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """The top ranks."""
        return running(shape)

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """The family as the kernel knows it."""
        lengths = self.lengths(pack)
        places = places_by_length(lengths, [len(self.sizes(length, pack)) for length in lengths])
        return kernel.Part(
            kernel.CHAIN, first, self.of, lengths[0], lengths[-1], 0, mask(0, ACE), places=places
        )


class LineChains(Struct, frozen=True):
    """Bombs of adjacent ranks 3 … A that count by lines, wild cards among them; the shape's `least` is the smallest.

    `of` cards or more are a bomb. Where the smallest has just so many, `at_least` bombs make a chain, where it has
    more `above` do; `at_most` at most. All are equally large unless `uneven`. The cards of an uneven chain count with
    the largest smallest bomb that they allow for its top rank and number of bombs.
    """

    of: int
    at_least: int
    above: int
    at_most: int
    uneven: bool = False

    def sizes(self, length: int, least: int, pack: Pack) -> range:
        """The numbers of cards of a chain of so many bombs, the smallest of `least` cards."""
        fewest = length * least
        most = length * COPIES + pack.wilds()
        if not self.uneven:
            most = min(most, fewest)
        # One bomb stays the smallest; the others grow to all cards of their rank, or by wild cards to one more.
        most = min(most, least + (length - 1) * max(COPIES, least + 1))
        return range(fewest, min(most, pack.hand) + 1)

    def stretches(self, pack: Pack) -> list[tuple[int, int]]:
        """The lengths with the smallest bomb that each can have, in the order of the shapes."""
        return [
            (length, least)
            for length in range(min(self.at_least, self.above), self.at_most + 1)
            for least in range(self.of, COPIES + pack.wilds() + 1)
            if length >= (self.at_least if least == self.of else self.above)
            and self.sizes(length, least, pack)
        ]

    def shapes(self, pack: Pack) -> list[Shape]:
        """By length, then by the smallest bomb, then by size."""
        return [
            Shape(Kind.CHAIN, length, size, least)
            for length, least in self.stretches(pack)
            for size in self.sizes(length, least, pack)
        ]

    def ranks(self, shape: Shape, pack: Pack) -> Iterable[int]:
        """The top ranks."""
        return running(shape)

    def part(self, first: int, pack: Pack) -> kernel.Part:
        """The family as the kernel knows it. The places are by length and smallest bomb: each number of shapes before,
        the next one where there is no such chain.
        """
        lengths = range(min(self.at_least, self.above), self.at_most + 1)
        stretches = set(self.stretches(pack))
        places = [0]
        for place in range(kernel.ROW * (self.at_most + 1)):
            length, least = divmod(place, kernel.ROW)
            found = len(self.sizes(length, least, pack)) if (length, least) in stretches else 0
            places.append(places[-1] + found)
        return kernel.Part(
            kernel.LINES,
            first,
            1,
            lengths[0],
            lengths[-1],
            0,
            mask(0, ACE),
            each=self.of,
            wild=nibbles(pack.wild),
            places=places,
        )
