"""The deal of Shuangkou: cards, who leads, and who plays with whom (SK1.d)."""

from collections.abc import Sequence
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from paiju.core.cards import Cards, check_dealt, pack_of, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Carry
from paiju.core.settlement import Settlement

SEATS = 4
DECKS = 2
PARTNER = (2, 3, 0, 1)
"""The partner of each seat: who sits opposite."""


class ShuangkouCarry(Carry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the next hand needs to know of the hands before it."""

    first: int | None = None
    """The person who was out first in the hand before; None where nobody was."""

    def following(
        self, seating: tuple[int, ...], settlement: Settlement | None, finished: Sequence[int]
    ) -> Self:
        """The carry after a hand in which the seats `finished` went out, first to last."""
        first = seating[finished[0]] if finished else None
        return replace(self.after(seating, settlement), first=first)

    @property
    def leader(self) -> int | None:
        """The seat that leads by what happened before, None where the lead is drawn."""
        return None if self.first is None else self.seating.index(self.first)


class ShuangkouDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """The hands as dealt, and the seat that leads: drawn where the hand before had no first finisher."""

    leader: int
    hands: tuple[Cards, ...]


def draw_deal(carry: ShuangkouCarry, draws: Draws) -> ShuangkouDeal:
    """Draw, in this order: the leader, unless the hand before says who it is, and the pack's order.

    Card 1 goes to the leader, card 2 to the next seat, and so on.
    """
    leader = draws.below(SEATS) if carry.leader is None else carry.leader
    order = draws.shuffled(pack_of(DECKS))
    hands = tuple(sort_cards(order[(seat - leader) % SEATS :: SEATS]) for seat in range(SEATS))
    return ShuangkouDeal(leader, hands)


def check(carry: ShuangkouCarry, deal: ShuangkouDeal) -> None:
    """Raise RecordError unless the whole pack is dealt evenly and who has to lead does."""
    check_dealt(deal.hands, SEATS, pack_of(DECKS), DECKS)
    allowed = range(SEATS) if carry.leader is None else (carry.leader,)
    if deal.leader not in allowed:
        raise RecordError("record-leader", "SK1.d", seat=deal.leader)
