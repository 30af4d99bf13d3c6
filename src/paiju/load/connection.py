"""One WebSocket of a client, with as little between the bytes and who gets them as can be."""

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

LARGEST = 1 << 24


class Connection(asyncio.Protocol):
    """A connection that hands over each message as it comes, and says when it has ended."""

    def __init__(
        self, address: str, received: Callable[[bytes | bytearray], None], ended: Callable[[], None]
    ) -> None:
        self._protocol = ClientProtocol(parse_uri(address), max_size=LARGEST)
        self._received, self._ended = received, ended
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(
        cls, address: str, received: Callable[[bytes | bytearray], None], ended: Callable[[], None]
    ) -> "Connection":
        """A connection to a WebSocket address; OSError where there is none to be had."""
        uri = parse_uri(address)
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(
            lambda: cls(address, received, ended), uri.host, uri.port
        )
        await connection._open
        return connection

    def send(self, message: bytes) -> None:
        """Send a text message; one that cannot be sent any more is lost."""
        if self._transport is not None and not self._transport.is_closing():
            self._protocol.send_text(message)
            self._flush()

    def close(self) -> None:
        """End it, without a word from the other side."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand over the messages in what has come."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._received(cast(bytes, event.data))
            elif isinstance(event, Response):
                self._opened()
        self._flush()
        if self._protocol.close_expected():
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever waits."""
        if not self._open.done():
            self._open.set_exception(ConnectionResetError("no WebSocket"))
        else:
            self._ended()

    def _opened(self) -> None:
        refused = self._protocol.handshake_exc
        if refused is None:
            self._open.set_result(None)
        else:
            self._open.set_exception(ConnectionRefusedError(str(refused)))

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
