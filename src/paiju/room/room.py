"""The room as a value: who sits at the table, the match, the hand in play."""

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paiju.core.fair import Attempt
from paiju.core.game import Game
from paiju.core.record import Record
from paiju.games import game_of

Phase = Literal["gathering", "dealing", "playing", "settled", "over", "closed"]


class Guest(Struct, frozen=True):
    """Somebody with a device key and a name."""

    key: str
    """The hash of the device key."""
    name: str


class Member(Struct, frozen=True):
    """A place of the table: a person's, a bot's, or vacant. Scores belong to its number in the list."""

    name: str = ""
    bot: str | None = None
    """The bot's level, None for a person."""
    key: str | None = None
    """The hash of the person's device key."""
    token: str | None = None
    """The hash of the token by which a program plays for a bot of the level `PROGRAM`."""
    since: int = 0
    """What the place had won before this person came: a newcomer starts at 0."""
    timeouts: int = 0
    """How many turns in a row have run out."""
    came: int = 0
    """The number of the event that had settled the last hand when the person came: what was played before is not
    hers or his.
    """
    lost: float | None = None
    """When the person's last connection was lost, None while there is one."""
    away: bool = False
    """托管: a bot plays for the person until (s)he is back."""
    leaving: bool = False
    """Whether the person has stood up, or was removed, in mid-hand: a bot plays the hand to its end."""
    next: Guest | None = None
    """Who takes the place after the hand."""

    @property
    def vacant(self) -> bool:
        """Whether nobody has the place."""
        return self.bot is None and self.key is None

    @property
    def plays(self) -> bool:
        """Whether a person has the place and plays."""
        return self.key is not None and not (self.away or self.leaving)


VACANT = Member()
PROGRAM = "program"
"""The level of a bot that is a program of its own."""


class Settings(Struct, frozen=True, kw_only=True):
    """What a host chooses beside the rules."""

    public: bool = False
    """Whether the lobby lists the table."""
    open_hands: bool = False
    """Whether spectators see all hands after the hand, and its record."""
    counter: bool = False
    """Whether the page counts the cards that have been played 记牌器."""
    bots: str = "steady"
    """The level of the bots that take vacant places and play for who is away."""
    locale: str = "en"
    """The language in which bots are named in records."""
    fair: bool = False
    """Whether hands are dealt with the persons' nonces, so that nobody can choose the deal."""
    circle: str = ""
    """The id of the circle 圈子 in whose ledger finished hands count, empty where there is none."""


class Vote(Struct, frozen=True):
    """A vote to dissolve the table 解散: the hand under way is void, finished hands stand."""

    by: int
    """The person who asked for it."""
    until: float
    yes: tuple[int, ...]
    no: tuple[int, ...] = ()


class Claim(Struct, frozen=True):
    """A newcomer asks for the place of somebody who is away."""

    place: int
    guest: Guest


class Knock(Struct, frozen=True):
    """Somebody who typed the table's code waits for the host."""

    id: str
    name: str


class Departed(Struct, frozen=True):
    """Somebody who has left, with the points that stay theirs."""

    name: str
    score: int


class Asked(Struct, frozen=True):
    """A seat that has been asked for an action."""

    seat: int
    number: int
    """The number of the event that led to the question: an answer to an earlier one is recognised."""
    deadline: float | None = None
    """Until when a person may take; None for no limit, and for bots."""
    since: float | None = None
    """When the question was first put."""


class Dealing(Struct, frozen=True, kw_only=True):
    """A fair deal under way: hashes of nonces are collected, then the seed is drawn, then the nonces are opened."""

    persons: tuple[int, ...]
    """Who is asked to take part in this attempt."""
    hashes: tuple[str | None, ...]
    """The hashes of this attempt by person."""
    nonces: tuple[str | None, ...]
    """What has been opened, by person."""
    seed: str | None = None
    """The server's seed, once it is drawn."""
    until: float | None = None
    """Until when hashes are collected, or nonces opened; None while the seed is drawn."""
    without: tuple[int, ...] = ()
    """The persons who did not open in an attempt before."""
    void: tuple[Attempt, ...] = ()


class Room(Struct, frozen=True, kw_only=True):
    """A table at one moment. Hold it, never change it: `receive` gives the next one."""

    id: str
    game: str
    options: Any
    members: tuple[Member, ...]
    host: str | None = None
    """The hash of the device key of who opened the table."""
    settings: Settings = Settings()
    turn_seconds: int | None
    pause_seconds: float = 0.0
    """How long the table waits, at least, where some may be asked whom nobody else may know of."""
    phase: Phase = "gathering"
    match: int = 1
    """The number of the match at this table; `carry` counts its hands."""
    carry: Any
    state: Any = None
    record: Record | None = None
    dealing: Dealing | None = None
    """The fair deal under way."""
    transcript: str | None = None
    """The hash of the last hand's record."""
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
    applied: dict[str, tuple[str, ...]] = {}
    """The ids of the last commands applied, by device key, so that none is applied twice."""
    onlookers: tuple[Guest, ...] = ()
    """Who is connected with a key and has no place."""
    departed: tuple[Departed, ...] = ()
    """Who has left the match, with their scores."""
    vote: Vote | None = None
    claims: tuple[Claim, ...] = ()
    knocks: tuple[Knock, ...] = ()
    closing: bool = False
    """Whether the table is closed after the hand."""

    def person_of(self, key: str | None) -> int | None:
        """The person whose device key it is, None where nobody here has it."""
        found = (place for place, member in enumerate(self.members) if key is not None and member.key == key)
        return next(found, None)

    def sees_settled(self, person: int | None) -> bool:
        """Whether all hands are open to somebody once the hand is settled: to who was there, to others where the host
        chose it.
        """
        return self.settings.open_hands or (person is not None and self.members[person].came < self.ended)

    def with_member(self, place: int, member: Member) -> "Room":
        """The room with another member at a place."""
        members = (*self.members[:place], member, *self.members[place + 1 :])
        return replace(self, members=members)

    @property
    def scores(self) -> tuple[int, ...]:
        """The running scores by person, a settled hand included; who came later began at 0."""
        settled = self.state is not None and self.state.settlement is not None
        carry = self.state.carry() if settled else self.carry
        return tuple(score - member.since for score, member in zip(carry.scores, self.members, strict=True))

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
        fields |= {"online": (), "onlookers": ()}
        if not isinstance(raw.applied, dict):
            fields["applied"] = {}
        return cls(**fields)


class _Saved(Struct, kw_only=True):
    """The fields of a saved room; those whose type depends on the game are left raw. What has a default was not yet
    saved by earlier versions.
    """

    id: str
    game: str
    options: msgspec.Raw
    members: tuple[Member, ...]
    host: str | None = None
    settings: Settings = Settings()
    turn_seconds: int | None
    pause_seconds: float = 0.0
    phase: Phase
    match: int
    carry: msgspec.Raw
    state: msgspec.Raw
    record: Record | None
    number: int
    ended: int
    asked: tuple[Asked, ...]
    pause_until: float = 0.0
    online: tuple[int, ...]
    ready: tuple[int, ...]
    applied: dict[str, tuple[str, ...]] | tuple[tuple[str, ...], ...]
    """By person, not by key, in earlier versions."""
    onlookers: tuple[Guest, ...] = ()
    departed: tuple[Departed, ...] = ()
    vote: Vote | None = None
    claims: tuple[Claim, ...] = ()
    knocks: tuple[Knock, ...] = ()
    closing: bool = False
    dealing: Dealing | None = None
    transcript: str | None = None
