"""What a game is: the one way from a seed to a settlement.

    seed ─▶ deal ─▶ start ─▶ [ legal ─▶ action ─▶ apply ─▶ events ]* ─▶ settlement ─▶ carry to the next hand

States are values: `apply` returns a new one and leaves the old as it was. Seats are numbered counter-clockwise;
persons are numbered as they were when the match began, and scores belong to them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from paiju.core.actions import Action
from paiju.core.cards import Cards
from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction
from paiju.core.options import Options
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

    def readings(self, cards: Cards) -> tuple[str, ...]:
        """How some of the viewer's cards may be laid now, the strongest reading first; IllegalAction says why not."""
        raise IllegalAction("nothing-to-lay")

    def actions(self) -> Iterator[Action]:
        """One action for every legal move of the viewer."""
        raise NotImplementedError

    def facts(self) -> tuple[Fact, ...]:
        """What the deal has decided, to be told before the first action."""
        return ()


class State(Protocol):
    """A hand at one moment. All methods leave it as it is."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now; none when the hand is over."""

    @property
    def settlement(self) -> Settlement | None:
        """The settlement, once the hand is over."""

    @property
    def seating(self) -> tuple[int, ...]:
        """The person of each seat."""

    def legal(self, seat: int) -> tuple[Any, ...]:
        """The legal moves of a seat: actions, or move classes where a set of cards can be chosen."""

    def actions(self, seat: int) -> Iterator[Action]:
        """One action for every legal move of a seat."""

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction, with the clause, if `seat` may not take `action` now."""

    def apply(self, seat: int, action: Action) -> "tuple[State, tuple[Event, ...]]":
        """The next state and what happened. Raises IllegalAction and changes nothing if it is not legal."""

    def timeout(self, seat: int) -> Action:
        """The action that costs `seat` no decision that cannot be undone."""

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""

    def carry(self) -> Carry:
        """What the next hand needs; only once the hand is over."""


Opt = TypeVar("Opt", bound=Options)
C = TypeVar("C", bound=Carry)
D = TypeVar("D", bound=Struct)
S = TypeVar("S", bound=State)


class Game(ABC, Generic[Opt, C, D, S]):
    """A game's rules. Stateless: everything it needs is handed to it."""

    name: ClassVar[str]
    """The name in commands, records and catalogue keys."""
    revision: ClassVar[int]
    """Raised by every change of the rules' behaviour."""
    options_type: type[Opt]
    carry_type: type[C]
    deal_type: type[D]
    state_type: type[S]

    @abstractmethod
    def players(self, options: Opt) -> int:
        """How many play."""

    @abstractmethod
    def first_carry(self, options: Opt) -> C:
        """The carry of a match's first hand."""

    @abstractmethod
    def deal(self, options: Opt, carry: C, draws: Draws) -> D:
        """Draw what is left to chance in a hand."""

    @abstractmethod
    def check_deal(self, options: Opt, carry: C, deal: D) -> None:
        """Raise RecordError unless `deal` is one that `deal()` could have drawn."""

    @abstractmethod
    def start(self, options: Opt, carry: C, deal: D) -> S:
        """The first state of a hand."""

    def sides(self, state: S) -> tuple[int, ...]:
        """The side, 0 or 1, of each seat: seats of the two sides alternate, unless a game finds partners otherwise."""
        return tuple(seat % 2 for seat in range(len(state.seating)))

    def match_over(self, options: Opt, carry: C) -> bool:
        """Whether the match has had all of its hands."""
        return carry.played >= options.hands

    def new_hand(self, seed: int, options: Opt | None = None, carry: C | None = None) -> S:
        """A freshly dealt hand: the same seed, options and carry always give the same one."""
        options = options if options is not None else self.options_type.parse()
        carry = carry if carry is not None else self.first_carry(options)
        draws = Draws.from_seed(self.name, seed, carry.hand)
        return self.start(options, carry, self.deal(options, carry, draws))

    def load(self, data: bytes) -> S:
        """The state that was saved as JSON by `save`."""
        return msgspec.json.decode(data, type=self.state_type)

    @staticmethod
    def save(state: S) -> bytes:
        """The state as JSON."""
        return msgspec.json.encode(state)
