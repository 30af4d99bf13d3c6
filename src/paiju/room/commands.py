"""The commands of a table: what a client sends. The browser's types are generated from these.

Every command carries an `id` that the client chooses; a repeated one is answered again and applied once. What
changes the table also carries `seen`, the number of the last update that the client had when its person
decided: a command that was meant for an earlier moment is refused and not taken for the present one.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paiju.core.actions import Action
from paiju.core.cards import Card
from paiju.core.fair import Hex32

Ident = Annotated[str, Meta(min_length=1, max_length=40)]
"""A client's own id of a command."""
Name = Annotated[str, Meta(max_length=40)]
Place = Annotated[int, Meta(ge=0, le=7)]
"""A place of the table: the number of its person."""
Selected = Annotated[tuple[Card, ...], Meta(max_length=40)]
Phrase = Literal[
    "hello",
    "wait",
    "well_played",
    "thanks",
    "sorry",
    "hurry",
    "lucky",
    "again",
    "bye",
    "laugh",
    "cry",
    "flower",
]
"""The phrases and reactions that can be said; their texts are ``phrase-<name>``."""


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client sends."""


class Hello(Command, frozen=True, tag="hello"):
    """First on a connection: the device key, if any, the number of the last update the client had, and the name that
    its person goes by while looking on.
    """

    key: Annotated[str, Meta(max_length=100)] | None = None
    last: int = 0
    name: Name = ""


class Act(Command, frozen=True, tag="act"):
    """Take an action."""

    id: Ident
    seen: int
    action: Action


class Ready(Command, frozen=True, tag="ready"):
    """Go on after a hand: to the next one, or after the last to a new match."""

    id: Ident
    seen: int


class Sit(Command, frozen=True, tag="sit"):
    """Take a place under a name: a vacant one or a bot's, at once or after the hand; of one who is away the host is
    asked.
    """

    id: Ident
    place: Place
    name: Name


class Stand(Command, frozen=True, tag="stand"):
    """Stand up, between hands at once; in mid-hand a bot plays it to its end for one's own score."""

    id: Ident


class Rest(Command, frozen=True, tag="rest"):
    """托管: let a bot play for oneself, or play again."""

    id: Ident
    on: bool


class Fill(Command, frozen=True, tag="fill"):
    """The host puts a bot of a level on a vacant place, or one of another level in a bot's."""

    id: Ident
    place: Place
    level: Annotated[str, Meta(max_length=20)]


class Clear(Command, frozen=True, tag="clear"):
    """The host takes a person, after the hand, or a bot from its place."""

    id: Ident
    place: Place


class Begin(Command, frozen=True, tag="begin"):
    """The host has the first hand dealt: bots take the vacant places."""

    id: Ident


class Give(Command, frozen=True, tag="give"):
    """The host gives the place of one who is away to the newcomer who asks for it, or does not."""

    id: Ident
    place: Place
    yes: bool


class Admit(Command, frozen=True, tag="admit"):
    """The host lets in who typed the code, or does not."""

    id: Ident
    knock: Ident
    yes: bool


class Dissolve(Command, frozen=True, tag="dissolve"):
    """解散: ask all to end the match here, or answer that question."""

    id: Ident
    yes: bool = True


class Close(Command, frozen=True, tag="close"):
    """The host closes the table, after the hand."""

    id: Ident


class Say(Command, frozen=True, tag="say"):
    """Say one of the phrases that there are, seated or not."""

    id: Ident
    phrase: Phrase


class Commit(Command, frozen=True, tag="commit"):
    """Take part in a fair deal: the SHA-256 of a fresh nonce for an attempt at it."""

    id: Ident
    match: int
    hand: int
    attempt: int
    hash: Hex32


class Open(Command, frozen=True, tag="open"):
    """Open the nonce of an attempt at a fair deal, once its commitment is shown."""

    id: Ident
    match: int
    hand: int
    attempt: int
    nonce: Hex32


class About(Command, frozen=True, tag="about"):
    """Ask about some of one's own cards: how they read, whether they beat, and if not, why."""

    id: Ident
    cards: Selected


class Hint(Command, frozen=True, tag="hint"):
    """Ask for plays to choose from, the best first."""

    id: Ident


DealCommand = Commit | Open
"""What a client sends by itself for a fair deal."""
TableCommand = (
    Act
    | Ready
    | Sit
    | Stand
    | Rest
    | Fill
    | Clear
    | Begin
    | Give
    | Admit
    | Dissolve
    | Close
    | Say
    | DealCommand
)
"""What changes the table."""
ToServer = Hello | TableCommand | About | Hint
