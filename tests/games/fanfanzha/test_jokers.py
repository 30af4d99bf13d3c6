from random import Random

import pytest

from tests.games.fanfanzha.hands import base_of, bonuses, dealt, rich_deal, settled, settlement_of, worth

JOKERS = ("joker-pair", "some-jokers", "all-jokers")
MODES = ("no_bomb_surrender", "no_joker_surrender", "leader_surrenders")


def four(*hands, **options):
    return settled(dealt(*hands, *[""] * (4 - len(hands))), **options)


def six(*hands, **options):
    return settled(dealt(*hands, *[""] * (6 - len(hands))), **options)


@pytest.mark.clause("FZ27")
@pytest.mark.parametrize(
    ("hands", "found"),
    [
        (("ww", "W", "W"), {0: 1}),
        (("w", "w", "WW"), {2: 1}),
        (("ww", "WW"), {0: 1, 1: 1}),
        (("wW", "wW"), {}),  # one of each is no pair
        (("wwW", "W"), {0: 2}),
        (("w", "wWW"), {1: 2}),
        (("w", "w", "W", "W"), {}),
    ],
)
def test_two_of_one_kind_and_three_with_four_players(hands, found):
    state = four(*hands)
    assert worth(state, *JOKERS) == found
    assert {clause for clause, *_ in bonuses(state)} <= {"FZ27"}


@pytest.mark.clause("FZ28")
@pytest.mark.parametrize(
    ("hands", "found"),
    [
        (("ww", "w", "W", "W", "W"), {0: 1}),
        (("w", "w", "w", "W", "WW"), {4: 1}),
        (("wW", "wW", "wW"), {}),
        (("www", "W", "WW"), {0: 2, 2: 1}),
        (("wwW", "wWW"), {0: 2, 1: 2}),
        (("wwWW", "w", "W"), {0: 3}),
        (("wwwW", "WW"), {0: 3, 1: 1}),
        (("wwwWW", "W"), {0: 4}),
    ],
)
def test_two_of_one_kind_to_five_with_six_players(hands, found):
    state = six(*hands)
    assert worth(state, *JOKERS) == found
    assert {clause for clause, *_ in bonuses(state)} <= {"FZ28"}


@pytest.mark.clause("FZ27")
@pytest.mark.parametrize(
    ("other", "value"),
    [("", 4), ("3333", 4), ("33333", 4), ("333333", 4), ("3333333", 6), ("33333333", 9)],
)
def test_four_jokers_earn_one_more_than_the_dearest_but_at_least_four(other, value):
    assert bonuses(four("wwWW", "", other), *JOKERS) == [("FZ27", "all-jokers", 0, value)]


@pytest.mark.clause("FZ28")
@pytest.mark.parametrize(
    ("phases", "value"),
    [(0, 5), (4, 5), (5, 5), (6, 5), (7, 6), (8, 11), (9, 21), (10, 31), (11, 41), (12, 51)],
)
def test_six_jokers_earn_one_more_than_the_dearest_but_at_least_five(phases, value):
    assert bonuses(six("", "wwwWWW", "Q" * phases), *JOKERS) == [("FZ28", "all-jokers", 1, value)]


@pytest.mark.clause("FZ27", "FZ29.d")
def test_the_dearest_may_lie_in_the_same_hand():
    assert worth(four("wwWW77777777"), "all-jokers") == {0: 9}


@pytest.mark.clause("FZ29.d")
@pytest.mark.parametrize("chain_extra", ["besides", "instead", "off"])
def test_the_dearest_is_the_table_value_of_a_bomb(chain_extra):
    """Neither chain nor colours nor the largest bonus are counted into it."""
    rich = "3333" + "4" * 7 + "555566667777"
    assert worth(four("wwWW", rich, chain_extra=chain_extra), "all-jokers") == {0: 6}
    assert worth(four("wwWW", "333344445555666677778888", chain_extra=chain_extra), "all-jokers") == {0: 4}
    assert worth(six("wwwWWW", "4" * 12, chain_extra=chain_extra), "all-jokers") == {0: 51}


@pytest.mark.clause("FZ29.d")
@pytest.mark.parametrize("mode", MODES)
def test_jokers_earn_in_every_mode(mode):
    assert worth(four("ww", "WW", mode=mode), *JOKERS) == {0: 1, 1: 1}
    assert worth(four("wwWW", "7777777", mode=mode), *JOKERS) == {0: 6}
    assert worth(four("wwW", "W", mode=mode), *JOKERS) == {0: 2}


@pytest.mark.clause("FZ22", "FZ27", "FZ28")
def test_the_lines_of_jokers_say_which_they_are():
    (all_four,) = [line for line in settlement_of(four("", "wwWW")).lines if line.reason == "all-jokers"]
    assert all_four.params == {"jokers": 4, "value": 4}
    (sole,) = [line for line in settlement_of(six("", "wwwWWW")).lines if line.reason == "sole-bomb"]
    assert (sole.params["rank"], sole.params["phases"]) == ("jokers", 6)
    pairs = [line for line in settlement_of(four("ww", "", "WW")).lines if line.reason == "joker-pair"]
    assert [line.params["rank"] for line in pairs] == ["w", "W"]


@pytest.mark.clause("FZ22", "FZ24", "FZ29.d")
def test_the_bonuses_of_the_only_and_the_largest_bomb_add_up():
    assert worth(four("", "3333", colour_bonus=False)) == {1: 1 + 2 + 1}
    assert worth(four("", "wwWW")) == {1: 4 + 1}
    assert worth(six("", "wwwWWW")) == {1: 5 + 1}


@pytest.mark.clause("FZ30", "FZ10", "FZ24")
def test_worked_number_1():
    state = four("5h5h5d5d", "9h9h9d9d9c", "", "wwWW")
    assert base_of(state) == ("FZ10", (-1, 1, -1, 1))
    assert bonuses(state) == [
        ("FZ20", "bomb", 0, 1),
        ("FZ20", "bomb", 1, 2),
        ("FZ24", "largest-bomb", 1, 1),
        ("FZ25", "colour", 0, 1),
        ("FZ25", "colour", 1, 1),
        ("FZ27", "all-jokers", 3, 4),
    ]
    assert settlement_of(state).group_totals("bonus") == (-2, 6, -10, 6)
    assert settlement_of(state).totals == (-3, 7, -11, 7)


@pytest.mark.clause("FZ12", "FZ28", "FZ30")
def test_worked_number_2():
    assert six().settlement.totals == (5, -1, -1, -1, -1, -1)
    state = six("", "ww", "WW", "w", "W")
    assert settlement_of(state).totals == (5 - 2, -1 + 5 - 1, -1 - 1 + 5, -3, -3, -3)


@pytest.mark.clause("FZ27", "FZ29.d")
def test_worked_number_3():
    state = four("wwWW", "333344445555", largest_bonus=False, colour_bonus=False)
    assert worth(state) == {0: 4, 1: 3 + 3}


@pytest.mark.clause("FZ30")
def test_the_richest_six_player_hands():
    state = six("3" * 12 + "4" * 12, "wwwWWW", "555566667777", colour_count=6)
    assert worth(state) == {0: 50 + 50 + 1 + 4, 1: 51, 2: 3 + 1}
    assert base_of(state) == ("FZ10", (1, -1, 1, -1, 1, -1))
    totals = settlement_of(state).totals
    assert totals[0] == 1 + 5 * 105 - 51 - 4
    assert totals[3] == -1 - 105 - 51 - 4
    assert sum(totals) == 0


def test_rich_deals_reach_what_uniform_deals_hardly_do():
    seen = set()
    for seed in range(60):
        players = 6 if seed % 3 else 4
        for clause, reason, _, _ in bonuses(settled(rich_deal(Random(seed), players))):
            seen.add((players, clause, reason))
    assert {(4, "FZ27", "all-jokers"), (6, "FZ28", "all-jokers"), (6, "FZ28", "some-jokers")} <= seen
    assert {(4, "FZ23", "chain-extra"), (6, "FZ23", "chain-extra"), (6, "FZ23.d", "chain-extra")} <= seen
