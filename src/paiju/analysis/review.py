"""The review of a hand: which moves have cost something, what would have been better, and why.

Each move is judged from the view that its seat had then, so a play that went wrong by bad luck is no blunder.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from msgspec import Struct

from paiju.bots.strong import Blunder, is_forced, judge
from paiju.core.actions import Action
from paiju.core.record import Record
from paiju.games import game_of

PLAYOUTS = 400
"""The playouts for each move where nothing else is said."""


class Taken(Struct, frozen=True):
    """A move that a seat has made where it had a choice."""

    step: int
    """The number of the action in the record, from 1."""
    seat: int
    view: Any
    """What the seat saw before it."""
    action: Action


class Mark(Struct, frozen=True):
    """A move that has cost more than chance explains."""

    step: int
    seat: int
    action: Action
    blunder: Blunder


class Review(Struct, frozen=True):
    """What was found of the moves of some seats."""

    seats: tuple[int, ...]
    playouts: int
    judged: int
    """How many moves were looked at: those that were not forced."""
    marks: tuple[Mark, ...]


def review(
    record: Record,
    seats: Collection[int],
    playouts: int = PLAYOUTS,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review the moves of some seats; `progress` gets how many moves are done, and of how many.

    The same record, playouts and seed give the same review. Raises RecordError as `Record.replay` does.
    """
    moves = [taken for taken in choices(record) if taken.seat in seats]
    marks = []
    for done, taken in enumerate(moves, 1):
        blunder = judge(taken.view, taken.action, playouts, seed)
        if blunder is not None:
            marks.append(Mark(taken.step, taken.seat, taken.action, blunder))
        if progress:
            progress(done, len(moves))
    return Review(tuple(sorted(seats)), playouts, len(moves), tuple(marks))


def choices(record: Record) -> Iterator[Taken]:
    """The moves of a record at which a seat had a choice that can be judged, in order."""
    before: Any = None
    for number, step in enumerate(record.verify(game_of(record.game)).steps):
        if before is not None and step.seat is not None and step.action is not None:
            view = before.view(step.seat)
            if not is_forced(view):
                yield Taken(number, step.seat, view, step.action)
        before = step.state
