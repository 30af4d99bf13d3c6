"""The course of a Wahua hand as states and views; the kernel says what is legal and how it goes on."""

from collections.abc import Iterator, Sequence
from typing import Self

from msgspec.structs import replace

from paiju.core.actions import Action
from paiju.core.game import Event, Settled, State
from paiju.core.tiles import Tiles
from paiju.games.wahua.deal import WahuaCarry, WahuaDeal
from paiju.games.wahua.events import Ate, Discarded, Konged, Replaced, WallEmpty, Won
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.moves import action_of, clauses_of, event_of
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.points import Table
from paiju.games.wahua.refusals import refusal
from paiju.games.wahua.settlement import Reckoning, settle, value_of
from paiju.games.wahua.standing import covers, standings
from paiju.games.wahua.tiles import TILES, numbers, point_mask, points_in, specials_in, tiles_in
from paiju.games.wahua.view import (
    PHASES,
    Discard,
    Phase,
    WahuaView,
    held_tiles,
    offers_of,
    open_units,
    own_drawn,
    own_units,
    own_value,
    size_of,
)

CLAUSES = {"flight": "WH13", "turn": "WH16", "claims": "WH21"}
"""The clause by which seats are asked in each phase; when it is over none is."""


class WahuaState(State[WahuaView], frozen=True, kw_only=True):
    """A hand of Wahua at one moment."""

    options: WahuaOptions
    before: WahuaCarry
    deal: WahuaDeal
    position: tuple[int, ...]
    """The kernel's hand."""
    phase: Phase = "flight"
    asked: tuple[int, ...]
    discards: tuple[Discard, ...] = ()

    @classmethod
    def begin(cls, options: WahuaOptions, carry: WahuaCarry, deal: WahuaDeal) -> Self:
        """20 tiles each, and all are asked whether they flee (WH12, WH13)."""
        hand = _empty(options)
        hand.deal(numbers(deal.wall), deal.dealer)
        hand.big |= point_mask(deal.shaken)
        position, asked = tuple(hand.dump()), tuple(range(options.players))
        return cls(
            options=options, before=carry, seating=carry.seating, deal=deal, position=position, asked=asked
        )

    def table_hand(self) -> Hand:
        """The hand as the kernel runs it: a copy of its own."""
        hand = _empty(self.options)
        hand.load(numbers(self.deal.wall), list(self.position))
        return hand

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked; during claims that is told to none but them (WH21)."""
        return self.asked

    @property
    def turn_clause(self) -> str:
        """The clause by which seats are asked now."""
        return CLAUSES[self.phase]

    @property
    def pausing(self) -> bool:
        """Whether a discard may be claimed."""
        return self.phase == "claims"

    def _legal(self, seat: int) -> tuple[Action, ...]:
        return tuple(map(action_of, self.table_hand().legal(seat))) if seat in self.asked else ()

    def _actions(self, seat: int) -> Iterator[Action]:
        return iter(self._legal(seat))

    def _check(self, seat: int, action: Action) -> None:
        self._move(self.table_hand(), seat, action)

    def _move(self, hand: Hand, seat: int, action: Action) -> int:
        """The kernel's move of an action; IllegalAction says why it is not legal."""
        self._check_asked(seat)
        for move in hand.legal(seat):
            if action_of(move) == action:
                return move
        raise refusal(hand, seat, action)

    def _apply(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        hand = self.table_hand()
        hand.move(seat, self._move(hand, seat, action))
        return self._after(hand)

    def _go_on(self) -> tuple[Self, tuple[Event, ...]]:
        hand = self.table_hand()
        hand.close()
        return self._after(hand)

    def _after(self, hand: Hand) -> tuple[Self, tuple[Event, ...]]:
        """The next state from the hand as it has become."""
        discarder = self.discards[-1].seat if self.pausing else None
        events = [event_of(*entry, discarder) for entry in hand.log]
        after = replace(
            self,
            position=tuple(hand.dump()),
            phase=PHASES[hand.phase],
            asked=tuple(seat for seat in range(hand.players) if hand.asks(seat)),
            discards=self._discarded(events),
        )
        if hand.phase != codes.OVER:
            return after, tuple(events)
        if hand.ending == codes.DRAWN:
            events.append(WallEmpty())
        settlement = settle(self.reckoning, standings(hand), covers(hand))
        return replace(after, settlement=settlement), (*events, Settled(settlement))

    def _discarded(self, events: list[Event]) -> tuple[Discard, ...]:
        """The discards, and who took the last one."""
        found = list(self.discards)
        if self.pausing and events and isinstance(events[0], (Ate, Replaced, Konged, Won)):
            found[-1] = replace(found[-1], taken_by=events[0].seat)
        found += [Discard(event.seat, event.tile) for event in events if isinstance(event, Discarded)]
        return tuple(found)

    @property
    def reckoning(self) -> Reckoning:
        """Who pays whom at this table."""
        players = len(self.seating)
        doubled = self.options.settle == "dealer_double"
        homes = self.deal.homes(players)
        return Reckoning(self.seating, self.deal.dealer, doubled, homes, self.deal.shaken)

    def _timeout(self, seat: int) -> Action:
        """The win at 看花, the kong, the show, else what WH25 allows first; a claim is let pass, nobody flees."""
        return action_of(self.table_hand().timeout(seat))

    def _view(self, seat: int | None) -> WahuaView:
        return self._views((seat,))[0]

    def _views(self, seats: Sequence[int | None]) -> tuple[WahuaView, ...]:
        hand = self.table_hand()
        tables = tuple(map(self.reckoning.table, range(len(self.seating))))
        shown = self._shown(hand, tables)
        return tuple(
            shown if seat is None else self._own_view(shown, hand, seat, tables[seat]) for seat in seats
        )

    def _shown(self, hand: Hand, tables: tuple[Table, ...]) -> WahuaView:
        """What all see. During claims only who is asked knows of it; at the settlement all hands are open."""
        seats, over = range(len(self.seating)), self.settlement is not None
        at_end = standings(hand) if over else ()
        return WahuaView(
            seat=None,
            seating=self.seating,
            hand_number=self.before.hand,
            scores=self.before.scores,
            to_act=() if self.pausing else self.asked,
            settlement=self.settlement,
            options=self.options,
            dealer=self.deal.dealer,
            dice=self.deal.dice,
            broken=self.deal.broken(len(seats)),
            shaken=self.deal.shaken,
            homes=self.deal.homes(len(seats)),
            phase=self.phase,
            turn=hand.turn,
            wall=len(self.deal.wall) - hand.next,
            tile=TILES[hand.tile] if hand.tile >= 0 else None,
            judged=tuple(clauses_of(hand.pressed[seat]) if over else () for seat in seats),
            counts=tuple(size_of(hand, seat) for seat in seats),
            open=tuple(open_units(hand, seat, tables[seat]) for seat in seats),
            specials=tuple(specials_in(hand.laid[seat]) for seat in seats),
            discards=self.discards,
            shown=tuple(tiles_in(hand.shown[seat]) for seat in seats),
            familiar=points_in(hand.seen),
            winner=hand.winner if hand.ending == codes.WON else None,
            odd=TILES[hand.odd] if hand.ending == codes.WON else None,
            fled=tuple(seat for seat in seats if hand.fled[seat]),
            dealt=self.dealt if over else (),
            hands=tuple(held_tiles(hand, seat) for seat in seats) if over else (),
            values=tuple(map(value_of, tables, at_end)),
        )

    def _own_view(self, shown: WahuaView, hand: Hand, seat: int, table: Table) -> WahuaView:
        """What all see, and what only a seat may know."""
        asked = seat in self.asked
        judged = list(shown.judged)
        judged[seat] = clauses_of(hand.pressed[seat])
        return replace(
            shown,
            seat=seat,
            to_act=(seat,) if asked and self.pausing else shown.to_act,
            judged=tuple(judged),
            hand=held_tiles(hand, seat),
            units=own_units(hand, seat, table),
            drawn=own_drawn(hand, seat),
            to_show=tiles_in(hand.to_show) if asked else (),
            offers=offers_of(hand, seat, table) if asked else (),
            value=own_value(hand, seat, table),
        )

    @property
    def dealt(self) -> tuple[Tiles, ...]:
        """All hands as they were dealt (WH12)."""
        first = _empty(self.options)
        first.deal(numbers(self.deal.wall), self.deal.dealer)
        return tuple(held_tiles(first, seat) for seat in range(len(self.seating)))

    def carry(self) -> WahuaCarry:
        """The next hand, and who deals it (WH8)."""
        hand = self.table_hand()
        winner = hand.winner if hand.ending == codes.WON else None
        return self.before.following(self.settlement, self.deal.dealer, winner)


def _empty(options: WahuaOptions) -> Hand:
    """A hand of the kernel under a table's options."""
    same = options.late_win == "same"
    return Hand(options.players, options.pressing == "forbid", options.grace_round, same)
