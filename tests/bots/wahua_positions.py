"""Positions of Wahua in writing: what a seat holds, what lies open, what was discarded, and what it is asked."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from paiju.bots import make_bot
from paiju.core.tiles import Tile, Tiles, parse_tile, parse_tiles
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
    `thrown` are the open units and the discards of each seat; where `fallen`, the tile drawn must be shown.
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
    discarder, _, tile = asked.rpartition(" ")
    turn, number = int(discarder or 0), NUMBER[parse_tile(tile)]
    drawn: Tiles = () if turn else (tile,)
    if turn:
        discards.append(Discard(turn, tile))
    table = Hand(players, False, False, False)
    own, laid = parse_tiles(hand), tuple(tile for tiles in units for tile in tiles)
    rest = _rest((*own, *drawn, *laid, *(discard.tile for discard in discards)))
    for seat in seats:
        size = HAND_SIZE - 2 * len({tile[:2] for tile in units[seat]})
        assert seat or len(own) == size, len(own)
        _hold(table, seat, rest[:size] if seat else (*own, *drawn), units[seat])
        rest = rest[size:] if seat else rest
    _look_back(table, discards)
    table.seen |= point_mask(tile[:2] for tile in laid)
    table.big |= point_mask(shaken_points(*DICE))
    table.turn, table.fallen[0], table.next = turn, int(fallen), len(SET) - len(rest)
    if turn:
        table.phase, table.tile = codes.CLAIMS, number
        table._open_claims()
    else:
        table.phase, table.last = codes.TURN, number
        table.to_show = bit(number) if fallen else 0
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


def _rest(taken: Iterable[Tile]) -> Tiles:
    """The other tiles of the game, mixed."""
    left = Counter(SET)
    left.subtract(taken)
    assert min(left.values()) >= 0, [tile for tile in left if left[tile] < 0]
    tiles = list(left.elements())
    Random(1).shuffle(tiles)
    return tuple(tiles)


def _look_back(table: Hand, discards: Iterable[Discard]) -> None:
    """What the discards have made familiar, and who has discarded plains."""
    for discard in discards:
        point, kind = divmod(NUMBER[discard.tile], 3)
        table.seen |= bit(point)
        if kind == PLAIN:
            table.whites[discard.seat] |= bit(point)


def _hold(table: Hand, seat: int, held: Iterable[Tile], units: Iterable[Tile]) -> None:
    """Give a seat tiles of the hand and open units."""
    for number in numbers(held):
        if number >= FIRST_SPECIAL:
            table.specials[seat] |= bit(number - FIRST_SPECIAL)
        else:
            table.take(seat, number)
    for number in numbers(units):
        table.open[seat * POINTS + number // 3] += one(number % 3)
