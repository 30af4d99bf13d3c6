"""Combinations, their lines and their readings (SK2–SK17)."""

import pytest

from paiju.climbing.grammar import Kind
from paiju.games.shuangkou.combinations import grammar
from tests.games.shuangkou.positions import (
    VARIANTS,
    bomb_lines,
    everywhere,
    no_combination,
    readings,
    why_none,
)


@pytest.mark.clause("SK3")
def test_a_single_card():
    assert everywhere("3") == ["single:3"]
    assert everywhere("2") == ["single:2"]


@pytest.mark.clause("SK17.d")
@pytest.mark.parametrize("joker", "wW")
def test_a_lone_joker_is_itself_in_every_variant(joker):
    assert everywhere(joker) == [f"single:{joker}"]


@pytest.mark.clause("SK4")
def test_two_of_a_rank_are_a_pair():
    assert everywhere("33") == everywhere("3s3d") == everywhere("3s3s") == ["pair:3"]
    assert everywhere("34") == []
    assert no_combination("34") == ("SK4", "ranks-differ")


@pytest.mark.clause("SK5")
def test_three_or_more_adjacent_pairs_are_a_run():
    assert everywhere("334455") == ["pair_run:3-5"]
    assert everywhere("TTJJQQKKAA") == ["pair_run:T-A"]
    assert everywhere("33445566778899TTJJQQKKAA") == ["pair_run:3-A"]
    assert everywhere("3344") == everywhere("334466") == everywhere("KKAA22") == everywhere("3344556") == []
    assert no_combination("3344") == ("SK5", "run-too-short")
    assert no_combination("334466") == ("SK5", "not-adjacent")
    assert no_combination("KKAA22") == ("SK5", "two-in-run")
    assert no_combination("3344556") == ("SK5", "uneven-run")


@pytest.mark.clause("SK6")
def test_three_of_a_rank_are_a_triple_and_carry_nothing():
    assert everywhere("333") == ["triple:3"]
    assert everywhere("222") == ["triple:2"]
    assert everywhere("33344") == everywhere("3334") == []
    assert no_combination("33344") == no_combination("3332") == ("SK6", "triple-alone")


@pytest.mark.clause("SK7")
def test_three_or_more_adjacent_triples_are_a_run():
    assert everywhere("333444555") == ["triple_run:3-5"]
    assert everywhere("JJJQQQKKKAAA") == ["triple_run:J-A"]
    assert everywhere("333444") == everywhere("333444666") == everywhere("KKKAAA222") == []
    assert no_combination("333444") == ("SK7", "run-too-short")
    assert no_combination("333444666") == ("SK7", "not-adjacent")
    assert no_combination("KKKAAA222") == ("SK7", "two-in-run")
    assert everywhere("333444555667788") == []


@pytest.mark.clause("SK8")
def test_five_or_more_adjacent_cards_are_a_straight():
    assert everywhere("34567") == ["straight:3-7"]
    assert everywhere("TJQKA") == ["straight:T-A"]
    assert everywhere("345678") == ["straight:3-8"]
    assert everywhere("3456789TJQKA") == ["straight:3-A"]
    for none in ("3456", "34568", "JQKA2", "A2345"):
        assert everywhere(none) == []
    assert no_combination("3456") == ("SK8", "run-too-short")
    assert no_combination("34568") == ("SK8", "not-adjacent")
    assert no_combination("JQKA2") == ("SK8", "two-in-run")


@pytest.mark.clause("SK9")
def test_a_straight_of_one_suit_is_a_straight():
    assert everywhere("3s4s5s6s7s") == everywhere("3s4h5d6c7s") == ["straight:3-7"]


@pytest.mark.clause("SK10")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_lines_of_a_bomb_are_its_cards(variant):
    for size in range(4, 9):
        for rank in "37A2":
            assert readings(rank * size, variant) == [f"bomb:{rank}*{size}/{size}"]
            assert bomb_lines(rank * size, variant) == size
    assert no_combination("33334", variant) == ("SK11", "uneven-run")


@pytest.mark.clause("SK11")
@pytest.mark.parametrize("variant", VARIANTS)
def test_equal_bombs_of_adjacent_ranks_are_a_chain_of_x_and_y_lines(variant):
    for each in range(4, 9):
        for length in range(2, 7):
            if each * length > 26:
                continue
            text = "".join(rank * each for rank in "6789TJ"[:length])
            if each == 4 and length == 2:
                assert readings(text, variant) == []
                assert no_combination(text, variant) == ("SK11", "run-too-short")
                continue
            top = "6789TJ"[length - 1]
            assert readings(text, variant) == [f"chain:6-{top}*{each * length}/{each + length}"]
            assert bomb_lines(text, variant) == each + length
    assert readings("777778888899999", variant) == ["chain:7-9*15/8"]
    assert no_combination("33333AAAAA22222", variant) == ("SK11", "two-in-run")
    assert no_combination("KKKKKAAAAA22222", variant) == ("SK11", "two-in-run")
    assert no_combination("333334444466666", variant) == ("SK11", "not-adjacent")


@pytest.mark.clause("SK11")
def test_a_chain_has_six_bombs_at_most_and_equal_ones_outside_qianbian():
    assert everywhere("333344445555666677778888") == ["chain:3-8*24/10"]
    assert no_combination("3333444455556666777788889999") == ("SK11", "chain-too-long")
    assert why_none("3333444455556666777788889999").params["most"] == 6
    assert no_combination("333344445555666677778888TTTT") == ("SK11", "chain-too-long")
    for variant in ("baibian", "huopin"):
        assert no_combination("3333444455555", variant) == ("SK11", "uneven-chain")
        assert no_combination("444445555", variant) == ("SK11", "uneven-chain")


@pytest.mark.parametrize(
    ("text", "variant", "clause", "least"),
    [
        ("3344", "huopin", "SK5", 3),
        ("333444", "huopin", "SK7", 3),
        ("3456", "huopin", "SK8", 5),
        # A wild card fills the gap, and still the run is short.
        ("35W", "baibian", "SK8", 5),
        ("33334444", "baibian", "SK11", 3),
        ("33334444w", "qianbian", "SK11", 3),
        ("444455555", "qianbian", "SK15.d", 3),
    ],
)
def test_of_a_run_too_short_it_is_said_how_long_it_must_be(text, variant, clause, least):
    refusal = why_none(text, variant)
    assert (refusal.clause, refusal.code, refusal.params["least"]) == (clause, "run-too-short", least)


@pytest.mark.parametrize(
    ("text", "variant", "clause", "code"),
    [
        # Cards too many or too few for a run that would be long enough.
        ("334455W", "baibian", "SK5", "wild-left"),
        ("33333444W", "baibian", "SK11", "uneven-run"),
        ("3333344444W", "baibian", "SK11", "wild-left"),
        # Six bombs are not too many, but these do not follow one another.
        ("333344445555666677779999", "huopin", "SK11", "not-adjacent"),
    ],
)
def test_what_is_near_a_run_is_told_from_a_run_too_short_or_too_long(text, variant, clause, code):
    assert no_combination(text, variant) == (clause, code)


@pytest.mark.clause("SK12")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("jokers", ["wwW", "wWW"])
def test_any_three_jokers_are_a_bomb_of_six_lines(variant, jokers):
    assert readings(jokers, variant) == ["three_jokers:W"]
    assert bomb_lines(jokers, variant) == 6


@pytest.mark.clause("SK13")
@pytest.mark.parametrize("variant", VARIANTS)
def test_four_jokers_are_a_bomb_of_seven_lines(variant):
    assert readings("wwWW", variant) == ["jokers:W"]
    assert bomb_lines("wwWW", variant) == 7


# X cards a rank and Y ranks, as the source lists them by lines.
LISTED = {
    7: [(4, 3)],
    8: [(4, 4), (5, 3), (6, 2)],
    9: [(4, 5), (5, 4), (6, 3)],
    10: [(5, 5), (4, 6), (6, 4), (7, 3)],
    11: [(8, 3)],
}


@pytest.mark.clause("SK14")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_lines_of_the_special_types(variant):
    assert bomb_lines("wWW", variant) == 6
    assert bomb_lines("wwWW", variant) == 7
    for lines, chains in LISTED.items():
        for each, length in chains:
            assert bomb_lines("".join(rank * each for rank in "56789T"[:length]), variant) == lines
    if variant == "qianbian":
        assert bomb_lines("55555555wwWW", variant) == 12
    else:
        assert readings("55555555wwWW", variant) == []


@pytest.mark.clause("SK1.d", "SK17.d")
@pytest.mark.parametrize(("variant", "wild"), [("baibian", 2), ("qianbian", 4), ("huopin", 0)])
def test_the_largest_combination_is_a_whole_hand_and_the_largest_bomb_has_all_wild_cards(variant, wild):
    classes = grammar(variant).classes.values()
    assert max(move.size for move in classes) == 27
    assert max(move.size for move in classes if move.kind is Kind.BOMB) == 8 + wild


@pytest.mark.clause("SK14.d")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_sum_holds_for_chains_that_the_list_leaves_out(variant):
    assert bomb_lines("5555566666", variant) == 7
    assert bomb_lines("55555556666666", variant) == 9
    assert bomb_lines("5555555566666666", variant) == 10


@pytest.mark.clause("SK15")
def test_qianbian_has_uneven_chains_which_count_from_their_smallest_bomb():
    for text, lines in (
        ("3333444455555", 7),
        ("333333334444555555", 7),
        ("44444555555", 7),
        ("5555566666666", 7),
        ("66666677777778888888", 9),
        ("3333444455556666777788888", 10),
    ):
        (reading,) = readings(text, "qianbian")
        assert reading.endswith(f"*{len(text)}/{lines}")
        assert bomb_lines(text, "qianbian") == lines
        assert readings(text, "baibian") == readings(text, "huopin") == []


@pytest.mark.clause("SK15.d")
def test_with_a_smallest_bomb_of_four_an_uneven_chain_has_three_bombs_and_no_two():
    assert readings("444455555", "qianbian") == readings("4444555", "qianbian") == []
    assert no_combination("444455555", "qianbian") == ("SK15.d", "run-too-short")
    assert no_combination("44445555", "qianbian") == ("SK11", "run-too-short")
    assert no_combination("444455556666666622222", "qianbian") == ("SK11", "two-in-run")
    # All equal: read as any chain.
    assert readings("333344445555", "qianbian") == ["chain:3-5*12/7"]


@pytest.mark.clause("SK15.d")
def test_of_two_layings_alike_in_top_and_number_of_bombs_the_one_with_more_lines_counts():
    # 5 5 6, where 6 6 4 would be 7 lines.
    assert readings("44444555556666wW", "qianbian") == ["chain:4-6*16/8"]
    # Otherwise the player says: 6 × 2, or 4 × 3 with either end wholly wild.
    assert readings("44445555wwWW", "qianbian") == ["chain:4-5*12/8", "chain:4-6*12/7", "chain:3-5*12/7"]
    assert readings("33335555wwWW", "qianbian") == ["chain:3-5*12/7"]


@pytest.mark.clause("SK16")
def test_in_baibian_a_big_joker_stands_for_any_card():
    assert readings("3W") == ["pair:3"]
    assert readings("3WW") == ["triple:3"]
    assert readings("333W") == ["bomb:3*4/4"]
    assert readings("3457W") == ["straight:3-7"]
    assert readings("33445W") == ["pair_run:3-5"]
    assert readings("333444WW5") == ["triple_run:3-5"]
    assert readings("33333444W4") == ["chain:3-4*10/7"]
    for variant in ("baibian", "huopin"):
        assert readings("3w", variant) == readings("3457w", variant) == readings("333w", variant) == []
    assert no_combination("3w") == no_combination("333Ww") == ("SK16", "joker-not-wild")


@pytest.mark.clause("SK17")
def test_in_qianbian_any_joker_is_wild_and_in_huopin_none_is():
    for joker in "wW":
        assert readings(f"3{joker}", "qianbian") == ["pair:3"]
        assert readings(f"333{joker}", "qianbian") == ["bomb:3*4/4"]
        assert readings(f"3457{joker}", "qianbian") == ["straight:3-7"]
        assert readings(f"333{joker}", "huopin") == readings(f"3457{joker}", "huopin") == []
        assert no_combination(f"3{joker}", "huopin") == ("SK17", "joker-not-wild")
    assert readings("3333wWwW", "qianbian")[0] == "bomb:3*8/8"


@pytest.mark.clause("SK17.d")
def test_jokers_alone_are_read_as_jokers():
    assert everywhere("ww") == ["pair:w"]
    assert everywhere("WW") == ["pair:W"]
    assert readings("wW", "baibian") == ["pair:w"]
    assert readings("wW", "qianbian") == ["pair:W"]
    assert readings("wW", "huopin") == []
    assert no_combination("wW", "huopin") == ("SK17.d", "mixed-pair")


@pytest.mark.clause("SK17.d")
def test_a_set_that_reads_two_ways_is_proposed_as_the_higher_and_may_be_named():
    assert readings("4567W") == ["straight:4-8", "straight:3-7"]
    assert readings("TJQKAWW") == ["straight:8-A"]
    assert readings("5566WW") == ["pair_run:5-7", "pair_run:4-6"]
    assert readings("JJQQKKWW", "baibian") == ["pair_run:J-A", "pair_run:T-K"]


@pytest.mark.clause("SK17.d")
def test_a_part_may_be_wholly_wild_and_only_the_cards_limit_a_bomb():
    assert readings("3355WW") == ["pair_run:3-5"]
    assert readings("333555wWW", "qianbian") == ["triple_run:3-5"]
    assert readings("33333333WW") == ["bomb:3*10/10"]
    assert bomb_lines("33333333WW") == 10
    assert readings("33333333wwWW", "qianbian") == ["bomb:3*12/12"]
    assert readings("2222WW") == ["bomb:2*6/6"]
