"""A worker process: reads questions to bots, a line of JSON each, and writes the answers.

    python -m paiju.server.worker

It knows nothing but the view it is handed. It ends when its input does.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Literal

import msgspec
from msgspec import Struct

from paiju.bots import AT_TABLES, Budget, make_bot
from paiju.bots.strong import Blunder, hint, judge
from paiju.climbing.grammar import Kind
from paiju.core.actions import Action, Flee, Pass, Play
from paiju.core.game import View
from paiju.games.views import GameView

HINTS = 40
"""How many plays a hint offers at most."""
REASONS = "strong"
"""The bot that says why."""
NICE = 5
"""How far a worker stands back for the server."""
BOMBS = {kind.value for kind in Kind if kind.is_bomb}


class Question(Struct, frozen=True):
    """What the bot called `bot` would do at this view: its move, or the plays it would choose from; or whether
    `action`, which was taken there, was a blunder.
    """

    want: Literal["move", "hints", "judgement"]
    bot: str
    seed: int
    view: GameView
    budget: Budget = AT_TABLES
    action: Action | None = None


class Reply(Struct, frozen=True):
    """The actions, the best first; only one where a move was asked for."""

    actions: tuple[Action, ...] = ()
    reason: str | None = None
    """Why the first of several: the text is `advice-<reason>`; None where the bot gives no reasons."""
    blunder: Blunder | None = None


def answer(question: Question) -> Reply:
    """The reply to a question; raises what the bot raises."""
    view = question.view
    if question.want == "judgement":
        assert question.action is not None
        assert question.budget.playouts is not None
        return Reply(blunder=judge(view, question.action, question.budget.playouts, question.seed))
    if question.want == "hints" and question.bot == REASONS:
        hinted = hint(view, question.budget, question.seed)
        return Reply(_with_others(view, hinted.action), hinted.reason)
    game = type(view).__struct_config__.tag
    assert isinstance(game, str)
    first = make_bot(question.bot, game, question.seed, question.budget).act(view)
    return Reply((first,) if question.want == "move" else _with_others(view, first))


def _with_others(view: View, first: Action) -> tuple[Action, ...]:
    others = (action for action in ordered(view) if action != first)
    return first, *islice(others, HINTS - 1)


def ordered(view: View) -> Iterator[Action]:
    """The viewer's legal actions, the pass apart: those that tear least out of the hand first, bombs last; behind them
    what would be judged, and flight.
    """
    actions = [action for action in view.actions() if not isinstance(action, Pass)]
    return iter(sorted(actions, key=lambda action: _cost(view, action)))


def _cost(view: View, action: Action) -> tuple[bool, bool, bool, int]:
    """Whether an action gives the hand up, would be judged, is a bomb, and how many cards of the ranks that it takes
    from it leaves behind.
    """
    if not isinstance(action, Play):
        return action == Flee(), bool(view.faults(action)), False, 0
    played = [card[0] for card in action.cards]
    held = [card[0] for card in getattr(view, "hand", ())]
    torn = sum(held.count(rank) - played.count(rank) for rank in set(played))
    kind = view.readings(action.cards)[0].partition(":")[0]
    return False, False, kind in BOMBS, torn


def main() -> None:
    """Answer until there are no more questions, or nobody is left to read the answers."""
    # Ctrl-C in a terminal reaches this process too; it is for the server to say when the questions end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Where processors are short, the tables go before the thinking.
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    try:
        _answer_all()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _answer_all() -> None:
    questions = msgspec.json.Decoder(Question)
    replies = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        try:
            reply: Reply | None = answer(questions.decode(line))
        except Exception as fault:
            # The text of the fault might name cards.
            print(f"paiju worker: {type(fault).__name__}", file=sys.stderr)
            reply = None
        sys.stdout.buffer.write(replies.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
