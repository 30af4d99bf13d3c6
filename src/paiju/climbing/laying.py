"""A choice of cards for a move class that has been begun; `choosing` says how it goes on."""

from msgspec import Struct

from paiju.climbing.kinds import MoveClass


class Laying(Struct, frozen=True):
    """A filling being chosen: of a packed `hand` the class `move`, the packed `cards` taken so far, and the rank
    below which none is added any more.
    """

    hand: int
    move: MoveClass
    cards: int
    lowest: int = 0
