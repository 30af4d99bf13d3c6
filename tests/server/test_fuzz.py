"""A storm of messages: nothing breaks, nobody learns what is not theirs, and every table can be played on."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from paiju.games import GAMES
from paiju.room.room import Room
from paiju.server import logs
from paiju.server.devices import hash_of
from tests.server.fuzz_players import play_on
from tests.server.fuzz_storm import Storm
from tests.server.fuzz_truth import Watched, leak
from tests.server.inside import Inside

KEYS = [f"{number:x}" * 64 for number in range(1, 9)]


def make_tables(server: Inside) -> list[str]:
    """Tables of all games: at play, about to be dealt fairly, waiting for people."""
    tables = []
    for number, game in enumerate(GAMES):
        key, more = KEYS[number], {"options": {"hands": 2}}
        tables.append(server.make_table(game, key, **more))
        tables.append(server.make_table(game, key, fair=True, counter=True, **more))
        tables.append(server.make_table(game, key, gather=True, public=True, open_hands=True, **more))
        waiting = server.connect(tables[-1], key)
        friend = server.connect(tables[-1], KEYS[number + 1])
        assert friend.ask({"type": "sit", "place": 1, "name": "Bo"})["type"] == "done"
        waiting.close()
        friend.close()
    return tables


class Said(logging.Handler):
    """What was logged that must not be."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.entries: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not logs.is_of_clients_making(record):
            self.entries.append(f"{record.name} {record.getMessage()} {record.exc_info}")


def check_stored(folder: Path, storage: Watched) -> None:
    """Every table is stored as a whole: numbers without a gap, hands that follow from their actions."""
    with closing(sqlite3.connect(folder / "paiju.db")) as db:
        for table, number in db.execute("SELECT id, number FROM tables").fetchall():
            told = [
                n for (n,) in db.execute("SELECT number FROM events WHERE table_id = ? ORDER BY 1", (table,))
            ]
            assert told == list(range(1, number + 1))
            room = next(storage.rooms_at(table, number))
            if room.state is not None:
                assert room.record is not None
                check_hand(room)


def check_hand(room: Room) -> None:
    assert room.record is not None
    found = room.record.verify(room.rules)
    assert found.agrees
    state = found.steps[-1].state
    if not (state.pausing or room.state.pausing):
        assert state == room.state
    assert room.record.settlement == room.state.settlement


def storm(folder: Path, messages: int, seed: int) -> Storm:
    """A storm on a fresh server, then all tables played on."""
    said = Said()
    logging.getLogger().addHandler(said)
    storage = Watched(folder)
    server = Inside(folder, storage=storage, pause_seconds=0.05)
    try:
        blown = Storm(server.host, make_tables(server), KEYS, storage, seed)
        asyncio.run(blown.blow(messages))
        assert server.request("/healthz")[0] == 200
        assert blown.faults == []
        asyncio.run(play_on(server.host, blown.tables, KEYS))
        assert said.entries == []
    finally:
        server.stop()
        logging.getLogger().removeHandler(said)
    check_stored(folder, storage)
    print(blown.sent, blown.valid, sorted(blown.outcomes.items()))
    assert blown.valid >= blown.sent / 2
    return blown


def test_a_storm_breaks_nothing(tmp_path: Path) -> None:
    blown = storm(tmp_path, 1500, seed=1)
    accepted = sum(count for (_, answer), count in blown.outcomes.items() if answer == "done")
    assert accepted > 50
    assert len({answer for _, answer in blown.outcomes}) > 15


@pytest.mark.slow
def test_a_long_storm_breaks_nothing(tmp_path: Path) -> None:
    for seed in range(10):
        storm(tmp_path / str(seed), 10_000, seed)


def test_a_leak_would_be_noticed(tmp_path: Path) -> None:
    """The comparison that the storm relies on finds what one viewer is sent and another may not know."""
    storage = Watched(tmp_path)
    server = Inside(tmp_path, storage=storage)
    try:
        tables = [server.make_table(game, KEYS[0], fair=True) for game in ("fanfanzha", "shuangkou", "wahua")]
        for table, client in [(table, server.connect(table, KEYS[0])) for table in tables]:
            while not client.to_act():
                client.next_update()
            told = client.update
            room = next(storage.rooms_at(table, told["number"]))
            text, mine = json.dumps(told), hash_of(KEYS[0])
            assert leak(room, mine, text) is None
            assert leak(room, hash_of(KEYS[1]), text) == "seat"
            assert leak(room, None, json.dumps({**told, "view": {**told["view"], "seat": None}})) == "cards"
            assert leak(room, mine, text.replace(table, mine)) == "key"
            assert room.record is not None
            assert room.record.fair is not None
            assert leak(room, mine, text.replace(table, room.record.fair.attempts[-1].seed)) == "seed"
            client.close()
    finally:
        server.stop()
