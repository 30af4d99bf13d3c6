"""Combinations and what beats them (DZ7–DZ15)."""

import pytest

from paiju.games.dazha.about import lexicon
from paiju.games.dazha.options import DazhaOptions
from tests.games.dazha.positions import beats, faced, no_combination, position, readings, rising, why_not
from tests.games.playing import play


@pytest.mark.clause("DZ7")
def test_singles_rise_from_three_to_the_big_joker():
    rising(["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "w", "W"])
    assert why_not("4s", "4h") == why_not("3", "4") == ("DZ7", "too-low")
    assert why_not("33", "4") == ("DZ7", "kind-differs")


@pytest.mark.clause("DZ8")
def test_pairs_rise_to_the_big_jokers():
    rising(["33", "99", "TT", "AA", "22", "ww", "WW"])
    assert readings("WW") == ["pair:W"]
    assert why_not("4", "33") == ("DZ8", "kind-differs")
    assert no_combination("34") == ("DZ8", "ranks-differ")


@pytest.mark.clause("DZ8.d")
def test_one_joker_of_each_is_no_pair():
    for options in ({}, {"mode": "eight_jokers"}):
        assert readings("wW", **options) == []
        assert no_combination("wW", **options) == ("DZ8.d", "mixed-pair")


@pytest.mark.clause("DZ9")
def test_a_straight_has_five_or_more_adjacent_ranks():
    assert readings("34567") == ["straight:3-7"]
    assert readings("3456789TJQKA") == ["straight:3-A"]
    assert readings("TJQKA") == ["straight:T-A"]
    assert no_combination("3456") == ("DZ9", "straight-short")
    assert no_combination("34568") == ("DZ9", "not-adjacent")


@pytest.mark.clause("DZ9")
def test_no_2_and_no_joker_in_a_straight():
    assert readings("JQKA2") == readings("3456W") == []
    assert no_combination("JQKA2") == ("DZ9", "two-in-run")
    assert no_combination("3456W") == ("DZ9", "joker-in-run")


@pytest.mark.clause("DZ10")
def test_a_pair_run_has_two_or_more_adjacent_pairs():
    assert readings("5566") == ["pair_run:5-6"]
    assert readings("556677") == ["pair_run:5-7"]
    assert readings("KKAA") == ["pair_run:K-A"]
    assert no_combination("5577") == ("DZ10", "not-adjacent")
    assert no_combination("AA22") == ("DZ10", "two-in-run")
    assert no_combination("KKAAWW") == ("DZ10", "joker-in-run")
    assert no_combination("55667") == ("DZ10", "pairs-only")


@pytest.mark.clause("DZ10.d")
def test_runs_compare_with_runs_as_long_by_the_top():
    rising(["34567", "45678", "TJQKA"])
    rising(["3344", "4455", "KKAA"])
    for mine, on in (("456789", "34567"), ("89TJQ", "345678"), ("445566", "3344"), ("6677", "334455")):
        assert why_not(mine, on) == ("DZ10.d", "kind-differs")
    assert why_not("3s4s5s6s7s", "3h4h5h6h7h") == ("DZ10.d", "too-low")
    assert why_not("4s4h5s5h", "4d4c5d5c") == ("DZ10.d", "too-low")


@pytest.mark.clause("DZ11")
def test_a_triple_goes_with_any_two_cards():
    for kickers in ("45", "44", "2A", "WW", "wW", "4W"):
        assert readings(f"333{kickers}", beside="99") == ["triple_two:3*5"]
    assert readings("22245") == ["triple_two:2*5"]
    assert no_combination("333456", beside="9") == ("DZ11", "triple-kickers")
    assert why_not("44", "33345") == why_not("4445556789", "33345") == ("DZ12.d", "needs-triple")


@pytest.mark.clause("DZ11.d")
def test_three_equal_jokers_are_a_triple_where_there_are_eight():
    assert readings("WWW45", beside="9", mode="eight_jokers") == ["triple_two:W*5"]
    assert beats("www45", "22233", mode="eight_jokers")
    assert beats("WWW45", "www66", mode="eight_jokers")
    assert readings("WWWw5", beside="9", mode="eight_jokers") == []
    for text in ("WWWww", "WWWw5", "WWWw45", "WWWW5"):
        assert no_combination(text, mode="eight_jokers") == ("DZ11.d", "jokers-apart"), text
    # Without a further joker they are like any triple.
    for text in ("WWW5", "www5"):
        assert no_combination(text, beside="9", mode="eight_jokers") == ("DZ12", "triple-kickers")
    assert no_combination("WWW567", beside="9", mode="eight_jokers") == ("DZ11", "triple-kickers")
    assert no_combination("55W6", mode="eight_jokers") == ("DZ10", "joker-in-run")
    assert no_combination("WW5", beside="9", mode="eight_jokers") == ("DZ17", "joker-needs-bomb")
    assert readings("WWW", **{"mode": "eight_jokers"}) == ["triple_two:W*3"]
    assert no_combination("WWw") == ("DZ11.d", "no-joker-triple")


@pytest.mark.clause("DZ12")
def test_the_last_triple_goes_with_one_card_or_none():
    assert readings("3334") == ["triple_two:3*4"]
    assert readings("333") == ["triple_two:3*3"]
    assert (
        no_combination("3334", beside="9") == no_combination("333", beside="99") == ("DZ12", "triple-kickers")
    )
    # With one card left beside it, it does not go alone.
    assert readings("333", beside="4") == []
    # Nor with one where two are left.
    assert readings("3334", beside="5") == []


@pytest.mark.clause("DZ12")
def test_the_follower_needs_two_unless_nothing_else_is_left():
    on = "33345"
    assert beats("44456", on)
    assert not beats("444", on)
    assert not beats("4445", on)
    assert beats("444", on, beside="")
    assert beats("4445", on, beside="")
    assert "triple_two:4*4" in map(str, faced("4445", on, beside="").legal(1))


@pytest.mark.clause("DZ12.d")
def test_only_the_triple_is_compared():
    assert beats("4445", "33322", beside="")
    assert beats("444", "333AA", beside="")
    assert beats("44456", "3335")
    assert why_not("44456", "5553") == ("DZ12.d", "too-low")


@pytest.mark.clause("DZ12.d")
def test_the_last_cards_WWWw_are_played_apart():
    assert no_combination("WWWw", mode="eight_jokers") == ("DZ21", "jokers-alike")
    state = position("WWWw", "5", "6", "7", mode="eight_jokers")
    offered = {str(move) for move in state.legal(0)}
    assert offered == {"single:w", "single:W", "pair:W"}
    assert play(state, "0 WW", "1 pass", "2 pass", "3 pass", "0 W", "1 pass", "2 pass", "3 pass").to_act == (
        0,
    )


@pytest.mark.clause("DZ13")
def test_a_plane_goes_with_two_cards_for_each_triple():
    assert readings("3334445567", beside="9") == ["plane:3-4*10"]
    assert readings("333444555" + "667788", beside="9") == ["plane:3-5*15"]
    assert readings("333444WW25", beside="9") == ["plane:3-4*10"]
    assert no_combination("333444" + "567", beside="9T") == ("DZ14.d", "plane-kickers")
    assert no_combination("333444" + "56789", beside="9") == ("DZ13", "plane-kickers")
    assert no_combination("333555" + "6789", beside="9") == ("DZ13", "not-adjacent")


@pytest.mark.clause("DZ13.d")
def test_no_2_and_no_joker_makes_a_plane():
    assert readings("AAA2223456", beside="9") == []
    assert no_combination("AAA2223456", beside="9") == ("DZ13", "two-in-run")
    assert readings("222WWW3456", beside="9", mode="eight_jokers") == []
    assert readings("KKKAAA3456", beside="9") == ["plane:K-A*10"]


@pytest.mark.clause("DZ14", "DZ14.d")
def test_the_last_plane_goes_with_all_that_is_left_or_with_nothing():
    assert readings("333444" + "56T") == ["plane:3-4*9"]
    assert readings("333444", beside="56T") == ["plane:3-4*6"]
    assert readings("333444") == ["plane:3-4*6"]
    # Neither all nor nothing.
    assert readings("333444" + "56", beside="T") == []
    # Enough is held: only the full number will do.
    assert readings("333444", beside="56TJ") == []
    assert readings("333444" + "56T", beside="J") == []


@pytest.mark.clause("DZ14.d")
def test_planes_compare_by_the_triples_among_as_many():
    assert beats("444555", "3334446789", beside="")
    assert beats("4445556677", "333444")
    assert beats("444555666778899", "333444555")
    assert why_not("444555666" + "778899", "3334446789") == ("DZ14.d", "needs-plane")
    assert why_not("44455", "3334446789") == ("DZ14.d", "needs-plane")
    assert why_not("3334446789", "444555") == ("DZ14.d", "too-low")


@pytest.mark.clause("DZ1", "DZ14")
@pytest.mark.parametrize(("mode", "hand"), [("classic", 27), ("bao", 27), ("eight_jokers", 28)])
def test_the_largest_combination_is_a_whole_hand(mode, hand):
    words = lexicon(DazhaOptions.parse({"mode": mode}))
    assert max(move.size for move in words.grammar.classes.values()) == hand


@pytest.mark.clause("DZ15.d")
def test_anything_is_carried_and_a_bomb_is_a_bomb():
    assert readings("333WW", beside="9") == ["triple_two:3*5"]
    assert readings("33333", beside="9") == ["bomb:3*5"]
    assert readings("3333W", beside="9") == ["bomb:3*5"]
    assert readings("33334", beside="9") == ["triple_two:3*5"]
    assert readings("3334444555", beside="9")[0] == "plane:4-5*10"


@pytest.mark.clause("DZ15.d")
def test_worked_number_8_triples_and_bombs():
    assert readings("33334", beside="9") == ["triple_two:3*5"]
    assert readings("33333") == readings("3333W") == ["bomb:3*5"]


@pytest.mark.clause("DZ12", "DZ14")
def test_worked_number_7_the_last_seven_cards():
    state = position("3334445", "9", "9", "9")
    assert {"plane:3-4*7", "plane:3-4*6"} <= {str(move) for move in state.legal(0)}
    assert play(state, "0 3334445").tricks.finished == (0,)
    assert play(state, "0 333444", "1 pass", "2 pass", "3 pass", "0 5").tricks.finished == (0,)
    assert beats("444555", "3334446789", beside="")
    assert beats("4445", "33399", beside="")
