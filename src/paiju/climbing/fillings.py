"""The fillings of a move class: every packed set of a hand's cards that makes it up, listed lazily.

The first one is the kernel's own (`Moves.fill`). Wild cards may stand for a card that is held as well.
"""

from collections.abc import Iterator, Sequence

from paiju.climbing.chains import Chains, LineChains
from paiju.climbing.families import AnyJokers, Bombs, Run, Set
from paiju.climbing.grammar import ACE, BIG_JOKER, LITTLE_JOKER, TWO, Grammar, MoveClass
from paiju.core.cards import RANKS, unpacked

Held = dict[int, int]
"""Cards by rank."""


def fillings(words: Grammar, hand: int, move: MoveClass) -> Iterator[int]:
    """Every packed set of cards of `hand` that makes up `move`, which the hand must offer."""
    first = words.moves.fill(hand, move.id)
    yield first
    yield from (cards for cards in _every(words, unpacked(hand), move) if cards != first)


def _every(words: Grammar, held: Held, move: MoveClass) -> Iterator[int]:
    """All of them in any order; of a class that has but one, none may do."""
    run = range(move.rank - move.shape.length + 1, move.rank + 1)
    wild, each = words.pack.wild, move.size // len(run)
    match words.family(move):
        case Set(of=of, carrying=carrying) if carrying:
            carriers = (rank for rank, count in held.items() if rank != move.rank and count >= carrying)
            yield from (_of(of, move.rank) + _of(carrying, rank) for rank in carriers)
        case Run(of=of, carrying=carrying) if carrying:
            yield from _carrying(held, run, of, carrying)
        case Set(of=of, kickers=kickers) | Run(of=of, kickers=kickers) if kickers:
            yield from _kicked(held, run, of, move.size - of * len(run))
        case Chains(of=of):
            yield from _spread(held, run, move.size, of)
        case LineChains():
            yield from _lines(held, run, move.size, move.shape.least, wild)
        case AnyJokers(of=of):
            yield from _wild_cards(held, "wW", of)
        case Bombs(wild=own, naturals=naturals):
            yield from _completed(held, run, each, wild if own is None else own, naturals)
        case Set() if move.rank > TWO:
            yield from _jokers(held, move.rank, each, wild)
        case Set() | Run():
            yield from _completed(held, run, each, wild if each > 1 or len(run) > 1 else "", 1)


def _of(cards: int, *ranks: int) -> int:
    return sum(cards << 4 * rank for rank in ranks)


def _carrying(held: Held, run: range, of: int, carrying: int) -> Iterator[int]:
    """A run that carries a run as long beside it."""
    for first in range(ACE - len(run) + 2):
        carried = range(first, first + len(run))
        if all(rank not in run and held.get(rank, 0) >= carrying for rank in carried):
            yield _of(of, *run) + _of(carrying, *carried)


def _spread(held: Held, run: range, size: int, of: int) -> Iterator[int]:
    """`of` or more of each rank, `size` in all; the lowest ranks take the most first."""
    if not run:
        if size == 0:
            yield 0
        return
    rest = run[1:]
    for cards in range(min(held[run[0]], size - of * len(rest)), of - 1, -1):
        yield from (_of(cards, run[0]) + others for others in _spread(held, rest, size - cards, of))


def _kicked(held: Held, run: range, of: int, kickers: int) -> Iterator[int]:
    """`of` of each rank with any other cards that do not make a bomb of a set, nor go with a set of jokers."""
    rest = {rank: count - of * (rank in run) for rank, count in held.items()}
    if run[0] > TWO:
        rest = {rank: count for rank, count in rest.items() if rank <= TWO}
    for carried in _choices(list(rest.items()), kickers):
        ranks = unpacked(carried)
        bomb = len(run) == 1 and run[0] in ranks and all(rank in run or rank > TWO for rank in ranks)
        if not bomb:
            yield _of(of, *run) + carried


def _choices(rest: Sequence[tuple[int, int]], cards: int) -> Iterator[int]:
    """So many cards of some ranks, the lowest ranks first."""
    if cards == 0:
        yield 0
    elif rest:
        rank, count = rest[0]
        above = sum(count for _, count in rest[1:])
        # Never so few that those above cannot make it up: a run of pairs would be tried in all its parts.
        for taken in range(min(count, cards), max(0, cards - above) - 1, -1):
            yield from (_of(taken, rank) + others for others in _choices(rest[1:], cards - taken))


def _completed(held: Held, run: range, each: int, wild: str, naturals: int) -> Iterator[int]:
    """`each` cards of every rank, `naturals` or more natural ones in all, wild ones for the others."""
    size = each * len(run)
    for missing in range(min(_wilds(held, wild), size - naturals) + 1):
        for cards in _naturals(held, run, each, size - missing):
            yield from (cards + jokers for jokers in _wild_cards(held, wild, missing))


def _naturals(held: Held, run: range, each: int, size: int) -> Iterator[int]:
    """`size` cards of some ranks, no more than `each` of one."""
    if size <= each * len(run):
        yield from _choices([(rank, min(each, held.get(rank, 0))) for rank in run], size)


def _lines(held: Held, run: range, size: int, least: int, wild: str) -> Iterator[int]:
    """`size` cards whose smallest bomb is lifted to `least` by wild cards, but not to one more."""
    for wilds in range(min(_wilds(held, wild), size) + 1):
        for cards in _choices([(rank, held.get(rank, 0)) for rank in run], size - wilds):
            taken = unpacked(cards)
            missing, next_missing = (
                sum(max(0, wanted - taken.get(rank, 0)) for rank in run) for wanted in (least, least + 1)
            )
            if missing <= wilds < next_missing:
                yield from (cards + jokers for jokers in _wild_cards(held, wild, wilds))


def _jokers(held: Held, rank: int, each: int, wild: str) -> Iterator[int]:
    """Jokers as their own rank: alike; or with a wild one, two that differ."""
    if rank == LITTLE_JOKER and wild == "W":
        yield from _completed(held, range(rank, rank + 1), each, wild if each > 1 else "", 1)
        return
    if held.get(rank, 0) >= each:
        yield _of(each, rank)
    if rank == BIG_JOKER and each == 2 and wild == "wW" and held.get(LITTLE_JOKER, 0):
        yield _of(1, LITTLE_JOKER, BIG_JOKER)


def _wilds(held: Held, wild: str) -> int:
    """How many cards of some jokers are held."""
    return sum(held.get(RANKS.index(joker), 0) for joker in wild)


def _wild_cards(held: Held, wild: str, cards: int) -> Iterator[int]:
    """So many cards of some jokers, little ones first."""
    ranks = [RANKS.index(joker) for joker in wild]
    return _choices([(rank, held.get(rank, 0)) for rank in ranks], cards)
