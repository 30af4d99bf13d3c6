"""What a client looks at in every message; the rest of one is read only where somebody has to decide."""

import msgspec
from msgspec import Struct

from paiju.core.game import View
from paiju.games.views import GameView


class FairGlance(Struct, frozen=True):
    """How far a fair deal is."""

    stage: str
    attempt: int
    asked: bool
    commitment: str | None = None
    header: str | None = None


class TableGlance(Struct, frozen=True):
    """Where the table is."""

    phase: str
    match: int
    hand: int
    fair: FairGlance | None = None


class ViewGlance(Struct, frozen=True):
    """Who is asked."""

    seat: int | None
    to_act: tuple[int, ...]


class Glance(Struct, frozen=True):
    """Any message to a client, as far as most care."""

    type: str
    number: int = 0
    id: str = ""
    code: str = ""
    table: TableGlance | None = None
    view: ViewGlance | None = None

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked for an action."""
        view = self.view
        playing = self.table is not None and self.table.phase == "playing"
        return playing and view is not None and view.seat is not None and view.seat in view.to_act


class Viewed(Struct, frozen=True):
    """An update, as far as a player cares."""

    view: GameView


_GLANCE = msgspec.json.Decoder(Glance)
_VIEWED = msgspec.json.Decoder(Viewed)


def glance_at(message: bytes | bytearray) -> Glance:
    """What stands at first sight in a message."""
    return _GLANCE.decode(message)


def view_in(message: bytes | bytearray) -> View:
    """The view of the hand in an update."""
    return _VIEWED.decode(message).view
