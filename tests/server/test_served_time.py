"""Time in which the server stood still, or could not store anything, is nobody's thinking time."""

import asyncio
import sqlite3
import time
from pathlib import Path

from paiju.games import game_of
from paiju.room.commands import Rest
from paiju.room.room import Member
from paiju.server.clock import BEAT, LATE, ServedTime
from paiju.server.pace import BURST, PER_SECOND, Pace, Throttle
from paiju.server.shell import Shell
from paiju.server.sqlite import SqliteStorage
from paiju.server.workers import Workers


def test_a_loop_that_stood_still_loses_no_time() -> None:
    async def run() -> None:
        clock = ServedTime()
        clock.watch()
        await asyncio.sleep(2 * BEAT)
        loop, due = asyncio.get_running_loop(), clock() + 0.3
        seen: list[float] = []
        loop.call_later(BEAT + 0.1, lambda: seen.append(clock()))
        time.sleep(LATE + 1.5)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(seen) == 1
        assert seen[0] < due + BEAT
        clock.close()

    asyncio.run(run())


def test_small_delays_count() -> None:
    now = [0.0]

    async def run() -> None:
        clock = ServedTime(lambda: now[0])
        clock.watch()
        now[0] += BEAT + LATE / 2
        await asyncio.sleep(BEAT * 2)
        assert clock() == now[0]
        clock.close()

    asyncio.run(run())


def test_a_clock_that_was_stopped_goes_on_from_there() -> None:
    now = [10.0]
    clock = ServedTime(lambda: now[0])
    clock.stop()
    now[0] += 100
    clock.stop()
    assert clock() == 10.0
    clock.go_on()
    clock.go_on()
    now[0] += 1
    assert clock() == 11.0


def test_time_stands_still_while_nothing_can_be_stored(tmp_path: Path) -> None:
    async def run() -> None:
        storage = SqliteStorage(tmp_path)
        shell = Shell(storage, Workers(1), bot_delay=(0, 0))
        options = game_of("fanfanzha").options_type.parse()
        members = tuple(Member(f"P{place}", key=f"key{place}") for place in range(4))
        table = await shell.table(await shell.create("fanfanzha", options, members, 15))
        viewer = table.join("key0", 0)
        while table.room.phase != "playing":
            await asyncio.sleep(0.01)
        deadline = min(asked.deadline or 0 for asked in table.room.asked)
        other = sqlite3.connect(tmp_path / "paiju.db", isolation_level=None)
        other.execute("ALTER TABLE tables RENAME TO elsewhere")
        other.execute("ALTER TABLE health RENAME TO elsewhere_too")
        await table.command(viewer, Rest("r", True))
        for _ in range(100):
            await asyncio.sleep(0.01)
        stood = shell.clock()
        await asyncio.sleep(1.2)
        assert shell.clock() == stood
        other.execute("ALTER TABLE elsewhere RENAME TO tables")
        other.execute("ALTER TABLE elsewhere_too RENAME TO health")
        other.close()
        while shell.clock() == stood:
            await asyncio.sleep(0.05)
        assert deadline - shell.clock() > 15 - 3
        await table.command(viewer, Rest("s", True))
        assert table.room.members[0].away
        await shell.close()

    asyncio.run(run())


def test_one_who_is_refused_by_the_storage_alone_stops_no_clock(tmp_path: Path) -> None:
    async def run() -> None:
        storage = SqliteStorage(tmp_path)
        shell = Shell(storage, Workers(1))
        shell.storage_failed()
        await asyncio.sleep(0.2)
        before = shell.clock()
        await asyncio.sleep(0.05)
        assert shell.clock() > before
        await shell.close()

    asyncio.run(run())


def test_what_is_long_past_is_forgotten() -> None:
    pace = Pace((2, 1.0), (3, 10.0))
    assert [pace.take("a", at) for at in (0.0, 0.1, 0.2, 1.2, 1.3, 10.05, 11.2)] == [
        True,
        True,
        False,
        True,
        False,
        True,
        True,
    ]
    for number in range(1000):
        pace.take(f"who{number}", 20.0 + number)
    assert len(pace._done) < 20


def test_a_burst_is_read_at_once_and_more_is_not() -> None:
    async def run() -> tuple[float, float]:
        throttle, began = Throttle(), time.monotonic()
        for _ in range(int(BURST)):
            await throttle.wait()
        at_once = time.monotonic() - began
        for _ in range(5):
            await throttle.wait()
        return at_once, time.monotonic() - began

    at_once, more = asyncio.run(run())
    assert more - at_once > 3 / PER_SECOND
    assert at_once < more
