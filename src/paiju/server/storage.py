"""Where tables are kept: a small interface. What `append` has taken survives a killed server and a power cut."""

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from paiju.core.errors import PaijuError
from paiju.server.archive import Archive
from paiju.server.results import HandResult


class StorageError(PaijuError):
    """Something could not be stored or read; nothing was changed."""


class HandKey(Struct, frozen=True):
    """A hand of a table."""

    match: int
    hand: int


class Entry(Struct, frozen=True, kw_only=True):
    """One change of a table: the room after it, what happened, and what came with it."""

    table: str
    number: int
    events: bytes | None
    """What happened, None where the number stays as it was."""
    snapshot: bytes
    key: HandKey
    seed: bytes | None = None
    """The seed that the hand was dealt from."""
    record: bytes | None = None
    """The record of the hand that is now over."""
    results: tuple[HandResult, ...] = ()
    """What it brought each person."""


class Device(Struct, frozen=True):
    """A device key, by its hash, that has become another person's than its own, or nobody's."""

    key: str
    person: str
    revoked: bool = False


class Storage(Protocol):
    """Keeps tables. A failure is a StorageError and has stored nothing."""

    archive: Archive
    """The finished hands, to be looked up beside what goes on."""

    async def create(self, table: str, snapshot: bytes) -> None:
        """Keep a new table, at number 0."""

    async def append(self, entry: Entry) -> None:
        """Keep a change; returns when it is durable."""

    async def load(self, table: str) -> bytes | None:
        """The last snapshot of a table, which is used from now on; None if there is no such table."""

    async def events(self, table: str, after: int, most: int) -> list[tuple[int, bytes]]:
        """The newest events after number `after`, at most `most`, in order."""

    async def tables(self) -> list[str]:
        """The ids of all tables, in the order in which they were made."""

    async def remove_unused(self, days: int, in_use: Collection[str]) -> list[str]:
        """Remove some tables that were not loaded in so many days and are not in use; all of them by and by.

        Their finished hands, and what these brought, are kept. Returns which tables were removed.
        """

    async def history(self, table: str) -> list[bytes]:
        """The records of the finished hands of a table, in order."""

    async def devices(self) -> list[Device]:
        """All devices that are not simply their own person's."""

    async def keep_devices(self, devices: Sequence[Device]) -> None:
        """Keep what has become of devices, all together."""

    async def check(self) -> None:
        """StorageError where nothing could be stored now."""

    async def close(self) -> None:
        """Finish what was begun; nothing may be asked afterwards."""
