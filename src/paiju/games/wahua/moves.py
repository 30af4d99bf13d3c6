"""Actions and events from and to the kernel's numbers."""

from paiju.core.actions import Action, Discard, Eat, Flee, Kong, Pass, Replace, Show, Win
from paiju.core.game import Event
from paiju.games.wahua.events import Ate, Discarded, Drew, Fled, Konged, LaidOut, Replaced, Shown, Won
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, POINTS
from paiju.games.wahua.tiles import ALL_POINTS, NUMBER, TILES

FAULTS = {
    codes.OUT_OF_ORDER: "WH25",
    codes.PAIR_BROKEN: "WH26",
    codes.KONG_NOT_MADE: "WH27",
    codes.WIN_NOT_TAKEN: "WH28",
    codes.NOT_SHOWN: "WH29",
    codes.LATE_WIN: "WH30",
}
"""The clause by which each is pressing 压迫."""

_ACTIONS: dict[int, Action] = {
    codes.WIN: Win(),
    codes.EAT: Eat(),
    codes.PASS: Pass(),
    codes.FLEE: Flee(),
    codes.STAY: Pass(),
}
for _number in range(FIRST_SPECIAL):
    _ACTIONS[codes.DISCARD + _number] = Discard(TILES[_number])
    _ACTIONS[codes.REPLACE + _number] = Replace(TILES[_number])
    _ACTIONS[codes.SHOW + _number] = Show(TILES[_number])
for _number in range(POINTS):
    _ACTIONS[codes.KONG_OF + _number] = Kong(ALL_POINTS[_number])


def action_of(move: int) -> Action:
    """The action of a move of the kernel."""
    return _ACTIONS[move]


_MOVES = {action: move for move, action in _ACTIONS.items() if move != codes.STAY}


def move_of(action: Action) -> int:
    """The kernel's move of an action, of a pass the one that lets a claim go."""
    return _MOVES[action]


def clauses_of(faults: int) -> tuple[str, ...]:
    """The clauses of a mask of faults, in order."""
    return tuple(clause for fault, clause in FAULTS.items() if faults & fault)


def event_of(code: int, seat: int, number: int, discarder: int | None) -> Event:
    """The event of an entry of the kernel's log; `discarder` is whose discard a win would take."""
    tile = TILES[number] if number >= 0 else ""
    match code:
        case codes.DREW:
            return Drew(seat)
        case codes.LAID:
            return LaidOut(seat, tile)
        case codes.DISCARD:
            return Discarded(seat, tile)
        case codes.EAT:
            return Ate(seat, tile)
        case codes.REPLACE:
            return Replaced(seat, tile)
        case codes.KONG_OF:
            return Konged(seat, tile[:2])
        case codes.SHOW:
            return Shown(seat, tile)
        case codes.WIN:
            return Won(seat, tile, discarder)
        case _:
            return Fled(seat)


def number_of(tile: str) -> int:
    """The kernel's number of a tile."""
    return NUMBER[tile]
