"""What a view of a climbing game tells of the cards: what was laid by whom, and what nobody has seen."""

from collections.abc import Sequence

from paiju.climbing.playing import TrickView
from paiju.climbing.tricks import Laid, parse_trick
from paiju.core.cards import RANKS, packed


def laid_before(view: TrickView) -> list[Laid]:
    """What every seat has laid since the hand began, in order."""
    return [laid for text in view.past for laid in parse_trick(text)] + list(view.trick)


def unseen_cards(pack: Sequence[str], view: TrickView, open_hand: Sequence[str] = ()) -> list[str]:
    """The cards of the pack that neither lie open nor are in the viewer's hand."""
    rest = list(pack)
    for card in (*view.hand, *open_hand):
        rest.remove(card)
    for laid in laid_before(view):
        for card in laid.cards:
            rest.remove(card)
    return rest


def laid_by_seat(view: TrickView) -> list[int]:
    """The packed cards that each seat has laid."""
    total = [0, 0, 0, 0]
    for laid in laid_before(view):
        total[laid.seat] += packed(laid.cards)
    return total


def by_rank(cards: Sequence[str]) -> list[int]:
    """The ranks of some cards."""
    return [RANKS.index(card[0]) for card in cards]


def size_of(hand: int) -> int:
    """How many cards a packed hand has."""
    return sum(hand >> place & 15 for place in range(0, 4 * len(RANKS), 4))


def with_card(hands: Sequence[int], seat: int, card: int) -> list[int]:
    """Packed hands with one more card in one of them."""
    return [hand + card * (place == seat) for place, hand in enumerate(hands)]


def near(table: dict[int, float], far: float) -> tuple[float, ...]:
    """A table by cards left as a row, `far` behind it."""
    return (*(table.get(cards, table[1]) for cards in range(max(table) + 1)), far)
