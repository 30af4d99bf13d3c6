"""How much worse one action is than another, played out on the same deals: for the review of a hand."""

from math import inf

from msgspec import Struct

from paiju.bots.base import Budget
from paiju.bots.steady.weighing import Candidate
from paiju.bots.strong import wahua
from paiju.bots.strong.advice import SETTINGS, advise, game_of, prospects
from paiju.bots.strong.answering import compared
from paiju.bots.strong.climbing import Climbing
from paiju.climbing.playing import TrickView
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import packed
from paiju.core.game import View
from paiju.games.wahua.view import WahuaView

SURE = 2.0
"""So many standard errors above zero a loss is taken to be one."""
FEWEST = 8
"""On fewer deals the standard error says nothing."""


class Blunder(Struct, frozen=True):
    """A move that lost something: what would have been better and why, how much that brings more on average, and the
    standard error of it. The text of the reason is `advice-<reason>`.
    """

    better: Action
    reason: str
    loss: float
    error: float


def judge(view: View, action: Action, playouts: int, seed: int = 0) -> Blunder | None:
    """Whether an action that was taken at a view was a blunder; None where it was none, or the only one.

    `playouts` are spent on finding the best action, and as many on deals of their own on comparing the two: what was
    found the best of many by luck looks no better there.
    """
    if is_forced(view) or (isinstance(view, TrickView) and not isinstance(action, Play | Pass | Answer)):
        return None
    assert isinstance(view, TrickView | WahuaView)
    advice = advise(view, Budget(playouts=playouts), seed)
    if _same(view, advice.action, action):
        return None
    loss, error = _compared(view, advice.action, action, playouts, seed + 1)
    return Blunder(advice.action, advice.reason, loss, error) if loss > SURE * error else None


def is_forced(view: View) -> bool:
    """Whether there is no choice at a view, or none that can be judged."""
    if isinstance(view, WahuaView):
        return len(view.offers) < 2
    if not isinstance(view, TrickView) or game_of(view) not in SETTINGS:
        return True
    return len(prospects(view) if view.question else view.legal()) < 2


def _compared(
    view: TrickView | WahuaView, better: Action, other: Action, playouts: int, seed: int
) -> tuple[float, float]:
    """How much more the first of two actions brings, and the standard error of that."""
    deals = max(FEWEST, playouts // 2)
    if isinstance(view, WahuaView):
        found = wahua.compared(view, [better, other], deals, seed)[1]
        return found.loss, found.error
    if isinstance(better, Answer):
        by_choice = {prospect.choice: prospect for prospect in prospects(view)}
        assert isinstance(other, Answer)
        answer = compared([by_choice[one.choice] for one in (better, other)], deals, seed)[1]
        return answer.loss, answer.error
    setting = SETTINGS[game_of(view)](view)
    search = Climbing(view, setting, seed, [_candidate(view, one) for one in (better, other)])
    option = search.compared(deals)[1]
    return option.loss, option.error if option.trials > 1 else inf


def _same(view: TrickView | WahuaView, one: Action, other: Action) -> bool:
    """Whether two actions are the same move; of which suits cards are matters to nobody."""
    if isinstance(view, WahuaView) or isinstance(one, Answer):
        return one == other
    return _candidate(view, one) == _candidate(view, other)


def _candidate(view: TrickView, action: Action) -> Candidate | None:
    """A play, or the pass (None), as the search knows it."""
    if not isinstance(action, Play):
        return None
    on = view.lexicon.grammar.parse_class(view.on) if view.on else None
    move = view.lexicon.read(view.hand, on, action.cards, action.reading)[0]
    return Candidate(move, packed(action.cards))
