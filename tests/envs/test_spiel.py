"""The games for OpenSpiel: its own random simulations, and chance told one card at a time."""

import copy
import pickle
import random

import pytest

pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

import pyspiel

from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction
from paiju.envs.chance import chances, drawn, outcome_text, requests
from paiju.envs.spiel import spelled
from paiju.games import game_of
from tests.envs.variants import every_variant


def loaded(game, options, **more):
    values = {key: spelled(value) for key, value in options.items()}
    return pyspiel.load_game(f"paiju_{game}", values | more)


@every_variant
def test_openspiel_finds_no_fault(game, options):
    pyspiel.random_sim_test(loaded(game, options, leaving=False), 1, True, False)


def test_openspiel_finds_no_fault_where_seats_leave_or_hands_follow_one_another():
    pyspiel.random_sim_test(loaded("shuangkou", {}), 2, True, False)
    pyspiel.random_sim_test(loaded("wahua", {}), 2, True, False)
    pyspiel.random_sim_test(loaded("datong", {"hands": 2}, match=True), 1, True, False)


def random_state(game, seed, until=lambda state: False):
    """A state at the end of random play, or where `until` first holds."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and not until(state):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@every_variant
def test_a_deal_is_drawn_card_by_card(game, options):
    rules = game_of(game)
    table = rules.options_type.parse(options)
    carry, chance = rules.first_carry(table), random.Random(5)
    outcomes: tuple[int, ...] = ()
    asked = requests(game, table, carry)
    while found := chances(asked, outcomes):
        assert sum(probability for _, probability in found) == pytest.approx(1)
        outcomes = (*outcomes, chance.choices(*zip(*found, strict=True))[0])
    deal = rules.deal(table, carry, drawn(asked, outcomes))
    rules.check_deal(table, carry, deal)
    packs = [len(request) for request in asked if not isinstance(request, int)]
    assert len(outcomes) == sum(packs) + sum(isinstance(request, int) for request in asked)
    assert type(rules.deal(table, carry, Draws.from_seed(1))) is type(deal)


def test_a_card_is_as_likely_as_there_are_copies_left():
    state = loaded("dazha", {}).new_initial_state()
    assert len(state.chance_outcomes()) == 54
    assert state.chance_outcomes()[0] == (0, pytest.approx(2 / 108))
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "3s"
    state.apply_action(0)
    assert state.chance_outcomes()[0] == (0, pytest.approx(1 / 107))
    state.apply_action(0)
    assert state.chance_outcomes()[0] == (1, pytest.approx(2 / 106))


def test_the_dealt_order_is_that_of_the_rules():
    game = loaded("shuangkou", {})
    state = random_state(game, 3, lambda state: not state.is_chance_node())
    history = state.history()
    leader = history[0]
    assert len(history) == 109
    assert state.current_player() == leader
    dealt = state.at.position.state.dealt
    first = {spoken(state, card) for card in history[1::4]}
    assert set(dealt[leader]) == first


def spoken(state, kind):
    """The card of a number."""
    return outcome_text(state.at.asked, (0,), kind)


def test_an_information_state_tells_apart_what_the_player_did_and_saw():
    game = loaded("datong", {"surrender": False})
    state = random_state(game, 1, lambda state: not state.is_chance_node())
    player = state.current_player()
    other = (player + 1) % 4
    moves = state.legal_actions()
    children = [state.child(move) for move in moves[:6]]
    assert len(
        {child.information_state_string(other) for child in children if child.current_player() != player}
    )
    mine = {child.information_state_string(player) for child in children}
    assert len(mine) == len(children)
    assert state.information_state_string(other) not in mine


def test_an_information_state_holds_no_unseen_card():
    """Two deals that differ in what others hold are one to a player."""
    game = loaded("dazha", {"penalty_showdown": "never", "showdown": False})
    state = random_state(game, 2, lambda state: not state.is_chance_node())
    history = state.history()
    swapped = list(history)
    one, two = next(
        (i, j) for i in range(1, 108, 4) for j in range(2, 108, 4) if history[i] != history[j] and 0 not in (
            history[i], history[j])
    )  # fmt: skip
    swapped[one], swapped[two] = history[two], history[one]
    again = game.new_initial_state()
    for outcome in swapped:
        again.apply_action(outcome)
    assert again.at.position.state.dealt != state.at.position.state.dealt
    for player in (0, 3):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)
    assert again.information_state_string(1) != state.information_state_string(1)


def test_points_are_the_returns():
    state = random_state(loaded("wahua", {"players": 2}, leaving=False), 4)
    assert tuple(state.returns()) == tuple(map(float, state.at.position.state.settlement.totals))


def test_options_are_parameters():
    game = loaded("dazha", {"prize_ranks": "7", "mode": "bao"})
    assert game.table.options.prizes == ("7",)
    assert not game.table.options.showdown
    assert pyspiel.load_game(str(game)).table.options == game.table.options
    assert loaded("datong", {"base": "1-3-5"}).table.options.base == "1-3-5"
    assert loaded("wahua", {"players": 3}).num_players() == 3


@every_variant
def test_chance_draws_what_it_can_and_nothing_else(game, options):
    state, chance = loaded(game, options).new_initial_state(), random.Random(2)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        if state.is_initial_state():
            refused(state, -2, "chance cannot draw")
        if len(outcomes) < 5:  # others are drawn already
            lacking = next(kind for kind in range(200) if kind not in outcomes)
            refused(state, lacking, "chance cannot draw")
        state.apply_action(chance.choices(outcomes, weights)[0])


def refused(state, action, why):
    before, at = state.history(), state.at
    with pytest.raises(IllegalAction, match=why):
        state.apply_action(action)
    assert state.history() == before
    assert state.at is at


def test_nothing_is_done_after_the_end():
    state = random_state(loaded("fanfanzha", {}), 1)
    refused(state, 0, "is over")


@every_variant
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_of_a_game_is_the_same_game(game, options, copied):
    one = loaded(game, options, leaving=False)
    same = copied(one)
    assert str(same) == str(one)
    assert type(same) is type(one)
    assert same.table.options == one.table.options
    assert not same.table.leaving


def test_a_copy_of_a_state_stands_where_it_stood():
    state = random_state(loaded("datong", {"style": "local"}), 5, lambda state: state.move_number() == 130)
    for same in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert same.history() == state.history()
        assert same.legal_actions() == state.legal_actions()
        assert same.observation_tensor() == state.observation_tensor()
