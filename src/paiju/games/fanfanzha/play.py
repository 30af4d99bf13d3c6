"""The course of a Fanfanzha hand: seat after seat turns up its bombs (FZ5), then it is settled (FZ6)."""

from collections.abc import Iterator
from typing import Self

from msgspec.structs import replace

from paiju.core.actions import Action, TurnUp
from paiju.core.cards import Card, Cards
from paiju.core.errors import IllegalAction
from paiju.core.game import Carry, Event, Settled, State, View
from paiju.games.datong.bonus import bombs_of
from paiju.games.datong.scoring import seats_from
from paiju.games.fanfanzha.deal import JOKERS
from paiju.games.fanfanzha.options import FanfanzhaOptions
from paiju.games.fanfanzha.scoring import cards_of, jokers_in, settle


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """A seat laid open what it must: cards as they lie in the hand, or none where it has nothing to show."""

    seat: int
    cards: Cards


def to_turn_up(options: FanfanzhaOptions, hand: Cards) -> Cards:
    """What a hand lays open: all its bombs, and in `no_joker_surrender` its jokers too (FZ5).

    Jokers that are no bomb stay hidden in the other modes, though they may earn (FZ5.d).
    """
    bombs = bombs_of(0, hand, JOKERS[options.players])
    shown = {card for bomb in bombs for card in cards_of(bomb, hand)}
    if options.mode == "no_joker_surrender":
        shown.update(jokers_in(hand))
    return tuple(card for card in hand if card in shown)


class FanfanzhaView(View, frozen=True, kw_only=True, tag="fanfanzha"):
    """The table as a seat, or a spectator, sees it. Seats are those after the seat change."""

    options: FanfanzhaOptions
    reveal: Card
    leader: int
    moved: tuple[int, ...]
    """The seats whose persons changed places, pair by pair (FZ3, FZ4.d)."""
    hand: Cards
    """The viewer's own cards; none for a spectator."""
    counts: tuple[int, ...]
    turned: tuple[int, ...]
    """The seats that have turned up, in order."""
    opened: tuple[Cards, ...]
    """What each seat has laid open."""
    dealt: tuple[Cards, ...] = ()
    """All hands, open at the settlement."""

    def legal(self) -> tuple[TurnUp, ...]:
        """The viewer's one legal action, if it is asked."""
        return (TurnUp(),) if self.seat in self.to_act else ()

    def actions(self) -> Iterator[Action]:
        """The viewer's one legal action, if it is asked."""
        return iter(self.legal())


class FanfanzhaState(State[FanfanzhaView], frozen=True, kw_only=True):
    """A hand of Fanfanzha at one moment."""

    options: FanfanzhaOptions
    before: Carry
    reveal: Card
    leader: int
    moved: tuple[int, ...]
    dealt: tuple[Cards, ...]
    turned: tuple[int, ...] = ()
    """The seats that have turned up, in order."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The next seat from the leader on that has not turned up (FZ5); none when the hand is over."""
        return seats_from(self.leader, len(self.seating))[len(self.turned) :][:1]

    @property
    def turn_clause(self) -> str:
        """The clause that says whose turn it is."""
        return "FZ5"

    def _legal(self, seat: int) -> tuple[TurnUp, ...]:
        return (TurnUp(),) if seat in self.to_act else ()

    def _actions(self, seat: int) -> Iterator[Action]:
        return iter(self._legal(seat))

    def _check(self, seat: int, action: Action) -> None:
        self._check_asked(seat)
        if not isinstance(action, TurnUp):
            raise IllegalAction("turn-up-needed", "FZ5")

    def _apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """Settled after the last seat."""
        self._check(seat, action)
        after = replace(self, turned=(*self.turned, seat))
        event = TurnedUp(seat, to_turn_up(self.options, self.dealt[seat]))
        if after.to_act:
            return after, (event,)
        settlement = settle(self.options, self.dealt, self.seating, self.leader)
        return replace(after, settlement=settlement), (event, Settled(settlement))

    def _timeout(self, seat: int) -> Action:
        """Turning up: nothing is to be decided."""
        return TurnUp()

    def _view(self, seat: int | None) -> FanfanzhaView:
        """At the settlement all hands are open (FZ5.d)."""
        return FanfanzhaView(
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
            hand=self.dealt[seat] if seat is not None else (),
            counts=tuple(map(len, self.dealt)),
            turned=self.turned,
            opened=tuple(
                to_turn_up(self.options, hand) if place in self.turned else ()
                for place, hand in enumerate(self.dealt)
            ),
            dealt=self.dealt if self.settlement is not None else (),
        )

    def carry(self) -> Carry:
        """The next hand: the seats as they are now (DT3.d), the scores of the persons (DT6.d)."""
        return self.before.after(self.seating, self.settlement)
