"""All tables of a server: making, finding and forgetting them, and the questions that change nothing."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection

from paiju.bots import AT_TABLES, Budget
from paiju.core.errors import IllegalAction, PaijuError
from paiju.core.options import Options
from paiju.room.commands import Hint
from paiju.room.machine import open_room, resume
from paiju.room.messages import Hints
from paiju.room.room import Member, Room, Settings
from paiju.server.clock import ServedTime
from paiju.server.devices import Devices
from paiju.server.doors import Doors
from paiju.server.metrics import Metrics
from paiju.server.pace import Limits
from paiju.server.programs import Programs
from paiju.server.reviews import PLAYOUTS, Reviews
from paiju.server.storage import Storage, StorageError
from paiju.server.surroundings import Drawn, random_deal
from paiju.server.tables import RECENT, RETRY_SECONDS, Table
from paiju.server.worker import Question
from paiju.server.workers import Workers

log = logging.getLogger(__name__)
HINTING_BOT = "strong"
MOST_REPLAYED = 2
"""So many hands are played through at once for those who look at them; the tables come first."""
KEEP_DAYS = 180
"""So many days a table is kept that nobody asks for."""
TIDY_SECONDS = 6 * 3600.0
"""So often it is looked whether there are such."""
COMING_SECONDS = 10.0
"""So long a host has to come to the table that (s)he has made."""


class UnknownTable(PaijuError):
    """There is no table of that id."""


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
        clock: Callable[[], float] | None = None,
        draw: Callable[[Room], Drawn] | None = None,
        bot_seed: Callable[[], int] = lambda: secrets.randbits(32),
        address: str | None = None,
        limits: Limits | None = None,
        thinking: Budget = AT_TABLES,
        review_playouts: int = PLAYOUTS,
        keep_days: int = KEEP_DAYS,
    ) -> None:
        self.storage = storage
        self.workers = workers
        self.time = ServedTime()
        self.clock: Callable[[], float] = clock or self.time
        self.limits = limits or Limits()
        self.draw = draw or random_deal
        self.fair = draw is None
        """Whether fair deals are possible: those that are chosen are not."""
        self.bot_seed = bot_seed
        self.address = address
        """Where other devices find the server, if they do not by the address that its own machine uses."""
        self._delay = bot_delay
        self._pause = pause_seconds
        self.thinking = thinking
        """What a bot has for a move, and a hint."""
        self.metrics = Metrics()
        workers.note = self.metrics.thought
        self.doors = Doors(self.clock)
        self.programs = Programs()
        self.reviews = Reviews(workers, review_playouts)
        self.replaying = asyncio.Semaphore(MOST_REPLAYED)
        self.devices = Devices(storage, self.clock)
        self.keep_days = keep_days
        """For how many days a table is kept that nobody asks for; 0 for ever."""
        self._tidying: asyncio.Task[None] | None = None
        self._outage: asyncio.Task[None] | None = None
        self._tables: dict[str, Table] = {}
        self.metrics.watch(
            lambda: len(self._tables), lambda: sum(len(table.viewers) for table in self._tables.values())
        )
        self._opening = asyncio.Lock()

    def bot_delay(self) -> float:
        """How many seconds a bot lets pass before it moves, at least."""
        return random.uniform(*self._delay)

    def admitted(self, table: str, knock: str, yes: bool) -> None:
        """The host has let in, or not, who knocked."""
        self.doors.answered(knock, yes)

    def table_closed(self, table: str) -> None:
        """A table has been closed, or its match has begun: its code opens nothing."""
        self.doors.withdraw(table)

    def storage_failed(self) -> None:
        """Something could not be stored. Where nothing can, time stands still until it can again."""
        if self._outage is None or self._outage.done():
            self._outage = asyncio.get_running_loop().create_task(self._wait_for_storage())

    async def _wait_for_storage(self) -> None:
        while True:
            try:
                await self.storage.check()
            except StorageError:
                self.time.stop()
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self.time.go_on()
                return

    def watch(self) -> None:
        """See from now on to the time that stands still, and to tables that nobody uses."""
        self.time.watch()
        if self.keep_days:
            self._tidying = asyncio.get_running_loop().create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            with suppress(StorageError):  # some other time
                await self.remove_unused()
            await asyncio.sleep(TIDY_SECONDS)

    async def remove_unused(self) -> None:
        """Remove the tables that nobody has asked for in a long time, a few at once, so that no move waits long."""
        removed = 0
        while True:
            async with self._opening:  # none comes to life meanwhile
                gone = await self.storage.remove_unused(self.keep_days, tuple(self._tables))
            if not gone:
                break
            for table in gone:
                self.doors.withdraw(table)
            removed += len(gone)
        if removed:
            log.info("tables removed", extra={"tables": removed})

    def revoked(self, device: str) -> None:
        """End the connections of a device that is worth nothing any more."""
        for table in self._tables.values():
            table.end(device)

    async def create(
        self,
        game: str,
        options: Options,
        members: tuple[Member, ...],
        turn_seconds: int | None,
        host: str | None = None,
        settings: Settings | None = None,
    ) -> str:
        """Make a table and give its id, which cannot be guessed."""
        ident = secrets.token_urlsafe(16)
        room, effects = open_room(
            ident,
            game,
            options,
            members,
            host=host,
            settings=settings,
            turn_seconds=turn_seconds,
            pause_seconds=self._pause,
            now=self.clock(),
        )
        await self.storage.create(ident, room.save())
        table = self._tables[ident] = Table(room, self, [])
        table.carry_out(effects)
        if host is not None:
            asyncio.get_running_loop().call_later(COMING_SECONDS, self._expect, table, host)
        log.info("table made", extra={"game": game, "public": room.settings.public})
        return ident

    def _expect(self, table: Table, host: str) -> None:
        """A host who has not come yet is missed from now on."""
        if self._tables.get(table.room.id) is table:
            table.expect(host)

    async def table(self, ident: str) -> Table:
        """The table of that id; UnknownTable if there is none."""
        async with self._opening:
            if ident not in self._tables:
                self._tables[ident] = await self._loaded(ident)
        return self._tables[ident]

    def public_rooms(self) -> list[Room]:
        """The public tables at which somebody waits for people, the newest first."""
        rooms = (table.room for table in reversed(self._tables.values()))
        return [room for room in rooms if room.settings.public and room.phase == "gathering" and room.online]

    def forget(self, table: Table) -> None:
        """Drop a table from memory where nobody is connected and nothing is under way."""
        if table.idle and self._tables.get(table.room.id) is table:
            del self._tables[table.room.id]

    async def close(self) -> None:
        """Stop all tables, then what they stand on."""
        self.time.close()
        for task in filter(None, (self._outage, self._tidying)):
            task.cancel()
        for table in self._tables.values():
            table.close()
        self.reviews.close()
        await self.workers.close()
        await self.storage.close()

    async def _loaded(self, ident: str) -> Table:
        snapshot = await self.storage.load(ident)
        if snapshot is None:
            raise UnknownTable("table-unknown")
        room, effects = resume(Room.load(snapshot), self.clock(), self.doors.waiting_at(ident))
        stored = await self.storage.events(ident, 0, RECENT)
        table = Table(room, self, stored)
        table.carry_out(effects)
        return table

    async def hints(self, table: Table, person: int, hint: Hint) -> Hints:
        """Plays for the asker to choose from, thought of in a worker from the asker's view alone: once for each moment,
        however often it is asked.
        """
        room = table.room
        seat = room.state.seating.index(person) if room.state is not None else None
        if seat is None or seat not in room.state.to_act:
            raise IllegalAction("no-hint")
        number, thinking = table.hinted.get(person, (-1, None))
        if thinking is None or number != room.number:
            question = Question("hints", HINTING_BOT, 0, room.state.view(seat), self.thinking)
            thinking = asyncio.get_running_loop().create_task(self.workers.ask(question))
            table.hinted[person] = room.number, thinking
        reply = await asyncio.shield(thinking)
        if reply is None:
            table.hinted.pop(person, None)
            raise IllegalAction("no-hint")
        return Hints(hint.id, reply.actions, reply.reason)
