"""A copy of the database that a server may be writing to: as it stood at one moment, in one file of its own."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from paiju.server.storage import StorageError


def back_up(folder: Path, target: Path) -> int:
    """Copy the database of a data folder into a new file that its owner alone may read; returns its size in bytes.

    StorageError, and no file is left, where there is no database, the file exists, or the copy is not whole.
    """
    source = folder / "paiju.db"
    if not source.is_file():
        raise StorageError("backup-no-tables", folder=str(folder))
    # Under another name until it is whole, so that a copy that was cut short is never taken for one.
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError as fault:
        raise StorageError("backup-exists", file=str(part)) from fault
    except OSError as fault:
        raise StorageError("backup-failed", file=str(target), reason=fault.strerror or str(fault)) from fault
    try:
        _copy(source, part)
        # Unlike a move, a link refuses a file that exists.
        os.link(part, target)
    except FileExistsError as fault:
        raise StorageError("backup-exists", file=str(target)) from fault
    except (sqlite3.Error, OSError) as fault:
        raise StorageError("backup-failed", file=str(target), reason=str(fault)) from fault
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm", "-journal"))):
            with suppress(FileNotFoundError):
                left.unlink()
    return target.stat().st_size


def _copy(source: Path, part: Path) -> None:
    with (
        closing(sqlite3.connect(source, timeout=30)) as running,
        closing(sqlite3.connect(part, isolation_level=None)) as copy,
    ):
        running.backup(copy)
        # One file, whoever reads it; the server that it is given to sets this anew.
        copy.execute("PRAGMA journal_mode = DELETE")
        (found,) = copy.execute("PRAGMA quick_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    with open(part, "rb") as written:
        os.fsync(written.fileno())
