"""What some chosen cards of a hand can be completed to, for the player who has picked the first of them."""

from collections.abc import Iterable, Iterator
from itertools import islice

from paiju.climbing.families import Run, Set, Special
from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import TWO, Grammar, MoveClass
from paiju.core.cards import Cards, packed, unpacked

TRIED = 60
"""How many fillings of one class are tried: with free kickers there are thousands."""


def completions(words: Grammar, hand: int, moves: Iterable[MoveClass], chosen: Cards) -> Iterator[int]:
    """Packed sets of the packed hand that make up one of the classes and hold the chosen cards and more.

    What is no bomb comes first, then what counts the chosen cards and does not just carry them, then what takes the
    fewest cards, then the lowest rank; each set once.
    """
    own = unpacked(packed(chosen))
    able = [
        move for move in moves if move.size > len(chosen) and (_spans(move, own) or _carries(words, move))
    ]
    able.sort(key=lambda move: (move.kind.is_bomb, not _spans(move, own), move.size, move.rank))
    seen = set()
    for move in able:
        for cards in islice(fillings(words, hand, move), TRIED):
            if all(cards >> 4 * rank & 15 >= count for rank, count in own.items()):
                if cards not in seen:
                    seen.add(cards)
                    yield cards
                break


def _spans(move: MoveClass, own: dict[int, int]) -> bool:
    """Whether the ranks that a class counts include all of these; jokers may stand for any."""
    low = move.rank - move.shape.length + 1
    return all(low <= rank <= move.rank or rank > TWO for rank in own)


def _carries(words: Grammar, move: MoveClass) -> bool:
    """Whether a class may hold cards of other ranks than it counts."""
    match words.family(move):
        case Set(carrying=carrying, kickers=kickers) | Run(carrying=carrying, kickers=kickers):
            return bool(carrying or kickers)
        case family:
            return isinstance(family, Special)
