"""摊牌: what lays all hands open right after the deal (DZ26–DZ28)."""

from typing import Any

import pytest

from paiju.core.draws import Draws
from paiju.games.dazha import DAZHA
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.showdown import causes
from paiju.texts import LOCALES, text
from tests.games.dazha.positions import FIRST, carry_of, lines_of, started, whole_deal
from tests.games.playing import cards, settled

NEVER: dict[str, Any] = {"penalty_showdown": "never"}
EIGHT: dict[str, Any] = {"mode": "eight_jokers"}


def found(*hands: str, **options: Any) -> list[tuple[int, str, str]]:
    """Seat, reason and clause of the causes in these hands, which need not be whole."""
    held = tuple(cards(text) for text in (*hands, "", "", "", "")[:4])
    return [(cause.seat, cause.reason, cause.clause) for cause in causes(DazhaOptions.parse(options), held)]


@pytest.mark.clause("DZ26")
def test_a_bomb_of_nine_with_jokers_or_eight_natural_cards():
    assert found("99999999", **NEVER) == [(0, "eight-natural", "DZ26")]
    assert found("", "9999999Ww", **NEVER) == [(1, "capped", "DZ26")]
    assert found("", "", "999999wWW", **NEVER) == [(2, "capped", "DZ26")]
    assert found("", "", "", "wwWW", **NEVER) == [(3, "all-jokers", "DZ26")]
    assert found("99999 wwWW", **NEVER) == [(0, "capped", "DZ26"), (0, "all-jokers", "DZ26")]
    for short in ("9999999W", "999999wW", "9999wWW", "22222222"[:7] + "w"):
        assert found(short, **NEVER) == []
    assert found("99999999", showdown="off", **NEVER) == found("wwWW", showdown="off", **NEVER) == []


@pytest.mark.clause("DZ26.d")
def test_cards_count_and_not_bonus_rows():
    # Earns as nine, and is no cause.
    assert found("2222222W", **NEVER) == []
    assert found("AAAAAAAW", prize_ranks="A", **NEVER) == []
    assert found("2222222wW", **NEVER) == [(0, "capped", "DZ26")]


@pytest.mark.clause("DZ26", "DZ26.d")
def test_penalty_jokers_by_the_option():
    one, three, covered = "W 345", "wWW 345", "W 3333"
    assert found(one) == found(three) == [(0, "penalty-jokers", "DZ26")]
    assert found(covered) == []
    rule: dict[str, Any] = {"penalty_showdown": "three_jokers"}
    assert found(one, "w", "wW 99", **rule) == []
    assert found("", three, **rule) == [(1, "penalty-jokers", "DZ26")]
    assert found(three, **NEVER) == []
    # Switching the other off does not matter, nor does bao.
    assert found(one, showdown="off") == found(one, mode="bao") == [(0, "penalty-jokers", "DZ26")]


@pytest.mark.clause("DZ26.d")
def test_in_bao_it_comes_before_anyone_is_asked():
    state = started(whole_deal("W"), carry_of(), mode="bao")
    assert (state.to_act, state.view(0).question) == ((), None)
    assert {line[0] for line in lines_of(state)} <= {"DZ33", "DZ34"}
    state = started(whole_deal("88888888"), carry_of(), mode="bao", **NEVER)
    assert state.settlement is None


@pytest.mark.clause("DZ26")
def test_a_showdown_settles_bonus_and_penalties_of_all_hands_and_no_base():
    state = started(whole_deal("88888888 w", "99999", "W J", "w W TTTT"), **NEVER)
    assert state.to_act == ()
    assert [(cause.seat, cause.reason) for cause in state.causes] == [(0, "eight-natural")]
    assert lines_of(state) == [
        ("DZ35", "eight-natural", (48, -16, -16, -16)),
        ("DZ33", "bomb", (-1, 3, -1, -1)),
        ("DZ33", "bomb", (-2, -2, -2, 6)),
        ("DZ34", "penalty-jokers", (1, 1, -3, 1)),
    ]
    assert state.view(None).hands == state.dealt


@pytest.mark.clause("DZ27")
def test_the_causes_with_eight_jokers():
    never: dict[str, Any] = EIGHT | NEVER
    assert found("wwwwWWWW", **never) == [(0, "all-jokers", "DZ27")]
    assert found("9999999wwWW", **never) == [(0, "capped", "DZ27")]
    assert found("9999wwwwWWW", **never) == [(0, "capped", "DZ27")]
    assert found("99999999", **never) == [(0, "eight-natural", "DZ27")]
    assert found("W", **EIGHT) == [(0, "penalty-jokers", "DZ27")]
    # Nine and ten are none, nor are four jokers.
    for none in ("9999999www", "9999999ww", "wwWW", "WWWW", "wwwwWWW"):
        assert found(none, **never) == []


@pytest.mark.clause("DZ28", "DZ28.d")
def test_a_hand_without_any_bomb_by_the_option():
    option: dict[str, Any] = {"no_bomb_showdown": True} | NEVER
    bombs = ("3333", "4444", "5555")
    assert found(*bombs, "666 W", **option) == [(3, "no-bomb", "DZ28")]
    assert found(*bombs, "666 W", **NEVER) == []
    assert found(*bombs, "wwWW", showdown="off", **option) == []
    assert found(*bombs, "WWWW", **EIGHT, **option) == []
    assert found(*bombs, "wwWW", **EIGHT, **option) == [(3, "no-bomb", "DZ28")]
    # A 510K is none.
    assert found(*bombs, "5sTsKs", five_ten_king=True, **option) == [(3, "no-bomb", "DZ28")]
    state = started(whole_deal(), no_bomb_showdown=True, **NEVER)
    assert {cause.reason for cause in state.causes} == {"no-bomb"}
    assert settled(state).group_totals("base") == (0, 0, 0, 0)
    assert state.carry().played == 1


SHARES = {
    "classic": {"always": 41, "three_jokers": 6, "never": 2},
    "eight_jokers": {"always": 47, "three_jokers": 26, "never": 0},
    "bao": {"always": 39, "three_jokers": 4, "never": 0},
}
"""Of a hundred deals, those that are not played, as the texts say."""


@pytest.mark.parametrize("mode", SHARES)
def test_the_share_of_deals_that_are_not_played(mode):
    deals = [
        DAZHA.deal(DazhaOptions.parse({"mode": mode}), FIRST, Draws.from_seed("figures", mode, deal)).hands
        for deal in range(1000)
    ]
    for value, share in SHARES[mode].items():
        options = DazhaOptions.parse({"mode": mode, "penalty_showdown": value})
        shown = sum(bool(causes(options, hands)) for hands in deals)
        assert abs(100 * shown / len(deals) - share) < 5
        for locale in LOCALES:
            said = text(f"dazha-option-penalty_showdown-{value}", locale)
            assert not share or f" {share} " in said or f"{share}," in said or f"{share})" in said


@pytest.mark.clause("DZ33", "DZ35")
def test_worked_number_3_a_showdown_by_eight_natural_cards():
    state = started(whole_deal("88888888 W w 9999", "w TTTT", "JJJJ W", spades=(1, 3)), **NEVER)
    assert [cause.reason for cause in state.causes] == ["eight-natural"]
    mine = [line for line in lines_of(state, "bonus") if line[2][0] > 0]
    assert mine == [("DZ35", "eight-natural", (48, -16, -16, -16)), ("DZ33", "bomb", (6, -2, -2, -2))]


@pytest.mark.clause("DZ27", "DZ34", "DZ32")
def test_worked_number_4_a_little_joker_beside_four_big_ones():
    state = started(whole_deal("WWWWw", "TTTT w", "JJJJ ww", **EIGHT), **EIGHT)
    assert [(cause.seat, cause.reason, cause.size) for cause in state.causes] == [(0, "penalty-jokers", 1)]
    mine = [line for line in lines_of(state) if line[2][0] not in (-1, -2)]
    assert mine == [("DZ33", "joker-bomb", (60, -20, -20, -20)), ("DZ34", "penalty-jokers", (-3, 1, 1, 1))]
    assert (60 - 3, -20 + 1) == (57, -19)
