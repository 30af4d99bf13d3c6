"""Cards as people type them: `33344`, `10JQKA`, `tjqka`, `3s3h`, `小王大王`."""

import re

from paiju.core.cards import RANKS, Cards, packed, parse_loose_cards, take
from paiju.core.errors import NotationError

_NAMES = {"小王": "w", "大王": "W", "♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_FILLING = re.compile(r"[\s,，、.]+")


def typed_cards(typed: str) -> Cards:
    """The cards of a typed text, ranks alone getting suits; NotationError as `parse_loose_cards`."""
    cards = parse_loose_cards(_in_notation(typed))
    if not cards:
        raise NotationError("notation-cards", text=typed, rest="")
    return cards


def cards_of_hand(typed: str, hand: Cards) -> Cards:
    """As `typed_cards`, but ranks alone are cards of `hand` where it holds them."""
    cards = typed_cards(typed)
    if all(char in RANKS for char in _in_notation(typed)):
        held = take(hand, packed(cards))
        if len(held) == len(cards):
            return held
    return cards


def _in_notation(typed: str) -> str:
    text = _FILLING.sub("", typed)
    for name, notation in _NAMES.items():
        text = text.replace(name, notation)
    text = text.replace("10", "T")
    # Ranks are capitals and suits small, however they were typed; only the jokers tell w from W.
    return "".join(char.upper() if char in "tjqka" else char.lower() if char in "SHDC" else char for char in text)
