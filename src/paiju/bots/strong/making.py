"""The strong bot of each game."""

from collections.abc import Callable
from functools import partial

from paiju.bots.base import Bot, Budget
from paiju.bots.steady import make_steady
from paiju.bots.strong import datong, dazha, shuangkou
from paiju.bots.strong.playing import StrongClimbing
from paiju.bots.strong.wahua import StrongWahua

GAMES: dict[str, Callable[[int, Budget], Bot]] = {
    "datong": partial(StrongClimbing, datong.setting, datong.answers),
    "dazha": partial(StrongClimbing, dazha.setting, dazha.answers),
    "shuangkou": partial(StrongClimbing, shuangkou.setting, None),
    "wahua": StrongWahua,
}
"""By game, what makes its strong bot from a seed and a budget."""


def make_strong(game: str, seed: int, budget: Budget) -> Bot:
    """The strong bot of a game; where a game leaves nothing to search, `steady` does as well."""
    if game in GAMES:
        return GAMES[game](seed, budget)
    return make_steady(game, seed, budget)
