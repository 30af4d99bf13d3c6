"""Who may see what: the one function that makes a viewer's update, and the questions about own cards."""

import msgspec

from paiju.core.errors import IllegalAction, PaijuError
from paiju.room.messages import About, Person, Refused, Selection, TableEvent, TableView, Update
from paiju.room.room import Room


def update_for(room: Room, person: int | None, events: tuple[TableEvent, ...], now: float) -> Update:
    """The update for a person of the table, or a spectator (None)."""
    view = None
    if room.state is not None:
        view = room.state.view(None if person is None else room.state.seating.index(person))
    return Update(room.number, events, table_view(room, person, now), view)


def table_view(room: Room, person: int | None, now: float) -> TableView:
    """The table around the hand for a viewer."""
    return TableView(
        id=room.id,
        game=room.game,
        options=msgspec.to_builtins(room.options),
        persons=tuple(
            Person(
                member.name, member.bot, number in room.online or member.bot is not None, number in room.ready
            )
            for number, member in enumerate(room.members)
        ),
        you=person,
        phase=room.phase,
        match=room.match,
        hand=room.carry.hand,
        played=room.carry.played,
        scores=(room.carry if room.phase in ("dealing", "playing") else room.state.carry()).scores,
        turn_seconds=room.turn_seconds,
        deadline=_deadline(room, person, now),
    )


def _deadline(room: Room, person: int | None, now: float) -> float | None:
    """Seconds until the first turn of a person that runs out; in a pause only the viewer's own is told."""
    secret = room.phase == "playing" and room.state.pausing
    ends = [
        asked.deadline
        for asked in room.asked
        if asked.deadline is not None and (not secret or room.state.seating[asked.seat] == person)
    ]
    return max(0.0, round(min(ends) - now, 1)) if ends else None


def selection_of(room: Room, person: int, about: About) -> Selection:
    """The answer to a question about the asker's own cards, from the asker's view alone."""
    if room.state is None:
        raise IllegalAction("moment-passed")
    view = room.state.view(room.state.seating.index(person))
    try:
        readings = view.readings(about.cards)
    except PaijuError as refused:
        return Selection(about.id, about.cards, (), refusal_of(about.id, refused))
    return Selection(about.id, about.cards, readings)


def refusal_of(ident: str, error: PaijuError) -> Refused:
    """The message for a refusal."""
    params = {
        name: str(param) if isinstance(param, PaijuError) else param for name, param in error.params.items()
    }
    return Refused(ident, error.code, error.clause, params)
