"""Those who play on when the storm is over: each table has to come to a settlement by what its persons do."""

import asyncio
import json
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paiju.core.fair import hash_of_bytes
from paiju.core.game import View
from paiju.games.views import GameView
from tests.server.running import plain_action

SECONDS = 120.0
"""So long all tables may take to come to a settlement together."""


async def play_on(host: str, tables: list[str], keys: list[str]) -> None:
    """Play every table that is not closed to the settlement of a hand that is dealt or under way now."""
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(_play(host, table, keys) for table in tables))


async def _play(host: str, table: str, keys: list[str]) -> None:
    over = asyncio.Event()
    players = [Player(host, table, key, over, sits=key == keys[0]) for key in keys]
    await asyncio.gather(*(player.play() for player in players))


class Player:
    """Somebody who does what is due, if (s)he has a place or is the host, or takes a place that nobody plays at."""

    def __init__(self, host: str, table: str, key: str, over: asyncio.Event, sits: bool) -> None:
        self.address = f"ws://{host}/api/tables/{table}/socket"
        self.key, self.over, self.sits = key, over, sits
        self.nonce = secrets.token_hex(32)
        self.settled_before = True
        self.count = 0

    async def play(self) -> None:
        """Play until somebody has seen the settlement."""
        with suppress(ConnectionClosed):
            async with connect(self.address, compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "key": self.key}))
                reading = asyncio.create_task(self._follow(socket))
                over = asyncio.create_task(self.over.wait())
                await asyncio.wait({reading, over}, return_when=asyncio.FIRST_COMPLETED)
                for task in (reading, over):
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task

    async def _follow(self, socket: Any) -> None:
        while True:
            message = json.loads(await socket.recv())
            if message["type"] != "update":
                continue
            table = message["table"]
            if table["phase"] == "closed" or (
                table["phase"] in ("settled", "over") and not self.settled_before
            ):
                self.over.set()
                return
            if table["phase"] == "playing":
                self.settled_before = False
            command = self._due(message)
            if command is not None:
                self.count += 1
                ident = f"{self.nonce[:8]}-{self.count}"
                await socket.send(json.dumps({**command, "id": ident}))

    def _due(self, update: dict[str, Any]) -> dict[str, Any] | None:
        """What there is to do."""
        table, you = update["table"], update["table"]["you"]
        phase, seen = table["phase"], update["number"]
        if phase == "gathering":
            return {"type": "begin"} if table["host"] else None
        if you is None:
            free = [
                place for place, person in enumerate(table["persons"]) if person["bot"] or not person["name"]
            ]
            between = self.sits and phase in ("settled", "over") and bool(free)
            return {"type": "sit", "place": free[0], "name": "Last"} if between else None
        if table["persons"][you]["leaving"]:
            return None
        if phase in ("settled", "over") and not table["persons"][you]["ready"]:
            return {"type": "ready", "seen": seen}
        if phase == "dealing" and table["fair"] and table["fair"]["asked"]:
            return self._nonce(table)
        if phase == "playing" and update["view"]["seat"] in update["view"]["to_act"]:
            view: View = msgspec.convert(update["view"], GameView)
            return {"type": "act", "seen": seen, "action": msgspec.to_builtins(plain_action(view))}
        return None

    def _nonce(self, table: dict[str, Any]) -> dict[str, Any]:
        at = {"match": table["match"], "hand": table["hand"], "attempt": table["fair"]["attempt"]}
        if table["fair"]["stage"] == "commit":
            return {"type": "commit", **at, "hash": hash_of_bytes(self.nonce)}
        return {"type": "open", **at, "nonce": self.nonce}
