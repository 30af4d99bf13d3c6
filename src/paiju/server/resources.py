"""What is asked and answered over HTTP. The browser's types are generated from these."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paiju.core.options import OptionField

TURN_SECONDS = (None, 15, 30, 60)
"""The turn times that a table may choose, None for no limit."""


class GameInfo(Struct, frozen=True):
    """A game and what a table of it may choose."""

    name: str
    revision: int
    players: int
    """How many play under the default options."""
    options: tuple[OptionField, ...]
    counter: bool
    """Whether a table of it can count cards 记牌器."""


class Offer(Struct, frozen=True):
    """Everything a table can be made of."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    """The levels of bots, the weakest first."""
    turn_seconds: tuple[int | None, ...]


class OptionsAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as they are chosen so far, without those left as they are by default."""

    game: str
    options: dict[str, str | int | bool] = {}


class TableChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen when a table is made."""

    game: str
    bots: str
    """The level of the bots."""
    options: dict[str, str | int | bool] = {}
    turn_seconds: Literal[15, 30, 60] | None = 30
    gather: bool = False
    """Whether the table waits for people; else bots take all other places at once."""
    public: bool = False
    """Whether the lobby lists it."""
    open_hands: bool = False
    """Whether spectators see all hands after the hand."""
    counter: bool = False
    """Whether the page counts what has been played 记牌器."""
    fair: bool = True
    """Whether deals are drawn with the nonces of those who play; a client that sends none only makes them wait."""


class NewTable(TableChoice, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made by its host, who gets the first place."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    """The host's."""


class OptionsAnswered(Struct, frozen=True):
    """What a table with these options would be played by: the value of every option, or why there is no such table."""

    options: dict[str, str | int | bool]
    problem: "Problem | None" = None


class TableCreated(Struct, frozen=True):
    """A table that was made."""

    id: str


class TableCode(Struct, frozen=True):
    """The code by which people find a table; its host tells it."""

    code: str


class Invitation(Struct, frozen=True):
    """The link by which others come to a table."""

    url: str


class KnockAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has a table's code and would come in under a name."""

    code: Annotated[str, Meta(max_length=20)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class KnockState(Struct, frozen=True):
    """How it stands with who knocked; the table only once the host has let her or him in."""

    knock: str
    state: Literal["waiting", "admitted", "refused"]
    table: str | None = None


class LobbyTable(Struct, frozen=True):
    """A public table that waits for people."""

    id: str
    game: str
    host: str
    """The host's name."""
    options: dict[str, str | int | bool]
    """Those that differ from the defaults."""
    taken: int
    places: int
    turn_seconds: int | None


class DeviceLinkAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to another device is asked for, which will show what stands here."""

    name: Annotated[str, Meta(max_length=40)] = ""
    """What the person goes by, empty where (s)he has given no name."""
    table: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")] | None = None
    """Where the person played last."""


class DeviceLink(Struct, frozen=True):
    """A link by which another device becomes its maker's, once."""

    token: str
    url: str
    seconds: int
    """So long it is good."""
    others: int
    """How many other devices are the maker's already."""


class DeviceOffered(Struct, frozen=True):
    """What a link to another device offers."""

    name: str
    table: str | None
    seconds: int
    """So long it is still good."""


class DeviceClaimed(Struct, frozen=True, forbid_unknown_fields=True):
    """A device that is to become that of who made a link."""

    token: Annotated[str, Meta(max_length=100)]
    revoke: bool = False
    """Whether the device that made the link is worth nothing any more."""


class DeviceMoved(Struct, frozen=True):
    """The device is now that of the person who made the link."""

    name: str
    table: str | None
    revoked: bool
    """Whether the device that made the link is worth nothing any more."""


class DevicesGivenUp(Struct, frozen=True):
    """The other devices of a person are worth nothing any more."""

    count: int


class RuleClause(Struct, frozen=True):
    """A rule of the rule book."""

    id: str
    title: str
    markdown: str


class RuleSection(Struct, frozen=True):
    """A section of the rule book."""

    title: str
    markdown: str
    """What stands before its first clause."""
    clauses: tuple[RuleClause, ...]


class RuleBook(Struct, frozen=True):
    """The rule book of a game in one language."""

    game: str
    locale: str
    title: str
    markdown: str
    """What stands before the first section."""
    sections: tuple[RuleSection, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused: the text is ``error-<code>`` with `params`, here in the asker's language."""

    code: str
    text: str
    clause: str | None = None
    params: dict[str, str | int] = {}
