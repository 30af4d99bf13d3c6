"""A second reading of the combinations of Dazha, plain and slow, that shares no code with paiju.

Cards are strings of ranks, hands too. What a set of cards can be read as depends on how many cards stay behind.
Without suits a 510K is a mixed one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

ORDER = "3456789TJQKA2wW"
RUNNING = "3456789TJQKA"
NATURAL = "3456789TJQKA2"
CAP = {False: 9, True: 11}


class Class(NamedTuple):
    kind: str
    top: str
    ranks: int
    cards: int


class Rules(NamedTuple):
    """The options that matter."""

    eight_jokers: bool = False
    five_ten_king: bool = False


def sorted_cards(cards: str) -> str:
    return "".join(sorted(cards, key=ORDER.index))


def bombs_of(cards: str, rules: Rules) -> Iterator[Class]:
    """The bomb that the cards are, if they are one; too large ones are none, and yet nothing else."""
    held = Counter(cards)
    naturals = [rank for rank in held if rank in NATURAL]
    if len(naturals) == 1 and held[naturals[0]] >= 4:
        yield Class("bomb", naturals[0], 1, len(cards))
    if cards == "wwWW" and not rules.eight_jokers:
        yield Class("jokers", "W", 1, 4)
    if cards == "wwww":
        yield Class("little_jokers", "w", 1, 4)
    if cards == "WWWW":
        yield Class("big_jokers", "W", 1, 4)


def classes_of(cards: str, left: int, rules: Rules) -> set[Class]:
    """Every reading of the sorted cards, all of them, of a hand that keeps `left` others."""
    bombs = set(bombs_of(cards, rules))
    if bombs:
        return {bomb for bomb in bombs if bomb.cards <= CAP[rules.eight_jokers]}
    held = Counter(cards)
    ranks, counts, size = sorted_cards("".join(held)), set(held.values()), len(cards)
    found: set[Class] = set()
    if size == 1:
        found.add(Class("single", cards, 1, 1))
    if size == 2 and len(ranks) == 1:
        found.add(Class("pair", ranks, 1, 2))
    if counts == {1} and len(ranks) >= 5 and ranks in RUNNING:
        found.add(Class("straight", ranks[-1], len(ranks), size))
    if counts == {2} and len(ranks) >= 2 and ranks in RUNNING:
        found.add(Class("pair_run", ranks[-1], len(ranks), size))
    if cards == "5TK" and rules.five_ten_king:
        found.add(Class("five_ten_king", "K", 1, 3))
    if size == 5 or (size in (3, 4) and left == 0):
        for triple in (rank for rank in ranks if held[rank] >= 3):
            kickers = cards.replace(triple, "", 3)
            if triple in NATURAL or not set(kickers) & set("wW"):
                found.add(Class("triple_two", triple, 1, size))
    for first, last in combinations(range(len(RUNNING)), 2):
        triples = RUNNING[first : last + 1]
        carried, wanted = size - 3 * len(triples), 2 * len(triples)
        beside = carried + left
        if carried < 0 or any(held[rank] < 3 for rank in triples):
            continue
        if carried == wanted or (beside < wanted and carried in (0, beside)):
            found.add(Class("plane", triples[-1], len(triples), size))
    return found


def fillings(hand: str, rules: Rules) -> dict[Class, set[str]]:
    """Every class that a small hand offers, with all sets of cards that make it up."""
    found: dict[Class, set[str]] = {}
    sizes = range(1, len(hand) + 1)
    for cards in {sorted_cards("".join(chosen)) for size in sizes for chosen in combinations(hand, size)}:
        for move in classes_of(cards, len(hand) - len(cards), rules):
            found.setdefault(move, set()).add(cards)
    return found


def listing(hand: str, rules: Rules) -> set[Class]:
    """Every class that a hand of any size offers: of candidates that hold one of each, those that read so."""
    found: set[Class] = set()
    for cards in candidates(hand):
        if not Counter(cards) - Counter(hand):
            found |= classes_of(sorted_cards(cards), len(hand) - len(cards), rules)
    return found


def candidates(hand: str) -> Iterator[str]:
    """Sets of cards among which are all classes: any kickers for a triple, the first ones for a plane."""
    held = Counter(hand)
    jokers = "w" * held["w"] + "W" * held["W"]
    yield from ("5TK", "wwWW")
    for rank in held:
        yield from (rank * size for size in range(1, held[rank] + 1))
        for laid in range(1, len(jokers) + 1):
            yield from (rank * size + jokers[:laid] for size in range(4, held[rank] + 1))
        if held[rank] >= 3:
            yield from (rank * 3 + kicker for kicker in held)
            yield from (rank * 3 + "".join(kickers) for kickers in combinations_with_replacement(held, 2))
    for first, last in combinations(range(len(RUNNING)), 2):
        ranks = RUNNING[first : last + 1]
        yield ranks
        yield ranks * 2
        triples = ranks * 3
        others = "".join((Counter(hand) - Counter(triples)).elements())
        yield from (triples + others[:kickers] for kickers in range(2 * len(ranks) + 1))


LADDER = ["rest", "five_ten_king", *range(4, 10), "jokers", "little_jokers", "big_jokers", 10, 11]


def step(move: Class) -> int:
    """How high a class stands, whatever its rank."""
    name = move.cards if move.kind == "bomb" else move.kind
    return LADDER.index(name) if name in LADDER else 0


def beats(mine: Class, theirs: Class) -> bool:
    """Whether `mine` beats `theirs`, clause by clause."""
    if step(mine) != step(theirs):
        return step(mine) > step(theirs)
    if mine.kind != theirs.kind or mine.ranks != theirs.ranks:
        return False
    return ORDER.index(mine.top) > ORDER.index(theirs.top)
