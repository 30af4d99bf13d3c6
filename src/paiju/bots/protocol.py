"""The messages of a bot that is a program of its own: lines of JSON, the same over its input and output and over a
socket (docs/bots-protocol.md).

Paiju says `Greeting`, the program `Hello`; from then on a `Question` is answered by an `Answer`, and what is no answer
by `Fault`.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from paiju.bots.base import Budget
from paiju.core.actions import Action, Play, parse_action
from paiju.core.errors import IllegalAction, PaijuError
from paiju.core.game import View
from paiju.games.views import GameView

VERSION = 1
LIMIT_SECONDS = 10.0
"""So long a program has for an answer."""
LONGEST_LINE = 1 << 16
"""The most bytes of a line that a program sends."""


class ProgramError(PaijuError):
    """A program that cannot be started, ends, is silent, or says what is no answer."""


class Spoken(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message of either side."""


class Greeting(Spoken, frozen=True):
    """First: the version of the protocol, and how many seconds each answer may take."""

    version: int = VERSION
    limit_seconds: float = LIMIT_SECONDS


class Question(Spoken, frozen=True, kw_only=True):
    """What would you do?"""

    id: int
    seed: int
    """For the random numbers of this answer, so that the same comes out again."""
    budget: Budget
    """What a bot that searches should spend."""
    view: GameView
    """All that the seat may know."""
    legal: tuple[str, ...]
    """The legal moves: actions, or move classes where a set of cards can be chosen."""
    actions: tuple[str, ...]
    """One action for each of them, in the same order."""


class Fault(Spoken, frozen=True):
    """What was wrong with what the program said; the text is ``error-<code>``."""

    code: str
    text: str


class Hello(Spoken, frozen=True):
    """The program's greeting: the version it speaks, and over a socket the token of its seat."""

    version: int
    token: Annotated[str, Meta(max_length=100)] = ""


class Answer(Spoken, frozen=True):
    """The action for the question of that id, as a text such as ``play 3s3h``."""

    id: int
    action: Annotated[str, Meta(max_length=400)]


FromProgram = Hello | Answer
_DECODER = msgspec.json.Decoder(FromProgram)


def understood(line: bytes | str) -> FromProgram:
    """The message of a line; ProgramError where it is none, or its version another."""
    try:
        message: FromProgram = _DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ProgramError("program-unreadable") from None
    if isinstance(message, Hello) and message.version != VERSION:
        raise ProgramError("program-version", given=message.version, allowed=VERSION)
    return message


def question(view: View, ident: int, seed: int, budget: Budget) -> bytes:
    """The line that asks what to do at a view."""
    asked = Question(
        id=ident,
        seed=seed,
        budget=budget,
        view=view,  # type: ignore[arg-type]
        legal=tuple(str(move) for move in view.legal()),
        actions=tuple(str(action) for action in view.actions()),
    )
    return line_of(asked)


def line_of(message: Spoken) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def legal_action(view: View, answer: Answer) -> Action:
    """The action that is answered; ProgramError says why where the viewer may not take it."""
    try:
        action = parse_action(answer.action)
        if isinstance(action, Play):
            readings = view.readings(action.cards)
            if action.reading not in (None, *readings):
                raise IllegalAction("answer-not-offered", allowed=", ".join(readings))
        elif action not in tuple(view.actions()):
            raise IllegalAction("answer-not-offered", allowed=", ".join(map(str, view.actions())))
    except PaijuError as refused:
        raise ProgramError(
            "program-illegal", refused.clause, action=answer.action, reason=refused
        ) from refused
    return action
