"""Choosing the filling of a move class rank by rank, from the lowest to the highest.

What every filling holds is there from the beginning: the sets of a run, not its kickers. Of the rest one card is added
at a time, never of a lower rank than the one before, so that every filling is reached in one way; and only such cards
are offered as some filling goes on with. Which fillings there are is what `fillings` says.
"""

from collections.abc import Iterable, Iterator

from mypy_extensions import i64

from paiju.climbing.chains import Chains, LineChains
from paiju.climbing.families import AnyJokers, Bombs, Run, Set
from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import BIG_JOKER, TWO, Grammar, MoveClass
from paiju.climbing.kernel.bits import count, size, some
from paiju.climbing.laying import Laying
from paiju.core.cards import RANKS, unpacked

Room = dict[int, int]
"""By rank how many cards may still be added."""


def is_free(words: Grammar, move: MoveClass) -> bool:
    """Whether a class may have several fillings."""
    match words.family(move):
        case Chains() | LineChains() | AnyJokers():
            return True
        case Bombs(wild=own):
            return bool(words.pack.wild if own is None else own)
        case Set() | Run() as family:
            return bool(family.kickers or family.carrying or (words.pack.wild and move.size > 1))
        case _:
            return False


def begun(words: Grammar, hand: int, move: MoveClass) -> Laying:
    """The choice at its beginning, what is not to be chosen being there."""
    each = 0
    match words.family(move):
        case Chains(of=of):
            each = of
        case Set(of=of) | Run(of=of) as family if family.kickers or family.carrying:
            each = of
    fixed = sum([some(rank, each) for rank in _run(move)])
    return _forced(words, Laying(hand, move, fixed))


def with_card(words: Grammar, laying: Laying, rank: int) -> Laying:
    """The choice with a card of one of its `next_ranks` more; where only one can follow it is there as well."""
    return _forced(words, _added(laying, rank))


def next_ranks(words: Grammar, laying: Laying) -> tuple[int, ...]:
    """The ranks of which a card may be added, low to high; none where nothing is left to choose."""
    move = laying.move
    needed = move.shape.size - int(size(laying.cards))
    if needed == 0:
        return ()
    match words.family(move):
        case Set(of=of, kickers=kickers) | Run(of=of, kickers=kickers) if kickers:
            return _kickers(laying, of, needed)
        case Chains():
            return _fitting(laying, _left(laying, _run(move)), needed)
        case Bombs(wild=own, naturals=naturals):
            return _completing(laying, words.pack.wild if own is None else own, naturals, needed)
        case Run(carrying=0):
            return _completing(laying, words.pack.wild, 1, needed)
        case Set(carrying=0, of=of) if move.rank <= TWO:
            return _completing(laying, words.pack.wild if of > 1 else "", 1, needed)
        case LineChains() | AnyJokers() | Set() | Run():
            return _of(laying, fillings(words, laying.hand, move))
        case _:
            return _of(laying, iter((words.moves.fill(laying.hand, move.id),)))


def _forced(words: Grammar, laying: Laying) -> Laying:
    while len(ranks := next_ranks(words, laying)) == 1:
        laying = _added(laying, ranks[0])
    return laying


def _added(laying: Laying, rank: int) -> Laying:
    return Laying(laying.hand, laying.move, laying.cards + int(some(rank, 1)), rank)


def _run(move: MoveClass) -> list[int]:
    """The ranks that count."""
    return list(range(move.rank - move.shape.length + 1, move.rank + 1))


def _left(laying: Laying, ranks: Iterable[int]) -> Room:
    """What the hand holds of some ranks beside the cards taken."""
    rest: i64 = laying.hand - laying.cards
    return {rank: int(count(rest, rank)) for rank in ranks if count(rest, rank) != 0}


def _fitting(laying: Laying, room: Room, needed: int) -> tuple[int, ...]:
    """The ranks from which on there is room for so many cards, each of them for one at least."""
    found: list[int] = []
    above, lowest = 0, laying.lowest
    for rank in sorted(room, reverse=True):
        above += room[rank]
        if rank >= lowest and room[rank] and above >= needed:
            found.append(rank)
    found.reverse()
    return tuple(found)


def _kickers(laying: Laying, of: int, needed: int) -> tuple[int, ...]:
    """Any other cards that do not make a bomb of a set: where it is one rank, a card of another one is among them
    or all are jokers; beside a set of jokers none is a joker.
    """
    run = _run(laying.move)
    room = _left(laying, range(BIG_JOKER + 1))
    if len(run) > 1:
        return _fitting(laying, room, needed)
    own = run[0]
    if own > TWO:
        return _fitting(laying, {rank: left for rank, left in room.items() if rank <= TWO}, needed)
    kickers = unpacked(laying.cards - int(some(own, of)))
    if any(rank != own for rank in kickers):
        return _fitting(laying, room, needed)
    others = any(own < other <= TWO for other in room)
    return tuple(
        [
            rank
            for rank in _fitting(laying, room, needed)
            if (rank != own and rank <= TWO)
            or (rank > TWO and not kickers)
            or (rank == own and needed > 1 and others)
        ]
    )


def _completing(laying: Laying, wild: str, naturals: int, needed: int) -> tuple[int, ...]:
    """Natural cards of the ranks that count, as many as fit, and wild ones for the others."""
    run = _run(laying.move)
    each = laying.move.shape.size // len(run)
    taken: i64 = laying.cards
    room: Room = {}
    natural = 0
    for rank, left in _left(laying, run).items():
        room[rank] = min(each - int(count(taken, rank)), left)
    for rank in run:
        natural += int(count(taken, rank))
    if wild:
        room.update(_left(laying, [RANKS.index(joker) for joker in wild]))
    return tuple([rank for rank in _fitting(laying, room, needed) if rank in run or natural >= naturals])


def _of(laying: Laying, whole: Iterator[int]) -> tuple[int, ...]:
    """The ranks that some of these fillings go on with."""
    lowest, taken = laying.lowest, laying.cards
    below = int(some(lowest, 1)) - 1
    found = set()
    for filling in whole:
        more = filling - taken
        if filling & below == taken & below and count(filling, lowest) >= count(taken, lowest):
            found.add((more & -more).bit_length() - 1 >> 2)
    return tuple(sorted(found))
