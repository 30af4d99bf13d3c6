"""What a finished hand brought each person, as it is kept beside the record."""

from typing import Any

from msgspec import Struct

from paiju.analysis.noting import bombs_in
from paiju.climbing.tricks import Played
from paiju.core.record import Record
from paiju.games import game_of
from paiju.games.fanfanzha.play import TurnedUp
from paiju.room.room import Room


class HandResult(Struct, frozen=True):
    """One person's part of a finished hand; the fields stand in the order in which they are stored."""

    person: int
    key: str | None
    """The hash of the person's device key, None for a bot."""
    name: str
    game: str
    score: int
    place: int | None
    """In the finishing order, None where there is none."""
    side: int
    """The number of the person's side: partners have the same."""
    circle: str | None
    """The circle in whose ledger the hand counts."""


def results_of(record: Record, room: Room, state: Any) -> tuple[HandResult, ...]:
    """What a hand brought the members of the room who played it; `state` is the last one."""
    assert record.settlement is not None
    places, sides = places_of(state), sides_of(record.game, state)
    circle = room.settings.circle or None
    return tuple(
        HandResult(
            person, member.key, member.name, record.game, total, places.get(person), sides[person], circle
        )
        for person, (member, total) in enumerate(zip(room.members, record.settlement.totals, strict=True))
    )


def sides_of(game: str, state: Any) -> dict[int, int]:
    """The side of each person in a hand; who takes it alone against the others has one, and they have the other."""
    taker = getattr(state.view(None), "taker", None)
    sides = game_of(game).sides(state)
    if taker is not None:
        sides = tuple(int(seat == taker) for seat in range(len(sides)))
    return dict(zip(state.seating, sides, strict=True))


def places_of(state: Any) -> dict[int, int]:
    """The place in the finishing order by person: of those who went out, and of the last where one is left in."""
    finished = getattr(state.view(None), "finished", ())
    still_in = [seat for seat in range(len(state.seating)) if seat not in finished]
    order = (*finished, *still_in) if finished and len(still_in) == 1 else finished
    return {state.seating[seat]: place for place, seat in enumerate(order, 1)}


def bombs_of(record: Record) -> dict[int, int]:
    """How many bombs each person laid or turned up; RecordError where the record does not replay."""
    counted: dict[int, int] = {}
    for step in record.verify(game_of(record.game)).steps:
        for event in step.events:
            if isinstance(event, (Played, TurnedUp)):
                person = step.state.seating[event.seat]
                bombs = bombs_in(event, len(record.persons))
                counted[person] = counted.get(person, 0) + len(bombs)
    return counted
