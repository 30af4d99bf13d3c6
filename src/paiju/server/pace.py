"""How often somebody may do something."""

from collections import deque


class Pace:
    """Counts what each has done of late, and says whether that leaves room for more."""

    def __init__(self, limits: tuple[tuple[int, float], ...]) -> None:
        """Each limit is so many times in so many seconds."""
        self._limits = limits
        self._longest = max(seconds for _, seconds in limits)
        self._done: dict[str, deque[float]] = {}

    def may(self, who: str, now: float) -> bool:
        """Whether somebody may do it now."""
        done = self._done.get(who, ())
        return all(sum(at > now - seconds for at in done) < most for most, seconds in self._limits)

    def take(self, who: str, now: float) -> bool:
        """Do it, and count it, if it may be done."""
        if not self.may(who, now):
            return False
        self._forget(now)
        self._done.setdefault(who, deque()).append(now)
        return True

    def _forget(self, now: float) -> None:
        """What is long past does not count, and who did nothing since is not kept."""
        for done in self._done.values():
            while done and done[0] <= now - self._longest:
                done.popleft()
        self._done = {who: done for who, done in self._done.items() if done}
