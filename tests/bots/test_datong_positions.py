"""What any villager would play in Datong: the steady bot must find it."""

import pytest

from paiju.bots import make_bot
from paiju.core.actions import Answer
from tests.bots.positions import MANY, Case, asked, chosen

GOING_OUT = [
    Case("the last card goes when it can", "A", "3 K", ("A",)),
    Case("a hand that is one combination is played", "44499", "", ("44499",)),
    Case("out with the bomb that is left", "7777", "3 A", ("7777",)),
    Case("a bomb brings the lead back for the last card", "38888", "", ("8888",), ("J", "56Q", "57K")),
    Case("big jokers first, then the last card", "3WW", "", ("WW", "W"), ("J", MANY, "57")),
]

GETTING_RID = [
    Case("a low triple and pair before anything dear", "333447AA2w", "", ("33344",)),
    Case("no bomb is led early", "35668888TTQQKA2", "", ("3", "5", "66")),
    Case("a low card on a low card, not the dear one", "368TTJJA2w", "3 5", ("6",)),
    Case("the lowest pair that will do", "33577JJQAA22", "3 66", ("77",)),
    Case("a single is not torn from a bomb", "3355TTTTJKKQQ", "3 9", ("J",)),
    Case("a single is not torn from a straight", "45678334JQAA", "3 4", ("J", "Q")),
    Case("four jokers stay together", "334455667WWww", "3 K", ("-",)),
    Case("a low triple carries no points to the opponents", "44466KKTT8J2", "", ("44466",)),
]

PARTNER = [
    Case("the partner's ace is left alone", "3344689JJQ2", "2 A, 3 -", ("-",)),
    Case("the partner's bomb is left alone", "3344QQQQ689", "1 KK, 2 7777, 3 -", ("-",)),
    Case("a loose card may go on the partner's small one", "3346JJQQAA", "2 4, 3 -", ("6",)),
    Case("a low single for a partner with one card", "377JJQQKA", "", ("3",), (MANY, "9", MANY)),
    Case(
        "a partner about to run out keeps the trick", "33446688JJ22", "2 QQ, 3 -", ("-",), (MANY, "W", MANY)
    ),
    Case("points ride on the team's safe trick", "4QQQKK", "2 55533, 3 -", ("QQQKK",), ("46", MANY, "79")),
]

ABOUT_TO_GO = [
    Case("no single for a neighbour with one card", "499KK", "", ("99", "KK"), ("A", MANY, MANY)),
    Case("if it must be a single, the highest", "59A", "", ("A",), ("K", MANY, MANY)),
    Case("no pair for a neighbour with two cards", "339QK", "", ("9", "Q", "K"), ("55", MANY, MANY)),
    Case("the 2 blocks who has one card left", "33445672", "3 K", ("2",), ("9", MANY, "9")),
    Case("a bomb blocks where nothing else does", "334457777", "3 2", ("7777",), (MANY, MANY, "9")),
]

POINTS = [
    Case("80 points are worth a bomb", "4444337JJ8Q", "3 TTJJ, 0 -, 1 QQKK, 2 -, 3 KKAA", ("4444",)),
    Case("a trick without points is not", "4444337JJ8Q", "1 AA, 2 -, 3 -", ("-",)),
    Case("a 2 takes twenty points", "337JJ88QQ2", "1 T, 2 -, 3 K, 0 -, 1 A, 2 -, 3 -", ("2",)),
]

OUT_1 = {"finished": (1,)}
ORDER = ("", "44", "")

THE_END = [
    Case(
        "wind to the next: keep it from the opponent", "33468JA", "2 K, 3 -", ("A",), ("", "", "4689J"), OUT_1
    ),
    Case(
        "wind to the partner: the lead is mine anyway",
        "33468JA",
        "2 K, 3 -",
        ("-",),
        ("", "", "4689J"),
        {**OUT_1, "wind": "partner"},
    ),
    Case("the order stands: an ace for the points", "3A", "1 9, 2 -, 3 K", ("A",), ORDER),
    Case("the order stands: the partner's are ours", "3A", "1 9, 2 -, 3 T, 0 -, 2 K", ("-",), ORDER),
]

CASES = [*GOING_OUT, *GETTING_RID, *PARTNER, *ABOUT_TO_GO, *POINTS, *THE_END]


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_steady_finds_what_any_villager_would_play(case: Case) -> None:
    assert chosen("datong", case) in case.wanted


ROTTEN = "33345566788999TTTJJQQQKKAA2"
BAD = "333445556777888999TTJJQKKAA"
PLAIN = "33445556788899TJJQQKKA222wW"
MONSTER = "33334444777788889999AA222WW"

ANSWERS = [
    ("a rotten hand is offered", ROTTEN, False, "offer"),
    ("an ordinary hand is played", PLAIN, False, "play_on"),
    ("a monster is played", MONSTER, False, "play_on"),
    ("two bad hands surrender", BAD, True, "surrender"),
    ("an ordinary hand declines", PLAIN, True, "decline"),
    ("a monster buys", MONSTER, True, "buy"),
]


@pytest.mark.parametrize(("reason", "hand", "offered", "wanted"), ANSWERS, ids=[case[0] for case in ANSWERS])
def test_steady_answers_the_surrender_questions(reason: str, hand: str, offered: bool, wanted: str) -> None:
    state = asked((hand, MANY, MANY, MANY), leader=2 if offered else 0, offered=offered)
    assert make_bot("steady", "datong", 0).act(state.view(0)) == Answer(wanted)
