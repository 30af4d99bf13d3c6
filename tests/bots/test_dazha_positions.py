"""What any villager would play in Dazha: the steady bot must find it."""

import pytest

from paiju.bots import make_bot
from paiju.core.actions import Answer
from tests.bots.positions import MANY, Case, chosen, position

GOING_OUT = [
    Case("the last card goes when it can", "A", "3 K", ("A",)),
    Case("a plane with all its kickers is the hand", "3334445679", "", ("3334445679",)),
    Case("the last triple goes alone", "777", "", ("777",)),
    Case("the last triple takes the one card that is left", "7779", "", ("7779",)),
    Case("out with the bomb and its jokers", "7777wW", "3 A", ("7777wW",)),
    Case("a bomb brings the lead back for the last card", "388888", "", ("88888",), ("J", "56Q", "57K")),
]

JOKERS = [
    Case("a joker on a 2 costs 3", "468JJK5555w", "3 2", ("-",)),
    Case("a joker is no kicker", "44459JJ7777w", "", ("44459",)),
    Case("the joker goes with the bomb", "8888wK", "3 A", ("8888w",), ("9", MANY, "9")),
    Case("four jokers stay together", "334455667WWww", "3 K", ("-",)),
    Case("the joker goes where it earns most", "3333666666w9J", "3 K", ("3333", "666666w"), ("9", MANY, "9")),
    Case("a joker that is fined in the end wins a trick at least", "9W", "", ("W",), ("K", MANY, "Q")),
    Case("a joker is laid to go out", "W", "3 2", ("W",)),
    Case("four big jokers stay together", "3344556679WWWW", "3 K", ("-",), more={"mode": "eight_jokers"}),
]

KICKERS = [
    Case("loose low singles are carried away", "3577799KKAA", "", ("35777",)),
    Case("a low pair is carried where singles are none", "44455KKAA22", "", ("44455",)),
    Case("nothing dear is carried", "44468QQ22A", "3 33355", ("44468",)),
    Case("a plane takes four loose cards along", "3334445679QQAA2", "", ("3334445679",)),
    Case("a pair is kept for itself", "3777QQAA9", "", ("37779",)),
]

BOMBS = [
    Case("no bomb is led early", "35668888TTQQKA2", "", ("3", "5", "66")),
    Case("a pair is not torn from a bomb of 2s", "45689J2222", "3 AA", ("-",)),
    Case(
        "before a double the bomb still earns",
        "777777346TQK",
        "",
        ("777777",),
        ("5", MANY, ""),
        {"finished": (3,)},
    ),
    Case("a bomb blocks where nothing else does", "334457777", "3 2", ("7777",), (MANY, MANY, "9")),
    Case("the bomb is not torn for a single", "3355TTTTJKKQQ", "3 9", ("J",)),
]

PARTNER = [
    Case("the partner's ace is left alone", "3344689JJQ2", "2 A, 3 -", ("-",)),
    Case(
        "a neighbour may be the partner",
        "3344689JJQ2",
        "1 A, 2 -, 3 -",
        ("-",),
        more={"partner": (1, 0, 3, 2)},
    ),
    Case("of an opponent's ace the 2 makes a lead", "3344689JJQ2", "1 A, 2 -, 3 -", ("2",)),
    Case("a low single for a partner with one card", "377JJQQKA", "", ("3",), (MANY, "9", MANY)),
    Case(
        "the same for a neighbour",
        "377JJQQKA",
        "",
        ("3",),
        ("9", MANY, MANY),
        {"partner": (1, 0, 3, 2)},
    ),
    Case("no single for an opponent with one card", "499KK", "", ("99", "KK"), ("A", MANY, MANY)),
    Case("if it must be a single, the highest", "59A", "", ("A",), ("K", MANY, MANY)),
]

TAKER = {"mode": "bao", "penalty_showdown": "never"}
AGAINST_THREE = [
    Case(
        "two who play against one leave each other's cards alone",
        "3344689JJQ2",
        "3 A",
        ("-",),
        more={**TAKER, "taker": 1},
    ),
    Case(
        "the one with a card left is blocked",
        "3344557A2",
        "3 Q",
        ("A", "2"),
        (MANY, MANY, "9"),
        {**TAKER, "taker": 3},
    ),
    Case(
        "a low single for any of the others",
        "377JJQQKA",
        "",
        ("3",),
        ("9", MANY, MANY),
        {**TAKER, "taker": 3},
    ),
    Case("alone, an ace is beaten", "3344689JJQ2", "2 A, 3 -", ("2",), more={**TAKER, "taker": 0}),
]

CASES = [*GOING_OUT, *JOKERS, *KICKERS, *BOMBS, *PARTNER, *AGAINST_THREE]


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_steady_finds_what_any_villager_would_play(case: Case) -> None:
    assert chosen("dazha", case) in case.wanted


LIGHT_HAND = "344455566679999TTJJJJJQA222"
ANSWERS = [
    ("four plays are played against three by who leads", LIGHT_HAND, 0, {}, "take"),
    ("who does not lead is stopped first", LIGHT_HAND, 1, {}, "decline"),
    ("where the taker leads", LIGHT_HAND, 1, {"bao_lead": "taker"}, "take"),
    ("four plays that are beaten are not", "345678999TTTJJJ45678KKKK2w2", 0, {}, "decline"),
    ("an ordinary hand is not", "33445566788899TJJQQKKA22wW4", 0, {}, "decline"),
]


@pytest.mark.clause("DZ39", "DZ42.d")
@pytest.mark.parametrize(
    ("reason", "hand", "seat", "options", "wanted"), ANSWERS, ids=[case[0] for case in ANSWERS]
)
def test_steady_plays_against_three_with_a_great_hand_alone(
    reason: str, hand: str, seat: int, options: dict[str, str], wanted: str
) -> None:
    one, two, three, four = (hand if place == seat else MANY for place in range(4))
    state = position((one, two, three, four), game="dazha", asked=seat, **TAKER, **options)
    assert make_bot("steady", "dazha", 0).act(state.view(seat)) == Answer(wanted)
