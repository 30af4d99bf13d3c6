"""Tables kept in the SQLite database of a data folder that one process has for itself.

One thread works on the database; what comes while it waits for the disk goes into its next transaction together.
"""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from paiju.server import schema, unused
from paiju.server.archive import Archive
from paiju.server.storage import Device, Entry, StorageError
from paiju.server.vault import Vault

T = TypeVar("T")


class Work(Struct, frozen=True):
    """What the writer's thread has to do, and who waits for it."""

    do: Callable[[sqlite3.Connection], Any]
    result: asyncio.Future[Any]


Outcome = tuple[asyncio.Future[Any], Any, Exception | None]
"""What became of some work: its result, or why there is none."""


class SqliteStorage:
    """Tables in the file `paiju.db` of a folder that one process has for itself.

    Snapshots and seeds are sealed: a copy of the file tells nobody the cards of a hand that is not over.
    """

    def __init__(self, folder: Path, secret: str | None = None) -> None:
        """Open or make the folder; StorageError where it cannot be written or another server has it, VaultError for
        another key than it was written with: `secret`, without one that of the folder's own file.
        """
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with ExitStack() as opened:
                self._lock = opened.enter_context(closing(_locked(folder / "paiju.lock")))
                self._vault = Vault.of(folder, secret)
                self._connection = opened.enter_context(closing(_opened(folder / "paiju.db")))
                _check_key(self._connection, self._vault)
                self.archive = Archive(folder / "paiju.db")
                opened.pop_all()
        except (OSError, sqlite3.Error, SQLAlchemyError) as fault:
            raise _unusable(folder, fault) from fault
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="paiju-storage", daemon=True)
        self._writer.start()

    async def create(self, table: str, snapshot: bytes) -> None:
        """See Storage."""
        await self._done(
            lambda db: db.execute(
                "INSERT INTO tables (id, number, snapshot, used) VALUES (?, 0, ?, date('now'))",
                (table, self._vault.seal(table, snapshot)),
            )
        )

    async def append(self, entry: Entry) -> None:
        """See Storage."""
        await self._done(lambda db: _append(db, entry, self._vault))

    async def load(self, table: str) -> bytes | None:
        """See Storage."""
        found = await self._done(lambda db: unused.used(db, table))
        return self._vault.open(table, found) if found is not None else None

    async def events(self, table: str, after: int, most: int) -> list[tuple[int, bytes]]:
        """See Storage."""
        newest = (
            "SELECT number, events FROM events WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?"
        )
        return (await self._rows(newest, table, after, most))[::-1]

    async def tables(self) -> list[str]:
        """See Storage."""
        there = "SELECT id FROM tables WHERE used IS NOT NULL ORDER BY rowid"
        return [ident for (ident,) in await self._rows(there)]

    async def remove_unused(self, days: int, in_use: Collection[str]) -> list[str]:
        """See Storage."""
        return await self._done(lambda db: unused.remove(db, days, in_use))

    async def history(self, table: str) -> list[bytes]:
        """See Storage."""
        finished = "SELECT record FROM records WHERE table_id = ? ORDER BY match, hand"
        return [record for (record,) in await self._rows(finished, table)]

    async def devices(self) -> list[Device]:
        """See Storage."""
        rows = await self._rows("SELECT key, person, revoked FROM devices")
        return [Device(key, person, bool(revoked)) for key, person, revoked in rows]

    async def keep_devices(self, devices: Sequence[Device]) -> None:
        """See Storage."""
        rows = [(device.key, device.person, device.revoked) for device in devices]
        await self._done(
            lambda db: (
                db.executemany(
                    "INSERT OR REPLACE INTO devices (key, person, revoked) VALUES (?, ?, ?)", rows
                ).rowcount
            )
        )

    async def check(self) -> None:
        """See Storage."""
        await self._done(lambda db: db.execute("UPDATE health SET checks = checks + 1").rowcount)

    async def close(self) -> None:
        """See Storage."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self.archive.close()
        self._connection.close()
        self._lock.close()

    async def _rows(self, query: str, *values: str | int) -> list[Any]:
        return await self._done(lambda db: db.execute(query, values).fetchall())

    async def _done(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of some work in the writer's thread, once it is durable.

        Work that is under way is not undone by the end of who asked for it.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Work(work, future))
        try:
            return await future
        except (sqlite3.Error, OSError) as fault:
            raise StorageError("not-stored", reason=str(fault)) from fault

    def _write(self) -> None:
        """The writer's thread: everything that waits goes into one transaction."""
        ending = False
        while not ending:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            ending = None in batch
            work = [item for item in batch if item]
            _tell(self._outcomes(work))

    def _outcomes(self, batch: list[Work]) -> list[Outcome]:
        """What becomes of the work; what cannot be stored does not keep the rest from it."""
        try:
            return self._committed(batch)
        except Exception as fault:
            if len(batch) == 1:
                return [(batch[0].result, None, fault)]
        return [outcome for item in batch for outcome in self._outcomes([item])]

    def _committed(self, batch: list[Work]) -> list[Outcome]:
        if not batch:
            return []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results: list[Outcome] = [(item.result, item.do(self._connection), None) for item in batch]
            self._connection.execute("COMMIT")
        except Exception:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return results


def _tell(outcomes: list[Outcome]) -> None:
    """Wake who waits, all of an event loop at once: each waking of it from another thread costs both."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome[0].get_loop(), []).append(outcome)
    for loop, told in loops.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_set, told)


def _set(outcomes: list[Outcome]) -> None:
    for future, result, fault in outcomes:
        if future.done():
            continue
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)


def _append(db: sqlite3.Connection, entry: Entry, vault: Vault) -> None:
    # The room is the truth about its numbers: an entry whose commit was reported as failed may be there.
    if entry.events is not None:
        db.execute(
            "INSERT OR REPLACE INTO events VALUES (?, ?, ?)", (entry.table, entry.number, entry.events)
        )
    snapshot = vault.seal(entry.table, entry.snapshot)
    moved = db.execute(
        "UPDATE tables SET number = ?, snapshot = ? WHERE id = ?", (entry.number, snapshot, entry.table)
    )
    if moved.rowcount != 1:
        raise sqlite3.IntegrityError(f"no table {entry.table}")
    key = (entry.table, entry.key.match, entry.key.hand)
    if entry.seed is not None:
        seed = vault.seal(entry.table, entry.seed)
        db.execute("INSERT OR REPLACE INTO seeds VALUES (?, ?, ?, ?)", (*key, seed))
    if entry.record is not None:
        db.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?)", (*key, entry.record))
    if entry.results:
        db.executemany(
            "INSERT OR REPLACE INTO results"
            " (table_id, match, hand, person, key, name, game, score, place, side, circle)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(*key, *astuple(result)) for result in entry.results],
        )


def _check_key(db: sqlite3.Connection, vault: Vault) -> None:
    """VaultError where what is stored was sealed with another key."""
    for table, snapshot in db.execute("SELECT id, snapshot FROM tables WHERE used IS NOT NULL LIMIT 1"):
        vault.open(table, snapshot)


def _unusable(folder: Path, fault: Exception) -> StorageError:
    """Why a folder cannot be opened, so that it is plain what would help."""
    where = str(folder)
    if isinstance(fault, DBAPIError) and isinstance(fault.orig, Exception):
        fault = fault.orig
    match fault:
        case FileExistsError() | NotADirectoryError():
            return StorageError("data-folder-file", folder=where)
        case PermissionError():
            return StorageError("data-folder-permission", folder=where)
        case OSError():
            return StorageError("data-folder", folder=where, reason=fault.strerror or str(fault))
    match getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_BUSY:
            return StorageError("data-folder-busy", folder=where)
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY:
            return StorageError("data-folder-permission", folder=where)
        case _:
            return StorageError("data-folder-contents", folder=where, reason=str(fault))


def _locked(path: Path) -> sqlite3.Connection:
    """Hold the folder for this process; the operating system gives it back however the process ends."""
    lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    lock.execute("BEGIN EXCLUSIVE")
    return lock


def _opened(path: Path) -> sqlite3.Connection:
    """The database, brought to the current schema."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > schema.VERSION:
        raise sqlite3.DatabaseError(f"schema {version} > {schema.VERSION}")
    if version < schema.VERSION:
        schema.migrate(path)
    return db
