"""Combinations and what beats them (DT7–DT15, DT19)."""

import pytest

from paiju.core.cards import packed
from paiju.games.datong.combinations import grammar
from tests.games.datong.positions import (
    beats,
    no_combination,
    reading,
    rising,
    why_not,
)


@pytest.mark.clause("DT7")
def test_ranks_rise_from_three_to_the_big_joker():
    rising("3456789TJQKA2wW")
    rising(rank * 2 for rank in "3456789TJQKA2wW")
    rising(rank * 3 for rank in "3456789TJQKA2")
    assert why_not("3", "4") == why_not("4s", "4h") == ("DT7", "too-low")


@pytest.mark.clause("DT7")
def test_only_the_same_kind_and_number_is_compared():
    apart = ["A", "KK", "QQQ", "JJJ99", "JJQQ", "QQQKKK", "JJJQQQ9988", "89TJQ", "TTJJQQ", "9TJQK"]
    for mine in apart:
        for on in apart:
            if mine != on and {mine, on} != {"89TJQ", "9TJQK"}:
                assert not beats(mine, on), f"{mine} on {on}"
                assert why_not(mine, on) == ("DT7", "kind-differs")


@pytest.mark.clause("DT8")
def test_a_single_card():
    assert reading("3") == "single:3"
    assert reading("W") == "single:W"
    assert beats("4", "3")
    assert not beats("44", "3")


@pytest.mark.clause("DT9")
def test_two_of_a_rank_are_a_pair():
    assert reading("33") == "pair:3"
    assert reading("3s3s") == reading("3s3d") == "pair:3"
    assert reading("34") is None
    for two in ("3K", "3w", "2w", "22w", "2ww"):
        assert reading(two) is None
    assert no_combination("3K") == ("DT9", "ranks-differ")
    assert no_combination("3w") == no_combination("2W") == ("DT9.d", "joker-pair")


@pytest.mark.clause("DT9.d")
def test_jokers_pair_with_their_like_only():
    assert (reading("ww"), reading("WW")) == ("pair:w", "pair:W")
    assert beats("ww", "22")
    assert beats("WW", "ww")
    assert reading("wW") is None
    assert no_combination("wW") == ("DT9.d", "mixed-pair")


@pytest.mark.clause("DT10")
def test_three_of_a_rank_are_a_triple():
    assert reading("222") == "triple:2"
    assert beats("444", "333")
    assert not beats("444", "33")


@pytest.mark.clause("DT10.d")
@pytest.mark.parametrize("jokers", ["wwW", "wWW"])
def test_three_jokers_are_no_triple(jokers):
    assert no_combination(jokers) == ("DT10.d", "no-joker-triple")
    # Only jokers alone are so near to a triple.
    assert no_combination("22w") == no_combination("2ww") == ("DT12", "pairs-only")
    # Nor would three of a kind be one.
    assert grammar("below").readings(packed(("w", "w", "w")), 3) == ()
    assert grammar("below").readings(packed(("w", "w", "w", "3s", "3h")), 5) == ()


@pytest.mark.clause("DT11")
def test_a_triple_carries_a_pair_and_is_compared_by_the_triple():
    assert reading("33344") == reading("333AA") == "triple_pair:3"
    assert beats("44433", "333AA")
    assert not beats("333AA", "44455")
    assert not beats("444AA", "444KK")
    for alone in ("3334", "33345", "3332w", "333WW2"):
        assert no_combination(alone) == ("DT11", "triple-and-single")
    assert reading("2223" + "3") == "triple_pair:2"


@pytest.mark.clause("DT11.d")
def test_a_triple_carries_a_pair_of_another_rank_or_of_equal_jokers():
    assert reading("333ww") == reading("333WW") == "triple_pair:3"
    assert reading("33333") == "bomb:3*5"
    assert beats("444WW", "333ww")
    assert no_combination("333wW") == ("DT11.d", "joker-carrier")


@pytest.mark.clause("DT12")
def test_two_or_more_adjacent_pairs_are_a_pair_run():
    assert reading("3344") == "pair_run:3-4"
    assert reading("QQKKAA") == "pair_run:Q-A"
    assert reading("33445566778899TTJJQQKKAA") == "pair_run:3-A"
    assert beats("4455", "3344")
    assert not beats("445566", "3344")
    assert not beats("3344", "3344")
    assert no_combination("AA22") == no_combination("KKAA22") == ("DT12", "two-in-run")
    assert no_combination("2233") == no_combination("3355") == ("DT12", "not-adjacent")
    assert no_combination("33445") == no_combination("334") == ("DT12", "pairs-only")


@pytest.mark.clause("DT12.d")
@pytest.mark.parametrize(
    "run", ["22ww", "wwWW22", "AA22ww", "AA22wwWW", "QKA2w", "A2wW3", "3456w", "JQKAw", "33ww", "KKAAWW"]
)
def test_jokers_take_part_in_no_run(run):
    assert no_combination(run) == ("DT12.d", "joker-in-run")


@pytest.mark.clause("DT13")
def test_two_or_more_adjacent_triples_are_a_triple_run():
    assert reading("333444") == "triple_run:3-4"
    assert reading("QQQKKKAAA") == "triple_run:Q-A"
    assert reading("333444555666777888999TTTJJJ") == "triple_run:3-J"
    assert beats("444555", "333444")
    assert not beats("444555666", "333444")
    assert no_combination("AAA222") == ("DT13", "two-in-run")
    assert no_combination("222333") == no_combination("333555") == ("DT13", "not-adjacent")
    # Nor can such triples carry anything.
    assert no_combination("3335556677") == no_combination("2223336677") == ("DT13", "not-adjacent")
    assert no_combination("AAA2226677") == ("DT13", "two-in-run")


@pytest.mark.clause("DT14")
def test_a_triple_run_carries_a_pair_run_of_its_length():
    assert reading("3334445566") == "triple_run_pair_run:3-4"
    assert reading("QQQKKKAAA334455") == "triple_run_pair_run:Q-A"
    assert reading("33344455566677788899TTJJ") is None
    assert reading("555666777" + "889" + "9TT") == "triple_run_pair_run:5-7"
    assert reading("3344" + "555666") == "triple_run_pair_run:5-6"
    assert reading("33344455566677799TTJJQQKK") == "triple_run_pair_run:3-7"
    assert beats("4445558899", "333444KKAA")
    assert not beats("444555666778899", "3334445566")
    assert no_combination("33344455") == ("DT14.d", "run-carrier")
    assert no_combination("333444567") == ("DT14", "run-carrier")


@pytest.mark.clause("DT14.d")
@pytest.mark.parametrize(
    "cards", ["3334445577", "333444AA22", "33344422ww", "333444wwWW", "333444556677", "33344455"]
)
def test_the_carried_pairs_are_a_run_of_their_own(cards):
    assert no_combination(cards) == ("DT14.d", "run-carrier")


@pytest.mark.clause("DT14.d")
def test_the_carried_pairs_use_other_ranks_than_the_triples():
    # Five 4s: the pairs 44 55 would share a rank with the triples 333 444.
    assert reading("333" + "44444" + "55") is None
    assert reading("333" + "444" + "55" + "66") == "triple_run_pair_run:3-4"
    assert reading("444" + "555" + "33" + "66") is None


@pytest.mark.clause("DT15")
def test_a_straight_has_exactly_five_adjacent_ranks():
    assert reading("34567") == "straight:3-7"
    assert reading("TJQKA") == "straight:T-A"
    rising(["34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA"])
    for wrong in ("345", "3456", "345678", "3456789TJQKA"):
        assert no_combination(wrong) == ("DT15", "straight-length")
    for two in ("JQKA2", "QKA2"):
        assert no_combination(two) == ("DT15", "two-in-run")
    assert no_combination("A2345") == no_combination("34568") == ("DT15", "not-adjacent")


@pytest.mark.clause("DT19.d")
@pytest.mark.parametrize("on", ["W", "WW", "222", "222WW", "QQKKAA", "QQQKKKAAA", "QQQKKKTTJJ", "TJQKA"])
def test_any_bomb_beats_any_non_bomb(on):
    for bomb in ("3333", "33333", "333344445555", "wwWW"):
        assert beats(bomb, on)
        assert not beats(on, bomb)
        assert why_not(on, bomb) == ("DT19.d", "needs-bomb")
