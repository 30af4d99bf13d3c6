"""A whole load: tables are opened and play, are measured, and go on where their server was killed."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from paiju.load.figures import Figures
from paiju.load.journal import read_journal
from paiju.load.machine import load_average, loop_factory, one_processor, raise_file_limit, without_collector
from paiju.load.pacer import Pacer
from paiju.load.result import Killed, LoadResult, LoadSpec
from paiju.load.serving import OwnServer, Usage, checked_address, usage_of
from paiju.load.table import LoadedTable

AT_ONCE = 8
"""So many tables are opened at a time."""
PATIENCE = 60.0
"""So many seconds at most for all to come back, to move once more, to be answered."""
Report = Callable[[int, int], None]


def run_load(spec: LoadSpec, report: Report) -> LoadResult:
    """Put the load on a server; LoadRefused where it is not on this machine or does not do what is asked.

    A server of the load's own runs on other processors than the clients, which keep to one, where there are several.
    """
    raise_file_limit()
    with (
        asyncio.Runner(loop_factory=loop_factory()) as runner,
        one_processor() as others,
        without_collector(),
    ):
        if spec.server is not None:
            return runner.run(Load(spec, checked_address(spec.server), None, report).run())
        with TemporaryDirectory(prefix="paiju-load-") as folder:
            server = OwnServer(Path(folder), others)
            try:
                server.start()
                load = Load(spec, server.address, server, report)
                result = runner.run(load.run())
            finally:
                server.stop()
            return replace(result, journal=read_journal(server.folder, load.tables))


class Load:
    """A load under way."""

    def __init__(self, spec: LoadSpec, address: str, server: OwnServer | None, report: Report) -> None:
        self._spec, self._address, self._server, self._report = spec, address, server, report
        self._figures = Figures()
        self._pacer = Pacer(spec.moves_per_second)
        chance = random.Random(spec.tables)
        self.tables = [
            LoadedTable(address, self._figures, self._pacer, chance, spec.bots) for _ in range(spec.tables)
        ]

    async def run(self) -> LoadResult:
        """Open the tables, measure, end; the result lacks what the folder of the server tells."""
        pacing = asyncio.create_task(self._pacer.run())
        try:
            before = await self._open()
            return await self._measured(before)
        finally:
            pacing.cancel()
            for table in self.tables:
                table.close()

    async def _open(self) -> Usage:
        """Open all tables; what the server used when it had the first one."""
        first, *others = zip(self.tables, (self._spec.games * self._spec.tables), strict=False)
        await first[0].open(first[1], self._spec.fair)
        before = await asyncio.to_thread(usage_of, self._address)
        places, opened = asyncio.Semaphore(AT_ONCE), 1

        async def open_one(table: LoadedTable, game: str) -> None:
            nonlocal opened
            async with places:
                await table.open(game, self._spec.fair)
            opened += 1
            self._report(opened, self._spec.tables + self._spec.seconds)

        await asyncio.gather(*(open_one(table, game) for table, game in others))
        return before

    async def _measured(self, before: Usage) -> LoadResult:
        spec, figures = self._spec, self._figures
        used, cpu, began = (
            await asyncio.to_thread(usage_of, self._address),
            time.process_time(),
            time.monotonic(),
        )
        counts, missed = [table.moves for table in self.tables], self._pacer.missed
        figures.measuring = True
        killed = await self._played(spec.seconds)
        figures.measuring = False
        lasted, clients = time.monotonic() - began, time.process_time() - cpu
        after = await asyncio.to_thread(usage_of, self._address)
        still = sum(table.moves == count for table, count in zip(self.tables, counts, strict=True))
        moves = sum(table.moves for table in self.tables) - sum(counts)
        missed = self._pacer.missed - missed
        await self._drained()
        return LoadResult(
            spec=spec,
            persons=sum(len(table.players) for table in self.tables),
            moves_per_second=round(moves / lasted, 1),
            moves=figures.latency(figures.moves),
            others=figures.latency(figures.others),
            beats_missed=missed,
            lost_updates=figures.lost,
            unanswered=sum(not player.idle for table in self.tables for player in table.players),
            refusals=dict(figures.refusals),
            still_tables=still,
            kilobytes_per_table=None if killed else _grown(before, after, spec.tables - 1),
            server_load=None if killed else _busy(used, after, lasted),
            storing=None if killed else _thousand(after.storing_since(used, 0.99)),
            thoughts=dict(after.thoughts - used.thoughts),
            client_load=round(clients / lasted, 3),
            load_average=load_average(),
            killed=killed,
        )

    async def _played(self, seconds: int) -> Killed | None:
        """Let them play for so long; a kill comes half-way."""
        killed = None
        for second in range(seconds):
            if self._spec.kill and second == seconds // 2:
                killed = await self._killed()
            await asyncio.sleep(1.0)
            self._report(self._spec.tables + second + 1, self._spec.tables + seconds)
        return killed

    async def _killed(self) -> Killed:
        """Kill the server, start it again, and wait until every table goes on."""
        assert self._server is not None
        began = time.monotonic()
        self._server.kill()
        await asyncio.to_thread(self._server.start)
        listening = time.monotonic() - began
        counts = [table.moves for table in self.tables]
        back = await self._until(
            lambda: all(player.online for table in self.tables for player in table.players), began
        )
        moving = await self._until(
            lambda: all(table.moves > count for table, count in zip(self.tables, counts, strict=True)), began
        )
        return Killed(round(listening, 2), back, moving)

    async def _drained(self) -> None:
        """No more moves; wait until all that were sent are answered."""
        self._pacer.stop()
        for table in self.tables:
            table.going_on = False
        await self._until(
            lambda: all(player.idle for table in self.tables for player in table.players), time.monotonic()
        )

    async def _until(self, happened: Callable[[], bool], began: float) -> float | None:
        """Wait for something; how long after `began` it happened, None where it did not in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not happened():
                    await asyncio.sleep(0.05)
                return round(time.monotonic() - began, 2)
        return None


def _grown(before: Usage, after: Usage, tables: int) -> float | None:
    if before.memory is None or after.memory is None or tables < 1:
        return None
    return round((after.memory - before.memory) / tables / 1000, 1)


def _busy(before: Usage, after: Usage, seconds: float) -> float | None:
    if before.seconds is None or after.seconds is None:
        return None
    return round((after.seconds - before.seconds) / seconds, 3)


def _thousand(seconds: float | None) -> float | None:
    return None if seconds is None else 1000 * seconds
