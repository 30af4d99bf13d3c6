"""The grammar of a climbing game: its kinds of combinations, declared, and which of them beat which.

A game declares families (`Run(Kind.PAIR_RUN, of=2, at_least=2)`) and one function that says how two shapes
compare. From these come the table of move classes and the kernel's lister.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum, StrEnum
from functools import cached_property

from msgspec import Struct

from paiju.climbing.kernel import plans as kernel
from paiju.climbing.kernel.moves import PASS, Moves
from paiju.core.cards import RANKS, unpacked
from paiju.core.errors import NotationError

ACE = RANKS.index("A")
TWO = RANKS.index("2")
BIG_JOKER = RANKS.index("W")


class Kind(StrEnum):
    """The kinds of combinations."""

    SINGLE = "single"
    """单张: one card."""
    PAIR = "pair"
    """对子: two of a rank."""
    TRIPLE = "triple"
    """三张: three of a rank."""
    TRIPLE_PAIR = "triple_pair"
    """三带二: a triple that carries a pair."""
    PAIR_RUN = "pair_run"
    """连对: pairs of adjacent ranks."""
    TRIPLE_RUN = "triple_run"
    """连三张: triples of adjacent ranks."""
    TRIPLE_RUN_PAIR_RUN = "triple_run_pair_run"
    """连三张带连对: a triple run that carries a pair run of the same length."""
    STRAIGHT = "straight"
    """顺子: single cards of adjacent ranks."""
    BOMB = "bomb"
    """炸弹: four or more of a rank."""
    CHAIN = "chain"
    """连炸: bombs of adjacent ranks."""
    JOKERS = "jokers"
    """天王炸弹: all the jokers."""

    @property
    def is_bomb(self) -> bool:
        """Whether it is a bomb of some sort."""
        return self in (Kind.BOMB, Kind.CHAIN, Kind.JOKERS)


class Beats(IntEnum):
    """How a played shape stands to the one on the table."""

    NEVER = 0
    BY_RANK = 1
    """If its rank is higher."""
    ALWAYS = 2


class Shape(Struct, frozen=True):
    """A kind of combination of one length (number of adjacent ranks) and size (number of cards)."""

    kind: Kind
    length: int
    size: int


class Set(Struct, frozen=True):
    """So many cards of one rank, which may carry so many of another. Without `jokers` no joker counts as its rank."""

    kind: Kind
    of: int
    carrying: int = 0
    jokers: bool = True


class Run(Struct, frozen=True):
    """Adjacent ranks 3 … A with so many cards of each, which may carry a run as long of so many of each."""

    kind: Kind
    of: int
    at_least: int
    at_most: int = 12
    carrying: int = 0


class Bombs(Struct, frozen=True):
    """So many cards of one rank, jokers apart."""

    at_least: int
    at_most: int


class Chains(Struct, frozen=True):
    """Bombs of adjacent ranks 3 … A, each of `of` or more cards, `at_least` of them or more."""

    of: int
    at_least: int


class Jokers(Struct, frozen=True):
    """All jokers, `of` of each."""

    of: int


Family = Set | Run | Bombs | Chains | Jokers


class MoveClass(Struct, frozen=True):
    """A shape with the rank that counts (the triple's, the top of a run); which cards fill it is left open."""

    id: int
    shape: Shape
    rank: int
    text: str
    """The reading as it is written: `pair_run:3-5`, `bomb:7*5`."""

    @property
    def kind(self) -> Kind:
        """The kind of combination."""
        return self.shape.kind

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.shape.size

    def __str__(self) -> str:
        return self.text


class Grammar:
    """A game's combinations, their order, and the table of move classes.

    `beats(played, on)` compares two shapes; `hand_size` is the most cards a hand holds.
    """

    def __init__(
        self, families: tuple[Family, ...], beats: Callable[[Shape, Shape], Beats], hand_size: int
    ) -> None:
        self.families = families
        self.hand_size = hand_size
        # Shape 0 is the pass, so that class 0 is.
        self.shapes: list[Shape | None] = [None]
        parts: list[kernel.Part] = []
        self._offsets = [0] * 16
        for family in families:
            first = len(self.shapes)
            self.shapes += (shapes := self._shapes_of(family))
            parts.append(self._part_of(family, first, shapes))
        relation = [
            int(beats(played, on)) if on and played else int(Beats.NEVER)
            for on in self.shapes
            for played in self.shapes
        ]
        self.moves = Moves(parts, self._offsets, relation, len(self.shapes))

    @cached_property
    def classes(self) -> dict[int, MoveClass]:
        """Every move class by its id."""
        return {
            number * 16 + rank: MoveClass(number * 16 + rank, shape, rank, class_text(shape, rank))
            for number, shape in enumerate(self.shapes)
            if shape is not None
            for rank in self._ranks_of(shape)
        }

    @cached_property
    def _by_text(self) -> dict[str, MoveClass]:
        return {str(move): move for move in self.classes.values()}

    def parse_class(self, text: str) -> MoveClass:
        """The move class of a text such as `pair_run:3-5` or `bomb:7*5`."""
        if text not in self._by_text:
            raise NotationError("notation-class", text=text)
        return self._by_text[text]

    def listing(self, hand: int, on: MoveClass | None = None) -> tuple[MoveClass, ...]:
        """The classes that the packed hand may play, leading or on a class."""
        return tuple(map(self.classes.__getitem__, self.moves.listing(hand, on.id if on else PASS)))

    def readings(self, cards: int, size: int) -> tuple[MoveClass, ...]:
        """The classes that the packed cards, all `size` of them, make up."""
        return tuple([move for move in self.listing(cards) if move.shape.size == size])

    def does_beat(self, played: MoveClass, on: MoveClass) -> bool:
        """Whether `played` beats `on`."""
        return self.moves.does_beat(played.id, on.id)

    def _shapes_of(self, family: Family) -> list[Shape]:
        match family:
            case Set(kind, of, carrying):
                return [Shape(kind, 1, of + carrying)]
            case Run(kind, of, least, most, carrying):
                most = min(most, self.hand_size // (of + carrying), 6 if carrying else 12)
                return [Shape(kind, length, length * (of + carrying)) for length in range(least, most + 1)]
            case Bombs(least, most):
                return [Shape(Kind.BOMB, 1, cards) for cards in range(least, most + 1)]
            case Chains(of, least):
                shapes: list[Shape] = []
                for length in range(least, self.hand_size // of + 1):
                    sizes = range(of * length, min(8 * length, self.hand_size) + 1)
                    shapes += [Shape(Kind.CHAIN, length, cards) for cards in sizes]
                    self._offsets[length + 1 :] = [len(shapes)] * (len(self._offsets) - length - 1)
                return shapes
            case Jokers(of):
                return [Shape(Kind.JOKERS, 1, 2 * of)]

    def _part_of(self, family: Family, first: int, shapes: list[Shape]) -> kernel.Part:
        """The family as the kernel knows it."""
        running, naturals, everything = _mask(0, ACE), _mask(0, TWO), _mask(0, BIG_JOKER)
        least, most = shapes[0].length, shapes[-1].length
        match family:
            case Set(_, of, carrying, jokers):
                return kernel.Part(kernel.SET, first, of, 1, 1, carrying, everything if jokers else naturals)
            case Run(_, of, _, _, carrying):
                return kernel.Part(kernel.RUN, first, of, least, most, carrying, running)
            case Bombs(fewest, greatest):
                return kernel.Part(kernel.BOMB, first, fewest, fewest, greatest, 0, naturals)
            case Chains(of):
                return kernel.Part(kernel.CHAIN, first, of, least, most, 0, running)
            case Jokers(of):  # a run of its own two ranks
                return kernel.Part(kernel.RUN, first, of, 2, 2, 0, _mask(TWO + 1, BIG_JOKER))

    def _ranks_of(self, shape: Shape) -> Iterable[int]:
        """The ranks that a class of this shape can have."""
        runs = range(shape.length - 1, ACE + 1)
        match shape.kind:
            case Kind.SINGLE | Kind.PAIR:
                return range(BIG_JOKER + 1)
            case Kind.TRIPLE | Kind.TRIPLE_PAIR | Kind.BOMB:
                return range(TWO + 1)
            case Kind.JOKERS:
                return range(BIG_JOKER, BIG_JOKER + 1)
            case Kind.TRIPLE_RUN_PAIR_RUN:  # the pair run lies wholly below or above
                return [top for top in runs if max(top + 1 - shape.length, ACE - top) >= shape.length]
            case _:
                return runs


def _mask(lowest: int, highest: int) -> int:
    """The kernel's mask of the ranks from `lowest` to `highest`."""
    return sum(8 << 4 * rank for rank in range(lowest, highest + 1))


def class_text(shape: Shape, rank: int) -> str:
    """A class as it is written: its kind, the ranks that count, and the number of cards where these leave it open."""
    low = rank - shape.length + 1
    ranks = RANKS[rank] if low == rank else f"{RANKS[low]}-{RANKS[rank]}"
    sized = f"*{shape.size}" if shape.kind in (Kind.BOMB, Kind.CHAIN) else ""
    return f"{shape.kind}:{ranks}{sized}"


def ranks_of(counts: int) -> str:
    """The ranks of a packed hand as text: `33344`."""
    return "".join(RANKS[rank] * count for rank, count in unpacked(counts).items())
