"""`random`: any legal move but one that gives the hand up, each as likely."""

from paiju.bots.base import COUNTED, Budget, nth_action
from paiju.core.actions import Action, Flee
from paiju.core.draws import Draws
from paiju.core.game import View


class RandomBot:
    """Draws uniformly among the legal moves: answers, the pass, move classes with their first filling.

    It never flees, where a game offers that at every turn: hardly a hand would be played. The other moves bring a hand
    to its end, for the cards or the wall run out.
    """

    def __init__(self, game: str, seed: int, budget: Budget = COUNTED) -> None:
        self._draws = Draws.from_seed("bot", "random", seed)

    def act(self, view: View) -> Action:
        """One of the legal moves at random."""
        places = [place for place, move in enumerate(view.legal()) if move != Flee()]
        return nth_action(view, places[self._draws.below(len(places))])
