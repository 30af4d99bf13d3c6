"""A turn: specials, drawing, discarding (WH14–WH16)."""

import pytest

from paiju.games.wahua.events import Discarded, Drew, LaidOut
from paiju.games.wahua.view import Discard
from tests.games.wahua.positions import (
    held,
    offers,
    opened,
    play,
    played,
    position,
    refused,
    settled,
    until,
    values,
)

TEN = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o "
"""Nine pairs; with another one all ten stand."""


@pytest.mark.clause("WH14")
def test_specials_are_laid_out_at_the_start_of_the_own_turn_until_none_is_left():
    state = position("F1B 33o46o", "F8 33d46s", wall="F2 F3 12d13d 56o", dealer=0)
    view = state.view(0)
    # Two laid out, two special ones drawn for them, those replaced too, then the draw of the turn.
    assert set(view.specials[0]) == {"F1", "B", "F2", "F3"}
    assert held(state, 0)["12d"] == held(state, 0)["13d"] == held(state, 0)["56o"] == 1
    assert view.wall == 136 - 80 - 5
    assert len(view.hand) == 21
    # The others keep theirs until their turn.
    assert "F8" in state.view(1).hand
    assert state.view(None).specials[1] == ()


@pytest.mark.clause("WH14", "WH16")
def test_specials_are_laid_out_in_a_turn_begun_by_a_claim_too():
    state = position("24d33o", "24o12s F1 46o", wall="13o 56d")
    claimed, events = played(state, "0 discard 24d", "1 eat")
    assert [event for event in events if isinstance(event, LaidOut | Drew)] == [LaidOut(1, "F1"), Drew(1)]
    assert held(claimed, 1)["56d"] == 1
    assert "F1" in claimed.view(None).specials[1]
    # Twenty and the open pair's one more to discard from, and no draw besides.
    assert sum(held(claimed, 1).values()) == 19
    assert claimed.view(None).wall == 136 - 80 - 2


@pytest.mark.clause("WH15.d")
def test_a_special_drawn_later_is_replaced_from_the_front_of_the_wall():
    state, events = played(position("16s16d16d13o", wall="12o F4 B 56d 55o"), "0 kong 16")
    assert [event for event in events if isinstance(event, LaidOut | Drew)] == [
        Drew(0),
        LaidOut(0, "F4"),
        Drew(0),
        LaidOut(0, "B"),
        Drew(0),
    ]
    assert held(state, 0)["56d"] == 1
    assert held(state, 0)["55o"] == 0
    # Drawn as the draw of a turn it is replaced likewise.
    state = position("13o33o", wall="F1 12o 55o")
    assert (held(state, 0)["12o"], held(state, 0)["55o"]) == (1, 0)
    assert state.view(0).specials[0] == ("F1",)


@pytest.mark.clause("WH16")
def test_a_turn_draws_one_tile_and_discards_one():
    state = position("13o33o", wall="12o 56o")
    assert held(state, 0)["12o"] == 1
    assert state.view(0).drawn == "12o"
    assert refused(state, "0 pass") == ("WH16", "must-discard")
    state = play(state, "0 discard 12o")
    assert state.to_act == (1,)
    assert held(state, 0)["12o"] == 0
    assert held(state, 1)["56o"] == 1
    assert state.view(1).drawn == "56o"


@pytest.mark.clause("WH16")
def test_all_are_told_who_discarded_what_and_it_lies_on_the_table():
    state, events = played(position("66o33o", wall="12o 56o"), "0 discard 66o", "1 discard 56o")
    assert events[:3] == [Discarded(0, "66o"), Drew(1), Discarded(1, "56o")]
    assert state.view(None).discards == (Discard(0, "66o"), Discard(1, "56o"))


@pytest.mark.clause("WH16.d")
def test_twenty_at_rest_twenty_one_to_discard_from_and_a_kong_counts_as_two():
    state = position("16s16d16d13o", wall="12o 56o")
    assert state.view(None).counts == (21, 20, 20, 20)
    state = play(state, "0 kong 16")
    # The kong's three stand for two: a tile is drawn at once.
    assert held(state, 0)["56o"] == 1
    assert state.view(None).counts[0] + 2 == 21
    state = play(state, "0 discard 13o")
    assert state.view(None).counts[0] + 2 == 20


@pytest.mark.clause("WH16.d")
def test_after_eating_nothing_was_drawn_and_no_win_is_offered():
    # With the pair that is eaten all ten stand, and 12s is left over.
    state = position("14d33o", TEN + "14o12s", wall="46o")
    assert "win" in offers(play(state, "0 discard 14d"), 1)
    state = play(state, "0 discard 14d", "1 eat")
    assert "win" not in offers(state, 1)
    assert refused(state, "1 win") == ("WH21", "no-win")
    assert state.view(1).drawn is None


@pytest.mark.clause("WH16.d", "WH14")
def test_after_eating_the_tile_drawn_for_a_special_may_win():
    # Nine pairs and 14o; eaten to the tenth, and what is drawn for F1 is the odd tile.
    state = position("14d33o", TEN + "14o F1", wall="46o 12s")
    state = play(state, "0 discard 14d", "1 eat")
    assert state.view(1).drawn == "12s"
    assert offers(state, 1)["win"] == ()
    end = play(state, "1 win")
    assert end.view(None).odd == "12s"
    assert values(settled(end), 1)["12s"] == 1600


@pytest.mark.clause("WH16.d", "WH18")
def test_after_replacing_nothing_was_drawn_and_no_win_is_offered():
    state = position("14s33o", TEN + "14d14o", wall="46o")
    state = play(state, "0 discard 14s", "1 replace 14s")
    assert opened(state, 1) == {("14s", "14d")}
    assert held(state, 1)["14o"] == 1
    assert "win" not in offers(state, 1)


@pytest.mark.clause("WH16")
def test_the_turn_goes_counter_clockwise_to_the_next_seat():
    state = position(dealer=2, players=3)
    seats = []
    for _ in range(4):
        (seat,) = state.to_act
        seats.append(seat)
        state = state.apply(seat, state.timeout(seat))[0]
        state = until(state, (seat + 1) % 3)
    assert seats == [2, 0, 1, 2]
