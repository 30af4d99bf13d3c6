"""The strong bot of a climbing game: what it lays, and what it answers when it is asked."""

from collections.abc import Callable
from typing import Any

from paiju.bots.base import Budget
from paiju.bots.strong.answering import Prospect, weighed
from paiju.bots.strong.climbing import Climbing, Setting
from paiju.climbing.playing import TrickView
from paiju.core.actions import Action, Answer
from paiju.core.game import View

Setter = Callable[[Any], Setting]
Answerer = Callable[[Any], list[Prospect]]
"""The answers to a question of which one is given: what does best in the hands played out, or the only one."""


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
            return Answer(weighed(self.answerer(view), self.budget, self.seed)[0].prospect.choice)
        search = Climbing(view, self.setting(view), self.seed)
        return search.action(search.options(self.budget)[0].candidate)
