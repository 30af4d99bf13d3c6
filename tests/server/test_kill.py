"""A server that is killed at any moment: nothing acknowledged is lost, nothing is applied twice, the hand goes on."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from paiju.core.actions import format_action
from paiju.core.record import Record
from paiju.games import GAMES
from paiju.room.room import Room
from paiju.server.sqlite import SqliteStorage
from tests.server.running import Client, Server, plain_action


class Player:
    """Plays on and on over a table; keeps every action that was acknowledged, and asks again for the last one."""

    def __init__(self, server: Server, table: str) -> None:
        self.server, self.table = server, table
        self.acknowledged: list[str] = []
        self.newest = 0
        self._pending: dict[str, Any] | None = None
        self._text: str | None = None
        self._sent = 0

    def play_until_killed(self, answers: int, seconds: float) -> None:
        """Connect and play; the server is killed so many seconds after so many answers, in the midst of whatever."""
        moment = threading.Timer(seconds, self.server.kill)
        try:
            client = self.server.connect(self.table, last=self.newest)
            assert client.update["number"] >= self.newest, "something acknowledged is lost"
            for _ in range(answers):
                self._step(client)
            moment.start()
            while True:
                self._step(client)
        except (WebSocketException, OSError, EOFError):
            moment.join()

    def _step(self, client: Client) -> None:
        if self._pending is None:
            client.wait_for_turn()
            self._decide(client)
        assert self._pending is not None
        answer = client.ask(self._pending)
        assert answer["type"] == "done", answer
        self.newest = max(self.newest, answer["number"])
        if self._text is not None:
            self.acknowledged.append(self._text)
        self._pending = None
        while client.update["number"] < answer["number"]:
            client.next_update()

    def _decide(self, client: Client) -> None:
        self._sent += 1
        command: dict[str, Any] = {"id": f"k{self._sent}", "seen": client.update["number"]}
        if client.to_act():
            action = plain_action(client.view)
            self._text = format_action(action)
            self._pending = {"type": "act", "action": msgspec.to_builtins(action), **command}
        else:
            self._text = None
            self._pending = {"type": "ready", **command}


@pytest.mark.parametrize("kills", [4, pytest.param(20, marks=pytest.mark.slow)])
def test_kill_at_random_moments(tmp_path: Path, kills: int) -> None:
    chance = random.Random(kills)
    server = Server(tmp_path)
    player = Player(server, server.make_table("datong", options={"hands": 100}))
    progress = []
    for _ in range(kills):
        player.play_until_killed(chance.randrange(4), chance.uniform(0, 0.05))
        progress.append(len(player.acknowledged))
        server.start()
    client = server.connect(player.table)
    client.wait_for_turn()
    client.close()
    assert server.stop() in (0, 130)
    assert len(set(progress)) > kills // 2, "the kills came before anything was played"
    assert _own_actions(tmp_path, player.table) == player.acknowledged + _unacknowledged(player)


def _unacknowledged(player: Player) -> list[str]:
    """The action that was on its way at the last kill, if it arrived."""
    stored = _own_actions(player.server.folder, player.table)
    return stored[len(player.acknowledged) :][:1] if player._pending is not None else []


def _own_actions(folder: Path, table: str) -> list[str]:
    """All actions that person 0 has taken at the table, from the stored records and the hand in play."""

    async def read() -> tuple[list[bytes], bytes | None]:
        storage = SqliteStorage(folder)
        try:
            return await storage.history(table), await storage.load(table)
        finally:
            await storage.close()

    history, snapshot = asyncio.run(read())
    assert snapshot is not None
    records = [Record.from_json(data) for data in history]
    current = Room.load(snapshot).record
    if current is not None and current.settlement is None:
        records.append(current)
    actions = []
    for record in records:
        steps = list(record.replay(GAMES[record.game]))
        seat = steps[0].state.seating.index(0)
        actions += [line.partition(" ")[2] for line in record.actions if line.startswith(f"{seat} ")]
    return actions
