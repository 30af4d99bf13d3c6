"""What a game is: the one way from a seed to a settlement.

seed ─▶ deal ─▶ start ─▶ [ legal ─▶ action ─▶ apply ─▶ events ]* ─▶ settlement ─▶ carry to the next hand
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from paiju.core.draws import Draws, check_seed
from paiju.core.errors import IllegalAction, OptionsError, RecordError
from paiju.core.options import Options
from paiju.core.state import Carry, Event, Fact, Settled, State, View

__all__ = ["Carry", "Event", "Fact", "Game", "Settled", "State", "View"]

Opt = TypeVar("Opt", bound=Options)
C = TypeVar("C", bound=Carry)
D = TypeVar("D", bound=Struct)
S = TypeVar("S", bound=State[Any])
Unit = Literal["points", "dao"]
"""What scores are counted in: points 分, or dao 道. They are never added up together."""


class Game(ABC, Generic[Opt, C, D, S]):
    """A game's rules. Stateless: everything it needs is handed to it."""

    name: ClassVar[str]
    """The name in commands, records and catalogue keys."""
    revision: ClassVar[int]
    """Raised by every change of the rules' behaviour; the first is 1."""
    all_hands_count: ClassVar[bool] = False
    """Whether every hand counts towards the match's `hands`."""
    unit: ClassVar[Unit] = "points"
    """What its scores are counted in."""
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
        """The side of each seat, from 0: seats of two sides alternate, unless a game finds partners otherwise or has
        none.
        """
        return tuple(seat % 2 for seat in range(len(state.seating)))

    def match_over(self, options: Opt, carry: C) -> bool:
        """Whether the match has had all of its hands; no further one is dealt then."""
        return carry.played >= options.hands

    def table_options(self, options: Opt) -> Opt:
        """These options, if they are of this game; OptionsError says how to make some."""
        if not isinstance(options, self.options_type):
            raise OptionsError("options-type", given=type(options).__name__, game=self.name)
        return options

    def leaves(self, options: Opt) -> int:
        """The points that leave the table in a hand in which some do; 0 where every settlement sums to zero."""
        return 0

    def check_carry(self, options: Opt, carry: C) -> None:
        """Raise RecordError unless `carry` may be what the hands before have left."""
        players, seats = self.players(options), tuple(range(self.players(options)))
        if len(carry.scores) != players or tuple(sorted(carry.seating)) != seats:
            raise RecordError("carry-seats", last=players - 1)
        counted = carry.hand - 1
        too_many = carry.played > counted or (self.all_hands_count and carry.played < counted)
        if too_many or self.match_over(options, carry):
            raise RecordError("carry-hand", hand=carry.hand, counted=carry.played, hands=options.hands)
        total, leaves = sum(carry.scores), self.leaves(options)
        if total != 0 and (not leaves or total not in range(0, -leaves * counted - 1, -leaves)):
            raise RecordError("carry-scores", total=total)
        if carry.hand == 1 and carry != self.first_carry(options):
            raise RecordError("carry-first")

    def new_hand(self, seed: int, options: Opt | None = None, carry: C | None = None) -> S:
        """A freshly dealt hand: the same seed, options and carry always give the same one.

        `seed` is a whole number from 0 up. Without a carry it is the first hand of a match; after the last one
        (`match_over`) IllegalAction refuses another.
        """
        seed = check_seed(seed)
        options = self.options_type.parse() if options is None else self.table_options(options)
        carry = carry if carry is not None else self.first_carry(options)
        if self.match_over(options, carry):
            raise IllegalAction("match-over", hands=options.hands)
        self.check_carry(options, carry)
        draws = Draws.from_seed(self.name, seed, carry.hand)
        return self.start(options, carry, self.deal(options, carry, draws))

    def load(self, data: bytes) -> S:
        """The state that was saved as JSON by `save`."""
        state: S = msgspec.json.decode(data, type=self.state_type)
        return state

    @staticmethod
    def save(state: S) -> bytes:
        """The state as JSON."""
        return msgspec.json.encode(state)
