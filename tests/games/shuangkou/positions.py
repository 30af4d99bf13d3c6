"""Positions of Shuangkou from written hands, and written actions played in them.

Hands are written in ranks (`33344wW`), or with suits where suits matter. A position may hold fewer cards than a dealt
hand does: the rules of play do not count them.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from paiju.climbing.tricks import Played, Tricks
from paiju.core.actions import Play
from paiju.core.cards import DECK
from paiju.core.errors import IllegalAction
from paiju.core.settlement import Settlement
from paiju.games.shuangkou.deal import ShuangkouCarry
from paiju.games.shuangkou.options import ShuangkouOptions
from paiju.games.shuangkou.play import ShuangkouState
from tests.games.playing import action_of, cards, play, settled

VARIANTS = ("baibian", "qianbian", "huopin")
NO_BOMBS: tuple[tuple[int, ...], ...] = ((), (), (), ())


def position(
    *hands: str,
    turn: int = 0,
    finished: Sequence[int] = (),
    bombs: Sequence[Sequence[int]] = NO_BOMBS,
    seating: Sequence[int] = (0, 1, 2, 3),
    **options: Any,
) -> ShuangkouState:
    """A state in which `turn` leads; `bombs` are the lines of the bombs that each seat has laid."""
    held = tuple(map(cards, hands))
    return ShuangkouState(
        options=ShuangkouOptions.parse(options),
        before=ShuangkouCarry(seating=tuple(seating), scores=(0, 0, 0, 0)),
        seating=tuple(seating),
        leader=turn,
        dealt=held,
        bombs=tuple(map(tuple, bombs)),
        tricks=Tricks(held, turn, turn, finished=tuple(finished)),
    )


def readings(text: str, variant: str = "baibian") -> list[str]:
    """How the cards read when they are led, the proposed reading first; none where they are no combination."""
    state = position(text, "3", "3", "3", variant=variant)
    try:
        found = state.view(0).readings(cards(text))
    except IllegalAction:
        return []
    _, events = state.apply(0, Play(cards(text)))
    (laid,) = [event for event in events if isinstance(event, Played)]
    assert laid.reading == found[0]
    for named in found:
        _, events = state.apply(0, Play(cards(text), named))
        assert [event.reading for event in events if isinstance(event, Played)] == [named]
    return list(found)


def everywhere(text: str) -> list[str]:
    """The readings, which are the same in every variant."""
    found = [readings(text, variant) for variant in VARIANTS]
    assert found[0] == found[1] == found[2]
    return found[0]


def why_none(text: str, variant: str = "baibian") -> IllegalAction:
    """The refusal of leading the cards, which names them."""
    with pytest.raises(IllegalAction) as caught:
        position(text, "3", "3", "3", variant=variant).check(0, Play(cards(text)))
    assert caught.value.params["cards"] == " ".join(cards(text))
    return caught.value


def no_combination(text: str, variant: str = "baibian") -> tuple[str | None, str]:
    """The clause and code by which leading the cards is refused."""
    refusal = why_none(text, variant)
    return refusal.clause, refusal.code


def with_spare(text: str) -> str:
    """The cards with one more, so that they are not the last."""
    held = cards(text)
    return "".join((*held, next(card for card in DECK if held.count(card) < 2)))


def bomb_lines(text: str, variant: str = "baibian") -> int:
    """The lines of a bomb when it is played, as the table counts them."""
    state = play(position(with_spare(text), "3", "3", "3", variant=variant), f"0 {text}")
    (bomb,) = state.bombs[0]
    return int(bomb)


def why_not(mine: str, on: str, variant: str = "baibian") -> tuple[str | None, str] | None:
    """The clause and code by which `mine` on `on` is refused, with both readings; None if it may be played.

    Both are written as they are typed, `4567W as straight:3-7` where a reading is named.
    """
    refusal = refused_on(mine, on, variant)
    return (refusal.clause, refusal.code) if refusal else None


def refused_on(mine: str, on: str, variant: str = "baibian") -> IllegalAction | None:
    """The refusal of `mine` on `on`, which names the readings; None if it may be played."""
    below, above = (text.partition(" as ")[0] for text in (on, mine))
    state = position(with_spare(below), with_spare(above), "3", "3", variant=variant)
    state = state.apply(0, action_of(state, 0, on))[0]
    try:
        state.check(1, action_of(state, 1, mine))
    except IllegalAction as refused:
        refusal = refused
    else:
        return None
    named = mine.partition(" as ")[2] or readings(above, variant)[0]
    assert (refusal.params["played"], refusal.params["on"]) == (named, state.view(1).on)
    return refusal


def beats(mine: str, on: str, variant: str = "baibian") -> bool:
    """Whether the cards `mine` may be played on `on`."""
    return why_not(mine, on, variant) is None


def ended(order: Sequence[int], bombs: Sequence[Sequence[int]] = NO_BOMBS, **more: Any) -> Settlement:
    """The settlement of a hand whose last play makes this finishing order, with these bombs laid before."""
    partners = order[1] == (order[0] + 2) % 4
    out, last = (order[:1], order[1]) if partners else (order[:2], order[2])
    hands = ["4" if seat == last else "" if seat in out else "33" for seat in range(4)]
    return settled(play(position(*hands, turn=last, finished=out, bombs=bombs, **more), f"{last} 4"))
