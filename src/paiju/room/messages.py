"""The messages of a table: what a client sends and gets. The browser's types are generated from these.

Every command carries an `id` that the client chooses; a repeated one is answered again and applied once. What
changes the table also carries `seen`, the number of the last update that the client had when its person
decided: a command that was meant for an earlier moment is refused and not taken for the present one.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paiju.core.actions import Action
from paiju.core.cards import Card, Cards
from paiju.core.game import Event
from paiju.games.views import GameEvent, GameView

Ident = Annotated[str, Meta(min_length=1, max_length=40)]
"""A client's own id of a command."""
Selected = Annotated[tuple[Card, ...], Meta(max_length=40)]


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client sends."""


class Hello(Command, frozen=True, tag="hello"):
    """First on a connection: the device key, if any, and the number of the last update the client had."""

    key: Annotated[str, Meta(max_length=100)] | None = None
    last: int = 0


class Act(Command, frozen=True, tag="act"):
    """Take an action."""

    id: Ident
    seen: int
    action: Action


class Ready(Command, frozen=True, tag="ready"):
    """Go on after a hand: to the next one, or after the last to a new match."""

    id: Ident
    seen: int


class About(Command, frozen=True, tag="about"):
    """Ask about some of one's own cards: how they read, whether they beat, and if not, why."""

    id: Ident
    cards: Selected


class Hint(Command, frozen=True, tag="hint"):
    """Ask for plays to choose from, the best first."""

    id: Ident


ToServer = Hello | Act | Ready | About | Hint


class Person(Struct, frozen=True):
    """Somebody at the table; the place in the list is the person's number."""

    name: str
    bot: str | None
    """The bot's level, None for a person."""
    online: bool
    ready: bool


class TableView(Struct, frozen=True, kw_only=True):
    """The table around the hand, as all see it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    persons: tuple[Person, ...]
    you: int | None
    """The viewer's person, None for a spectator."""
    phase: Literal["dealing", "playing", "settled", "over"]
    match: int
    """The number of the match at this table, from 1."""
    hand: int
    """The number of the deal in the match, from 1."""
    played: int
    """Hands before it that count among those of the match: where all do, one less than `hand` (DZ4)."""
    scores: tuple[int, ...]
    """The running scores by person, a settled hand included."""
    turn_seconds: int | None
    deadline: float | None
    """Seconds until the first turn of a person runs out."""


class HandBegan(Event, frozen=True, tag="hand_began"):
    """A hand has been dealt."""

    hand: int


class TimedOut(Event, frozen=True, tag="timed_out"):
    """The time of a seat ran out; what the table did for it follows."""

    seat: int


TableEvent = HandBegan | TimedOut | GameEvent


class Message(Struct, frozen=True, tag_field="type"):
    """Something a client gets."""


class Update(Message, frozen=True, tag="update"):
    """The table at `number`: what happened since the last update, and how it stands for this viewer.

    Every change of the table raises the number by one. A client that comes back, or was slow, gets the newest
    update only, with the events it missed where the server still has them.
    """

    number: int
    events: tuple[TableEvent, ...]
    table: TableView
    view: GameView | None


class Done(Message, frozen=True, tag="done"):
    """The command was applied, as event `number` or before."""

    id: Ident
    number: int


class Refused(Message, frozen=True, tag="refused"):
    """The command was refused and changed nothing: the text is ``error-<code>`` with `params`.

    `id` is the command's, empty where the message could not be read.
    """

    id: str
    code: str
    clause: str | None = None
    params: dict[str, str | int] = {}


class Selection(Message, frozen=True, tag="selection"):
    """The answer to `About`: the readings that may be played now, or why there is none."""

    id: Ident
    cards: Cards
    readings: tuple[str, ...]
    refusal: Refused | None = None


class Hints(Message, frozen=True, tag="hints"):
    """The answer to `Hint`: actions to choose from, the best first."""

    id: Ident
    actions: tuple[Action, ...]


ToClient = Update | Done | Refused | Selection | Hints
