"""Pairs, winning and the drawn hand (WH20–WH23)."""

import pytest

from paiju.core.actions import Win
from paiju.games.wahua.events import WallEmpty, Won
from tests.games.wahua.positions import (
    dealt,
    drawn_down,
    faults,
    fled,
    held,
    offers,
    opened,
    play,
    played,
    played_out,
    position,
    refused,
    settled,
    until,
    values,
)

NINE = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o "
TEN = NINE + "14d14o"


@pytest.mark.clause("WH20")
def test_nobody_has_two_pairs_of_a_point():
    state = position("44s44d44o44o", wall="12d")
    assert [unit.tiles for unit in state.view(0).units if unit.tiles[0][:2] == "44"] == [("44s", "44d")]
    # Two doubles and two plains: the plains are gifts.
    state = position("11d11d11o11o", wall="12d")
    assert [unit.tiles for unit in state.view(0).units if unit.tiles[0][:2] == "11"] == [("11d", "11d")]
    assert faults(state, "0 discard 11o") == ()
    # So eleven pairs, two of them of a point, are ten and a gift pair, and no win.
    state = position(NINE[:-7] + "45d45d 45o45o", wall="12s")
    assert "win" not in offers(state, 0)


@pytest.mark.clause("WH20.d")
@pytest.mark.parametrize(
    ("tiles", "unit", "value"),
    [("44s44d44d", "44s44d44d", 1600), ("44s44d44d44o", "44s44d44d", 1600), ("44d44d44o", "44d44d", 400)],
)
def test_three_framed_tiles_count_as_a_kong_that_is_not_declared(tiles, unit, value):
    assert values(fled(dealt("", tiles)), 1)[unit] == value


@pytest.mark.clause("WH20.d")
def test_a_third_framed_tile_beside_an_open_framed_pair_counts_as_a_kong_at_the_end():
    state = position(
        "24d33o12o36o", "", "", "24s13d", wall="46o 46o 46o 56o 24d", dealer=3, paired=(0,), grace_round=True
    )
    state = until(play(state, "3 discard 24s", "0 eat", "0 discard 33o"), 0)
    assert (opened(state, 0), held(state, 0)["24d"]) == ({("24s", "24d")}, 1)
    # It is not declared, and the hand ends before that is judged.
    settlement = fled(until(play(state, "0 discard 12o"), 1))
    assert values(settlement, 0)["24s24d24d"] == 400


@pytest.mark.clause("WH20.d")
def test_an_open_mixed_pair_counts_as_it_lies():
    state = position("24o33o", "", "", "24s13d", wall="46o 46o 46o 56o 24d", dealer=3, paired=(0,))
    state = until(play(state, "3 discard 24s", "0 eat", "0 discard 33o"), 0)
    assert held(state, 0)["24d"] == 1
    state = state.apply(0, state.timeout(0))[0]
    settlement = fled(until(state, 1))
    assert values(settlement, 0)["24s24o"] == 100
    assert "24s24d" not in values(settlement, 0)


# ── the win ──────────────────────────────────────────────────────────────────


@pytest.mark.clause("WH21")
@pytest.mark.parametrize("odd", ["12s", "12d"])
def test_ten_pairs_and_a_framed_tile_win_by_the_own_draw(odd):
    state = position(TEN, wall=odd)
    assert offers(state, 0)["win"] == ()
    end, events = played(state, "0 win")
    assert events[0] == Won(0, odd, None)
    view = end.view(None)
    assert (view.winner, view.odd, view.tile) == (0, odd, odd)
    assert end.to_act == ()


@pytest.mark.clause("WH21")
def test_the_odd_tile_is_never_plain():
    assert "win" not in offers(position(TEN, wall="12o"), 0)
    # Nor where the last tile makes the tenth pair and a plain is left.
    assert "win" not in offers(position(NINE + "14d12o", wall="14o"), 0)
    assert "win" in offers(position(NINE + "14d12d", wall="14o"), 0)
    assert play(position(NINE + "14d12d", wall="14o"), "0 win").view(None).odd == "12d"


@pytest.mark.clause("WH21")
def test_nine_pairs_and_three_loose_framed_tiles_do_not_win():
    state = position(NINE + "14d12s", wall="36d")
    assert "win" not in offers(state, 0)
    assert refused(state, "0 win") == ("WH21", "no-win")


@pytest.mark.clause("WH21")
def test_a_kong_counts_as_a_pair():
    state = position("16s16d" + NINE[:-1], wall="16d 36s")
    assert "win" not in offers(state, 0)
    end = play(state, "0 kong 16", "0 win")
    assert end.view(None).odd == "36s"
    assert values(settled(end), 0)["16s16d16d"] == 3200


@pytest.mark.clause("WH21")
def test_three_framed_tiles_in_the_hand_are_konged_before_winning():
    # Ten pairs stand, and the third framed tile of one is drawn: it is no odd tile, and no other wins before the kong.
    state = position("16s16d" + NINE, wall="16d 36s")
    assert "win" not in offers(state, 0)
    assert offers(state, 0)["kong 16"] == ()
    # Nine pairs, the three framed of 16 and a plain: the tile that pairs the plain does not win.
    state = position(NINE[7:] + "16s16d16d 14o", wall="14d")
    assert "win" not in offers(state, 0)


@pytest.mark.clause("WH20.d", "WH21")
def test_the_third_framed_tile_beside_an_open_framed_pair_is_konged_before_winning():
    # Seat 0 eats 14s with 14d, then stands at ten pairs and draws 14d: no win, but the kong, and then one.
    state = position("14d12o" + NINE, "", "", "14s46d", wall="46o 46o 46o 46s 14d 36s", dealer=3)
    state = play(state, "3 discard 14s", "0 eat", "0 discard 12o")
    state = until(state, 0)
    assert held(state, 0)["14d"] == 1
    assert "win" not in offers(state, 0)
    end = play(state, "0 kong 14", "0 win")
    assert end.view(None).odd == "36s"


@pytest.mark.clause("WH21.d")
@pytest.mark.parametrize("discarder", [0, 2, 3])
def test_anybody_s_discard_may_be_won(discarder):
    hands = ["", TEN, "", ""]
    hands[discarder] = "12s46d"
    state = play(position(*hands, dealer=discarder, wall="56o"), f"{discarder} discard 12s")
    assert "win" in offers(state, 1)
    end, events = played(state, "1 win")
    assert events[0] == Won(1, "12s", discarder)
    assert (end.view(None).winner, end.view(None).odd) == (1, "12s")
    assert end.view(None).discards[-1].taken_by == 1
    # It counts what the own draw counts.
    own = play(position("", TEN, wall="12s", dealer=1), "1 win")
    assert values(settled(end), 1)["12s"] == values(settled(own), 1)["12s"] == 1600


@pytest.mark.clause("WH21.d")
def test_the_odd_tile_may_be_of_the_point_of_an_open_mixed_pair():
    # An open 14s14o, nine pairs less one and 14d loose: the tile that makes the tenth pair wins.
    state = position(
        "14o12o 36o" + NINE[:-1][:-6], "", "", "14s46d", wall="46o 46o 46o 46s 14d 36d", dealer=3
    )
    hand = "14o 12o 45o" + NINE[:-7]
    state = position(hand + " 33o", "", "", "14s46d", wall="46o 46o 46o 56o 14d 56o 56d 46d 45d", dealer=3)
    state = until(play(state, "3 discard 14s", "0 eat", "0 discard 33o"), 0)
    assert held(state, 0)["14d"] == 1
    state = until(play(state, "0 discard 12o"), 0)
    assert held(state, 0)["45d"] == 1
    assert "win" in offers(state, 0)
    end = play(state, "0 win")
    assert end.view(None).odd == "14d"


@pytest.mark.clause("WH23", "WH21.d")
def test_when_all_ten_pairs_stand_any_framed_tile_of_another_point_wins():
    points = {tile[:2] for tile in NINE.split()} | {"14"}
    for point in ("12", "36", "66", "46"):
        for kind in "sd":
            assert "win" in offers(position(TEN, wall=point + kind), 0)
            assert "win" in offers(
                play(position("", TEN, point + kind + "33o", dealer=2), f"2 discard {point}{kind}"), 1
            )
    for point in points:
        state = position(TEN, wall=point + "s")
        assert "win" not in offers(state, 0)
        state = play(position("", TEN, point + "s33o", dealer=2), f"2 discard {point}s")
        assert state.phase == "turn"


@pytest.mark.clause("WH23")
def test_at_ten_pairs_with_a_mixed_one_open_a_tile_of_its_point_does_not_win():
    state = position("14o12o" + NINE, "", "", "14s46d", wall="46o 46o 46o 56o 14d 36s", dealer=3)
    state = until(play(state, "3 discard 14s", "0 eat", "0 discard 12o"), 0)
    assert held(state, 0)["14d"] == 1
    assert Win() not in state.legal(0)
    assert set(offers(state, 0)) >= {"replace 14d", "discard 14d"}


# ── the drawn hand ───────────────────────────────────────────────────────────


@pytest.mark.clause("WH22")
def test_when_the_wall_is_used_up_the_hand_is_drawn_and_counted():
    state, events = played_out(position())
    view = state.view(None)
    assert events[-2] == WallEmpty()
    assert (view.winner, view.odd, view.wall) == (None, None, 0)
    # All count their pairs, and nobody an odd tile.
    assert min(view.values) > 0
    assert view.values == tuple(sum(values(settled(state), person).values()) for person in range(4))
    assert "odd" not in {line.reason for line in settled(state).lines}
    assert any(settled(state).totals)


@pytest.mark.clause("WH22.d")
def test_the_last_discard_may_still_be_claimed():
    state = drawn_down(0, "12s33o", TEN, last="56o")
    state = play(state, "0 discard 12s")
    assert "win" in offers(state, 1)
    assert play(state, "1 win").view(None).winner == 1


@pytest.mark.clause("WH22.d")
def test_a_special_drawn_last_counts_and_ends_the_hand():
    for last in ("F1", "B"):
        for dealer in range(4):
            state, events = played_out(position(dealer=dealer, last=last))
            assert events[-2] == WallEmpty()
            (owner,) = [seat for seat in range(4) if last in state.view(None).specials[seat]]
            assert any(
                line.clause == "WH38" and line.persons == {"who": owner} and last in str(line.params["tiles"])
                for line in settled(state).lines
            )
