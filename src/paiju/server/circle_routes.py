"""The HTTP interface to circles: making and joining them, their members, presets and ledger."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from paiju.core.errors import PaijuError
from paiju.server import circles
from paiju.server.api import check_choice, make_table, person_key
from paiju.server.circles import Circle, CircleDoor, CircleListed
from paiju.server.gate import KEY_HEADER, address_of
from paiju.server.invitations import drawn_code, root_of, told_of
from paiju.server.ledger import Ledger, Sheet, csv_of, hands_of, ledger_of
from paiju.server.names import checked_name
from paiju.server.problems import locale_for
from paiju.server.resources import Invitation, TableChoice, TableCreated
from paiju.server.schema import results
from paiju.server.shell import shell_of
from paiju.texts import text

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
DeviceKey = Annotated[str | None, HeaderParameter(name=KEY_HEADER)]
Number = Annotated[int, PathParameter(ge=1, le=10**9)]
Game = Annotated[str | None, QueryParameter(max_length=40)]
Zone = Annotated[int, QueryParameter(ge=-840, le=840)]
"""By how many minutes the asker's clock goes before UTC."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class NewCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """A circle to be made, and the name of who makes it."""

    name: Name
    your_name: Name


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """A name: that which a circle gets, or under which somebody joins it."""

    name: Name


class NewPreset(TableChoice, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice to be kept under a name."""

    name: Name


@get("/api/circles")
async def list_circles(request: AnyRequest, device_key: DeviceKey = None) -> list[CircleListed]:
    """The circles that the asker is in."""
    person = await person_key(request, device_key)
    return await _read(request, lambda db: circles.circles_of(db, person))


@post("/api/circles")
async def make_circle(data: JSONBody[NewCircle], request: AnyRequest, device_key: DeviceKey = None) -> Circle:
    """A new circle of the asker's."""
    person, shell = await person_key(request, device_key), shell_of(request)
    name, own = checked_name(data.name), checked_name(data.your_name)
    shell.limits.table(person, address_of(request), shell.clock())
    return await _write(request, lambda db: circles.make(db, name, person, own))


@get("/api/circles/{ident:str}")
async def show_circle(ident: FromPath[str], request: AnyRequest, device_key: DeviceKey = None) -> Circle:
    """A circle, for its members."""
    person = await person_key(request, device_key)
    return await _read(request, lambda db: circles.circle_for(db, ident, person))


@get("/api/circles/{ident:str}/invitation")
async def circle_invitation(
    ident: FromPath[str], request: AnyRequest, device_key: DeviceKey = None
) -> Invitation:
    """The link by which others join a circle, for its members, by an address that the others have too."""
    person = await person_key(request, device_key)
    circle = await _read(request, lambda db: circles.circle_for(db, ident, person))
    return Invitation(_link_of(request, circle.token))


@post("/api/circles/{ident:str}/name", status_code=200)
async def rename_circle(
    ident: FromPath[str], data: JSONBody[Named], request: AnyRequest, device_key: DeviceKey = None
) -> Circle:
    """Another name for a circle, by its owner."""
    person, name = await person_key(request, device_key), checked_name(data.name)
    return await _write(request, lambda db: circles.rename(db, ident, person, name))


@post("/api/circles/{ident:str}/link", status_code=200)
async def renew_link(ident: FromPath[str], request: AnyRequest, device_key: DeviceKey = None) -> Circle:
    """Another link to join a circle by, by its owner; the one before it leads nowhere."""
    person = await person_key(request, device_key)
    return await _write(request, lambda db: circles.renew_link(db, ident, person))


@post("/api/circles/{ident:str}/members/{number:int}/remove", status_code=200)
async def remove_member(
    ident: FromPath[str], number: Number, request: AnyRequest, device_key: DeviceKey = None
) -> Circle:
    """Remove a member, by the owner; there is another link then."""
    person = await person_key(request, device_key)
    return await _write(request, lambda db: circles.remove(db, ident, person, number))


@post("/api/circles/{ident:str}/leave", status_code=200)
async def leave_circle(
    ident: FromPath[str], request: AnyRequest, device_key: DeviceKey = None
) -> list[CircleListed]:
    """Leave a circle; answers with the others that one is in."""
    person = await person_key(request, device_key)
    await _write(request, lambda db: circles.leave(db, ident, person))
    return await _read(request, lambda db: circles.circles_of(db, person))


@get("/api/joins/{token:str}")
async def show_door(token: FromPath[str], request: AnyRequest, device_key: DeviceKey = None) -> CircleDoor:
    """The circle that a link leads to: its name and people."""
    person = await person_key(request, device_key)
    return await _read(request, lambda db: circles.door(db, token, person))


@get("/api/joins/{token:str}/qr.svg", media_type="image/svg+xml")
async def join_code(token: FromPath[str], request: AnyRequest) -> bytes:
    """The link by which others join a circle as a QR code."""
    await _read(request, lambda db: circles.door(db, token, ""))
    return drawn_code(_link_of(request, token))


@post("/api/joins/{token:str}", status_code=200)
async def join_circle(
    token: FromPath[str], data: JSONBody[Named], request: AnyRequest, device_key: DeviceKey = None
) -> Circle:
    """Join a circle by its link."""
    person, name = await person_key(request, device_key), checked_name(data.name)
    return await _write(request, lambda db: circles.join(db, token, person, name))


@post("/api/circles/{ident:str}/presets")
async def keep_preset(
    ident: FromPath[str], data: JSONBody[NewPreset], request: AnyRequest, device_key: DeviceKey = None
) -> Circle:
    """Keep a choice of game and options for all members."""
    person, name = await person_key(request, device_key), checked_name(data.name)
    choice = TableChoice(**{field: getattr(data, field) for field in TableChoice.__struct_fields__})
    check_choice(choice)
    return await _write(request, lambda db: circles.keep_preset(db, ident, person, name, choice))


@post("/api/circles/{ident:str}/presets/{number:int}/remove", status_code=200)
async def remove_preset(
    ident: FromPath[str], number: Number, request: AnyRequest, device_key: DeviceKey = None
) -> Circle:
    """Remove a preset, by who keeps it or the circle's owner."""
    person = await person_key(request, device_key)
    return await _write(request, lambda db: circles.remove_preset(db, ident, person, number))


@post("/api/circles/{ident:str}/presets/{number:int}/table")
async def open_preset(
    ident: FromPath[str], number: Number, request: AnyRequest, device_key: DeviceKey = None
) -> TableCreated:
    """Make a table of a preset; it belongs to the circle, and its host is the member who asks."""
    person = await person_key(request, device_key)
    circle = await _read(request, lambda db: circles.circle_for(db, ident, person))
    choice = circles.preset_of(circle, number).choice
    name = next(member.name for member in circle.members if member.you)
    return await make_table(request, choice, name, person, circle.id)


@get("/api/circles/{ident:str}/ledger")
async def show_ledger(
    ident: FromPath[str],
    request: AnyRequest,
    game: Game = None,
    zone: Zone = 0,
    device_key: DeviceKey = None,
) -> Ledger:
    """The ledger of a circle, for its members."""
    await _counted(request, ident, device_key)
    return await _read(request, lambda db: ledger_of(db, ident, game, zone))


@get("/api/circles/{ident:str}/ledger/{sheet:str}", media_type="text/csv")
async def save_ledger(
    ident: FromPath[str],
    sheet: Annotated[Sheet, PathParameter()],
    request: AnyRequest,
    game: Game = None,
    zone: Zone = 0,
    device_key: DeviceKey = None,
) -> Response[bytes]:
    """A sheet of the ledger as CSV."""
    await _counted(request, ident, device_key)
    locale = locale_for(request)

    def rows(db: Connection) -> tuple[Struct, ...]:
        if sheet == "hands":
            return hands_of(db, ident, game)
        found: tuple[Struct, ...] = getattr(ledger_of(db, ident, game, zone), sheet)
        return found

    found = await _read(request, rows)
    return Response(
        await asyncio.to_thread(csv_of, found, sheet, locale),
        media_type="text/csv",
        headers={"Content-Disposition": f'attachment; filename="paiju-{sheet}.csv"'},
    )


async def preview_of(request: AnyRequest, token: str) -> str:
    """The head lines that tell what the link to join a circle leads to; none for a link that leads nowhere."""
    try:
        door = await _read(request, lambda db: circles.door(db, token, ""))
    except PaijuError:
        return ""
    locale = locale_for(request)
    names = text("client-and", locale).join(door.members)
    title = text("client-join-circle", locale, circle=door.name)
    return told_of(
        request, _link_of(request, token), title, text("client-join-circle-lead", locale, names=names)
    )


def _link_of(request: AnyRequest, token: str) -> str:
    return f"{root_of(request)}/join/{token}"


async def _counted(request: AnyRequest, ident: str, device_key: str | None) -> None:
    """The bombs of a circle's hands are counted, where a member asks; UnknownCircle for others."""
    person = await person_key(request, device_key)
    await _read(request, lambda db: circles.circle_for(db, ident, person))
    await shell_of(request).storage.archive.count_bombs(results.c.circle == ident)


async def _read(request: AnyRequest, work: Callable[[Connection], T]) -> T:
    return await shell_of(request).storage.archive.read(work)


async def _write(request: AnyRequest, work: Callable[[Connection], T]) -> T:
    return await shell_of(request).storage.archive.write(work)
