"""How often somebody may do something, and how fast."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address

from paiju.core.errors import PaijuError

PER_SECOND = 20.0
BURST = 40.0
"""So many messages of a connection are read at once, then so many a second."""
MOST_OPEN_DEVICE, MOST_OPEN_ADDRESS = 40, 400
"""So many connections a device, and an address, has open at once."""


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
    """More than one device, or one address, may ask for."""


class Limits:
    """What a device, and more loosely an address, may do: a family shares one.

    Who asks from the machine itself is not limited, unless `local` says so.
    """

    def __init__(self, local: bool = False) -> None:
        self._local = local
        self._requests = Pace((120, 60.0)), Pace((1200, 60.0))
        self._tables = Pace((12, 600.0)), Pace((120, 600.0))
        self._replays = Pace((60, 60.0))
        self._reviews = Pace((12, 600.0)), Pace((60, 600.0))
        self._sockets = Pace((60, 60.0)), Pace((600, 60.0))
        self._open: Counter[str] = Counter()

    def request(self, key: str | None, address: str, now: float) -> None:
        """A request; TooFast where there were too many."""
        self._take(self._requests, key, address, now)

    def table(self, key: str, address: str, now: float) -> None:
        """A table is made; TooFast where there were too many."""
        self._take(self._tables, key, address, now)

    def replay(self, address: str, now: float) -> None:
        """A hand is played through; TooFast where there were too many."""
        if not self._free(address) and not self._replays.take(address, now):
            raise TooFast("too-fast")

    def review(self, key: str, address: str, now: float) -> None:
        """A hand is reviewed; TooFast where there were too many."""
        self._take(self._reviews, key, address, now)

    @contextmanager
    def arrival(self, address: str, now: float) -> Iterator[None]:
        """A connection of somebody who has not said who (s)he is, while it lasts; TooFast where there are too many."""
        self._take(self._sockets, None, address, now)
        with self._held(f"at {address}", MOST_OPEN_ADDRESS, address):
            yield

    @contextmanager
    def connection(self, key: str | None, address: str, now: float) -> Iterator[None]:
        """A connection, while it lasts, of a device that has said what it is; TooFast where there are too many."""
        if key is None or self._free(address):
            yield
            return
        if not self._sockets[0].take(key, now):
            raise TooFast("too-fast")
        with self._held(key, MOST_OPEN_DEVICE, address):
            yield

    def throttle(self, address: str) -> Throttle | None:
        """What slows a connection down, None where nothing does."""
        return None if self._free(address) else Throttle()

    @contextmanager
    def _held(self, who: str, most: int, address: str) -> Iterator[None]:
        if self._open[who] >= most and not self._free(address):
            raise TooFast("too-fast")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

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
