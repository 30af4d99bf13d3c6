"""What waits to be sent to one connection: bounded, so that a slow client costs no memory."""

import asyncio
from collections import deque

UPDATES = 16
"""So many updates may wait; then only the newest is kept."""
REPLIES = 32
"""So many answers may wait before the client's next command is read."""


class Closing(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Outbox:
    """Messages for one connection, in the order in which they are to be sent."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[bool, bytes]] = deque()
        self._changed = asyncio.Event()
        self._end: int | None = None

    def update(self, data: bytes) -> None:
        """Add an update. Each is whole, so where too many wait the older ones are dropped."""
        if sum(is_update for is_update, _ in self._waiting) >= UPDATES:
            self._waiting = deque(item for item in self._waiting if not item[0])
        self._waiting.append((True, data))
        self._changed.set()

    def reply(self, data: bytes) -> None:
        """Add the answer to a command."""
        self._waiting.append((False, data))
        self._changed.set()

    def close(self, code: int) -> None:
        """Let the connection end with a code, whatever waits."""
        self._end = code
        self._changed.set()

    async def next(self) -> bytes:
        """The next message to send; Closing where the connection is to end."""
        while not self._waiting and self._end is None:
            await self._wait()
        if self._end is not None:
            raise Closing(self._end)
        data = self._waiting.popleft()[1]
        self._changed.set()
        return data

    async def has_room(self) -> None:
        """Return when another command may be read."""
        while sum(not is_update for is_update, _ in self._waiting) >= REPLIES:
            await self._wait()

    async def _wait(self) -> None:
        self._changed.clear()
        await self._changed.wait()
