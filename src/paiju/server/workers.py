"""A bounded pool of worker processes in which the bots think, so that the event loop never does.

A worker that dies or is late is replaced; what it was asked is answered by None, and the table goes on.
"""

import asyncio
import os
import sys
from contextlib import suppress
from time import monotonic

import msgspec
from msgspec.structs import replace

from paiju.bots import Budget
from paiju.server.worker import Question, Reply

LINE_LIMIT = 1 << 20
LEAST_SECONDS = 0.05
"""The shortest time for which it is worth to search."""
QUICK = "steady"
"""The bot that answers where there is no time to search."""


class Workers:
    """Up to `processes` workers, started when they are first needed; each has one question at a time."""

    def __init__(self, processes: int = 2, limit: float = 10.0) -> None:
        """`limit` is how many seconds an answer may take, the waiting for a free worker included."""
        self._limit = limit
        self._free: list[asyncio.subprocess.Process] = []
        self._running: set[asyncio.subprocess.Process] = set()
        self._processes = processes
        self._places = asyncio.Semaphore(processes)
        self._closed = False

    async def ask(self, question: Question) -> Reply | None:
        """The reply, or None where there is none in time."""
        if self._closed:
            return None
        try:
            came = monotonic()
            async with asyncio.timeout(self._limit), self._places:
                shortened = in_what_is_left(question, monotonic() - came)
                return await self._answered(msgspec.json.encode(shortened) + b"\n")
        except (TimeoutError, OSError):
            return None

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


def in_what_is_left(question: Question, waited: float) -> Question:
    """The question after it has waited for a free worker: that comes out of its time, and where none is left the
    quick bot answers. So a queue of bots that think grows shorter by itself.
    """
    seconds = question.budget.seconds
    if seconds is None or question.bot == QUICK:
        return question
    if seconds - waited < LEAST_SECONDS:
        return replace(question, bot=QUICK)
    return replace(question, budget=Budget(seconds=seconds - waited))
