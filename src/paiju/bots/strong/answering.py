"""What an answer to a question brings: the hand played out from where each leaves it, on the same deals."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from paiju.bots.base import Budget
from paiju.bots.strong.climbing import Climbing, Setting


class Onward(NamedTuple):
    """The hand as it goes on after an answer: what the seat sees of it then, and what its playouts need.

    What they bring is worth `shift` and the part `share` of it in truth.
    """

    view: Any
    setting: Setting
    shift: float = 0.0
    share: float = 1.0


class Prospect(NamedTuple):
    """An answer, and the key of the reason for giving it (text `advice-<reason>`)."""

    choice: str
    reason: str
    onward: Onward | None = None
    """None for an answer that is given without a search, the only one then."""


class Weighed(NamedTuple):
    """An answer and what was found: its mean value, how far below the best it lies on the same deals, and the standard
    error of that (infinite where it is not known).
    """

    prospect: Prospect
    value: float
    trials: int
    loss: float
    error: float


def weighed(prospects: Sequence[Prospect], budget: Budget, seed: int) -> list[Weighed]:
    """What was found of every answer, the best first; they share the budget."""
    if len(prospects) == 1:
        return [Weighed(prospects[0], 0.0, 0, 0.0, 0.0)]
    deals = _deals(prospects, seed)
    if budget.seconds:
        end = perf_counter() + budget.seconds
        found = [next(deals)]
        while perf_counter() < end:
            found.append(next(deals))
    else:
        found = list(islice(deals, max(1, (budget.playouts or 1) // len(prospects))))
    sums = [sum(values) for values in zip(*found, strict=True)]
    best = sums.index(max(sums))
    return sorted(_beside(prospects, found, best), key=lambda one: one.loss)


def compared(prospects: Sequence[Prospect], deals: int, seed: int) -> list[Weighed]:
    """What was found of every answer on so many deals, beside the first."""
    return _beside(prospects, list(islice(_deals(prospects, seed), deals)), 0)


def _deals(prospects: Sequence[Prospect], seed: int) -> Iterator[tuple[float, ...]]:
    """Deal by deal, what each answer brings a player of the side."""
    return zip(*(_values(prospect, seed) for prospect in prospects), strict=True)


def _values(prospect: Prospect, seed: int) -> Iterator[float]:
    onward = prospect.onward
    assert onward is not None
    for value in Climbing(onward.view, onward.setting, seed, [None]).foreseen():
        yield onward.shift + onward.share * value


def _beside(prospects: Sequence[Prospect], found: Sequence[Sequence[float]], first: int) -> list[Weighed]:
    return [_one_beside(prospect, place, found, first) for place, prospect in enumerate(prospects)]


def _one_beside(prospect: Prospect, place: int, found: Sequence[Sequence[float]], first: int) -> Weighed:
    trials = len(found)
    gaps = [values[first] - values[place] for values in found]
    loss = sum(gaps) / trials
    spread = sum((gap - loss) ** 2 for gap in gaps)
    error = sqrt(spread / (trials - 1) / trials) if trials > 1 else inf
    return Weighed(prospect, sum(values[place] for values in found) / trials, trials, loss, error)
