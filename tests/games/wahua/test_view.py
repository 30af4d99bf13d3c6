"""What a seat sees, and what it is told of actions that are not legal."""

from typing import Any

import pytest

from paiju.core.actions import Eat, Win, parse_action
from paiju.core.errors import IllegalAction
from paiju.games.wahua.play import WahuaState
from tests.games.wahua.positions import (
    dealt,
    held,
    play,
    position,
    refused,
    until,
)

TEN = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o 14d14o"


def offered(state: WahuaState, seat: int) -> dict[str, int | None]:
    """What each action would make the points of a unit, or of the hand."""
    return {str(offer.action): offer.value for offer in state.view(seat).offers}


@pytest.mark.clause("WH12", "WH21")
def test_nobody_sees_another_hand_nor_the_wall():
    state = position("66s66d", TEN, wall="12o")
    for seat in (None, 0, 1, 2, 3):
        view = state.view(seat)
        assert (view.seat, view.phase, view.turn) == (seat, "turn", 0)
        assert (view.hand == ()) == (seat is None)
        assert (view.hands, view.dealt, view.values) == ((), (), ())
        assert (view.value is None) == (seat is None)
        assert (view.units == ()) == (seat is None)
        assert (view.drawn == "12o") == (seat == 0)
        assert bool(view.offers) == (seat == 0)
    over = play(until(state, 1), "1 flee")
    end = over.view(None)
    assert end.hands == tuple(over.view(seat).hand for seat in range(4))
    assert [len(hand) for hand in end.hands] == [20, 21, 20, 20]
    assert [len(hand) for hand in end.dealt] == [20] * 4
    assert end.dealt[1] == state.view(1).hand
    assert (len(end.values), end.phase) == (4, "over")


@pytest.mark.clause("WH18", "WH19", "WH32")
def test_offers_say_what_they_would_make():
    state = play(position("25s24d", "25d33o", dice=(1, 1)), "0 discard 25s")
    assert offered(state, 1) == {"eat": 800, "pass": None}
    state = play(position("25s24d", "25d25d33o36o", dice=(1, 1)), "0 discard 25s")
    assert offered(state, 1) == {"kong 25": 1600, "pass": None}
    state = play(position("25s24d", "25d25o33o36o", dice=(1, 1)), "0 discard 25s")
    assert offered(state, 1) == {"replace 25s": 800, "pass": None}
    own = position("16s16d16d36o", dice=(1, 1))
    assert offered(own, 0)["kong 16"] == 3200


@pytest.mark.clause("WH18", "WH33")
def test_an_own_replacement_says_what_it_would_make():
    state = position("24o33o", "", "", "24s13d", wall="- - - - 24d", dealer=3)
    state = until(play(state, "3 discard 24s", "0 eat", "0 discard 33o"), 0)
    assert held(state, 0)["24d"] == 1
    assert offered(state, 0)["replace 24d"] == 200


@pytest.mark.clause("WH37", "WH39")
def test_a_win_says_what_the_hand_would_come_to_and_changes_nothing():
    state = position(TEN, wall="12s")
    assert offered(state, 0)["win"] == play(state, "0 win").view(0).values[0]
    claimed = play(position("12s33o", TEN), "0 discard 12s")
    view = claimed.view(1)
    value = {offer.action: offer.value for offer in view.offers}[Win()]
    assert value == play(claimed, "1 win").view(1).values[1]
    assert value == (view.value or 0) + 1600
    assert claimed.view(1) == view
    # Completing a pair the discard counts with it.
    state = play(position("14o33d", TEN[:-6] + "14s12s"), "0 discard 14o")
    assert offered(state, 1)["win"] == play(state, "1 win").view(1).values[1]


@pytest.mark.clause("WH29.d")
def test_what_one_has_to_show_only_its_player_sees():
    state = position("24d24o36d46s", wall="12s - - - 24s", paired=(0,))
    state = until(play(state, "0 discard 12s"), 0)
    assert [state.view(seat).to_show for seat in (None, 0, 1)] == [(), ("24s",), ()]


@pytest.mark.clause("WH16.d")
def test_timeouts_win_at_ten_pairs_alone_make_kongs_and_discard_in_order():
    assert str(position(TEN, wall="12s").timeout(0)) == "win"
    assert str(position(TEN[:-6] + "14d12s", wall="14o").timeout(0)) != "win"
    assert str(position("16s16d16d36o").timeout(0)) == "kong 16"
    state = position("66s66d66o36o", wall="46s")
    offers = {str(offer.action): offer.faults for offer in state.view(0).offers}
    assert offers[str(state.timeout(0))] == ()
    assert str(dealt().timeout(0)) == "pass"
    claims = play(position("12s33o", TEN), "0 discard 12s")
    assert str(claims.timeout(1)) == "win"
    eats = play(position("24o33d", "24d36o"), "0 discard 24o")
    assert str(eats.timeout(1)) == "pass"


@pytest.mark.clause("WH13", "WH16", "WH17")
def test_actions_out_of_place_are_refused_with_their_clause():
    state = position("66s66d36o12o", wall="46s")
    assert refused(state, "0 pass") == ("WH16", "must-discard")
    assert refused(state, "0 eat") == ("WH17", "nothing-to-claim")
    assert refused(state, "0 play 3s") == ("WH16", "no-card-play")
    assert refused(state, "0 discard 22s") == (None, "tile-not-held")
    assert refused(state, "0 show 66d") == ("WH29", "no-show")
    assert refused(state, "0 replace 66d") == ("WH18", "no-replace")
    assert refused(state, "0 kong 66") == ("WH19", "no-kong")
    assert refused(state, "0 win") == ("WH21", "no-win")
    assert refused(state, "1 pass") == ("WH16", "not-your-turn")
    assert refused(dealt(), "0 eat") == ("WH13", "stay-or-flee")
    assert refused(play(position("24o33d", "24d36o"), "0 discard 24o"), "1 turn up") == (
        "WH21",
        "claim-or-pass",
    )
    claims = play(position("24o33d", "24d36o"), "0 discard 24o")
    assert Eat() in claims.legal(1)
    claims.check(1, Eat())
    assert claims.view(1).to_show == ()
    assert (claims.view(1).phase, dealt().view(1).phase) == ("claims", "flight")
    end = play(state, "0 flee")
    assert refused(end, "0 pass") == (None, "hand-over")


def told(state: WahuaState, line: str) -> tuple[str | None, str, dict[str, Any]]:
    """The clause and code by which the line is refused, and what the text names."""
    seat, text = line.split(" ", 1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(int(seat), parse_action(text))
    return caught.value.clause, caught.value.code, caught.value.params


@pytest.mark.clause("WH18", "WH19", "WH29")
def test_a_refusal_names_the_tile_or_point_that_was_meant():
    state = position("66s66d36o12o", wall="46s")
    assert told(state, "0 discard 22s") == (None, "tile-not-held", {"tile": "22s"})
    assert told(state, "0 show 66d") == ("WH29", "no-show", {"tile": "66d"})
    assert told(state, "0 replace 66d") == ("WH18", "no-replace", {"tile": "66d"})
    assert told(state, "0 kong 66") == ("WH19", "no-kong", {"point": "66"})


@pytest.mark.clause("WH25", "WH26")
def test_what_is_forbidden_is_told_apart_from_what_is_not_held():
    hand = "24d24o 66s66d 36o12s56d F1"
    state = position(hand, "66o", wall="46s 13s", paired=(0,), pressing="forbid")
    for tile in ("24d", "24o", "66s", "66d"):
        assert told(state, f"0 discard {tile}") == ("WH26", "pressing-forbidden", {"tile": tile})
    for tile in ("12s", "46s"):
        assert told(state, f"0 discard {tile}") == ("WH25", "pressing-forbidden", {"tile": tile})
    # Not another kind of a point that is held, nor a special, nor what only the next seat holds.
    for tile in ("24s", "36d", "12o", "66o", "F1", "F2"):
        assert told(state, f"0 discard {tile}") == (None, "tile-not-held", {"tile": tile})
