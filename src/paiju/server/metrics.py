"""Figures of a running server for Prometheus: counts and times, never cards, seeds, names or links."""

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The bounds between which times are counted."""


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._tables = Gauge("paiju_tables", "Tables in memory", registry=registry)
        self._connections = Gauge("paiju_connections", "Open connections", registry=registry)
        self._commands = Counter("paiju_commands", "Commands taken", ["command"], registry=registry)
        self._refusals = Counter(
            "paiju_refusals", "Requests and commands refused", ["code"], registry=registry
        )
        self._hands = Counter("paiju_hands", "Hands finished", ["game"], registry=registry)
        self._thoughts = Counter(
            "paiju_thoughts",
            "Questions to a bot that searches, by how long it could: whole, shortened, quick, none",
            ["thought"],
            registry=registry,
        )
        self._answers = Histogram(
            "paiju_command_seconds",
            "From the reading of a command until its answer is on its way",
            buckets=SECONDS,
            registry=registry,
        )
        self._stored = Histogram(
            "paiju_store_seconds",
            "Until a change of a table is durable",
            buckets=SECONDS,
            registry=registry,
        )

    def watch(self, tables: Callable[[], int], connections: Callable[[], int]) -> None:
        """Where the number of tables and of connections is asked for."""
        self._tables.set_function(tables)
        self._connections.set_function(connections)

    def command(self, name: str) -> "Timed":
        """Count a command and its time."""
        self._commands.labels(name).inc()
        return Timed(self._answers)

    def storing(self) -> "Timed":
        """Count the time of a change of a table."""
        return Timed(self._stored)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def thought(self, how: str) -> None:
        """Count a question to a bot that searches."""
        self._thoughts.labels(how).inc()

    def hand_over(self, game: str) -> None:
        """Count a finished hand."""
        self._hands.labels(game).inc()

    def text(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self._registry)


class Timed:
    """Counts the time of what is done within it."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_failed: object) -> None:
        self._histogram.observe(time.perf_counter() - self._began)
