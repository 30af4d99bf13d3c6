"""Base points by finishing order and captured points (DT30–DT36, DT45)."""

import pytest

from paiju.core.actions import Play
from tests.games.datong.positions import (
    ended,
    position,
)
from tests.games.playing import (
    play,
    settled,
)


def base(order, captured, **options):
    """The base points by person, and the clause."""
    settlement = ended(order, captured, **options)
    assert len(settlement.lines) == 1
    return settlement.lines[0].deltas, settlement.lines[0].clause


def both(winner, value):
    """`value` to the seat and its partner, from the others."""
    return tuple(value if seat % 2 == winner % 2 else -value for seat in range(4))


@pytest.mark.clause("DT30")
@pytest.mark.parametrize("captured", [(95, 5, 0, 0), (0, 0, 0, 5), (0, 100, 0, 100), (100, 0, 80, 20)])
def test_first_and_second_win_double_where_the_others_have_points(captured):
    assert base((0, 2, 1, 3), captured) == (both(0, 2), "DT30")
    assert base((0, 2, 3, 1), captured, base="1-3-5") == (both(0, 3), "DT30")
    assert base((2, 0, 3, 1), captured) == (both(0, 2), "DT30")


@pytest.mark.clause("DT31")
@pytest.mark.parametrize("captured", [(95, 0, 0, 0), (0, 0, 0, 0), (100, 0, 100, 0)])
def test_first_and_second_win_a_clean_double_where_the_others_have_none(captured):
    assert base((0, 2, 1, 3), captured) == (both(0, 4), "DT31")
    assert base((2, 0, 1, 3), captured, base="1-3-5") == (both(0, 5), "DT31")
    assert base((1, 3, 0, 2), (0, 95, 0, 0)) == (both(1, 4), "DT31")


@pytest.mark.clause("DT31")
@pytest.mark.parametrize("loser", [1, 3])
@pytest.mark.parametrize("last", [1, 3])
def test_the_points_of_either_loser_make_the_double_no_clean_one(loser, last):
    captured = tuple(5 if seat == loser else 0 for seat in range(4))
    assert base((0, 2, 4 - last, last), captured) == (both(0, 2), "DT30")


@pytest.mark.clause("DT32")
def test_second_and_third_win_double_where_the_first_has_no_points():
    assert base((0, 1, 3, 2), (0, 5, 195, 0)) == (both(1, 2), "DT32")
    # Whatever the partner of the first and the second have.
    assert base((0, 1, 3, 2), (0, 0, 200, 0), base="1-3-5") == (both(1, 3), "DT32")
    assert base((0, 1, 3, 2), (5, 0, 100, 0))[1] == "DT34"
    assert base((0, 1, 3, 2), (5, 0, 90, 100))[1] == "DT36"


@pytest.mark.clause("DT33")
def test_first_and_third_win_double_where_the_second_has_no_points():
    assert base((0, 1, 2, 3), (95, 0, 60, 30)) == (both(0, 2), "DT33")
    assert base((0, 1, 2, 3), (0, 0, 0, 200), base="1-3-5") == (both(0, 3), "DT33")
    assert base((0, 1, 2, 3), (95, 5, 60, 30))[1] == "DT34"
    # The first without points matters only where the partner is last, the second without points only third.
    assert base((0, 1, 2, 3), (0, 60, 100, 0))[1] == "DT34"
    assert base((0, 1, 3, 2), (60, 0, 40, 100))[1] == "DT34"


@pytest.mark.clause("DT34")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (0, 1, 3, 2), (0, 3, 2, 1), (0, 3, 1, 2)])
def test_the_first_and_partner_win_with_a_hundred(order):
    assert base(order, (60, 40, 40, 60)) == (both(0, 1), "DT34")
    assert base(order, (95, 50, 5, 50), base="1-3-5") == (both(0, 1), "DT34")
    assert base(order, (60, 55, 35, 50))[1] != "DT34"


@pytest.mark.clause("DT34.d")
def test_doubles_are_asked_first():
    # 1 and 4 have a hundred, but the first has none; 1 and 3 have a hundred, and the second none.
    assert base((0, 1, 3, 2), (0, 50, 150, 0)) == (both(1, 2), "DT32")
    assert base((0, 1, 2, 3), (150, 0, 0, 50)) == (both(0, 2), "DT33")


@pytest.mark.clause("DT35")
def test_the_partner_third_with_less_than_a_hundred():
    assert base((0, 1, 2, 3), (60, 105, 35, 0)) == (both(1, 1), "DT35")
    assert base((0, 1, 2, 3), (60, 104, 35, 0)) == (both(0, 1), "DT35")
    assert base((0, 1, 2, 3), (60, 100, 35, 5), base="1-3-5") == (both(0, 1), "DT35")
    # The second alone counts, not with the partner.
    assert base((0, 1, 2, 3), (60, 75, 20, 45)) == (both(0, 1), "DT35")
    assert base((0, 1, 2, 3), (0, 5, 0, 195)) == (both(0, 1), "DT35")


@pytest.mark.clause("DT36")
def test_the_partner_last_with_less_than_a_hundred():
    assert base((0, 1, 3, 2), (60, 105, 35, 0)) == (both(1, 1), "DT36")
    assert base((0, 1, 3, 2), (95, 5, 0, 50), base="1-3-5") == (both(1, 1), "DT36")
    assert base((3, 2, 0, 1), (0, 35, 105, 60)) == (both(0, 1), "DT36")


@pytest.mark.clause("DT45")
def test_the_score_is_base_and_bonus_whatever_the_captured_points():
    dealt = ("7777", "8888", "3", "4")
    low, high = (ended((0, 2, 1, 3), captured, dealt=dealt) for captured in [(0, 5, 0, 0), (100, 50, 0, 50)])
    assert low.totals == high.totals == (2 + 3 - 1, -2 - 1 + 3, 2 - 1 - 1, -2 - 1 - 1)
    assert low.group_totals("base") == both(0, 2)
    assert low.group_totals("bonus") == (2, 2, -2, -2)


@pytest.mark.clause("DT35")
def test_worked_number_1():
    assert base((0, 1, 2, 3), (40, 105, 20, 5)) == (both(1, 1), "DT35")
    assert base((0, 1, 2, 3), (40, 100, 20, 5)) == (both(0, 1), "DT35")


@pytest.mark.clause("DT33")
def test_worked_number_2():
    assert base((0, 1, 2, 3), (95, 0, 60, 30)) == (both(0, 2), "DT33")


@pytest.mark.clause("DT32")
def test_worked_number_3():
    assert base((0, 1, 3, 2), (0, 120, 10, 60)) == (both(1, 2), "DT32")


@pytest.mark.clause("DT34", "DT22")
def test_the_last_trick_counts():
    # 0 and 2 have 90 and win the trick with the last ten.
    state = position("", "", "T", "99", turn=2, finished=(0, 1), captured=(45, 60, 45, 40))
    state = play(state, "2 T")
    assert settled(state.apply(3, state.timeout(3))[0]).lines[0].clause == "DT34"
    state = position("", "", "T", "A 9", turn=2, finished=(0, 1), captured=(45, 60, 45, 40))
    after = settled(play(state, "2 T").apply(3, Play(("As",)))[0])
    assert (after.lines[0].clause, after.totals) == ("DT35", both(0, 1))
