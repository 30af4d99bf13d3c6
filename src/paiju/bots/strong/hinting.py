"""What `strong` would do at a view, and why: a hint, wherever one is asked for."""

from msgspec import Struct

from paiju.bots.base import Budget
from paiju.bots.strong.advice import advise, game_of
from paiju.bots.strong.comparing import is_forced
from paiju.bots.strong.making import make_strong
from paiju.climbing.playing import TrickView
from paiju.core.actions import Action
from paiju.core.game import View
from paiju.games.wahua.view import WahuaView


class Hint(Struct, frozen=True):
    """An action, and the key of the reason for it (text `advice-<reason>`)."""

    action: Action
    reason: str | None = None
    """None where there is no choice."""


def hint(view: View, budget: Budget, seed: int = 0) -> Hint:
    """What `strong` does at a view in which its seat is asked."""
    asked = isinstance(view, TrickView) and view.question is not None
    if asked or not is_forced(view):
        assert isinstance(view, TrickView | WahuaView)
        advice = advise(view, budget, seed)
        return Hint(advice.action, advice.reason)
    return Hint(make_strong(game_of(view), seed, budget).act(view))
