"""What any villager would play in Shuangkou: the steady bot must find it."""

import pytest

from paiju.core.actions import Play
from tests.bots.positions import MANY, Case, chosen, steady_action

QIANBIAN = {"variant": "qianbian"}
HUOPIN = {"variant": "huopin"}

GOING_OUT = [
    Case("the last card goes when it can", "A", "3 K", ("A",)),
    Case("a straight with a wild card is the hand", "4567W", "", ("4567W",)),
    Case("a wild card completes the last pair", "9W", "3 88", ("9W",)),
    Case("three jokers earn, and are not spent on a nine", "9wWW", "", ("9", "wWW"), more=QIANBIAN),
    Case("out with the bomb that is left", "777W", "3 AA", ("777W",)),
    Case("a bomb brings the lead back for the last card", "388888W", "", ("88888W",), ("J", "56Q", "57K")),
]

WILD = [
    Case("a wild joker is no answer to a 2", "345688889JQKW", "3 2", ("-",)),
    Case("a little joker that is not wild is", "345688889JQKw", "3 2", ("w",)),
    Case("no joker is wild in huopin", "345688889JQKW", "3 2", ("W",), (MANY, MANY, "56"), HUOPIN),
    Case("a wild joker does not fill a low straight", "34568999JJJJW", "", ("3", "4", "5", "6", "8", "999")),
    Case("two wild jokers stay with the bomb", "3344568TTTTTWW", "3 QQ", ("-",)),
    Case("three jokers stay together", "334456799JwWW", "3 2", ("-",), more=HUOPIN),
]

LINES = [
    Case("no bomb is led early", "35668888TTQQKA2", "", ("3", "5", "66", "TT")),
    Case("a chain is laid whole", "4444555566669", "", ("444455556666",), ("J", MANY, "Q")),
    Case(
        "an uneven chain takes all its cards along",
        "4444455555669",
        "",
        ("4444455555",),
        ("J", MANY, "Q"),
        QIANBIAN,
    ),
    Case("eight lines are not spent on a pair, nor torn", "444477777778JQ", "3 AA", ("4444", "-")),
    Case(
        "a bomb of seven earns before the hand ends",
        "777777733499JJQ",
        "",
        ("7777777",),
        ("5", MANY, ""),
        {"finished": (3,)},
    ),
    Case("a single is not torn from six of a rank", "3355TTTTTTJKKQQ", "3 9", ("J",)),
    Case("a triple is not torn from a bomb", "33557777JKKQQ", "3 666", ("-",)),
]

PARTNER = [
    Case("the partner's ace is left alone", "3344689JJQ2", "2 A, 3 -", ("-",)),
    Case("the partner's bomb is left alone", "3344QQQQ689", "1 KK, 2 7777, 3 -", ("-",)),
    Case("of an opponent's ace the 2 makes a lead", "3344689JJQ2", "1 A, 2 -, 3 -", ("2",)),
    Case("a low pair for the pair that is seen", "33688JJQQKA", "", ("33",), (MANY, "99", MANY)),
    Case("a low triple for the triple that is seen", "333688JJQQKA", "", ("333",), (MANY, "999", MANY)),
    Case("the partner is seen to stop it", "44448", "3 2", ("-",), (MANY, "335577WW", "9")),
    Case(
        "the partner is seen not to stop it",
        "44448",
        "3 2",
        ("4444",),
        (MANY, "33557799", "9"),
    ),
    Case(
        "a low single for a partner with one hidden card",
        "377JJQQKA",
        "",
        ("3",),
        (MANY, "9", MANY),
        {"open_partner": "off"},
    ),
]

ABOUT_TO_GO = [
    Case("no single for a neighbour with one card", "499KK", "", ("99", "KK"), ("A", MANY, MANY)),
    Case("if it must be a single, the highest", "59A", "", ("A",), ("K", MANY, MANY)),
    Case("the 2 blocks who has one card left", "33445672", "3 K", ("2",), ("9", MANY, "9")),
    Case("a bomb blocks where nothing else does", "334457777", "3 2", ("7777",), (MANY, MANY, "9")),
]

CASES = [*GOING_OUT, *WILD, *LINES, *PARTNER, *ABOUT_TO_GO]


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_steady_finds_what_any_villager_would_play(case: Case) -> None:
    assert chosen("shuangkou", case) in case.wanted


def test_steady_says_which_straight_it_means():
    case = Case("the higher straight beats the one on the table", "4567W", "3 34567", ("4567W",))
    action = steady_action("shuangkou", case)
    assert isinstance(action, Play)
    assert action.reading == "straight:4-8"
