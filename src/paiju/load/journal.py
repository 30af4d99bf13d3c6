"""What a server that has ended has kept, beside what it said it had."""

import asyncio
from collections.abc import Sequence
from difflib import SequenceMatcher
from pathlib import Path

from msgspec import Struct

from paiju.core.record import Record
from paiju.games import game_of
from paiju.load.table import LoadedTable
from paiju.room.room import Room
from paiju.server.sqlite import SqliteStorage


class Journal(Struct, frozen=True):
    """What is found in a data folder."""

    acknowledged: int
    """Actions that the server said it had taken."""
    lost: int
    """Those of them that are not stored, or not in their order."""
    unasked: int
    """Actions stored that nobody sent, or more often than they were sent."""


def read_journal(folder: Path, tables: Sequence[LoadedTable]) -> Journal:
    """Compare the actions of every person with what the folder has of them."""
    return asyncio.run(_read(folder, tables))


async def _read(folder: Path, tables: Sequence[LoadedTable]) -> Journal:
    storage = SqliteStorage(folder)
    acknowledged = lost = unasked = 0
    try:
        for table in tables:
            stored = _actions(await storage.history(table.ident), await storage.load(table.ident))
            for player in table.players:
                found = stored[player.place] if stored else []
                kept = _kept(player.acknowledged, found)
                acknowledged += len(player.acknowledged)
                lost += len(player.acknowledged) - kept
                unasked += len(found) - kept
    finally:
        await storage.close()
    return Journal(acknowledged, lost, unasked)


def _kept(wanted: Sequence[str], stored: Sequence[str]) -> int:
    """How many of the actions are stored, in their order."""
    if wanted == stored:
        return len(wanted)
    blocks = SequenceMatcher(None, wanted, stored, autojunk=False).get_matching_blocks()
    return sum(block.size for block in blocks)


def _actions(history: Sequence[bytes], snapshot: bytes | None) -> list[list[str]]:
    """All actions at a table by person, from the records of finished hands and the hand in play."""
    if snapshot is None:
        return []
    room = Room.load(snapshot)
    records = [Record.from_json(data) for data in history]
    if room.record is not None and room.record.settlement is None:
        records.append(room.record)
    actions: list[list[str]] = [[] for _ in room.members]
    for record in records:
        steps = record.verify(game_of(record.game)).steps
        for before, line in zip(steps, record.actions, strict=False):
            seat, _, text = line.partition(" ")
            actions[before.state.seating[int(seat)]].append(text)
    return actions
