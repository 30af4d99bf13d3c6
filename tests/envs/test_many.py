"""Many tables at once show what one table of the rules shows."""

import copy
import pickle
import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

import paiju
from paiju.climbing.grammar import MoveClass
from paiju.core.cards import packed
from paiju.core.errors import IllegalAction, NotationError, OptionsError
from paiju.envs import batch, coding_of

TABLES = [
    ("datong", {"surrender": False, "wind": "partner"}),
    ("dazha", {"penalty_showdown": "never", "showdown": False}),
    ("shuangkou", {"variant": "baibian"}),
]
SHARED = 121
"""The numbers of an observation that a batch has as every climbing game does."""


def dealt(game, options):
    """A hand in which partners sit opposite each other."""
    for seed in range(100):
        state = paiju.deal(game, seed=seed, **options)
        if getattr(state, "partner", (2, 3, 0, 1)) == (2, 3, 0, 1):
            return state
    raise AssertionError


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_table_of_a_batch_is_a_table_of_the_rules(game, options):
    state, chance = dealt(game, options), random.Random(game)
    coding, tables = coding_of(game, state.options), batch(game, options, tables=3, seed=5)
    tables.kernel.take_up(1, [packed(hand) for hand in state.tricks.hands], state.leader)
    left = tables.layout.read(tables.observations)["left"]
    while state.settlement is None:
        (seat,) = state.to_act
        assert tables.seats[1] == seat
        offered = [move.id if isinstance(move, MoveClass) else 0 for move in state.legal(seat)]
        assert np.flatnonzero(tables.masks[1]).tolist() == sorted(offered)
        seen = np.frombuffer(coding.observe(state, seat, None), np.uint8)
        told = coding.layout.read(seen)["left"] != 255
        assert (left[1] == coding.layout.read(seen)["left"])[told].all()
        same = np.ones(SHARED, bool)
        same[88:92] = False
        assert (tables.observations[1, :SHARED] == seen[:SHARED])[same].all()
        if game == "datong":
            assert tables.observations[1, SHARED:].tolist() == seen[SHARED : SHARED + 5].tolist()
        place = chance.randrange(len(offered))
        action = list(state.actions(seat))[place]
        state, _ = state.apply(seat, action)
        actions = tables.draw().copy()
        actions[1] = offered[place]
        tables.step(actions)
    assert tables.done[1]
    finished = state.tricks.finished
    assert tables.places[1].tolist() == [
        finished.index(seat) + 1 if seat in finished else 0 for seat in range(4)
    ]
    if game == "datong":
        assert tables.captured[1].tolist() == list(state.tricks.captured)


def test_an_action_that_is_not_legal_stops_every_table():
    tables = batch("datong", tables=4)
    before, actions = tables.observations.copy(), tables.draw().copy()
    actions[2] = 3
    with pytest.raises(IllegalAction):
        tables.step(actions)
    assert (tables.observations == before).all()
    wrong: Any
    for wrong in (
        actions[:2],
        actions.astype(float),
        actions[:, None],
        0,
        "play",
        None,
        [[0], 1, 2, 3],
        actions > 0,
    ):
        with pytest.raises(OptionsError, match=r"int64 \(4,\)"):
            tables.step(wrong)
    assert (tables.observations == before).all()


def test_the_same_seed_plays_the_same_and_another_one_does_not():
    one, same, other = (batch("shuangkou", tables=3, seed=seed) for seed in (4, 4, 5))
    assert (one.observations != other.observations).any()
    for _ in range(30):
        assert (one.observations == same.observations).all()
        one.step(one.draw())
        same.step(same.draw())


def test_nobody_but_the_tables_writes():
    tables = batch("datong", tables=2)
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0, 0] = 1


def test_what_has_no_tricks_is_refused():
    with pytest.raises(NotationError, match="datong, dazha, shuangkou"):
        batch("wahua", tables=2)
    number: Any
    seed: Any
    for number in (0, -1, "4", 1.5, None, True):
        with pytest.raises(OptionsError, match="tables cannot be"):
            batch("datong", tables=number)
    for seed in (-1, "a", 1.5, None, True):
        with pytest.raises(OptionsError, match="a seed is"):
            batch("datong", tables=1, seed=seed)
    with pytest.raises(OptionsError, match="DZ29"):
        batch("dazha", {"five_ten_king": True}, tables=2)


@pytest.mark.parametrize("copied", [copy.deepcopy, pickle.dumps])
def test_a_batch_is_not_copied(copied):
    with pytest.raises(TypeError):
        copied(batch("datong", tables=1))
