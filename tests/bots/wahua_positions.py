"""Positions of Wahua in writing: what a seat holds, what lies open, what was discarded, and what it is asked."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from paiju.bots import make_bot
from paiju.core.tiles import Tile, parse_tile, parse_tiles
from paiju.games.wahua import WAHUA
from paiju.games.wahua.deal import HAND_SIZE, WahuaDeal
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, PLAIN, POINTS, bit, one
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import NUMBER, SET, numbers, point_mask, shaken_points
from paiju.games.wahua.view import Discard

DICE = (1, 2)
"""Shaken are 12, 56 and 34."""


class Case(NamedTuple):
    """What seat 0 holds, the dealer and so the owner of 66, and what it will do.

    `asked` is the tile that it has drawn, or `3 16d`: a seat has discarded a tile that it may claim. `open` and
    """

    reason: str
    hand: str
    asked: str
    wanted: str
    open: Mapping[int, str] = {}
    thrown: Mapping[int, str] = {}
    more: Mapping[str, Any] = {}


def chosen(case: Case) -> str:
    """What the steady bot does in a position; it must be legal and blameless there."""
    state = position(case.hand, case.asked, case.open, case.thrown, **case.more)
    view = state.view(0)
    action = make_bot("steady", "wahua", 0).act(view)
    state.check(0, action)
    assert view.faults(action) == ()
    return str(action)


def position(
    hand: str,
    asked: str,
    open: Mapping[int, str],
    thrown: Mapping[int, str],
    players: int = 4,
    fallen: bool = False,
) -> WahuaState:
    """The state in which seat 0 holds `hand` and what it has drawn, or may claim a discard."""
    seats = range(players)
    units = [parse_tiles(open.get(seat, "")) for seat in seats]
    discards = [Discard(seat, tile) for seat in seats for tile in parse_tiles(thrown.get(seat, ""))]
    seat, _, tile = asked.rpartition(" ")
    turn = int(seat or 0)
    if turn:
        discards.append(Discard(turn, parse_tile(tile)))
    drawn = () if turn else (parse_tile(tile),)
    held = {0: parse_tiles(hand)}
    rest = _rest(
        (*held[0], *drawn, *(tile for seat in seats for tile in units[seat]), *(d.tile for d in discards))
    )
    for other in range(1, players):
        size = HAND_SIZE - 2 * _slots(units[other])
        held[other], rest = rest[:size], rest[size:]
    assert len(held[0]) == HAND_SIZE - 2 * _slots(units[0]), len(held[0])
    table = Hand(players, False, False, False)
    for seat in seats:
        _hold(table, seat, held[seat], units[seat])
    _hold(table, 0, drawn, ())
    for discard in discards:
        number = NUMBER[discard.tile]
        table.seen |= bit(number // 3)
        if number % 3 == PLAIN:
            table.whites[discard.seat] |= bit(number // 3)
    table.seen |= point_mask(tile[:2] for seat in seats for tile in units[seat])
    table.big |= point_mask(shaken_points(*DICE))
    table.turn, table.turns, table.fallen[0] = turn, len(discards) + 1, int(fallen)
    table.next = len(SET) - len(rest)
    if turn:
        table.phase, table.tile = codes.CLAIMS, NUMBER[tile]
        table._open_claims()
    else:
        table.phase, table.last = codes.TURN, NUMBER[tile]
        if fallen and NUMBER[tile] % 3 != PLAIN and table.unit(0, NUMBER[tile] // 3):
            table.to_show = bit(NUMBER[tile])
    wall = (*_rest(rest), *rest)
    options = WahuaOptions.parse({"players": players})
    return WahuaState(
        options=options,
        before=WAHUA.first_carry(options),
        seating=tuple(seats),
        deal=WahuaDeal(0, DICE, wall),
        position=tuple(table.dump()),
        phase="claims" if turn else "turn",
        asked=tuple(seat for seat in seats if table.asks(seat)),
        discards=tuple(discards),
    )


def _rest(taken: Iterable[Tile]) -> tuple[Tile, ...]:
    """The other tiles of the game, mixed."""
    left = Counter(SET)
    left.subtract(taken)
    assert min(left.values()) >= 0, [tile for tile in left if left[tile] < 0]
    tiles = list(left.elements())
    Random(1).shuffle(tiles)
    return tuple(tiles)


def _slots(units: Iterable[Tile]) -> int:
    """The number of pairs and kongs."""
    return len({tile[:2] for tile in units})


def _hold(table: Hand, seat: int, held: Iterable[Tile], units: Iterable[Tile]) -> None:
    """Give a seat tiles of the hand and open units."""
    for number in numbers(held):
        if number >= FIRST_SPECIAL:
            table.specials[seat] |= bit(number - FIRST_SPECIAL)
        else:
            table.take(seat, number)
    for number in numbers(units):
        table.open[seat * POINTS + number // 3] += one(number % 3)
