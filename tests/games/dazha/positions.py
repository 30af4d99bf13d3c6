"""Positions of Dazha from written hands, and whole deals in which chosen cards are where a test wants them.

Hands are written in ranks (`33344`), or with suits where suits matter. A position may hold fewer cards than a
dealt hand does: the rules of play do not count them.
"""

from collections.abc import Sequence
from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace

from paiju.climbing.grammar import MoveClass
from paiju.climbing.tricks import Played, Tricks
from paiju.core.actions import Play
from paiju.core.cards import Card, Cards, sort_cards
from paiju.core.errors import IllegalAction
from paiju.core.settlement import Line, Settlement
from paiju.games.dazha import DAZHA
from paiju.games.dazha.about import lexicon
from paiju.games.dazha.deal import DazhaCarry, DazhaDeal, whole_pack
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.play import Asking, DazhaState
from paiju.games.dazha.scoring import settle_shown
from tests.games.playing import cards, settled

OPPOSITE = (2, 3, 0, 1)
FIRST = DAZHA.first_carry(DazhaOptions())


def position(
    *hands: str,
    turn: int = 0,
    finished: Sequence[int] = (),
    partner: Sequence[int] = OPPOSITE,
    seating: Sequence[int] = (0, 1, 2, 3),
    asking: Asking | None = None,
    **options: Any,
) -> DazhaState:
    """A state in which `turn` leads."""
    held = tuple(map(cards, hands))
    return DazhaState(
        options=DazhaOptions.parse(options),
        before=replace(FIRST, seating=tuple(seating)),
        seating=tuple(seating),
        leader=turn,
        partner=tuple(partner),
        dealt=held,
        asking=asking or Asking(turn),
        tricks=Tricks(held, turn, turn, finished=tuple(finished)),
    )


def taken(*hands: str, taker: int = 0, turn: int = 0, **options: Any) -> DazhaState:
    """A state in which `taker` plays against three and `turn` leads."""
    asking = Asking(taker, asked=0, taker=taker)
    return position(*hands, turn=turn, partner=(0, 1, 2, 3), asking=asking, mode="bao", **options)


# ── combinations ─────────────────────────────────────────────────────────────


def readings(text: str, beside: str = "", **options: Any) -> list[str]:
    """How cards read that are led from a hand which holds some more `beside` them; none: no combination."""
    words = lexicon(DazhaOptions.parse(options))
    chosen = cards(text)
    try:
        return list(map(str, words.readings(chosen, sort_cards((*chosen, *cards(beside))))))
    except IllegalAction:
        return []


def no_combination(text: str, beside: str = "", **options: Any) -> tuple[str | None, str]:
    """The clause and code by which leading the cards is refused."""
    words = lexicon(DazhaOptions.parse(options))
    chosen = cards(text)
    with pytest.raises(IllegalAction) as caught:
        words.readings(chosen, sort_cards((*chosen, *cards(beside))))
    assert caught.value.params == {"cards": " ".join(chosen)}
    return caught.value.clause, caught.value.code


def faced(mine: str, on: str, beside: str = "3", **options: Any) -> DazhaState:
    """Seat 0 has led all of `on`, and seat 1, who is to act, holds `mine` and `beside`."""
    hands = (cards(on), sort_cards((*cards(mine), *cards(beside))), cards("3"), cards("3"))
    begun = replace(position("", "", "", "", **options), tricks=Tricks.begin(hands, 0))
    after: DazhaState = begun.apply(0, Play(cards(on)))[0]
    return after


def beats(mine: str, on: str, beside: str = "3", **options: Any) -> bool:
    """Whether the cards `mine` may be played on `on`."""
    state = faced(mine, on, beside, **options)
    try:
        state.check(1, Play(cards(mine)))
    except IllegalAction:
        return False
    offered = {str(move) for move in state.legal(1) if isinstance(move, MoveClass)}
    _, (event, *_) = state.apply(1, Play(cards(mine)))
    assert isinstance(event, Played)
    assert event.reading in offered
    return True


def why_not(mine: str, on: str, beside: str = "3", **options: Any) -> tuple[str | None, str]:
    """The clause and code by which `mine` on `on` is refused."""
    state = faced(mine, on, beside, **options)
    with pytest.raises(IllegalAction) as caught:
        state.check(1, Play(cards(mine)))
    played = state.lexicon.readings(cards(mine), state.tricks.hands[1])[0]
    assert caught.value.params == {"played": str(played), "on": str(state.on)}
    return caught.value.clause, caught.value.code


def rising(combinations: Sequence[str], **options: Any) -> None:
    """Assert that of these each beats all before it and nothing after it or like it."""
    for place, mine in enumerate(combinations):
        for other, on in enumerate(combinations):
            assert beats(mine, on, **options) == (place > other), f"{mine} on {on}"


# ── deals ────────────────────────────────────────────────────────────────────


def whole_deal(*hands: str, spades: tuple[int, int] = (0, 2), **options: Any) -> DazhaDeal:
    """A whole pack in which the seats hold at least these cards, and `spades` the two ♠3.

    What is left goes round so that nobody else gets four of a rank; jokers that are not named lie one by one where
    they make no cause if that is possible: beside a bomb.
    """
    chosen = DazhaOptions.parse(options)
    left = list(whole_pack(chosen))
    held: list[list[Card]] = [list(named(text)) for text in (*hands, "", "", "", "")[:4]]
    for seat in spades:
        held[seat].append("3s")
    for card in (card for hand in held for card in hand):
        left.remove(card)
    size = len(whole_pack(chosen)) // 4
    # Jokers first, then the ranks that lie together.
    for card in sorted(left, key=lambda card: (card not in "wW", card)):
        if card in "wW":
            fit = [seat for seat in range(4) if _has_four(held[seat]) and len(held[seat]) < size]
        else:
            fit = []
        room = fit or [seat for seat in range(4) if len(held[seat]) < size]
        seat = min(room, key=lambda seat: (_count(held[seat], card[0]), len(held[seat])))
        held[seat].append(card)
    return DazhaDeal(tuple(map(sort_cards, held)))


def named(text: str) -> Cards:
    """The cards of a text; threes of ranks alone are never ♠3, which finds the partners."""
    if any(card in text for card in ("3s", "3h", "3d", "3c")):
        return cards(text)
    suits = cycle("hdc")
    return tuple("3" + next(suits) if card[0] == "3" else card for card in cards(text))


def _count(hand: list[Card], rank: str) -> int:
    return sum(card[0] == rank for card in hand)


def _has_four(hand: list[Card]) -> bool:
    return any(_count(hand, card[0]) >= 4 for card in hand if card not in "wW")


def started(deal: DazhaDeal, carry: DazhaCarry = FIRST, **options: Any) -> DazhaState:
    """The first state of the deal, which must be a whole pack."""
    chosen = DazhaOptions.parse(options)
    DAZHA.check_deal(chosen, carry, deal)
    return DAZHA.start(chosen, carry, deal)


def carry_of(
    hand: int = 2, played: int = 1, first: int | None = None, seating: Sequence[int] = (0, 1, 2, 3)
) -> DazhaCarry:
    """A carry of a later hand."""
    return DazhaCarry(hand=hand, played=played, first=first, seating=tuple(seating), scores=(0, 0, 0, 0))


def shown(*hands: str, **options: Any) -> Settlement:
    """The settlement of a showdown of these hands, which need not be whole."""
    held = [cards(text) for text in (*hands, "", "", "", "")[:4]]
    return settle_shown(DazhaOptions.parse(options), held, range(4))


def lines_of(state: DazhaState, *groups: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """Clause, reason and deltas of the lines of some groups, of all if none is named."""
    lines: tuple[Line, ...] = settled(state).lines
    return [(line.clause, line.reason, line.deltas) for line in lines if not groups or line.group in groups]
