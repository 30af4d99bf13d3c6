"""Base points and the sum (DZ31, DZ38), with the worked numbers of whole hands."""

import pytest

from tests.games.dazha.positions import lines_of, position
from tests.games.playing import play, played, settled


@pytest.mark.clause("DZ31")
@pytest.mark.parametrize(
    ("mode", "double", "single"), [("classic", 4, 2), ("bao", 4, 2), ("eight_jokers", 8, 4)]
)
def test_base_points(mode, double, single):
    state = play(position("", "6", "5", "9", turn=2, finished=(0,), mode=mode), "2 5")
    assert lines_of(state) == [("DZ31", "double", (double, -double, double, -double))]
    for last in ("9", "9 T"):
        state = play(position("", "", "5", last, turn=2, finished=(1, 0), mode=mode), "2 5")
        assert lines_of(state) == [("DZ31", "single", (-single, single, -single, single))]
    state = position("", "", "5", "9", turn=2, finished=(0, 1), partner=(1, 0, 3, 2), mode=mode)
    assert "DZ31" in [line[0] for line in lines_of(play(state, "2 5"))]


@pytest.mark.clause("DZ31", "DZ2")
def test_persons_get_the_points_of_their_seats():
    state = position("", "", "5", "9", turn=2, finished=(0, 1), partner=(3, 2, 1, 0), seating=(2, 0, 3, 1))
    assert settled(play(state, "2 5")).totals == (-2, 2, 2, -2)


@pytest.mark.clause("DZ38", "DZ32", "DZ20")
def test_worked_number_1_a_double_with_bombs():
    # Seats 0 and 2 are A1 and A2, 1 and 3 are B1 and B2.
    state = position("7777W 3", "2222 9", "4", "6 8")
    state = play(state, "0 3", "1 2222", "2 pass", "3 pass", "0 7777W", "1 pass", "2 pass", "3 pass", "2 4")
    assert lines_of(state) == [
        ("DZ31", "double", (4, -4, 4, -4)),
        ("DZ20", "raised", (-1, 3, -1, -1)),
        ("DZ32", "bomb", (3, -1, -1, -1)),
    ]
    assert settled(state).totals == (6, -2, 2, -6)


@pytest.mark.clause("DZ38", "DZ25", "DZ33")
def test_worked_number_2_a_single_and_what_is_left():
    state = play(position("", "", "9", "5555 WW 8", turn=2, finished=(0, 1)), "2 9")
    assert lines_of(state, "bonus", "penalty") == [("DZ33", "bomb", (-2, -2, -2, 6))]
    assert settled(state).totals == (2 - 2, -2 - 2, 2 - 2, -2 + 6)
    state = play(position("", "", "9", "555 WW 8", turn=2, finished=(0, 1)), "2 9")
    assert lines_of(state, "bonus", "penalty") == [("DZ34", "penalty-jokers", (2, 2, 2, -6))]
    assert settled(state).totals == (4, 0, 4, -8)


@pytest.mark.clause("DZ37", "DZ11")
def test_worked_number_5_a_joker_cannot_be_carried_free():
    state = position("33344W 9", "5", "6", "7")
    state, events = played(state, "0 3334W")
    assert [(fine.seat, fine.jokers, fine.value) for fine in state.fines] == [(0, 1, 3)]
    assert type(events[1]).__name__ == "Fined"
    state = play(state, "1 pass", "2 pass", "3 pass", "0 4", "1 5", "2 6", "3 7")
    assert ("DZ37", "fine", (-3, 1, 1, 1)) in lines_of(state)
