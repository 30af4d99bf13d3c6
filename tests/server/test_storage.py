"""The storage, and a shell over one that fails: the old room stays, the person is told, and all goes on later."""

import asyncio
import base64
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paiju.core.draws import Draws
from paiju.core.record import Record
from paiju.games import GAMES
from paiju.room.commands import Act
from paiju.room.messages import Done, Refused, ToClient, Update
from paiju.room.room import VACANT, Member
from paiju.server import tables
from paiju.server.outbox import REPLIES, UPDATES, Outbox
from paiju.server.shell import Shell, UnknownTable
from paiju.server.sqlite import SqliteStorage
from paiju.server.storage import Entry, HandKey, StorageError
from paiju.server.viewer import Viewer
from paiju.server.worker import Question
from paiju.server.workers import Workers
from tests.server.running import plain_action

MESSAGES = msgspec.json.Decoder(ToClient)


def entry(table: str, number: int, **more: Any) -> Entry:
    return Entry(
        table=table, number=number, events=b"[]", snapshot=b"room %d" % number, key=HandKey(1, 1), **more
    )


def with_storage(folder: Path, use: Callable[[SqliteStorage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = SqliteStorage(folder)
        try:
            await use(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_what_was_appended_is_there_after_closing(tmp_path: Path) -> None:
    async def write(storage: SqliteStorage) -> None:
        await storage.create("a", b"room 0")
        await storage.create("b", b"other")
        await asyncio.gather(*(storage.append(entry("a", number)) for number in range(1, 301)))
        await storage.append(entry("a", 301, seed=b"seed", record=b"record"))

    async def read(storage: SqliteStorage) -> None:
        assert await storage.load("a") == b"room 301"
        assert await storage.load("c") is None
        assert await storage.tables() == ["a", "b"]
        assert [number for number, _ in await storage.events("a", 0, 5)] == [297, 298, 299, 300, 301]
        assert await storage.events("a", 299, 9) == [(300, b"[]"), (301, b"[]")]
        assert await storage.history("a") == [b"record"]
        assert await storage.history("b") == []

    with_storage(tmp_path, write)
    with_storage(tmp_path, read)


def test_one_that_cannot_be_stored_does_not_keep_the_others(tmp_path: Path) -> None:
    async def use(storage: SqliteStorage) -> None:
        await storage.create("a", b"")
        numbers = [entry("a", 1), entry("nowhere", 1), entry("a", 2), entry("nowhere", 2), entry("a", 3)]
        results = await asyncio.gather(*map(storage.append, numbers), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StorageError] * 2 + [type(None)]
        assert await storage.load("a") == b"room 3"
        assert len(await storage.events("a", 0, 9)) == 3

    with_storage(tmp_path, use)


def test_folder_belongs_to_one_server(tmp_path: Path) -> None:
    async def use(storage: SqliteStorage) -> None:
        with pytest.raises(StorageError) as refused:
            SqliteStorage(tmp_path)
        assert refused.value.code == "data-folder-busy"

    with_storage(tmp_path, use)
    with_storage(tmp_path, lambda storage: storage.check())


def test_folder_of_a_later_version_is_refused(tmp_path: Path) -> None:
    async def use(storage: SqliteStorage) -> None:
        await storage._done(lambda db: db.execute("PRAGMA user_version = 99").fetchall())

    with_storage(tmp_path, use)
    with pytest.raises(StorageError) as refused:
        SqliteStorage(tmp_path)
    assert refused.value.code == "data-folder-contents"


def test_why_a_folder_cannot_be_opened_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "no database").mkdir()
    (tmp_path / "no database" / "paiju.db").write_bytes(b"something else" * 100)
    (tmp_path / "in the way" / "paiju.lock").mkdir(parents=True)
    codes = {
        "file": "data-folder-file",
        "file/below": "data-folder-file",
        "no database": "data-folder-contents",
        "in the way": "data-folder-permission",
        "x" * 300: "data-folder",
    }
    for name, code in codes.items():
        with pytest.raises(StorageError) as refused:
            SqliteStorage(tmp_path / name)
        assert (name, refused.value.code) == (name, code)


def fail(storage: SqliteStorage, failing: bool) -> None:
    """Let the database refuse to be written, or again not."""
    storage._connection.execute(f"PRAGMA query_only = {int(failing)}")


def drained(viewer: Viewer) -> list[Any]:
    """All messages that wait to be sent, taken out."""
    waiting = [MESSAGES.decode(data) for _, data in viewer.outbox._waiting]
    viewer.outbox._waiting.clear()
    return waiting


async def settled(table: tables.Table) -> None:
    """Wait until the table has taken all that it was sent."""
    while table._inbox or table._running:
        await asyncio.sleep(0.001)


def members(count: int = 4) -> tuple[Member, ...]:
    return tuple(Member(f"P{number}", key=f"key{number}") for number in range(count))


def test_append_that_fails_keeps_the_old_room_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "RETRY_SECONDS", 0.01)

    async def use(storage: SqliteStorage) -> None:
        shell = Shell(storage, Workers(1), bot_delay=(0, 0))
        options = GAMES["datong"].options_type.parse()
        table = await shell.table(await shell.create("datong", options, members(), None))
        await settled(table)
        seat = table.room.state.to_act[0]
        person = table.room.state.seating[seat]
        viewer = table.join(f"key{person}", 0)
        await settled(table)
        drained(viewer)
        before = table.room
        action = plain_action(table.room.state.view(seat))

        fail(storage, True)
        await table.command(viewer, Act("a", before.number, action))
        (refused,) = drained(viewer)
        assert isinstance(refused, Refused)
        assert (refused.id, refused.code) == ("a", "not-stored")
        assert table.room is before

        fail(storage, False)
        await table.command(viewer, Act("a", before.number, action))
        done, update = drained(viewer)
        assert isinstance(done, Done)
        assert isinstance(update, Update)
        assert done.number == update.number == before.number + 1
        await shell.workers.close()

    with_storage(tmp_path, use)


def test_seed_of_a_deal_is_kept_and_not_sent(tmp_path: Path) -> None:
    async def use(storage: SqliteStorage) -> None:
        shell = Shell(storage, Workers(1), bot_delay=(0, 0))
        options = GAMES["fanfanzha"].options_type.parse()
        ident = await shell.create("fanfanzha", options, members(), None)
        table = await shell.table(ident)
        viewer = table.join("key0", 0)
        await settled(table)
        while table.room.phase == "playing":
            seat = table.room.state.to_act[0]
            player = Viewer(f"key{table.room.state.seating[seat]}")
            action = plain_action(table.room.state.view(seat))
            await table.command(player, Act(f"c{seat}", table.room.number, action))
        (data,) = await storage.history(ident)
        record = Record.from_json(data)
        ((sealed,),) = await storage._rows("SELECT seed FROM seeds WHERE table_id = ?", ident)
        seed = storage._vault.open(ident, sealed)
        deal = table.room.rules.deal(options, table.room.rules.first_carry(options), Draws(seed))
        assert msgspec.to_builtins(deal) == msgspec.to_builtins(msgspec.convert(record.deal, type(deal)))
        assert len(seed) == 32
        sent = b"".join(data for _, data in viewer.outbox._waiting)
        for written in (seed.hex().encode(), base64.b64encode(seed), base64.urlsafe_b64encode(seed)):
            assert written.rstrip(b"=") not in sent

    with_storage(tmp_path, use)


def test_deal_and_presence_that_could_not_be_stored_are_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "RETRY_SECONDS", 0.01)

    async def use(storage: SqliteStorage) -> None:
        shell = Shell(storage, Workers(1), bot_delay=(0, 0))
        options = GAMES["datong"].options_type.parse()
        ident = await shell.create("datong", options, members(), None)
        fail(storage, True)
        table = await shell.table(ident)
        table.join("key0", 0)
        await settled(table)
        assert (table.room.phase, table.room.online) == ("dealing", ())
        fail(storage, False)
        await asyncio.sleep(0.2)
        await settled(table)
        assert (table.room.phase, table.room.online) == ("playing", (0,))

    with_storage(tmp_path, use)


def test_table_that_nobody_needs_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def use(storage: SqliteStorage) -> None:
        shell = Shell(storage, Workers(1), bot_delay=(0, 0))
        options = GAMES["datong"].options_type.parse()
        gathering = (*members(3), VACANT)
        ident = await shell.create("datong", options, gathering, None)
        table = await shell.table(ident)
        viewer = table.join("key1", 0)
        await settled(table)
        room = table.room
        table.leave(viewer)
        await settled(table)
        again = await shell.table(ident)
        assert again is not table
        assert [member.key for member in again.room.members] == [member.key for member in room.members]
        assert again.room.number == room.number + 1
        with pytest.raises(UnknownTable):
            await shell.table("nowhere")

    with_storage(tmp_path, use)


def test_who_was_away_for_long_gets_the_table_but_no_old_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "RECENT", 5)

    async def use(storage: SqliteStorage) -> None:
        shell = Shell(storage, Workers(1), bot_delay=(0, 0))
        options = GAMES["datong"].options_type.parse({"surrender": False})
        table = await shell.table(await shell.create("datong", options, members(), None))
        await settled(table)
        viewer = table.join(None, 0)
        for number in range(12):
            seat = table.room.state.to_act[0]
            player = Viewer(f"key{table.room.state.seating[seat]}")
            action = plain_action(table.room.state.view(seat))
            await table.command(player, Act(f"c{number}", table.room.number, action))
        told = {update.number: update.events for update in drained(viewer)}
        newest = table.room.number

        def missed(last: int) -> tuple[Any, ...]:
            (update,) = drained(table.join(None, last))
            assert update.number == newest
            return tuple(update.events)

        assert missed(newest) == missed(newest + 7) == missed(0) == missed(-3) == ()
        assert missed(newest - 5) == tuple(e for n in range(newest - 4, newest + 1) for e in told[n])
        assert missed(newest - 6) == ()

    with_storage(tmp_path, use)


def test_outbox_gives_a_slow_client_the_newest_update_and_every_answer() -> None:
    async def run() -> None:
        outbox = Outbox()
        outbox.reply(b"first answer")
        for number in range(UPDATES * 3 + 1):
            outbox.update(b"update %d" % number)
        outbox.reply(b"last answer")
        assert len(outbox._waiting) <= UPDATES + 2
        sent = [await outbox.next() for _ in range(len(outbox._waiting))]
        assert sent[0] == b"first answer"
        assert sent[-2:] == [b"update %d" % (UPDATES * 3), b"last answer"]

    asyncio.run(run())


def test_no_command_is_read_while_too_many_answers_wait() -> None:
    async def run() -> None:
        outbox = Outbox()
        for _ in range(REPLIES):
            outbox.reply(b"answer")
        waiting = asyncio.ensure_future(outbox.has_room())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        await outbox.next()
        await asyncio.wait_for(waiting, 1)

    asyncio.run(run())


def question(bot: str = "steady") -> Question:
    state = GAMES["datong"].new_hand(7)
    return Question("move", bot, 1, state.view(state.to_act[0]))


def test_worker_that_fails_or_dies_is_replaced(capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        workers = Workers(1)
        assert await workers.ask(question()) is not None
        assert await workers.ask(question("nobody")) is None
        (worker,) = workers._free
        worker.kill()
        await worker.wait()
        assert await workers.ask(question()) is not None
        assert workers._free != [worker]
        await workers.close()

    asyncio.run(run())
    assert "3s" not in capfd.readouterr().err


def test_worker_that_is_late_is_given_up_and_the_next_question_is_answered() -> None:
    async def run() -> None:
        workers = Workers(1, limit=0.0001)
        assert await workers.ask(question()) is None
        workers._limit = 20.0
        assert await workers.ask(question()) is not None
        await workers.close()

    asyncio.run(run())
