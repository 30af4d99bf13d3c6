"""The finished hands: looked up and shared, beside the tables that play on; histories and circles are kept by the
same way.

It has connections of its own to the database and waits for the disk in threads; nothing here holds up a move.
"""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Column, ColumnElement, Connection, Select, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from paiju.core.errors import PaijuError
from paiju.server import history
from paiju.server.schema import engine_of, records, results, shares

T = TypeVar("T")


class ArchiveError(PaijuError):
    """The finished hands could not be read or written; nothing was changed."""


class UnknownRecord(PaijuError):
    """There is no such finished hand, or no such link to one."""


class RecordHidden(PaijuError):
    """A finished hand that the asker may not see, or may not share."""


class HandOf(Struct, frozen=True):
    """A finished hand of a table."""

    table: str
    match: int
    hand: int


class KeptHand(Struct, frozen=True):
    """A finished hand as it is kept."""

    match: int
    hand: int
    record: bytes
    keys: tuple[str, ...]
    """The hashes of the device keys of the persons who played it."""
    places: dict[int, int]
    """The place in the finishing order by person, of those who have one."""
    ended: str | None
    """When, in UTC; None where that was not kept."""


class Archive:
    """The finished hands of all tables of a data folder."""

    def __init__(self, path: Path) -> None:
        self._engine = engine_of(path)
        self._writing = self._engine.execution_options(writes=True)

    async def hands(self, table: str, match: int | None = None, hand: int | None = None) -> list[KeptHand]:
        """The finished hands of a table in order, or the one of that match and number."""
        return await self.read(lambda db: _hands(db, table, match, hand))

    async def share(self, of: HandOf) -> str:
        """A token, which cannot be guessed, by which anybody may see a hand; the same for each who asks."""
        return await self.write(lambda db: _share(db, of))

    async def shared(self, token: str) -> HandOf | None:
        """The hand of a token, None where there is none."""
        wanted = select(shares.c.table_id, shares.c.match, shares.c.hand).where(shares.c.token == token)
        row = await self.read(lambda db: db.execute(wanted).first())
        return HandOf(*row) if row else None

    async def count_bombs(self, which: ColumnElement[bool]) -> None:
        """Count the bombs of the newest hands, of those that `which` of `results` says, that are not counted yet."""
        found = await self.read(lambda db: history.uncounted(db, which))
        if found:
            counts = await asyncio.to_thread(history.count_bombs, found)
            await self.write(lambda db: history.keep_bombs(db, counts))

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some queries find, of one moment; ArchiveError where the database cannot be read."""
        return await asyncio.to_thread(self._run, work, writes=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something as a whole, or, where `work` raises, not at all; returns when it is durable."""
        return await asyncio.to_thread(self._run, work, writes=True)

    def _run(self, work: Callable[[Connection], T], writes: bool) -> T:
        try:
            with (self._writing if writes else self._engine).begin() as connection:
                return work(connection)
        except SQLAlchemyError as fault:
            reason = str(getattr(fault, "orig", None) or type(fault).__name__)
            raise ArchiveError("not-stored", reason=reason) from fault


def _hands(db: Connection, table: str, match: int | None, hand: int | None) -> list[KeptHand]:
    def wanted(of: Table, *columns: Column[Any]) -> Select[Any]:
        chosen = select(of.c.match, of.c.hand, *columns).where(of.c.table_id == table)
        if match is not None:
            chosen = chosen.where(of.c.match == match, of.c.hand == hand)
        return chosen.order_by(of.c.match, of.c.hand)

    people: dict[tuple[int, int], list[Any]] = {}
    columns = (results.c.person, results.c.key, results.c.place, results.c.ended)
    for at, number, *person in db.execute(wanted(results, *columns)):
        people.setdefault((at, number), []).append(person)
    kept = []
    for at, number, record in db.execute(wanted(records, records.c.record)):
        mine = people.get((at, number), [])
        keys = tuple(key for _, key, _, _ in mine if key is not None)
        places = {person: place for person, _, place, _ in mine if place is not None}
        kept.append(KeptHand(at, number, record, keys, places, mine[0][3] if mine else None))
    return kept


def _share(db: Connection, of: HandOf) -> str:
    known = select(shares.c.token).where(
        shares.c.table_id == of.table, shares.c.match == of.match, shares.c.hand == of.hand
    )
    token = db.execute(known).scalar()
    if token is None:
        token = secrets.token_urlsafe(16)
        db.execute(insert(shares).values(token=token, table_id=of.table, match=of.match, hand=of.hand))
    return token
