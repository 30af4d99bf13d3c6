"""Bombs and 510K, and what beats them (DZ16–DZ21, DZ29)."""

from typing import Any

import pytest

from paiju.core.actions import Play
from paiju.core.errors import IllegalAction
from paiju.texts import text
from tests.games.dazha.positions import beats, faced, no_combination, position, readings, rising, why_not
from tests.games.playing import cards, play

EIGHT: dict[str, Any] = {"mode": "eight_jokers"}


@pytest.mark.clause("DZ16")
def test_bombs_beat_all_that_are_none():
    for on in ("W", "WW", "TJQKA", "QQKKAA", "22233", "KKKAAA3456"):
        assert beats("3333", on)
        assert why_not(on, "3333") == ("DZ16", "needs-bomb")


@pytest.mark.clause("DZ16")
def test_bombs_rise_by_number_then_rank():
    rising(["3333", "4444", "AAAA", "2222", "33333", "22222", "333333", "3333333", "33333333"])
    assert why_not("4s4s4h4h", "4d4d4c4c") == ("DZ16", "bomb-too-low")


@pytest.mark.clause("DZ16")
def test_a_bomb_carries_nothing():
    assert no_combination("333345", beside="9") == ("DZ16", "bomb-alone")


@pytest.mark.clause("DZ17")
def test_jokers_are_laid_to_four_natural_cards_or_more():
    assert readings("3333W") == ["bomb:3*5"]
    assert readings("2222wWW", beside="9") == ["bomb:2*7"]
    assert readings("33333wwWW", beside="9") == ["bomb:3*9"]
    assert readings("333W", beside="9") == readings("33WW", beside="9") == readings("3W") == []
    assert no_combination("33WW", beside="9") == ("DZ17", "joker-needs-bomb")
    assert beats("3333W", "2222")
    # A joker counts for what it is laid to.
    assert why_not("3333W", "44444") == ("DZ16", "bomb-too-low")


@pytest.mark.clause("DZ18", "DZ18.d")
def test_nine_is_the_cap():
    assert readings("88888888W", beside="9") == ["bomb:8*9"]
    assert readings("88888888wW", beside="9") == []
    assert no_combination("88888888wW", beside="9") == ("DZ18.d", "bomb-capped")
    assert "bomb:8*9" in map(str, position("88888888wW", "", "", "").legal(0))
    assert readings("88888888wwW", beside="9", **EIGHT) == ["bomb:8*11"]
    assert no_combination("88888888wwWW", beside="9", **EIGHT) == ("DZ18.d", "bomb-capped")


@pytest.mark.clause("DZ19")
def test_four_jokers_are_the_highest_bomb_of_nine():
    assert readings("wwWW", beside="9") == ["jokers:W"]
    assert beats("wwWW", "22222222W")
    assert why_not("22222222W", "wwWW") == ("DZ19", "bomb-too-low")
    assert beats("wwWW", "3")
    assert readings("wwWW", beside="9", **EIGHT) == []


@pytest.mark.clause("DZ20")
def test_2s_rank_as_what_they_are():
    assert beats("33333", "2222")
    assert not beats("2222", "33333")
    rising(["AAAAA", "22222", "333333"])


@pytest.mark.clause("DZ21")
def test_four_equal_jokers_beat_nine_and_all_below():
    assert readings("WWWW", beside="9", **EIGHT) == ["big_jokers:W"]
    assert readings("wwww", beside="9", **EIGHT) == ["little_jokers:w"]
    rising(["2", "3333", "22222222", "2222222ww", "wwww", "WWWW"], **EIGHT)
    assert why_not("2222222ww", "wwww", **EIGHT) == ("DZ21", "bomb-too-low")
    assert no_combination("WWWWw", **EIGHT) == ("DZ11.d", "jokers-apart")
    # To a bomb of a rank any jokers may be laid.
    assert readings("4444WWWW", beside="9", **EIGHT) == ["bomb:4*8"]


@pytest.mark.clause("DZ21.d")
def test_ten_beats_both():
    rising(["WWWW", "333333wwww", "4444444www", "33333333www"], **EIGHT)
    assert why_not("wwww", "33333333WW", **EIGHT) == ("DZ21.d", "bomb-too-low")


@pytest.mark.clause("DZ29", "DZ29.d")
def test_510K_stands_between_all_else_and_the_bombs():
    on: dict[str, Any] = {"five_ten_king": True}
    assert readings("5sThKd", beside="9", **on) == ["five_ten_king:K"]
    assert readings("5sTsKs", beside="9", **on) == ["five_ten_king_suited:K"]
    rising(["22233", "5sThKd", "5sTsKs", "3333"], **on)
    for other in ("W", "WW", "TJQKA", "QQKKAA", "KKKAAA3456"):
        assert beats("5sThKd", other, **on)
        assert why_not(other, "5sThKd", **on) == ("DZ29.d", "five-ten-king-stands")


@pytest.mark.clause("DZ29")
@pytest.mark.parametrize(
    ("mine", "on", "code"),
    [("4", "33", "kind-differs"), ("44", "33345", "needs-triple"), ("44", "3334446789", "needs-plane")],
)
def test_who_is_refused_hears_of_510K_where_it_would_beat(mine: str, on: str, code: str) -> None:
    assert why_not(mine, on)[1] == code
    assert why_not(mine, on, five_ten_king=True)[1] == f"{code}-510k"
    assert beats("5sThKd", on, five_ten_king=True)


@pytest.mark.clause("DZ16")
def test_bombs_are_called_as_at_this_table_also_by_the_error_alone() -> None:
    with pytest.raises(IllegalAction) as refused:
        faced("4", "33333", "5").check(1, Play(cards("4")))
    assert "5-card bomb of 3s" in str(refused.value)
    assert "5 张炸弹 3" in refused.value.text("zh")
    assert "5-phase" in text("error-needs-bomb", played="single:4", on="bomb:3*5")


@pytest.mark.clause("DZ29.d")
def test_suits_of_510K_do_not_differ_and_equal_ones_do_not_beat():
    on: dict[str, Any] = {"five_ten_king": True}
    assert why_not("5hThKh", "5sTsKs", **on) == ("DZ29.d", "five-ten-king-stands")
    assert why_not("5hTsKd", "5sThKc", **on) == ("DZ29.d", "five-ten-king-stands")
    state = faced("5h5sTsTdKs", "22233", **on)
    assert {"five_ten_king:K", "five_ten_king_suited:K"} <= {str(move) for move in state.legal(1)}
    (mixed,) = [
        a for a, m in zip(state.actions(1), state.legal(1), strict=True) if str(m) == "five_ten_king:K"
    ]
    assert str(state.apply(1, mixed)[0].on) == "five_ten_king:K"


def test_every_move_that_is_offered_comes_with_cards_that_make_it_up():
    state = position("5s5hThKdKc2s 3s3h3d3c4s W", "7", "8", "9", five_ten_king=True)
    moves = state.legal(0)
    laid = [state.apply(0, action)[0].tricks.trick[0].reading for action in state.actions(0)]
    assert laid == list(map(str, moves))
    assert {"five_ten_king:K", "bomb:3*5", "triple_two:3*5"} < set(laid)


@pytest.mark.clause("DZ29")
def test_without_the_option_510K_is_nothing():
    assert readings("5sThKd") == readings("5sTsKs") == []
    assert no_combination("5sTsKs") == ("DZ9", "not-adjacent")


@pytest.mark.clause("DZ29.d")
def test_510K_earns_nothing():
    state = position("5sThKd", "7", "8", "9", five_ten_king=True)
    state = play(state, "0 5sThKd")
    assert state.bombs == ()
