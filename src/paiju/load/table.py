"""A table of persons: made by one, found by the others through its link, and watched from all of its places."""

import asyncio
import json
import random
import urllib.request
from collections.abc import Coroutine
from typing import Any

from msgspec import Struct

from paiju.load.errors import LoadRefused
from paiju.load.figures import Figures
from paiju.load.pacer import Pacer
from paiju.load.player import Player, Sent
from paiju.load.serving import direct
from paiju.room.commands import Act, Ready, Sit

PERSONS = 4
KEPT = 64
"""So many numbers back what is not yet seen by all is waited for."""
SECONDS = 20.0


class Sight(Struct):
    """Who has seen an update."""

    count: int = 0
    last: float = 0.0
    sent: float | None = None
    """When the move was sent that led to it."""


class LoadedTable:
    """One table, and the times its moves take until all have them."""

    def __init__(
        self, server: str, figures: Figures, pacer: Pacer, chance: random.Random, bots: str | None = None
    ) -> None:
        """All its players are persons, or one is and the others are bots of that name."""
        self.server, self.figures, self.pacer, self.chance = server, figures, pacer, chance
        self.ident = self.address = ""
        self.bots = bots
        self.players = [Player(self, place) for place in range(PERSONS if bots is None else 1)]
        self.moves = 0
        """How many moves have been acknowledged."""
        self.going_on = True
        """Whether another hand follows."""
        self._sights: dict[int, Sight] = {}
        self._returning: set[asyncio.Task[None]] = set()

    async def open(self, game: str, fair: bool) -> None:
        """Make it, come in by the link, sit down, begin; LoadRefused where the server refuses."""
        host, *others = self.players
        self.ident = await asyncio.to_thread(self._made, game, fair)
        self.address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.ident}/socket"
        try:
            async with asyncio.timeout(SECONDS):
                await host.connect()
                for player in others:
                    await player.connect()
                    await player.send(Sit(player.next_id(), player.place, f"P{player.place}"))
                if self.bots is None:  # a table of bots has begun by itself
                    for player in self.players:
                        await player.send(Ready(player.next_id(), player.number))
        except TimeoutError as late:
            raise LoadRefused("load-slow") from late
        except OSError as fault:
            raise LoadRefused("load-server", server=self.server, reason=str(fault)) from fault

    def close(self) -> None:
        """All leave."""
        for task in self._returning:
            task.cancel()
        for player in self.players:
            player.close()

    def seen(self, number: int, now: float) -> None:
        """Somebody has got the update of that number."""
        sight = self._sights.setdefault(number, Sight())
        sight.count += 1
        sight.last = now
        self._note(number, sight)
        self._sights.pop(number - KEPT, None)

    def done(self, sent: Sent, number: int, shown: bool, now: float) -> None:
        """A command has been acknowledged; `shown` to all, or to nobody but the sender."""
        move = isinstance(sent.command, Act)
        self.moves += move
        if sent.again:
            return
        if move and shown:
            sight = self._sights.setdefault(number, Sight())
            sight.sent = sent.at
            self._note(number, sight)
        elif self.figures.measuring:
            self.figures.others.append(now - sent.at)

    def broken(self) -> None:
        """A connection is lost: what was on its way to it is not timed."""
        self._sights.clear()

    def returning(self, coming: Coroutine[Any, Any, None]) -> None:
        """Somebody tries to come back."""
        task = asyncio.get_running_loop().create_task(coming)
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    def _note(self, number: int, sight: Sight) -> None:
        if sight.sent is not None and sight.count == len(self.players):
            del self._sights[number]
            if self.figures.measuring:
                self.figures.moves.append(sight.last - sight.sent)

    def _made(self, game: str, fair: bool) -> str:
        wanted = {
            "game": game,
            "bots": self.bots or "greedy",
            "name": "P0",
            "turn_seconds": None,
            "gather": self.bots is None,
            "fair": fair,
        }
        made = self._asked("/api/tables", wanted)
        link = self._asked(f"/api/tables/{made['id']}/invitation")["url"]
        return str(link).rpartition("/t/")[2]

    def _asked(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(
            self.server + path,
            data,
            {"X-Device-Key": self.players[0].key, "Content-Type": "application/json"},
        )
        try:
            with direct.open(asked, timeout=SECONDS) as answer:
                return json.load(answer)
        except (OSError, ValueError) as fault:
            raise LoadRefused("load-server", server=self.server, reason=str(fault)) from fault
