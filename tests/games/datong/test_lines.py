"""What each line of a settlement says: who, how much, and why."""

import pytest

from paiju.games.datong.options import DatongOptions
from paiju.games.datong.scoring import settle_no_bomb
from tests.games.datong.positions import ended, surrendered
from tests.games.playing import cards

SEATING = (3, 2, 1, 0)
"""The persons of the seats, so that no seat is taken for a person."""


def said(settlement, clause):
    """The reasons, persons and params of the lines of a clause."""
    return [(line.reason, line.persons, line.params) for line in settlement.lines if line.clause == clause]


@pytest.mark.parametrize(
    ("order", "captured", "clause", "reason", "seats", "value", "points"),
    [
        ((0, 2, 1, 3), (95, 5, 0, 10), "DT30", "first-second", (0, 0, 2), 2, 15),
        ((0, 2, 1, 3), (95, 0, 5, 0), "DT31", "first-second-clean", (0, 0, 2), 4, 0),
        ((0, 1, 3, 2), (0, 120, 10, 60), "DT32", "first-without-points", (0, 1, 3), 2, 0),
        ((0, 1, 2, 3), (95, 0, 60, 30), "DT33", "second-without-points", (1, 0, 2), 2, 0),
        ((0, 1, 2, 3), (95, 5, 60, 30), "DT34", "enough", (0, 0, 2), 1, 155),
        ((0, 1, 2, 3), (40, 105, 20, 5), "DT35", "second-enough", (1, 1, 3), 1, 105),
        ((0, 1, 2, 3), (40, 95, 20, 5), "DT35", "partner-third", (1, 0, 2), 1, 95),
        ((0, 1, 3, 2), (45, 95, 20, 5), "DT36", "partner-last", (0, 1, 3), 1, 65),
    ],
)
def test_base_points_say_who_won_and_what_decided(order, captured, clause, reason, seats, value, points):
    about, winner, partner = (SEATING[seat] for seat in seats)
    assert said(ended(order, captured, seating=SEATING), clause) == [
        (reason, {"who": about, "winner": winner, "partner": partner}, {"value": value, "points": points})
    ]


def test_a_surrender_says_who_gave_up():
    assert said(surrendered("3", "4", "5", "6", seating=SEATING), "DT28") == [
        ("surrender", {"who": 1, "partner": 3}, {"value": 1})
    ]


@pytest.mark.parametrize(
    ("order", "reason", "value"),
    [
        ((0, 2, 1, 3), "bought-win", 2),
        ((0, 1, 2, 3), "bought-win", 1),
        ((1, 3, 0, 2), "bought-loss", 1),
    ],
)
def test_buying_says_what_was_moved(order, reason, value):
    settlement = ended(order, (5, 5, 0, 0), seating=SEATING, buyers=(2,))
    assert said(settlement, "DT29") == [(reason, {"buyer": 1, "seller": 3}, {"value": value})]


@pytest.mark.parametrize(
    ("hands", "reason", "seat"),
    [(("3333", "4", "5555", "6"), "no-bomb", 3), (("3", "4", "5", "6"), "no-bomb-at-all", 2)],
)
def test_the_check_for_bombs_says_who_had_none_or_who_led(hands, reason, seat):
    settlement = settle_no_bomb(DatongOptions(), [cards(hand) for hand in hands], SEATING, leader=2)
    assert said(settlement, "DT46") == [(reason, {"who": SEATING[seat]}, {"value": 1})]


def test_bonuses_say_which_bomb():
    settlement = surrendered("44444 5555 66666666", "wwWW", "TTTT", seating=SEATING)
    assert said(settlement, "DT42") == [("chain", {"who": 3}, {"ranks": "4-6", "bombs": 3, "value": 3})]
    assert said(settlement, "DT38") == [
        ("bomb", {"who": 3}, {"rank": "4", "phases": 5, "value": 2}),
        ("bomb", {"who": 3}, {"rank": "5", "phases": 4, "value": 1}),
        ("bomb", {"who": 3}, {"rank": "6", "phases": 8, "value": 8}),
        ("bomb", {"who": 1}, {"rank": "T", "phases": 4, "value": 1}),
    ]
    assert said(settlement, "DT43") == [
        ("chain-extra", {"who": 3}, {"rank": "4", "phases": 5, "value": 1}),
        ("chain-extra", {"who": 3}, {"rank": "6", "phases": 8, "value": 8}),
    ]
    # Points are whole numbers, also where the jokers' are counted from others.
    assert {type(delta) for line in settlement.lines for delta in line.deltas} == {int}
    assert said(settlement, "DT40") == [
        ("four-jokers", {"who": 2}, {"rank": "jokers", "phases": 4, "value": 24})
    ]


@pytest.mark.parametrize(
    ("bomb", "rank", "value"), [("3333", "3", 2), ("9999", "9", 1), ("wwWW", "jokers", 1)]
)
def test_the_only_bomb_is_named(bomb, rank, value):
    assert said(surrendered("", bomb, seating=SEATING), "DT41") == [
        ("sole-bomb", {"who": 2}, {"rank": rank, "phases": 4, "value": value})
    ]


def test_the_lines_of_a_hand_are_in_the_order_of_the_rules():
    settlement = surrendered("7777", "wwWW", "3333 4444 5555", "8888", seating=SEATING)
    assert [(line.clause, *line.persons.values()) for line in settlement.lines] == [
        ("DT28", 1, 3),
        ("DT38", 3),
        ("DT42", 1),
        ("DT38", 1),
        ("DT38", 1),
        ("DT38", 1),
        ("DT38", 0),
        ("DT40", 2),
    ]
    assert [line.group for line in settlement.lines] == ["base", *["bonus"] * 7]
