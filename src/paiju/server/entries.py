"""What is stored of a change of a table."""

import msgspec

from paiju.room.effects import Effect, HandOver, Happened, Noted
from paiju.room.room import Room
from paiju.server.results import results_of
from paiju.server.storage import Entry, HandKey


def entry_of(before: Room, room: Room, effects: tuple[Effect, ...], seed: bytes | None) -> Entry | None:
    """What is to be stored of the change from one room to the next, None where there is nothing."""
    happened = next((effect for effect in effects if isinstance(effect, Happened)), None)
    if happened is None and not any(isinstance(effect, Noted) for effect in effects):
        return None
    record = next((effect.record for effect in effects if isinstance(effect, HandOver)), None)
    return Entry(
        table=room.id,
        number=room.number,
        events=msgspec.json.encode(happened.events) if happened else None,
        snapshot=room.save(),
        key=HandKey(room.match, room.carry.hand),
        seed=seed,
        record=record.to_json() if record else None,
        # Who played it: places may have changed hands as it ended.
        results=results_of(record, before, room.state) if record and record.settlement else (),
    )
