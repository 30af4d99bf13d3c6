"""What is measured of the environments and of views, beside rlcard's environment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import util
from typing import Any

from paiju.analysis.peers import Contender
from paiju.core.game import State
from paiju.games import game_of

NEEDED = ("gymnasium", "numpy", "pettingzoo")
"""What environments need: the extra `envs`."""
TABLES: dict[str, tuple[str, dict[str, str | bool]]] = {
    "datong": ("datong", {"surrender": False}),
    "dazha-classic": ("dazha", {"showdown": False, "penalty_showdown": "never"}),
    "shuangkou-baibian": ("shuangkou", {"variant": "baibian"}),
}
"""The games and options that the environments play, by the name of the table."""
AT_ONCE = 256
"""The tables of a batch: what they write fits into a processor's cache."""
STEPS = 20
"""The steps of a batch between two looks at the clock."""


def environments(seed: int) -> Iterator[Contender]:
    """Views by the rules, and where they are installed the environments."""
    installed = all(map(util.find_spec, NEEDED))
    for table, (game, options) in TABLES.items():
        yield Contender("views", table, "views", partial(_views, _states(game, options, seed)))
        if installed:
            from paiju.envs import batch, raw_env

            one = raw_env(game, options, leaving=False)
            yield Contender("environment", table, "steps", partial(_environment, one, random.Random(seed)))
            many = batch(game, options, tables=AT_ONCE, seed=seed)
            yield Contender("batch", table, "steps", partial(_batch, many))
            many = batch(game, options, tables=AT_ONCE, seed=seed)
            yield Contender("batch-numpy", table, "steps", partial(_batch_by_mask, many, seed))


def _states(game: str, options: dict[str, str | bool], seed: int) -> list[tuple[State[Any], int]]:
    """The states of a random hand with the seat that is asked."""
    rules, chance, found = game_of(game), random.Random(seed), []
    state = rules.new_hand(seed, rules.options_type.parse(options))
    while state.settlement is None:
        (seat,) = state.to_act
        found.append((state, seat))
        state, _ = state.apply(seat, chance.choice(list(state.actions(seat))))
    return found


def _views(states: list[tuple[State[Any], int]]) -> int:
    for state, seat in states:
        state.view(seat)
    return len(states)


def _environment(table: Any, chance: random.Random) -> int:
    """A random hand; the cards chosen one by one for a class are no steps, though they take their time."""
    steps, draw = 0, chance.random
    table.reset(seed=chance.getrandbits(32))
    while True:
        seen, _, over, _, _ = table.last()
        if over:
            return steps
        (moves,) = seen["action_mask"].view(bool).nonzero()
        before = table.position.state
        table.step(int(moves[int(draw() * len(moves))]))
        steps += table.position.state is not before


def _batch(tables: Any) -> int:
    """Actions drawn by the tables."""
    for _ in range(STEPS):
        tables.step(tables.draw())
    return AT_ONCE * STEPS


def _batch_by_mask(tables: Any, seed: int) -> int:
    """Actions drawn by numpy from the masks."""
    import numpy as np

    chance = np.random.default_rng(seed)
    rows = np.arange(AT_ONCE + 1) * tables.masks.shape[1]
    flat = tables.masks.reshape(-1).view(bool)
    for _ in range(STEPS):
        legal = np.flatnonzero(flat)
        first = np.searchsorted(legal, rows)
        which = first[:-1] + (chance.random(AT_ONCE) * np.diff(first)).astype(np.int64)
        tables.step(legal[which] - rows[:-1])
    return AT_ONCE * STEPS
