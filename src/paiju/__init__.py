"""Paiju 牌局: the home games of Yuhuan, Yushan and Lishui, with the village's own rules kept to the letter.

>>> import paiju
>>> state = paiju.deal("datong", seed=7, wind="partner")
>>> while state.settlement is None:
...     seat = state.to_act[0]
...     state, events = state.apply(seat, next(state.actions(seat)))
>>> sum(state.settlement.totals)
0
"""

from importlib.metadata import PackageNotFoundError, version
from typing import Any

from paiju.analysis import Simulation, simulate
from paiju.bots import Bot, make_bot
from paiju.core.actions import format_action, parse_action
from paiju.core.errors import (
    IllegalAction,
    NotationError,
    OptionsError,
    PaijuError,
    RecordError,
    RuleError,
    SettlementError,
)
from paiju.core.game import Game, State, View
from paiju.core.record import Record
from paiju.games import GAMES, game_of

__all__ = [
    "GAMES",
    "Bot",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionsError",
    "PaijuError",
    "Record",
    "RecordError",
    "RuleError",
    "SettlementError",
    "Simulation",
    "State",
    "View",
    "__version__",
    "deal",
    "format_action",
    "game_of",
    "make_bot",
    "parse_action",
    "simulate",
]

try:
    __version__ = version("paiju")
except PackageNotFoundError:  # a checkout that is not installed
    __version__ = "0+source"


def deal(game: str, seed: int, **options: object) -> Any:
    """The first state of a hand of `game` under `options`, dealt from `seed`, a whole number from 0 up.

    Raises NotationError for an unknown game and OptionsError for a value that is not allowed.
    """
    rules = game_of(game)
    return rules.new_hand(seed, rules.options_type.parse(options))
