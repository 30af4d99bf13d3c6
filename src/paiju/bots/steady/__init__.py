"""`steady`: quick rules of thumb, a sensible villager. Each game it knows has a module here."""

from collections.abc import Callable

from paiju.bots.base import COUNTED, Bot, Budget
from paiju.bots.greedy import GreedyBot
from paiju.bots.steady.datong import SteadyDatong
from paiju.bots.steady.dazha import SteadyDazha
from paiju.bots.steady.shuangkou import SteadyShuangkou
from paiju.bots.steady.wahua import SteadyWahua

GAMES: dict[str, Callable[[], Bot]] = {
    "datong": SteadyDatong,
    "dazha": SteadyDazha,
    "shuangkou": SteadyShuangkou,
    "wahua": SteadyWahua,
}


def make_steady(game: str, seed: int, budget: Budget = COUNTED) -> Bot:
    """The steady bot of a game; where a game leaves nothing to think about, `greedy` does as well."""
    if game in GAMES:
        return GAMES[game]()
    return GreedyBot(game, seed, budget)
