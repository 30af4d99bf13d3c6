"""How a program comes to a place: the host is given a token, and who shows it on the socket plays."""

import asyncio
from contextlib import ExitStack
from functools import partial
from typing import Annotated

from litestar import post, websocket
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from paiju.bots.protocol import Fault, Greeting, Hello, ProgramError, line_of, understood
from paiju.core.errors import PaijuError
from paiju.room.effects import Programmed
from paiju.server.api import AnyRequest, DeviceKey, person_key
from paiju.server.connections import (
    AGAIN,
    CODES,
    HELLO_SECONDS,
    NO_HELLO,
    Socket,
    both_ways,
    received,
    sent,
    welcome,
)
from paiju.server.names import checked_name
from paiju.server.outbox import Closing
from paiju.server.pace import Throttle
from paiju.server.programs import FAILED, Line, hash_of_token, new_token, tokens_of
from paiju.server.shell import Shell, shell_of
from paiju.server.viewer import REVOKED


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A place that a program is to play in, under a name."""

    place: Annotated[int, Meta(ge=0, le=7)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class ProgramPlace(Struct, frozen=True):
    """The token of a place, which is shown this once, and where a program shows it."""

    token: str
    path: str


@post("/api/tables/{ident:str}/programs")
async def place_program(
    ident: FromPath[str], data: JSONBody[NewProgram], request: AnyRequest, device_key: DeviceKey = None
) -> ProgramPlace:
    """Give a vacant place or a bot's to a program, between hands; for the host. An earlier token is good no more."""
    key = await person_key(request, device_key)
    table = await shell_of(request).table(ident)
    token = new_token()
    await table.place_program(Programmed(key, data.place, hash_of_token(token), checked_name(data.name)))
    return ProgramPlace(token, f"/api/tables/{ident}/programs/socket")


@websocket("/api/tables/{ident:str}/programs/socket")
async def program_socket(socket: Socket, ident: FromPath[str]) -> None:
    """One program, from its greeting on."""
    await welcome(socket, partial(_greeted, socket, ident))


async def _greeted(socket: Socket, ident: str, shell: Shell, address: str) -> None:
    """Serve who shows a token that is good at the table."""
    await sent(socket, line_of(Greeting(limit_seconds=shell.programs.limit)))
    with ExitStack() as held:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = understood(await received(socket))
            if not isinstance(hello, Hello):
                raise ProgramError("program-unreadable")
            token = hash_of_token(hello.token)
            held.enter_context(shell.limits.connection(token, address, shell.clock()))
            table = await shell.table(ident)
            good = token in tokens_of(table.room)
            shell.forget(table)
        except TimeoutError:
            raise Closing(NO_HELLO) from None
        except PaijuError as refused:
            await sent(socket, line_of(Fault(refused.code, refused.text())))
            raise Closing(
                CODES.get(type(refused), FAILED if isinstance(refused, ProgramError) else AGAIN)
            ) from refused
        if not good:
            await sent(socket, line_of(Fault("program-token", ProgramError("program-token").text())))
            raise Closing(REVOKED)
        await _serve(socket, token, shell, shell.limits.throttle(address))


async def _serve(socket: Socket, token: str, shell: Shell, throttle: Throttle | None) -> None:
    line = shell.programs.join(token)
    try:
        await both_ways(_read(socket, line, throttle), _write(socket, line))
    finally:
        shell.programs.leave(token, line)


async def _read(socket: Socket, line: Line, throttle: Throttle | None) -> None:
    while True:
        if throttle is not None:
            await throttle.wait()
        try:
            message = understood(await received(socket))
            if isinstance(message, Hello):
                raise ProgramError("program-unreadable")
        except ProgramError as fault:
            line.end(FAILED, fault)
            await asyncio.Event().wait()  # until the connection has been closed
        else:
            line.answered(message)


async def _write(socket: Socket, line: Line) -> None:
    while True:
        await sent(socket, await line.next())
