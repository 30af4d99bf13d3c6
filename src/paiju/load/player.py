"""A person at a table, who plays from what (s)he is shown and from nothing else."""

import asyncio
import secrets
from contextlib import suppress
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from paiju.core.actions import Action, Flee, Pass, RunAway, format_action
from paiju.core.fair import hash_of_bytes, hash_of_text
from paiju.core.game import View
from paiju.load.connection import Connection
from paiju.load.errors import LoadRefused
from paiju.load.glance import FairGlance, Glance, glance_at, view_in
from paiju.room.commands import Act, Commit, Hello, Open, Ready, TableCommand

if TYPE_CHECKING:
    from paiju.load.table import LoadedTable

THINKING = 1.0
"""So many seconds at most somebody looks at a settlement before going on."""
AGAIN = 0.25
"""So many seconds between two tries to come back."""
GIVING_UP = (Pass, Flee, RunAway)
_encode = msgspec.json.encode


class Sent(Struct):
    """A command on its way."""

    command: TableCommand
    at: float
    """When it was sent."""
    answer: asyncio.Future[int]
    again: bool = False
    """Whether it had to be sent again."""


class Player:
    """One client: it sends commands, and keeps the newest update."""

    def __init__(self, table: "LoadedTable", place: int) -> None:
        self.table, self.place = table, place
        self.key = secrets.token_hex(32)
        self.number = 0
        """The number of the newest update."""
        self.acknowledged: list[str] = []
        """The texts of all actions that the server said it had taken."""
        self.online = False
        self._promised = 0
        self._pending: dict[str, Sent] = {}
        self._newest: bytes | bytearray = b""
        self._glance = Glance("update")
        self._connection: Connection | None = None
        self._sent, self._waits, self._fresh = 0, False, False
        self._nonce = ("", "")
        self._ready: tuple[int, int] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is on its way."""
        return not self._pending

    @property
    def phase(self) -> str:
        """The phase of the table in the newest update."""
        return self._glance.table.phase if self._glance.table else ""

    async def connect(self) -> None:
        """Connect and say who is there; what was on its way is sent again. OSError where that is not possible."""
        connection = await Connection.to(self.table.address, self._received, self._ended)
        self._connection, self._fresh, self.online = connection, True, True
        connection.send(_encode(Hello(self.key, self.number)))
        for sent in self._pending.values():
            sent.again = True
            connection.send(_encode(sent.command))

    def close(self) -> None:
        """Leave."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def next_id(self) -> str:
        """An id for a command."""
        self._sent += 1
        return f"{self.key[:8]}-{self._sent}"

    def send(self, command: TableCommand) -> asyncio.Future[int]:
        """Send a command; the number in its answer."""
        loop = asyncio.get_running_loop()
        sent = self._pending[command.id] = Sent(command, perf_counter(), loop.create_future())
        # Who does not wait for the answer does not care for a refusal: it is counted.
        sent.answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())
        if self._connection is not None:
            self._connection.send(_encode(command))
        return sent.answer

    def move(self) -> bool:
        """Take an action, if still asked."""
        self._waits = False
        if not self.online or not self._glance.asked or self._acting():
            return False
        action = plain_action(view_in(self._newest))
        self.send(Act(self.next_id(), self.number, action))
        return True

    def _received(self, message: bytes | bytearray) -> None:
        now = perf_counter()
        glance = glance_at(message)
        match glance.type:
            case "update":
                self._updated(glance, message, now)
            case "done":
                self._done(glance, now)
            case "refused":
                self._refused(glance)

    def _updated(self, glance: Glance, message: bytes | bytearray, now: float) -> None:
        if self._fresh:
            self._fresh = False
            self.table.figures.lost += max(0, max(self.number, self._promised) - glance.number)
        else:
            self.table.figures.lost += max(0, glance.number - self.number - 1)
        new = glance.number > self.number
        self._newest, self._glance, self.number = message, glance, glance.number
        if new:
            self.table.seen(glance.number, now)
        self._decide()

    def _done(self, glance: Glance, now: float) -> None:
        sent = self._pending.pop(glance.id, None)
        if sent is None:
            return
        if isinstance(sent.command, Act):
            self.acknowledged.append(format_action(sent.command.action))
        self._promised = max(self._promised, glance.number)
        self.table.done(sent, glance.number, glance.number > self.number, now)
        if not sent.answer.done():
            sent.answer.set_result(glance.number)

    def _refused(self, glance: Glance) -> None:
        self.table.figures.refusals[glance.code] += 1
        sent = self._pending.pop(glance.id, None)
        if sent is not None and not sent.answer.done():
            sent.answer.set_exception(LoadRefused("load-refused", refusal=glance.code))
        self._decide()

    def _decide(self) -> None:
        """Do what a page does by itself, and get in line where the person is asked."""
        table = self._glance.table
        if table is None:
            return
        if table.fair is not None and table.fair.asked:
            self._contribute(table.match, table.hand, table.fair)
        if table.phase in ("settled", "over") and self._ready != (table.match, table.hand):
            self._ready = table.match, table.hand
            seconds = THINKING * self.table.chance.random()
            asyncio.get_running_loop().call_later(seconds, self._go_on)
        if self._glance.asked and not self._waits and not self._acting():
            self._waits = True
            self.table.pacer.add(self.move)

    def _acting(self) -> bool:
        return any(isinstance(sent.command, Act) for sent in self._pending.values())

    def _go_on(self) -> None:
        if self.phase in ("settled", "over") and self.table.going_on:
            self.send(Ready(self.next_id(), self.number))

    def _contribute(self, match: int, hand: int, fair: FairGlance) -> None:
        """The hash of a nonce, then the nonce, each once."""
        place = f"{fair.stage} {match} {hand} {fair.attempt}"
        if self._nonce[0] == place:
            return
        nonce = self._nonce[1]
        if fair.stage == "commit":
            nonce = secrets.token_hex(32)
            self.send(Commit(self.next_id(), match, hand, fair.attempt, hash_of_bytes(nonce)))
        elif nonce and fair.header is not None and hash_of_text(fair.header) == fair.commitment:
            self.send(Open(self.next_id(), match, hand, fair.attempt, nonce))
        self._nonce = place, nonce

    def _ended(self) -> None:
        self.online = False
        if self._connection is not None:  # it was not we who ended it
            self._connection = None
            self._waits = False
            self.table.broken()
            self.table.returning(self._come_back())

    async def _come_back(self) -> None:
        while not self.online:
            await asyncio.sleep(AGAIN * (1 + self.table.chance.random()))
            with suppress(OSError):
                await self.connect()


def plain_action(view: View) -> Action:
    """The first legal action that plays on, the first one where there is none."""
    actions = view.actions()
    first = next(actions)
    return next((action for action in chain((first,), actions) if not isinstance(action, GIVING_UP)), first)
