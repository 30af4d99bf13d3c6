import pytest

from tests.games.fanfanzha.hands import base_of, dealt, settled, settlement_of


@pytest.mark.clause("FZ10")
@pytest.mark.parametrize(
    ("hands", "leader", "deltas"),
    [
        (("", "4444", "5555", "6666"), 0, (-1, 1, -1, 1)),
        (("3333", "", "5555", "6666"), 0, (1, -1, 1, -1)),
        (("3333", "4444", "", "6666"), 0, (-1, 1, -1, 1)),
        (("3333", "4444", "5555", ""), 0, (1, -1, 1, -1)),
        # The first from the leader on, not from seat 0, and not the last.
        (("", "4444", "5555", ""), 2, (1, -1, 1, -1)),
        (("", "4444", "5555", ""), 0, (-1, 1, -1, 1)),
        (("", "", "5555", ""), 1, (1, -1, 1, -1)),
        (("3333", "", "", "6666"), 3, (1, -1, 1, -1)),
    ],
)
def test_the_first_without_a_bomb_loses_with_the_partner(hands, leader, deltas):
    assert base_of(settled(dealt(*hands, leader=leader))) == ("FZ10", deltas)


@pytest.mark.clause("FZ10")
@pytest.mark.parametrize(
    ("hands", "leader", "deltas"),
    [
        (("3333", "", "5555", "6666", "7777", "8888"), 0, (1, -1, 1, -1, 1, -1)),
        (("3333", "", "", "6666", "", "8888"), 2, (-1, 1, -1, 1, -1, 1)),
        (("3333", "", "", "6666", "7777", "8888"), 3, (1, -1, 1, -1, 1, -1)),
    ],
)
def test_with_six_the_team_of_three_loses(hands, leader, deltas):
    assert base_of(settled(dealt(*hands, leader=leader))) == ("FZ10", deltas)


@pytest.mark.clause("FZ10", "FZ29.d")
def test_all_the_jokers_are_a_bomb_and_fewer_are_none():
    assert base_of(settled(dealt("wwWW", "", "5555", ""))) == ("FZ10", (1, -1, 1, -1))
    assert base_of(settled(dealt("wwW", "4444", "5555", "6666W"))) == ("FZ10", (-1, 1, -1, 1))
    six = ("4444", "", "", "", "")
    assert base_of(settled(dealt("wwwWWW", *six))) == ("FZ10", (-1, 1, -1, 1, -1, 1))
    assert base_of(settled(dealt("wwwWW", *six))) == ("FZ10", (-1, 1, -1, 1, -1, 1))
    assert base_of(settled(dealt("wwwWW", "", *six[1:]))) == ("FZ12", (5, -1, -1, -1, -1, -1))


@pytest.mark.clause("FZ11", "FZ29.d")
@pytest.mark.parametrize(
    "hands",
    [
        ("3333", "4444", "5555", "66666"),
        ("3333", "4444", "wwWW", "6666"),
        ("3333", "4444", "5555", "6666", "7777", "8888"),
        ("3333", "4444", "5555", "6666", "wwwWWW", "8888"),
    ],
)
def test_if_all_have_a_bomb_there_are_only_bonuses(hands):
    state = settled(dealt(*hands))
    assert base_of(state) == ("FZ11", (0,) * len(hands))
    assert settlement_of(state).totals == settlement_of(state).group_totals("bonus")
    assert any(settlement_of(state).totals)


@pytest.mark.clause("FZ12")
@pytest.mark.parametrize("leader", range(6))
def test_if_nobody_has_a_bomb_the_leader_beats_all_the_others(leader):
    alone = tuple(5 if seat == leader else -1 for seat in range(6))
    assert base_of(settled(dealt("", "", "", "", "", "", leader=leader))) == ("FZ12", alone)
    if leader < 4:
        alone = tuple(3 if seat == leader else -1 for seat in range(4))
        assert base_of(settled(dealt("", "", "", "", leader=leader))) == ("FZ12", alone)


@pytest.mark.clause("FZ13")
@pytest.mark.parametrize(
    ("hands", "leader", "deltas"),
    [
        (("", "w", "wW", "W"), 0, (-1, 1, -1, 1)),
        (("w", "3333", "wW", "W"), 0, (1, -1, 1, -1)),
        (("W", "w", "4444", "wW"), 0, (-1, 1, -1, 1)),
        (("wW", "w", "W", "33334444"), 0, (1, -1, 1, -1)),
        (("", "w", "wWW", ""), 1, (1, -1, 1, -1)),
        (("", "w", "wWW", ""), 0, (-1, 1, -1, 1)),
        (("wwWW", "", "", ""), 0, (1, -1, 1, -1)),
    ],
)
def test_the_first_without_a_joker_loses_with_the_partner(hands, leader, deltas):
    assert base_of(settled(dealt(*hands, leader=leader), mode="no_joker_surrender")) == ("FZ13", deltas)


@pytest.mark.clause("FZ14")
@pytest.mark.parametrize("leader", range(4))
def test_if_all_have_a_joker_the_leader_beats_all_the_others(leader):
    alone = tuple(3 if seat == leader else -1 for seat in range(4))
    for hands in (("w", "w", "W", "W"), ("w3333", "W", "w", "W4444")):
        assert base_of(settled(dealt(*hands, leader=leader), mode="no_joker_surrender")) == ("FZ14", alone)


@pytest.mark.clause("FZ15")
@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize("hands", [("", "", "", ""), ("3333", "4444", "5555", "6666"), ("wwWW", "", "", "")])
def test_the_leader_and_the_partner_lose_whatever_they_hold(leader, hands):
    deltas = (-1, 1, -1, 1) if leader % 2 == 0 else (1, -1, 1, -1)
    assert base_of(settled(dealt(*hands, leader=leader), mode="leader_surrenders")) == ("FZ15", deltas)


@pytest.mark.clause("FZ6", "FZ30")
@pytest.mark.parametrize("mode", ["no_bomb_surrender", "no_joker_surrender", "leader_surrenders"])
def test_the_base_is_one_line_of_the_single_win(mode):
    """Even beside rich bonuses the base stays at 1, and the score is base and bonuses together."""
    state = settled(dealt("33333333", "wwWW", "", "55556666677777"), mode=mode)
    (base,) = [line for line in settlement_of(state).lines if line.group == "base"]
    assert {abs(delta) for delta in base.deltas} == {1}
    bonus = settlement_of(state).group_totals("bonus")
    assert settlement_of(state).totals == tuple(map(sum, zip(base.deltas, bonus, strict=True)))
