"""What is asked of a load, and what it finds."""

from msgspec import Struct

from paiju.load.figures import Latency
from paiju.load.journal import Journal


class LoadSpec(Struct, frozen=True, kw_only=True):
    """What is asked of a load."""

    games: tuple[str, ...]
    """The tables take them in turn."""
    tables: int
    moves_per_second: int
    """Of all tables together."""
    seconds: int
    """For how long it is measured, once all tables are open."""
    bots: str | None = None
    """The bots on all places but one; without them all players are persons."""
    fair: bool = True
    kill: bool = False
    """Whether the server is killed half-way and started again; for that it has to be the load's own."""
    server: str | None = None
    """The address of a server that runs; without it one of its own, with data that are thrown away."""


class Killed(Struct, frozen=True):
    """How a server came back that was killed, in seconds from the kill."""

    listening: float
    """Until it listened again."""
    back: float | None
    """Until every person was back; None where some were not, in time."""
    moving: float | None
    """Until every table had moved again; None where some did not, in time."""


class LoadResult(Struct, frozen=True, kw_only=True):
    """What was measured."""

    spec: LoadSpec
    persons: int
    moves_per_second: float
    moves: Latency | None
    """From the sending of a move until the last of its table has it."""
    others: Latency | None
    """From the sending of another command, or of a move that others are not shown, until its answer."""
    beats_missed: int
    """How often a move was due and nobody was asked."""
    lost_updates: int
    unanswered: int
    """Commands without an answer at the end."""
    refusals: dict[str, int]
    still_tables: int
    """Tables without a move while it was measured."""
    kilobytes_per_table: float | None
    """What the server's memory grew by; None after a kill, and where it does not show its figures."""
    server_load: float | None
    """How much of a processor the server used; None likewise."""
    storing: float | None
    """Within so many milliseconds 99 of 100 changes were durable; None likewise."""
    thoughts: dict[str, int]
    """How long bots that search could think, see `server.workers`; nothing where the server shows no figures."""
    client_load: float
    """How much of a processor the clients used."""
    load_average: float | None
    """Of the machine in the last minute, all else that it does included."""
    killed: Killed | None = None
    journal: Journal | None = None

    @property
    def holds(self) -> bool:
        """Whether nothing was lost and every table went on."""
        kept = self.journal is None or not (self.journal.lost or self.journal.unasked)
        moving = self.killed is None or self.killed.moving is not None
        return kept and moving and not (self.lost_updates or self.unanswered or self.still_tables)
