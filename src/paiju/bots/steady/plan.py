"""How a villager sorts a hand: into the plays that leave the least to get rid of.

Each play has a *burden*: about how many leads it takes to be rid of it. A low single is a whole one. A card
that wins a trick by itself brings the lead back, so it weighs nothing or less; bombs weigh least of all.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from paiju.climbing.grammar import ACE, TWO, Kind

LITTLE, BIG = TWO + 1, TWO + 2

#           3    4    5    6    7    8    9    T    J    Q    K    A    2    w    W
SINGLES = (1.10, 1.07, 1.04, 1.00, 0.95, 0.90, 0.84, 0.78, 0.70, 0.62, 0.52, 0.20, -0.15, -0.40, -0.60)
PAIRS = (1.00, 0.96, 0.92, 0.88, 0.84, 0.79, 0.73, 0.66, 0.58, 0.48, 0.34, 0.10, -0.25, -0.60, -0.80)
TRIPLES = (0.95, 0.90, 0.84, 0.78, 0.72, 0.66, 0.58, 0.50, 0.40, 0.30, 0.17, -0.02, -0.50)
PAIR_RUN = (0.75, -0.03)
"""The burden of a run whose top is the lowest possible, and what each rank above takes off."""
TRIPLE_RUN = (0.60, -0.03)
STRAIGHT = (0.85, -0.04)
BOMBS = {4: -0.55, 5: -0.90, 6: -1.15, 7: -1.35, 8: -1.55}
BOMB_RANK = -0.02
"""What each rank takes off the burden of a bomb."""
JOKERS = -2.40

CARRYING = 0.10
"""What a pair adds to the burden of the triple that carries it away."""


class Group(NamedTuple):
    """Cards of a hand that are meant to be played together."""

    kind: Kind
    rank: int
    cards: int
    """The cards, packed."""
    burden: float


class Plan(NamedTuple):
    """A hand sorted: the burden of all of it, and its groups, each a play."""

    burden: float
    groups: tuple[Group, ...]

    @property
    def turns(self) -> int:
        """How many plays it takes."""
        return len(self.groups)


@lru_cache(maxsize=1 << 18)
def plan(hand: int) -> Plan:
    """The lightest way to sort the packed hand. The lowest rank is settled first: tails are shared."""
    if not hand:
        return Plan(0.0, ())
    rank = ((hand & -hand).bit_length() - 1) >> 2
    best: Plan | None = None
    for group in _starting(hand, rank):
        burden, groups = plan(hand - group.cards)
        burden += group.burden
        if best is None or burden < best.burden - 1e-9:
            best = Plan(burden, (group, *groups))
    assert best is not None
    return best


def _starting(hand: int, rank: int) -> list[Group]:
    """The groups in which the hand's lowest rank can go: all of it as one set, or some of it in a run."""
    held = hand >> 4 * rank & 15
    found = [_same(rank, held)]
    if rank == LITTLE:
        if hand == 0x22 << 4 * LITTLE:
            found.append(Group(Kind.JOKERS, BIG, hand, JOKERS))
        return found
    if held == 2 or held == 3:
        found += _carrying(hand, rank, held)
    following = 1
    least = held
    while rank + following <= ACE and (count := hand >> 4 * (rank + following) & 15):
        least = min(least, count)
        following += 1
        if least >= 2:
            found.append(_run(Kind.PAIR_RUN, rank, following, 2, PAIR_RUN))
        if least >= 3:
            found.append(_run(Kind.TRIPLE_RUN, rank, following, 3, TRIPLE_RUN))
        if following == 5:
            found.append(_run(Kind.STRAIGHT, rank, following, 1, STRAIGHT))
        if following >= 5 and least < 2:
            break
    return found


def _carrying(hand: int, rank: int, held: int) -> list[Group]:
    """A triple of the lowest rank with each pair above it, or a pair of it with each triple above."""
    found = []
    wanted = 5 - held
    rest = hand >> 4 * rank + 4
    other = rank + 1
    while rest and other <= TWO:
        if rest & 15 == wanted:
            found.append(_triple_pair(rank, other) if held == 3 else _triple_pair(other, rank))
        rest >>= 4
        other += 1
    return found


@cache
def _triple_pair(triple: int, pair: int) -> Group:
    cards = (3 << 4 * triple) + (2 << 4 * pair)
    return Group(Kind.TRIPLE_PAIR, triple, cards, TRIPLES[triple] + CARRYING)


@cache
def _same(rank: int, count: int) -> Group:
    cards = count << 4 * rank
    if count == 1:
        return Group(Kind.SINGLE, rank, cards, SINGLES[rank])
    if count == 2:
        return Group(Kind.PAIR, rank, cards, PAIRS[rank])
    if count == 3:
        return Group(Kind.TRIPLE, rank, cards, TRIPLES[rank])
    return Group(Kind.BOMB, rank, cards, BOMBS[count] + BOMB_RANK * rank)


@cache
def _run(kind: Kind, low: int, length: int, of: int, weights: tuple[float, float]) -> Group:
    cards = sum(of << 4 * rank for rank in range(low, low + length))
    top = low + length - 1
    return Group(kind, top, cards, weights[0] + weights[1] * (top - length + 1))
