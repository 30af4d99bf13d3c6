"""The PettingZoo environments: PettingZoo's own tests, and what its users rely on."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import paiju
from paiju.core.errors import IllegalAction, NotationError, OptionsError
from paiju.envs import env, raw_env
from tests.envs.variants import every_variant


def played(table, chance):
    """Play an episode at random; what each agent got in all, and the steps."""
    total, steps = dict.fromkeys(table.possible_agents, 0.0), []
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        assert not truncated
        if terminated:
            table.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        steps.append((agent, action))
        table.step(action)
    return total, steps


@every_variant
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Action mask is a single number")
def test_pettingzoo_finds_no_fault(game, options, capsys):
    api_test(env(game, options, leaving=False), num_cycles=40)
    api_test(env(game, options, match=True), num_cycles=15)
    seed_test(lambda: env(game, options, leaving=False), num_cycles=15)
    render_test(lambda render_mode: env(game, options, render_mode=render_mode, leaving=False))


@every_variant
def test_rewards_are_the_points_of_the_settlement(game, options):
    table, chance = raw_env(game, options, leaving=False), random.Random(3)
    table.reset(seed=5)
    total, _ = played(table, chance)
    settlement = table.position.state.settlement
    assert settlement is not None
    assert tuple(total.values()) == tuple(map(float, settlement.totals))


def test_a_match_pays_after_each_hand():
    options = {"hands": 3, "surrender": False}
    table = raw_env("datong", options, match=True)
    table.reset(seed=4)
    total, _ = played(table, random.Random(1))
    state = table.position.state
    assert state.carry().played == 3
    assert tuple(total.values()) == state.carry().scores


def test_against_three_can_be_played_in_a_match():
    table = raw_env("dazha", {"mode": "bao", "penalty_showdown": "never", "hands": 2}, match=True)
    table.reset(seed=1)
    asked = {table.coding.text(action) for _, action in played(table, random.Random(2))[1]}
    assert "answer take" in asked or "answer decline" in asked


@every_variant
def test_a_seed_deals_the_same_and_leaves_the_options_alone(game, options):
    table = raw_env(game, options)
    before = table.options
    table.reset(seed=11)
    first = {agent: table.observe(agent)["observation"].tobytes() for agent in table.agents}
    table.reset(options={"options": 1})
    table.reset(seed=11)
    assert table.options is before
    assert {agent: table.observe(agent)["observation"].tobytes() for agent in table.agents} == first


def test_a_seed_deals_what_the_package_deals():
    table = raw_env("datong", {"surrender": False})
    table.reset(seed=7)
    assert table.position.state == paiju.deal("datong", seed=7, surrender=False)


def test_a_deal_that_is_settled_at_once_is_no_episode():
    table = raw_env("dazha")
    for seed in range(8):
        table.reset(seed=seed)
        assert table.position.state.settlement is None
        assert not any(table.terminations.values())
    assert any(paiju.deal("dazha", seed=seed).settlement is not None for seed in range(8))


def test_what_is_not_legal_is_refused_and_nothing_has_changed():
    table = raw_env("datong", {"surrender": False})
    table.reset(seed=7)
    before = table.position
    action: Any
    for action in (0, 3, 10**6, -1, None, 18.0, np.float32(18.9), "18", True, np.True_, float("nan"), [18]):
        with pytest.raises(IllegalAction):
            table.step(action)
        assert table.position is before
    assert "action 0, “pass”, is not legal now" in str(_refused(table, 0))
    assert "3000000 is the number of no action" in str(_refused(table, 3000000))


def test_numbers_of_numpy_are_numbers():
    table = raw_env("datong", {"surrender": False})
    table.reset(seed=np.int64(7))
    assert table.position.state == paiju.deal("datong", seed=7, surrender=False)
    table.step(np.int64(18))
    state: Any = table.position.state
    assert state.tricks.trick


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, [1]])
def test_what_is_no_seed_changes_nothing(seed):
    one, other = raw_env("fanfanzha"), raw_env("fanfanzha")
    for table in (one, other):
        table.reset(seed=3)
    with pytest.raises(OptionsError, match="a seed is"):
        one.reset(seed=seed)
    assert _shown(one) == _shown(other)
    one.reset()
    other.reset()
    assert _shown(one) == _shown(other)


@pytest.mark.parametrize(
    ("use", "given"), [("step", [0]), ("observe", ["player_0"]), ("last", []), ("render", [])]
)
def test_nothing_is_used_before_it_is_dealt(use, given):
    table = raw_env("fanfanzha", render_mode="ansi")
    with pytest.raises(IllegalAction, match="nothing is dealt"):
        getattr(table, use)(*given)


def test_nothing_is_done_after_the_end():
    table = raw_env("fanfanzha")
    table.reset(seed=1)
    played(table, random.Random(1))
    with pytest.raises(IllegalAction, match="is over"):
        table.step(0)


def _refused(table, action):
    with pytest.raises(IllegalAction) as caught:
        table.step(action)
    return caught.value


def test_what_there_is_not_is_refused():
    with pytest.raises(NotationError):
        env("whist")
    with pytest.raises(OptionsError):
        env("datong", {"style": "city"})
    with pytest.raises(OptionsError, match="ansi, human"):
        env("datong", render_mode="rgb_array")
    wrong: Any
    for wrong in ("no", 1, None):
        with pytest.raises(OptionsError, match=f"match cannot be “{wrong}”"):
            env("datong", match=wrong)
        with pytest.raises(OptionsError, match=f"leaving cannot be “{wrong}”"):
            env("datong", leaving=wrong)
    for wrong in ("style=local", "", 1, ["style"], [("style", "local")]):
        with pytest.raises(OptionsError, match="names with values"):
            env("datong", wrong)


@every_variant
def test_actions_that_give_up_can_be_left_out(game, options):
    table = raw_env(game, options)
    texts = [table.coding.text(action) for action in range(table.coding.actions)]
    leaving = {n for n, text in enumerate(texts) if text in ("flee", "run away")}
    table.reset(seed=2)
    offered = set(np.flatnonzero(table.last()[0]["action_mask"]).tolist())
    assert bool(leaving & offered) == (game in ("shuangkou", "wahua"))
    stays = raw_env(game, options, leaving=False)
    stays.reset(seed=2)
    _, steps = played(stays, random.Random(5))
    assert not leaving & {action for _, action in steps}


@every_variant
def test_every_number_that_is_offered_has_a_text_of_its_own(game, options):
    table = raw_env(game, options, leaving=False)
    texts = [text for n in range(table.coding.actions) if (text := table.coding.text(n))]
    assert len(set(texts)) == len(texts)
    table.reset(seed=9)
    _, steps = played(table, random.Random(6))
    assert all(table.coding.text(action) for _, action in steps)


def test_a_picture_shows_hands_and_what_lies():
    table = raw_env("datong", {"surrender": False}, render_mode="ansi")
    table.reset(seed=7)
    first = table.render() or ""
    assert first.splitlines()[0] == "> player_0 3d3d4s4s4h4d5s5s5d5c6h6d7s7s7c8h9dTdJcQhQcKhAsAc2sWW"
    table.step(next(n for n in range(1157) if table.coding.text(n) == "pair:3"))
    assert (table.render() or "").splitlines()[-1] == "player_0: pair:3 3d3d"


@every_variant
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_as_the_original(game, options, copied):
    table, chance = env(game, options, match=True), random.Random(8)
    with pytest.raises(AttributeError, match="before reset"):
        _ = copied(table).agents
    table.reset(seed=6)
    for _ in range(25):
        _act(table, chance)
    twin = copied(table)
    for _ in range(12):
        assert _shown(twin) == _shown(table)
        for one, same in ((table, random.Random(9)), (twin, random.Random(9))):
            _act(one, same)
    again = copied(twin)
    table.reset()
    again.reset()
    assert _shown(again) == _shown(table)


def _act(table, chance):
    if table.agents:
        seen, _, over, _, _ = table.last()
        table.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))


def _shown(table):
    """All that is to be seen of a table."""
    seen = [part.tobytes() for agent in table.agents for part in table.observe(agent).values()]
    return table.agent_selection, seen, table.rewards, table.terminations
