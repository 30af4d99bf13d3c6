"""What happens in a hand of Wahua, as all may know it."""

from paiju.core.game import Event
from paiju.core.tiles import Point, Tile


class LaidOut(Event, frozen=True, tag="laid_out"):
    """A special was laid out, to be replaced (WH14)."""

    seat: int
    tile: Tile


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a tile from the wall."""

    seat: int


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat put a tile on the table."""

    seat: int
    tile: Tile


class Ate(Event, frozen=True, tag="ate"):
    """A seat made an open pair of the discard (WH17)."""

    seat: int
    tile: Tile


class Replaced(Event, frozen=True, tag="replaced"):
    """A framed tile took the place of a plain in a pair, which lies open (WH18)."""

    seat: int
    tile: Tile


class Konged(Event, frozen=True, tag="konged"):
    """A seat laid open a kong (WH19)."""

    seat: int
    point: Point


class Shown(Event, frozen=True, tag="shown"):
    """A seat showed a framed tile 献花 (WH29)."""

    seat: int
    tile: Tile


class Won(Event, frozen=True, tag="won"):
    """A seat won with a tile: drawn, or `discarder`'s (WH21)."""

    seat: int
    tile: Tile
    discarder: int | None


class Fled(Event, frozen=True, tag="fled"):
    """A seat fled and so ended the hand (WH13)."""

    seat: int


class WallEmpty(Event, frozen=True, tag="wall_empty"):
    """The wall is used up and nobody has won 流局 (WH22)."""
