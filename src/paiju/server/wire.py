"""How the server speaks on the wire: what uvicorn leaves without a bound has one here.

A request has to come whole in a bearable time, its head in a bearable size; a message in a bearable number of pieces;
and who does not read is not answered without end.
"""

import asyncio
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

LARGEST = 64 * 1024
"""The largest message in bytes; the socket is closed at a larger one."""
PING_SECONDS = 8.0
"""How often a connection is tried, and how long its answer may take: a dead one is noticed within twice as long."""
REQUEST_SECONDS = 20.0
"""So long a request may take to come."""
LARGEST_HEAD = 32 * 1024
"""The largest head of a request in bytes, about."""
MOST_PIECES = 64
"""So many pieces a message may come in."""


class Lingering:
    """The transport of a connection that is to be closed after an answer: where the request has not come whole yet,
    the rest is read and dropped first. Closed at once, the system would cut the client off before it reads the answer.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._whole = self._closing = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        """Close after what has been written, and after the request."""
        self._closing = True
        if self._whole:
            self._transport.close()
        elif self._transport.can_write_eof() and not self._transport.is_closing():
            self._transport.write_eof()

    def whole(self) -> None:
        """The request has come whole."""
        self._whole = True
        if self._closing:
            self._transport.close()


class Requests(HttpToolsProtocol):
    """HTTP whose requests come whole and soon, or not at all."""

    _head = 0
    """So many bytes have come since the last whole request."""
    _whole = True
    _late: asyncio.TimerHandle | None = None
    _lingering: Lingering | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._wait()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self._whole:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._whole = False

    def on_headers_complete(self) -> None:
        self._whole = True
        super().on_headers_complete()
        if not getattr(self.cycle, "keep_alive", True):  # a socket has no cycle
            self._lingering = Lingering(self.transport)
            self.cycle.transport = self._lingering  # type: ignore[assignment]

    def on_message_complete(self) -> None:
        self._come()
        super().on_message_complete()
        if self._lingering is not None:
            self._lingering.whole()

    def _wait(self) -> None:
        self._head = 0
        self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _come(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets whose messages come in few pieces, and whose pongs do not pile up."""

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except (AssertionError, InvalidState):
            # What comes before the handshake is done, or after a close, uvicorn does not expect.
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
            return
        super().handle_ping()


def on_the_wire(app: Litestar, proxy: str | None = None, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application; `proxy` has the addresses of those whose word is taken about others'."""
    settings: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": Requests,
        "ws": Sockets,
        "ws_max_size": LARGEST,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "ws_per_message_deflate": False,  # a compressor costs more memory than all the rest of a connection
        "proxy_headers": proxy is not None,  # anybody could write them
        "forwarded_allow_ips": proxy,
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(app, **{**settings, **more})
