"""Cards as people type them and as they are shown: `33344`, `10JQKA`, `tjqka`, `3s3h`, `♠3♥3`, `3♠♥`, `小王大王`."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from paiju.cli.errors import CommandError
from paiju.core.cards import SUITS, Card, Cards, sort_cards, without
from paiju.core.errors import NotationError, PaijuError

DECKS = 2

# A joker as it is named in a hand, in a play, or by people. Of letters only w and W depend on their case.
_JOKERS = (
    (re.compile(r"小王w?|(?i:little( joker)?(\(w\))?)"), " w "),
    (re.compile(r"大王W?|(?i:big( joker)?(\(w\))?)"), " W "),
)
_SEPARATORS = re.compile(r"[\s,、.;]+")
_SUITS = dict(zip("♠♥♦♣♤♡♢♧", "shdcshdc", strict=True))
_LOOKS = re.compile("[\ufe0e\ufe0f]")  # whether a suit is drawn as text or as a picture

_RANK, _SUIT = r"10|[2-9TJQKAtjqka]", r"[shdcSHDC♠♥♦♣♤♡♢♧]"
_CARD = re.compile(rf"(?P<suit>{_SUIT})(?P<of>{_RANK})|(?P<joker>[wW])|(?P<rank>{_RANK})(?P<suits>{_SUIT}*)")

Wish = tuple[str, str]
"""A rank and a suit, or no suit where any will do."""


def wishes(typed: str) -> list[Wish]:
    """What was typed, card by card; NotationError where something else stands in it."""
    text = _LOOKS.sub("", unicodedata.normalize("NFKC", typed))
    for pattern, joker in _JOKERS:
        text = pattern.sub(joker, text)
    found = [wish for token in _SEPARATORS.split(text) if token for wish in _of_token(token, typed)]
    if not found:
        raise NotationError("notation-cards", text=typed, rest="")
    return found


def _of_token(token: str, typed: str) -> Iterator[Wish]:
    """The cards of a text without gaps: suits stand all before their ranks or all behind them."""
    place = 0
    while place < len(token):
        card = _CARD.match(token, place)
        if card is None:
            raise NotationError("notation-cards", text=typed, rest=token[place:])
        if card["joker"]:
            yield card["joker"], ""
        elif card["suit"]:
            yield _rank(card["of"]), _suit(card["suit"])
        else:
            for suit in card["suits"] or " ":
                yield _rank(card["rank"]), _suit(suit).strip()
        place = card.end()


def _rank(typed: str) -> str:
    return "T" if typed == "10" else typed.upper()


def _suit(typed: str) -> str:
    return _SUITS.get(typed, typed.lower())


def typed_cards(typed: str, jokers: int = DECKS) -> Cards:
    """The cards of a typed text, those without a suit getting one; NotationError where a game has not so many."""
    wanted = wishes(typed)
    for rank, copies in Counter(rank for rank, _ in wanted).items():
        most = jokers if rank in "wW" else DECKS * len(SUITS)
        if copies > most:
            raise CommandError("cli-too-many", rank=rank, copies=copies, most=most)
    cards = [rank + suit for rank, suit in wanted if suit]
    for card, copies in Counter(cards).items():
        if copies > DECKS:
            raise NotationError("notation-too-many", card=card, copies=copies, decks=DECKS)
    for rank, suit in wanted:
        if not suit:
            cards.append(rank if rank in "wW" else _spare(rank, cards))
    return sort_cards(cards)


def _spare(rank: str, cards: list[Card]) -> Card:
    """A card of that rank of which there are the fewest, ♠ first."""
    return min((rank + suit for suit in SUITS), key=cards.count)


def cards_of_hand(typed: str, hand: Cards) -> Cards:
    """The cards of `hand` that a typed text names, by rank alone or with suits; CommandError where it lacks some."""
    wanted = wishes(typed)
    cards = [rank + suit for rank, suit in wanted if suit]
    left = without(hand, cards)
    if left is None:
        raise _lacking(cards, hand)
    for rank in [rank for rank, suit in wanted if not suit]:
        card = next((card for card in left if card[0] == rank), None)
        if card is None:
            raise CommandError("cli-not-held", rank=rank, held=sum(held[0] == rank for held in hand))
        cards.append(card)
        left = without(left, (card,)) or ()
    return sort_cards(cards)


def _lacking(cards: list[Card], hand: Cards) -> PaijuError:
    """Which of some cards, named with suits, are not in a hand."""
    none = [card for card in dict.fromkeys(cards) if card not in hand]
    if none:
        return CommandError("not-held", cards=" ".join(none))
    few = next(card for card in cards if cards.count(card) > hand.count(card))
    return CommandError("cli-held-fewer", card=few, held=hand.count(few))


def echoing(refused: PaijuError, typed: str) -> PaijuError:
    """A refusal of cards that shows them as they were typed."""
    if "cards" not in refused.params or refused.code == "not-held":
        return refused
    return type(refused)(refused.code, refused.clause, **refused.params | {"cards": typed.strip()})
