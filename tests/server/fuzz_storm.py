"""A storm of messages on a real server: many devices at many tables, most of what they send wrong in some way."""

import asyncio
import base64
import json
import os
import random
import struct
from collections import Counter
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paiju.server.devices import hash_of
from tests.server.fuzz_messages import MESSAGES, NAMES, Meant, is_message, unmeant
from tests.server.fuzz_truth import Watched, leak

ANSWER_SECONDS = 30.0
"""So long an answer may take on a busy machine; a server that hangs takes for ever."""
BURST = 25
"""So many messages a connection sends at most."""


class Storm:
    """Sends so many messages in all, and keeps what came of them."""

    def __init__(self, host: str, tables: list[str], keys: list[str], storage: Watched, seed: int) -> None:
        self.host, self.tables, self.keys, self.storage = host, tables, keys, storage
        self.chance = random.Random(seed)
        self.left = 0
        self.sent = self.valid = 0
        self.outcomes: Counter[tuple[str, str]] = Counter()
        """How many messages of a kind met with an answer."""
        self.faults: list[str] = []
        """What must not be."""

    async def blow(self, messages: int, devices: int = 12) -> None:
        """Send so many messages from so many connections at a time."""
        self.left = messages
        await asyncio.gather(*(self._device(Meant(self.chance)) for _ in range(devices)))

    async def _device(self, meant: Meant) -> None:
        while self.left > 0:
            table = self.chance.choice(self.tables)
            if self.chance.random() < 0.04:
                await self._broken(table)
                continue
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                key = self._key(table)
                address = f"ws://{self.host}/api/tables/{table}/socket"
                async with connect(address, compression=None, max_size=None) as socket:
                    await Connection(self, socket, table, key, meant).run()

    def _key(self, table: str) -> str | None:
        """Mostly the key of somebody who has a place, else that of anybody, or none."""
        seated = self.storage.seated(table, self.keys)
        if seated and self.chance.random() < 0.7:
            return self.chance.choice(seated)
        return self.chance.choice([*self.keys * 2, None, "0" * 63, "g" * 64])

    def count(self, data: str | bytes, kind: str) -> None:
        """One more message is sent."""
        self.left -= 1
        self.sent += 1
        self.valid += kind != "unmeant"

    async def _broken(self, table: str) -> None:
        """A connection that breaks the protocol below the messages, or breaks off in the middle of one."""
        host, port = self.host.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        nonce = base64.b64encode(self.chance.randbytes(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.count(b"", "unmeant")
        hello = json.dumps({"type": "hello", "key": self.chance.choice(self.keys)}).encode()
        frames = [
            frame(0x81, hello)[: self.chance.randrange(1, 20)],
            frame(0x81, hello) + frame(0x81, b"\xff\xfe"),
            frame(0x81, hello) + frame(0x80, b"x"),
            frame(0x81, hello) + frame(0x01, b"{") + frame(0x81, b"}"),
            frame(0x81, hello) + frame(0xC1, b"x"),
            frame(0x81, hello) + frame(0x8B, b"x"),
            frame(0x81, hello) + struct.pack("!BBQ", 0x81, 0xFF, 2**62),
            frame(0x81, hello) + frame(0x89, b"x") * 200,
            frame(0x01, hello[:5]) + frame(0x00, b"") * 200 + frame(0x80, hello[5:]),
            frame(0x88, b"\x00"),
            self.chance.randbytes(100),
        ]
        with suppress(OSError):
            writer.write(self.chance.choice(frames))
            await writer.drain()
            async with asyncio.timeout(0.02):
                while await reader.read(65536):
                    pass
        self.outcomes["broken", "closed"] += 1
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def frame(head: int, data: bytes) -> bytes:
    """A masked frame."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([head]) + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


class Connection:
    """One connection of the storm: a greeting, then messages while everything that comes is looked at."""

    def __init__(
        self, storm: Storm, socket: ClientConnection, table: str, key: str | None, meant: Meant
    ) -> None:
        self.storm, self.socket, self.table, self.key, self.meant = storm, socket, table, key, meant
        known = key is not None and len(key) == 64 and "g" not in key
        self.person = hash_of(key) if known and key else None
        self.update: dict[str, Any] = {}
        self.waiting: dict[str, list[str]] = {}
        """The kinds of messages whose answers are still to come, by id."""
        self.answered, self.greeted = asyncio.Event(), asyncio.Event()

    async def run(self) -> None:
        """Greet, send, wait for the answers, and go, now and then without a word."""
        storm, chance = self.storm, self.storm.chance
        last = chance.choice([0, 1, 5, 10**9, -1, 2**70])
        greeting: Any = {"type": "hello", "key": self.key, "last": last, "name": chance.choice(NAMES)}
        if chance.random() < 0.03:
            greeting = {"type": "hint", "id": "early"}
        await self.socket.send(json.dumps(greeting))
        storm.count("", "hello")
        listening = asyncio.create_task(self._listen())
        try:
            await self._until(self.greeted, listening, "the greeting")
            flood = chance.random() < 0.1
            for _ in range(chance.randrange(1, BURST)):
                await self._send()
                if not flood and chance.random() < 0.7:
                    await self._all_answered(listening)
                if listening.done():
                    break
            if chance.random() < 0.1:
                self.socket.transport.abort()
            else:
                await self._all_answered(listening)
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening

    async def _send(self) -> None:
        storm = self.storm
        ident = f"m{storm.sent}"
        data: str | bytes = self.meant.message(self.update, ident)
        if storm.chance.random() < 0.35:
            data = unmeant(storm.chance, str(data))
        command = MESSAGES.decode(data) if is_message(data) else None
        kind = "unmeant" if command is None else str(type(command).__struct_config__.tag)
        self.waiting.setdefault(getattr(command, "id", ""), []).append(kind)
        storm.count(data, kind)
        await self.socket.send(data)

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                self._received(await self.socket.recv())

    def _received(self, data: str | bytes) -> None:
        assert isinstance(data, str)
        message = json.loads(data)
        if message["type"] == "update":
            self._check(message, data)
            self.update = message
            self.greeted.set()
            return
        kinds = self.waiting.get(message["id"])
        if not kinds:
            self.storm.faults.append(f"an answer to nothing: {data[:200]}")
            return
        kind = kinds.pop(0)
        self.storm.outcomes[kind, message["code"] if message["type"] == "refused" else message["type"]] += 1
        if message.get("code") == "internal":
            self.storm.faults.append(f"{kind} broke something")
        if not any(self.waiting.values()):
            self.answered.set()

    def _check(self, message: dict[str, Any], text: str) -> None:
        """Hold an update against what is true."""
        if message["number"] < self.update.get("number", 0):
            self.storm.faults.append("updates out of order")
        for key in self.storm.keys:
            if key in text:
                self.storm.faults.append("a device key is told")
        others = (table for table in self.storm.tables if table != self.table)
        if any(table in text for table in others):
            self.storm.faults.append("another table is told")
        found: list[str] = []
        for room in self.storm.storage.rooms_at(self.table, message["number"]):
            kind = leak(room, self.person, text)
            if kind is None:
                return
            found.append(kind)
        self.storm.faults.append(f"{self.table} {message['number']} tells {found}")

    async def _all_answered(self, listening: asyncio.Task[None]) -> None:
        """Every message has its answer, unless the connection has ended."""
        self.answered.clear()
        if any(self.waiting.values()):
            await self._until(self.answered, listening, f"{[kind for kind in self.waiting.values() if kind]}")

    async def _until(self, event: asyncio.Event, listening: asyncio.Task[None], what: str) -> None:
        waiting = asyncio.create_task(event.wait())
        either = {waiting, listening}
        done, _ = await asyncio.wait(either, timeout=ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not done:
            self.storm.faults.append(f"no answer to {what}")
