"""What `strong` would do, why in the game's terms, and what else there is: for hints and for the review of a hand."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from paiju.bots.base import Budget
from paiju.bots.steady.weighing import Candidate, Table
from paiju.bots.strong import datong, dazha, shuangkou, wahua
from paiju.bots.strong.answering import Prospect, weighed
from paiju.bots.strong.climbing import Climbing, Option, Setting
from paiju.bots.strong.playing import Answerer
from paiju.bots.strong.wahua import reasons
from paiju.climbing.grammar import TWO
from paiju.climbing.playing import TrickView
from paiju.core.actions import Action, Answer
from paiju.core.cards import unpacked
from paiju.core.game import View
from paiju.games.wahua.view import WahuaView

SETTINGS: dict[str, Callable[[Any], Setting]] = {
    "datong": datong.setting,
    "dazha": dazha.setting,
    "shuangkou": shuangkou.setting,
}
"""By game, what its playouts need of a view."""
ANSWERS: dict[str, Answerer] = {"datong": datong.answers, "dazha": dazha.answers}
"""By game, the answers to its questions."""
CLOSE = 5
"""With so few cards somebody is about to go out."""
MANY = 5
"""The cards of a play that sheds many."""
WORTH_TAKING = 15
"""The points in a trick for which alone it is taken."""
LOW = 8
"""The ranks below this one, J, are small cards."""


class Alternative(Struct, frozen=True):
    """An action that was tried: what it brings a player of the side, how far below the best that lies on the same
    deals, and the standard error of that difference.
    """

    action: Action
    value: float
    loss: float
    error: float
    trials: int


class Advice(Struct, frozen=True):
    """The best action, the key of the reason (text `advice-<reason>`), its value, and what else was tried."""

    action: Action
    reason: str
    value: float
    alternatives: tuple[Alternative, ...]


def advise(view: TrickView | WahuaView, budget: Budget, seed: int = 0) -> Advice:
    """What to do at a view in which its seat is to act."""
    if isinstance(view, WahuaView):
        return _of_tiles(view, budget, seed)
    return _of_question(view, budget, seed) if view.question else _of_cards(view, budget, seed)


def prospects(view: TrickView) -> list[Prospect]:
    """The answers to the question of a view that are thought of."""
    return ANSWERS[game_of(view)](view)


def game_of(view: View) -> str:
    """The name of the game of a view."""
    name = type(view).__struct_config__.tag
    assert isinstance(name, str)
    return name


def _of_tiles(view: WahuaView, budget: Budget, seed: int) -> Advice:
    best, *others = wahua.options(view, budget, seed)
    return Advice(
        best.action,
        reasons.reason(view, best.action, [option.action for option in others]),
        best.value,
        tuple(
            Alternative(option.action, option.value, option.loss, option.error, option.trials)
            for option in others
        ),
    )


def _of_question(view: TrickView, budget: Budget, seed: int) -> Advice:
    best, *others = weighed(prospects(view), budget, seed)
    return Advice(
        Answer(best.prospect.choice),
        best.prospect.reason,
        best.value,
        tuple(
            Alternative(Answer(one.prospect.choice), one.value, one.loss, one.error, one.trials)
            for one in others
        ),
    )


def _of_cards(view: TrickView, budget: Budget, seed: int) -> Advice:
    setting = SETTINGS[game_of(view)](view)
    search = Climbing(view, setting, seed)
    best, *others = search.options(budget)
    return Advice(
        search.action(best.candidate),
        reason(setting.table, best.candidate, [option.candidate for option in others], setting.pile),
        best.value,
        tuple(_alternative(search, option) for option in others),
    )


def _alternative(search: Climbing, option: Option) -> Alternative:
    return Alternative(
        search.action(option.candidate), option.value, option.loss, option.error, option.trials
    )


def reason(table: Table, chosen: Candidate | None, others: list[Candidate | None], pile: int) -> str:
    """The key of the reason for a choice, by what tells it from the other plays."""
    if chosen is None:
        return _why_pass(table, [other for other in others if other is not None])
    if chosen.cards == table.hand:
        return "goes-out"
    bomb = chosen.move.kind.is_bomb
    if table.on is None:
        return _why_lead(table, chosen)
    if table.seen.owner in table.opponents and _close(table):
        return "blocks"
    if pile >= WORTH_TAKING and table.seen.owner in table.opponents:
        return "takes-points"
    if bomb:
        return "bombs"
    low = chosen.move.rank < LOW and not _tears(table, chosen)
    return "sheds-cheaply" if low else "takes-lead"


def _why_pass(table: Table, others: list[Candidate]) -> str:
    if not others:
        return "nothing-beats"
    if table.seen.owner in table.partners:
        return "lets-partner"
    return "keeps-bomb" if all(other.move.kind.is_bomb for other in others) else "keeps-high"


def _why_lead(table: Table, chosen: Candidate) -> str:
    move = chosen.move
    if any(table.counts[seat] == move.size for seat in table.partners) and move.size <= 2:
        return "helps-partner"
    if _close(table) and all(table.counts[seat] != move.size for seat in table.opponents):
        return "blocks"
    if move.kind.is_bomb:
        return "bombs"
    if move.size >= MANY:
        return "sheds-many"
    return "sheds-small" if move.rank < LOW else "strong-lead"


def _close(table: Table) -> bool:
    """Whether an opponent is about to go out."""
    return any(0 < table.counts[seat] <= CLOSE for seat in table.opponents)


def _tears(table: Table, chosen: Candidate) -> bool:
    """Whether a play leaves some of a rank behind."""
    held = unpacked(table.hand)
    return any(held[rank] > count for rank, count in unpacked(chosen.cards).items() if rank <= TWO)
