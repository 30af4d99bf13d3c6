"""Cards as people type them: `33344`, `10JQKA`, `tjqka`, `3s3h`, `小王大王`."""

import re

from paiju.cli.errors import CommandError
from paiju.core.cards import RANKS, Cards, packed, parse_loose_cards, take
from paiju.core.errors import NotationError

_NAMES = {"小王": "w", "大王": "W", "♠": "s", "♥": "h", "♦": "d", "♣": "c"}
# Ranks are capitals and suits small, however they were typed; only the jokers tell w from W.
_CASES = str.maketrans("tjqkaSHDC", "TJQKAshdc")
_FILLING = re.compile(r"[\s,，、.]+")


def typed_cards(typed: str, jokers: int = 2) -> Cards:
    """The cards of a typed text, ranks alone getting suits; NotationError as `parse_loose_cards`."""
    cards = parse_loose_cards(_in_notation(typed), jokers=jokers)
    if not cards:
        raise NotationError("notation-cards", text=typed, rest="")
    return cards


def cards_of_hand(typed: str, hand: Cards, jokers: int = 2) -> Cards:
    """As `typed_cards`, but ranks alone are cards of `hand`; CommandError where it does not hold so many."""
    cards = typed_cards(typed, jokers)
    if any(char not in RANKS for char in _in_notation(typed)):
        return cards
    held = take(hand, packed(cards))
    if len(held) < len(cards):
        ranks = dict.fromkeys(card[0] for card in cards)
        short = next(rank for rank in ranks if _count(rank, cards) > _count(rank, hand))
        raise CommandError("cli-not-held", rank=short, held=_count(short, hand))
    return held


def _count(rank: str, cards: Cards) -> int:
    return sum(card[0] == rank for card in cards)


def _in_notation(typed: str) -> str:
    text = _FILLING.sub("", typed)
    for name, notation in _NAMES.items():
        text = text.replace(name, notation)
    text = text.replace("10", "T")
    return text.translate(_CASES)
