"""A record made into what the page shows step by step: views from a seat, or all hands open."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paiju.core.actions import Action
from paiju.core.cards import Cards
from paiju.core.errors import RecordError
from paiju.core.record import Record, Step, Verification
from paiju.games import game_of
from paiju.games.views import GameEvent, GameView
from paiju.room.messages import TableView
from paiju.room.room import Member, Room
from paiju.room.views import table_view

LARGEST_RECORD = 64 * 1024
"""The largest file in bytes that is replayed; the longest hands take less than a fifth of it."""


class ReplayStep(Struct, frozen=True):
    """A moment of a hand: what was done, what followed, and how it then stood."""

    seat: int | None
    """Who acted; None at the first step, and where the viewer may not know it."""
    action: Action | None
    events: tuple[GameEvent, ...]
    view: GameView
    hands: tuple[Cards, ...]
    """The hands by seat, where all lie open; empty in the view of a seat."""


class Replay(Struct, frozen=True):
    """A hand from the deal to its end, from one seat's view or with all hands open."""

    table: TableView
    """The table as it stood before the hand; `you` is the person of the seat."""
    seat: int | None
    """Whose view it is; None where all hands lie open."""
    scores: tuple[int, ...]
    """The running scores by person after the hand."""
    steps: tuple[ReplayStep, ...]
    agrees: bool
    """Whether the hand settles as the record says."""
    difference: str | None
    """Where it does not: the first difference, in the asker's language."""
    revised: bool
    """Whether the rules have been revised since."""
    dissolved: bool = False
    """Whether the hand is void, since its players ended it in the middle."""


class RecordListed(Struct, frozen=True):
    """A finished hand of a table, and how it ended."""

    match: int
    hand: int
    persons: tuple[str, ...]
    totals: tuple[int, ...]
    """What it brought each person: nothing where it is void."""
    places: tuple[int | None, ...]
    """The place in the finishing order by person, where there is one."""
    ended: str | None
    """When it ended, in UTC; None where that was not kept."""
    dissolved: bool = False
    """Whether it is void, since its players ended it in the middle."""


class RecordShared(Struct, frozen=True):
    """The token of a link by which anybody may see a record."""

    token: str


def replay_of(data: bytes, seat: int | None, locale: str) -> Replay:
    """The replay of a record file; RecordError where it is none, or where its actions do not follow the rules."""
    if len(data) > LARGEST_RECORD:
        raise RecordError("record-too-large", most=LARGEST_RECORD // 1024)
    record = Record.from_json(data)
    found = record.verify(game_of(record.game))
    first: Any = found.steps[0].state
    if seat is not None and not 0 <= seat < len(first.seating):
        raise RecordError("replay-seat", seat=seat, last=len(first.seating) - 1)
    difference = found.difference
    return Replay(
        table=_table(record, first, seat),
        seat=seat,
        scores=_scores(record, found),
        steps=tuple(_step(step, seat) for step in found.steps),
        agrees=found.agrees,
        difference=difference.text(locale) if difference else None,
        revised=found.revised,
        dissolved=record.dissolved,
    )


def _step(step: Step, seat: int | None) -> ReplayStep:
    state: Any = step.state
    if seat is not None:
        # What another seat has answered may be a secret: what all may know of it are the events.
        mine = step.seat == seat
        return ReplayStep(
            step.seat if mine else None, step.action if mine else None, _told(step), state.view(seat), ()
        )
    hands = tuple(state.view(other).hand for other in range(len(state.seating)))
    return ReplayStep(step.seat, step.action, _told(step), state.view(None), hands)


def _told(step: Step) -> tuple[GameEvent, ...]:
    events: Any = step.events
    return events  # type: ignore[no-any-return]


def _table(record: Record, first: Any, seat: int | None) -> TableView:
    """The table around the hand, as the page knows tables."""
    game = game_of(record.game)
    room = Room(
        id="",
        game=record.game,
        options=game.options_type.parse(record.options),
        members=tuple(Member(name, key=f"person {number}") for number, name in enumerate(record.persons)),
        turn_seconds=None,
        phase="playing",
        carry=msgspec.convert(record.carry, game.carry_type),
        state=first,
        online=tuple(range(len(record.persons))),
    )
    # The deal itself may have settled the hand: its points are not in the score yet.
    before = replace(table_view(room, None, 0.0), scores=room.carry.scores)
    return before if seat is None else replace(before, you=first.seating[seat])


def _scores(record: Record, found: Verification) -> tuple[int, ...]:
    before: tuple[int, ...] = tuple(record.carry["scores"])
    if found.settlement is None:
        return before
    return tuple(score + won for score, won in zip(before, found.settlement.totals, strict=True))
