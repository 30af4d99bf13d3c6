"""The grammar of a climbing game: its kinds of combinations, declared, and which of them beat which.

A game declares families (`Run(Kind.PAIR_RUN, of=2, at_least=2)`) and one function that says how two shapes
compare. From these come the table of move classes and the kernel's lister.
"""

from collections.abc import Callable

from mypy_extensions import i64

from paiju.climbing.chains import Chains, LineChains
from paiju.climbing.families import (
    AnyJokers,
    Bombs,
    Family,
    Jokers,
    Run,
    Set,
    Special,
)
from paiju.climbing.kernel import plans as kernel
from paiju.climbing.kernel.bits import lowest
from paiju.climbing.kernel.groups import GROUP
from paiju.climbing.kernel.moves import CLASS_RANKS, PASS, RANKS_ALONE, Moves
from paiju.climbing.kinds import (
    ACE,
    BIG_JOKER,
    LITTLE_JOKER,
    TWO,
    Beats,
    Kind,
    MoveClass,
    Shape,
    class_text,
)
from paiju.climbing.pack import Pack
from paiju.core.cards import RANKS, unpacked
from paiju.core.errors import NotationError

__all__ = [
    "ACE",
    "BIG_JOKER",
    "LITTLE_JOKER",
    "RANKS_ALONE",
    "TWO",
    "AnyJokers",
    "Beats",
    "Bombs",
    "Chains",
    "Family",
    "Grammar",
    "Jokers",
    "Kind",
    "LineChains",
    "MoveClass",
    "Pack",
    "Run",
    "Set",
    "Shape",
    "Special",
    "class_text",
    "ranks_of",
]


def by_length(shape: Shape) -> int:
    """The strength of a shape among those that one set of cards can be read as: its length."""
    return shape.length


class Grammar:
    """A game's combinations, their order, and the table of move classes.

    `beats(played, on)` compares two shapes; `hand_size` is the most cards a hand holds; `wild` are the jokers that
    stand for any card, of each of which there are `jokers`. `strength` orders the shapes that one set of cards can be
    read as (bombs before the rest), higher first.

    Where combinations are told apart by suits (`Special`), a hand's `specials` say which of them it holds; without
    being told, those that ranks alone make up.
    """

    def __init__(
        self,
        families: tuple[Family, ...],
        beats: Callable[[Shape, Shape], Beats],
        hand_size: int,
        wild: str = "",
        jokers: int = 2,
        strength: Callable[[Shape], int] = by_length,
    ) -> None:
        self.families = families
        self.hand_size = hand_size
        self.pack = Pack(hand_size, wild, jokers)
        self.strength = strength
        # Shape 0 is the pass, so that class 0 is.
        self.shapes: list[Shape | None] = [None]
        self._family: list[Family | None] = [None]
        parts: list[kernel.Part] = []
        for family in families:
            parts.append(family.part(len(self.shapes), self.pack))
            shapes = family.shapes(self.pack)
            self.shapes += shapes
            self._family += [family] * len(shapes)
        relation = [
            int(beats(played, on)) if on and played else int(Beats.NEVER)
            for on in self.shapes
            for played in self.shapes
        ]
        self.moves = Moves(parts, relation, [shape.size if shape else 0 for shape in self.shapes])
        self.classes = {
            number * CLASS_RANKS + rank: MoveClass(
                number * CLASS_RANKS + rank, shape, rank, class_text(shape, rank)
            )
            for number, (shape, of) in enumerate(zip(self.shapes, self._family, strict=True))
            if shape is not None and of is not None
            for rank in of.ranks(shape, self.pack)
        }
        """Every move class by its id."""
        # A number of which there is no class is never asked for.
        some = next(iter(self.classes.values()))
        self._by_id = [self.classes.get(number, some) for number in range(len(self.shapes) * CLASS_RANKS)]
        self._short = {move.id for move in self.classes.values() if move.is_short}
        self._by_text = {move.text: move for move in self.classes.values()}
        self.ends_short = any(isinstance(family, Set | Run) and family.kickers for family in families)

    @property
    def reads_twice(self) -> bool:
        """Whether a set of cards may read in several ways: where cards are wild or carried freely."""
        return self.ends_short or bool(self.pack.wild)

    def family(self, move: MoveClass) -> Family:
        """The family that a class belongs to."""
        family = self._family[move.id >> 4]
        assert family is not None
        return family

    def parse_class(self, text: str) -> MoveClass:
        """The move class of a text such as `pair_run:3-5` or `bomb:7*5`."""
        move = self._by_text.get(text)
        if move is None:
            raise NotationError("notation-class", text=text)
        return move

    def listing(
        self, hand: int, on: MoveClass | None = None, specials: int = RANKS_ALONE
    ) -> tuple[MoveClass, ...]:
        """The classes that the packed hand may play, leading or on a class."""
        groups = self.moves.buffer()
        n = self.moves.groups(hand, PASS if on is None else on.id, groups, specials)
        found: list[MoveClass] = []
        i: i64 = 0
        while i < n:
            first = groups[i] * CLASS_RANKS
            ranks = groups[i + 1]
            while ranks != 0:
                found.append(self._by_id[first + lowest(ranks)])
                ranks &= ranks - 1
            i += GROUP
        return tuple(found)

    def readings(
        self, cards: int, size: int, hand: int | None = None, specials: int = RANKS_ALONE
    ) -> tuple[MoveClass, ...]:
        """The classes that the packed cards, all `size` of them, make up, the strongest first.

        `hand` is the packed hand they are played from, which says whether a last triple or plane may go with fewer
        kickers; None: nothing is left of it. `specials` are those of `cards`.
        """
        made = self.moves.readings(cards, size, specials)
        if hand is not None and not self._short.isdisjoint(made):
            offered = set(self.moves.listing(hand, PASS, specials))
            made = [number for number in made if number not in self._short or number in offered]
        if len(made) == 1:
            return (self.classes[made[0]],)
        return tuple(sorted([self.classes[number] for number in made], key=self._rating, reverse=True))

    def _rating(self, move: MoveClass) -> tuple[bool, int, int]:
        return move.kind.is_bomb, self.strength(move.shape), move.rank

    def does_beat(self, played: MoveClass, on: MoveClass) -> bool:
        """Whether `played` beats `on`."""
        return self.moves.does_beat(played.id, on.id)


def ranks_of(counts: int) -> str:
    """The ranks of a packed hand as text: `33344`."""
    return "".join(RANKS[rank] * count for rank, count in unpacked(counts).items())
