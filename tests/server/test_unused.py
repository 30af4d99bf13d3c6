"""Tables that nobody asks for are removed in time; what was played at them stays."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from paiju.server import unused
from paiju.server.sqlite import SqliteStorage
from tests.server.inside import Inside
from tests.server.running import KEY, OTHER_KEY
from tests.server.test_storage import entry, with_storage

MINE, OTHERS = {"X-Device-Key": KEY}, {"X-Device-Key": OTHER_KEY}


def make_old(folder: Path, days: int, *tables: str) -> None:
    """Let tables be last used so many days ago."""
    with closing(sqlite3.connect(folder / "paiju.db")) as db, db:
        for table in tables:
            db.execute("UPDATE tables SET used = date('now', ?) WHERE id = ?", (f"-{days} days", table))


def stored(folder: Path, of: str) -> list[str]:
    """The tables of which there is something in `of`."""
    with closing(sqlite3.connect(folder / "paiju.db")) as db:
        key = "id" if of == "tables" else "table_id"
        return [ident for (ident,) in db.execute(f"SELECT DISTINCT {key} FROM {of} ORDER BY 1")]


def test_what_is_removed_and_what_stays(tmp_path: Path) -> None:
    async def write(storage: SqliteStorage) -> None:
        for table in ("bare", "busy", "fresh", "played", "seen"):
            await storage.create(table, b"room")
            await storage.append(entry(table, 1, seed=b"seed"))
        await storage.append(entry("played", 2, record=b"record"))

    async def remove(storage: SqliteStorage) -> None:
        assert await storage.load("seen") == b"room 1"  # and is used by that
        assert sorted(await storage.remove_unused(30, ["busy"])) == ["bare", "played"]
        assert await storage.remove_unused(30, []) == []  # the one in use is used today
        assert await storage.tables() == ["busy", "fresh", "seen"]
        assert await storage.load("played") is None
        assert await storage.history("played") == [b"record"]
        assert await storage.load("busy") == b"room 1"

    async def remove_rest(storage: SqliteStorage) -> None:
        assert len(await storage.remove_unused(30, [])) == 3

    with_storage(tmp_path, write)
    make_old(tmp_path, 31, "bare", "busy", "played", "seen")
    make_old(tmp_path, 30, "fresh")
    with_storage(tmp_path, remove)
    assert stored(tmp_path, "events") == stored(tmp_path, "seeds") == ["busy", "fresh", "seen"]
    assert stored(tmp_path, "tables") == ["busy", "fresh", "played", "seen"]
    make_old(tmp_path, 31, "busy", "fresh", "seen")
    with_storage(tmp_path, remove_rest)
    with_storage(tmp_path, lambda storage: storage.check())  # a folder without any table is opened again


def test_many_go_by_and_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unused, "AT_ONCE", 2)

    async def write(storage: SqliteStorage) -> None:
        for number in range(5):
            await storage.create(str(number), b"room")

    async def remove(storage: SqliteStorage) -> None:
        assert [len(await storage.remove_unused(9, [])) for _ in range(4)] == [2, 2, 1, 0]

    with_storage(tmp_path, write)
    make_old(tmp_path, 10, *"01234")
    with_storage(tmp_path, remove)


def answer(server: Inside, path: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
    """Status of an answer, and the code where it is a refusal."""
    status, told, _ = server.request(path, headers=headers)
    return status, told["code"] if status >= 400 else ""


@pytest.mark.parametrize("keep_days", [30, 0])
def test_hands_of_a_removed_table_are_there_for_who_played_them(tmp_path: Path, keep_days: int) -> None:
    server = Inside(tmp_path)
    table, empty = server.make_table("fanfanzha", open_hands=True), server.make_table("datong")
    client = server.connect(table)
    client.play_hand()
    client.close()
    hand = f"/api/tables/{table}/records/1/1"
    token = server.request(f"{hand}/share", b"", MINE)[1]["token"]
    assert answer(server, hand, OTHERS) == (200, "")
    server.stop()
    make_old(tmp_path, 31, table, empty)

    server = Inside(tmp_path, keep_days=keep_days)
    try:
        if keep_days == 0:
            assert answer(server, f"/api/tables/{empty}/invitation") == (200, "")
            assert server.shell.keep_days == 0
            return
        end = time.monotonic() + 20
        while stored(tmp_path, "tables") != [table]:
            assert time.monotonic() < end, "nothing is removed"
            time.sleep(0.02)
        for ident in (table, empty):
            assert answer(server, f"/api/tables/{ident}/invitation") == (404, "table-unknown")
        assert answer(server, f"/api/tables/{empty}/records", MINE) == (404, "table-unknown")
        assert answer(server, f"/api/tables/{empty}/records/1/1", MINE) == (404, "table-unknown")
        assert [one["hand"] for one in server.request(f"/api/tables/{table}/records", headers=MINE)[1]] == [1]
        assert answer(server, f"{hand}/replay", MINE) == (200, "")
        assert answer(server, f"/api/replays/{token}") == (200, "")
        # Whose hands lay open is not known any more.
        assert server.request(f"/api/tables/{table}/records", headers=OTHERS)[1] == []
        assert answer(server, hand, OTHERS) == (403, "record-hidden")
        assert server.request(f"{hand}/share", b"", MINE)[1]["code"] == "record-not-shared"
        assert [one["table"] for one in server.request("/api/history", headers=MINE)[1]["hands"]] == [table]
    finally:
        server.stop()
