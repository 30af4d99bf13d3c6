"""A bounded pool of worker processes in which the bots think, so that the event loop never does.

A worker that dies or is late is replaced; what it was asked is answered by None, and the table goes on.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Literal

import msgspec
from msgspec.structs import replace

from paiju.bots import Budget
from paiju.server.worker import Question, Reply

LINE_LIMIT = 1 << 20
LEAST_SECONDS = 0.05
"""The shortest time for which it is worth to search."""
NEARLY = 0.95
"""With such a part of its time a bot has had all of it."""
SEARCHING = "strong"
"""The bot that thinks for as long as it may."""
QUICK = "steady"
"""The bot that answers where there is no time to search."""
Thought = Literal["whole", "shortened", "quick", "none"]
"""How long a bot that searches could think: all of its time, less because others wait too, not at all (the quick bot
has answered), or nobody has answered.
"""


class Workers:
    """Up to `processes` workers, started when they are first needed; each has one question at a time."""

    def __init__(
        self,
        processes: int = 2,
        limit: float = 10.0,
        note: Callable[[Thought], None] = lambda _thought: None,
    ) -> None:
        """`limit` is how many seconds an answer may take, the waiting for a free worker included; `note` gets how each
        question to a bot that searches was answered.
        """
        self.note = note
        self._limit = limit
        self._free: list[asyncio.subprocess.Process] = []
        self._running: set[asyncio.subprocess.Process] = set()
        self._processes = processes
        self._places = asyncio.Semaphore(processes)
        self._open = 0
        """How many questions wait or are being thought about."""
        self._closed = False

    async def ask(self, question: Question) -> Reply | None:
        """The reply, or None where there is none in time."""
        if self._closed:
            return None
        reply, asked = None, question
        self._open += 1
        try:
            came = monotonic()
            async with asyncio.timeout(self._limit), self._places:
                share = self._processes / self._open
                asked = in_what_is_left(question, monotonic() - came, share)
                reply = await self._answered(msgspec.json.encode(asked) + b"\n")
        except (TimeoutError, OSError):
            pass
        finally:
            self._open -= 1
        if is_searched(question):
            self.note(_thought(question, asked, reply))
        return reply

    async def close(self) -> None:
        """End all workers; who waits for one that thinks gets no reply."""
        if self._closed:
            return
        self._closed = True
        for worker in self._running:
            if worker.returncode is None and worker not in self._free:
                worker.kill()
        for _ in range(self._processes):
            await self._places.acquire()
        for worker in tuple(self._running):
            await self._end(worker)

    async def _answered(self, line: bytes) -> Reply | None:
        if self._closed:
            return None
        worker = await self._worker()
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(line)
            await worker.stdin.drain()
            reply = msgspec.json.decode(await worker.stdout.readuntil(b"\n"), type=Reply | None)
        except asyncio.IncompleteReadError:
            await self._end(worker)
            return None
        except BaseException:
            # Late, cancelled or babbling: it may not be asked again, or answers would be mistaken for others.
            worker.kill()
            raise
        self._free.append(worker)
        return reply

    async def _worker(self) -> asyncio.subprocess.Process:
        while self._free:
            worker = self._free.pop()
            if worker.returncode is None:
                return worker
            await self._end(worker)
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "paiju.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._running.add(worker)
        return worker

    async def _end(self, worker: asyncio.subprocess.Process) -> None:
        assert worker.stdin is not None
        worker.stdin.close()
        with suppress(ProcessLookupError):
            if worker.returncode is None:
                worker.terminate()
        await worker.wait()
        self._running.discard(worker)


def is_searched(question: Question) -> bool:
    """Whether a bot is asked that searches for some time."""
    return question.budget.seconds is not None and question.bot == SEARCHING


def in_what_is_left(question: Question, waited: float, share: float = 1.0) -> Question:
    """The question after it has waited for a free worker: that comes out of its time, and where none is left the
    quick bot answers. Where more wait than there are workers each has its `share` of the time, or the least that is
    worth it: so many can search a little, and a queue grows shorter by itself.
    """
    seconds = question.budget.seconds
    if seconds is None or not is_searched(question):
        return question
    left = seconds - waited
    if left < LEAST_SECONDS:
        return replace(question, bot=QUICK)
    return replace(question, budget=Budget(seconds=max(LEAST_SECONDS, min(left, seconds * share))))


def _thought(question: Question, asked: Question, reply: Reply | None) -> Thought:
    if reply is None:
        return "none"
    if asked.bot != question.bot:
        return "quick"
    before, after = question.budget.seconds, asked.budget.seconds
    assert before is not None
    assert after is not None
    return "whole" if after > before * NEARLY else "shortened"
