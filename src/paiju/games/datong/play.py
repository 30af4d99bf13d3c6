"""The course of a Datong hand: the surrender window (DT27–DT29), then the tricks (DT21–DT26)."""

from functools import cached_property
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from paiju.climbing.acting import judged, laid, passed
from paiju.climbing.lexicon import Lexicon
from paiju.climbing.playing import Answered, Question, TrickState, TrickView
from paiju.climbing.tricks import FlowRules
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import Card
from paiju.core.game import Carry, Event, Settled
from paiju.games.datong.about import lexicon
from paiju.games.datong.deal import SEATS
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.scoring import points_of, settle_played, settle_surrendered

OFFER = ("play_on", "offer")
"""What a seat may answer when it is asked whether it surrenders (DT27)."""
REPLY = ("decline", "buy", "surrender")
"""What the partner of who offers may answer (DT28, DT29)."""


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
            return Question((seat + 2) % SEATS, "reply", REPLY, "DT29")
        return Question(seat, "offer", OFFER, "DT27.d")

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


class DatongView(TrickView, frozen=True, kw_only=True, tag="datong"):
    """The table as a seat, or a spectator, sees it. Seats are those after the seat change."""

    options: DatongOptions
    reveal: Card
    moved: tuple[int, ...]
    """The pair of seats whose persons changed places, or none (DT4, DT5.d)."""
    counts: tuple[int, ...]
    buyers: tuple[int, ...]
    pile: int
    captured: tuple[int, ...]

    @cached_property
    def lexicon(self) -> Lexicon:
        """The combinations under this table's options."""
        return lexicon(self.options)


class DatongState(TrickState[DatongView], frozen=True, kw_only=True):
    """A hand of Datong at one moment."""

    options: DatongOptions
    before: Carry
    reveal: Card
    moved: tuple[int, ...]
    window: Window

    @cached_property
    def lexicon(self) -> Lexicon:
        """The combinations under this table's options."""
        return lexicon(self.options)

    @cached_property
    def question(self) -> Question | None:
        """The open question of the surrender window."""
        return self.window.question()

    def _apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        move = judged(self, seat, action)
        if move is not None and isinstance(action, Play):
            after, events = laid(self, move, action.cards, points_of(action.cards))
        elif isinstance(action, Pass):
            after, events = passed(self)
        else:
            assert isinstance(action, Answer)
            return self._answer(seat, action.choice)
        tricks = after.tricks
        if not tricks.over:
            return after, events
        settlement = settle_played(
            self.options, self.dealt, self.seating, tricks.finished, tricks.captured, self.window.buyers
        )
        return replace(after, settlement=settlement), (*events, Settled(settlement))

    @cached_property
    def rules(self) -> FlowRules:
        """The hand ends when three are out, or both of one team first (DT26.d)."""
        return FLOW_RULES[self.options.wind, self.options.last_trick]

    def _answer(self, seat: int, choice: str) -> tuple[Self, tuple[Event, ...]]:
        answered = Answered(seat, choice)
        if choice == "surrender":
            settlement = settle_surrendered(self.options, self.dealt, self.seating, seat, self.window.buyers)
            return replace(self, settlement=settlement), (answered, Settled(settlement))
        return replace(self, window=self.window.answered(choice)), (answered,)

    def _view(self, seat: int | None) -> DatongView:
        """At the settlement all hands are open."""
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
            counts=tricks.left,
            question=None if over else self.question,
            buyers=self.window.buyers,
            turn=tricks.turn,
            trick=tricks.trick,
            on=str(self.on) if self.on else None,
            owner=tricks.owner,
            pile=tricks.pile,
            captured=tricks.captured,
            finished=tricks.finished,
            past=tricks.past,
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
