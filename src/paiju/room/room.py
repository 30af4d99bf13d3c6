"""The room as a value: who sits at the table, the match, the hand in play."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from paiju.core.actions import Action
from paiju.core.game import Game
from paiju.core.record import Record
from paiju.games import game_of
from paiju.room.messages import Act, Ready, TableEvent

Phase = Literal["dealing", "playing", "settled", "over"]


class Member(Struct, frozen=True):
    """A person or a bot of the table; its place in the list is the number that scores belong to."""

    name: str
    bot: str | None = None
    """The bot's level, None for a person."""
    key: str | None = None
    """The hash of the person's device key."""


class Asked(Struct, frozen=True):
    """A seat that has been asked for an action."""

    seat: int
    number: int
    """The number of the event that led to the question: an answer to an earlier one is recognised."""
    deadline: float | None = None
    """Until when a person may take; None for no limit, and for bots."""


class Room(Struct, frozen=True, kw_only=True):
    """A table at one moment. Hold it, never change it: `receive` gives the next one."""

    id: str
    game: str
    options: Any
    members: tuple[Member, ...]
    turn_seconds: int | None
    pause_seconds: float = 0.0
    """How long the table waits, at least, where some may be asked whom nobody else may know of."""
    phase: Phase = "dealing"
    match: int = 1
    """The number of the match at this table; `carry` counts its hands."""
    carry: Any
    state: Any = None
    record: Record | None = None
    number: int = 0
    """The number of the last event."""
    ended: int = 0
    """The number of the event that settled the hand."""
    asked: tuple[Asked, ...] = ()
    pause_until: float = 0.0
    """When the pause under way may end."""
    online: tuple[int, ...] = ()
    """The persons who are connected."""
    ready: tuple[int, ...] = ()
    applied: tuple[tuple[str, ...], ...] = ()
    """The ids of the last commands applied, by person, so that none is applied twice."""

    @property
    def rules(self) -> Game[Any, Any, Any, Any]:
        """The rules of the table's game."""
        return game_of(self.game)

    def save(self) -> bytes:
        """The room as JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def load(cls, data: bytes) -> "Room":
        """The room that `save` wrote. Nobody is online in it."""
        raw = msgspec.json.decode(data, type=_Saved)
        rules = game_of(raw.game)
        fields = {name: getattr(raw, name) for name in raw.__struct_fields__}
        fields["options"] = msgspec.json.decode(raw.options, type=rules.options_type)
        fields["carry"] = msgspec.json.decode(raw.carry, type=rules.carry_type)
        fields["state"] = msgspec.json.decode(raw.state, type=rules.state_type | None)
        fields["online"] = ()
        return cls(**fields)


class _Saved(Struct, kw_only=True):
    """The fields of a saved room; those whose type depends on the game are left raw."""

    id: str
    game: str
    options: msgspec.Raw
    members: tuple[Member, ...]
    turn_seconds: int | None
    pause_seconds: float
    phase: Phase
    match: int
    carry: msgspec.Raw
    state: msgspec.Raw
    record: Record | None
    number: int
    ended: int
    asked: tuple[Asked, ...]
    pause_until: float
    online: tuple[int, ...]
    ready: tuple[int, ...]
    applied: tuple[tuple[str, ...], ...]


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


class AskBot(Struct, frozen=True):
    """Effect: let the bot of `seat` choose from its view; the move comes back as `BotMoved` with the number."""

    seat: int
    level: str
    number: int


class Wake(Struct, frozen=True):
    """Effect: hand back a `Tick` at this time; it takes the place of an earlier `Wake`."""

    at: float


class HandOver(Struct, frozen=True):
    """Effect: keep the record of a finished hand."""

    record: Record


Effect = Happened | Noted | NeedDeal | AskBot | Wake | HandOver


class Dealt(Struct, frozen=True):
    """The deal of a hand has been drawn."""

    hand: int
    deal: Any


class FromPerson(Struct, frozen=True):
    """A person's command."""

    person: int
    command: Act | Ready


class BotMoved(Struct, frozen=True):
    """A bot's answer to the question `number`; None where it failed."""

    seat: int
    number: int
    action: Action | None


class Presence(Struct, frozen=True):
    """A person has connected, or has gone."""

    person: int
    online: bool


class Tick(Struct, frozen=True):
    """The time that a `Wake` asked for has come."""


Incoming = Dealt | FromPerson | BotMoved | Presence | Tick
