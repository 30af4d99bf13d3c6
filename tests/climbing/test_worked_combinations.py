"""The worked numbers of the rules that are about combinations: Shuangkou 5–7, Dazha 5, 7 and 8."""

from __future__ import annotations

import pytest

from paiju.climbing.grammar import Grammar, MoveClass
from paiju.games.dazha.combinations import grammar as dazha
from paiju.games.shuangkou.combinations import grammar as shuangkou
from paiju.games.shuangkou.combinations import lines_of
from tests.climbing.hands import pack

pytestmark = pytest.mark.both_modes

WILD_VARIANTS = ("baibian", "qianbian")
CLASSIC = dazha("classic", False)


def read(words: Grammar, cards: str, left: str = "") -> list[MoveClass]:
    """The readings of some cards of a hand that keeps `left`."""
    compact = cards.replace(" ", "")
    return list(words.readings(pack(compact), len(compact), pack(compact + left)))


def said(words: Grammar, cards: str, left: str = "") -> list[str]:
    return [move.text for move in read(words, cards, left)]


def beats(words: Grammar, cards: str, on: str, left: str = "") -> bool:
    """Whether the first reading beats the first one, which was the last cards of another hand."""
    return words.does_beat(read(words, cards, left)[0], read(words, on)[0])


@pytest.mark.clause("SK12", "SK23", "SK23.d")
@pytest.mark.parametrize("variant", ["baibian", "qianbian", "huopin"])
def test_three_jokers_lie_below_every_other_bomb_of_six_lines(variant):
    words = shuangkou(variant)
    assert lines_of(read(words, "WWw")[0]) == 6
    assert beats(words, "666666", "WWw")
    assert not beats(words, "WWw", "333333")
    assert beats(words, "WWw", "66666")
    assert beats(words, "WWw", "22222")


@pytest.mark.clause("SK13", "SK14", "SK23.d")
@pytest.mark.parametrize("variant", ["baibian", "qianbian", "huopin"])
def test_four_jokers_lie_below_every_other_bomb_of_seven_lines(variant):
    words = shuangkou(variant)
    assert lines_of(read(words, "WWww")[0]) == 7
    assert beats(words, "3333333", "WWww")
    assert beats(words, "333344445555", "WWww")
    assert not beats(words, "WWww", "3333333")
    assert beats(words, "WWww", "222222")


@pytest.mark.clause("SK20", "SK21", "SK22")
def test_equal_lines_of_more_cards_win_in_huopin_only():
    chain, seven = "3333 4444 5555", "7777777"
    assert lines_of(read(shuangkou("huopin"), chain)[0]) == lines_of(read(shuangkou("huopin"), seven)[0]) == 7
    assert beats(shuangkou("huopin"), chain, seven)
    assert not beats(shuangkou("huopin"), seven, chain)
    for variant in WILD_VARIANTS:
        assert not beats(shuangkou(variant), chain, seven)
        assert not beats(shuangkou(variant), seven, chain)
        assert beats(shuangkou(variant), "8888888", seven)
        assert not beats(shuangkou(variant), seven, seven)


@pytest.mark.clause("SK14", "SK14.d")
@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        ("4444", 4),
        ("33334444 5555", 7),
        ("3333 4444 5555 6666", 8),
        ("33333 44444 55555", 8),
        ("333333 444444", 8),
        ("3333 4444 5555 6666 7777", 9),
        ("33333 44444 55555 66666", 9),
        ("333333 444444 555555", 9),
        ("33333 44444 55555 66666 77777", 10),
        ("3333 4444 5555 6666 7777 8888", 10),
        ("333333 444444 555555 666666", 10),
        ("3333333 4444444 5555555", 10),
        ("33333333 44444444 55555555", 11),
        ("33333 44444", 7),
        ("3333333 4444444", 9),
        ("33333333 44444444", 10),
    ],
)
def test_the_lines_of_bombs(cards, lines):
    for variant in ("baibian", "qianbian", "huopin"):
        assert [lines_of(move) for move in read(shuangkou(variant), cards)] == [lines]


@pytest.mark.clause("SK11")
@pytest.mark.parametrize("variant", ["baibian", "qianbian", "huopin"])
def test_how_many_bombs_a_chain_links(variant):
    words = shuangkou(variant)
    assert read(words, "3333 4444") == []
    assert read(words, "AAAA 2222 KKKK") == read(words, "AAAAA 22222") == []
    assert read(words, "3333 4444 5555 6666 7777 8888 99") == []
    assert said(words, "333333 444444") == ["chain:3-4*12/8"]


@pytest.mark.clause("SK15", "SK15.d")
def test_an_uneven_chain_is_laid_at_its_best():
    qianbian = shuangkou("qianbian")
    (found,) = read(qianbian, "44444 55555 6666 Ww")
    assert (found.text, lines_of(found)) == ("chain:4-6*16/8", 8)
    assert said(qianbian, "3333 5555 WWww") == ["chain:3-5*12/7"]
    assert said(qianbian, "44445555wwWW") == ["chain:4-5*12/8", "chain:4-6*12/7", "chain:3-5*12/7"]
    assert said(qianbian, "3333 44444") == []
    for variant in ("baibian", "huopin"):
        assert said(shuangkou(variant), "33333 4444 5555") == []


@pytest.mark.clause("SK20", "SK22.d")
def test_chains_of_equal_lines_compare_by_cards_then_by_the_top():
    qianbian = shuangkou("qianbian")
    assert not beats(qianbian, "3333 4444 5555", "33333 44444")
    assert beats(qianbian, "55555 66666666", "3333 4444 55555")
    assert [lines_of(read(qianbian, cards)[0]) for cards in ("55555 66666666", "3333 4444 55555")] == [7, 7]
    # 4×6 and 6×4: ten lines of 24 cards each.
    long, wide = "3333 4444 5555 6666 7777 8888", "444444 555555 666666 777777"
    assert beats(shuangkou("huopin"), long, wide)
    assert not beats(shuangkou("huopin"), wide, long)


@pytest.mark.clause("SK16", "SK17", "SK17.d")
def test_a_wild_card_may_lead_to_two_readings_the_higher_first():
    for variant in WILD_VARIANTS:
        assert said(shuangkou(variant), "4567W") == ["straight:4-8", "straight:3-7"]
    assert said(shuangkou("huopin"), "4567W") == said(shuangkou("baibian"), "4567w") == []
    assert said(shuangkou("qianbian"), "4567w") == ["straight:4-8", "straight:3-7"]


@pytest.mark.clause("SK17.d")
def test_jokers_alone_are_jokers():
    told = {
        variant: [said(shuangkou(variant), cards) for cards in ("W", "ww", "WW", "wW", "wwW", "wwWW")]
        for variant in ("baibian", "qianbian", "huopin")
    }
    alone = [["single:W"], ["pair:w"], ["pair:W"]]
    more = [["three_jokers:W"], ["jokers:W"]]
    assert told == {
        "baibian": [*alone, ["pair:w"], *more],
        "qianbian": [*alone, ["pair:W"], *more],
        "huopin": [*alone, [], *more],
    }


@pytest.mark.clause("SK17.d")
def test_wild_cards_have_no_limit_but_the_cards():
    assert said(shuangkou("baibian"), "88888888WW") == ["bomb:8*10/10"]
    assert said(shuangkou("baibian"), "88888888w") == []
    assert said(shuangkou("qianbian"), "88888888wwWW") == ["bomb:8*12/12"]
    assert said(shuangkou("qianbian"), "3wWW") == ["bomb:3*4/4"]


@pytest.mark.clause("DZ12", "DZ14", "DZ14.d")
def test_the_last_triples_go_with_fewer_cards():
    plane = "333444"
    assert said(CLASSIC, plane + "5") == ["plane:3-4*7"]
    assert said(CLASSIC, plane, left="5") == ["plane:3-4*6"]
    assert said(CLASSIC, plane + "5", left="6") == []
    assert said(CLASSIC, plane, left="5678") == []
    assert beats(CLASSIC, "444555", plane + "6789")
    assert not beats(CLASSIC, plane, "444555" + "6789")
    assert beats(CLASSIC, "4445", "33399")
    assert said(CLASSIC, "4445", left="6") == said(CLASSIC, "444", left="6") == []
    assert said(CLASSIC, "444") == ["triple_two:4*3"]


@pytest.mark.clause("DZ15.d", "DZ16", "DZ17")
def test_a_set_that_is_a_bomb_is_no_triple():
    assert said(CLASSIC, "33334") == ["triple_two:3*5"]
    assert said(CLASSIC, "33333") == said(CLASSIC, "3333W") == ["bomb:3*5"]
    assert said(CLASSIC, "333WW") == ["triple_two:3*5"]
    assert said(CLASSIC, "3334W", left="44") == ["triple_two:3*5"]


@pytest.mark.clause("DZ8.d", "DZ11.d")
def test_jokers_as_pairs_and_triples():
    eight = dazha("eight_jokers", False)
    assert said(CLASSIC, "wW") == said(eight, "wW") == []
    assert said(eight, "WWW34") == ["triple_two:W*5"]
    assert said(eight, "WWWw") == said(eight, "WWWww") == []
    assert said(eight, "WWW") == ["triple_two:W*3"]
    assert said(eight, "WWW", left="w") == []
    assert beats(eight, "WWW34", "www55")
    assert beats(eight, "www34", "22255")


@pytest.mark.clause("DZ18", "DZ18.d", "DZ19")
def test_nine_is_the_cap_and_four_jokers_the_highest_nine():
    assert said(CLASSIC, "2222222wW") == ["bomb:2*9"]
    assert said(CLASSIC, "22222222wW") == []
    assert said(CLASSIC, "wwWW") == ["jokers:W"]
    assert beats(CLASSIC, "wwWW", "22222222W")
    assert not beats(CLASSIC, "22222222W", "wwWW")


@pytest.mark.clause("DZ20", "DZ21", "DZ21.d")
def test_four_twos_rank_as_four_and_joker_bombs_between_nine_and_ten():
    eight = dazha("eight_jokers", False)
    assert beats(CLASSIC, "33333", "2222")
    assert said(eight, "22222222wwW") == ["bomb:2*11"]
    assert said(eight, "22222222wwWW") == []
    ladder = ["22222222W", "wwww", "WWWW", "33333333wW", "33333333wwW"]
    for low, cards in enumerate(ladder):
        for high, other in enumerate(ladder):
            assert beats(eight, cards, other) == (low > high)
    assert said(eight, "WWWWw") == []
