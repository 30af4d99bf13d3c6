"""The play: turns, counts, the wind, the ends, fines (DZ5, DZ22–DZ25, DZ37)."""

import pytest

from paiju.climbing.tricks import Played, TrickWon, WentOut, WindTaken
from paiju.core.actions import Pass, Play
from paiju.core.game import Settled
from paiju.games.dazha.play import Fined
from tests.games.dazha.positions import lines_of, position
from tests.games.playing import cards, play, played, refused, settled

NEIGHBOURS = (1, 0, 3, 2)


@pytest.mark.clause("DZ5")
def test_play_goes_round_and_passing_is_free():
    state = position("3 K", "4 A", "6 7", "8 9")
    assert refused(state, "0 pass").clause == "DZ5"
    state = play(state, "0 3", "1 pass", "2 6", "3 pass", "0 pass")
    # Who passed may play again later.
    assert state.legal(1)[0] == Pass()
    state = play(state, "1 A")
    assert state.tricks.owner == 1
    assert (refused(state, "0 K").clause, refused(state, "0 K").code) == ("DZ5", "not-your-turn")


@pytest.mark.clause("DZ5")
def test_a_round_of_passes_gives_the_lead_to_the_last_who_played():
    state = play(position("3 K", "4 9", "6 7", "8 9"), "0 3", "1 4", "2 pass", "3 pass")
    assert state.to_act == (0,)
    state, events = played(state, "0 pass")
    assert (state.to_act, state.on, state.view(1).on) == ((1,), None, None)
    # No card counts points.
    assert events[-1] == TrickWon(1, 0)


@pytest.mark.clause("DZ22")
def test_at_five_cards_the_table_announces_the_count():
    state = position("3 456789", "4 5678", "6", "789")
    state, (event, *_) = played(state, "0 3")
    assert event == Played(0, ("3s",), "single:3", None)
    state, (event, *_) = played(state, "1 4")
    assert event == Played(1, ("4s",), "single:4", 4)
    state, (event, *_) = played(state, "2 6")
    assert event == Played(2, ("6s",), "single:6", 0)
    state = position("3 45678", "4", "6", "7")
    assert played(state, "0 3")[1][0] == Played(0, ("3s",), "single:3", 5)


@pytest.mark.clause("DZ22.d")
def test_counts_are_shown_to_others_only_then():
    state = position("345678", "34567", "3456789", "")
    assert state.view(1).counts == (None, 5, None, 0)
    assert state.view(0).counts == (6, 5, None, 0)
    assert state.view(None).counts == (None, 5, None, 0)
    saved = str(state.view(1))
    assert saved == str(position("3456789TJQ", "34567", "345678", "").view(1))
    over = play(position("3", "", "4567899", "456789", turn=0, finished=(1,), partner=NEIGHBOURS), "0 3")
    assert over.view(1).counts == (0, 0, 7, 6)


@pytest.mark.clause("DZ23")
@pytest.mark.parametrize(("partner", "takes"), [((2, 3, 0, 1), 2), ((1, 0, 3, 2), 1), ((3, 2, 1, 0), 3)])
def test_the_partner_takes_the_wind_wherever_it_sits(partner, takes):
    state = position("5", "6 7", "7 8", "8 9", partner=partner)
    state, events = played(state, "0 5", "1 pass", "2 pass", "3 pass")
    assert events[-1] == WindTaken(takes)
    assert (state.to_act, state.on) == ((takes,), None)
    # Only when the last cards are passed by all.
    assert play(
        position("5", "6 7", "7 8", "8 9", partner=partner), "0 5", "1 6", "2 pass", "3 pass"
    ).to_act == (1,)


@pytest.mark.clause("DZ23.d", "DZ24")
def test_with_both_of_a_team_out_the_hand_ends_at_once():
    state = position("", "6 7", "5", "9", turn=2, finished=(0,))
    state, events = played(state, "2 5")
    assert WentOut(2, 2) in events
    assert events[-1] == Settled(settled(state))
    assert lines_of(state) == [("DZ31", "double", (4, -4, 4, -4))]
    neighbours = position("", "5", "6 7", "9", turn=1, finished=(0,), partner=NEIGHBOURS)
    assert lines_of(play(neighbours, "1 5")) == [("DZ31", "double", (4, 4, -4, -4))]


@pytest.mark.clause("DZ24", "DZ24.d")
def test_at_a_double_what_is_left_is_void():
    state = position("", "66666 7", "5", "9 W", turn=2, finished=(0,))
    assert lines_of(play(state, "2 5")) == [("DZ31", "double", (4, -4, 4, -4))]


@pytest.mark.clause("DZ25")
def test_at_a_single_the_first_finisher_wins_and_the_rest_is_settled():
    state = position("", "", "5", "99999 4", turn=2, finished=(0, 1))
    ended = play(state, "2 5")
    assert lines_of(ended) == [("DZ31", "single", (2, -2, 2, -2)), ("DZ33", "bomb", (-1, -1, -1, 3))]
    # First and fourth.
    state = position("", "", "99999 4", "5", turn=3, finished=(0, 1))
    assert lines_of(play(state, "3 5")) == [
        ("DZ31", "single", (2, -2, 2, -2)),
        ("DZ33", "bomb", (-1, -1, 3, -1)),
    ]


@pytest.mark.clause("DZ25")
def test_jokers_left_at_a_single_are_settled_too():
    state = position("", "", "5", "999 4 W", turn=2, finished=(0, 1))
    assert lines_of(play(state, "2 5"))[1:] == [("DZ34", "penalty-jokers", (1, 1, 1, -3))]


@pytest.mark.clause("DZ25.d")
def test_a_single_ends_when_three_are_out_or_with_the_option_two():
    hands = ("", "5", "88888 6", "9 W")
    state = play(position(*hands, turn=1, finished=(0,)), "1 5")
    assert state.settlement is None
    state = play(position(*hands, turn=1, finished=(0,), single_end="second"), "1 5")
    assert lines_of(state) == [
        ("DZ31", "single", (2, -2, 2, -2)),
        ("DZ33", "bomb", (-1, -1, 3, -1)),
        ("DZ34", "penalty-jokers", (1, 1, 1, -3)),
    ]
    # One alone ends nothing.
    assert play(position("5", "6", "7", "8", single_end="second"), "0 5").settlement is None


@pytest.mark.clause("DZ37")
@pytest.mark.parametrize(
    ("lead", "jokers"),
    [("W", 1), ("WW", 2), ("333wW", 2), ("333W4", 1), ("333444WWw7", 3), ("wwW", 0)],
)
def test_jokers_played_otherwise_than_in_a_bomb_are_fined_at_once(lead, jokers):
    if jokers == 0:
        lead = "5555wwW"
    state = position(f"{lead} 9TJQK", "4", "5", "6")
    state, events = played(state, f"0 {lead}")
    fined = [event for event in events if isinstance(event, Fined)]
    assert fined == ([Fined(0, jokers, 3 * jokers)] if jokers else [])
    assert [fine.jokers for fine in state.fines] == ([jokers] if jokers else [])
    assert state.view(2).fines == state.fines


@pytest.mark.clause("DZ37")
def test_each_fine_is_a_line_of_the_settlement_whatever_the_hand_still_holds():
    state = position("W w 5555", "4 6", "3 7", "8", seating=(2, 0, 1, 3))
    state = play(state, "0 w", "1 pass", "2 pass", "3 pass", "0 W", "1 pass", "2 pass", "3 pass", "0 5555")
    state = play(state, "1 pass", "2 pass", "3 pass", "2 3", "3 8", "1 pass", "2 pass", "1 4", "2 7")
    fines = [line for line in lines_of(state, "penalty") if line[0] == "DZ37"]
    assert fines == [("DZ37", "fine", (1, 1, -3, 1))] * 2


@pytest.mark.clause("DZ24.d", "DZ37")
def test_fines_and_bombs_that_fell_stand_at_a_double():
    state = position("W 5", "99999 4", "6 7", "8 8")
    state = play(state, "0 W", "1 99999", "2 pass", "3 pass", "0 pass", "1 4", "2 pass", "3 8", "0 pass")
    state = play(state, "2 pass", "3 8")
    assert lines_of(state) == [
        ("DZ31", "double", (-4, 4, -4, 4)),
        ("DZ32", "bomb", (-1, 3, -1, -1)),
        ("DZ37", "fine", (-3, 1, 1, 1)),
    ]


def test_a_timeout_costs_no_decision():
    state = position("33 4 7 W", "5", "6", "8")
    assert state.timeout(0) == Play(cards("4"))
    assert play(state, "0 4").timeout(1) == Pass()
