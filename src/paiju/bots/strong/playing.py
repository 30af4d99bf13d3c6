"""The strong bot of a climbing game: what it lays, and what it answers when it is asked."""

from collections.abc import Callable
from typing import Any, NamedTuple

from paiju.bots.base import Budget
from paiju.bots.strong.climbing import Climbing, Setting
from paiju.climbing.playing import TrickView
from paiju.core.actions import Action, Answer
from paiju.core.game import View

Setter = Callable[[Any], Setting]


class Prospect(NamedTuple):
    """What an answer leads to."""

    choice: str
    view: Any
    """What the seat sees as the hand goes on after it."""
    handicap: float = 0.0
    """How much less it brings than playouts show."""


Answerer = Callable[[Any], str | list[Prospect]]
"""What a game says to a question: the answer, or what each answer leads to, which is then played out."""


class StrongClimbing:
    """The strong bot of a game, which says what its playouts need, and what to do about its questions.

    The same seed, view and number of playouts give the same action.
    """

    def __init__(self, setting: Setter, answerer: Answerer | None, seed: int, budget: Budget) -> None:
        self.setting, self.answerer = setting, answerer
        self.seed, self.budget = seed, budget

    def act(self, view: View) -> Action:
        """What does best in the hands played out."""
        assert isinstance(view, TrickView)
        if view.question and self.answerer:
            found = self.answerer(view)
            return Answer(found if isinstance(found, str) else self._best(found))
        search = Climbing(view, self.setting(view), self.seed)
        return search.action(search.options(self.budget)[0].candidate)

    def _best(self, prospects: list[Prospect]) -> str:
        """The answer after which the hand brings the most; they share the budget."""
        share = self.budget.share(len(prospects))

        def value(prospect: Prospect) -> float:
            search = Climbing(prospect.view, self.setting(prospect.view), self.seed, [None])
            return search.foreseen(share) - prospect.handicap

        return max(prospects, key=value).choice
