"""What must hold of every state of Wahua, and what counts as having fired in a hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from paiju.core.actions import Action, Answer, Discard, Eat, Flee, Kong, Pass, Play, Replace, Show, Win
from paiju.core.errors import IllegalAction
from paiju.core.game import Event
from paiju.games.wahua.events import (
    Ate,
    Discarded,
    Drew,
    Fled,
    Konged,
    LaidOut,
    Replaced,
    Shown,
    WallEmpty,
    Won,
)
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, KONG, POINTS
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import NONE
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import ALL_POINTS, NUMBER, SET, TILES, numbers
from paiju.games.wahua.view import held_tiles, open_units

LINES = frozenset(["WH13", "WH24", "WH32", "WH33", "WH37", "WH38", "WH43", "WH44"])
"""The clauses of all lines that a settlement can have."""
EVERY_ACTION: tuple[Action, ...] = (
    *(kind(tile) for kind in (Discard, Replace, Show) for tile in TILES[:FIRST_SPECIAL]),
    *(Kong(point) for point in ALL_POINTS),
    *(Win(), Eat(), Pass(), Flee()),
)


def holds(state: WahuaState, events: Sequence[Event]) -> None:
    """Every tile is somewhere, once; everybody has as many as the rules say; some action is blameless."""
    hand, seats = state.table_hand(), range(len(state.seating))
    tables = [state.reckoning.table(seat) for seat in seats]
    held = [held_tiles(hand, seat) for seat in seats]
    opened = [[unit.tiles for unit in open_units(hand, seat, tables[seat])] for seat in seats]
    view = state.view(None)
    lying = [discard.tile for discard in state.discards if discard.taken_by is None]
    found = Counter([*state.deal.wall[hand.next :], *lying])
    for seat in seats:
        found.update([*held[seat], *view.specials[seat], *(tile for unit in opened[seat] for tile in unit)])
        assert view.counts[seat] == len(held[seat])
        size = len(held[seat]) + 2 * len(opened[seat])
        rests = state.phase in ("flight", "claims") or seat != state.view(None).turn
        # A hand that has ended may have ended before a tile was drawn for a special or a kong.
        assert size == 20 if rests and state.phase != "over" else size in (18, 19, 20, 21)
    assert found == Counter(SET)
    drawn = sum(isinstance(event, Drew) for event in events)
    assert view.wall == 136 - 20 * len(seats) - drawn
    assert {discard.tile[:2] for discard in state.discards} <= set(view.familiar)
    for seat in state.to_act:
        offers = state.view(seat).offers
        assert any(not offer.faults and offer.action != Flee() for offer in offers)
        assert state.phase == "claims" or Flee() in [offer.action for offer in offers]
        if state.options.pressing == "forbid":
            assert not any(offer.faults for offer in offers)
        timeout = state.timeout(seat)
        assert [offer.faults for offer in offers if offer.action == timeout] == [()]


def probe(state: WahuaState, rng: Random) -> None:
    """Of all actions there are just those are allowed that are listed."""
    for seat in state.to_act:
        legal = state.legal(seat)
        for action in rng.sample(EVERY_ACTION, 12):
            try:
                state.check(seat, action)
            except IllegalAction:
                assert action not in legal
            else:
                assert action in legal


def illegal(state: WahuaState, rng: Random) -> list[tuple[int, Action]]:
    """Wrong seats, what no tile game knows, and actions that are not listed."""
    asked = state.to_act
    refused: list[tuple[int, Action]] = [
        (seat, action)
        for seat in range(-1, len(state.seating) + 1)
        if seat not in asked
        for action in (Pass(), Flee(), rng.choice(EVERY_ACTION))
    ]
    for seat in asked:
        legal = state.legal(seat)
        refused += [(seat, action) for action in (Play(("3s",)), Answer("no"), Discard("F1"), Discard("B"))]
        refused += [(seat, action) for action in rng.sample(EVERY_ACTION, 5) if action not in legal]
    return refused


def hidden_redealt(state: WahuaState, seat: int | None, rng: Random) -> WahuaState:
    """The state with all that a seat may not know changed: wall, other hands, what they have drawn, who may claim."""
    if state.settlement is not None:
        return state
    hand, seats = state.table_hand(), range(len(state.seating))
    others = [other for other in seats if other != seat]
    pool = list(state.deal.wall[hand.next :])
    sizes = {other: len(held_tiles(hand, other)) for other in others}
    for other in others:
        pool += held_tiles(hand, other)
        for point in range(POINTS):
            hand.held[other * POINTS + point] = 0
            hand.owed[other * POINTS + point] = rng.randrange(2)
            hand.due_kong[other * POINTS + point] = rng.randrange(2)
        hand.specials[other] = 0
        for unknown in (hand.passed, hand.pressed, hand.due_win, hand.fallen):
            unknown[other] = rng.randrange(2)
        if state.phase == "claims" or (state.phase == "flight" and other not in state.asked):
            hand.answers[other] = rng.choice(
                hand.legal(other) if state.phase == "flight" else (codes.PASS, codes.WIN)
            )
            hand.offers[other] = rng.randrange(16)
    rng.shuffle(pool)
    for other in others:
        for number in numbers([pool.pop() for _ in range(sizes[other])]):
            if number < FIRST_SPECIAL:
                hand.take(other, number)
            else:
                hand.specials[other] |= 1 << number - FIRST_SPECIAL
    if seat != hand.turn:
        hand.last, hand.to_show, hand.rest = rng.randrange(-1, FIRST_SPECIAL), 0, vec[i64]([0] * POINTS)
    hand.covers, hand.reason = [], rng.randrange(4)
    asked = state.asked
    if state.phase == "claims":
        asked = tuple(
            other
            for other in seats
            if (other in asked if other == seat else other != hand.turn and rng.random() < 0.5)
        )
    wall = (*state.deal.wall[: hand.next], *pool)
    return replace(state, deal=replace(state.deal, wall=wall), position=tuple(hand.dump()), asked=asked)


# ── what has fired ───────────────────────────────────────────────────────────

PRESSING = frozenset(["WH25", "WH26", "WH27", "WH28", "WH29", "WH30"])
COVERS = frozenset(
    ["WH43 big-first", "WH43 fresh-first", "WH44 big-first", "WH44 fresh-first", "WH44 fresh-plain"]
)
HAPPENINGS = frozenset(
    [
        *("flight at the start", "flight later", "wall used up", "special drawn last"),
        *("special laid out", "special drawn", "eaten", "shown", "white again"),
        *("kong of the hand", "kong of an open pair", "kong of a discard"),
        *("replaced by itself", "replaced at choice", "replaced in the hand by a discard"),
        *("replaced in the open by a discard",),
        *("won by draw", "won by discard", "won at ten pairs", "won otherwise"),
        *(
            "several asked",
            "win before another claim",
            "covered twice",
            "winner pressed",
            "kong not declared",
        ),
    ]
)


def fired(
    before: WahuaState, seat: int, action: Action, after: WahuaState, events: Sequence[Event]
) -> Iterator[str]:
    """What has happened by an action, `events` being what came of it."""
    hand = before.table_hand()
    claims = before.phase == "claims"
    if len(before.to_act) > 1 and claims:
        yield "several asked"
    if isinstance(action, Discard):
        number = NUMBER[action.tile]
        if hand.owed[seat * POINTS + number // 3] and number % 3 == 0:
            yield "white again"
    for place, event in enumerate(events):
        match event:
            case Fled():
                yield "flight at the start" if before.phase == "flight" else "flight later"
            case WallEmpty():
                yield "wall used up"
                if isinstance(events[place - 1], LaidOut):
                    yield "special drawn last"
            case LaidOut():
                drawn = place > 0 and isinstance(events[place - 1], Drew)
                yield "special drawn" if drawn else "special laid out"
            case Ate():
                yield "eaten"
            case Shown():
                yield "shown"
            case Konged(who, point):
                laid = hand.open[who * POINTS + ALL_POINTS.index(point)]
                yield (
                    "kong of a discard" if claims else "kong of an open pair" if laid else "kong of the hand"
                )
            case Replaced(who, tile):
                laid = hand.open[who * POINTS + NUMBER[tile] // 3]
                if claims and place == 0:
                    yield f"replaced in the {'open' if laid else 'hand'} by a discard"
                else:
                    yield "replaced at choice" if isinstance(action, Replace) else "replaced by itself"
            case Won(who, _, discarder):
                yield from _won(hand, who, discarder)
                if claims and any(
                    answer not in (NONE, codes.PASS)
                    for other, answer in enumerate(hand.answers)
                    if other != who
                ):
                    yield "win before another claim"
            case Discarded():
                pass
    if after.settlement is not None:
        yield from _settled(after)


def _won(hand: Hand, who: int, discarder: int | None) -> Iterator[str]:
    yield "won by draw" if discarder is None else "won by discard"
    watched = hand.watched(who) if discarder is None else hand.watching(who)
    yield "won at ten pairs" if watched else "won otherwise"


def _settled(after: WahuaState) -> Iterator[str]:
    hand, view = after.table_hand(), after.view(None)
    yield from (clause for clauses in view.judged for clause in clauses)
    if view.winner is not None and view.judged[view.winner]:
        yield "winner pressed"
    assert after.settlement is not None
    for line in after.settlement.lines:
        if line.clause in ("WH43", "WH44"):
            yield f"{line.clause} {line.reason}"
    taken = [(taker, point) for _, taker, point, unit, _ in hand.covers if unit]
    if len(set(taken)) < len(taken):
        yield "covered twice"
    for seat in range(len(view.seating)):
        for point in range(POINTS):
            if hand.counted(seat, point) == KONG and hand.open[seat * POINTS + point] != KONG:
                yield "kong not declared"
