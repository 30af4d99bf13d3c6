"""The application: everything put together, for any ASGI server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from paiju import __version__
from paiju.core.errors import PaijuError
from paiju.server import api, circle_routes, invitations, lessons, moving, program_routes, records
from paiju.server.gate import check_request
from paiju.server.logs import unexpected
from paiju.server.openapi import document_refusals
from paiju.server.pages import answer_astray, client_folder, page_handlers, page_of
from paiju.server.problems import answer_fault, answer_refusal
from paiju.server.shell import Shell
from paiju.server.socket import table_socket

LARGEST_REQUEST = 16 * 1024
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


async def add_headers(message: Message, _scope: Scope) -> None:
    """Put the headers on every answer: the framework's own leave out refusals."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"  # it may be somebody's alone


def make_app(shell: Shell, *, metrics: bool = False) -> Litestar:
    """The application over the tables of `shell`, which it closes when it ends; with its figures at `/metrics`."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(unexpected)
        shell.watch()
        yield
        await shell.close()

    folder = client_folder()
    handlers: list[Any] = [
        api.games,
        api.check_options,
        api.create_table,
        api.show_table,
        api.table_code,
        invitations.invitation,
        invitations.qr_code,
        api.knock,
        api.knock_state,
        api.lobby,
        moving.link_device,
        moving.show_link,
        moving.link_code,
        moving.claim_device,
        moving.revoke_devices,
        records.list_records,
        records.show_record,
        records.replay_record,
        records.share_record,
        records.review_record,
        records.replay_shared,
        records.show_shared,
        records.replay_file,
        records.show_history,
        circle_routes.list_circles,
        circle_routes.make_circle,
        circle_routes.show_circle,
        circle_routes.circle_invitation,
        circle_routes.rename_circle,
        circle_routes.renew_link,
        circle_routes.remove_member,
        circle_routes.leave_circle,
        circle_routes.show_door,
        circle_routes.join_code,
        circle_routes.join_circle,
        circle_routes.keep_preset,
        circle_routes.remove_preset,
        circle_routes.open_preset,
        circle_routes.show_ledger,
        circle_routes.save_ledger,
        api.show_rules,
        lessons.show_lesson,
        lessons.answer_learner,
        api.health,
        table_socket,
        program_routes.place_program,
        program_routes.program_socket,
        *page_handlers(folder, {"/t": invitations.preview_of, "/join": circle_routes.preview_of}),
        *((api.figures,) if metrics else ()),
    ]
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        state=State({"shell": shell}),
        exception_handlers={
            PaijuError: answer_refusal,
            HTTPException: answer_astray(page_of(folder)),
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig("Paiju", __version__, render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig("gzip"),
        before_send=[add_headers],
        guards=[check_request],
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )
    document_refusals(app)
    return app
