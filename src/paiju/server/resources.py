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


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: its person plays against bots of one level."""

    game: str
    bots: str
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    options: dict[str, str | int | bool] = {}
    turn_seconds: Literal[15, 30, 60] | None = 30


class OptionsAnswered(Struct, frozen=True):
    """What a table with these options would be played by: the value of every option, or why there is no such table."""

    options: dict[str, str | int | bool]
    problem: "Problem | None" = None


class TableCreated(Struct, frozen=True):
    """A table that was made."""

    id: str


class RuleClause(Struct, frozen=True):
    """A rule of the rule book."""

    id: str
    title: str
    markdown: str


class RuleSection(Struct, frozen=True):
    """A section of the rule book."""

    title: str
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
