"""A picture of the table in notation, with all hands."""

from typing import Any

from paiju.climbing.playing import TrickState
from paiju.core.cards import format_cards
from paiju.core.game import State
from paiju.envs.coding import Suits
from paiju.envs.position import Position
from paiju.games.fanfanzha.play import FanfanzhaState
from paiju.games.wahua.play import WahuaState


def picture(position: Position) -> str:
    """A line for each seat: its person, `>` where it is asked, and its hand; below it what lies on the table."""
    state = position.state
    lines = []
    for seat, person in enumerate(state.seating):
        mark = ">" if seat == position.seat else " "
        lines.append(f"{mark} player_{person} {_held(state, seat)}".rstrip())
    lines += _table(state)
    if position.choice is not None:
        choice = position.choice
        laying = choice.laying if isinstance(choice, Suits) else choice
        lines.append(f"{laying.move} …")
    if state.settlement is not None:
        lines += [
            f"{line.clause} {' '.join(f'{delta:+d}' for delta in line.deltas)}"
            for line in state.settlement.lines
        ]
    return "\n".join(lines)


def _held(state: State[Any], seat: int) -> str:
    if isinstance(state, TrickState):
        return format_cards(state.tricks.hands[seat])
    if isinstance(state, FanfanzhaState):
        return format_cards(state.dealt[seat])
    return "".join(state.view(seat).hand)


def _table(state: State[Any]) -> list[str]:
    if isinstance(state, TrickState):
        persons = state.seating
        return [
            f"player_{persons[laid.seat]}: {laid.reading} {format_cards(laid.cards)}"
            if laid.cards
            else f"player_{persons[laid.seat]}: pass"
            for laid in state.tricks.trick
        ]
    if isinstance(state, WahuaState) and state.discards:
        last = state.discards[-1]
        return [f"player_{state.seating[last.seat]}: discard {last.tile}"]
    return []
