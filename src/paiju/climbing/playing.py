"""What a seat may do in the play of a climbing hand, and why not: questions, leads, plays and passes.

A game's state and view build on `TrickState` and `TrickView`; its `Lexicon` (`lexicon.py`) says what cards make up.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Generic, TypeVar

from msgspec import Struct

from paiju.climbing.acting import judged, offered
from paiju.climbing.grammar import Grammar, MoveClass
from paiju.climbing.lexicon import Lexicon, Move
from paiju.climbing.tricks import FlowRules, Laid, Tricks, cautious_lead
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import RANKS, Cards, packed
from paiju.core.game import Event, State, View


class Question(Struct, frozen=True):
    """The question a seat is asked, and its choices; the first is the one that changes nothing."""

    seat: int
    about: str
    choices: tuple[str, ...]
    clause: str
    """The clause by which it is asked."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """What may be answered."""
        return tuple(map(Answer, self.choices))


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered the question it was asked."""

    seat: int
    choice: str


class TrickView(View, frozen=True, kw_only=True, dict=True):
    """The table of a climbing game as a seat, or a spectator, sees it. Games add what is theirs."""

    options: Any
    leader: int
    hand: Cards
    """The viewer's own cards; none for a spectator."""
    question: Question | None
    turn: int
    trick: tuple[Laid, ...]
    on: str | None
    """The reading to beat, None where the turn is to lead."""
    owner: int
    finished: tuple[int, ...]
    past: tuple[str, ...]
    """The tricks won so far, first to last: in each, `;` between what seats did, `0 3s3d pair:3` or `1` for a pass."""
    dealt: tuple[Cards, ...] = ()
    """All hands as dealt, open at the settlement."""
    hands: tuple[Cards, ...] = ()
    """What was left in all hands, open at the settlement."""

    @property
    def lexicon(self) -> Lexicon:
        """The combinations under this table's options."""
        raise NotImplementedError

    def legal(self) -> tuple[Move, ...]:
        """The viewer's legal moves, see `TrickState.legal`."""
        if self.seat is None or self.seat not in self.to_act:
            return ()
        if self.question:
            return self.question.answers
        return self.lexicon.moves(self.hand, packed(self.hand), self._on())

    def must_pass(self) -> bool:
        """Whether nothing that the viewer holds beats what lies."""
        return self.on is not None and super().must_pass()

    def readings(self, cards: Cards) -> tuple[str, ...]:
        """How some of the viewer's cards may be laid now, or in turn; IllegalAction says why not."""
        return tuple(map(str, self.lexicon.read(self.hand, self._on(), cards)))

    def completions(self, cards: Cards) -> Iterator[Cards]:
        """What some of the viewer's cards can be completed to, to be laid now or in turn."""
        return self.lexicon.completions(self.hand, self._on(), cards)

    def actions(self) -> Iterator[Action]:
        """One action for every legal move of the viewer."""
        return self.lexicon.actions(self.hand, self.legal())

    def groups(self) -> tuple[str, ...]:
        """The bombs that the viewer holds without wild cards: all there are of a rank, and jokers."""
        return self.lexicon.bombs(self.hand)

    def _on(self) -> MoveClass | None:
        return self.lexicon.grammar.parse_class(self.on) if self.on else None


V = TypeVar("V", bound=TrickView)


class TrickState(State[V], Generic[V], frozen=True, kw_only=True, dict=True):
    """A hand of a climbing game at one moment. Games add what is theirs, and how an action changes it."""

    options: Any
    leader: int
    dealt: tuple[Cards, ...]
    tricks: Tricks

    @property
    def lexicon(self) -> Lexicon:
        """The combinations under this table's options."""
        raise NotImplementedError

    @property
    def question(self) -> Question | None:
        """The open question, if one is."""
        raise NotImplementedError

    @property
    def rules(self) -> FlowRules:
        """What the table lays down for the flow of tricks."""
        raise NotImplementedError

    def counts(self, seat: int | None) -> tuple[int | None, ...]:
        """How many cards each seat has left, as `seat` may know it; None where the table does not say."""
        return self.tricks.left

    @property
    def grammar(self) -> Grammar:
        """The grammar under this table's options."""
        return self.lexicon.grammar

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The one seat that is asked, or none when the hand is over."""
        if self.settlement is not None:
            return ()
        question = self.question
        return (question.seat if question else self.tricks.turn,)

    @property
    def turn_clause(self) -> str:
        """The clause of the open question, else that on leading and passing."""
        question = self.question
        return question.clause if question else self.lexicon.turn_clause

    def unseen(self, seat: int | None) -> dict[str, int] | None:
        """By rank, how many cards are in other hands than a seat's; what is laid lies open, so that all can count."""
        others = [card for other, hand in enumerate(self.tricks.hands) if other != seat for card in hand]
        return {rank: sum(card[0] == rank for card in others) for rank in RANKS}

    @property
    def on(self) -> MoveClass | None:
        """The class to beat, or None where the turn is to lead."""
        on = self.tricks.on
        return self.lexicon.grammar.classes[on] if on else None

    def _legal(self, seat: int) -> tuple[Move, ...]:
        return offered(self, seat)

    def _actions(self, seat: int) -> Iterator[Action]:
        hand = self.tricks.hands[seat] if seat in self.to_act else ()
        return self.lexicon.actions(hand, self._legal(seat))

    def _check(self, seat: int, action: Action) -> MoveClass | None:
        """The class that the action plays, None for what lays no cards; IllegalAction if it is not legal."""
        return judged(self, seat, action)

    def _timeout(self, seat: int) -> Action:
        """A question gets its first choice, a follower passes, a leader leads what costs least."""
        question = self.question
        if question:
            return Answer(question.choices[0])
        return Pass() if self.on else Play((cautious_lead(self.tricks.hands[seat]),))
