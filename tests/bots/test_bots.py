"""What holds for every bot: it plays every game legally, from its view alone, and the same again."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest

from paiju.bots import BOTS, Bot, Budget, make_bot
from paiju.climbing.grammar import MoveClass
from paiju.core.actions import Answer, Discard, Eat, Flee, Pass, Play, RunAway, Win, format_action
from paiju.core.errors import NotationError, OptionsError
from paiju.games import GAMES, game_of
from tests.bots.positions import asked, position
from tests.strategies import random_options

pytestmark = pytest.mark.installed
TABLES = [(game, bot) for game in GAMES for bot in BOTS]
QUICK = Budget(playouts=8)


def hands_for(bot: str, most: int) -> int:
    """How many hands of a bot there is time for."""
    return 1 if bot == "strong" else most


def quick_bot(name: str, game: str, seed: int) -> Bot:
    """The bot, which does not think for long."""
    return make_bot(name, game, seed, QUICK)


def played(game: str, bot: str, seed: int) -> list[str]:
    """The actions of a hand under random options, every seat the same bot."""
    rules = game_of(game)
    options = random_options(rules, Random(seed))
    state = rules.new_hand(seed, options)
    bots = [quick_bot(bot, game, seed * 10 + seat) for seat in range(rules.players(options))]
    actions = []
    while state.settlement is None:
        seat = state.to_act[0]
        action = bots[seat].act(state.view(seat))
        state.check(seat, action)
        state, _ = state.apply(seat, action)
        actions.append(f"{seat} {format_action(action)}")
    return actions


@pytest.mark.parametrize(("game", "bot"), TABLES)
def test_a_bot_ends_every_hand_with_legal_actions(game: str, bot: str) -> None:
    for seed in range(hands_for(bot, 12)):
        played(game, bot, seed)


@pytest.mark.parametrize(("game", "bot"), TABLES)
def test_a_bot_needs_no_more_than_a_view_that_came_over_the_wire(game: str, bot: str) -> None:
    rules = game_of(game)
    state = rules.new_hand(5)
    here, there = (quick_bot(bot, game, 9) for _ in range(2))
    while state.settlement is None:
        seat = state.to_act[0]
        view = state.view(seat)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        action = here.act(view)
        assert there.act(sent) == action
        state, _ = state.apply(seat, action)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.clause("SK33")
def test_no_bot_runs_away(bot: str) -> None:
    """Running away is legal all along, and never among the moves that a bot is offered or makes."""
    for seed in range(hands_for(bot, 8)):
        state = game_of("shuangkou").new_hand(seed)
        seat = state.to_act[0]
        state.check(seat, RunAway())
        assert RunAway() not in state.view(seat).actions()
        assert "run away" not in " ".join(played("shuangkou", bot, seed))


@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_flees(bot: str) -> None:
    """Fleeing is offered before the start and at every turn of Wahua."""
    for seed in range(hands_for(bot, 8)):
        state = game_of("wahua").new_hand(seed)
        assert all(Flee() in state.view(seat).actions() for seat in state.to_act)
        assert "flee" not in " ".join(played("wahua", bot, seed))


SCRIPT = """
from tests.bots.test_bots import TABLES, played
print([played(game, bot, 3) for game, bot in TABLES])
"""


def test_bots_play_the_same_under_any_hash_seed():
    paths = os.pathsep.join(path for path in sys.path if path)
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
            stdout=subprocess.PIPE,
        )
        for seed in ("1", "2")
    ]
    one, other = (run.communicate()[0] for run in runs)
    assert b"play" in one
    assert one == other


def test_random_draws_from_all_legal_moves_and_differs_by_seed():
    view = position(("3457J", "6", "6", "6")).view(0)
    drawn = {format_action(make_bot("random", "datong", seed).act(view)) for seed in range(200)}
    assert drawn == {format_action(action) for action in view.actions()}


@pytest.mark.parametrize(
    ("hand", "trick", "wanted"),
    [
        ("3345J", "", "single:3"),
        ("3345J", "3 9", "single:J"),
        ("4444J", "3 9", "single:J"),
        ("44445", "3 9", "bomb:4*4"),
        ("4455557", "3 9", "bomb:5*4"),
        ("66", "3 9", None),
    ],
)
def test_greedy_lays_the_lowest_and_bombs_last(hand: str, trick: str, wanted: str | None) -> None:
    state = position((hand, "33", "33", "33"), trick)
    action = make_bot("greedy", "datong", 0).act(state.view(0))
    after, _ = state.apply(0, action)
    assert (after.tricks.trick[-1].reading if isinstance(action, Play) else None) == wanted
    assert isinstance(action, Pass) == (wanted is None)


@pytest.mark.parametrize(("offered", "first"), [(False, "play_on"), (True, "decline")])
def test_greedy_answers_what_changes_nothing(offered: bool, first: str) -> None:
    state = asked(("3", "3", "3", "3"), offered=offered)
    (seat,) = state.to_act
    assert make_bot("greedy", "datong", 0).act(state.view(seat)) == Answer(first)


def test_greedy_never_passes_where_it_can_play():
    state = game_of("datong").new_hand(8)
    bot = make_bot("greedy", "datong", 0)
    while state.settlement is None:
        (seat,) = state.to_act
        action = bot.act(state.view(seat))
        if action == Pass():
            assert not any(isinstance(move, MoveClass) for move in state.legal(seat))
        state, _ = state.apply(seat, action)


def test_greedy_takes_every_claim_and_discards_the_first_tile_without_blame():
    claimed = 0
    for seed in range(6):
        state = game_of("wahua").new_hand(seed)
        bot = make_bot("greedy", "wahua", 0)
        while state.settlement is None:
            seat = state.to_act[0]
            view = state.view(seat)
            action = bot.act(view)
            free = [offer.action for offer in view.offers if not offer.faults]
            assert action in free
            assert action == Win() or Win() not in free
            assert (action == Pass()) == (view.phase == "flight")
            claimed += action == Eat()
            if isinstance(action, Discard):
                assert action == next(other for other in free if other != Flee())
            state, _ = state.apply(seat, action)
    assert claimed > 6


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(NotationError, match="random, greedy, steady, strong") as refused:
        make_bot("clever", "datong", 0)
    assert "clever" in refused.value.text("zh-CN")


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_made_for_a_game_that_there_is_from_a_seed_that_is_one(bot):
    with pytest.raises(NotationError, match="there is no game “bridge”"):
        make_bot(bot, "bridge", 0)
    wrong: list[Any] = [-1, "x", None, 1.5]
    for seed in wrong:
        with pytest.raises(OptionsError) as refused:
            make_bot(bot, "datong", seed)
        assert refused.value.code == "seed"


@pytest.mark.parametrize(
    ("seconds", "playouts"), [(None, None), (1.0, 10), (0.0, None), (None, 0), (-1.0, None)]
)
def test_a_budget_is_time_or_playouts_above_zero(seconds: float | None, playouts: int | None) -> None:
    with pytest.raises(OptionsError) as refused:
        Budget(seconds, playouts)
    assert refused.value.code == "budget"
