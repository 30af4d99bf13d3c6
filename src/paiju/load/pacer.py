"""The beat of a load: so many moves a second in all, whoever is asked first."""

import asyncio
from collections import deque
from collections.abc import Callable

BEHIND = 1.0
"""By so many seconds the beat may be late and still be made up for."""


class Pacer:
    """Lets those who are asked move at an even pace, in the order in which they were asked.

    The pace does not slow down where answers do: who is late meets the next moves already under way.
    """

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._waiting: deque[Callable[[], bool]] = deque()
        self._stopped = False
        self.missed = 0
        """How often nobody was there to move."""

    def add(self, move: Callable[[], bool]) -> None:
        """Somebody is asked; `move` says whether there was still something to do."""
        self._waiting.append(move)

    def stop(self) -> None:
        """Let nobody move any more."""
        self._stopped = True

    async def run(self) -> None:
        """Keep the beat until it is stopped."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not self._stopped:
            due = max(due + 1 / self._rate, loop.time() - BEHIND)
            await asyncio.sleep(max(0.0, due - loop.time()))
            self._beat()

    def _beat(self) -> None:
        while self._waiting:
            if self._waiting.popleft()():
                return
        self.missed += 1
