"""What every socket of the server has in common: who may open one, how it is read and written, and how it ends."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from paiju.server.devices import DeviceRefused
from paiju.server.gate import address_of
from paiju.server.origin import is_foreign
from paiju.server.outbox import Closing
from paiju.server.pace import TooFast
from paiju.server.shell import Shell, UnknownTable, shell_of
from paiju.server.viewer import REVOKED

HELLO_SECONDS = 10.0
"""How long the first message may take."""

POLICY, NO_HELLO, NO_TABLE, AGAIN = 1008, 4000, 4004, 1013

CODES = {UnknownTable: NO_TABLE, DeviceRefused: REVOKED}
"""The code with which a connection is closed that cannot be; where it is no other, it may be tried again later."""

Socket = WebSocket[Any, Any, Any]


async def welcome(socket: Socket, greeted: Callable[[Shell, str], Awaitable[None]]) -> None:
    """Accept a connection and serve it, from its greeting on; close one that comes from a foreign page or too fast."""
    if is_foreign(socket.headers):
        await socket.close(POLICY)
        return
    shell, address = shell_of(socket), address_of(socket)
    try:
        with shell.limits.arrival(address, shell.clock()), suppress(WebSocketDisconnect):
            await socket.accept()
            try:
                await greeted(shell, address)
            except Closing as closing:
                await socket.close(closing.code)
    except TooFast:
        await socket.close(POLICY)


async def both_ways(reading: Awaitable[None], writing: Coroutine[Any, Any, None]) -> None:
    """Read until the connection has ended, and write meanwhile; Closing where it is to be closed."""
    try:
        async with asyncio.TaskGroup() as group:
            sending = group.create_task(writing)
            await reading
            sending.cancel()
    except* WebSocketDisconnect:
        pass
    except* Closing as closings:
        raise closings.exceptions[0] from None


async def received(socket: Socket) -> str | bytes:
    """The next message; WebSocketDisconnect where the connection has ended."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return event.get("text") or event.get("bytes") or b""


async def sent(socket: Socket, data: bytes) -> None:
    """Send a message as text."""
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
