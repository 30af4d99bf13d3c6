"""Actions that a player takes, and their text notation.

`play 3s3h` · `play 4s5h6d7cW as straight:3-7` · `pass` · `answer buy` · `turn up` · `run away`. Every action has
one text and every such text is one action.
"""

from typing import cast

from msgspec import Struct

from paiju.core.cards import Cards, format_cards, parse_cards
from paiju.core.errors import NotationError


class Taken(Struct, frozen=True, tag_field="do"):
    """What every action has: `str()` gives its text."""

    def __str__(self) -> str:
        return format_action(cast(Action, self))


class Play(Taken, frozen=True, tag="play"):
    """Play a combination: its cards, and which reading is meant where the set reads two ways."""

    cards: Cards
    reading: str | None = None


class Pass(Taken, frozen=True, tag="pass"):
    """Pass 不要: leave the last play standing."""


class Answer(Taken, frozen=True, tag="answer"):
    """Answer an open question by one of its choices."""

    choice: str


class TurnUp(Taken, frozen=True, tag="turn_up"):
    """Turn up 翻炸: lay open what the game asks to be laid open."""


class RunAway(Taken, frozen=True, tag="run_away"):
    """Run away 逃跑: leave in mid-hand, in turn or not, and so end the hand."""


Action = Play | Pass | Answer | TurnUp | RunAway


def format_action(action: Action) -> str:
    """The text of an action."""
    match action:
        case Play(cards, reading):
            return f"play {format_cards(cards)}" + (f" as {reading}" if reading else "")
        case Answer(choice):
            return f"answer {choice}"
        case TurnUp():
            return "turn up"
        case RunAway():
            return "run away"
        case Pass():
            return "pass"


def parse_action(text: str) -> Action:
    """The action of a text; NotationError says what an action looks like."""
    words = text.split()
    match words:
        case ["pass"]:
            return Pass()
        case ["turn", "up"]:
            return TurnUp()
        case ["run", "away"]:
            return RunAway()
        case ["answer", choice]:
            return Answer(choice)
        case ["play", *cards, "as", reading] if cards:
            return Play(parse_cards("".join(cards)), reading)
        case ["play", *cards] if cards:
            return Play(parse_cards("".join(cards)))
        case _:
            raise NotationError("notation-action", text=text)
