"""Tables that nobody uses any more: when a table was last used, and what is left of one that is removed.

A table goes with its events and seeds. Its finished hands stay, with what they brought, for histories, ledgers and
links to them; a table that had none leaves nothing.
"""

import sqlite3
from collections.abc import Collection

AT_ONCE = 50
"""So many tables are removed in one transaction: moves that are to be stored wait for it."""
_USED = "UPDATE tables SET used = date('now') WHERE id = ? AND used < date('now')"
_HANDS = "(SELECT 1 FROM records WHERE table_id = tables.id)"
_STEPS = (
    "DELETE FROM events WHERE table_id = ?",
    "DELETE FROM seeds WHERE table_id = ?",
    f"DELETE FROM tables WHERE id = ? AND NOT EXISTS {_HANDS}",
    "UPDATE tables SET snapshot = x'', used = NULL WHERE id = ?",
)


def used(db: sqlite3.Connection, table: str) -> bytes | None:
    """The snapshot of a table, which counts as used today; None where there is no table, or no more."""
    db.execute(_USED, (table,))
    found = db.execute("SELECT snapshot FROM tables WHERE id = ? AND used IS NOT NULL", (table,)).fetchone()
    return None if found is None else bytes(found[0])


def remove(db: sqlite3.Connection, days: int, in_use: Collection[str]) -> list[str]:
    """Remove some of the tables that were not used in so many days, none of those in use; returns which."""
    db.executemany(_USED, [(table,) for table in in_use])
    old = "SELECT id FROM tables WHERE used < date('now', ?) LIMIT ?"
    removed = [(ident,) for (ident,) in db.execute(old, (f"-{days} days", AT_ONCE)).fetchall()]
    for step in _STEPS:
        db.executemany(step, removed)
    return [ident for (ident,) in removed]
