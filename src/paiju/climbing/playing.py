"""What a seat may do in the play of a climbing hand, and why not: questions, leads, plays and passes.

A game's state and view build on `TrickState` and `TrickView`; its `Lexicon` holds what it says about cards.
"""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct

from paiju.climbing.completions import completions
from paiju.climbing.grammar import RANKS_ALONE, Grammar, MoveClass
from paiju.climbing.tricks import Laid, Tricks, cautious_lead
from paiju.core.actions import Action, Answer, Pass, Play, are_cards
from paiju.core.cards import RANKS, Cards, packed, sort_cards, take, without
from paiju.core.errors import IllegalAction
from paiju.core.game import Event, State, View

Move = Pass | Answer | MoveClass


class Question(Struct, frozen=True):
    """The question a seat is asked, and its choices; the first is the one that changes nothing."""

    seat: int
    about: str
    choices: tuple[str, ...]
    clause: str
    """The clause by which it is asked."""


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered the question it was asked."""

    seat: int
    choice: str


def _ranks_alone(_cards: Cards) -> int:
    return RANKS_ALONE


def _by_rank(hand: Cards, _move: MoveClass, filling: int) -> Cards:
    return take(hand, filling)


class Lexicon(Struct, frozen=True, kw_only=True):
    """What a game says about cards: its grammar, and the clause for the player who asks why not."""

    grammar: Grammar
    turn_clause: str
    """The clause on leading, playing and passing."""
    answer_clause: str
    """The clause on when questions are asked, for who answers where none is open."""
    why_no_combination: Callable[[Cards, Cards], IllegalAction]
    """Why some cards, of a hand, are no combination."""
    why_not_beaten: Callable[[MoveClass, MoveClass], IllegalAction]
    """Why a class does not beat another."""
    specials: Callable[[Cards], int] = _ranks_alone
    """The specials that some cards hold, see `Grammar`."""
    laid: Callable[[Cards, MoveClass, int], Cards] = _by_rank
    """Cards of a hand for a packed filling of a class."""
    jokers: int = 2
    """How many there are of each joker."""

    def readings(self, cards: Cards, hand: Cards | None = None) -> tuple[MoveClass, ...]:
        """What some cards of `hand` make up, the strongest first; without a hand nothing is left beside them.

        IllegalAction says why they are no combination.
        """
        held = cards if hand is None else hand
        found = self._made(cards, held)
        if not found:
            raise self.why_no_combination(cards, held)
        return found

    def check_beats(self, played: MoveClass, on: MoveClass) -> None:
        """Raise IllegalAction, with the clause, if `played` does not beat `on`."""
        if not self.grammar.does_beat(played, on):
            raise self.why_not_beaten(played, on)

    def read(
        self, hand: Cards, on: MoveClass | None, cards: Cards, reading: str | None = None
    ) -> tuple[MoveClass, ...]:
        """The readings of some cards of `hand` that may be laid on `on`, the strongest first.

        Only the one that `reading` names, if it is given. IllegalAction says why there is none.
        """
        if not are_cards(cards):
            raise IllegalAction("cards-form", given=repr(cards))
        if not cards:
            raise IllegalAction("no-cards", self.turn_clause)
        if without(hand, cards) is None:
            raise IllegalAction("not-held", cards=" ".join(map(str, cards)))
        readings = self.readings(cards, hand)
        chosen = readings if reading is None else tuple([move for move in readings if move.text == reading])
        if not chosen:
            raise IllegalAction("reading", reading=str(reading), allowed=", ".join(map(str, readings)))
        if on is None:
            return chosen
        fit = tuple([move for move in chosen if self.grammar.does_beat(move, on)])
        if not fit:
            raise self.why_not_beaten(chosen[0], on)
        return fit

    def completions(self, hand: Cards, on: MoveClass | None, cards: Cards) -> Iterator[Cards]:
        """What some cards of `hand` can be completed to that may be laid on `on`, see `completions`."""
        rest = without(hand, cards)
        if not cards or rest is None:
            return
        moves = self.grammar.listing(packed(hand), on, self.specials(hand))
        for filling in completions(self.grammar, packed(hand), moves, cards):
            whole = sort_cards((*cards, *take(rest, filling - packed(cards))))
            # Where suits count, the cards that are left may not make it up.
            if any(on is None or self.grammar.does_beat(move, on) for move in self._made(whole, hand)):
                yield whole

    def bombs(self, hand: Cards) -> tuple[str, ...]:
        """The bombs that lie in a hand: a rank with all its cards, jokers of both kinds together where they are one."""
        ranks = [tuple(card for card in hand if card[0] == rank) for rank in RANKS]
        jokers = ranks[-2] + ranks[-1]
        if self._is_bomb(jokers):
            ranks[-2:] = [jokers]
        return tuple("".join(card[0] for card in cards) for cards in ranks if self._is_bomb(cards))

    def _is_bomb(self, cards: Cards) -> bool:
        # No bomb has fewer than three cards.
        return len(cards) > 2 and any(
            move.kind.is_bomb for move in self.grammar.readings(packed(cards), len(cards))
        )

    def _made(self, cards: Cards, hand: Cards) -> tuple[MoveClass, ...]:
        """What some cards of a hand make up, if anything."""
        return self.grammar.readings(packed(cards), len(cards), packed(hand), self.specials(cards))

    def moves(self, question: Question | None, hand: Cards, on: MoveClass | None) -> tuple[Move, ...]:
        """The moves of the seat to act: answers, or the pass (who leads has none) and the classes."""
        if question:
            return tuple(Answer(choice) for choice in question.choices)
        classes = self.grammar.listing(packed(hand), on, self.specials(hand))
        return (Pass(), *classes) if on else classes

    def actions(self, hand: Cards, moves: tuple[Move, ...]) -> Iterator[Action]:
        """One action for each move; a class is filled by its first filling, and named where it reads in two ways."""
        counts = packed(hand)
        for move in moves:
            if isinstance(move, MoveClass):
                yield self.play(hand, move, self.laid(hand, move, self.grammar.moves.fill(counts, move.id)))
            else:
                yield move

    def play(self, hand: Cards, move: MoveClass, cards: Cards) -> Play:
        """The play of some cards of a hand as a class, which is named where they read in two ways."""
        twice = self.grammar.reads_twice and len(self.readings(cards, hand)) > 1
        return Play(cards, move.text if twice else None)


class TrickView(View, frozen=True, kw_only=True):
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
        return self.lexicon.moves(self.question, self.hand, self._on())

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


class TrickState(State[V], Generic[V], frozen=True, kw_only=True):
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
    def grammar(self) -> Grammar:
        """The grammar under this table's options."""
        return self.lexicon.grammar

    @property
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
        return self.grammar.classes[self.tricks.on] if self.tricks.on else None

    def _legal(self, seat: int) -> tuple[Move, ...]:
        """Answers to an open question, else the pass and the move classes."""
        if seat not in self.to_act:
            return ()
        return self.lexicon.moves(self.question, self.tricks.hands[seat], self.on)

    def _actions(self, seat: int) -> Iterator[Action]:
        hand = self.tricks.hands[seat] if seat in self.to_act else ()
        return self.lexicon.actions(hand, self._legal(seat))

    def _check(self, seat: int, action: Action) -> None:
        self.checked(seat, action)

    def checked(self, seat: int, action: Action) -> MoveClass | None:
        """The class that the action plays, None for an answer or a pass; IllegalAction if it is not legal."""
        self._check_asked(seat)
        lexicon, question = self.lexicon, self.question
        if question:
            if not isinstance(action, Answer) or action.choice not in question.choices:
                allowed = ", ".join(question.choices)
                raise IllegalAction("answer-needed", question.clause, allowed=allowed)
            return None
        match action:
            case Pass():
                if not self.tricks.on:
                    raise IllegalAction("must-lead", lexicon.turn_clause)
                return None
            case Play(cards, reading):
                return lexicon.read(self.tricks.hands[seat], self.on, cards, reading)[0]
            case Answer():
                raise IllegalAction("nothing-asked", lexicon.answer_clause)
            case _:
                raise IllegalAction("play-or-pass", lexicon.turn_clause)

    def _timeout(self, seat: int) -> Action:
        """A question gets its first choice, a follower passes, a leader leads what costs least."""
        question = self.question
        if question:
            return Answer(question.choices[0])
        return Pass() if self.on else Play((cautious_lead(self.tricks.hands[seat]),))
