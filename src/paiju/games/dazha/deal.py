"""The deal of Dazha: cards, partners, and who leads (DZ1–DZ4)."""

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from paiju.core.cards import Card, Cards, check_dealt, pack_of, sort_cards
from paiju.core.draws import Draws
from paiju.core.game import Carry
from paiju.core.settlement import Settlement
from paiju.games.dazha.options import DazhaOptions

SEATS = 4
DECKS = 2
MORE_JOKERS: Cards = ("w", "w", "W", "W")
"""What `eight_jokers` adds to the two decks (DZ1)."""
PARTNERS: Card = "3s"
"""The card whose two copies find the partners (DZ2)."""
ALONE = tuple(range(SEATS))
"""Everybody without a partner."""
HOST = 0
"""The seat of the host of the table (DZ3.d)."""


class DazhaCarry(Carry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the next hand needs, and who went out first in the last hand that was played."""

    first: int | None = None
    """The person; None before any hand was played."""

    def leader(self, seating: tuple[int, ...]) -> int:
        """The seat that leads, and that is asked first in `bao`: the first finisher's, at first the host's (DZ3)."""
        return HOST if self.first is None else seating.index(self.first)

    def following(self, settlement: Settlement | None, first: int | None, counts: bool) -> Self:
        """The carry of the next hand after one that the person `first` finished first, or that was not played
        (None); one that does not count adds to the scores alone (DZ4).
        """
        after = self.after(self.seating, settlement)
        return replace(
            after,
            played=self.played + counts,
            first=self.first if first is None else first,
        )


class DazhaDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """What chance decides: the hands."""

    hands: tuple[Cards, ...]


def whole_pack(options: DazhaOptions) -> Cards:
    """All cards of the game: 108, or with eight jokers 112 (DZ1)."""
    return sort_cards((*pack_of(DECKS), *(MORE_JOKERS if options.eight_jokers else ())))


def draw_deal(options: DazhaOptions, draws: Draws) -> DazhaDeal:
    """Draw the pack's order: card 1 goes to seat 0, card 2 to seat 1, and so on."""
    order = draws.shuffled(whole_pack(options))
    return DazhaDeal(tuple(sort_cards(order[seat::SEATS]) for seat in range(SEATS)))


def check_deal(options: DazhaOptions, deal: DazhaDeal) -> None:
    """Raise RecordError unless the whole pack is dealt evenly."""
    check_dealt(deal.hands, SEATS, whole_pack(options), DECKS)


def partners(hands: tuple[Cards, ...]) -> tuple[int, ...]:
    """The partner of each seat: the two holders of ♠3 are partners, and the two others; opposite seats are where one
    holds both (DZ2). Nobody changes seats (DZ2.d).
    """
    holders = [seat for seat, hand in enumerate(hands) if PARTNERS in hand]
    if len(holders) == 1:
        return tuple((seat + 2) % SEATS for seat in range(SEATS))
    teams = (holders, [seat for seat in range(SEATS) if seat not in holders])
    partner = list(ALONE)
    for one, other in teams:
        partner[one], partner[other] = other, one
    return tuple(partner)
