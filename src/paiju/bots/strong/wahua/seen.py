"""What a view of Wahua tells, as the kernel has it: a hand with what its seat knows, and the tiles it does not."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from paiju.core.tiles import Tile
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, PLAIN, POINTS, TILES, bit, one, plains
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.moves import action_of, clauses_of
from paiju.games.wahua.tiles import BLANK, NUMBER, SET, SPECIALS, numbers, point_mask
from paiju.games.wahua.view import PHASES, WahuaView


class Seen(NamedTuple):
    """What a seat knows of a hand."""

    hand: Hand
    """The hand, with nothing in the hands of others but what they have shown."""
    gone: list[int]
    """The discards of each point that nobody has taken, as cells."""
    pool: list[int]
    """The tiles that may lie anywhere, in others' hands or in the wall."""
    needs: list[int]
    """How many of them each seat holds."""
    specials: list[int]
    """1 for each seat that may hold specials: who has had no turn yet (WH14)."""
    seen_before: int
    """The familiar points as of before the discard that may be claimed."""


def seen_of(view: WahuaView) -> Seen:
    """What the viewer knows. What a view does not say, as the wins that others let pass, counts as nothing."""
    assert view.seat is not None
    players = len(view.seating)
    hand = _table(view)
    for seat in range(players):
        _lay(hand, view, seat)
    for number in numbers(view.hand):
        if number >= FIRST_SPECIAL:
            hand.specials[view.seat] |= bit(number - FIRST_SPECIAL)
        else:
            hand.take(view.seat, number)
    shown = [() if seat == view.seat else _still_shown(view, seat) for seat in range(players)]
    for seat, tiles in enumerate(shown):
        for tile in tiles:
            hand.take(seat, NUMBER[tile])
    known = Counter(view.hand)
    for tiles in (*shown, *view.specials):
        known.update(tiles)
    known.update(tile for units in view.open for unit in units for tile in unit.tiles)
    known.update(discard.tile for discard in view.discards if discard.taken_by is None)
    waiting = view.phase == "claims"
    _recall(hand, view)
    return Seen(
        hand=hand,
        gone=_gone(view),
        pool=_pool(known),
        needs=[0 if seat == view.seat else view.counts[seat] - len(shown[seat]) for seat in range(players)],
        specials=[int(not _had_turn(view, seat)) for seat in range(players)],
        seen_before=_familiar_before(view) if waiting else int(hand.seen),
    )


def _table(view: WahuaView) -> Hand:
    """The kernel's hand under the options of a view, at its moment."""
    options = view.options
    hand = Hand(
        options.players, options.pressing == "forbid", options.grace_round, options.late_win == "same"
    )
    hand.logging = False
    hand.dealer, hand.turn, hand.phase = view.dealer, view.turn, PHASES.index(view.phase)
    hand.next = TILES - view.wall
    hand.turns = len(view.discards) + (view.phase == "turn")
    hand.seen = point_mask(view.familiar)
    hand.big |= point_mask(view.shaken)
    if view.phase == "claims" and view.tile is not None:
        hand.tile = NUMBER[view.tile]
    return hand


def _lay(hand: Hand, view: WahuaView, seat: int) -> None:
    """What everybody knows of a seat: its open units, specials, discards and what it has shown."""
    for unit in view.open[seat]:
        for tile in unit.tiles:
            hand.open[seat * POINTS + NUMBER[tile] // 3] += one(NUMBER[tile] % 3)
    blanks = sum(tile == BLANK for tiles in view.specials[:seat] for tile in tiles)
    for tile in view.specials[seat]:
        number = NUMBER[tile]
        if tile == BLANK:
            number += blanks
            blanks += 1
        hand.laid[seat] |= bit(number - FIRST_SPECIAL)
    for tile in view.shown[seat]:
        hand.shown[seat] |= bit(NUMBER[tile])
    for discard in view.discards:
        if discard.seat == seat:
            point, kind = divmod(NUMBER[discard.tile], 3)
            if kind == PLAIN:
                hand.whites[seat] |= bit(point)
            else:
                hand.fallen[seat] = 1
    if view.judged[seat]:
        hand.pressed[seat] = 1


def _still_shown(view: WahuaView, seat: int) -> tuple[Tile, ...]:
    """The shown tiles that a seat must still hold: neither laid open since nor ever discarded by it."""
    laid = {tile for unit in view.open[seat] for tile in unit.tiles}
    discarded = {discard.tile for discard in view.discards if discard.seat == seat}
    return tuple(tile for tile in view.shown[seat] if tile not in laid and tile not in discarded)


def _gone(view: WahuaView) -> list[int]:
    gone = [0] * POINTS
    lying = view.discards[:-1] if view.phase == "claims" else view.discards
    for discard in lying:
        if discard.taken_by is None:
            gone[NUMBER[discard.tile] // 3] += int(one(NUMBER[discard.tile] % 3))
    return gone


def _pool(known: Counter[Tile]) -> list[int]:
    """The numbers of the tiles that the viewer has not seen."""
    left = Counter(SET)
    left.subtract(known)
    found = [NUMBER[tile] for tile in left for _ in range(left[tile]) if tile != BLANK]
    blanks = SPECIALS.count(BLANK)
    return found + [NUMBER[BLANK] + blanks - 1 - place for place in range(left[BLANK])]


def _had_turn(view: WahuaView, seat: int) -> bool:
    begun = view.phase != "flight" and view.turn == seat
    return begun or any(discard.seat == seat for discard in view.discards)


def _familiar_before(view: WahuaView) -> int:
    """What was familiar before the last discard (WH42)."""
    before = {discard.tile[:2] for discard in view.discards[:-1]}
    before |= {tile[:2] for tiles in view.shown for tile in tiles}
    before |= {unit.tiles[0][:2] for units in view.open for unit in units}
    return point_mask(before)


def _recall(hand: Hand, view: WahuaView) -> None:
    """What binds the viewer and is told only by what its moves would be judged for."""
    seat = view.seat
    assert seat is not None
    if view.phase == "turn" and view.turn == seat:
        hand.last = NUMBER[view.drawn] if view.drawn is not None else -1
        for tile in view.to_show:
            hand.to_show |= bit(NUMBER[tile])
        hand.rest = hand.sums(seat)
        if hand.last >= 0:
            hand.rest[hand.last // 3] -= one(hand.last % 3)
        if any("WH30" in offer.faults for offer in view.offers):
            hand.passed[seat] = -1
        _recall_owed(hand, view, seat)


def _recall_owed(hand: Hand, view: WahuaView, seat: int) -> None:
    """Which plains must go before all (WH25): the fewest by which the discards are judged as the view says."""
    barred = [
        point
        for point in range(POINTS)
        if hand.whites[seat] & bit(point) and plains(hand.held[seat * POINTS + point])
    ]
    ways: Sequence[range] = [range(int(plains(hand.held[seat * POINTS + point])) + 1) for point in barred]
    for owed in sorted(product(*ways), key=sum):
        for point, number in zip(barred, owed, strict=True):
            hand.owed[seat * POINTS + point] = number
        if all(
            clauses_of(hand.faults(seat, move)) == view.faults(action_of(move))
            for move in hand.legal(seat)
            if move < codes.KONG_OF
        ):
            return
