"""What waits to be sent to one connection: bounded, so that a slow client costs no memory."""

import asyncio

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
        self._waiting: list[tuple[bool, bytes]] = []
        self._sleepers: list[asyncio.Future[None]] = []
        self._end: int | None = None

    def update(self, data: bytes) -> None:
        """Add an update. Each is whole, so where too many wait the older ones are dropped."""
        if sum(is_update for is_update, _ in self._waiting) >= UPDATES:
            self._waiting = [item for item in self._waiting if not item[0]]
        self._waiting.append((True, data))
        self._wake()

    def reply(self, data: bytes) -> None:
        """Add the answer to a command."""
        self._waiting.append((False, data))
        self._wake()

    def close(self, code: int) -> None:
        """Let the connection end with a code, whatever waits."""
        self._end = code
        self._wake()

    async def next(self) -> bytes:
        """The next message to send; Closing where the connection is to end."""
        while not self._waiting and self._end is None:
            await self._wait()
        if self._end is not None:
            raise Closing(self._end)
        data = self._waiting.pop(0)[1]
        self._wake()
        return data

    async def has_room(self) -> None:
        """Return when another command may be read."""
        while sum(not is_update for is_update, _ in self._waiting) >= REPLIES:
            await self._wait()

    async def _wait(self) -> None:
        sleeper = asyncio.get_running_loop().create_future()
        self._sleepers.append(sleeper)
        await sleeper

    def _wake(self) -> None:
        for sleeper in self._sleepers:
            if not sleeper.done():
                sleeper.set_result(None)
        self._sleepers = []
