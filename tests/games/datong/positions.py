"""Positions of Datong from written hands, and written actions played in them.

Hands are written in ranks (`33344`), or with suits where suits matter. A position may hold fewer cards than a
dealt hand does: the rules of play do not count them.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from paiju.climbing.tricks import Played, Tricks
from paiju.core.actions import Answer, Pass, Play
from paiju.core.cards import Card, pack_of, sort_cards
from paiju.core.errors import IllegalAction
from paiju.core.game import Carry
from paiju.core.settlement import Settlement
from paiju.games.datong import DATONG
from paiju.games.datong.deal import RevealDeal
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongState, Window
from tests.games.playing import cards, settled

CLOSED = Window(0, asked=4)


def position(
    *hands: str,
    turn: int = 0,
    finished: Sequence[int] = (),
    captured: Sequence[int] = (0, 0, 0, 0),
    dealt: Sequence[str] | None = None,
    seating: Sequence[int] = (0, 1, 2, 3),
    buyers: Sequence[int] = (),
    window: Window = CLOSED,
    **options: Any,
) -> DatongState:
    """A state in which `turn` leads; `dealt` are the hands as dealt, if others than those held now."""
    held = tuple(map(cards, hands))
    return DatongState(
        options=DatongOptions.parse(options),
        before=DATONG.first_carry(DatongOptions()),
        seating=tuple(seating),
        reveal="3s",
        leader=turn,
        moved=(),
        dealt=held if dealt is None else tuple(map(cards, dealt)),
        window=Window(window.leader, window.asked, buyers=tuple(buyers)) if buyers else window,
        tricks=Tricks(held, turn, turn, captured=tuple(captured), finished=tuple(finished)),
    )


def reading(text: str) -> str | None:
    """How the cards read when they are led; None where they are no combination."""
    state = position(text, "3", "3", "3")
    try:
        _, events = state.apply(0, Play(state.tricks.hands[0]))
    except IllegalAction:
        return None
    (laid,) = [event for event in events if isinstance(event, Played)]
    return laid.reading


def no_combination(text: str) -> tuple[str | None, str]:
    """The clause and code by which leading the cards is refused."""
    state = position(text, "3", "3", "3")
    with pytest.raises(IllegalAction) as caught:
        state.check(0, Play(state.tricks.hands[0]))
    return caught.value.clause, caught.value.code


def faced(mine: str, on: str, **options: Any) -> DatongState:
    """Seat 0 has led `on`, and seat 1, who is to act, holds `mine`; all keep a card to spare."""
    spare = cards("3s")
    hands = (cards(on) + spare, cards(mine) + spare, spare, spare)
    begun = replace(position("", "", "", "", **options), tricks=Tricks.begin(hands, 0))
    return begun.apply(0, Play(cards(on)))[0]


def beats(mine: str, on: str, **options: Any) -> bool:
    """Whether the cards `mine` may be played on `on`."""
    try:
        faced(mine, on, **options).check(1, Play(cards(mine)))
    except IllegalAction:
        return False
    return True


def why_not(mine: str, on: str, **options: Any) -> tuple[str | None, str]:
    """The clause and code by which `mine` on `on` is refused."""
    with pytest.raises(IllegalAction) as caught:
        faced(mine, on, **options).check(1, Play(cards(mine)))
    return caught.value.clause, caught.value.code


def rising(combinations: Iterable[str], **options: Any) -> None:
    """Assert that of these each beats all before it and nothing after it or like it."""
    ladder = list(combinations)
    for place, mine in enumerate(ladder):
        for other, on in enumerate(ladder):
            assert beats(mine, on, **options) == (place > other), f"{mine} on {on}"


def ended(order: Sequence[int], captured: Sequence[int], **more: Any) -> Settlement:
    """The settlement of a hand whose last play makes this finishing order, with these points by seat.

    The hands as dealt have no bombs.
    """
    partners = order[1] == (order[0] + 2) % 4
    out, last = (order[:1], order[1]) if partners else (order[:2], order[2])
    hands = ["4" if seat == last else "" if seat in out else "33" for seat in range(4)]
    more.setdefault("dealt", ("3", "4", "6", "7"))
    state = position(*hands, turn=last, finished=out, captured=captured, **more)
    state = state.apply(last, Play(state.tricks.hands[last]))[0]
    while state.settlement is None:
        state = state.apply(state.to_act[0], Pass())[0]
    return state.settlement


def surrendered(*dealt: str, seating: Sequence[int] = (0, 1, 2, 3), **options: Any) -> Settlement:
    """The settlement when seats 0 and 2 surrender hands dealt thus; a seat left out has no cards."""
    hands = (*dealt, "", "", "", "")[:4]
    state = position(*hands, seating=seating, window=Window(0), **options)
    state = state.apply(0, Answer("offer"))[0].apply(2, Answer("surrender"))[0]
    return settled(state)


def earns(*dealt: str, **options: Any) -> tuple[int, ...]:
    """What each of the seats gets from each of the others for hands dealt thus."""
    lines = surrendered(*dealt, **options).lines
    values = [0, 0, 0, 0]
    for line in lines:
        if line.group == "bonus":
            (holder,) = [seat for seat in range(4) if line.deltas[seat] > 0]
            assert line.deltas == tuple(
                line.deltas[holder] if seat == holder else -line.deltas[holder] // 3 for seat in range(4)
            )
            values[holder] += line.deltas[holder] // 3
    return tuple(values)


def bonus_clauses(*dealt: str, **options: Any) -> list[str]:
    """The clauses of the bonus lines."""
    return [line.clause for line in surrendered(*dealt, **options).lines if line.group == "bonus"]


def whole_deal(reveal: Card, holder: int, other: int, first: int = 0) -> RevealDeal:
    """Two whole decks dealt so that `holder` has the reveal card and `other` its second copy."""
    pack = list(pack_of(2))
    pack.remove(reveal)
    pack.remove(reveal)
    hands: list[list[Card]] = [[], [], [], []]
    hands[holder].append(reveal)
    hands[other].append(reveal)
    for place, card in enumerate(pack):
        seat = min(range(4), key=lambda seat: (len(hands[seat]), (seat - place) % 4))
        hands[seat].append(card)
    return RevealDeal(first, tuple(map(sort_cards, hands)), reveal, holder)


def carry_of(seating: Sequence[int], scores: Sequence[int] = (0, 0, 0, 0)) -> Carry:
    """A carry with these seats and scores."""
    return Carry(seating=tuple(seating), scores=tuple(scores))
