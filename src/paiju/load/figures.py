"""What is counted of a load while it runs."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct


class Latency(Struct, frozen=True):
    """Times in milliseconds."""

    count: int
    p50: float
    p90: float
    p99: float
    worst: float


class Figures:
    """Counts and times; times are kept of what was sent while it is measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.moves: list[float] = []
        """Seconds from the sending of a move until the last of its table has it."""
        self.others: list[float] = []
        """Seconds until the answer to another command, or to a move that nobody else is shown."""
        self.refusals: Counter[str] = Counter()
        self.lost = 0
        """Updates that somebody was not sent."""
        self.unanswered = 0
        """Commands that got no answer by the end."""

    @staticmethod
    def latency(seconds: Sequence[float]) -> Latency | None:
        """The usual percentiles; None of nothing."""
        if not seconds:
            return None
        ordered = sorted(seconds)

        def at(share: float) -> float:
            return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

        return Latency(len(ordered), at(0.5), at(0.9), at(0.99), at(1.0))
