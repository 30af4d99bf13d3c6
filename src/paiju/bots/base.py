"""What a bot is, and what every bot may use whatever the game."""

from collections.abc import Callable
from itertools import islice
from typing import Protocol

from msgspec import Struct

from paiju.core.actions import Action
from paiju.core.errors import OptionsError
from paiju.core.game import View


class Bot(Protocol):
    """A player that decides from the view of its seat alone.

    It remembers nothing from one move to the next but the state of its own random numbers: the same seed and
    the same views give the same actions, in any process, unless its budget is time.
    """

    def act(self, view: View) -> Action:
        """An action that is legal for the viewer, who is in `view.to_act`."""


class Budget(Struct, frozen=True):
    """How much a bot that searches may think about one move: either seconds, or a number of playouts.

    Only with playouts is what it does the same again. OptionsError refuses both, neither, and what is not above zero.
    """

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.seconds, self.playouts) if amount is not None]
        if len(given) != 1 or not given[0] > 0:
            raise OptionsError("budget", seconds=str(self.seconds), playouts=str(self.playouts))


AT_TABLES = Budget(seconds=0.5)
"""What a bot has at a table, on one core."""
COUNTED = Budget(playouts=400)
"""What a bot has where the same has to come out again."""

Factory = Callable[[str, int, Budget], Bot]
"""Makes a bot for the game of that name from a seed, with a budget for each move; who does not search needs none."""


def nth_action(view: View, place: int) -> Action:
    """The action for the move at `place` of `view.legal()`; a class is filled by its first filling."""
    return next(islice(view.actions(), place, None))
