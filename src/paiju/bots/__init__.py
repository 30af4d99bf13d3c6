"""Bots: players that decide from a view alone."""

from paiju.bots.base import AT_TABLES, COUNTED, Bot, Budget, Factory
from paiju.bots.greedy import GreedyBot
from paiju.bots.random_bot import RandomBot
from paiju.bots.steady import make_steady
from paiju.bots.strong import make_strong
from paiju.core.draws import check_seed
from paiju.core.errors import NotationError
from paiju.games import game_of

__all__ = ["AT_TABLES", "BOTS", "COUNTED", "Bot", "Budget", "make_bot"]

BOTS: dict[str, Factory] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "steady": make_steady,
    "strong": make_strong,
}
"""The bots by name, weakest first."""


def make_bot(name: str, game: str, seed: int, budget: Budget = COUNTED) -> Bot:
    """The bot of that name for the game called `game`, with its own random numbers from `seed`, and a budget for
    each move where it searches.

    Raises NotationError for an unknown name, of a bot or a game, and says which there are; OptionsError for a seed
    that is none.
    """
    game_of(game)
    check_seed(seed)
    if name not in BOTS:
        raise NotationError("unknown-bot", bot=name, allowed=", ".join(BOTS))
    return BOTS[name](game, seed, budget)
