"""The combinations of Dazha and their order (DZ7–DZ21, DZ29)."""

from collections.abc import Sequence
from functools import cache

from paiju.climbing.grammar import (
    Beats,
    Bombs,
    Grammar,
    Jokers,
    Kind,
    MoveClass,
    Run,
    Set,
    Shape,
    Special,
)
from paiju.core.cards import Card, Cards, take

HAND = 27
HAND_OF_EIGHT_JOKERS = 28

PLAIN = (
    Set(Kind.SINGLE, of=1),  # DZ7
    Set(Kind.PAIR, of=2),  # DZ8
    Run(Kind.STRAIGHT, of=1, at_least=5),  # DZ9
    Run(Kind.PAIR_RUN, of=2, at_least=2),  # DZ10
    Set(Kind.TRIPLE_TWO, of=3, kickers=2),  # DZ11, DZ12
    Run(Kind.PLANE, of=3, at_least=2, kickers=2),  # DZ13, DZ14
)
COMBINATIONS = (
    *PLAIN,
    Bombs(at_least=4, at_most=9, wild="wW", naturals=4),  # DZ16–DZ18
    Jokers(of=2),  # DZ19
)
COMBINATIONS_OF_EIGHT_JOKERS = (
    *PLAIN,
    Bombs(at_least=4, at_most=11, wild="wW", naturals=4),  # DZ16–DZ18
    Jokers(of=4, kind=Kind.LITTLE_JOKERS, which="w"),  # DZ21
    Jokers(of=4, kind=Kind.BIG_JOKERS, which="W"),  # DZ21
)

FIVE_TEN_KING = "5TK"
MIXED, SUITED = 0, 1
"""The bits of a hand's specials."""
FIVE_TEN_KINGS = (
    Special(Kind.FIVE_TEN_KING, FIVE_TEN_KING, MIXED),  # DZ29
    Special(Kind.FIVE_TEN_KING_SUITED, FIVE_TEN_KING, SUITED),  # DZ29
)

LADDER = (
    "plain",
    "mixed 510K",
    "510K of a suit",
    "4 of a rank",
    "5 of a rank",
    "6 of a rank",
    "7 of a rank",
    "8 of a rank",
    "9 of a rank",
    "four jokers",
    "four little jokers",
    "four big jokers",
    "10 of a rank",
    "11 of a rank",
)
"""What beats what from the lowest to the highest: bombs (DZ16, DZ18, DZ19, DZ21), below them 510K (DZ29)."""

RUNGS = {
    Kind.FIVE_TEN_KING: "mixed 510K",
    Kind.FIVE_TEN_KING_SUITED: "510K of a suit",
    Kind.JOKERS: "four jokers",
    Kind.LITTLE_JOKERS: "four little jokers",
    Kind.BIG_JOKERS: "four big jokers",
}
"""The rungs of the kinds that have one of their own."""


def rung(shape: Shape) -> int:
    """The place of a shape on the ladder."""
    if shape.kind is Kind.BOMB:
        return LADDER.index(f"{shape.size} of a rank")
    return LADDER.index(RUNGS.get(shape.kind, "plain"))


def beats(played: Shape, on: Shape) -> Beats:
    """How `played` stands to `on`: by the ladder; bombs of one size by rank (DZ16), the rest with their like."""
    mine, theirs = rung(played), rung(on)
    if mine != theirs:
        return Beats.ALWAYS if mine > theirs else Beats.NEVER
    if played.kind in (Kind.TRIPLE_TWO, Kind.PLANE):  # by the triples alone (DZ12.d, DZ14.d)
        alike = played.kind is on.kind and played.length == on.length
    else:
        alike = played == on
    return Beats.BY_RANK if alike else Beats.NEVER


def grammar(mode: str, five_ten_king: bool) -> Grammar:
    """The grammar for a `mode` (`classic`, `eight_jokers` or `bao`) and the option `five_ten_king`."""
    return _grammar(mode == "eight_jokers", five_ten_king)


@cache
def _grammar(eight_jokers: bool, five_ten_king: bool) -> Grammar:
    specials = FIVE_TEN_KINGS if five_ten_king else ()
    if eight_jokers:
        return Grammar((*COMBINATIONS_OF_EIGHT_JOKERS, *specials), beats, HAND_OF_EIGHT_JOKERS, jokers=4)
    return Grammar((*COMBINATIONS, *specials), beats, HAND)


def specials(cards: Sequence[Card]) -> int:
    """The specials of a hand, or of some cards: the 510Ks that they hold, for `Grammar.listing` and `readings`."""
    suits = [{card[1] for card in cards if card[0] == rank} for rank in FIVE_TEN_KING]
    if not all(suits):
        return 0
    suited = bool(set.intersection(*suits))
    # All that is not of one suit alone can be mixed.
    mixed = len(set.union(*suits)) > 1
    return mixed << MIXED | suited << SUITED


def laid(hand: Sequence[Card], move: MoveClass, filling: int) -> Cards:
    """Cards of `hand` for a packed filling of a class: for a 510K of the suits that it wants, else any."""
    cards = tuple(hand)
    if move.kind not in (Kind.FIVE_TEN_KING, Kind.FIVE_TEN_KING_SUITED):
        return take(cards, filling)
    fives, tens, kings = ([card for card in cards if card[0] == rank] for rank in FIVE_TEN_KING)
    suited = move.kind is Kind.FIVE_TEN_KING_SUITED
    return next(
        (five, ten, king)
        for five in fives
        for ten in tens
        for king in kings
        if (five[1] == ten[1] == king[1]) == suited
    )
