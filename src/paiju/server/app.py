"""The application: everything put together, for any ASGI server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from paiju import __version__
from paiju.core.errors import PaijuError
from paiju.server import api
from paiju.server.pages import answer_astray, client_folder, page_handlers, page_of
from paiju.server.problems import answer_fault, answer_refusal
from paiju.server.shell import Shell
from paiju.server.socket import table_socket

LARGEST_REQUEST = 16 * 1024
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}


def make_app(shell: Shell) -> Litestar:
    """The application over the tables of `shell`, which it closes when it ends."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        yield
        await shell.close()

    folder = client_folder()
    handlers: list[Any] = [
        api.games,
        api.check_options,
        api.create_table,
        api.show_table,
        api.show_rules,
        api.health,
        table_socket,
        *page_handlers(folder),
    ]
    return Litestar(
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
        response_headers=HEADERS,
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )
