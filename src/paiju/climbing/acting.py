"""What an action does in the play of a climbing hand: what it plays, if it is legal, and what comes of it.

Compiled, so functions of states: the methods of structs stay interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from paiju.climbing.grammar import MoveClass
from paiju.climbing.kernel.flow import Flow
from paiju.climbing.lexicon import Lexicon, Move
from paiju.climbing.past import trick_text
from paiju.climbing.tricks import Laid, Passed, Played, Tricks, TrickWon, WentOut, WindTaken
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import Cards, packed, without
from paiju.core.errors import IllegalAction
from paiju.core.game import Event

if TYPE_CHECKING:
    from paiju.climbing.playing import TrickState

S = TypeVar("S", bound="TrickState[Any]")


def offered(state: TrickState[Any], seat: int) -> tuple[Move, ...]:
    """What a seat may do: answers to an open question, else the pass and the move classes."""
    if seat not in state.to_act:
        return ()
    question = state.question
    if question is not None:
        return question.answers
    tricks, lexicon = state.tricks, state.lexicon
    on: int = tricks.on
    beaten = lexicon.grammar.classes[on] if on else None
    return lexicon.moves(tricks.hands[seat], tricks.packed[seat], beaten)


def judged(state: TrickState[Any], seat: int, action: Action) -> MoveClass | None:
    """The class that the action plays, None for an answer or a pass; IllegalAction if it is not legal.

    What is found of an action is kept: who checks one commonly applies it next.
    """
    known: dict[str, Any] = state.__dict__
    found = known.get("_judged")
    if found is not None and found[1] is action and found[0] == seat:
        kept: MoveClass | None = found[2]
        return kept
    if state.settlement is not None or seat not in state.to_act:
        state._check_asked(seat)
    move = None
    question = state.question
    lexicon: Lexicon = state.lexicon
    on: int = state.tricks.on
    if question is not None:
        if not isinstance(action, Answer) or action.choice not in question.choices:
            allowed = ", ".join(question.choices)
            raise IllegalAction("answer-needed", question.clause, allowed=allowed)
    elif type(action) is Pass:
        if not on:
            raise IllegalAction("must-lead", lexicon.turn_clause)
    elif type(action) is Play:
        beaten = lexicon.grammar.classes[on] if on else None
        move = lexicon.read(state.tricks.hands[seat], beaten, action.cards, action.reading)[0]
    elif isinstance(action, Answer):
        raise IllegalAction("nothing-asked", lexicon.answer_clause)
    else:
        raise IllegalAction("play-or-pass", lexicon.turn_clause)
    known["_judged"] = (seat, action, move)
    return move


def laid(
    state: S, move: MoveClass, cards: Cards, points: int = 0, hidden: bool = False
) -> tuple[S, tuple[Event, ...]]:
    """After the seat to act lays `cards`, which it holds, as `move`; `points` is what they count, and `hidden` whether
    the table does not say how many cards are left.
    """
    tricks = state.tricks
    seat: int = tricks.turn
    hands: tuple[Cards, ...] = tricks.hands
    rest = without(hands[seat], cards) or ()
    text, size = move.text, len(cards)
    flow = _flow(state).after_play(move.id, size, points)
    events: tuple[Event, ...] = (Played(seat, cards, text, None if hidden else len(rest)),)
    finished: tuple[int, ...] = tricks.finished
    if not rest:
        finished = (*finished, seat)
        events = (*events, WentOut(seat, len(finished)))
    trick = (*tricks.trick, Laid(seat, cards, text))
    left = list(hands)
    left[seat] = rest
    after, won = _taken(tricks, flow, seat, tuple(left), finished, trick, tricks.pile + points)
    counts = packed(cards)
    known = after.__dict__
    known["packed"] = _more(tricks.packed, seat, -counts)
    played = tricks.__dict__.get("played")
    if played is not None:
        known["played"] = _more(played, seat, counts)
    return _following(state, after), events + won


def passed(state: S) -> tuple[S, tuple[Event, ...]]:
    """After the seat to act passes."""
    tricks = state.tricks
    seat: int = tricks.turn
    flow = _flow(state).after_pass()
    trick = (*tricks.trick, Laid(seat))
    after, won = _taken(tricks, flow, tricks.owner, tricks.hands, tricks.finished, trick, tricks.pile)
    known = after.__dict__
    known["packed"] = tricks.packed
    played = tricks.__dict__.get("played")
    if played is not None:
        known["played"] = played
    return _following(state, after), (Passed(seat), *won)


def _flow(state: TrickState[Any]) -> Flow:
    """The kernel's flow at this moment, which stays as it is: known from the action that led here, if one did."""
    tricks: Tricks = state.tricks
    known: Flow | None = tricks.__dict__.get("_flow")
    if known is not None:
        return known
    flow = state.rules.flow()
    left, captured, finished = list(map(len, tricks.hands)), list(tricks.captured), list(tricks.finished)
    flow.load(left, captured, finished, tricks.turn, tricks.on, tricks.owner, tricks.pile)
    return flow


def _taken(
    tricks: Tricks,
    flow: Flow,
    winner: int,
    hands: tuple[Cards, ...],
    finished: tuple[int, ...],
    trick: tuple[Laid, ...],
    pile: int,
) -> tuple[Tricks, tuple[Event, ...]]:
    """The tricks as the flow has become, with so many points in the trick; where `winner` wins it, what that tells."""
    won: tuple[Event, ...] = ()
    turn, past = int(flow.turn), tricks.past
    if flow.on != 0:
        after = Tricks(
            hands, turn, int(flow.owner), int(flow.on), pile, tricks.captured, finished, trick, False, past
        )
    else:
        won = (TrickWon(winner, pile),)
        if turn != winner and not flow.over:
            won = (*won, WindTaken(turn))
        captured, past = tuple(flow.taken()), (*past, trick_text(trick))
        after = Tricks(hands, turn, int(flow.owner), 0, 0, captured, finished, (), flow.over, past)
    after.__dict__["_flow"] = flow
    return after, won


def _following(state: S, tricks: Tricks) -> S:
    """The state after a play or a pass: nothing is asked any more in a hand in which one was made."""
    after = replace(state, tricks=tricks)
    known = after.__dict__
    known["lexicon"], known["rules"], known["question"] = state.lexicon, state.rules, None
    if not tricks.over:
        known["to_act"] = (tricks.turn,)
    return after


def _more(by_seat: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The numbers with so much more at a seat."""
    numbers = list(by_seat)
    numbers[seat] += more
    return tuple(numbers)
