"""Pressing, what it costs, the order of discards and broken pairs (WH24–WH26, WH31)."""

from itertools import product
from typing import Any

import pytest

from paiju.core.actions import Discard
from paiju.games.wahua.play import WahuaState
from tests.games.wahua.positions import (
    dealt,
    faults,
    fled,
    held,
    judged,
    offers,
    opened,
    play,
    position,
    refused,
    settled,
    until,
    values,
)

TEN = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o 14d14o"

CLASS_TILES = {1: "24o", 2: "16o", 3: "66o", 4: "25o", 5: "36o", 6: "12d"}
"""A tile of each class for seat 0 of `classed`."""


def classed(held_class: int, drawn_class: int, **options: Any) -> WahuaState:
    """Seat 0 to discard, with a tile of one class held for long and one drawn now, 13s, and pairs besides.

    It has discarded 24o before and has an open kong of 16 and the pair 66s66d; seat 3 has an open kong of 25.
    """
    mine = "16s16d 66s66d 13s" + CLASS_TILES[held_class]
    wall = f"- - 24o - - - {CLASS_TILES[drawn_class]}"
    state = position(mine, "", "", "16d 25s25d25d", wall=wall, dealer=3, paired=(0,), **options)
    state = play(state, "3 kong 25", "3 discard 16d", "0 kong 16", "0 discard 24o")
    return until(state, 0)


@pytest.mark.clause("WH25")
@pytest.mark.parametrize(("earlier", "later"), [(a, b) for a, b in product(range(1, 7), repeat=2) if a < b])
def test_a_tile_of_an_earlier_class_goes_first(earlier, later):
    state = classed(later, earlier)
    first, second = CLASS_TILES[earlier], CLASS_TILES[later]
    assert "WH25" not in faults(state, f"0 discard {first}")
    assert "WH25" in faults(state, f"0 discard {second}")
    assert {"WH26"} & set(faults(state, f"0 discard {first}") + faults(state, f"0 discard {second}")) == set()
    # To discard the first 24o before a plain of the second to fourth class was pressing already.
    before = judged(state, 0)
    assert before == (("WH25",) if later in (2, 3, 4) else ())
    assert judged(play(state, f"0 discard {second}"), 0) == ("WH25",)
    assert judged(play(state, f"0 discard {first}"), 0) == before


@pytest.mark.clause("WH25")
def test_the_choice_within_a_class_is_free():
    # Gifts of two points, single plains of two, single framed tiles of two.
    for tiles, loose in (
        ("66s66d66o 44s44d44o", ("66o", "44o")),
        ("36o 14o", ("36o", "14o")),
        ("12s 36d", ("12s", "36d")),
    ):
        state = position(tiles, wall="46s", paired=(0,))
        for tile in loose:
            assert faults(state, f"0 discard {tile}") == ()


@pytest.mark.clause("WH25")
def test_white_again_goes_even_if_it_would_make_a_pair():
    # Seat 0 discards one of two 24o that were loose at different times: the second one drawn pairs with one held.
    state = position("24o36o", wall="46d - - - 24o - - - 24o", paired=(0,))
    state = until(play(state, "0 discard 24o"), 0)
    assert held(state, 0)["24o"] == 1
    # Held on against the order, and another one drawn: both would be a pair, and both must go.
    assert "WH25" in faults(state, "0 discard 36o")
    state = until(play(state, "0 discard 36o"), 0)
    assert held(state, 0)["24o"] == 2
    assert faults(state, "0 discard 24o") == ()
    state = until(play(state, "0 discard 24o"), 0)
    assert faults(state, "0 discard 24o") == ()
    # A plain that was not drawn after one was discarded is not meant.
    state = position("24o24o36o12s", wall="24o - - - 46s", paired=(0,))
    state = until(play(state, "0 discard 24o"), 0)
    assert "WH26" in faults(state, "0 discard 24o")
    assert faults(state, "0 discard 36o") == ()


@pytest.mark.clause("WH25", "WH26")
def test_a_white_again_that_is_gone_binds_no_other_tile_of_its_point():
    state = position("24o12o", wall="46d - - - 24o - - - 24d", paired=(0,))
    for _ in range(2):
        state = until(play(state, "0 discard 24o"), 0)
    assert held(state, 0)["24d"] == 1
    assert faults(state, "0 discard 24d") == ("WH25",)
    assert faults(state, "0 discard 12o") == ()


@pytest.mark.clause("WH25", "WH26")
def test_a_white_again_makes_no_pair_with_a_framed_tile_either():
    state = position("24o12o", wall="46d - - - 24o - - - 24d", paired=(0,))
    state = until(play(state, "0 discard 24o"), 0)
    state = until(play(state, "0 discard 12o"), 0)
    assert (held(state, 0)["24o"], held(state, 0)["24d"]) == (1, 1)
    assert faults(state, "0 discard 24d") == ("WH25",)
    assert faults(state, "0 discard 24o") == ()


@pytest.mark.clause("WH25.d")
def test_a_plain_set_free_by_a_replacement_is_not_of_the_first_class():
    # Seat 0 discards 24o, eats another one with 24s later, and 24d drawn sets the plain free.
    state = position("24o24s24o36o", wall="46d - - - 24d", paired=(0,))
    state = until(play(state, "0 discard 24o"), 0)
    assert held(state, 0)["24o"] == 1
    # 24s24d are the pair, and 24o is a gift, not white again; 66o beside 66s66d is of the same class.
    assert faults(state, "0 discard 24o") == ()
    other = position("24o24s24o 66s66d66o", wall="46d - - - 24d", paired=(0,))
    other = until(play(other, "0 discard 24o"), 0)
    assert faults(other, "0 discard 66o") == ()


@pytest.mark.clause("WH25.d")
def test_a_kong_not_declared_is_one_s_own_kong_for_the_order():
    state = position("16s16d16d16o 66s66d66o12s", wall="46s", paired=(0,))
    assert "WH25" in faults(state, "0 discard 66o")
    assert "WH25" not in faults(state, "0 discard 16o")


@pytest.mark.clause("WH25")
def test_a_plain_of_another_s_kong_is_no_such_single_where_it_makes_a_pair():
    state = classed(4, 5)
    assert faults(state, "0 discard 25o") == ()
    mine = "25o25o36o12s14s46d"
    state = position(mine, "", "", "25s25d25d", wall="- - -", dealer=3, paired=(0,))
    state = until(play(state, "3 kong 25"), 0)
    assert faults(state, "0 discard 25o") == ("WH26",)
    # One's own kong of a point is not another's.
    assert opened(state, 3) == {("25s", "25d", "25d")}


# ── pairs ────────────────────────────────────────────────────────────────────


@pytest.mark.clause("WH26")
@pytest.mark.parametrize("pair", ["24s24d", "24s24o", "24d24d", "24d24o", "24o24o"])
def test_breaking_a_pair_is_pressing(pair):
    state = position(pair + "36o12s", wall="46s", paired=(0,))
    for tile in {pair[:3], pair[3:]}:
        assert faults(state, f"0 discard {tile}") == ("WH26",)
        assert judged(play(state, f"0 discard {tile}"), 0) == ("WH26",)


@pytest.mark.clause("WH26")
def test_with_nothing_but_pairs_and_a_framed_tile_that_goes_and_no_pair():
    state = position("24s24d", wall="46s", paired=(0,))
    assert {text for text, by in offers(state, 0).items() if text.startswith("discard") and not by} == set()
    # At 看花 there is a win to take; with 24d24d and 24s there is a kong.
    assert faults(state, "0 discard 46s") == ("WH28",)


# ── what it costs ────────────────────────────────────────────────────────────


@pytest.mark.clause("WH24")
def test_who_is_judged_has_no_points_at_all():
    state = position("66s66d F1 36o 12s24d", wall="46s13o", paired=(0,))
    assert (state.view(0).value or 0) > 1000
    pressed = fled(play(state, "0 discard 12s"))
    assert values(pressed, 0) == {}
    (line,) = [line for line in pressed.lines if line.persons == {"who": 0}]
    assert (line.clause, line.reason, line.params) == ("WH24", "pressed", {"clauses": "WH25"})
    clean = fled(play(state, "0 discard 36o"))
    assert values(clean, 0)["66s66d"] == 1600
    assert values(clean, 0)["F1"] == 500


@pytest.mark.clause("WH24")
def test_what_would_be_pressing_is_not_legal_under_forbid():
    state = position("66s66d 36o 12s24d14o", wall="46s", paired=(0,), pressing="forbid")
    assert {text for text in offers(state, 0) if text.startswith("discard")} == {"discard 36o", "discard 14o"}
    assert all(not by for by in offers(state, 0).values())
    assert refused(state, "0 discard 12s") == ("WH25", "pressing-forbidden")
    assert refused(state, "0 discard 66s") == ("WH26", "pressing-forbidden")
    judge = position("66s66d 36o 12s24d14o", wall="46s", paired=(0,))
    assert {action.tile for action in judge.legal(0) if isinstance(action, Discard)} == set(held(judge, 0))


@pytest.mark.clause("WH24.d", "WH8")
def test_a_winner_who_pressed_has_nothing_but_has_won():
    state = until(position("", TEN, wall="- 36o - - - 11d - - - 12s"), 1)
    state = until(play(state, "1 discard 11o"), 1)
    assert judged(state, 1) == ("WH26",)
    state = until(play(state, "1 discard 36o"), 1)
    end = play(state, "1 win")
    assert (end.view(None).winner, end.view(None).values[1]) == (1, 0)
    assert values(settled(end), 1) == {}
    assert settled(end).totals[1] < 0
    # Not the dealer has won, so the next one deals.
    assert end.carry().dealer == 1


@pytest.mark.clause("WH31")
def test_pressing_is_told_to_its_player_at_once_and_to_all_at_the_settlement():
    state = play(position("66s66d 36o 12s24d14o", wall="46s", paired=(0,)), "0 discard 12s")
    assert state.view(0).judged == (("WH25",), (), (), ())
    for seat in (None, 1, 2, 3):
        assert state.view(seat).judged == ((), (), (), ())
    end = until(state, 1)
    end = play(end, "1 flee")
    for seat in (None, 0, 1, 2, 3):
        assert end.view(seat).judged == (("WH25",), (), (), ())
    (line,) = [line for line in settled(end).lines if line.clause == "WH24"]
    assert line.params["clauses"] == "WH25"


@pytest.mark.clause("WH31", "WH24")
def test_several_kinds_are_named_together():
    state = position("16s16d16d 36o 12s24d 14o13o", wall="46s", paired=(0,))
    state = until(play(state, "0 discard 12s"), 1)
    (line,) = [line for line in fled(state).lines if line.clause == "WH24"]
    assert line.params["clauses"] == "WH25, WH27"
    assert dealt().view(0).judged == ((), (), (), ())
