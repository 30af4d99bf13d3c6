"""Cards and their notation.

A card is its notation: rank then suit, `3s Th Kd Ac 2h`; `w` the little joker 小王, `W` the big joker 大王.
So a card is a plain string everywhere: in states, on the wire, in records. Copies of one card are equal.
A *packed* hand is one integer with four bits of count for each rank, lowest rank lowest (3 … 2 w W): what the
kernel works on, where suits do not matter.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta
from mypy_extensions import i64

from paiju.core.errors import NotationError, RecordError

RANKS = "3456789TJQKA2wW"
"""The ranks of the climbing games, low to high; a rank's index is its place here."""
SUITS = "shdc"
"""♠ ♥ ♦ ♣."""

# `$` alone would let a line break at the end pass in Python, though not in JavaScript.
CARD_PATTERN = r"^([3-9TJQKA2][shdc]|w|W)$(?!\n)"
Card = Annotated[str, Meta(pattern=CARD_PATTERN)]
Cards = tuple[Card, ...]

DECK: Cards = (*(rank + suit for rank in RANKS[:13] for suit in SUITS), "w", "W")
"""One deck with its two jokers, 54 cards, in sorting order."""

RANK_OF = {card: RANKS.index(card[0]) for card in DECK}
UNIT: dict[Card, int] = {card: 16**rank for card, rank in RANK_OF.items()}
"""Each card as a packed hand of its own."""
_ORDER = {card: place for place, card in enumerate(DECK)}
_CARD = re.compile(r"([3-9TJQKA2][shdc]|w|W)")


def pack_of(decks: int) -> Cards:
    """`decks` full decks with jokers, sorted."""
    return sort_cards(DECK * decks)


def sort_cards(cards: Iterable[Card]) -> Cards:
    """The cards by rank, then suit."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def check_dealt(hands: tuple[Cards, ...], players: int, pack: Cards, decks: int) -> None:
    """Raise RecordError unless the whole pack is dealt evenly to so many players, each hand in sorting order."""
    dealt = sort_cards(card for hand in hands for card in hand)
    if len(hands) != players or len(set(map(len, hands))) > 1 or dealt != pack:
        raise RecordError("record-pack", cards=len(dealt), decks=decks)
    for seat, hand in enumerate(hands):
        if hand != sort_cards(hand):
            raise RecordError("record-order", seat=seat)


def are_cards(cards: object) -> bool:
    """Whether it is a tuple of texts."""
    return type(cards) is tuple and all(type(card) is str for card in cards)


def packed(cards: Iterable[Card]) -> int:
    """The counts by rank as one integer, four bits a rank."""
    counts: i64 = 0
    for card in cards:
        counts += UNIT[card]
    return counts


def unpacked(counts: int) -> dict[int, int]:
    """The counts by rank index of a packed hand, ranks held only, low to high."""
    return {rank: count for rank in range(len(RANKS)) if (count := counts >> 4 * rank & 15)}


def without(hand: Cards, cards: Iterable[Card]) -> Cards | None:
    """`hand` less `cards`, or None if it does not hold them all."""
    left = list(hand)
    try:
        for card in cards:
            left.remove(card)
    except ValueError:
        return None
    return tuple(left)


def take(hand: Cards, counts: int) -> Cards:
    """Cards of `hand` that fill the packed `counts`: of each rank the first ones."""
    wanted: i64 = counts
    taken: list[Card] = []
    for card in hand:
        if wanted == 0:
            break
        places: i64 = 4 * RANK_OF[card]
        if (wanted >> places) & 15 != 0:
            wanted -= UNIT[card]
            taken.append(card)
    return tuple(taken)


def of_ranks(cards: Cards, ranks: str) -> Cards:
    """The cards that are of some ranks."""
    return tuple([card for card in cards if card[0] in ranks])


def worth(cards: Cards, points: dict[str, int]) -> int:
    """What some cards count, by the points of a card of each rank that has any."""
    total = 0
    for card in cards:
        total += points.get(card[0], 0)
    return total


def format_cards(cards: Iterable[Card]) -> str:
    """The notation of several cards: `3s3hTd`."""
    return "".join(cards)


def parse_cards(text: str) -> Cards:
    """The cards of a notation such as `3s3hTd` or `3s 3h Td`.

    Raises NotationError where something else stands in the text.
    """
    compact = "".join(text.split())
    rest = _CARD.sub("", compact)
    if rest:
        raise NotationError("notation-cards", text=text, rest=rest)
    return tuple(_CARD.findall(compact))


def parse_loose_cards(text: str, decks: int = 2, jokers: int | None = None) -> Cards:
    """Cards with suits (`3s3h`) or, where suits do not matter, ranks alone (`33344`, `TJQKA`, `WWww`).

    Ranks alone get suits in the order ♠♥♦♣. Raises NotationError for anything else and for more copies of a
    card than `decks` decks hold, or more of a joker than `jokers`.
    """
    compact = "".join(text.split())
    if compact and all(char in RANKS for char in compact):
        cards = _with_suits(compact)
    else:
        cards = parse_cards(compact)
    for card, copies in Counter(cards).items():
        if copies > (decks if jokers is None or card not in "wW" else jokers):
            raise NotationError("notation-too-many", card=card, copies=copies, decks=decks)
    return sort_cards(cards)


def _with_suits(ranks: str) -> Cards:
    seen: Counter[str] = Counter()
    cards = []
    for rank in ranks:
        cards.append(rank if rank in "wW" else rank + SUITS[seen[rank] % 4])
        seen[rank] += 1
    return tuple(cards)
