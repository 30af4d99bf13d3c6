"""`strong`: searches by playing hands out that fit all it has seen. Each game it knows has a module here."""

from collections.abc import Callable

from paiju.bots.base import Bot, Budget
from paiju.bots.steady import make_steady

GAMES: dict[str, Callable[[int, Budget], Bot]] = {}
"""By game, what makes its strong bot from a seed and a budget."""


def make_strong(game: str, seed: int, budget: Budget) -> Bot:
    """The strong bot of a game; where a game leaves nothing to search, `steady` does as well."""
    if game in GAMES:
        return GAMES[game](seed, budget)
    return make_steady(game, seed, budget)
