"""The course of a Dazha hand: who plays against three (DZ39), then the tricks (DZ5, DZ22–DZ25, DZ37)."""

from functools import cache, cached_property
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from paiju.climbing.acting import judged, laid, noting, passed
from paiju.climbing.grammar import MoveClass
from paiju.climbing.lexicon import Lexicon
from paiju.climbing.playing import Answered, Question, TrickState, TrickView
from paiju.climbing.tricks import FlowRules, Tricks
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import Cards
from paiju.core.game import Event, Fact, Settled
from paiju.core.settlement import Settlement
from paiju.games.dazha.about import lexicon
from paiju.games.dazha.bombs import bomb_of, jokers_in
from paiju.games.dazha.deal import ALONE, SEATS, DazhaCarry
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.scoring import Course, Fine, PlayedBomb, settle_bao, settle_played
from paiju.games.dazha.showdown import Cause, counts

DECLINE, TAKE = "decline", "take"
BAO = (DECLINE, TAKE)
"""What a seat may answer when it is asked whether it plays against three (DZ39)."""
REPORTED = 5
"""报牌: how many cards, or fewer, a seat has left when the table says so (DZ22)."""


class Fined(Event, frozen=True, tag="fined"):
    """A seat played jokers otherwise than in a bomb, and pays for it at once: `value` in all (DZ37)."""

    seat: int
    jokers: int
    value: int


class Asking(Struct, frozen=True):
    """The asking round of `bao`: from the first finisher on, until somebody takes it (DZ39)."""

    first: int
    asked: int = SEATS
    """How many have declined; 4: nobody is asked any more."""
    taker: int | None = None
    """Who plays against three."""

    def question(self) -> Question | None:
        """The open question."""
        if self.taker is not None or self.asked >= SEATS:
            return None
        return Question((self.first + self.asked) % SEATS, "bao", BAO, "DZ39")

    def answered(self, seat: int, choice: str) -> "Asking":
        """The round after an answer."""
        if choice == TAKE:
            return replace(self, taker=seat)
        return replace(self, asked=self.asked + 1)


class DazhaView(TrickView, frozen=True, kw_only=True, tag="dazha"):
    """The table as a seat, or a spectator, sees it."""

    options: DazhaOptions
    partner: tuple[int, ...]
    """The partner of each seat (DZ2); the own seat where somebody plays against three."""
    taker: int | None
    """Who plays against three."""
    causes: tuple[Cause, ...]
    """Why the hands are laid open and nothing is played; else none."""
    counted: bool
    """Whether the hand is one of the match's (DZ4)."""
    counts: tuple[int | None, ...]
    """The cards left of each seat: five or fewer, and the viewer's own; of the others None (DZ22)."""
    bombs: tuple[PlayedBomb, ...]
    """The bombs that were played."""
    fines: tuple[Fine, ...]
    """The fines that fell."""

    @cached_property
    def lexicon(self) -> Lexicon:
        """The combinations under this table's options."""
        return lexicon(self.options)

    def facts(self) -> tuple[Fact, ...]:
        """Who are partners, and who leads, or why the hands are laid open instead."""
        partner = Fact("dazha-partners", {"one": self.leader, "other": self.partner[self.leader]})
        if not self.causes:
            return partner, Fact("dazha-leads", {"who": self.leader})
        shown = [Fact("dazha-showdown")]
        if not self.counted:
            shown.append(Fact("dazha-showdown-uncounted"))
        return (*map(_fact, self.causes), *shown)


def _fact(cause: Cause) -> Fact:
    params: dict[str, str | int] = {"rank": cause.rank, "size": cause.size, "jokers": cause.jokers}
    return Fact(f"dazha-cause-{cause.reason}", {"who": cause.seat}, params)


def flow_rules(options: DazhaOptions, partner: tuple[int, ...], taker: int | None) -> FlowRules:
    """The wind goes to the partner (DZ23). The hand ends at once when it is decided: by the first who is out against
    three (DZ40.d), else by both of a team (DZ24), the third or the second (DZ25.d).
    """
    ends_at = 3 if options.single_end == "third" else 2
    return _flow_rules(1 if taker is not None else ends_at, partner)


@cache
def _flow_rules(ends_at: int, partner: tuple[int, ...]) -> FlowRules:
    return FlowRules(wind_to_partner=True, last_trick_at_once=True, ends_at=ends_at, partner=partner)


class DazhaState(TrickState[DazhaView], frozen=True, kw_only=True):
    """A hand of Dazha at one moment."""

    options: DazhaOptions
    before: DazhaCarry
    partner: tuple[int, ...]
    asking: Asking
    causes: tuple[Cause, ...] = ()
    bombs: tuple[PlayedBomb, ...] = ()
    fines: tuple[Fine, ...] = ()

    @cached_property
    def lexicon(self) -> Lexicon:
        """The combinations under this table's options."""
        return lexicon(self.options)

    @cached_property
    def question(self) -> Question | None:
        """Whether the seat plays against three (DZ39)."""
        return self.asking.question()

    def _apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        move = judged(self, seat, action)
        if move is not None and isinstance(action, Play):
            after, events = self._laid(seat, move, action.cards)
        elif isinstance(action, Pass):
            after, events = passed(self)
        else:
            assert isinstance(action, Answer)
            return self._answered(seat, action.choice)
        if not after.tricks.over:
            return after, events
        settlement = after._settled()
        return replace(after, settlement=settlement), (*events, Settled(settlement))

    def _answered(self, seat: int, choice: str) -> tuple[Self, tuple[Event, ...]]:
        """Who takes it plays alone, and leads if the table does so (DZ42.d); else the next one is asked."""
        after = replace(self, asking=self.asking.answered(seat, choice))
        if choice == TAKE:
            leader = seat if self.options.bao_lead == "taker" else self.leader
            tricks = Tricks.begin(self.tricks.hands, leader)
            after = replace(after, partner=ALONE, leader=leader, tricks=tricks)
        return after, (Answered(seat, choice),)

    def _laid(self, seat: int, move: MoveClass, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        """After a play; a bomb is noted, jokers elsewhere are fined at once (DZ32, DZ37)."""
        hidden = len(self.tricks.hands[seat]) - len(cards) > REPORTED
        after, events = laid(self, move, cards, hidden=hidden)
        if move.kind.is_bomb:
            return noting(after, bombs=(*self.bombs, PlayedBomb(seat, bomb_of(cards)))), events
        jokers = len(jokers_in(cards))
        if not jokers:
            return after, events
        fine = Fine(seat, jokers)
        played, *others = events
        fined = Fined(seat, jokers, fine.value)
        return noting(after, fines=(*self.fines, fine)), (played, fined, *others)

    @cached_property
    def rules(self) -> FlowRules:
        return flow_rules(self.options, self.partner, self.asking.taker)

    def _settled(self) -> Settlement:
        course = Course(self.tricks.finished, self.bombs, self.fines)
        taker = self.asking.taker
        if taker is not None:
            return settle_bao(self.options, self.seating, taker, course)
        return settle_played(self.options, self.tricks.hands, self.seating, self.partner, course)

    def counts(self, seat: int | None) -> tuple[int | None, ...]:
        """The cards left: where five or fewer, the own, and when the hand is over; else None (DZ22)."""
        over = self.settlement is not None
        return tuple(
            [
                cards if over or holder == seat or cards <= REPORTED else None
                for holder, cards in enumerate(self.tricks.left)
            ]
        )

    def _view(self, seat: int | None) -> DazhaView:
        """At the settlement all hands are open."""
        tricks, over = self.tricks, self.settlement is not None
        return DazhaView(
            seat=seat,
            seating=self.seating,
            hand_number=self.before.hand,
            scores=self.before.scores,
            to_act=self.to_act,
            settlement=self.settlement,
            options=self.options,
            leader=self.leader,
            partner=self.partner,
            taker=self.asking.taker,
            causes=self.causes,
            counted=counts(self.causes),
            hand=tricks.hands[seat] if seat is not None else (),
            counts=self.counts(seat),
            question=None if over else self.question,
            turn=tricks.turn,
            trick=tricks.trick,
            on=str(self.on) if self.on else None,
            owner=tricks.owner,
            finished=tricks.finished,
            past=tricks.past,
            bombs=self.bombs,
            fines=self.fines,
            dealt=self.dealt if over else (),
            hands=tricks.hands if over else (),
        )

    def carry(self) -> DazhaCarry:
        """The next hand: the first finisher of this one leads, if it was played (DZ3, DZ4)."""
        first = self.seating[self.tricks.finished[0]] if self.tricks.finished else None
        return self.before.following(self.settlement, first, counts(self.causes))
