"""The end of a hand in notation: what each seat still holds and what lies, around which a whole deal is made."""

from collections import Counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from paiju.climbing.tricks import Laid, Tricks
from paiju.core.cards import Card, Cards, pack_of, parse_cards, sort_cards
from paiju.games import game_of
from paiju.games.datong.deal import SEATS, RevealDeal
from paiju.games.datong.play import Window
from paiju.games.datong.scoring import points_of
from paiju.games.dazha.deal import DazhaDeal
from paiju.games.shuangkou.deal import ShuangkouDeal

HAND = 27
"""The cards dealt to each: two decks for four."""


class End(Struct, frozen=True, kw_only=True):
    """A moment of a hand: seat 0 is to act, on what seat 3 has led if something lies."""

    hands: tuple[str, ...]
    """What each seat holds."""
    lies: str = ""
    """What seat 3 has led."""
    played: tuple[str, ...] = ("",) * SEATS
    """What each seat has laid before, as far as it matters who did; the rest is spread so that nobody has a bomb."""
    captured: tuple[int, ...] = (0,) * SEATS
    """The points in tricks won, where the game counts them."""

    def dealt(self) -> tuple[Cards, ...]:
        """All hands as they were dealt."""
        known = [
            list(parse_cards(held + laid + ("" if seat < SEATS - 1 else self.lies)))
            for seat, (held, laid) in enumerate(zip(self.hands, self.played, strict=True))
        ]
        return deal_out(known, pack_of(2))

    def begin(self, game: str, deal: Any) -> Any:
        """The state, around a deal with these hands."""
        rules = game_of(game)
        options = rules.options_type.parse()
        state = rules.start(options, rules.first_carry(options), deal)
        hands = tuple(sort_cards(parse_cards(held)) for held in self.hands)
        tricks = Tricks(hands, turn=0, owner=0, captured=self.captured)
        if self.lies:
            cards = sort_cards(parse_cards(self.lies))
            move = state.lexicon.readings(cards)[0]
            laid = (Laid(SEATS - 1, cards, move.text),)
            pile = points_of(cards) if game == "datong" else 0
            tricks = replace(tricks, owner=SEATS - 1, on=move.id, trick=laid, pile=pile)
        return replace(state, tricks=tricks)


def deal_out(known: list[list[Card]], pack: Cards) -> tuple[Cards, ...]:
    """Whole hands around the cards that are known; each other card goes where it makes no bomb, to the smallest."""
    rest = Counter(pack)
    for hand in known:
        rest.subtract(hand)
    assert min(rest.values()) >= 0, "a card too many"
    for card in rest.elements():
        room = [seat for seat, hand in enumerate(known) if len(hand) < HAND]
        seat = min(room, key=lambda seat: (_makes_bomb(known[seat], card), len(known[seat]), seat))
        known[seat].append(card)
    return tuple(map(sort_cards, known))


def _makes_bomb(hand: list[Card], card: Card) -> bool:
    return sum(held[0] == card[0] for held in hand) >= 3


def datong(end: End) -> Any:
    """The end of a hand of Datong that nobody has surrendered; the reveal card has moved nobody."""
    state = end.begin("datong", reveal(end.dealt()))
    return replace(state, window=Window(state.leader, asked=SEATS))


def dazha(end: End) -> Any:
    """The end of a hand of Dazha."""
    return end.begin("dazha", DazhaDeal(end.dealt()))


def shuangkou(end: End) -> Any:
    """The end of a hand of Shuangkou."""
    return end.begin("shuangkou", ShuangkouDeal(0, end.dealt()))


def fanfanzha(hands: tuple[str, ...]) -> Any:
    """A hand of Fanfanzha with these cards and no other bomb."""
    rules = game_of("fanfanzha")
    options = rules.options_type.parse()
    dealt = deal_out([list(parse_cards(held)) for held in hands], pack_of(2))
    return rules.start(options, rules.first_carry(options), reveal(dealt))


def reveal(dealt: tuple[Cards, ...]) -> RevealDeal:
    """Seat 0 leads: the reveal card is one of which seat 2, opposite, has the other copy."""
    return RevealDeal(0, dealt, next(card for card in dealt[0] if card in dealt[2]), 0)
