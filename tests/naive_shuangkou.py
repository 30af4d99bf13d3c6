"""A second reading of the combinations of Shuangkou, plain and slow, that shares no code with paiju.

Cards are strings of ranks, hands too. Wild cards are tried as every card there is; what a set can be read as is what
any of these make of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

ORDER = "3456789TJQKA2wW"
RUNNING = "3456789TJQKA"
NATURAL = "3456789TJQKA2"
WILD = {"baibian": "W", "qianbian": "wW", "huopin": ""}
VARIANTS = tuple(WILD)


class Class(NamedTuple):
    kind: str
    top: str
    ranks: int
    cards: int
    lines: int = 0


def sorted_cards(cards: str) -> str:
    return "".join(sorted(cards, key=ORDER.index))


def plain_classes(cards: str, uneven: bool) -> Iterator[Class]:
    """The readings of cards none of which is a joker, clause by clause."""
    held = Counter(cards)
    ranks, counts, size = sorted_cards("".join(held)), sorted(held.values()), len(cards)
    top, length, equal = ranks[-1], len(ranks), counts[0] == counts[-1]
    if length == 1:
        if size <= 3:
            yield Class({1: "single", 2: "pair", 3: "triple"}[size], top, 1, size)
        else:
            yield Class("bomb", top, 1, size, size)
        return
    if ranks not in RUNNING:
        return
    if counts == [1] * length and length >= 5:
        yield Class("straight", top, length, size)
    if counts == [2] * length and length >= 3:
        yield Class("pair_run", top, length, size)
    if counts == [3] * length and length >= 3:
        yield Class("triple_run", top, length, size)
    smallest = counts[0]
    if smallest >= 4 and (equal or uneven) and (3 if smallest == 4 else 2) <= length <= 6:
        yield Class("chain", top, length, size, smallest + length)


def joker_classes(cards: str, variant: str) -> Iterator[Class]:
    """The readings of jokers alone."""
    little, big = cards.count("w"), cards.count("W")
    match little + big:
        case 1:
            yield Class("single", cards, 1, 1)
        case 2 if little != 1:
            yield Class("pair", cards[0], 1, 2)
        case 2 if variant != "huopin":
            yield Class("pair", "w" if variant == "baibian" else "W", 1, 2)
        case 3:
            yield Class("three_jokers", "W", 1, 3, 6)
        case 4:
            yield Class("jokers", "W", 1, 4, 7)


def classes_of(cards: str, variant: str) -> set[Class]:
    """Every reading of the cards, all of them."""
    wild = WILD[variant]
    natural = "".join(card for card in cards if card in NATURAL)
    if not natural:
        return set(joker_classes(sorted_cards(cards), variant))
    wilds = [card for card in cards if card in wild]
    if len(natural) + len(wilds) < len(cards):  # a joker that is none but itself goes with nothing
        return set()
    found: set[Class] = set()
    for stood_for in combinations_with_replacement(NATURAL, len(wilds)):
        found.update(plain_classes(natural + "".join(stood_for), variant == "qianbian"))
    return best_of(found)


def best_of(found: set[Class]) -> set[Class]:
    """Of layings as a chain of one top and one number of bombs the one with the most lines."""
    lines: dict[tuple[str, int], int] = {}
    for move in found:
        if move.kind == "chain":
            lines[move.top, move.ranks] = max(move.lines, lines.get((move.top, move.ranks), 0))
    return {move for move in found if move.kind != "chain" or move.lines == lines[move.top, move.ranks]}


def fillings(hand: str, variant: str) -> dict[Class, set[str]]:
    """Every class that a small hand offers, with all sets of cards that make it up."""
    found: dict[Class, set[str]] = {}
    sizes = range(1, len(hand) + 1)
    for cards in {sorted_cards("".join(chosen)) for size in sizes for chosen in combinations(hand, size)}:
        for move in classes_of(cards, variant):
            found.setdefault(move, set()).add(cards)
    return found


def listing(hand: str, variant: str) -> set[Class]:
    """Every class that a hand of any size offers, by counting ranks."""
    held = Counter(hand)
    jokers = "w" * held["w"] + "W" * held["W"]
    found: set[Class] = set()
    for size in range(1, len(jokers) + 1):
        for chosen in combinations(jokers, size):
            found |= set(joker_classes("".join(chosen), variant))
    wilds = [card for card in jokers if card in WILD[variant]]
    for stood_for in combinations_with_replacement(NATURAL, len(wilds)):
        found |= sets_and_runs(Counter(rank for rank in hand if rank in NATURAL), Counter(stood_for))
    return found | chains(held, len(wilds), variant == "qianbian")


def sets_and_runs(natural: Counter[str], wild: Counter[str]) -> set[Class]:
    """What natural cards and cards that wild ones stand for make up; a set wholly wild is jokers alone."""
    held = natural + wild
    names = {1: "single", 2: "pair", 3: "triple"}
    found: set[Class] = set()
    for rank in natural:
        for size in range(1, held[rank] + 1):
            if size == 1 and not natural[rank]:
                continue
            found.add(Class(names.get(size, "bomb"), rank, 1, size, size if size > 3 else 0))
    for kind, each, least in (("straight", 1, 5), ("pair_run", 2, 3), ("triple_run", 3, 3)):
        for first, last in combinations(range(len(RUNNING)), 2):
            ranks = RUNNING[first : last + 1]
            if len(ranks) >= least and all(held[rank] >= each for rank in ranks):
                found.add(Class(kind, ranks[-1], len(ranks), each * len(ranks)))
    return found


def chains(held: Counter[str], wilds: int, uneven: bool) -> set[Class]:
    """Every choice of natural cards of two to six adjacent ranks, filled up from the smallest by wild cards."""
    found: set[Class] = set()
    for first, last in combinations(range(len(RUNNING)), 2):
        ranks = RUNNING[first : last + 1]
        length = len(ranks)
        if length > 6 or sum(held[rank] for rank in ranks) + wilds < 4 * length:
            continue
        for counts in product(*(range(max(0, 4 - wilds), held[rank] + 1) for rank in ranks)):
            for added in range(wilds + 1):
                bombs = list(counts)
                for _ in range(added):
                    bombs[bombs.index(min(bombs))] += 1
                smallest, size = min(bombs), sum(bombs)
                if size > 27 or smallest < 4 or length < (3 if smallest == 4 else 2):
                    continue
                if uneven or size == smallest * length:
                    found.add(Class("chain", ranks[-1], length, size, smallest + length))
    return found


def lines_of(move: Class) -> int:
    """The lines of a bomb, 0 of what is none."""
    return move.lines


def beats(mine: Class, theirs: Class, variant: str) -> bool:
    """Whether `mine` beats `theirs`, clause by clause."""
    higher = ORDER.index(mine.top) > ORDER.index(theirs.top)
    bombs = (mine.lines > 0, theirs.lines > 0)
    if bombs == (False, False):  # SK19
        return mine.kind == theirs.kind and mine.cards == theirs.cards and higher
    if bombs != (True, True):  # SK18
        return bombs[0]
    if mine.lines != theirs.lines:  # SK18
        return mine.lines > theirs.lines
    smallest = ("three_jokers", "jokers")
    if mine.kind in smallest:  # SK23
        return False
    if theirs.kind in smallest:  # SK23
        return True
    if mine.cards != theirs.cards:  # SK20, SK21
        return variant == "huopin" and mine.cards > theirs.cards
    return higher  # SK22
