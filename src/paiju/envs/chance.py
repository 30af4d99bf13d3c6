"""The draws of a deal as chance nodes: one number, one card or one tile at a time, in the order of the game's own."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from paiju.core.draws import Draws
from paiju.core.game import Carry
from paiju.core.options import Options
from paiju.games import game_of

T = TypeVar("T")
Request = int | tuple[Any, ...]
"""What is drawn: a number below this one, or the order of these items."""


class _Asking(Draws):
    """Notes what a deal draws."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.requests: list[Request] = []

    def below(self, n: int) -> int:
        self.requests.append(n)
        return 0

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        self.requests.append(tuple(items))
        return tuple(items)


class _Given(Draws):
    """Draws what was decided before."""

    def __init__(self, drawn: list[Any]) -> None:
        super().__init__(b"")
        self._drawn = iter(drawn)

    def below(self, n: int) -> int:
        return int(next(self._drawn))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(next(self._drawn) for _ in items)


@cache
def requests(game: str, options: Options, carry: Carry) -> tuple[Request, ...]:
    """What a deal draws, in order."""
    asking = _Asking()
    game_of(game).deal(options, carry, asking)
    return tuple(asking.requests)


@cache
def kinds(items: tuple[Any, ...]) -> tuple[Any, ...]:
    """The different ones among some items, in their order: an outcome is a place among these."""
    return tuple(dict.fromkeys(items))


def _open(asked: tuple[Request, ...], outcomes: tuple[int, ...]) -> tuple[Request, tuple[int, ...]] | None:
    """What is drawn next, and what was drawn of it before; None when all is drawn."""
    place = 0
    for request in asked:
        length = 1 if isinstance(request, int) else len(request)
        if place + length > len(outcomes):
            return request, outcomes[place:]
        place += length
    return None


def chances(asked: tuple[Request, ...], outcomes: tuple[int, ...]) -> list[tuple[int, float]]:
    """The outcomes that may follow, with their probabilities; none when all is drawn."""
    found = _open(asked, outcomes)
    if found is None:
        return []
    request, before = found
    if isinstance(request, int):
        return [(number, 1 / request) for number in range(request)]
    left = Counter(map(kinds(request).index, request))
    left.subtract(before)
    total = left.total()
    return [(kind, count / total) for kind, count in sorted(left.items()) if count]


def outcome_text(asked: tuple[Request, ...], outcomes: tuple[int, ...], outcome: int) -> str:
    """What an outcome means that may follow."""
    found = _open(asked, outcomes)
    if found is None or isinstance(found[0], int):
        return str(outcome)
    return str(kinds(found[0])[outcome])


def drawn(asked: tuple[Request, ...], outcomes: tuple[int, ...]) -> Draws:
    """Draws that give all that was decided."""
    values: list[Any] = []
    rest = iter(outcomes)
    for request in asked:
        if isinstance(request, int):
            values.append(next(rest))
        else:
            values += (kinds(request)[next(rest)] for _ in request)
    return _Given(values)
