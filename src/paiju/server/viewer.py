"""A connection to a table, and how it may be ended."""

import secrets

import msgspec
from msgspec import Struct

from paiju.server.outbox import Outbox

REPLACED, REVOKED = 4008, 4003
"""The codes with which a connection is ended that another took the place of, or whose device is revoked."""


class Viewer:
    """A connection: who is there, and what is to be sent."""

    def __init__(self, key: str | None, name: str = "", device: str | None = None) -> None:
        self.key = key
        """The person, by the hash of a device key; None for a spectator without one."""
        self.device = device
        """The device that is connected, likewise."""
        self.name = name
        self.known_as = key or f"?{secrets.token_hex(8)}"
        """By what the room knows who is connected; a spectator without a key is a different one each time."""
        self.outbox = Outbox()

    def reply(self, message: Struct) -> None:
        """Answer a command."""
        self.outbox.reply(msgspec.json.encode(message))
