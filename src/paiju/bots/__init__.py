"""Bots: players that decide from a view alone."""

from collections.abc import Sequence

from paiju.bots.base import AT_TABLES, COUNTED, Bot, Budget, Factory
from paiju.bots.external import PREFIX, ExternalBot
from paiju.bots.greedy import GreedyBot
from paiju.bots.random_bot import RandomBot
from paiju.bots.steady import make_steady
from paiju.bots.strong import make_strong
from paiju.core.draws import check_seed
from paiju.core.errors import NotationError, OptionsError
from paiju.games import game_of

__all__ = ["AT_TABLES", "BOTS", "COUNTED", "Bot", "Budget", "check_bot", "check_bots", "make_bot"]

BOTS: dict[str, Factory] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "steady": make_steady,
    "strong": make_strong,
}
"""The bots by name, weakest first."""


def make_bot(name: str, game: str, seed: int, budget: Budget = COUNTED) -> Bot:
    """The bot of that name for the game called `game`, with its own random numbers from `seed`, and a budget for
    each move where it searches. `exec:COMMAND` is a program that answers by docs/bots-protocol.md.

    Raises NotationError for an unknown name, of a bot or a game, and says which there are; OptionsError for a seed
    that is none.
    """
    game_of(game)
    seed = check_seed(seed)
    check_bot(name)
    if name.startswith(PREFIX):
        return ExternalBot(name.removeprefix(PREFIX), seed, budget)
    return BOTS[name](game, seed, budget)


def check_bot(name: str) -> None:
    """Raise NotationError, which says what there is, for the name of no bot."""
    if name not in BOTS and not str(name).startswith(PREFIX):
        raise NotationError("unknown-bot", bot=name, allowed=", ".join((*BOTS, f"{PREFIX}COMMAND")))


def check_bots(names: Sequence[str], seats: int) -> None:
    """Raise a typed error unless these are names of bots, one for each of so many seats at most."""
    for name in names:
        check_bot(name)
    if not 1 <= len(names) <= seats:
        raise OptionsError("bots-count", bots=len(names), seats=seats, allowed=", ".join(BOTS))
