"""The WebSocket of a table: who connects says who they are, then commands come in and updates go out."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec.structs import replace

from paiju.bots import BOTS
from paiju.core.errors import PaijuError
from paiju.room.commands import About, Fill, Hello, Hint, Sit, TableCommand, ToServer
from paiju.room.views import refusal_of, selection_of
from paiju.server.devices import DeviceRefused, hash_of, is_key
from paiju.server.gate import address_of
from paiju.server.names import checked_name
from paiju.server.origin import is_foreign
from paiju.server.outbox import Closing
from paiju.server.pace import Throttle, TooFast
from paiju.server.problems import RequestRefused
from paiju.server.shell import Shell, UnknownTable, shell_of
from paiju.server.tables import Table
from paiju.server.viewer import REVOKED, Viewer

HELLO_SECONDS = 10.0
MOST_UNREADABLE = 20

POLICY, NO_HELLO, NO_TABLE, AGAIN = 1008, 4000, 4004, 1013

CODES = {UnknownTable: NO_TABLE, DeviceRefused: REVOKED}
"""The code with which a connection is closed that cannot be; where it is no other, it may be tried again later."""

Socket = WebSocket[Any, Any, Any]
_MESSAGES = msgspec.json.Decoder(ToServer)


class MessageRefused(PaijuError):
    """A message that cannot be read, or that its sender may not send."""


@websocket("/api/tables/{ident:str}/socket")
async def table_socket(socket: Socket, ident: FromPath[str]) -> None:
    """One connection to a table, from the first message to the last."""
    if is_foreign(socket.headers):
        await socket.close(POLICY)
        return
    shell, address = shell_of(socket), address_of(socket)
    try:
        with shell.limits.arrival(address, shell.clock()), suppress(WebSocketDisconnect):
            await socket.accept()
            try:
                await _greeted(socket, ident, shell, address)
            except Closing as closing:
                await socket.close(closing.code)
    except TooFast:
        await socket.close(POLICY)


async def _greeted(socket: Socket, ident: str, shell: Shell, address: str) -> None:
    """Serve who says who (s)he is, while that device may be connected."""
    hello = await _hello(socket)
    device = hash_of(hello.key) if hello.key is not None and is_key(hello.key) else None
    with ExitStack() as held:
        try:
            held.enter_context(shell.limits.connection(device, address, shell.clock()))
            key = None if device is None else await shell.devices.person_of(device)
            table = await shell.table(ident)
            viewer = table.join(key, hello.last, looker_name(hello.name), device)
        except PaijuError as refused:
            await sent(socket, msgspec.json.encode(refusal_of("", refused)))
            raise Closing(CODES.get(type(refused), AGAIN)) from refused
        await _serve(socket, table, viewer, shell, address)


async def _serve(socket: Socket, table: Table, viewer: Viewer, shell: Shell, address: str) -> None:
    try:
        async with asyncio.TaskGroup() as group:
            sending = group.create_task(_write(socket, viewer))
            await _read(socket, table, viewer, shell, shell.limits.throttle(address))
            sending.cancel()
    except* WebSocketDisconnect:
        pass
    except* Closing as closings:
        raise closings.exceptions[0] from None
    finally:
        table.leave(viewer)


async def _hello(socket: Socket) -> Hello:
    """The first message, which must come soon and say who is there."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = _understood(await received(socket))
    except (TimeoutError, MessageRefused):
        raise Closing(NO_HELLO) from None
    if not isinstance(message, Hello):
        raise Closing(NO_HELLO)
    return message


async def _read(
    socket: Socket, table: Table, viewer: Viewer, shell: Shell, throttle: Throttle | None
) -> None:
    """Answer the commands of a connection, one after the other, until it ends."""
    unreadable = 0
    while True:
        await viewer.outbox.has_room()
        if throttle is not None:
            await throttle.wait()
        try:
            command = _understood(await received(socket))
        except MessageRefused as refused:
            unreadable += 1
            viewer.reply(refusal_of("", refused))
            if unreadable >= MOST_UNREADABLE:
                raise Closing(POLICY) from refused
        else:
            await answer(table, viewer, command, shell)


async def answer(table: Table, viewer: Viewer, command: ToServer, shell: Shell) -> None:
    """Do what a command says, and put the answer into the viewer's outbox."""
    ident = getattr(command, "id", "")
    try:
        if isinstance(command, Hello):
            raise MessageRefused("hello-again")
        if viewer.key is None:
            raise MessageRefused("not-seated")
        if not isinstance(command, (About, Hint)):
            await table.command(viewer, cleaned(command))
            return
        person = table.room.person_of(viewer.key)
        if person is None:
            raise MessageRefused("not-seated")
        if isinstance(command, About):
            viewer.reply(selection_of(table.room, person, command))
        else:
            viewer.reply(await shell.hints(table, person, command))
    except PaijuError as refused:
        shell.metrics.refused(refused.code)
        viewer.reply(refusal_of(ident, refused))


def cleaned(command: TableCommand) -> TableCommand:
    """The command with its name as names are shown; RequestRefused for one that is none, or an unknown bot."""
    if isinstance(command, Sit):
        return replace(command, name=checked_name(command.name))
    if isinstance(command, Fill) and command.level not in BOTS:
        raise RequestRefused("unknown-bot", bot=command.level, allowed=", ".join(BOTS))
    return command


def looker_name(name: str) -> str:
    """The name of a spectator, empty where it is none."""
    try:
        return checked_name(name)
    except RequestRefused:
        return ""


async def _write(socket: Socket, viewer: Viewer) -> None:
    """Send what is to be sent, as fast as the client takes it."""
    while True:
        await sent(socket, await viewer.outbox.next())


def _understood(data: str | bytes) -> ToServer:
    """The message of some data; MessageRefused where it is none."""
    try:
        return _MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise MessageRefused("message-unreadable") from None


async def received(socket: Socket) -> str | bytes:
    """The next message; WebSocketDisconnect where the connection has ended."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return event.get("text") or event.get("bytes") or b""


async def sent(socket: Socket, data: bytes) -> None:
    """Send a message as text."""
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
