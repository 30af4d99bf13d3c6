"""The combinations of Datong and their order (DT7–DT20)."""

from functools import cache

from paiju.climbing.grammar import Beats, Bombs, Chains, Grammar, Jokers, Kind, Run, Set, Shape

HAND = 27

COMBINATIONS = (
    Set(Kind.SINGLE, of=1),  # DT8
    Set(Kind.PAIR, of=2),  # DT9: jokers pair with their like only
    Set(Kind.TRIPLE, of=3, jokers=False),  # DT10
    Set(Kind.TRIPLE_PAIR, of=3, carrying=2, jokers=False),  # DT11
    Run(Kind.PAIR_RUN, of=2, at_least=2),  # DT12
    Run(Kind.TRIPLE_RUN, of=3, at_least=2),  # DT13
    Run(Kind.TRIPLE_RUN_PAIR_RUN, of=3, at_least=2, carrying=2),  # DT14
    Run(Kind.STRAIGHT, of=1, at_least=5, at_most=5),  # DT15
    Bombs(at_least=4, at_most=8),  # DT16
    Chains(of=4, at_least=3),  # DT17
    Jokers(of=2),  # DT18
)

LADDER = (
    "4 of a rank",
    "5 of a rank",
    "6 of a rank",
    "7 of a rank",
    "chain of 3",
    "8 of a rank",
    "chain of 4 or more",
    "four jokers",
)
"""The bombs from the lowest to the highest (DT20)."""
APART = {LADDER.index("chain of 3"), LADDER.index("8 of a rank")}
"""The rungs between which the option `chain3_vs_8` decides (DT20.d)."""


def rung(bomb: Shape) -> int:
    """The place of a bomb on the ladder."""
    match bomb.kind:
        case Kind.JOKERS:
            return LADDER.index("four jokers")
        case Kind.CHAIN:
            return LADDER.index("chain of 3" if bomb.length == 3 else "chain of 4 or more")
        case _:
            return LADDER.index(f"{bomb.size} of a rank")


def beats(played: Shape, on: Shape) -> Beats:
    """How `played` stands to `on`: bombs over the rest (DT19), bombs by the ladder, the rest with their like."""
    if not played.kind.is_bomb:
        return Beats.BY_RANK if played == on else Beats.NEVER
    if not on.kind.is_bomb:
        return Beats.ALWAYS
    # On one rung more cards win, then the longer chain, then the rank (DT20).
    mine, theirs = (rung(played), played.size, played.length), (rung(on), on.size, on.length)
    if mine == theirs:
        return Beats.BY_RANK
    return Beats.ALWAYS if mine > theirs else Beats.NEVER


def beats_apart(played: Shape, on: Shape) -> Beats:
    """`beats`, but a chain of three and a bomb of eight do not beat each other (option `chain3_vs_8`: `none`)."""
    if played.kind.is_bomb and on.kind.is_bomb and {rung(played), rung(on)} == APART:
        return Beats.NEVER
    return beats(played, on)


@cache
def grammar(chain3_vs_8: str) -> Grammar:
    """The grammar for a value of the option `chain3_vs_8`."""
    return Grammar(COMBINATIONS, beats if chain3_vs_8 == "below" else beats_apart, HAND)
