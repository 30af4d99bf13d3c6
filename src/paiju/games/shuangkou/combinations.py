"""The combinations of Shuangkou, their lines and their order (SK2–SK23)."""

from functools import cache

from paiju.climbing.grammar import (
    AnyJokers,
    Beats,
    Bombs,
    Grammar,
    Jokers,
    Kind,
    LineChains,
    MoveClass,
    Run,
    Set,
    Shape,
)

HAND = 27

COMBINATIONS = (
    Set(Kind.SINGLE, of=1),  # SK3; SK17.d: a lone joker is itself
    Set(Kind.PAIR, of=2),  # SK4; SK17.d: jokers alone
    Run(Kind.PAIR_RUN, of=2, at_least=3),  # SK5
    Set(Kind.TRIPLE, of=3, jokers=False),  # SK6
    Run(Kind.TRIPLE_RUN, of=3, at_least=3),  # SK7
    Run(Kind.STRAIGHT, of=1, at_least=5),  # SK8, SK9
    Bombs(at_least=4, at_most=12, by_lines=True),  # SK10; SK17.d: no limit but the cards
    LineChains(of=4, at_least=3, above=2, at_most=6),  # SK11
    AnyJokers(Kind.THREE_JOKERS, of=3),  # SK12
    Jokers(of=2),  # SK13
)
UNEVEN = tuple(
    LineChains(of=4, at_least=3, above=2, at_most=6, uneven=True)
    if isinstance(family, LineChains)
    else family
    for family in COMBINATIONS
)
"""The combinations of qianbian (SK15)."""

WILD = {"baibian": "W", "qianbian": "wW", "huopin": ""}
"""The jokers that stand for any card (SK16, SK17)."""

JOKER_LINES = {Kind.THREE_JOKERS: 6, Kind.JOKERS: 7}
"""The lines of jokers alone (SK12, SK13); the smallest bombs of these lines (SK23)."""


def lines(shape: Shape) -> int:
    """The lines 线 of a bomb's shape (SK10–SK15), 0 of what is no bomb."""
    match shape.kind:
        case Kind.BOMB:
            return shape.size
        case Kind.CHAIN:
            return shape.least + shape.length
        case kind:
            return JOKER_LINES.get(kind, 0)


def lines_of(move: MoveClass) -> int:
    """The lines 线 of a bomb (SK10–SK15), 0 of what is no bomb."""
    return lines(move.shape)


def beats(played: Shape, on: Shape) -> Beats:
    """How `played` stands to `on` in baibian and qianbian (SK18–SK20, SK22, SK23)."""
    return _compared(played, on, Beats.NEVER)


def beats_by_cards(played: Shape, on: Shape) -> Beats:
    """How `played` stands to `on` in huopin: of equal lines the more cards win (SK21)."""
    return _compared(played, on, Beats.ALWAYS)


def _compared(played: Shape, on: Shape, more_cards: Beats) -> Beats:
    """`more_cards`: how a bomb of the same lines and more cards stands to the one on the table."""
    mine, theirs = lines(played), lines(on)
    if not mine and not theirs:
        return Beats.BY_RANK if played == on else Beats.NEVER  # SK19
    if mine != theirs:
        return Beats.ALWAYS if mine > theirs else Beats.NEVER  # SK18
    if played.kind in JOKER_LINES or on.kind in JOKER_LINES:
        return Beats.NEVER if played.kind in JOKER_LINES else Beats.ALWAYS  # SK23
    if played.size == on.size:
        return Beats.BY_RANK  # SK22
    return more_cards if played.size > on.size else Beats.NEVER


@cache
def grammar(variant: str) -> Grammar:
    """The grammar of a variant: `baibian`, `qianbian` or `huopin`."""
    return Grammar(
        UNEVEN if variant == "qianbian" else COMBINATIONS,
        beats_by_cards if variant == "huopin" else beats,
        HAND,
        wild=WILD[variant],
        strength=lines,
    )
