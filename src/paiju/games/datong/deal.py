"""The deal of Datong: cards, reveal card, and who sits where (DT1–DT6)."""

from collections.abc import Sequence

from msgspec import Struct

from paiju.core.cards import Card, Cards, check_dealt, pack_of, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import RecordError

SEATS = 4
DECKS = 2


class RevealDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """What chance decides: who is dealt to first, the hands as dealt, and the reveal card 明牌 with its holder."""

    first: int
    hands: tuple[Cards, ...]
    reveal: Card
    holder: int


class Table(Struct, frozen=True):
    """The table after the seat change: who sits where, the hands there, who leads, and the seats that changed."""

    seating: tuple[int, ...]
    hands: tuple[Cards, ...]
    leader: int
    moved: tuple[int, ...] = ()


def draw_deal(decks: int, players: int, draws: Draws) -> RevealDeal:
    """Draw, in this order: the first receiver, the reveal card's place in the pack, the pack's order.

    Card 1 goes to the first receiver, card 2 to the next seat, and so on (DT2); the reveal card is one physical
    card of the pack (DT3.d).
    """
    pack = pack_of(decks)
    first = draws.below(players)
    place = draws.below(len(pack))
    order = draws.shuffled(pack)
    hands = tuple(sort_cards(order[(seat - first) % players :: players]) for seat in range(players))
    return RevealDeal(first, hands, order[place], (first + place) % players)


def check_reveal_deal(decks: int, players: int, deal: RevealDeal) -> None:
    """Raise RecordError unless the whole pack is dealt evenly and the holder holds the reveal card."""
    check_dealt(deal.hands, players, pack_of(decks), decks)
    for path, seat in (("$.deal.first", deal.first), ("$.deal.holder", deal.holder)):
        if not 0 <= seat < players:
            raise RecordError("record-seat", path=path, seat=str(seat), last=players - 1)
    if deal.reveal not in deal.hands[deal.holder]:
        raise RecordError("record-reveal", card=deal.reveal, seat=deal.holder)


def seat_partner(seating: Sequence[int], deal: RevealDeal) -> Table:
    """The holder of the other reveal card comes to sit opposite the leader (DT4); with both in one hand
    nobody moves (DT5). Hands move with their owners.

    With more seats the leader's team has every second one from the leader on. Each holder of another copy who
    sits between them, in seat order, changes places with the next of these seats that has none (FZ4.d).
    """
    players = len(seating)
    order = [(deal.holder + step) % players for step in range(1, players)]
    away = [seat for seat in order[::2] if deal.reveal in deal.hands[seat]]
    free = [seat for seat in order[1::2] if deal.reveal not in deal.hands[seat]]
    table = Table(tuple(seating), deal.hands, deal.holder)
    for holder, seat in zip(away, free, strict=False):
        table = swapped(table, holder, seat)
    return table


def swapped(table: Table, one: int, other: int) -> Table:
    """The table after the persons of two seats, with their hands, change places."""
    place = list(range(len(table.seating)))
    place[one], place[other] = other, one
    return Table(
        tuple(table.seating[seat] for seat in place),
        tuple(table.hands[seat] for seat in place),
        table.leader,
        (*table.moved, one, other),
    )
