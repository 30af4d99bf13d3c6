"""A game that asks all its seats at once, which neither of the real games does."""

from collections.abc import Iterator
from typing import Annotated, Self

from msgspec import Struct
from msgspec.structs import replace

from paiju.core.actions import Action, Answer
from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction
from paiju.core.game import Carry, Event, Game, State, View
from paiju.core.options import Options, clause
from paiju.core.settlement import Line, Settlement, from_each

SEATS = 3


class VoteOptions(Options, frozen=True, kw_only=True):
    hands: Annotated[int, clause("V1", least=1, most=9)] = 1


class VoteDeal(Struct, frozen=True):
    holder: int


class VoteState(State[View], frozen=True, kw_only=True):
    before: Carry
    holder: int
    answers: dict[int, str]

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if seat not in self.answers)

    @property
    def turn_clause(self) -> str:
        return "V3"

    def _legal(self, seat: int) -> tuple[Answer, ...]:
        return (Answer("no"), Answer("yes")) if seat in self.to_act else ()

    def _actions(self, seat: int) -> Iterator[Action]:
        return iter(self._legal(seat))

    def _check(self, seat: int, action: Action) -> None:
        self._check_asked(seat)
        if action not in self._legal(seat):
            raise IllegalAction("answer-needed", "V3", allowed="no, yes")

    def _apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        self._check(seat, action)
        assert isinstance(action, Answer)
        after = replace(self, answers={**self.answers, seat: action.choice})
        if not after.to_act:
            line = Line("V2", "vote", from_each(self.holder, 1, SEATS))
            after = replace(after, settlement=Settlement((line,), SEATS))
        return after, ()

    def _timeout(self, seat: int) -> Action:
        return Answer("no")

    def _view(self, seat: int | None) -> View:
        return View(
            seat=seat,
            seating=self.seating,
            hand_number=self.before.hand,
            scores=self.before.scores,
            to_act=self.to_act,
            settlement=self.settlement,
        )

    def carry(self) -> Carry:
        return self.before.after(self.seating, self.settlement)


class Vote(Game[VoteOptions, Carry, VoteDeal, VoteState]):
    name = "vote"
    revision = 1
    options_type = VoteOptions
    carry_type = Carry
    deal_type = VoteDeal
    state_type = VoteState

    def players(self, options: VoteOptions) -> int:
        return SEATS

    def first_carry(self, options: VoteOptions) -> Carry:
        return Carry(seating=tuple(range(SEATS)), scores=(0,) * SEATS)

    def deal(self, options: VoteOptions, carry: Carry, draws: Draws) -> VoteDeal:
        return VoteDeal(draws.below(SEATS))

    def check_deal(self, options: VoteOptions, carry: Carry, deal: VoteDeal) -> None:
        pass

    def start(self, options: VoteOptions, carry: Carry, deal: VoteDeal) -> VoteState:
        return VoteState(before=carry, seating=carry.seating, holder=deal.holder, answers={})
