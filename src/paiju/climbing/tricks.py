"""The play of a climbing hand as a value: hands, the trick on the table, who has finished, and the events.

`acting` says what comes of an action; whose turn it is and who wins is decided by the kernel's `Flow`.
"""

from functools import cached_property, lru_cache
from typing import Self

from msgspec import Struct

from paiju.climbing.kernel import flow as kernel
from paiju.climbing.past import laid_text
from paiju.core.cards import RANK_OF, RANKS, Card, Cards, packed, parse_cards
from paiju.core.game import Event


class Laid(Struct, frozen=True):
    """What a seat did in a trick: the cards it laid and how they read, or no cards for a pass."""

    seat: int
    cards: Cards = ()
    reading: str | None = None

    def __str__(self) -> str:
        """In notation: the seat, its cards and their reading, `0 3s3d pair:3`; the seat alone for a pass."""
        return laid_text(self.seat, self.cards, self.reading)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The one of a text."""
        seat, *laid = text.split()
        return cls(int(seat), parse_cards(laid[0]), laid[1]) if laid else cls(int(seat))


def parse_trick(text: str) -> tuple[Laid, ...]:
    """The trick of a text."""
    return tuple(map(Laid.parse, text.split(";")))


parsed_trick = lru_cache(maxsize=1 << 12)(parse_trick)
"""The same, for who looks at the same tricks again and again."""


class Played(Event, frozen=True, tag="played"):
    """A seat laid a combination and has `left` cards left; None where the table does not say."""

    seat: int
    cards: Cards
    reading: str
    left: int | None


class Passed(Event, frozen=True, tag="passed"):
    """A seat passed."""

    seat: int


class WentOut(Event, frozen=True, tag="went_out"):
    """A seat laid its last cards; `place` 1 is 头游, 2 二游, 3 三游."""

    seat: int
    place: int


class TrickWon(Event, frozen=True, tag="trick_won"):
    """All others passed: `seat` wins the trick and its points."""

    seat: int
    points: int


class WindTaken(Event, frozen=True, tag="wind_taken"):
    """接风: `seat` leads because the winner of the trick has no cards left."""

    seat: int


class FlowRules(Struct, frozen=True):
    """What a game lays down for the flow of tricks, see `kernel.flow.Flow`."""

    wind_to_partner: bool
    last_trick_at_once: bool
    ends_at: int
    partner: tuple[int, ...]

    def flow(self) -> kernel.Flow:
        """A kernel flow under these rules."""
        wind = kernel.PARTNER if self.wind_to_partner else kernel.NEXT
        last = kernel.AT_ONCE if self.last_trick_at_once else kernel.PLAY_OUT
        return kernel.flow_of(wind, last, self.ends_at, list(self.partner))


class Tricks(Struct, frozen=True, dict=True):
    """A hand in play."""

    hands: tuple[Cards, ...]
    turn: int
    owner: int
    """Who laid the play to beat; on a fresh trick, who leads."""
    on: int = 0
    """The id of the class to beat, 0 where the turn is to lead."""
    pile: int = 0
    """The points in the trick."""
    captured: tuple[int, ...] = (0, 0, 0, 0)
    """The points in tricks won, by seat."""
    finished: tuple[int, ...] = ()
    """The seats that are out, first to last."""
    trick: tuple[Laid, ...] = ()
    over: bool = False
    past: tuple[str, ...] = ()
    """The tricks that are won, first to last, as `trick_text` writes them."""

    @classmethod
    def begin(cls, hands: tuple[Cards, ...], leader: int) -> Self:
        """A hand before the first lead."""
        return cls(hands, leader, leader)

    @cached_property
    def packed(self) -> tuple[int, ...]:
        """The hands, packed."""
        return tuple(map(packed, self.hands))

    @cached_property
    def left(self) -> tuple[int, ...]:
        """How many cards each seat has left."""
        return tuple(map(len, self.hands))

    @cached_property
    def played(self) -> tuple[int, ...]:
        """The cards that each seat has laid so far, packed."""
        played = [0] * kernel.SEATS
        for trick in (*map(parsed_trick, self.past), self.trick):
            for laid in trick:
                played[laid.seat] += packed(laid.cards)
        return tuple(played)


def cautious_lead(hand: Cards) -> Card:
    """The lead that costs least: the lowest single of the ranks held fewest, jokers last."""

    def cost(card: Card) -> tuple[bool, int, int]:
        held = sum(other[0] == card[0] for other in hand)
        return card in "wW", held, RANK_OF[card]

    return min(hand, key=cost)


def last_place_order(finished: tuple[int, ...]) -> tuple[int, ...]:
    """The finishing order with the seats still in behind those that are out."""
    return (*finished, *(seat for seat in range(kernel.SEATS) if seat not in finished))


def reading_rank(reading: str) -> int:
    """The rank that counts of a reading such as `pair_run:3-5`: the last one named."""
    return RANKS.index(reading.split(":")[1].split("*")[0][-1])
