"""How often somebody may do something, and how fast."""

import asyncio
import time
from collections import deque
from ipaddress import ip_address

from paiju.core.errors import PaijuError

PER_SECOND = 20.0
BURST = 40.0
"""So many messages of a connection are read at once, then so many a second."""


class Pace:
    """Counts what each has done of late, and says whether that leaves room for more."""

    def __init__(self, *limits: tuple[int, float]) -> None:
        """Each limit is so many times in so many seconds."""
        self._limits = limits
        self._longest = max(seconds for _, seconds in limits)
        self._done: dict[str, deque[float]] = {}
        self._cleared = 0.0

    def may(self, who: str, now: float) -> bool:
        """Whether somebody may do it now."""
        done = self._done.get(who, ())
        return all(sum(at > now - seconds for at in done) < most for most, seconds in self._limits)

    def take(self, who: str, now: float) -> bool:
        """Do it, and count it, if it may be done."""
        if not self.may(who, now):
            return False
        if now - self._cleared >= self._longest / 4:
            self._forget(now)
        self._done.setdefault(who, deque()).append(now)
        return True

    def _forget(self, now: float) -> None:
        """What is long past does not count, and who did nothing since is not kept."""
        self._cleared = now
        for done in self._done.values():
            while done and done[0] <= now - self._longest:
                done.popleft()
        self._done = {who: done for who, done in self._done.items() if done}


class Throttle:
    """Lets one connection's messages through at a bearable speed: who sends faster is read more slowly."""

    def __init__(self) -> None:
        self._room = BURST
        self._at = time.monotonic()

    async def wait(self) -> None:
        """Return when the next message may be read."""
        now = time.monotonic()
        self._room = min(BURST, self._room + (now - self._at) * PER_SECOND) - 1
        self._at = now
        if self._room < 0:
            await asyncio.sleep(-self._room / PER_SECOND)


class TooFast(PaijuError):
    """More requests than one device, or one address, may send."""


class Limits:
    """What a device, and more loosely an address, may do: a family shares one.

    Who asks from the machine itself is not limited, unless `local` says so.
    """

    def __init__(self, local: bool = False) -> None:
        self._local = local
        self._requests = Pace((60, 60.0)), Pace((600, 60.0))
        self._tables = Pace((12, 600.0)), Pace((120, 600.0))
        self._sockets = Pace((60, 60.0)), Pace((600, 60.0))

    def request(self, key: str, address: str, now: float) -> None:
        """A request; TooFast where there were too many."""
        self._take(self._requests, key, address, now)

    def table(self, key: str, address: str, now: float) -> None:
        """A table is made; TooFast where there were too many."""
        self._take(self._tables, key, address, now)

    def connection(self, key: str | None, address: str, now: float) -> None:
        """A connection; TooFast where there were too many."""
        self._take(self._sockets, key, address, now)

    def throttle(self, address: str) -> Throttle | None:
        """What slows a connection down, None where nothing does."""
        return None if self._free(address) else Throttle()

    def _take(self, paces: tuple[Pace, Pace], key: str | None, address: str, now: float) -> None:
        if self._free(address):
            return
        each, together = paces
        if not together.may(address, now) or (key is not None and not each.take(key, now)):
            raise TooFast("too-fast")
        together.take(address, now)

    def _free(self, address: str) -> bool:
        try:
            return not self._local and ip_address(address).is_loopback
        except ValueError:
            return False
