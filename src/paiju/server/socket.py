"""The WebSocket of a table: who connects says who they are, then commands come in and updates go out."""

import asyncio
from contextlib import ExitStack
from functools import partial

import msgspec
from litestar import websocket
from litestar.params import FromPath
from msgspec.structs import replace

from paiju.bots import BOTS
from paiju.core.errors import PaijuError
from paiju.room.commands import About, Fill, Hello, Hint, Sit, TableCommand, ToServer
from paiju.room.views import refusal_of, selection_of
from paiju.server.connections import (
    AGAIN,
    CODES,
    HELLO_SECONDS,
    NO_HELLO,
    POLICY,
    Socket,
    both_ways,
    received,
    sent,
    welcome,
)
from paiju.server.devices import hash_of, is_key
from paiju.server.names import checked_name
from paiju.server.outbox import Closing
from paiju.server.pace import Throttle
from paiju.server.problems import RequestRefused
from paiju.server.shell import Shell
from paiju.server.tables import Table
from paiju.server.viewer import Viewer

MOST_UNREADABLE = 20

_MESSAGES = msgspec.json.Decoder(ToServer)


class MessageRefused(PaijuError):
    """A message that cannot be read, or that its sender may not send."""


@websocket("/api/tables/{ident:str}/socket")
async def table_socket(socket: Socket, ident: FromPath[str]) -> None:
    """One connection to a table, from the first message to the last."""
    await welcome(socket, partial(_greeted, socket, ident))


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
        reading = _read(socket, table, viewer, shell, shell.limits.throttle(address))
        await both_ways(reading, _write(socket, viewer))
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
