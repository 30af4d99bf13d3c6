"""One table in memory: its room, who is connected, and the carrying out of the room's effects.

Messages are taken one after the other. Each change is stored first; only when it is durable does the new room
take the old one's place, the sender gets the answer and everybody connected the update.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from paiju.core.errors import PaijuError
from paiju.core.fair import BYTES
from paiju.room.commands import Say, TableCommand
from paiju.room.effects import (
    Admitted,
    AskBot,
    BotMoved,
    Closed,
    Dealt,
    Effect,
    FromPerson,
    HandOver,
    Happened,
    Incoming,
    Knocked,
    NeedDeal,
    NeedSeed,
    Noted,
    Presence,
    Programmed,
    Seeded,
    Tick,
    Wake,
)
from paiju.room.machine import receive
from paiju.room.messages import Done, TableEvent
from paiju.room.room import Knock, Room
from paiju.room.views import refusal_of, update_for, updates_for
from paiju.server.entries import entry_of
from paiju.server.pace import Pace
from paiju.server.programs import tokens_of
from paiju.server.storage import StorageError
from paiju.server.surroundings import Surroundings
from paiju.server.thinking import thought
from paiju.server.viewer import REPLACED, REVOKED, Viewer
from paiju.server.worker import Reply

RECENT = 64
"""So many events are kept for those who come back."""
RETRY_SECONDS = 1.0
SAID_AT_MOST = ((1, 1.0), (10, 60.0))
"""So many phrases of one person in so many seconds."""
MOST_VIEWERS = 100
"""So many connections a table has, besides those of its persons."""
MOST_EACH = 6
"""So many connections one person has to a table; a further one ends the oldest."""
log = logging.getLogger(__name__)
_EVENTS = msgspec.json.Decoder(tuple[TableEvent, ...])


class TableFull(PaijuError):
    """So many look on that nobody else can."""


class SaidTooMuch(PaijuError):
    """More phrases than anybody wants to hear."""


class Waiting(Struct):
    """A message that the table has not taken yet, and whom to answer."""

    message: Incoming
    taken: asyncio.Future[None]
    viewer: Viewer | None = None
    seed: bytes | None = None


class Table:
    """A table that is open: somebody is connected, or a bot or a clock has to act."""

    def __init__(self, room: Room, world: Surroundings, recent: list[tuple[int, bytes]]) -> None:
        self.room = room
        self.viewers: dict[Viewer, None] = {}
        """Who is connected, in the order in which they came."""
        self.hinted: dict[int, tuple[int, asyncio.Task[Reply | None]]] = {}
        """The last hint of each person, and the number of the moment that it is for."""
        self._world = world
        self._recent = deque(recent, maxlen=RECENT)
        """The newest events with their numbers, as they are stored: few ask for them again."""
        self._said = Pace(*SAID_AT_MOST)
        self._inbox: deque[Waiting] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._running = False
        self._asking: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is lost where the table is dropped from memory."""
        return not (self.viewers or self._running or self._inbox or self._asking or self._timer)

    def join(self, key: str | None, last: int, name: str = "", device: str | None = None) -> Viewer:
        """Connect somebody, who at once gets the table as it is and the events missed since number `last`.

        A person is never kept out, be there ever so many connections that may be dead; TableFull for a spectator where
        there are too many.
        """
        if self.room.person_of(key) is None and len(self.viewers) >= MOST_VIEWERS:
            raise TableFull("table-crowded", most=MOST_VIEWERS)
        mine = [viewer for viewer in self.viewers if key is not None and viewer.key == key]
        for viewer in mine[: max(0, len(mine) + 1 - MOST_EACH)]:
            viewer.outbox.close(REPLACED)
            self.viewers.pop(viewer)
        viewer = Viewer(key, name, device)
        self.viewers[viewer] = None
        update = update_for(self.room, key, self._missed(last), self._world.clock())
        viewer.outbox.update(msgspec.json.encode(update))
        self._sync_presence(viewer.known_as, name)
        return viewer

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.viewers.pop(viewer, None)
        self._sync_presence(viewer.known_as, viewer.name)

    def expect(self, key: str) -> None:
        """Tell the room where somebody is not here who should be."""
        if all(viewer.known_as != key for viewer in self.viewers):
            self._submit(Presence(key, False))

    def end(self, device: str) -> None:
        """End the connections of a device."""
        for viewer in self.viewers:
            if viewer.device == device:
                viewer.outbox.close(REVOKED)

    async def command(self, viewer: Viewer, command: TableCommand) -> None:
        """Take a command of a viewer with a key; returns when it has been answered."""
        assert viewer.key is not None
        if isinstance(command, Say) and not self._said.take(viewer.key, self._world.clock()):
            raise SaidTooMuch("said-too-much")
        with self._world.metrics.command(str(type(command).__struct_config__.tag)):
            await self._submit(FromPerson(viewer.key, command), viewer)

    async def place_program(self, placed: Programmed) -> None:
        """The host gives a place to a program; PaijuError where (s)he may not."""
        await self._submit(placed)

    async def knock(self, knock: Knock) -> None:
        """Somebody who typed the code waits for the host; PaijuError where too many do."""
        await self._submit(Knocked(knock))

    def carry_out(self, effects: tuple[Effect, ...]) -> None:
        """Do what the room asks for, storing and showing apart."""
        for effect in effects:
            match effect:
                case NeedDeal(hand):
                    drawn = self._world.draw(self.room)
                    self._submit(Dealt(hand, drawn.deal), seed=drawn.seed)
                case NeedSeed(match, hand, attempt):
                    self._submit(Seeded(match, hand, attempt, secrets.token_hex(BYTES)))
                case AskBot():
                    task = asyncio.get_running_loop().create_task(self._ask(effect))
                    self._asking.add(task)
                    task.add_done_callback(self._asking.discard)
                case Wake(at):
                    self._set_timer(at)
                case Admitted(knock, yes):
                    self._world.admitted(self.room.id, knock, yes)
                case Closed():
                    self._world.table_closed(self.room.id)
                case HandOver(record) if not record.dissolved:
                    self._world.metrics.hand_over(record.game)
                    log.info("hand over", extra={"game": record.game, "actions": len(record.actions)})
                case HandOver() | Happened() | Noted():
                    pass

    def close(self) -> None:
        """Stop everything that is under way but for what is being stored."""
        if self._timer:
            self._timer.cancel()
        for task in self._asking | ({self._runner} if self._runner else set()):
            task.cancel()

    def _missed(self, last: int) -> tuple[TableEvent, ...]:
        if last < 1 or not self._recent or self._recent[0][0] > last + 1:
            return ()
        missed = (_EVENTS.decode(events) for number, events in self._recent if number > last)
        return tuple(event for events in missed for event in events)

    def _sync_presence(self, key: str, name: str) -> None:
        online = any(viewer.known_as == key for viewer in self.viewers)
        self._submit(Presence(key, online, name))

    def _submit(
        self, message: Incoming, viewer: Viewer | None = None, seed: bytes | None = None
    ) -> asyncio.Future[None]:
        """Put a message into the table's queue; the result is there when it has been taken or refused."""
        taken = asyncio.get_running_loop().create_future()
        self._inbox.append(Waiting(message, taken, viewer, seed))
        if not self._running:
            self._running = True
            self._runner = asyncio.get_running_loop().create_task(self._run())
        return taken

    async def _run(self) -> None:
        """Take the messages one after the other."""
        try:
            while self._inbox:
                waiting = self._inbox.popleft()
                await self._take(waiting)
                if not waiting.taken.done():
                    waiting.taken.set_result(None)
        finally:
            self._running = False
        self._world.forget(self)

    async def _take(self, waiting: Waiting) -> None:
        try:
            before = self.room
            room, effects = receive(before, waiting.message, self._world.clock())
            entry = entry_of(before, room, effects, waiting.seed)
            if entry is not None:
                with self._world.metrics.storing():
                    await self._world.storage.append(entry)
        except PaijuError as refused:
            self._refused(waiting, refused)
            return
        except Exception as fault:
            # The text of the fault might name cards, and the table's id is the link to it.
            log.error("%s at %s", type(fault).__name__, type(waiting.message).__name__)
            self._refused(waiting, PaijuError("internal"))
            return
        self.room = room
        for token in tokens_of(before) - tokens_of(room):
            self._world.programs.end(token)
        command = waiting.message.command if isinstance(waiting.message, FromPerson) else None
        if waiting.viewer is not None and command is not None:
            waiting.viewer.reply(Done(command.id, room.number))
        if entry is not None and entry.events is not None:
            self._recent.append((entry.number, entry.events))
        for effect in effects:
            if isinstance(effect, Happened):
                self._show(self.viewers, effect.events)
            elif isinstance(effect, Noted):
                mine = self.room.members[effect.person].key
                self._show([viewer for viewer in self.viewers if viewer.key == mine], ())
        self.carry_out(effects)

    def _show(self, viewers: Iterable[Viewer], events: tuple[TableEvent, ...]) -> None:
        """Send the update to viewers, to each as that viewer may see it."""
        viewers = tuple(viewers)
        updates = updates_for(self.room, (viewer.key for viewer in viewers), events, self._world.clock())
        encoded = {key: msgspec.json.encode(update) for key, update in updates.items()}
        for viewer in viewers:
            viewer.outbox.update(encoded[viewer.key])

    def _refused(self, waiting: Waiting, refused: PaijuError) -> None:
        """Answer a person; what the table itself has to do and could not store is tried again."""
        if isinstance(refused, StorageError):
            self._world.storage_failed()
        match waiting.message:
            case FromPerson(_, command):
                self._world.metrics.refused(refused.code)
                if waiting.viewer is not None:
                    waiting.viewer.reply(refusal_of(command.id, refused))
                return
            case Presence(key, _, name):
                again: Callable[[], object] = lambda: self._sync_presence(key, name)  # noqa: E731
            case Knocked() | Programmed():
                waiting.taken.set_exception(refused)
                return
            case message:
                again = lambda: self._submit(message, seed=waiting.seed)  # noqa: E731
        if isinstance(refused, StorageError):
            log.error("a change could not be stored and is tried again")
            asyncio.get_running_loop().call_later(RETRY_SECONDS, again)

    def _set_timer(self, at: float) -> None:
        if self._timer:
            self._timer.cancel()
        delay = max(0.0, at - self._world.clock())
        self._timer = asyncio.get_running_loop().call_later(delay, self._tick)

    def _tick(self) -> None:
        self._timer = None
        self._submit(Tick())

    async def _ask(self, asked: AskBot) -> None:
        """Let a worker think for a bot, and hand its move back."""
        # In a pause a bot that takes its time would betray that it was asked.
        delay = 0.0 if self.room.state.pausing else self._world.bot_delay()
        action, _ = await asyncio.gather(thought(self._world, self.room, asked), asyncio.sleep(delay))
        self._submit(BotMoved(asked.seat, asked.number, action))
