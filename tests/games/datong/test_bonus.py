"""The bomb bonus (DT37–DT44)."""

import pytest

from paiju.core.actions import Pass
from tests.games.datong.positions import (
    bonus_clauses,
    earns,
    ended,
    position,
    surrendered,
)
from tests.games.playing import (
    play,
)

OTHER = "2222"  # another hand's bomb, so that none is the only one
CHAIN = "333344445555"


@pytest.mark.clause("DT37")
def test_a_bomb_is_paid_by_each_of_the_others():
    assert surrendered("", "7777", "", "8888888").group_totals("bonus") == (-1 - 5, 3 - 5, -1 - 5, 15 - 1)
    assert surrendered("", "777", "", "888", "").group_totals("bonus") == (0, 0, 0, 0)
    # To the persons who sit there.
    assert surrendered("", "55555", "", OTHER, seating=(3, 2, 1, 0)).group_totals("bonus") == (1, -3, 5, -3)


@pytest.mark.clause("DT37", "DT37.d")
def test_a_bomb_earns_played_whole_split_or_not_at_all():
    dealt = ("77777 3", "8888", "4", "6")
    for line in ("0 77777", "0 77", "0 3"):
        state = play(position(*dealt), line)
        while state.settlement is None:
            on = state.view(None).on
            (seat,) = state.to_act
            state = state.apply(seat, Pass() if on else state.timeout(seat))[0]
        assert state.settlement.group_totals("bonus") == (6 - 1, -2 + 3, -2 - 1, -2 - 1)


@pytest.mark.clause("DT37.d")
def test_each_rank_of_which_four_or_more_were_dealt_is_one_bomb():
    assert earns("77777777 9999 333", OTHER) == (8 + 1, 1, 0, 0)
    assert bonus_clauses("77777777 9999 333", OTHER) == ["DT38", "DT38", "DT38"]


@pytest.mark.clause("DT38")
@pytest.mark.parametrize(("phases", "value"), [(4, 1), (5, 2), (6, 3), (7, 5), (8, 8)])
@pytest.mark.parametrize("rank", "3K2")
def test_classic_bombs(phases, value, rank):
    assert earns("", rank * phases, "", "44444444 7") == (0, value, 0, 8)
    assert bonus_clauses("", rank * phases, "", OTHER) == ["DT38", "DT38"]


@pytest.mark.clause("DT39")
@pytest.mark.parametrize(("phases", "value"), [(4, 0), (5, 1), (6, 3), (7, 5), (8, 10)])
@pytest.mark.parametrize("rank", "3K2")
def test_local_bombs(phases, value, rank):
    assert earns("", rank * phases, "", "44444444 7", style="local") == (0, value, 0, 10)
    assert set(bonus_clauses("", rank * phases, "", "44444444", style="local")) == {"DT39"}


@pytest.mark.clause("DT40")
@pytest.mark.parametrize(
    ("other", "style", "value"),
    [
        ("666666", "classic", 4),
        ("6666666", "classic", 6),
        ("66666666", "classic", 9),
        ("666666", "local", 4),
        ("6666666", "local", 6),
        ("66666666", "local", 11),
        # A chain's worth is all that it and its bombs earn: 3 + 3, 5 + 4.
        (CHAIN, "classic", 7),
        (CHAIN + "6666", "classic", 10),
        (CHAIN, "local", 4),
        (CHAIN + "6666", "local", 6),
        ("KKKK AAAA 2222", "classic", 4),
    ],
)
def test_four_jokers_are_worth_one_more_than_the_dearest(other, style, value):
    assert earns("wwWW", "", other, style=style)[0] == value
    # In whichever hand it is.
    assert earns("", "wwWW" + other, style=style)[1] == value + earns("wwWW", "", other, style=style)[2]
    assert "DT40" in bonus_clauses("wwWW", other, style=style)


@pytest.mark.clause("DT40", "DT18")
def test_three_jokers_earn_nothing():
    assert earns("wwW", "7777 W", OTHER) == (0, 1, 1, 0)


@pytest.mark.clause("DT40", "DT44.d")
def test_four_jokers_beside_a_chain_of_twenty():
    # 7 for five bombs, 1 + 4 × 2 for the bombs, 4 × 1 extra.
    chain = "3333 44444 55555 66666 77777"
    assert earns("", chain, "wwWW") == (0, 20, 21, 0)
    assert earns("", chain, "wwWW", chain_extra="off") == (0, 16, 17, 0)
    assert earns("", chain, "wwWW", chain_extra="instead") == (0, 11, 12, 0)
    # A chain worth 4 is not dear enough.
    assert earns("", "33333 4444 5555", "wwWW", chain_extra="instead") == (0, 4, 4, 0)
    assert earns("", "33333 4444 5555", "wwWW", style="local") == (0, 5, 6, 0)


@pytest.mark.clause("DT40.d")
def test_without_chain_bonus_only_single_bombs_count_for_the_jokers():
    assert earns("wwWW", CHAIN, chain_bonus=False) == (4, 3, 0, 0)
    assert earns("wwWW", CHAIN + "6666666", chain_bonus=False) == (6, 8, 0, 0)
    assert earns("wwWW", CHAIN + "6666666", chain_bonus=False, chain_extra="instead") == (6, 8, 0, 0)
    assert earns("wwWW", CHAIN + "6666666") == (5 + 3 + 5 + 5 + 1, 5 + 3 + 5 + 5, 0, 0)


@pytest.mark.clause("DT41")
@pytest.mark.parametrize(
    ("bomb", "value"),
    [("7777", 1 + 1), ("3333", 1 + 2), ("33333333", 8 + 2), ("77777777", 8 + 1), ("wwWW", 4 + 1)],
)
def test_the_only_bomb_of_the_table(bomb, value):
    assert earns("", "", bomb) == (0, 0, value, 0)
    assert bonus_clauses("", "", bomb)[-1] == "DT41"
    for other in (OTHER, "wwWW"):
        if other != bomb:
            assert "DT41" not in bonus_clauses("", other, bomb)
            assert "DT41" not in bonus_clauses("", "", other + bomb)
    assert "DT41" not in bonus_clauses("", "", CHAIN)


@pytest.mark.clause("DT41.d")
@pytest.mark.parametrize(
    ("bomb", "value", "more"), [("3333", 0, 2), ("7777", 0, 1), ("wwWW", 4, 1), ("88888", 1, 1)]
)
def test_in_the_local_style_the_only_bomb_earns_more_by_option_only(bomb, value, more):
    assert earns(bomb, style="local") == (value, 0, 0, 0)
    assert earns(bomb, style="local", sole_bomb="classic_only") == (value, 0, 0, 0)
    assert earns(bomb, style="local", sole_bomb="both") == (value + more, 0, 0, 0)
    assert earns(bomb, sole_bomb="both") == earns(bomb)


@pytest.mark.clause("DT42")
@pytest.mark.parametrize(("bombs", "value"), [(2, 0), (3, 3), (4, 5), (5, 7), (6, 9)])
def test_chains_earn_by_their_length(bombs, value):
    chain = "".join(rank * 4 for rank in "9TJQKA"[-bombs:])
    assert earns("", chain, style="local") == (0, value, 0, 0)
    assert earns("", chain) == (0, value + bombs, 0, 0)
    for extra in ("besides", "instead", "off"):
        assert earns("", chain, chain_bonus=False, chain_extra=extra) == (0, bombs, 0, 0)
    assert ("DT42" in bonus_clauses(chain)) == (bombs > 2)


@pytest.mark.clause("DT42.d")
def test_each_maximal_run_in_one_hand_counts_once():
    assert earns("3333 4444 5555 7777 8888 9999", style="local") == (6, 0, 0, 0)
    assert bonus_clauses("3333 4444 5555 7777 8888 9999", style="local") == ["DT42", "DT42"]
    assert earns("33333333 44444444 5555 6666", style="local", chain_extra="off") == (10 + 10 + 5, 0, 0, 0)
    # A run over two hands is none, nor one with 2s or over the ends.
    assert earns("3333 4444", "5555 6666", style="local") == (0, 0, 0, 0)
    assert earns("KKKK AAAA 2222", "2222 3333 4444", style="local") == (0, 0, 0, 0)
    assert earns("QQQQ KKKK AAAA 2222", style="local") == (3, 0, 0, 0)


@pytest.mark.clause("DT43")
@pytest.mark.parametrize(
    ("phases", "classic", "local"), [(4, 0, 0), (5, 1, 1), (6, 3, 3), (7, 5, 5), (8, 8, 10)]
)
def test_big_bombs_inside_a_chain_earn_extra(phases, classic, local):
    chain = "3333 4444" + "5" * phases
    assert earns(chain, chain_extra="instead") == (3 + classic, 0, 0, 0)
    assert earns(chain, chain_extra="instead", style="local") == (3 + local, 0, 0, 0)
    for style in ("classic", "local"):
        assert ("DT43" in bonus_clauses(chain, style=style)) == (phases > 4)
    # Outside a chain there is no extra.
    assert "DT43" not in bonus_clauses("3333" + "5" * phases + "6666")
    assert "DT43" not in bonus_clauses(chain, chain_bonus=False)


@pytest.mark.clause("DT44")
def test_chain_bonus_and_bomb_bonus_add_up():
    lines = [line for line in surrendered("333333 4444 5555").lines if line.group == "bonus"]
    assert [(line.clause, line.deltas[0] // 3) for line in lines] == [
        ("DT42", 3),
        ("DT38", 3),
        ("DT43", 3),
        ("DT38", 1),
        ("DT38", 1),
    ]
    # A bomb beside the chain earns its own, with either option.
    assert earns("333333 4444 5555 77777", chain_extra="instead") == (3 + 3 + 2, 0, 0, 0)


@pytest.mark.clause("DT44.d")
@pytest.mark.parametrize(
    ("extra", "value", "jokers"),
    [("besides", 3 + 5 + 3 + 1 + 5 + 3, 21), ("instead", 3 + 5 + 3, 12), ("off", 3 + 5 + 3 + 1, 13)],
)
def test_how_the_extra_stands_to_the_bombs_own_bonus(extra, value, jokers):
    chain = "7777777 888888 9999"
    assert earns(chain, chain_extra=extra) == (value, 0, 0, 0)
    assert earns(chain, "wwWW", chain_extra=extra) == (value, jokers, 0, 0)
    # Where chains earn nothing there is no chain for a bomb to be in.
    assert earns(chain, chain_extra=extra, chain_bonus=False) == (5 + 3 + 1, 0, 0, 0)
    assert earns(CHAIN, chain_extra=extra, chain_bonus=False) == (3, 0, 0, 0)


@pytest.mark.clause("DT43", "DT44", "DT44.d")
def test_worked_number_4():
    hand = "33333 4444 5555"
    assert surrendered(hand).group_totals("bonus") == (24, -8, -8, -8)
    assert earns(hand, chain_extra="instead") == (4, 0, 0, 0)
    assert earns(hand, chain_extra="off") == (7, 0, 0, 0)


@pytest.mark.clause("DT41", "DT41.d")
def test_worked_number_5():
    assert earns("3333") == (3, 0, 0, 0)
    assert earns("7777") == (2, 0, 0, 0)
    assert earns("3333", style="local") == (0, 0, 0, 0)


@pytest.mark.clause("DT40")
def test_worked_number_6():
    assert earns("wwWW", "77777777") == (9, 8, 0, 0)
    assert earns("wwWW", "77777777", style="local") == (11, 10, 0, 0)


@pytest.mark.clause("DT37.d", "DT45")
def test_the_bonus_follows_the_cards_dealt_not_those_left():
    settlement = ended((0, 2, 1, 3), (0, 5, 0, 0), dealt=("7777", OTHER, "3", "6"))
    assert settlement.group_totals("bonus") == (2, 2, -2, -2)
