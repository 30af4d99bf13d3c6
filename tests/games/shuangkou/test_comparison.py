"""What beats what (SK2, SK18–SK23)."""

import pytest

from tests.games.shuangkou.positions import VARIANTS, beats, refused_on, why_not

SETS = ["A", "KK", "QQQ", "JJQQKK", "JJJQQQKKK", "9TJQK", "9TJQKA", "TTJJQQKK"]


def rising(combinations, variant):
    """Assert that of these each beats all before it and nothing after it or like it."""
    for place, mine in enumerate(combinations):
        for other, on in enumerate(combinations):
            assert beats(mine, on, variant) == (place > other), f"{mine} on {on} in {variant}"


@pytest.mark.clause("SK2")
@pytest.mark.parametrize("variant", VARIANTS)
def test_ranks_rise_from_three_to_the_big_joker(variant):
    rising("3456789TJQKA2wW", variant)


@pytest.mark.clause("SK18")
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_bomb_beats_all_that_is_none_and_more_lines_beat_fewer(variant):
    for on in SETS:
        assert beats("3333", on, variant)
        assert why_not(on, "3333", variant) == ("SK18", "needs-bomb")
    ladder = [
        "2222",
        "33333",
        "444444",
        "3333333",
        "33333333",
        "44444555556666677777",
        "555555666666777777888888",
    ]
    rising(ladder, variant)
    assert why_not("2222", "33333", variant) == ("SK18", "fewer-lines")
    refusal = refused_on("2222", "33333", variant)
    assert refusal is not None
    assert (refusal.params["mine"], refusal.params["theirs"]) == (4, 5)


@pytest.mark.clause("SK19")
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_no_bomb_beats_its_like_with_as_many_cards_by_rank(variant):
    for mine in SETS:
        for on in SETS:
            if mine != on:
                assert why_not(mine, on, variant) == ("SK19", "kind-differs")
    for low, high in (("33", "44"), ("333", "222"), ("334455", "445566"), ("34567", "9TJQK")):
        assert beats(high, low, variant)
        assert why_not(low, high, variant) == ("SK19", "too-low")
        assert why_not(low, low, variant) == ("SK19", "too-low")
    # Of a straight the suits do not count.
    assert why_not("3h4h5h6h7h", "3s4h5d6c7s", variant) == ("SK19", "too-low")


@pytest.mark.clause("SK9")
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_straight_of_one_suit_is_worth_no_more(variant):
    assert beats("4s5h6d7c8s", "3s4s5s6s7s", variant)
    assert not beats("3s4s5s6s7s", "3s4h5d6c7s", variant)
    assert not beats("3s4s5s6s7s", "44", variant)


@pytest.mark.clause("SK19", "SK17.d")
def test_the_reading_that_is_meant_is_compared():
    assert beats("4567W", "34567")
    assert why_not("4567W as straight:3-7", "34567") == ("SK19", "too-low")
    assert beats("56789", "4567W as straight:3-7")
    assert beats("56789", "4567W")
    assert not beats("4567W", "4567W")
    assert beats("4567W", "4567W as straight:3-7")


@pytest.mark.clause("SK20")
@pytest.mark.parametrize("variant", ["baibian", "qianbian"])
def test_of_as_many_lines_and_another_number_of_cards_the_earlier_stands(variant):
    for one, other in (
        ("333344445555", "7777777"),
        ("333344445555", "3333344444"),
        ("33333333", "444444555555"),
    ):
        assert why_not(one, other, variant) == ("SK20", "earlier-stands")
        assert why_not(other, one, variant) == ("SK20", "earlier-stands")


@pytest.mark.clause("SK21")
def test_in_huopin_of_as_many_lines_more_cards_win():
    for more, fewer in (
        ("333344445555", "7777777"),
        ("333344445555", "8888899999"),
        ("333333444444", "88888888"),
    ):
        assert beats(more, fewer, "huopin")
        assert why_not(fewer, more, "huopin") == ("SK21", "fewer-cards")


@pytest.mark.clause("SK22")
@pytest.mark.parametrize("variant", VARIANTS)
def test_of_as_many_lines_and_cards_the_rank_decides(variant):
    assert beats("4444", "3333", variant)
    assert beats("22222", "AAAAA", variant)
    assert beats("4444455555", "3333344444", variant)
    assert why_not("3333", "4444", variant) == ("SK22", "too-low")


@pytest.mark.clause("SK22.d")
@pytest.mark.parametrize("variant", VARIANTS)
def test_chains_go_by_their_top_and_an_equal_bomb_does_not_beat(variant):
    # 4 × 6 and 6 × 4: both 10 lines of 24 cards.
    six_fours, four_sixes = "333344445555666677778888", "666666777777888888999999"
    assert beats(four_sixes, six_fours, variant)
    assert why_not(six_fours, four_sixes, variant) == ("SK22.d", "too-low")
    assert why_not("555555666666777777888888", six_fours, variant) == ("SK22.d", "too-low")
    assert beats("444455556666777788889999", "555555666666777777888888", variant)
    assert why_not("3333", "3333", variant) == ("SK22.d", "too-low")


@pytest.mark.clause("SK23", "SK23.d")
@pytest.mark.parametrize("variant", VARIANTS)
def test_three_jokers_are_the_lowest_bomb_of_six_lines(variant):
    assert beats("333333", "wWW", variant)
    assert why_not("wwW", "333333", variant) == ("SK23.d", "jokers-lowest")
    assert beats("wWW", "22222", variant)
    assert beats("3333333", "wWW", variant)
    assert not beats("22222", "wWW", variant)


@pytest.mark.clause("SK23", "SK23.d")
@pytest.mark.parametrize("variant", VARIANTS)
def test_four_jokers_are_the_lowest_bomb_of_seven_lines(variant):
    for other in ("3333333", "333344445555", "3333344444"):
        assert beats(other, "wwWW", variant)
        assert why_not("wwWW", other, variant) == ("SK23.d", "jokers-lowest")
    assert beats("wwWW", "222222", variant)
    assert not beats("222222", "wwWW", variant)


@pytest.mark.clause("SK21", "SK20", "SK23.d")
def test_worked_number_5():
    assert beats("666666", "wWW", "huopin")
    assert beats("333344445555", "7777777", "huopin")
    assert not beats("333344445555", "7777777", "baibian")
    assert beats("wWW", "66666", "huopin")


@pytest.mark.clause("SK20", "SK22.d", "SK15")
def test_worked_number_7():
    assert why_not("333344445555", "3333344444", "qianbian") == ("SK20", "earlier-stands")
    assert beats("5555566666666", "3333444455555", "qianbian")
    assert not beats("3333444455555", "5555566666666", "qianbian")
