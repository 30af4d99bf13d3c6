"""Written actions played in a hand of any game in which cards are laid."""

from typing import Any

import pytest

from paiju.core.actions import Action, Play, RunAway, parse_action
from paiju.core.cards import Cards, packed, parse_loose_cards, take, without
from paiju.core.errors import IllegalAction
from paiju.core.game import Event
from paiju.core.settlement import Settlement


def cards(text: str) -> Cards:
    """The cards of a text, at most eight of a rank, and four of each joker."""
    return parse_loose_cards(text, jokers=4)


def action_of(state: Any, seat: int, text: str) -> Action:
    """The action of a text; a text of ranks plays cards of these ranks that the seat holds, if it does.

    `4567W as straight:3-7` names the reading.
    """
    if text == "pass" or text.startswith(("play", "answer", "turn", "run")):
        return parse_action(text)
    held = state.tricks.hands[seat]
    ranks, _, reading = text.partition(" as ")
    wanted = cards(ranks)
    taken = take(held, packed(wanted))
    loose = without(held, wanted) is None and packed(taken) == packed(wanted)
    return Play(taken if loose else wanted, reading or None)


def play(state: Any, *lines: str) -> Any:
    """The state after lines such as `0 33344`, `1 pass`, `2 answer offer`; the seats must be those to act, unless they
    run away.
    """
    return played(state, *lines)[0]


def played(state: Any, *lines: str) -> tuple[Any, list[Event]]:
    """The state after the lines, and all events on the way."""
    events: list[Event] = []
    for line in lines:
        seat, text = line.split(" ", 1)
        action = action_of(state, int(seat), text)
        # Running away is not only for the seat to act.
        assert action == RunAway() or state.to_act == (int(seat),), f"{line}: {state.to_act} is to act"
        state, new = state.apply(int(seat), action)
        events += new
    return state, events


def settled(state: Any) -> Settlement:
    """The settlement of a hand that is over."""
    settlement = state.settlement
    assert isinstance(settlement, Settlement)
    return settlement


def refused(state: Any, line: str) -> IllegalAction:
    """The error by which the line is refused."""
    seat, text = line.split(" ", 1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(int(seat), action_of(state, int(seat), text))
    return caught.value
