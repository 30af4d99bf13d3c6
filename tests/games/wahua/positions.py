"""Positions of Wahua from written tiles: the wall of a real deal is arranged so that the seats are dealt them.

Hands are written in tiles (`66s66o 24o`), and what is to be drawn after them. What a hand lacks of its twenty tiles is
made up of pairs and gift tiles of points that nobody has written: they can claim nothing, win nothing, and give a
tile to discard in order. Where the order of discards matters it is made up of pairs alone.
"""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from paiju.core.actions import Discard, Flee, Pass, parse_action
from paiju.core.errors import IllegalAction
from paiju.core.game import Event
from paiju.core.settlement import Line, Settlement
from paiju.core.tiles import Point, Tile, Tiles, parse_tiles
from paiju.games.wahua import WAHUA
from paiju.games.wahua.deal import WahuaDeal
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import ALL_POINTS, SET, SPECIALS

DEALT = 20
ANY = "-"
"""In a written wall: any plain tile, of a point that nobody has written if there is one."""


def arranged(
    hands: Sequence[str],
    wall: str = "",
    dealer: int = 0,
    dice: tuple[int, int] = (3, 4),
    players: int = 4,
    paired: Sequence[int] = (),
    last: str = "",
) -> WahuaDeal:
    """A deal by which the seats get these hands; the tiles of `wall` are drawn first and those of `last` at the end.

    The hands of the seats `paired` are made up with pairs alone.
    """
    written = [list(parse_tiles(hand)) for hand in (*hands, *[""] * players)[:players]]
    front, end = list(parse_tiles(wall.replace(ANY, ""))), list(parse_tiles(last))
    left = Counter(SET)
    left.subtract([tile for tiles in (*written, front, end) for tile in tiles])
    assert min(left.values()) >= 0, f"there are no more of {[tile for tile in left if left[tile] < 0]}"
    named = {tile[:2] for tile in (*front, *end, *(tile for hand in written for tile in hand))}
    free = [point for point in reversed(ALL_POINTS) if point not in named]
    for seat in paired:
        while len(written[seat]) < DEALT:
            pair = [free[0] + "d", free.pop(0) + "o"]
            written[seat] += pair
            left.subtract(pair)
    chunks = [[point + kind for kind in kinds] for kinds in ("soo", "ddo") for point in free]
    chunks += [
        [point + kind for kind in "sdoo"] for point in reversed(ALL_POINTS) if _paired(point, left, free)
    ]
    # The short written hands first: the idle ones are many.
    for hand in sorted(written, key=len, reverse=True):
        _fill(hand, chunks)
    left = Counter(SET)
    left.subtract([tile for tiles in (*written, front, end) for tile in tiles])
    back = sorted(
        left.elements(), key=lambda tile: (tile in SPECIALS, tile[-1] != "o", tile[:2] in named, tile)
    )
    front = [back.pop(0) if tile == ANY else tile for tile in _spelled(wall)]
    order = [tile for step in range(players) for tile in written[(dealer + step) % players]]
    return WahuaDeal(dealer, dice, (*order, *front, *back, *end))


def _spelled(wall: str) -> list[str]:
    """The tiles of a wall, and each place for any tile."""
    return [
        tile for part in re.split(f"({ANY})", wall) for tile in ([ANY] if part == ANY else parse_tiles(part))
    ]


def _paired(point: Point, left: Counter[Tile], free: Sequence[Point]) -> bool:
    """Whether of a point no more than a pair of double and plain is written."""
    return point not in free and [left[point + kind] for kind in "sdo"] == [1, 1, 2]


def _fill(hand: list[Tile], chunks: list[list[Tile]]) -> None:
    """Fill a hand with chunks of different points, a pair and gift tiles each, then with more gift tiles."""
    assert len(hand) <= DEALT
    while (room := DEALT - len(hand)) > 0:
        points = {tile[:2] for tile in hand}
        whole = [chunk for chunk in chunks if chunk[0][:2] not in points and 3 <= len(chunk) <= room]
        gift = [chunk for chunk in chunks if chunk[-1][:2] in points and chunk[-1][-1] == "o"]
        if whole and room - len(whole[0]) != 1:
            hand += whole[0]
            chunks.remove(whole[0])
            continue
        chunk = min(gift, key=len) if gift else next(chunk for chunk in chunks if len(chunk) >= min(room, 2))
        taken = chunk[-1:] if gift else chunk[: min(room, 2)]
        hand += taken
        for tile in taken:
            chunk.remove(tile)
        if not chunk:
            chunks.remove(chunk)


def dealt(*hands: str, players: int = 4, **more: Any) -> WahuaState:
    """A hand that is dealt so; all are asked whether they flee."""
    options = {name: more.pop(name) for name in WahuaOptions.__struct_fields__ if name in more}
    return start(arranged(hands, players=players, **more), players=players, **options)


def start(deal: WahuaDeal, **options: Any) -> WahuaState:
    """The hand of a deal."""
    chosen = WahuaOptions.parse(options)
    carry = WAHUA.first_carry(chosen)
    WAHUA.check_deal(chosen, carry, deal)
    return WAHUA.start(chosen, carry, deal)


def position(*hands: str, **more: Any) -> WahuaState:
    """As `dealt`, and nobody has fled: the dealer has drawn the first tile of the wall."""
    return stayed(dealt(*hands, **more))


def stayed(state: WahuaState) -> WahuaState:
    """The hand after nobody has fled."""
    for seat in state.to_act:
        state = state.apply(seat, Pass())[0]
    return state


def play(state: WahuaState, *lines: str) -> WahuaState:
    """The state after lines such as `0 discard 66o`, `1 eat`; the seats must be asked."""
    return played(state, *lines)[0]


def played(state: WahuaState, *lines: str) -> tuple[WahuaState, list[Event]]:
    """The state after the lines, and all events on the way."""
    events: list[Event] = []
    for line in lines:
        seat, text = line.split(" ", 1)
        assert int(seat) in state.to_act, f"{line}: {state.to_act} are asked"
        state, new = state.apply(int(seat), parse_action(text))
        events += new
    return state, events


def until(state: WahuaState, seat: int) -> WahuaState:
    """The state when it is next the turn of `seat`, which claims nothing; the others do what a timeout does."""
    while state.phase != "turn" or seat not in state.to_act:
        other = state.to_act[0]
        state = state.apply(other, Pass() if other == seat else state.timeout(other))[0]
    return state


def played_out(state: WahuaState) -> tuple[WahuaState, tuple[Event, ...]]:
    """The end of a hand in which all do what a timeout does, and the last events."""
    events: tuple[Event, ...] = ()
    while state.settlement is None:
        seat = state.to_act[0]
        state, events = state.apply(seat, state.timeout(seat))
    return state, events


def drawn_down(seat: int, *hands: str, **more: Any) -> WahuaState:
    """The hand when `seat` has drawn the last tile of the wall, whoever deals for that.

    All discard what they have drawn, in order or not, and let every claim pass.
    """
    # A special drawn at the beginning changes who draws the last one, too.
    for dealer, wall in product(range(more.get("players", 4)), ("", "F1")):
        state = position(*hands, wall=wall, dealer=dealer, **more)
        while state.view(None).wall > 0 and state.settlement is None:
            other = state.to_act[0]
            drawn = state.view(other).drawn
            action = Pass() if state.phase == "claims" else Discard(drawn) if drawn else state.timeout(other)
            state = state.apply(other, action)[0]
        if state.to_act == (seat,):
            return state
    raise AssertionError(f"seat {seat} draws the last tile with no dealer")


def offers(state: WahuaState, seat: int) -> dict[str, tuple[str, ...]]:
    """What a seat may do, as texts, and the clauses it would be judged by."""
    return {str(offer.action): offer.faults for offer in state.view(seat).offers}


def faults(state: WahuaState, line: str) -> tuple[str, ...]:
    """The clauses by which an action would be judged."""
    seat, text = line.split(" ", 1)
    return offers(state, int(seat))[text]


def judged(state: WahuaState, seat: int) -> tuple[str, ...]:
    """The clauses by which a seat was judged pressing."""
    return state.view(seat).judged[seat]


def held(state: WahuaState, seat: int) -> Counter[Tile]:
    """The tiles in a hand."""
    return Counter(state.view(seat).hand)


def opened(state: WahuaState, seat: int) -> set[Tiles]:
    """The pairs and kongs that lie open before a seat."""
    return {unit.tiles for unit in state.view(None).open[seat]}


def fled(state: WahuaState) -> Settlement:
    """The settlement when whoever is asked flees, in the own turn."""
    while state.phase == "claims":
        state = state.apply(state.to_act[0], Pass())[0]
    state = state.apply(state.to_act[0], Flee())[0]
    while state.settlement is None:
        state = state.apply(state.to_act[0], Pass())[0]
    return state.settlement


def settled(state: WahuaState) -> Settlement:
    """The settlement of a hand that is over."""
    assert state.settlement is not None
    return state.settlement


def refunds(settlement: Settlement) -> list[Line]:
    """The lines of what is paid for all."""
    return [line for line in settlement.lines if line.clause in ("WH43", "WH44")]


def values(settlement: Settlement, person: int) -> dict[str, int]:
    """What each unit, the odd tile and the specials of a person count."""
    return {
        str(line.params["tiles"]): int(line.params["value"])
        for line in settlement.lines
        if line.group != "penalty" and line.persons == {"who": person}
    }


def refused(state: WahuaState, line: str) -> tuple[str | None, str]:
    """The clause and code by which the line is refused."""
    seat, text = line.split(" ", 1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(int(seat), parse_action(text))
    return caught.value.clause, caught.value.code


def pairs(points: str, kinds: str = "do") -> str:
    """A pair of each of these points."""
    return " ".join(point + kind for point in points.split() for kind in kinds)
