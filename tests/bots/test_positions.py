"""What any villager would play: the steady bot must find it, and find it at any seat."""

from typing import NamedTuple

import pytest

from paiju.bots import make_bot
from paiju.climbing.grammar import ranks_of
from paiju.core.actions import Answer, Play
from paiju.core.cards import packed
from tests.bots.positions import asked, position

MANY = "34567889TJQKKA2"
"""A player with plenty of cards left."""
OUT_1 = {"finished": (1,)}


class Case(NamedTuple):
    """A position at the turn of seat 0 (next 1, partner 2, before 3) and the plays that will do."""

    reason: str
    wanted: tuple[str, ...]
    hands: tuple[str, str, str, str]
    trick: str = ""
    more: dict = {}


CASES = [
    # Going out.
    Case("the last card goes when it can", ("A",), ("A", MANY, MANY, MANY), "3 K"),
    Case("a hand that is one combination is played", ("44499",), ("44499", MANY, MANY, MANY)),
    Case("a bomb nobody can match brings the lead back for the last card", ("8888",), ("38888", "J", "56Q", "57K")),
    Case("big jokers first, then the last card", ("WW", "W"), ("3WW", "J", MANY, "57")),
    Case("out with the bomb that is left", ("7777",), ("7777", MANY, MANY, MANY), "3 A"),
    # What to get rid of.
    Case("a low full house is led before anything dear", ("33344",), ("333447AA2w", MANY, MANY, MANY)),
    Case("no bomb is led early", ("3", "5", "66"), ("35668888TTQQKA2", MANY, MANY, MANY)),
    Case("a low card on a low card, not the dear one", ("6",), ("368TTJJA2w", MANY, MANY, MANY), "3 5"),
    Case("the lowest pair that will do", ("77",), ("33577JJQAA22", MANY, MANY, MANY), "3 66"),
    Case("a single is not torn from a bomb", ("J",), ("3355TTTTJKKQQ", MANY, MANY, MANY), "3 9"),
    Case("a single is not torn from a straight", ("J", "Q"), ("45678334JQAA", MANY, MANY, MANY), "3 4"),
    Case("four jokers stay together", ("-",), ("334455667WWww", MANY, MANY, MANY), "3 K"),
    Case("no points are given away as kicker of a low triple", ("44466",), ("44466KKTTQQ2", MANY, MANY, MANY)),
    # Partner.
    Case("the partner's ace is left alone", ("-",), ("3344689JJQ2", MANY, MANY, MANY), "2 A, 3 -"),
    Case("the partner's bomb is left alone", ("-",), ("3344QQQQ689", MANY, MANY, MANY), "1 KK, 2 7777, 3 -"),
    Case("a loose card may go on the partner's small one", ("6",), ("3346JJQQAA", MANY, MANY, MANY), "2 4, 3 -"),
    Case("the partner with one card gets a low single", ("3",), ("377JJQQKA", MANY, "9", MANY)),
    Case("who is not in the way lets the partner run out", ("-",), ("33446688JJ22", MANY, "W", MANY), "2 QQ, 3 -"),
    Case("points ride on a trick that is safe for the team", ("QQQKK",), ("4QQQKK", "46", MANY, "79"), "2 55533, 3 -"),
    # Opponents about to go out.
    Case("no single for a neighbour with one card", ("99", "KK"), ("499KK", "A", MANY, MANY)),
    Case("if singles it must be, the highest", ("A",), ("59A", "K", MANY, MANY)),
    Case("one card left at the owner: the 2 blocks", ("2",), ("33445672", "9", MANY, "9"), "3 K"),
    Case("one card left at the owner: bomb if nothing else", ("7777",), ("334457777", MANY, MANY, "9"), "3 2"),
    Case("no pair for a neighbour with two cards", ("9", "K", "Q"), ("339QK", "55", MANY, MANY)),
    # Points.
    Case("sixty points are worth a bomb", ("4444",), ("4444337JJ8Q", MANY, MANY, MANY), "3 TTJJ, 0 -, 1 QQKK, 2 -, 3 KKAA"),
    Case("a trick without points is not", ("-",), ("4444337JJ8Q", MANY, MANY, MANY), "1 AA, 2 -, 3 -"),
    Case("a 2 takes thirty points", ("2",), ("337JJ88QQ2", MANY, MANY, MANY), "1 T, 2 -, 3 K, 0 -, 1 A, 2 -, 3 -"),
    # Wind and the end.
    Case("wind to the next: an ace keeps it from the opponent", ("A",), ("3344A", "", "", "4689J"), "2 K, 3 -", OUT_1),
    Case(
        "wind to the partner: the lead is mine anyway",
        ("-",),
        ("3344A", "", "", "4689J"),
        "2 K, 3 -",
        OUT_1 | {"wind": "partner"},
    ),
    Case("the order stands: an ace for the points", ("A",), ("3A", "", "44", ""), "1 9, 2 -, 3 K"),
    Case("the order stands: the partner's points are ours", ("-",), ("3A", "", "44", ""), "1 9, 2 -, 3 T, 0 -, 2 K"),
]


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_steady_finds_what_any_villager_would_play(case: Case):
    state = position(case.hands, case.trick, **case.more)
    assert state.to_act == (0,)
    action = make_bot("steady", "datong", 0).act(state.view(0))
    assert (ranks_of(packed(action.cards)) if isinstance(action, Play) else "-") in case.wanted
