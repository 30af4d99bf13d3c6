"""What is measured, and other libraries that are measured beside the own rules where they are installed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import util
from typing import Any, Literal

from msgspec import Struct

HANDS = 20
"""The hands of one batch, between two looks at the clock."""

Unit = Literal["listings", "steps", "hands", "views"]
"""What is counted in a second."""

BASELINES: dict[Unit, str] = {"steps": "open-spiel", "hands": "rlcard-mahjong"}
"""The rows that ratios of a unit are to."""

PEERS_PLAY = "dou-dizhu"
"""What the other libraries play beside the climbing games."""
BESIDE: dict[str, tuple[str, ...]] = {
    "rules": ("rlcard",),
    "environment": ("rlcard-env",),
    "batch": ("rlcard-env", "open-spiel"),
    "batch-numpy": ("rlcard-env", "open-spiel"),
}
"""The rows that a row is for, and so is compared with as well."""

Batch = Callable[[], int]
"""Does some work; returns how many listings or steps it was."""


class Contender(Struct, frozen=True):
    """Something to measure; `table` is a name of TABLES or another library's game."""

    name: str
    table: str
    unit: Unit
    batch: Batch


def peers(seed: int) -> Iterator[Contender]:
    """The other libraries that are installed, playing dou dizhu 斗地主, and mahjong 麻将 beside Wahua."""
    chance = random.Random(seed)
    if util.find_spec("pyspiel"):
        import pyspiel

        game = pyspiel.load_game("dou_dizhu")
        yield Contender(
            BASELINES["steps"], "dou-dizhu", "steps", partial(_open_spiel, game, chance, _by_probability)
        )
        yield Contender(
            "open-spiel-uniform", "dou-dizhu", "steps", partial(_open_spiel, game, chance, _by_index)
        )
    if util.find_spec("rlcard"):
        import rlcard

        yield Contender(
            "rlcard", "dou-dizhu", "steps", partial(_rlcard, rlcard.make("doudizhu").game, chance)
        )
        environment = rlcard.make("doudizhu", config={"seed": seed})
        yield Contender("rlcard-env", "dou-dizhu", "steps", partial(_rlcard_env, environment, chance))
        mahjong = rlcard.make("mahjong", config={"seed": seed})
        yield Contender(BASELINES["hands"], "mahjong", "hands", partial(_rlcard_mahjong, mahjong, chance))


Outcomes = list[tuple[int, float]]


def _by_probability(outcomes: Outcomes, chance: random.Random) -> int:
    """An outcome drawn as its probability says, as for any game of that library."""
    actions, weights = zip(*outcomes, strict=True)
    return int(chance.choices(actions, weights)[0])


def _by_index(outcomes: Outcomes, chance: random.Random) -> int:
    """An outcome drawn as if all were equally likely, which is quicker and true of this game's deal."""
    return outcomes[int(chance.random() * len(outcomes))][0]


def _open_spiel(game: Any, chance: random.Random, drawn: Callable[[Outcomes, random.Random], int]) -> int:
    """Random hands of dou_dizhu; the cards dealt one by one are no steps, though they take their time."""
    steps, draw = 0, chance.random
    for _ in range(HANDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), chance))
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(draw() * len(moves))])
            steps += 1
    return steps


def _rlcard(game: Any, chance: random.Random) -> int:
    """A random hand of doudizhu, by the game itself."""
    steps, draw = 0, chance.random
    state, _ = game.init_game()
    while not game.is_over():
        moves = state["actions"]
        state, _ = game.step(moves[int(draw() * len(moves))])
        steps += 1
    return steps


def _rlcard_env(env: Any, chance: random.Random) -> int:
    """A random hand of the environment, observations and legal actions included."""
    steps, draw = 0, chance.random
    state, _ = env.reset()
    while not env.is_over():
        moves = list(state["legal_actions"])
        state, _ = env.step(moves[int(draw() * len(moves))])
        steps += 1
    return steps


def _rlcard_mahjong(env: Any, chance: random.Random) -> int:
    """A random hand of the mahjong environment."""
    _rlcard_env(env, chance)
    return 1
