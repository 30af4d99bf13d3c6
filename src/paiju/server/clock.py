"""The server's time: seconds in which it could serve. A pause of its own is nobody's thinking time."""

import asyncio
import time
from collections.abc import Callable

BEAT = 0.25
LATE = 1.0
"""By so many seconds a beat must be late to be a pause, of the process or of the machine."""


class ServedTime:
    """A clock that leaves out the time in which the process stood still, or could not store anything."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lost = 0.0
        self._stopped: float | None = None
        self._beat: asyncio.TimerHandle | None = None

    def __call__(self) -> float:
        """The time in seconds, from any beginning."""
        return (self._now() if self._stopped is None else self._stopped) - self._lost

    def watch(self) -> None:
        """Notice from now on when the event loop stands still.

        What was due meanwhile comes after the late beat, and finds the clock where it was.
        """
        expected = self._now() + BEAT
        self._beat = asyncio.get_running_loop().call_later(BEAT, self._beaten, expected)

    def stop(self) -> None:
        """Stand still, until `go_on`."""
        if self._stopped is None:
            self._stopped = self._now()

    def go_on(self) -> None:
        """Go on from where the clock stood still."""
        if self._stopped is not None:
            self._lost += self._now() - self._stopped
            self._stopped = None

    def close(self) -> None:
        """Watch no longer."""
        if self._beat is not None:
            self._beat.cancel()

    def _beaten(self, expected: float) -> None:
        late = self._now() - expected
        if late > LATE and self._stopped is None:
            self._lost += late
        self.watch()
