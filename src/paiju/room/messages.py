"""The messages of a table: what a client gets. The browser's types are generated from these."""

from typing import Literal

from msgspec import Struct

from paiju.core.actions import Action
from paiju.core.cards import Cards
from paiju.core.fair import Attempt, Fair
from paiju.core.game import Event
from paiju.games.views import GameEvent, GameView
from paiju.room.commands import Ident, Phrase


class Person(Struct, frozen=True):
    """Somebody at the table, or a vacant place; the place in the list is the person's number."""

    name: str
    """Empty for a vacant place."""
    bot: str | None
    """The bot's level, None for a person."""
    online: bool
    ready: bool
    away: bool = False
    """托管: a bot plays for the person."""
    leaving: bool = False
    """Whether the person has left, and a bot plays the hand to its end."""
    next: str | None = None
    """The name of who takes the place after the hand."""
    claimed: str | None = None
    """The name of a newcomer who asks the host for the place of this person, who is away."""


class Left(Struct, frozen=True):
    """Somebody who has left the match, with the points that stay theirs."""

    name: str
    score: int


class Ballot(Struct, frozen=True):
    """A vote to dissolve the table."""

    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    seconds: float
    """Until when, from now."""


class Visitor(Struct, frozen=True):
    """Somebody who waits to be let in; only the host sees it."""

    knock: str
    name: str


class FairView(Struct, frozen=True, kw_only=True):
    """How a fair deal stands: what it is committed to, and after the hand the opening."""

    stage: Literal["commit", "open", "dealt"]
    attempt: int
    """The number of the attempt, from 1."""
    asked: bool
    """Whether the viewer's client is asked for the hash of a nonce, or for the nonce."""
    nonce_hashes: tuple[str | None, ...]
    """By person; None for one who takes no part."""
    commitment: str | None = None
    seed_hash: str | None = None
    header: str | None = None
    """What `commitment` is the SHA-256 of; told while nonces are opened, and after the hand."""
    void: tuple[Attempt, ...] = ()
    """The attempts at this deal that are void."""
    opening: Fair | None = None
    """After the hand, for those who may see all hands."""


class TableView(Struct, frozen=True, kw_only=True):
    """The table around the hand, as all see it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    persons: tuple[Person, ...]
    you: int | None
    """The viewer's person, None for a spectator."""
    host: bool
    """Whether the viewer is the host."""
    hosted_by: int | None
    """The host's person, None where the host has no place."""
    public: bool
    open_hands: bool
    counter: bool
    circle: str
    """The id of the circle 圈子 that the table belongs to, empty where there is none."""
    phase: Literal["gathering", "dealing", "playing", "settled", "over", "closed"]
    closing: bool
    """Whether the table is closed after the hand."""
    match: int
    """The number of the match at this table, from 1."""
    hand: int
    """The number of the deal in the match, from 1."""
    played: int
    """Hands before it that count among those of the match: where all do, one less than `hand` (DZ4)."""
    scores: tuple[int, ...]
    """The running scores by person, a settled hand included."""
    sides: tuple[int, ...]
    """The side of each seat as the deal makes it: partners have the same; empty where nothing is dealt."""
    departed: tuple[Left, ...]
    onlookers: tuple[str, ...]
    """The names of those who look on; without a name, an empty one."""
    visitors: tuple[Visitor, ...]
    vote: Ballot | None
    awaits: int | None
    """The place that the viewer gets after the hand, or asks for."""
    unseen: dict[str, int] | None
    """记牌器: by rank, how many cards are in other hands than the viewer's; None where the table does not count."""
    turn_seconds: int | None
    deadline: float | None
    """Seconds until the first turn of a person runs out."""
    fair: FairView | None
    """None where the table's deals are not fair ones, and before the first."""


class HandBegan(Event, frozen=True, tag="hand_began"):
    """A hand has been dealt."""

    hand: int


class Said(Event, frozen=True, tag="said"):
    """Somebody said a phrase: a person, or a spectator by name."""

    phrase: Phrase
    person: int | None = None
    name: str = ""


class Dissolved(Event, frozen=True, tag="dissolved"):
    """The table was dissolved: the hand under way is void."""


class TimedOut(Event, frozen=True, tag="timed_out"):
    """The time of a seat ran out; what the table did for it follows."""

    seat: int


TableEvent = HandBegan | TimedOut | Said | Dissolved | GameEvent


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
    must_pass: bool = False
    """Whether the viewer is asked, and may do nothing but pass."""
    groups: tuple[str, ...] = ()
    """The viewer's own cards that go together whatever lies, such as bombs, each group by its ranks: `7777`, `wwWW`."""


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
    """The answer to `About`: the readings that may be played now, or why there is none, and what the cards can be
    completed to.
    """

    id: Ident
    cards: Cards
    readings: tuple[str, ...]
    refusal: Refused | None = None
    completions: tuple[Cards, ...] = ()


class Hints(Message, frozen=True, tag="hints"):
    """The answer to `Hint`: actions to choose from, the best first."""

    id: Ident
    actions: tuple[Action, ...]
    reason: str | None = None
    """Why the first: the text is ``advice-<reason>``; None where there is nothing to say."""


ToClient = Update | Done | Refused | Selection | Hints
