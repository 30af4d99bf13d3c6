"""What a bot is, and what every bot may use whatever the game."""

from collections.abc import Callable
from itertools import islice
from typing import Protocol

from paiju.core.actions import Action
from paiju.core.game import View


class Bot(Protocol):
    """A player that decides from the view of its seat alone.

    It remembers nothing from one move to the next but the state of its own random numbers: the same seed and
    the same views give the same actions, in any process.
    """

    def act(self, view: View) -> Action:
        """An action that is legal for the viewer, who is in `view.to_act`."""


Factory = Callable[[str, int], Bot]
"""Makes a bot for the game of that name from a seed."""


def nth_action(view: View, place: int) -> Action:
    """The action for the move at `place` of `view.legal()`; a class is filled by its first filling."""
    return next(islice(view.actions(), place, None))
