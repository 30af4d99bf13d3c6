"""Asking others to a table: its link, the link as a QR code, and what a message that holds a link shows of it."""

import io
from html import escape
from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from paiju.core.errors import PaijuError
from paiju.room.room import Room
from paiju.server.problems import locale_for
from paiju.server.resources import Invitation
from paiju.server.shell import shell_of
from paiju.texts import text

PICTURE = "preview.png"
"""The picture of a link, beside the page."""
AnyRequest = Request[Any, Any, Any]
_OWN = {"localhost", "127.0.0.1", "::1"}
"""By these names a machine finds itself, and nobody else finds it."""


@get("/api/tables/{ident:str}/invitation")
async def invitation(ident: FromPath[str], request: AnyRequest) -> Invitation:
    """The link to a table."""
    await _room(request, ident)
    return Invitation(link_of(request, ident))


@get("/api/tables/{ident:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(ident: FromPath[str], request: AnyRequest) -> bytes:
    """The link to a table as a QR code."""
    await _room(request, ident)
    return drawn_code(link_of(request, ident))


def drawn_code(link: str) -> bytes:
    """A link as the drawing of a QR code."""
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", border=4, light="#fff", svgclass=None, lineclass=None, omitsize=True
    )
    return drawn.getvalue()


async def preview_of(request: AnyRequest, ident: str) -> str:
    """The head lines that tell what the link to a table leads to; none for a table that there is not."""
    try:
        room = await _room(request, ident)
    except PaijuError:
        return ""
    return told_of(request, link_of(request, ident), *_told(room, locale_for(request)))


def told_of(request: AnyRequest, link: str, title: str, about: str) -> str:
    """The head lines that tell what a link leads to: no more than anybody who opens it is shown."""
    tags = {
        "og:type": "website",
        "og:site_name": text("client-title", locale_for(request)),
        "og:title": title,
        "og:description": about,
        "og:url": link,
        "og:image": f"{root_of(request)}/{PICTURE}",
    }
    return "".join(
        [
            f'<meta name="description" content="{escape(about)}">',
            *(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()),
        ]
    )


def link_of(request: AnyRequest, ident: str) -> str:
    """The link to a table, by an address that the others have too."""
    return f"{root_of(request)}/t/{ident}"


def root_of(request: AnyRequest) -> str:
    """Where this server is for those who are sent a link."""
    address = shell_of(request).address
    if address is not None and request.url.hostname in _OWN:
        return address.rstrip("/")
    return f"{request.url.scheme}://{request.url.netloc}"


async def _room(request: AnyRequest, ident: str) -> Room:
    shell = shell_of(request)
    table = await shell.table(ident)
    room = table.room
    shell.forget(table)
    return room


def _told(room: Room, locale: str) -> tuple[str, str]:
    host = next((member.name for member in room.members if member.key and member.key == room.host), "")
    game = text(f"{room.game}-name", locale)
    names = [member.name for member in room.members if member.key]
    free = sum(member.vacant for member in room.members)
    title = text("invite-title", locale, host=host, game=game)
    if room.phase == "gathering" and free:
        return title, text("invite-free", locale, names=text("client-and", locale).join(names), free=free)
    return title, text(f"{room.game}-about", locale)
