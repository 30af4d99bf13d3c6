"""The play of the tricks (DT21–DT26)."""

import pytest

from paiju.climbing.tricks import TrickWon, WentOut, WindTaken
from paiju.core.actions import Pass, Play
from paiju.core.cards import pack_of
from paiju.core.game import Settled
from paiju.games.datong.scoring import points_of
from tests.games.datong.positions import (
    position,
)
from tests.games.playing import (
    play,
    played,
    refused,
)


def base(state):
    """The base points by person, and the clause they follow from."""
    (line,) = [line for line in state.settlement.lines if line.group == "base"]
    return line.deltas, line.clause


@pytest.mark.clause("DT21")
def test_the_leader_plays_anything_but_may_not_pass():
    state = position("3 4 55 6666", "7", "8", "9")
    offered = {str(move) for move in state.legal(0)}
    assert offered == {f"single:{rank}" for rank in "3456"} | {
        "pair:5",
        "pair:6",
        "triple:6",
        "triple_pair:6",
        "pair_run:5-6",
        "bomb:6*4",
    }
    assert Pass() not in state.legal(0)
    assert (refused(state, "0 pass").clause, refused(state, "0 pass").code) == ("DT21", "must-lead")
    for lead in ("3", "55", "66655", "6666"):
        assert play(state, f"0 {lead}").to_act == (1,)


@pytest.mark.clause("DT21")
def test_a_follower_passes_or_beats():
    state = play(position("44 6", "3377 99", "88", "3"), "0 44")
    assert {str(move) for move in state.legal(1)[1:]} == {"pair:7", "pair:9"}
    assert state.legal(1)[0] == Pass()
    assert refused(state, "1 33").code == "too-low"
    assert refused(state, "1 9").code == "kind-differs"
    after = play(state, "1 77")
    assert (str(after.on), after.tricks.owner) == ("pair:7", 1)
    assert play(state, "1 pass").tricks.owner == 0


@pytest.mark.clause("DT21")
def test_only_the_seat_to_act_acts_and_only_with_its_cards():
    state = position("44", "55", "66", "77")
    for seat in (1, 2, 3):
        assert state.legal(seat) == ()
        assert refused(state, f"{seat} pass").code == "not-your-turn"
    for not_held in ("5", "444", "play 4s4s", "play 4s4h4h"):
        assert refused(state, f"0 {not_held}").code == "not-held"
    assert refused(state, "0 turn up").code == "play-or-pass"
    assert refused(state, "0 play 4s4h as pair:5").code == "reading"
    assert play(state, "0 play 4s4h as pair:4").to_act == (1,)


@pytest.mark.clause("DT22")
def test_a_trick_is_won_when_all_the_others_have_passed():
    state = position("3 5 K", "4 8 9", "6 J", "7 Q")
    state, events = played(state, "0 3", "1 4", "2 pass", "3 7", "0 pass", "1 8", "2 J", "3 pass", "0 pass")
    assert TrickWon(2, 0) not in events
    state, events = played(state, "1 pass")
    assert TrickWon(2, 0) in events
    # The winner leads anything.
    assert (state.to_act, state.on, state.tricks.trick) == ((2,), None, ())
    assert [str(move) for move in state.legal(2)] == ["single:6"]


@pytest.mark.clause("DT22")
def test_who_passed_may_play_again_in_the_same_trick():
    state = play(position("3 K", "4 A", "6 7", "8 9"), "0 3", "1 pass", "2 6", "3 pass", "0 pass", "1 A")
    assert state.tricks.owner == 1


@pytest.mark.clause("DT22")
def test_the_winner_takes_all_points_of_the_trick():
    state = position("5 3", "T 4", "K 6", "A 7")
    state = play(state, "0 5", "1 T", "2 K", "3 A")
    assert (state.tricks.pile, state.tricks.captured) == (25, (0, 0, 0, 0))
    state, events = played(state, "0 pass", "1 pass", "2 pass")
    assert TrickWon(3, 25) in events
    assert (state.tricks.pile, state.tricks.captured) == (0, (0, 0, 0, 25))


@pytest.mark.clause("DT23")
def test_fives_are_five_tens_and_kings_ten():
    worth = {"5": 5, "T": 10, "K": 10}
    for card in set(pack_of(2)):
        assert points_of((card,)) == worth.get(card[0], 0)
    assert points_of(pack_of(2)) == 200
    state = play(position("555TT 3", "4", "6", "7"), "0 555TT", "1 pass", "2 pass", "3 pass")
    assert state.view(1).captured == (35, 0, 0, 0)


@pytest.mark.clause("DT24")
def test_points_left_in_the_last_hand_are_lost():
    # With the 20 of the last player the team of 0 would have 100, or seat 1 more than it needs.
    state = play(
        position("", "", "3", "KT", turn=2, finished=(0, 1), captured=(60, 100, 20, 0)), "2 3", "3 pass"
    )
    assert state.tricks.captured == (60, 100, 20, 0)
    assert base(state) == ((1, -1, 1, -1), "DT35")
    state = play(
        position("", "", "3", "KT", turn=2, finished=(0, 1), captured=(75, 105, 0, 0)), "2 3", "3 pass"
    )
    assert base(state) == ((-1, 1, -1, 1), "DT35")
    # To the partner of the last player they would be the first points.
    state = play(
        position("", "", "3", "KT", turn=2, finished=(0, 1), captured=(100, 0, 80, 0)), "2 3", "3 pass"
    )
    assert base(state) == ((2, -2, 2, -2), "DT33")


@pytest.mark.clause("DT24.d")
def test_points_left_in_both_losers_hands_are_lost():
    state = position("", "KK", "4", "TT", turn=2, finished=(0,), captured=(160, 0, 0, 0))
    state = play(state, "2 4", "3 pass", "1 pass")
    assert state.tricks.captured == (160, 0, 0, 0)
    assert base(state) == ((4, -4, 4, -4), "DT31")


@pytest.mark.clause("DT25", "DT25.d")
def test_the_next_player_takes_the_wind():
    state, events = played(position("5", "6", "7", "8 9"), "0 5", "1 pass", "2 pass", "3 pass")
    assert events[-2:] == [TrickWon(0, 5), WindTaken(1)]
    assert WentOut(0, 1) in events
    assert (state.to_act, state.on) == ((1,), None)
    # Who went out takes the points of the trick.
    assert state.tricks.captured == (5, 0, 0, 0)


@pytest.mark.clause("DT25")
def test_the_next_player_who_still_holds_cards_takes_the_wind():
    state = position("K", "", "7", "8", finished=(1,))
    state, events = played(state, "0 K", "2 pass", "3 pass")
    assert events[-1] == WindTaken(2)
    state = position("4", "", "K", "5", turn=2, finished=(1,))
    assert play(state, "2 K", "3 pass", "0 pass").to_act == (3,)
    # Who goes out last in the trick gives the wind, not who led it.
    state = position("3 4", "5", "7", "8 9")
    assert play(state, "0 3", "1 5", "2 pass", "3 pass", "0 pass").to_act == (2,)


@pytest.mark.clause("DT25")
def test_there_is_no_wind_when_the_last_play_is_beaten():
    state, events = played(position("5", "6 9", "7", "8"), "0 5", "1 6", "2 pass", "3 pass")
    assert not [event for event in events if isinstance(event, WindTaken)]
    assert state.to_act == (1,)


@pytest.mark.clause("DT25.d")
def test_with_the_option_partner_the_partner_takes_the_wind():
    hands, lines = ("5", "6", "7", "8 9"), ("0 5", "1 pass", "2 pass", "3 pass")
    state, events = played(position(*hands, wind="partner"), *lines)
    assert events[-1] == WindTaken(2)
    assert state.to_act == (2,)
    assert state.tricks.captured == (5, 0, 0, 0)
    state = position("4", "", "K", "5", turn=2, finished=(1,), wind="partner")
    assert play(state, "2 K", "3 pass", "0 pass").to_act == (0,)


@pytest.mark.clause("DT25.d")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("wind", "step"), [("next", 1), ("partner", 2)])
def test_the_wind_is_taken_alike_from_every_seat(seat, wind, step):
    hands = ["4" if place == seat else "3 3" for place in range(4)]
    state = play(position(*hands, turn=seat, wind=wind), f"{seat} 4")
    while state.on:
        state = state.apply(state.to_act[0], Pass())[0]
    assert state.to_act == ((seat + step) % 4,)


@pytest.mark.clause("DT26.d")
def test_the_hand_ends_when_both_of_a_team_are_out_first():
    state = play(position("", "6", "5", "9", turn=2, finished=(0,)), "2 5", "3 pass", "1 pass")
    assert state.to_act == ()
    assert state.tricks.finished == (0, 2)
    assert base(state)[1] == "DT31"
    # One of each team: it goes on.
    assert (
        play(position("", "5", "6", "9", turn=1, finished=(0,)), "1 5", "2 pass", "3 pass").settlement is None
    )


@pytest.mark.clause("DT26.d")
def test_the_hand_ends_when_three_are_out():
    state, events = played(position("", "", "5", "9 9", turn=2, finished=(0, 1)), "2 5", "3 pass")
    assert state.tricks.finished == (0, 1, 2)
    assert isinstance(events[-1], Settled)
    assert events[-1].settlement == state.settlement
    assert refused(state, "3 9").code == "hand-over"
    assert state.legal(3) == ()


@pytest.mark.clause("DT26.d")
@pytest.mark.parametrize(("answer", "captured"), [("A", (0, 10, 0, 0)), ("pass", (0, 0, 10, 0))])
def test_the_last_trick_is_played_out(answer, captured):
    state = play(position("", "A 3", "K", "4 6", turn=2, finished=(0,)), "2 K", "3 pass", f"1 {answer}")
    if answer == "A":
        # It goes on while somebody may beat, and nobody leads again.
        assert state.to_act == (3,)
        state = play(state, "3 pass")
    assert state.to_act == ()
    assert state.tricks.captured == captured


@pytest.mark.clause("DT26.d")
def test_a_partner_too_may_beat_in_the_last_trick_and_go_out():
    state = position("", "A", "K", "2 3", turn=2, finished=(0,))
    state = play(state, "2 K", "3 pass", "1 A", "3 2")
    assert state.settlement is not None
    assert state.tricks.finished == (0, 2, 1)
    assert state.tricks.captured == (0, 0, 0, 10)
    state = play(position("", "", "K", "2", turn=2, finished=(0, 1)), "2 K", "3 2")
    assert state.tricks.finished == (0, 1, 2, 3)
    assert state.tricks.captured == (0, 0, 0, 10)


@pytest.mark.clause("DT26.d")
def test_at_once_the_trick_goes_to_who_played_last():
    state = position("", "A 3", "K", "4 6", turn=2, finished=(0,), last_trick="at_once")
    state, events = played(state, "2 K")
    assert state.tricks.captured == (0, 0, 10, 0)
    assert TrickWon(2, 10) in events
    state = position("", "", "K", "A", turn=2, finished=(0, 1), last_trick="at_once")
    assert play(state, "2 K").tricks.captured == (0, 0, 10, 0)
    # Only the last trick: going out first ends nothing.
    assert play(position("K", "A", "3", "4", last_trick="at_once"), "0 K").to_act == (1,)


@pytest.mark.clause("DT26.d", "DT30", "DT31")
def test_worked_number_8_the_last_king():
    hands = ("", "A 3", "K", "Q 6")
    state = play(position(*hands, turn=2, finished=(0,)), "2 K", "3 pass", "1 A", "3 pass")
    assert base(state) == ((2, -2, 2, -2), "DT30")
    state = play(position(*hands, turn=2, finished=(0,), last_trick="at_once"), "2 K")
    assert base(state) == ((4, -4, 4, -4), "DT31")


def test_a_timeout_costs_no_decision():
    state = position("33 4 7 W", "5", "6", "8")
    assert state.timeout(0) == Play(("4s",))
    assert play(state, "0 4").timeout(1) == Pass()
    assert position("33 44 w", "5", "6", "8").timeout(0) == Play(("3s",))
    assert position("ww W", "5", "6", "8").timeout(0) == Play(("W",))
