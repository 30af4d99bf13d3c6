"""What a view of a climbing game tells of the cards: what was laid by whom, and what nobody has seen."""

from collections.abc import Sequence

from paiju.climbing.grammar import TWO, Kind
from paiju.climbing.playing import TrickView
from paiju.climbing.tricks import Laid, parse_trick, reading_rank
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


SETS = {Kind.SINGLE: 1, Kind.PAIR: 2, Kind.TRIPLE: 3}


def signs(view: TrickView, sides: Sequence[int]) -> list[int]:
    """What speaks against some hands, see `Known`: who passes on an opponent's small set hardly holds one that beats
    it, and who lays one hardly holds one that is lower and would have done.
    """
    me = view.seat
    later = [0, 0, 0, 0]
    found: list[int] = []
    tricks = [parse_trick(text) for text in view.past] + [view.trick]
    for trick in reversed(tricks):
        plays: list[Laid | None] = []
        on = None
        for laid in trick:
            plays.append(on)
            on = laid if laid.cards else on
        for laid, lying in zip(reversed(trick), reversed(plays), strict=True):
            later[laid.seat] += packed(laid.cards)
            if (
                lying is None
                or lying.reading is None
                or laid.seat == me
                or sides[laid.seat] == sides[lying.seat]
            ):
                continue
            of = SETS.get(Kind(lying.reading.partition(":")[0]))
            if of is None:
                continue
            low, high = reading_rank(lying.reading), TWO
            if laid.reading is not None:
                if laid.reading.partition(":")[0] != lying.reading.partition(":")[0]:
                    continue
                high = min(high, reading_rank(laid.reading))
            if high > low + 1:
                found += [laid.seat, of, low, high, later[laid.seat]]
    return found
