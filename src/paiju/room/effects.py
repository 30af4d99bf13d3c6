"""What goes into a room and what comes out: the messages that it takes, and what the shell has to do after one."""

from typing import Any

from msgspec import Struct

from paiju.core.actions import Action
from paiju.core.record import Record
from paiju.room.commands import TableCommand
from paiju.room.messages import TableEvent
from paiju.room.room import Knock


class Happened(Struct, frozen=True):
    """Effect: store the room with these events, then show every viewer the update."""

    events: tuple[TableEvent, ...]


class Noted(Struct, frozen=True):
    """Effect: store the room, at the number it has, and show it to nobody but this person, whose answer in a pause it
    has taken.
    """

    person: int


class NeedDeal(Struct, frozen=True):
    """Effect: draw the deal of hand `hand` and hand it back as `Dealt`."""

    hand: int


class NeedSeed(Struct, frozen=True):
    """Effect: draw 32 fresh random bytes for an attempt at a fair deal and hand them back as `Seeded`."""

    match: int
    hand: int
    attempt: int


class AskBot(Struct, frozen=True):
    """Effect: let the bot of `seat` choose from its view; the move comes back as `BotMoved` with the number."""

    seat: int
    level: str
    number: int


class Wake(Struct, frozen=True):
    """Effect: hand back a `Tick` at this time; it takes the place of an earlier `Wake`."""

    at: float


class HandOver(Struct, frozen=True):
    """Effect: keep the record of a hand that is finished, or that is void since the table was dissolved."""

    record: Record


class Admitted(Struct, frozen=True):
    """Effect: tell who knocked whether (s)he may come in."""

    knock: str
    yes: bool


class Closed(Struct, frozen=True):
    """Effect: the match has begun, or the table is closed; its code is worth nothing any more."""


Effect = Admitted | Closed | Happened | Noted | NeedDeal | NeedSeed | AskBot | Wake | HandOver


class Dealt(Struct, frozen=True):
    """The deal of a hand has been drawn."""

    hand: int
    deal: Any


class Seeded(Struct, frozen=True):
    """The seed of an attempt at a fair deal has been drawn."""

    match: int
    hand: int
    attempt: int
    seed: str


class FromPerson(Struct, frozen=True):
    """The command of somebody with a device key, seated or not."""

    key: str
    command: TableCommand


class BotMoved(Struct, frozen=True):
    """A bot's answer to the question `number`; None where it failed."""

    seat: int
    number: int
    action: Action | None


class Presence(Struct, frozen=True):
    """Somebody with a device key has connected, or has gone."""

    key: str
    online: bool
    name: str = ""
    """The name that a spectator goes by."""


class Knocked(Struct, frozen=True):
    """Somebody typed the table's code: the host is asked."""

    knock: Knock


class Programmed(Struct, frozen=True):
    """The host gives a place to a program, which is known by the hash of its token."""

    host: str
    place: int
    token: str
    name: str


class Tick(Struct, frozen=True):
    """The time that a `Wake` asked for has come."""


Incoming = Dealt | Seeded | FromPerson | BotMoved | Presence | Knocked | Programmed | Tick
