"""What may be claimed of a discard, and who comes first (WH17–WH19, WH21)."""

from typing import Any

import pytest

from paiju.core.errors import IllegalAction
from paiju.games.wahua.events import Ate, Konged, Replaced, WallEmpty
from paiju.games.wahua.kernel.cells import KONG
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.standing import standings
from tests.games.wahua.positions import (
    drawn_down,
    faults,
    held,
    offers,
    opened,
    play,
    played,
    position,
    refused,
    until,
)

NINE = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o "
"""Nine pairs."""


@pytest.mark.clause("WH17")
@pytest.mark.parametrize("mine", ["24o", "24d", "24s"])
@pytest.mark.parametrize("tile", ["24o", "24d"])
def test_the_next_player_eats_with_exactly_one_tile_of_the_point(mine, tile):
    state = play(position(f"{tile}36d", f"{mine}12d"), f"0 discard {tile}")
    assert set(offers(state, 1)) == {"eat", "pass"}
    after, events = played(state, "1 eat")
    assert Ate(1, tile) in events
    assert opened(after, 1) in ({(mine, tile)}, {(tile, mine)})
    assert held(after, 1)[mine] == 0
    assert after.to_act == (1,)
    assert after.view(None).discards[-1].taken_by == 1
    assert after.view(None).wall == state.view(None).wall


@pytest.mark.clause("WH17")
@pytest.mark.parametrize("mine", ["24o24o", "24d24o", "24d24o24o", "24d24d", "12o36d"])
def test_with_none_or_more_of_the_point_nobody_eats(mine):
    state = play(position("24o13d", mine), "0 discard 24o")
    # Nobody was asked: the turn has gone on.
    assert (state.phase, state.to_act) == ("turn", (1,))
    assert refused(state, "1 eat") == ("WH17", "nothing-to-claim")


@pytest.mark.clause("WH17")
def test_only_the_next_player_eats():
    state = position("24o13d", "", "24o12d", "24d12s")
    assert play(state, "0 discard 24o").to_act == (1,)
    state = position("24o13d", "24d56o", "24o12d")
    after = play(state, "0 discard 24o")
    assert after.to_act == (1,)
    assert refused(after, "2 eat") == ("WH21", "not-asked")


@pytest.mark.clause("WH17", "WH20")
def test_who_has_an_open_pair_of_the_point_does_not_eat_it_again():
    # Seat 1 eats 24o, later holds one more 24o, which the next 24 discarded may not be eaten with.
    state = position("24o24s", "24o12d", wall="13o", dealer=0)
    state = play(state, "0 discard 24o", "1 eat", "1 discard 12d")
    state = play(until(state, 0), "0 discard 24s")
    assert (state.phase, state.to_act) == ("turn", (1,))
    # A kong of the point hinders likewise.
    state = position("24o13d", "24s24d24d 56o24o33o", wall="46o 12d 12o", dealer=1)
    state = play(until(play(state, "1 kong 24", "1 discard 56o"), 0), "0 discard 24o")
    assert held(state, 1)["24o"] == 1
    assert (state.phase, state.to_act) == ("turn", (1,))


@pytest.mark.clause("WH17")
def test_specials_in_the_hand_do_not_hinder_eating():
    state = play(position("24o13d", "24d F1 B 56o"), "0 discard 24o")
    assert "eat" in offers(state, 1)
    assert opened(play(state, "1 eat"), 1) == {("24d", "24o")}


@pytest.mark.clause("WH17")
def test_eating_is_a_choice():
    state = play(position("24o13d", "24d12o"), "0 discard 24o")
    assert faults(state, "1 pass") == ()
    after = play(state, "1 pass")
    assert after.to_act == (1,)
    assert opened(after, 1) == set()
    assert after.view(1).drawn is not None
    assert after.view(None).discards[-1].taken_by is None


# ── replace ──────────────────────────────────────────────────────────────────


@pytest.mark.clause("WH18")
@pytest.mark.parametrize(("tile", "pair"), [("24d", ("24s", "24d")), ("24s", ("24s", "24d"))])
def test_a_framed_discard_takes_the_place_of_the_plain_in_a_pair_of_the_hand(tile, pair):
    mine = "24s24o" if tile == "24d" else "24d24o"
    state = play(position(f"{tile}13d", mine), f"0 discard {tile}")
    assert set(offers(state, 1)) == {f"replace {tile}", "pass"}
    assert faults(state, "1 pass") == ()
    after, events = played(state, f"1 replace {tile}")
    assert Replaced(1, tile) in events
    assert opened(after, 1) == {pair}
    assert held(after, 1)["24o"] == 1
    assert after.view(None).discards[-1].taken_by == 1


@pytest.mark.clause("WH18.d")
def test_a_pair_of_the_hand_improved_by_a_discard_lies_open():
    state = position("24d13d", "24d24o24o12o")
    assert opened(state, 1) == set()
    state = play(state, "0 discard 24d", "1 replace 24d")
    assert opened(state, 1) == {("24d", "24d")}
    assert held(state, 1)["24o"] == 2


@pytest.mark.clause("WH18")
def test_no_discard_improves_two_plains_nor_a_framed_pair():
    for mine in ("24o24o", "24o24o24o12d", "24s24d", "24d24s24o12d"):
        state = play(position("24d13d", mine), "0 discard 24d")
        assert "replace 24d" not in (offers(state, 1) if state.phase == "claims" else {})
    # Nor does a plain one, nor of anybody but the player before.
    state = play(position("24o13d", "24d24o"), "0 discard 24o")
    assert (state.phase, state.to_act) == ("turn", (1,))
    state = play(position("24d13d", "", "24s24o"), "0 discard 24d")
    assert (state.phase, state.to_act) == ("turn", (1,))


def eaten(mine: str, tile: str, own: str = "", wall: str = "", **more: Any) -> WahuaState:
    """Seat 0 has eaten `tile` with `mine`, beside which it holds `own`, from dealer 3, and discarded 33o."""
    state = position(f"{mine}33o{own}", "", "", f"{tile}13d", wall=wall, dealer=3, **more)
    return play(state, f"3 discard {tile}", "0 eat", "0 discard 33o")


@pytest.mark.clause("WH18")
def test_a_discard_improves_an_open_mixed_pair_but_not_two_open_plains():
    # The draws: dealer 3, then seats 1, 2, 3 with 24d, 0.
    state = until(eaten("24o", "24s", wall="46o 46o 46o 24d"), 3)
    state = play(state, "3 discard 24d")
    assert set(offers(state, 0)) == {"replace 24d", "pass"}
    assert faults(state, "0 pass") == ()
    after = play(state, "0 replace 24d")
    assert opened(after, 0) == {("24s", "24d")}
    assert held(after, 0)["24o"] == 1
    plains = play(until(eaten("24o", "24o", wall="46o 46o 46o 24d"), 3), "3 discard 24d")
    assert (plains.phase, plains.to_act) == ("turn", (0,))


@pytest.mark.clause("WH18")
@pytest.mark.parametrize("drawn", ["24d", "24s"])
def test_a_framed_tile_drawn_to_two_open_plains_replaces_by_itself(drawn):
    state = until(eaten("24o", "24o", wall=f"46o 46o 46o 56o {drawn}"), 0)
    assert opened(state, 0) == {(drawn, "24o")}
    assert held(state, 0)[drawn] == 0
    assert held(state, 0)["24o"] == 1
    # The plain set free was not drawn: it is a gift like others (WH25).
    assert faults(state, "0 discard 24o") == ()


@pytest.mark.clause("WH18")
def test_a_framed_tile_drawn_to_a_pair_of_the_hand_takes_the_plain_s_place():
    state = position("24d24o13o33o", wall="24s")
    assert [unit.tiles for unit in state.view(0).units if unit.tiles[0][:2] == "24"] == [("24s", "24d")]
    assert opened(state, 0) == set()
    assert "WH26" in faults(state, "0 discard 24d")
    assert "WH26" not in faults(state, "0 discard 24o")


@pytest.mark.clause("WH18")
def test_an_open_mixed_pair_may_be_improved_at_any_own_turn_while_the_tile_is_held():
    state = until(eaten("24o", "24s", wall="46o 46o 46o 56o 24d 46d 45o 45o 12o"), 0)
    assert opened(state, 0) == {("24s", "24o")}
    assert held(state, 0)["24d"] == 1
    assert offers(state, 0)["replace 24d"] == ()
    later = until(
        play(state, "0 discard 46d") if held(state, 0)["46d"] else state.apply(0, state.timeout(0))[0], 0
    )
    assert "replace 24d" in offers(later, 0) or held(later, 0)["24d"] == 0
    after, events = played(state, "0 replace 24d")
    assert Replaced(0, "24d") in events
    assert opened(after, 0) == {("24s", "24d")}
    assert (held(after, 0)["24d"], held(after, 0)["24o"]) == (0, 1)
    # Nothing is drawn for it, and the turn goes on to its discard.
    assert after.view(None).wall == state.view(None).wall
    assert after.to_act == (0,)
    assert refused(after, "0 replace 24d") == ("WH18", "no-replace")
    assert refused(after, "0 replace 24s") == ("WH18", "no-replace")


@pytest.mark.clause("WH18")
def test_the_plain_set_free_from_an_open_pair_joins_those_in_the_hand():
    state = until(eaten("24o", "24s", "12o", wall="46o 46o 46o 56o 24o - - - 24d"), 0)
    state = until(play(state, "0 discard 12o"), 0)
    assert (held(state, 0)["24o"], held(state, 0)["24d"]) == (1, 1)
    assert held(play(state, "0 replace 24d"), 0)["24o"] == 2


# ── kong ─────────────────────────────────────────────────────────────────────


@pytest.mark.clause("WH19")
def test_all_three_framed_tiles_drawn_are_a_kong():
    state = position("16s16d13o33o", wall="16d 56o")
    after, events = played(state, "0 kong 16")
    assert Konged(0, "16") in events
    assert opened(after, 0) == {("16s", "16d", "16d")}
    assert held(after, 0)["56o"] == 1
    state = position("16s16d16o33o", wall="56o")
    assert refused(state, "0 kong 16") == ("WH19", "no-kong")


@pytest.mark.clause("WH19")
@pytest.mark.parametrize(("mine", "tile"), [("16s16d", "16d"), ("16d16d", "16s"), ("16d16d16o12o", "16s")])
def test_two_in_the_hand_and_the_third_discarded_by_the_player_before_are_a_kong(mine, tile):
    state = play(position(f"{tile}13d", mine, wall="56o 46s"), f"0 discard {tile}")
    assert set(offers(state, 1)) == {"kong 16", "pass"}
    after, events = played(state, "1 kong 16")
    assert Konged(1, "16") in events
    assert opened(after, 1) == {("16s", "16d", "16d")}
    # A tile is drawn for it, and one is discarded.
    assert held(after, 1)["46s"] == 1
    assert after.to_act == (1,)
    # Nobody but the next player may.
    state = play(position(f"{tile}13d", "", mine), f"0 discard {tile}")
    assert (state.phase, state.to_act) == ("turn", (1,))


@pytest.mark.clause("WH19")
def test_the_third_drawn_to_an_open_pair_of_framed_tiles_is_a_kong():
    state = until(eaten("24d", "24s", wall="46o 46o 46o 56o 24d 12o"), 0)
    assert held(state, 0)["24d"] == 1
    after = play(state, "0 kong 24")
    assert opened(after, 0) == {("24s", "24d", "24d")}
    assert held(after, 0)["12o"] == 1


@pytest.mark.clause("WH19.d")
def test_a_discard_makes_no_kong_of_an_open_pair():
    state = play(until(eaten("24d", "24s", wall="46o 46o 46o 24d"), 3), "3 discard 24d")
    assert (state.phase, state.to_act) == ("turn", (0,))
    # Nor does a mixed open pair and a framed tile held with it.
    state = until(eaten("24o", "24s", wall="46o 46o 46o 24d 24d 12o"), 0)
    assert "kong 24" not in offers(state, 0)


@pytest.mark.clause("WH19.d", "WH22")
def test_with_the_wall_empty_a_kong_ends_the_hand_drawn_and_counts():
    state = drawn_down(0, "16s16d12o12d", last="16d")
    assert state.view(None).wall == 0
    assert "WH27" in faults(state, "0 " + next(text for text in offers(state, 0) if "discard" in text))
    end, events = played(state, "0 kong 16")
    assert events[-2] == WallEmpty()
    assert end.view(None).winner is None
    assert opened(end, 0) == {("16s", "16d", "16d")}
    assert dict(standings(end.table_hand())[0].units)["16"] == KONG


# ── who comes first ──────────────────────────────────────────────────────────


@pytest.mark.clause("WH21")
def test_a_win_goes_before_a_kong_an_eat_and_a_replacement():
    # Seat 1 may make a kong of 12, seat 3 wins with it.
    state = play(position("12s36d", "12d12d", "", NINE + "14d14o"), "0 discard 12s")
    assert state.to_act == (1, 3)
    for order in (("1 kong 12", "3 win"), ("3 win", "1 kong 12")):
        end = play(state, *order)
        assert end.view(None).winner == 3
        assert opened(end, 1) == set()
    assert opened(play(state, "1 kong 12", "3 pass"), 1) == {("12s", "12d", "12d")}


@pytest.mark.clause("WH21")
def test_of_several_who_win_the_next_in_turn_comes_first():
    other = "66d66o 44d44o 33d33o 46d46o 25d25o 56d56o 15d15o 36d36o 16d16o 34d34o"
    state = play(position("12s24d", "", NINE + "14d14o", other, dealer=0), "0 discard 12s")
    assert state.to_act == (2, 3)
    # The nearer one may still win after the farther one has said so.
    assert play(state, "3 win").to_act == (2,)
    assert play(state, "3 win", "2 win").view(None).winner == 2
    assert play(state, "3 win", "2 pass").view(None).winner == 3
    # A win waits for nobody farther.
    assert play(state, "2 win").view(None).winner == 2


@pytest.mark.clause("WH21")
def test_who_is_asked_about_a_discard_is_told_to_nobody_else():
    state = play(position("12s36d", "12d12d", "", NINE + "14d14o"), "0 discard 12s")
    assert [state.view(seat).to_act for seat in (None, 0, 1, 2, 3)] == [(), (), (1,), (), (3,)]
    assert [bool(state.view(seat).offers) for seat in (0, 1, 2, 3)] == [False, True, False, True]
    assert refused(state, "2 pass") == ("WH21", "not-asked")
    # What one has answered shows nobody.
    answered = play(state, "1 kong 12")
    for seat in (None, 0, 2, 3):
        assert answered.view(seat) == state.view(seat)


@pytest.mark.clause("WH21")
def test_an_answer_to_a_discard_is_given_once_and_is_a_claim_or_a_pass():
    state = play(position("12s36d", "12d12d", "", NINE + "14d14o"), "0 discard 12s")
    assert refused(state, "1 discard 12d") == ("WH21", "claim-or-pass")
    assert refused(state, "1 win") == ("WH21", "no-win")
    assert refused(state, "1 replace 12s") == ("WH18", "no-replace")
    assert refused(state, "1 eat") == ("WH17", "no-eat")
    assert refused(state, "3 kong 12") == ("WH19", "no-kong")
    with pytest.raises(IllegalAction):
        play(state, "1 pass").apply(1, state.timeout(1))
