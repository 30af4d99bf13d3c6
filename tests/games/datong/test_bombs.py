"""Bombs, chains and their order (DT16–DT20)."""

import pytest

from tests.games.datong.positions import (
    beats,
    no_combination,
    reading,
    rising,
    why_not,
)

CHAIN3 = "333344445555"


@pytest.mark.clause("DT16")
def test_four_to_eight_of_a_rank_are_a_bomb():
    for phases in range(4, 9):
        assert reading("7" * phases) == f"bomb:7*{phases}"
        assert reading("2" * phases) == f"bomb:2*{phases}"
    assert no_combination("33334") == no_combination("333344") == ("DT16", "bomb-carries")


@pytest.mark.clause("DT16")
def test_more_phases_beat_fewer_and_equal_ones_compare_by_rank():
    for phases in range(4, 9):
        rising(rank * phases for rank in "3456789TJQKA2")
    rising(["2222", "33333", "22222", "333333", "222222", "3333333", "2222222", "33333333", "22222222"])
    assert why_not("3333", "4444") == why_not("2222", "33333") == ("DT16", "bomb-too-low")


@pytest.mark.clause("DT17")
def test_three_or_more_adjacent_bombs_are_a_chain():
    assert reading(CHAIN3) == "chain:3-5*12"
    assert reading("333334444445555") == "chain:3-5*15"
    assert reading("333344444444" + "55555555") == "chain:3-5*20"
    assert reading("QQQQKKKKAAAA") == "chain:Q-A*12"
    assert reading("333344445555666677778888") == "chain:3-8*24"
    assert no_combination("33334444") == ("DT17", "chain-length")
    assert no_combination("333344446666") == ("DT17", "not-adjacent")
    assert no_combination("33334444555") == ("DT16", "bomb-carries")


@pytest.mark.clause("DT17.d")
def test_twos_are_in_no_chain():
    assert no_combination("KKKKAAAA2222") == no_combination("QQQQKKKKAAAA2222") == ("DT17.d", "two-in-run")
    assert reading("222233334444") is None


@pytest.mark.clause("DT18")
@pytest.mark.parametrize("on", ["22222222", CHAIN3, "JJJJQQQQKKKKAAAA", "9999TTTTJJJJQQQQKKKKAAAA", "W"])
def test_four_jokers_beat_everything(on):
    assert reading("wwWW") == "jokers:W"
    assert beats("wwWW", on)
    assert not beats(on, "wwWW")
    if len(on) > 1:
        assert why_not(on, "wwWW") == ("DT18", "bomb-too-low")


@pytest.mark.clause("DT20")
def test_the_ladder_of_bombs():
    rising(["2222", "22222", "222222", "2222222", CHAIN3, "33333333", "3333444455556666", "wwWW"])
    # The dearest of a rung lies below the cheapest of the next.
    rising(["22222222", "3333444455556666"])
    rising(["KKKKKKKKAAAAAAAAQQQQQQQQ", "33333333"])
    rising(["2222222", CHAIN3])
    assert why_not(CHAIN3, "3333444455556666") == why_not("2222222", CHAIN3) == ("DT20", "bomb-too-low")


@pytest.mark.clause("DT20")
def test_of_chains_of_four_and_more_the_one_with_more_cards_wins():
    four, fat_four, five = "JJJJQQQQKKKKAAAA", "333334444455555666666", "33334444555566667777"
    assert (len(four), len(fat_four), len(five)) == (16, 21, 20)
    rising([four, five, fat_four])
    assert why_not(five, fat_four) == ("DT20", "bomb-too-low")
    # A chain of three with as many cards, or more, stays below, by its rung.
    assert why_not("333333" + "44444" + "55555", "JJJJQQQQKKKKAAAA") == ("DT20", "bomb-too-low")
    assert why_not("333333" + "444444" + "55555", "JJJJQQQQKKKKAAAA") == ("DT20", "bomb-too-low")
    assert why_not("33333333", "JJJJQQQQKKKKAAAA") == ("DT20", "bomb-too-low")
    assert not beats("QQQQQQQQKKKKKKKKAAAAAAAA", "3333444455556666")


@pytest.mark.clause("DT20.d")
def test_of_chains_of_three_the_one_with_more_cards_wins():
    rising(["QQQQKKKKAAAA", "3333344445555", "33333444445555"])
    rising([CHAIN3, "444455556666", "QQQQKKKKAAAA"])
    assert not beats("3333444455555", "3333344445555")
    assert why_not("QQQQKKKKAAAA", "3333344445555") == ("DT20.d", "bomb-too-low")


@pytest.mark.clause("DT20.d")
def test_with_equal_cards_the_longer_chain_then_the_top_rank_wins():
    long, short = "33334444555566667777", "JJJJJQQQQQKKKKKAAAAA"
    assert len(long) == len(short) == 20
    rising([short, long])
    assert why_not(short, long) == ("DT20.d", "bomb-too-low")
    rising(["3333444455556666", "4444555566667777", "JJJJQQQQKKKKAAAA"])
    # The same cards in all, the same length and top: the later one does not beat.
    assert not beats("33333444455556666", "33334444455556666")
    assert not beats("33334444455556666", "33333444455556666")


@pytest.mark.clause("DT20.d")
def test_eight_phases_and_a_chain_of_three():
    assert beats("33333333", "QQQQKKKKAAAA")
    assert not beats("QQQQKKKKAAAA", "33333333")
    assert not beats("33333333", CHAIN3, chain3_vs_8="none")
    assert not beats(CHAIN3, "66666666", chain3_vs_8="none")
    assert why_not("33333333", CHAIN3, chain3_vs_8="none") == ("DT20.d", "bomb-too-low")
    assert why_not(CHAIN3, "33333333") == why_not(CHAIN3, "33333333", chain3_vs_8="none")
    assert why_not(CHAIN3, "33333333") == ("DT20.d", "bomb-too-low")
    # Neither stands otherwise to the rest of the ladder.
    for option in ("below", "none"):
        rising(["2222222", "33333333", "3333444455556666", "wwWW"], chain3_vs_8=option)
        rising(["2222222", CHAIN3, "3333444455556666", "wwWW"], chain3_vs_8=option)
