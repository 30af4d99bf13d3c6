"""The kinds of combinations, the shapes they come in, and how they are written."""

from enum import IntEnum, StrEnum

from msgspec import Struct

from paiju.core.cards import RANKS

ACE = RANKS.index("A")
TWO = RANKS.index("2")
LITTLE_JOKER = RANKS.index("w")
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
    TRIPLE_TWO = "triple_two"
    """三张 with any two cards as kickers; with one or none as the last cards of a hand."""
    PAIR_RUN = "pair_run"
    """连对: pairs of adjacent ranks."""
    TRIPLE_RUN = "triple_run"
    """连三张: triples of adjacent ranks."""
    TRIPLE_RUN_PAIR_RUN = "triple_run_pair_run"
    """连三张带连对: a triple run that carries a pair run of the same length."""
    PLANE = "plane"
    """飞机: a triple run with any two cards a triple as kickers; with fewer as the last triples of a hand."""
    STRAIGHT = "straight"
    """顺子: single cards of adjacent ranks."""
    FIVE_TEN_KING = "five_ten_king"
    """510K: a five, a ten and a king, not all of one suit."""
    FIVE_TEN_KING_SUITED = "five_ten_king_suited"
    """同花 510K: a five, a ten and a king of one suit."""
    BOMB = "bomb"
    """炸弹: four or more of a rank."""
    CHAIN = "chain"
    """连炸: bombs of adjacent ranks."""
    THREE_JOKERS = "three_jokers"
    """三王炸弹: any three jokers."""
    JOKERS = "jokers"
    """天王炸弹: the four jokers of two decks."""
    LITTLE_JOKERS = "little_jokers"
    """小王炸: four little jokers."""
    BIG_JOKERS = "big_jokers"
    """大王炸: four big jokers."""

    @property
    def is_bomb(self) -> bool:
        """Whether it is a bomb of some sort. A 510K, though it beats much, is none."""
        return self in BOMBS


BOMBS = frozenset(
    (Kind.BOMB, Kind.CHAIN, Kind.THREE_JOKERS, Kind.JOKERS, Kind.LITTLE_JOKERS, Kind.BIG_JOKERS)
)


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
    least: int = 0
    """Of bombs and chains that count by lines: the cards of the smallest bomb (X of X-line Y-chains), else 0."""


class MoveClass(Struct, frozen=True):
    """A shape with the rank that counts (the triple's, the top of a run); which cards fill it is left open."""

    id: int
    shape: Shape
    rank: int
    text: str
    """The reading as it is written: `pair_run:3-5`, `bomb:7*5`, `plane:3-4*10`,
    where lines count `bomb:7*5/5`, `chain:3-5*15/8`."""

    @property
    def kind(self) -> Kind:
        """The kind of combination."""
        return self.shape.kind

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.shape.size

    @property
    def is_short(self) -> bool:
        """Whether it carries fewer kickers than a triple or plane does, as only the last cards of a hand may."""
        return self.kind in (Kind.TRIPLE_TWO, Kind.PLANE) and self.size < 5 * self.shape.length

    def __str__(self) -> str:
        return self.text


SIZED = frozenset((Kind.BOMB, Kind.CHAIN, Kind.TRIPLE_TWO, Kind.PLANE))
"""The kinds whose ranks leave open how many cards there are."""


def class_text(shape: Shape, rank: int) -> str:
    """A class as it is written: its kind, the ranks that count, the number of cards where these leave it open, and
    after a slash its lines where lines count.
    """
    if shape.kind in (Kind.FIVE_TEN_KING, Kind.FIVE_TEN_KING_SUITED):
        return f"{shape.kind}:{RANKS[rank]}"
    length = shape.length
    low = rank - length + 1
    ranks = RANKS[rank] if low == rank else f"{RANKS[low]}-{RANKS[rank]}"
    sized = f"*{shape.size}" if shape.kind in SIZED else ""
    lines = f"/{shape.least + (length if length > 1 else 0)}" if shape.least else ""
    return f"{shape.kind}:{ranks}{sized}{lines}"
