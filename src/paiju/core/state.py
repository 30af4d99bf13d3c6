"""What passes through a hand: what it begins from, what happens, how it stands, and what each seat may see of it.

States are values: `apply` returns a new one and leaves the old as it was. Seats are numbered counter-clockwise;
persons are numbered as they were when the match began, and scores belong to them.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Generic, Self, TypeVar, final

from msgspec import Meta, Struct
from msgspec.structs import replace

from paiju.core.actions import Action, Pass
from paiju.core.cards import Cards
from paiju.core.errors import IllegalAction
from paiju.core.forms import check_action, check_seat
from paiju.core.settlement import Settlement


class Carry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the next hand needs to know of the hands before it."""

    hand: Annotated[int, Meta(ge=1)] = 1
    """The number of this deal in the match, from 1."""
    played: Annotated[int, Meta(ge=0)] = 0
    """Hands before it that count towards the match's `hands`."""
    seating: tuple[int, ...]
    """Who sits where: the person of each seat."""
    scores: tuple[int, ...]
    """The running scores by person."""

    def after(self, seating: tuple[int, ...], settlement: Settlement | None) -> Self:
        """The carry after a hand that counts, with the seating it ended in; IllegalAction while it runs."""
        if settlement is None:
            raise IllegalAction("hand-not-over")
        scores = tuple(score + won for score, won in zip(self.scores, settlement.totals, strict=True))
        return replace(self, hand=self.hand + 1, played=self.played + 1, seating=seating, scores=scores)


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened, as everybody at the table may know it."""


class Settled(Event, frozen=True, tag="settled"):
    """The hand is over and settled."""

    settlement: Settlement


class Fact(Struct, frozen=True):
    """Something to be told before the first action: the key of its text, the seats and the values that it names."""

    key: str
    seats: dict[str, int] = {}
    params: dict[str, str | int] = {}


class View(Struct, frozen=True, kw_only=True, tag_field="game"):
    """All that a seat, or a spectator (`seat` None), may know. Games add their table to it."""

    seat: int | None
    seating: tuple[int, ...]
    hand_number: int
    scores: tuple[int, ...]
    to_act: tuple[int, ...]
    settlement: Settlement | None

    def legal(self) -> tuple[Any, ...]:
        """The moves the viewer may make now: actions, or move classes where a set of cards can be chosen."""
        raise NotImplementedError

    def must_pass(self) -> bool:
        """Whether the viewer is asked, and may do nothing but pass."""
        return self.legal() == (Pass(),)

    def groups(self) -> tuple[str, ...]:
        """The viewer's own cards that go together whatever lies, such as bombs, each group by its ranks: `7777`."""
        return ()

    def readings(self, cards: Cards) -> tuple[str, ...]:
        """How some of the viewer's cards may be laid now, the strongest reading first; IllegalAction says why not."""
        raise IllegalAction("nothing-to-lay")

    def completions(self, cards: Cards) -> Iterator[Cards]:
        """What some of the viewer's cards can be completed to, to be laid now or in turn; the likeliest first."""
        return iter(())

    def actions(self) -> Iterator[Action]:
        """One action for every legal move of the viewer."""
        raise NotImplementedError

    def closed(self) -> Self:
        """The view without what the settlement opens, for a spectator at a table that keeps hands to its players."""
        opened = [name for name in ("dealt", "hands") if name in self.__struct_fields__]
        return replace(self, **dict.fromkeys(opened, ()))

    def faults(self, action: Action) -> tuple[str, ...]:
        """The clauses by which a legal action of the viewer would be judged; none where it is blameless."""
        return ()

    def facts(self) -> tuple[Fact, ...]:
        """What the deal has decided, to be told before the first action."""
        return ()


V = TypeVar("V", bound=View)


class State(Struct, Generic[V], frozen=True, kw_only=True):
    """A hand at one moment. All methods leave it as it is.

    What a game gives, `_legal`, `_view` …, stands behind a method that first looks whether there is such a seat
    and whether the action is one; IllegalAction says so.
    """

    seating: tuple[int, ...]
    """The person of each seat."""
    settlement: Settlement | None = None
    """The settlement, once the hand is over."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now; none when the hand is over."""
        raise NotImplementedError

    @property
    def turn_clause(self) -> str:
        """The clause that says whose turn it is now."""
        raise NotImplementedError

    def unseen(self, seat: int | None) -> dict[str, int] | None:
        """By rank, how many cards are in other hands than a seat's: all minus those laid and its own.

        None for a game in which that tells nothing.
        """
        return None

    @property
    def pausing(self) -> bool:
        """Whether the table pauses now, for some who may be asked and whom nobody else may know of.

        When nobody is left to be asked, `go_on` ends it.
        """
        return False

    @property
    def gone(self) -> tuple[int, ...]:
        """The seats whose persons have left the table for good by how the hand ended."""
        return ()

    def carry(self) -> Carry:
        """What the next hand needs; IllegalAction while this one runs."""
        raise NotImplementedError

    @final
    def legal(self, seat: int) -> tuple[Any, ...]:
        """The legal moves of a seat: actions, or move classes where a set of cards can be chosen.

        A move class is no action yet: `actions` fills it.
        """
        check_seat(seat, len(self.seating))
        return self._legal(seat)

    @final
    def actions(self, seat: int) -> Iterator[Action]:
        """One action for every legal move of a seat, in the order of `legal`."""
        check_seat(seat, len(self.seating))
        return self._actions(seat)

    @final
    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction, with the clause, if `seat` may not take `action` now."""
        check_action(seat, len(self.seating), action)
        self._check(seat, action)

    @final
    def apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The next state and what happened. Raises IllegalAction and changes nothing if it is not legal.

        A pause in which nobody is left to be asked ends at once; a table that keeps it uses `take` and `go_on`.
        """
        check_action(seat, len(self.seating), action)
        state, events = self._apply(seat, action)
        while not state.to_act and state.pausing:
            state, more = state.go_on()
            events = (*events, *more)
        return state, events

    @final
    def take(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """As `apply`, but a pause stays."""
        check_action(seat, len(self.seating), action)
        return self._apply(seat, action)

    @final
    def go_on(self) -> tuple[Self, tuple[Event, ...]]:
        """End a pause in which nobody is left to be asked; IllegalAction where there is none."""
        if not self.pausing or self.to_act:
            raise IllegalAction("no-pause")
        return self._go_on()

    @final
    def timeout(self, seat: int) -> Action:
        """The action that costs `seat`, which is asked, no decision that cannot be undone."""
        check_seat(seat, len(self.seating))
        self._check_asked(seat)
        return self._timeout(seat)

    @final
    def view(self, seat: int | None) -> V:
        """What a seat, or a spectator (None), may know."""
        if seat is not None:
            check_seat(seat, len(self.seating))
        return self._view(seat)

    @final
    def views(self, seats: Sequence[int | None]) -> tuple[V, ...]:
        """The views of several at once: what they have in common is made once."""
        for seat in seats:
            if seat is not None:
                check_seat(seat, len(self.seating))
        return self._views(seats)

    def _legal(self, seat: int) -> tuple[Any, ...]:
        raise NotImplementedError

    def _actions(self, seat: int) -> Iterator[Action]:
        raise NotImplementedError

    def _check(self, seat: int, action: Action) -> Any:
        raise NotImplementedError

    def _apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        raise NotImplementedError

    def _go_on(self) -> tuple[Self, tuple[Event, ...]]:
        raise NotImplementedError

    def _timeout(self, seat: int) -> Action:
        raise NotImplementedError

    def _view(self, seat: int | None) -> V:
        raise NotImplementedError

    def _views(self, seats: Sequence[int | None]) -> tuple[V, ...]:
        return tuple(map(self._view, seats))

    def _check_asked(self, seat: int) -> None:
        """Raise IllegalAction if the hand is over or another seat is asked."""
        if self.settlement is not None:
            raise IllegalAction("hand-over")
        if seat not in self.to_act and self.pausing:
            raise IllegalAction("not-asked", self.turn_clause)
        if seat not in self.to_act:
            raise IllegalAction("not-your-turn", self.turn_clause, seat=seat, turn=self.to_act[0])
