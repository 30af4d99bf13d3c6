"""The course of a Datong hand: the surrender window (DT27–DT29), then the tricks (DT21–DT26)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from paiju.climbing.grammar import Grammar, MoveClass
from paiju.climbing.tricks import FlowRules, Laid, Tricks, cautious_lead
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import Card, Cards, packed, take, without
from paiju.core.errors import IllegalAction
from paiju.core.game import Carry, Event, Settled, View
from paiju.core.settlement import Settlement
from paiju.games.datong.combinations import grammar
from paiju.games.datong.deal import SEATS
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.refusals import why_no_combination, why_not_beaten
from paiju.games.datong.scoring import points_of, settle_played, settle_surrendered

Move = Pass | Answer | MoveClass

OFFER = ("play_on", "offer")
"""What a seat may answer when it is asked whether it surrenders (DT27)."""
REPLY = ("decline", "buy", "surrender")
"""What the partner of who offers may answer (DT28, DT29)."""


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered: it plays on or offers to surrender; declines, buys or surrenders too."""

    seat: int
    choice: str


class Question(Struct, frozen=True):
    """The question a seat is asked, and its choices; the first is the one that changes nothing."""

    seat: int
    about: Literal["offer", "reply"]
    choices: tuple[str, ...]


class Window(Struct, frozen=True):
    """The surrender window: seats are asked once each from the leader on (DT27)."""

    leader: int
    asked: int = 0
    """How many steps from the leader the asking has come; 4: the window is closed."""
    offered: bool = False
    """The seat asked last has offered, and its partner is asked."""
    buyers: tuple[int, ...] = ()

    def question(self) -> Question | None:
        """The open question."""
        if self.asked >= SEATS:
            return None
        seat = (self.leader + self.asked) % SEATS
        if self.offered:
            return Question((seat + 2) % SEATS, "reply", REPLY)
        return Question(seat, "offer", OFFER)

    def answered(self, choice: str) -> "Window":
        """The window after an answer other than a surrender."""
        if choice == "offer":
            return replace(self, offered=True)
        asking = (self.leader + self.asked) % SEATS
        buyers = (*self.buyers, (asking + 2) % SEATS) if choice == "buy" else self.buyers
        team_bought = {seat % 2 for seat in buyers}
        asked = self.asked + 1
        while asked < SEATS and (self.leader + asked) % 2 in team_bought:
            asked += 1
        return replace(self, asked=asked, offered=False, buyers=buyers)


class DatongView(View, frozen=True, kw_only=True, tag="datong"):
    """The table as a seat, or a spectator, sees it. Seats are those after the seat change."""

    options: DatongOptions
    reveal: Card
    leader: int
    moved: tuple[int, ...]
    """The pair of seats whose persons changed places, or none (DT4, DT5.d)."""
    hand: Cards
    """The viewer's own cards; none for a spectator."""
    counts: tuple[int, ...]
    question: Question | None
    buyers: tuple[int, ...]
    turn: int
    trick: tuple[Laid, ...]
    on: str | None
    """The reading to beat, None where the turn is to lead."""
    owner: int
    pile: int
    captured: tuple[int, ...]
    finished: tuple[int, ...]
    dealt: tuple[Cards, ...] = ()
    """All hands as dealt, open at the settlement."""
    hands: tuple[Cards, ...] = ()
    """What was left in all hands, open at the settlement."""

    def legal(self) -> tuple[Move, ...]:
        """The viewer's legal moves, see `State.legal`."""
        if self.seat is None or self.seat not in self.to_act:
            return ()
        words = grammar(self.options.chain3_vs_8)
        return legal_moves(words, self.question, self.hand, words.parse_class(self.on) if self.on else None)

    def readings(self, cards: Cards) -> tuple[str, ...]:
        """How some of the viewer's cards may be laid now, or in turn; IllegalAction says why not."""
        words = grammar(self.options.chain3_vs_8)
        on = words.parse_class(self.on) if self.on else None
        return tuple(map(str, read_play(words, self.hand, on, cards)))

    def actions(self) -> Iterator[Action]:
        """One action for every legal move of the viewer."""
        return actions_of(grammar(self.options.chain3_vs_8), self.hand, self.legal())


class DatongState(Struct, frozen=True, kw_only=True):
    """A hand of Datong at one moment."""

    options: DatongOptions
    before: Carry
    seating: tuple[int, ...]
    reveal: Card
    leader: int
    moved: tuple[int, ...]
    dealt: tuple[Cards, ...]
    window: Window
    tricks: Tricks
    settlement: Settlement | None = None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The one seat that is asked, or none when the hand is over."""
        if self.settlement is not None:
            return ()
        question = self.window.question()
        return (question.seat if question else self.tricks.turn,)

    @property
    def grammar(self) -> Grammar:
        """The combinations under this table's options."""
        return grammar(self.options.chain3_vs_8)

    @property
    def on(self) -> MoveClass | None:
        """The class to beat, or None where the turn is to lead."""
        return self.grammar.classes[self.tricks.on] if self.tricks.on else None

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat: answers to an open question, else the pass and the move classes."""
        if seat not in self.to_act:
            return ()
        return legal_moves(self.grammar, self.window.question(), self.tricks.hands[seat], self.on)

    def actions(self, seat: int) -> Iterator[Action]:
        """One action for every legal move of a seat."""
        return actions_of(self.grammar, self.tricks.hands[seat], self.legal(seat))

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction, with the clause, if `seat` may not take `action` now."""
        self._checked(seat, action)

    def _checked(self, seat: int, action: Action) -> MoveClass | None:
        """The class that the action plays, None for an answer or a pass; IllegalAction if it is not legal."""
        if self.settlement is not None:
            raise IllegalAction("hand-over")
        question = self.window.question()
        turn = question.seat if question else self.tricks.turn
        if seat != turn:
            raise IllegalAction("not-your-turn", "DT21", seat=seat, turn=turn)
        if question:
            if not isinstance(action, Answer) or action.choice not in question.choices:
                raise IllegalAction("answer-needed", "DT27.d", allowed=", ".join(question.choices))
            return None
        match action:
            case Pass():
                if not self.tricks.on:
                    raise IllegalAction("must-lead", "DT21")
                return None
            case Play(cards, reading):
                return read_play(self.grammar, self.tricks.hands[seat], self.on, cards, reading)[0]
            case _:
                raise IllegalAction("play-or-pass", "DT21")

    def apply(self, seat: int, action: Action) -> "tuple[DatongState, tuple[Event, ...]]":
        """The next state and what happened; IllegalAction changes nothing."""
        move = self._checked(seat, action)
        if isinstance(action, Answer):
            return self._answer(seat, action.choice)
        if isinstance(action, Play) and move is not None:
            rest = without(self.tricks.hands[seat], action.cards) or ()
            tricks, events = self.tricks.laid(self._rules, move, action.cards, rest, points_of(action.cards))
        else:
            tricks, events = self.tricks.passed(self._rules)
        after = replace(self, tricks=tricks)
        if not tricks.over:
            return after, events
        settlement = settle_played(
            self.options, self.dealt, self.seating, tricks.finished, tricks.captured, self.window.buyers
        )
        return replace(after, settlement=settlement), (*events, Settled(settlement))

    @property
    def _rules(self) -> FlowRules:
        """The hand ends when three are out, or both of one team first (DT26.d)."""
        return FLOW_RULES[self.options.wind, self.options.last_trick]

    def _answer(self, seat: int, choice: str) -> "tuple[DatongState, tuple[Event, ...]]":
        answered = Answered(seat, choice)
        if choice == "surrender":
            settlement = settle_surrendered(self.options, self.dealt, self.seating, seat, self.window.buyers)
            return replace(self, settlement=settlement), (answered, Settled(settlement))
        return replace(self, window=self.window.answered(choice)), (answered,)

    def timeout(self, seat: int) -> Action:
        """A question gets its first choice, a follower passes, a leader leads what costs least."""
        question = self.window.question()
        if question:
            return Answer(question.choices[0])
        return Pass() if self.on else Play((cautious_lead(self.tricks.hands[seat]),))

    def view(self, seat: int | None) -> DatongView:
        """What a seat, or a spectator, may know; at the settlement all hands are open."""
        tricks, over = self.tricks, self.settlement is not None
        return DatongView(
            seat=seat,
            seating=self.seating,
            hand_number=self.before.hand,
            scores=self.before.scores,
            to_act=self.to_act,
            settlement=self.settlement,
            options=self.options,
            reveal=self.reveal,
            leader=self.leader,
            moved=self.moved,
            hand=tricks.hands[seat] if seat is not None else (),
            counts=tuple(map(len, tricks.hands)),
            question=None if over else self.window.question(),
            buyers=self.window.buyers,
            turn=tricks.turn,
            trick=tricks.trick,
            on=str(self.on) if self.on else None,
            owner=tricks.owner,
            pile=tricks.pile,
            captured=tricks.captured,
            finished=tricks.finished,
            dealt=self.dealt if over else (),
            hands=tricks.hands if over else (),
        )

    def carry(self) -> Carry:
        """The next hand: the seats as they are now (DT3.d), the scores of the persons (DT6.d)."""
        return self.before.after(self.seating, self.settlement)


FLOW_RULES = {
    (wind, last): FlowRules(wind == "partner", last == "at_once", 3, (2, 3, 0, 1))
    for wind in ("next", "partner")
    for last in ("play_out", "at_once")
}


def read_play(
    words: Grammar, hand: Cards, on: MoveClass | None, cards: Cards, reading: str | None = None
) -> tuple[MoveClass, ...]:
    """The readings of some cards of `hand` that may be laid on `on`, the strongest first.

    Only the one that `reading` names, if it is given. IllegalAction says why there is none.
    """
    if not cards:
        raise IllegalAction("no-cards", "DT21")
    if without(hand, cards) is None:
        raise IllegalAction("not-held", cards=" ".join(cards))
    readings = words.readings(packed(cards), len(cards))
    if not readings:
        raise why_no_combination(cards)
    chosen = readings if reading is None else tuple([move for move in readings if move.text == reading])
    if not chosen:
        raise IllegalAction("reading", reading=str(reading), allowed=", ".join(map(str, readings)))
    if on is None:
        return chosen
    fit = tuple([move for move in chosen if words.does_beat(move, on)])
    if not fit:
        raise why_not_beaten(chosen[0], on)
    return fit


def legal_moves(
    words: Grammar, question: Question | None, hand: Cards, on: MoveClass | None
) -> tuple[Move, ...]:
    """The moves of the seat to act: answers, or the pass (not when leading, DT21) and the classes."""
    if question:
        return tuple(Answer(choice) for choice in question.choices)
    classes = words.listing(packed(hand), on)
    return (Pass(), *classes) if on else classes


def actions_of(words: Grammar, hand: Cards, moves: tuple[Move, ...]) -> Iterator[Action]:
    """One action for each move; a class is filled by its first filling."""
    counts = packed(hand)
    for move in moves:
        if isinstance(move, MoveClass):
            yield Play(take(hand, words.moves.fill(counts, move.id)))
        else:
            yield move
