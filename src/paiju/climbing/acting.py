"""What an action does in the play of a climbing hand: what it plays, if it is legal, and what comes of it.

Compiled, so functions of states: the methods of structs stay interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import astuple as fields_of
from msgspec.structs import replace

from paiju.climbing.grammar import MoveClass
from paiju.climbing.kernel import flow as kernel
from paiju.climbing.kernel.flow import Flow
from paiju.climbing.lexicon import Lexicon, Move
from paiju.climbing.past import trick_text
from paiju.climbing.tricks import Laid, Passed, Played, Tricks, TrickWon, WentOut, WindTaken
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import Cards, packed
from paiju.core.errors import IllegalAction
from paiju.core.game import Event

if TYPE_CHECKING:
    from paiju.climbing.playing import TrickState

S = TypeVar("S", bound="TrickState[Any]")

Fields = tuple[
    tuple[Cards, ...],
    int,
    int,
    int,
    int,
    tuple[int, ...],
    tuple[int, ...],
    tuple[Laid, ...],
    bool,
    tuple[str, ...],
]
"""Those of `Tricks` in order: taking all at once is cheaper than one by one."""

SEATS = range(kernel.SEATS)
# Of these there are four each, so that none is made anew.
ALONE: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in SEATS)
PASSED: tuple[tuple[Event, ...], ...] = tuple((Passed(seat),) for seat in SEATS)
LAID_NOTHING: tuple[tuple[Laid, ...], ...] = tuple((Laid(seat),) for seat in SEATS)


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
    on: int = state.tricks.on
    if question is not None:
        if not isinstance(action, Answer) or action.choice not in question.choices:
            allowed = ", ".join(question.choices)
            raise IllegalAction("answer-needed", question.clause, allowed=allowed)
    elif type(action) is Pass:
        if not on:
            raise IllegalAction("must-lead", state.lexicon.turn_clause)
    elif type(action) is Play:
        lexicon: Lexicon = state.lexicon
        beaten = lexicon.grammar.classes[on] if on else None
        move = lexicon.read(state.tricks.hands[seat], beaten, action.cards, action.reading)[0]
    elif isinstance(action, Answer):
        raise IllegalAction("nothing-asked", state.lexicon.answer_clause)
    else:
        raise IllegalAction("play-or-pass", state.lexicon.turn_clause)
    known["_judged"] = (seat, action, move)
    return move


def laid(
    state: S, move: MoveClass, cards: Cards, points: int = 0, hidden: bool = False
) -> tuple[S, tuple[Event, ...]]:
    """After the seat to act lays `cards`, which it holds, as `move`; `points` is what they count, and `hidden` whether
    the table does not say how many cards are left.
    """
    before: Tricks = state.tricks
    known: dict[str, Any] = before.__dict__
    fields: Fields = fields_of(before)
    hands, seat, _, _, pile, captured, finished, trick, _, past = fields
    rest = state.lexicon.rest(hands[seat], cards) or ()
    size, text, counts = len(cards), move.text, packed(cards)
    flow = _flow(state).after_play(move.id, size, points)
    told: tuple[Event, ...] = (Played(seat, cards, text, None if hidden else len(rest)),)
    if not rest:
        finished = (*finished, seat)
        told = (*told, WentOut(seat, len(finished)))
    held = list(hands)
    held[seat] = rest
    did: tuple[Laid, ...] = (Laid(seat, cards, text),)
    after, won = _taken(flow, seat, tuple(held), pile + points, captured, finished, trick + did, past)
    mine = after.__dict__
    mine["packed"] = _more(before.packed, seat, -counts)
    mine["left"] = _more(before.left, seat, -size)
    if "played" in known:
        mine["played"] = _more(known["played"], seat, counts)
    return _following(state, after, flow), told + won


def passed(state: S) -> tuple[S, tuple[Event, ...]]:
    """After the seat to act passes."""
    before: Tricks = state.tricks
    known: dict[str, Any] = before.__dict__
    fields: Fields = fields_of(before)
    hands, seat, owner, _, pile, captured, finished, trick, _, past = fields
    flow = _flow(state).after_pass()
    after, won = _taken(flow, owner, hands, pile, captured, finished, trick + LAID_NOTHING[seat], past)
    mine = after.__dict__
    mine["packed"], mine["left"] = before.packed, before.left
    if "played" in known:
        mine["played"] = known["played"]
    return _following(state, after, flow), PASSED[seat] + won


def _flow(state: TrickState[Any]) -> Flow:
    """The kernel's flow at this moment, which stays as it is: known from the action that led here, if one did."""
    tricks: Tricks = state.tricks
    known: Flow | None = tricks.__dict__.get("_flow")
    if known is not None:
        return known
    flow = state.rules.flow()
    left, captured, finished = list(tricks.left), list(tricks.captured), list(tricks.finished)
    flow.load(left, captured, finished, tricks.turn, tricks.on, tricks.owner, tricks.pile)
    return flow


def _taken(
    flow: Flow,
    winner: int,
    hands: tuple[Cards, ...],
    pile: int,
    captured: tuple[int, ...],
    finished: tuple[int, ...],
    trick: tuple[Laid, ...],
    past: tuple[str, ...],
) -> tuple[Tricks, tuple[Event, ...]]:
    """The tricks as the flow has become, with so many points in the trick; where `winner` wins it, what that tells."""
    turn, owner, on = int(flow.turn), int(flow.owner), int(flow.on)
    if on:
        return Tricks(hands, turn, owner, on, pile, captured, finished, trick, False, past), ()
    won: tuple[Event, ...] = (TrickWon(winner, pile),)
    if turn != winner and not flow.over:
        won = (*won, WindTaken(turn))
    captured, past = tuple(flow.taken()), (*past, trick_text(trick))
    return Tricks(hands, turn, owner, 0, 0, captured, finished, (), flow.over, past), won


def _following(state: S, tricks: Tricks, flow: Flow) -> S:
    """The state after a play or a pass: nothing is asked any more in a hand in which one was made."""
    tricks.__dict__["_flow"] = flow
    after = replace(state, tricks=tricks)
    known: dict[str, Any] = after.__dict__
    known["lexicon"], known["rules"], known["question"] = state.lexicon, state.rules, None
    if not flow.over:
        known["to_act"] = ALONE[flow.turn]
    return after


def noting(state: S, **fields: Any) -> S:
    """The state with something noted that changes neither who is asked nor by what rules."""
    after = replace(state, **fields)
    after.__dict__.update(state.__dict__)
    return after


def _more(by_seat: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The numbers with so much more at a seat."""
    numbers = list(by_seat)
    numbers[seat] += more
    return tuple(numbers)
