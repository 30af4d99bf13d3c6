"""Reviews of finished hands: thought of move by move in the workers, one hand at a time, and kept for a while."""

import asyncio

from msgspec import Struct

from paiju.analysis.review import Mark, Review, choices
from paiju.bots import Budget
from paiju.core.errors import PaijuError
from paiju.core.record import Record
from paiju.server.archive import HandOf
from paiju.server.worker import Question
from paiju.server.workers import Workers

KEPT = 500
"""So many reviews are kept."""
PLAYOUTS = 200
SEARCHES = "strong"


class ReviewRefused(PaijuError):
    """A review that nobody may have, or that could not be made."""


class SeatOf(Struct, frozen=True):
    """A seat in a finished hand."""

    hand: HandOf
    seat: int


class Reviews:
    """The reviews that were asked for. Whoever asks for one again gets the same."""

    def __init__(self, workers: Workers, playouts: int = PLAYOUTS) -> None:
        self._workers = workers
        self._playouts = playouts
        self._made: dict[SeatOf, asyncio.Task[Review]] = {}
        self._turn = asyncio.Semaphore(1)
        """At a time one move is looked at: the tables come first."""

    def has(self, of: SeatOf) -> bool:
        """Whether a review is there, or on its way."""
        return of in self._made

    async def review(self, of: SeatOf, data: bytes) -> Review:
        """The review of a seat's moves in a record; ReviewRefused where the workers have no time for it."""
        if of not in self._made:
            while len(self._made) >= KEPT:
                self._made.pop(next(iter(self._made))).cancel()
            self._made[of] = asyncio.get_running_loop().create_task(self._review(of.seat, data))
        try:
            return await asyncio.shield(self._made[of])
        except PaijuError:
            self._made.pop(of, None)
            raise

    def close(self) -> None:
        """Think of nothing more."""
        for task in self._made.values():
            task.cancel()

    async def _review(self, seat: int, data: bytes) -> Review:
        record = Record.from_json(data)
        moves = [
            taken for taken in await asyncio.to_thread(lambda: list(choices(record))) if taken.seat == seat
        ]
        marks = []
        for taken in moves:
            question = Question(
                "judgement", SEARCHES, 0, taken.view, Budget(playouts=self._playouts), taken.action
            )
            async with self._turn:
                reply = await self._workers.ask(question)
            if reply is None:
                raise ReviewRefused("review-late")
            if reply.blunder is not None:
                marks.append(Mark(taken.step, seat, taken.action, reply.blunder))
        return Review((seat,), self._playouts, len(moves), tuple(marks))
