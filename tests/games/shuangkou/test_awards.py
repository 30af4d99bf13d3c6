"""Awards: at once by the highest single bomb, at the settlement by merged lines (SK29–SK31)."""

import pytest

from paiju.games.shuangkou.awards import Awarded
from tests.games.playing import play, played, settled
from tests.games.shuangkou.positions import ended, position

ROWS = [(6, 6, 2), (7, 18, 6), (8, 30, 10), (9, 45, 15), (10, 60, 20), (11, 75, 25), (12, 90, 30)]
# A bomb of just so many lines in qianbian.
BOMBS = {
    4: "3333",
    5: "33333",
    6: "333333",
    7: "3333333",
    8: "33333333",
    9: "33333333w",
    10: "33333333wW",
    11: "33333333wwW",
    12: "33333333wwWW",
}


def awards(settlement):
    """The awards by person, from the award lines alone."""
    return settlement.group_totals("bonus")


@pytest.mark.clause("SK29")
@pytest.mark.parametrize(("lines", "award", "share"), ROWS)
def test_a_bomb_of_six_lines_or_more_is_awarded_at_once(lines, award, share):
    state = position(BOMBS[lines] + "5", "4", "4", "4", variant="qianbian")
    after, events = played(state, f"0 {BOMBS[lines]}")
    assert [event for event in events if isinstance(event, Awarded)] == [Awarded(0, lines, award)]
    assert after.view(None).awards == (award, -share, -share, -share)


@pytest.mark.clause("SK29")
@pytest.mark.parametrize("lines", [4, 5])
def test_fewer_lines_earn_nothing(lines):
    state = position(BOMBS[lines] + "5", "4", "4", "4", variant="qianbian")
    after, events = played(state, f"0 {BOMBS[lines]}")
    assert not [event for event in events if isinstance(event, Awarded)]
    assert after.view(None).awards == (0, 0, 0, 0)


@pytest.mark.clause("SK29")
@pytest.mark.parametrize("winner", range(4))
def test_an_award_is_for_who_laid_the_bomb_win_or_lose(winner):
    order = (winner, (winner + 1) % 4, (winner + 2) % 4, (winner + 3) % 4)
    assert awards(ended(order, bombs=((), (8,), (), ()))) == (-10, 30, -10, -10)


@pytest.mark.clause("SK29.d", "SK31")
def test_at_once_the_highest_single_bomb_counts_and_at_the_settlement_the_merged_lines():
    # Two bombs of five are six lines merged: nothing at once, 6 at the settlement.
    state = position("33333444446", "5", "5", "5")
    state, events = played(state, "0 33333", "1 pass", "2 pass", "3 pass", "0 44444")
    assert not [event for event in events if isinstance(event, Awarded)]
    assert state.view(0).awards == (0, 0, 0, 0)
    assert state.view(0).lines == (6, 0, 0, 0)
    settlement = ended((0, 1, 2, 3), bombs=((5, 5), (), (), ()))
    assert awards(settlement) == (6, -2, -2, -2)
    (line,) = [line for line in settlement.lines if line.group == "bonus"]
    assert (line.clause, line.reason, line.params) == (
        "SK31",
        "award-merged",
        {"lines": 6, "value": 2, "bombs": "5, 5"},
    )


@pytest.mark.clause("SK29.d")
def test_a_higher_bomb_raises_the_award_and_a_lower_or_equal_one_does_not():
    state = position("3333333444444666666689".replace(" ", ""), "5", "5", "5")
    state, events = played(state, "0 444444", "1 pass", "2 pass", "3 pass", "0 3333333")
    assert [event for event in events if isinstance(event, Awarded)] == [Awarded(0, 6, 6), Awarded(0, 7, 18)]
    state, events = played(state, "1 pass", "2 pass", "3 pass", "0 6666666")
    assert not [event for event in events if isinstance(event, Awarded)]
    assert state.view(None).awards == (18, -6, -6, -6)


@pytest.mark.clause("SK30")
def test_several_bombs_do_not_add_up_but_players_do():
    assert awards(ended((0, 1, 2, 3), bombs=((6, 7), (), (), ()))) == (18, -6, -6, -6)
    assert awards(ended((0, 1, 2, 3), bombs=((6, 8, 10), (), (), ()))) == (60, -20, -20, -20)
    both = awards(ended((0, 1, 2, 3), bombs=((6,), (7,), (), ())))
    assert both == (6 - 6, 18 - 2, -8, -8)


@pytest.mark.clause("SK31")
def test_at_the_settlement_merged_lines_of_fewer_than_six_earn_nothing():
    assert awards(ended((0, 1, 2, 3), bombs=((4, 4, 4), (5,), (4, 4), ()))) == (0, 0, 0, 0)
    assert awards(ended((0, 1, 2, 3), bombs=((4, 4, 4, 5), (), (), ()))) == (6, -2, -2, -2)
    assert awards(ended((0, 1, 2, 3), bombs=((6, 6), (), (), ()))) == (18, -6, -6, -6)


@pytest.mark.clause("SK29", "SK31")
def test_a_line_names_the_clause_that_earns_it():
    settlement = ended((0, 1, 2, 3), bombs=((6, 5), (7, 7), (), ()))
    lines = [(line.clause, line.reason, line.persons) for line in settlement.lines if line.group == "bonus"]
    assert lines == [("SK29", "award", {"who": 0}), ("SK31", "award-merged", {"who": 1})]


@pytest.mark.clause("SK29", "SK31")
def test_a_bomb_laid_last_of_all_is_awarded_and_settled():
    state = position("", "55", "333333", "66", turn=2, finished=(0,))
    after, events = played(state, "2 333333")
    assert Awarded(2, 6, 6) in events
    assert awards(settled(after)) == (-2, -2, 6, -2)


@pytest.mark.clause("SK32.d")
def test_what_is_awarded_at_once_is_told_with_the_stake():
    state = position("3333335", "4", "4", "4", stake=5)
    after, events = played(state, "0 333333")
    assert Awarded(0, 6, 30) in events
    assert after.view(1).awards == (30, -10, -10, -10)
    assert play(after, "1 pass").view(1).awards == (30, -10, -10, -10)
