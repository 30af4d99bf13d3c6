"""What a table needs from the world around it."""

import secrets
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from paiju.bots import Budget
from paiju.core.draws import Draws
from paiju.room.room import Room
from paiju.server.metrics import Metrics
from paiju.server.programs import Programs
from paiju.server.storage import Storage
from paiju.server.workers import Workers

if TYPE_CHECKING:
    from paiju.server.tables import Table


class Drawn(Struct, frozen=True):
    """A deal, and the seed that it was drawn from."""

    deal: Any
    seed: bytes


def random_deal(room: Room) -> Drawn:
    """Draw the deal of the room's next hand from a fresh secret seed."""
    seed = secrets.token_bytes(32)
    return Drawn(room.rules.deal(room.options, room.carry, Draws(seed)), seed)


class Surroundings(Protocol):
    """What a table needs from the world around it."""

    storage: Storage
    workers: Workers
    programs: Programs
    thinking: Budget
    """What a bot has for a move."""
    metrics: Metrics

    def clock(self) -> float:
        """The time in seconds, from any beginning."""

    def draw(self, room: Room) -> Drawn:
        """The deal of the room's next hand."""

    def bot_delay(self) -> float:
        """How many seconds a bot lets pass before it moves, at least."""

    def bot_seed(self) -> int:
        """A seed for a bot's next move."""

    def admitted(self, table: str, knock: str, yes: bool) -> None:
        """The host has let in, or not, who knocked."""

    def table_closed(self, table: str) -> None:
        """A table has been closed."""

    def storage_failed(self) -> None:
        """Something could not be stored."""

    def forget(self, table: "Table") -> None:
        """Drop a table that is idle from memory."""
