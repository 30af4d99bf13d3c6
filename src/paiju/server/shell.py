"""All tables of a server: making, finding and forgetting them, and the questions that change nothing."""

import asyncio
import hashlib
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from paiju.core.errors import IllegalAction, PaijuError
from paiju.core.options import Options
from paiju.room.machine import open_room, resume
from paiju.room.messages import Hint, Hints, TableEvent
from paiju.room.room import Member, Room
from paiju.server.storage import Storage
from paiju.server.tables import RECENT, Drawn, Table, draw
from paiju.server.worker import Question
from paiju.server.workers import Workers

HINTING_BOT = "steady"
_EVENTS = msgspec.json.Decoder(tuple[TableEvent, ...])


class UnknownTable(PaijuError):
    """There is no table of that id."""


def hash_of(key: str) -> str:
    """What is stored of a device key."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def shell_of(connection: ASGIConnection[Any, Any, Any, Any]) -> "Shell":
    """The shell of the application that a request or a socket has come to."""
    shell: Shell = connection.app.state["shell"]
    return shell


class Shell:
    """The tables of one server. Tables lie in the storage and are brought to life when somebody asks for them."""

    def __init__(
        self,
        storage: Storage,
        workers: Workers,
        *,
        bot_delay: tuple[float, float] = (0.6, 1.2),
        pause_seconds: float = 0.8,
        clock: Callable[[], float] = time.monotonic,
        draw: Callable[[Room], Drawn] = draw,
        bot_seed: Callable[[], int] = lambda: secrets.randbits(32),
    ) -> None:
        self.storage = storage
        self.workers = workers
        self.clock = clock
        self.draw = draw
        self.bot_seed = bot_seed
        self._delay = bot_delay
        self._pause = pause_seconds
        self._tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()

    def bot_delay(self) -> float:
        """How many seconds a bot lets pass before it moves, at least."""
        return random.uniform(*self._delay)

    async def create(
        self, game: str, options: Options, members: tuple[Member, ...], turn_seconds: int | None
    ) -> str:
        """Make a table and give its id, which cannot be guessed."""
        ident = secrets.token_urlsafe(16)
        room, effects = open_room(
            ident, game, options, members, turn_seconds=turn_seconds, pause_seconds=self._pause
        )
        await self.storage.create(ident, room.save())
        table = self._tables[ident] = Table(room, self, [])
        table.carry_out(effects)
        return ident

    async def table(self, ident: str) -> Table:
        """The table of that id; UnknownTable if there is none."""
        async with self._opening:
            if ident not in self._tables:
                self._tables[ident] = await self._loaded(ident)
        return self._tables[ident]

    def forget(self, table: Table) -> None:
        """Drop a table from memory where nobody is connected and nothing is under way."""
        if table.idle and self._tables.get(table.room.id) is table:
            del self._tables[table.room.id]

    async def close(self) -> None:
        """Stop all tables, then what they stand on."""
        for table in self._tables.values():
            table.close()
        await self.workers.close()
        await self.storage.close()

    async def _loaded(self, ident: str) -> Table:
        snapshot = await self.storage.load(ident)
        if snapshot is None:
            raise UnknownTable("table-unknown")
        room, effects = resume(Room.load(snapshot), self.clock())
        stored = await self.storage.events(ident, 0, RECENT)
        table = Table(room, self, [(number, _EVENTS.decode(events)) for number, events in stored])
        table.carry_out(effects)
        return table

    async def hints(self, room: Room, person: int, hint: Hint) -> Hints:
        """Plays for the asker to choose from, thought of in a worker from the asker's view alone."""
        seat = room.state.seating.index(person) if room.state is not None else None
        if seat is None or seat not in room.state.to_act:
            raise IllegalAction("no-hint")
        reply = await self.workers.ask(Question("hints", HINTING_BOT, 0, room.state.view(seat)))
        if reply is None:
            raise IllegalAction("no-hint")
        return Hints(hint.id, reply.actions)
