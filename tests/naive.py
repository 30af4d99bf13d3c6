"""A second reading of the combinations and tricks of Datong, plain and slow, that shares no code with paiju.

Cards are strings of ranks (`33344`), hands too. A class of moves is a `Class`: its kind, its highest rank that
counts, the number of ranks in a row that count, and its number of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import NamedTuple

ORDER = "3456789TJQKA2wW"
RUNNING = "3456789TJQKA"
POINTS = {"5": 5, "T": 10, "K": 10}
HAND = 27


class Class(NamedTuple):
    kind: str
    top: str
    ranks: int
    cards: int


def in_a_row(ranks: Iterable[str]) -> bool:
    """Whether the ranks stand side by side and all take part in runs."""
    return "".join(sorted(ranks, key=ORDER.index)) in RUNNING


def highest(ranks: Iterable[str]) -> str:
    return max(ranks, key=ORDER.index)


def classes_of(cards: str) -> list[Class]:
    """Every reading of the cards, all of them, by the clauses one after the other."""
    held = Counter(cards)
    size, counts, top = len(cards), sorted(held.values()), highest(held)
    alike, joker = len(held) == 1, top in "wW"
    found = []
    if size == 1:
        found.append(Class("single", top, 1, 1))
    if size == 2 and alike:
        found.append(Class("pair", top, 1, 2))
    if size == 3 and alike and not joker:
        found.append(Class("triple", top, 1, 3))
    if counts == [2, 3]:
        (triple,) = (rank for rank in held if held[rank] == 3)
        if triple not in "wW":
            found.append(Class("triple_pair", triple, 1, 5))
    if set(counts) == {2} and len(held) >= 2 and in_a_row(held):
        found.append(Class("pair_run", top, len(held), size))
    if set(counts) == {3} and len(held) >= 2 and in_a_row(held):
        found.append(Class("triple_run", top, len(held), size))
    triples = [rank for rank in held if held[rank] == 3]
    pairs = [rank for rank in held if held[rank] == 2]
    if set(counts) == {2, 3} and len(triples) == len(pairs) >= 2 and in_a_row(triples) and in_a_row(pairs):
        found.append(Class("triple_run_pair_run", highest(triples), len(triples), size))
    if counts == [1] * 5 and in_a_row(held):
        found.append(Class("straight", top, 5, 5))
    if alike and size >= 4 and not joker:
        found.append(Class("bomb", top, 1, size))
    if len(held) >= 3 and counts[0] >= 4 and in_a_row(held):
        found.append(Class("chain", top, len(held), size))
    if held == {"w": 2, "W": 2}:
        found.append(Class("jokers", "W", 1, 4))
    return found


def beats(mine: Class, theirs: Class, apart: bool) -> bool:
    """Whether `mine` beats `theirs`; `apart`: a chain of three and eight of a rank do not beat each other."""
    higher = ORDER.index(mine.top) > ORDER.index(theirs.top)
    match mine.kind, theirs.kind:
        case _, "jokers":
            return False
        case "jokers", _:
            return True
        case "bomb", "bomb":
            return mine.cards > theirs.cards or (mine.cards == theirs.cards and higher)
        case "chain", "chain":
            if min(mine.ranks, theirs.ranks) == 3 and mine.ranks != theirs.ranks:
                return mine.ranks > theirs.ranks
            if mine.cards != theirs.cards:
                return mine.cards > theirs.cards
            if mine.ranks != theirs.ranks:
                return mine.ranks > theirs.ranks
            return higher
        case "bomb", "chain":
            return theirs.ranks == 3 and mine.cards == 8 and not apart
        case "chain", "bomb":
            return mine.ranks > 3 or theirs.cards < 8
        case (("bomb" | "chain"), _):
            return True
        case _, ("bomb" | "chain"):
            return False
        case _:
            return mine.kind == theirs.kind and mine.cards == theirs.cards and higher


def sorted_cards(cards: Iterable[str]) -> str:
    return "".join(sorted(cards, key=ORDER.index))


def subsets(hand: str) -> set[str]:
    """Every choice of one or more cards of the hand."""
    sizes = range(1, len(hand) + 1)
    return {sorted_cards(chosen) for size in sizes for chosen in combinations(hand, size)}


def fillings(hand: str) -> dict[Class, set[str]]:
    """Every class that a small hand offers, with all sets of cards that make it up."""
    found: dict[Class, set[str]] = {}
    for cards in subsets(hand):
        for move in classes_of(cards):
            found.setdefault(move, set()).add(cards)
    return found


def all_classes() -> Iterator[Class]:
    """Every class that a hand of 27 cards of two decks can hold."""
    for rank in ORDER:
        joker = rank in "wW"
        yield Class("single", rank, 1, 1)
        yield Class("pair", rank, 1, 2)
        if not joker:
            yield Class("triple", rank, 1, 3)
            yield Class("triple_pair", rank, 1, 5)
            yield from (Class("bomb", rank, 1, cards) for cards in range(4, 9))
    for first, last in combinations(range(len(RUNNING)), 2):
        length, top = last - first + 1, RUNNING[last]
        if 2 * length <= HAND:
            yield Class("pair_run", top, length, 2 * length)
        if 3 * length <= HAND:
            yield Class("triple_run", top, length, 3 * length)
        if 5 * length <= HAND and (first >= length or len(RUNNING) - 1 - last >= length):
            yield Class("triple_run_pair_run", top, length, 5 * length)
        if length == 5:
            yield Class("straight", top, 5, 5)
        if length >= 3:
            yield from (Class("chain", top, length, n) for n in range(4 * length, min(8 * length, HAND) + 1))
    yield Class("jokers", "W", 1, 4)


def fillings_of(hand: str, move: Class) -> list[str]:
    """The sets of cards of a hand of any size that make up the class, by counting ranks."""
    held = Counter(hand)
    last = ORDER.index(move.top)
    ranks = ORDER[last - move.ranks + 1 : last + 1]
    match move.kind:
        case "jokers":
            return ["wwWW"] if held["w"] == held["W"] == 2 else []
        case "chain":
            shares = product(*(range(4, held[rank] + 1) for rank in ranks))
            return [
                "".join(rank * share for rank, share in zip(ranks, taken, strict=True))
                for taken in shares
                if sum(taken) == move.cards
            ]
    carried = {"triple_pair": list(ORDER)}.get(move.kind, [])
    if move.kind == "triple_run_pair_run":
        places = range(len(RUNNING) - move.ranks + 1)
        carried = [RUNNING[place : place + move.ranks] for place in places]
    each = {"triple_pair": 3, "triple_run_pair_run": 3}.get(move.kind, move.cards // move.ranks)
    if any(held[rank] < each for rank in ranks):
        return []
    counting = "".join(rank * each for rank in ranks)
    if each * move.ranks == move.cards:
        return [counting]
    return [
        sorted_cards(counting + 2 * pairs)
        for pairs in carried
        if not set(pairs) & set(ranks) and all(held[rank] >= 2 for rank in pairs)
    ]


class Table:
    """The tricks of a hand, told by who has passed since the last play. `wind` and `last_trick` as the options."""

    def __init__(self, sizes: Iterable[int], leader: int, wind: str, last_trick: str) -> None:
        self.left = list(sizes)
        self.turn, self.wind, self.last_trick = leader, wind, last_trick
        self.last_player: int | None = None
        self.passed: set[int] = set()
        self.pile = 0
        self.captured = [0, 0, 0, 0]
        self.finished: list[int] = []
        self.over = False

    def holding(self) -> list[int]:
        return [seat for seat in range(4) if self.left[seat]]

    def settled(self) -> bool:
        return len(self.finished) >= 3 or set(self.finished) in ({0, 2}, {1, 3})

    def following(self, seat: int) -> int:
        order = [(seat + step) % 4 for step in (1, 2, 3)]
        return next(other for other in order if self.left[other])

    def play(self, cards: str) -> None:
        self.left[self.turn] -= len(cards)
        self.pile += sum(POINTS.get(card, 0) for card in cards)
        self.last_player, self.passed = self.turn, set()
        if not self.left[self.turn]:
            self.finished.append(self.turn)
        if self.settled() and self.last_trick == "at_once" and not self.left[self.turn]:
            self.give_trick()
        else:
            self.go_on()

    def pass_turn(self) -> None:
        self.passed.add(self.turn)
        self.go_on()

    def go_on(self) -> None:
        if all(seat in self.passed or seat == self.last_player for seat in self.holding()):
            self.give_trick()
        else:
            self.turn = self.following(self.turn)

    def give_trick(self) -> None:
        winner = self.last_player
        assert winner is not None
        self.captured[winner] += self.pile
        self.pile, self.last_player, self.passed = 0, None, set()
        if self.settled():
            self.over = True
        elif self.left[winner]:
            self.turn = winner
        elif self.wind == "partner" and self.left[(winner + 2) % 4]:
            self.turn = (winner + 2) % 4
        else:
            self.turn = self.following(winner)
