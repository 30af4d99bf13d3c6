"""`random`: any legal move, each as likely."""

from paiju.bots.base import nth_action
from paiju.core.actions import Action
from paiju.core.draws import Draws
from paiju.core.game import View


class RandomBot:
    """Draws uniformly among the legal moves: answers, the pass, move classes with their first filling."""

    def __init__(self, game: str, seed: int) -> None:
        self._draws = Draws.from_seed("bot", "random", seed)

    def act(self, view: View) -> Action:
        """One of the legal moves at random."""
        return nth_action(view, self._draws.below(len(view.legal())))
