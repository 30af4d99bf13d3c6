"""The fillings of a move class: every packed set of a hand's cards that makes it up, listed lazily.

The first one is the kernel's own (`Moves.fill`).
"""

from collections.abc import Iterator

from paiju.climbing.grammar import ACE, BIG_JOKER, Kind, MoveClass
from paiju.core.cards import unpacked


def fillings(hand: int, move: MoveClass) -> Iterator[int]:
    """Every packed set of cards of `hand` that makes up `move`, which the hand must offer."""
    held = unpacked(hand)
    low = move.rank - move.shape.length + 1
    run = range(low, move.rank + 1)
    match move.kind:
        case Kind.TRIPLE_PAIR:
            carriers = (rank for rank in range(BIG_JOKER + 1) if rank != move.rank and held.get(rank, 0) >= 2)
            yield from (_of(3, move.rank) + _of(2, rank) for rank in carriers)
        case Kind.TRIPLE_RUN_PAIR_RUN:
            for first in range(ACE - len(run) + 2):
                pairs = range(first, first + len(run))
                if all(rank not in run and held.get(rank, 0) >= 2 for rank in pairs):
                    yield _of(3, *run) + _of(2, *pairs)
        case Kind.CHAIN:
            yield from _spread(held, run, move.size)
        case Kind.JOKERS:
            yield _of(move.size // 2, BIG_JOKER - 1, BIG_JOKER)
        case _:
            yield _of(move.size // len(run), *run)


def _of(cards: int, *ranks: int) -> int:
    return sum(cards << 4 * rank for rank in ranks)


def _spread(held: dict[int, int], run: range, size: int) -> Iterator[int]:
    """Four or more of each rank, `size` in all; the lowest ranks take the most first."""
    if not run:
        if size == 0:
            yield 0
        return
    rest = run[1:]
    most = min(held[run[0]], size - 4 * len(rest))
    for cards in range(most, 3, -1):
        for others in _spread(held, rest, size - cards):
            yield _of(cards, run[0]) + others
