"""Paying for all (WH42–WH46)."""

from typing import Any

import pytest

from paiju.core.settlement import Settlement
from paiju.games.wahua.kernel.codes import BIG_FIRST
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.settlement import Reckoning
from paiju.games.wahua.tiles import ALL_POINTS, BIG, NUMBER
from tests.games.wahua.positions import (
    fled,
    judged,
    offers,
    opened,
    play,
    position,
    refunds,
    settled,
    until,
    values,
)

NINE = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o "
TEN = NINE + "14d14o"


def paid(settlement: Settlement) -> list[tuple[str, str, str, int]]:
    """Clause, reason, tiles and value of each refund."""
    return [
        (line.clause, line.reason, str(line.params["tiles"]), int(line.params["value"]))
        for line in refunds(settlement)
    ]


def taken(state: WahuaState, line: str, claim: str) -> Settlement:
    """The settlement when a discard is claimed by the next seat, which discards in order, and a later one flees."""
    discarder = int(line[0])
    taker = (discarder + 1) % len(state.seating)
    state = play(state, line, f"{taker} {claim}")
    if state.settlement is not None:
        return settled(state)
    state = state.apply(taker, state.timeout(taker))[0]
    return fled(until(state, (taker + 1) % len(state.seating)))


# ── familiar and fresh ───────────────────────────────────────────────────────


@pytest.mark.clause("WH42")
def test_a_point_of_which_a_tile_lies_on_the_table_is_familiar():
    state = position("24o16s16d16d36o", "24d56o", wall="46o 46o")
    assert state.view(1).familiar == ()
    state = play(state, "0 kong 16")
    assert set(state.view(1).familiar) == {"16"}
    state = play(state, "0 discard 24o")
    assert set(state.view(1).familiar) == {"16", "24"}
    # What is eaten stays on the table.
    state = play(state, "1 eat")
    assert set(state.view(1).familiar) == {"16", "24"}
    assert "56" not in state.view(1).familiar


# ── eaten, replaced, konged ──────────────────────────────────────────────────


@pytest.mark.clause("WH43")
def test_a_big_framed_tile_before_a_small_single_one_is_paid_for_when_eaten():
    hand = "25s24d"
    state = position(hand, "25d33o", wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 25s", "eat")) == [("WH43", "big-first", "25s25d", 800)]
    # The small one first: nothing.
    state = position(hand, "24s33o", wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 24d", "eat")) == []
    # Without a small one, or with a small plain one only: nothing.
    for other in ("56d", "24o"):
        state = position("25s" + other, "25d33o", wall="-", dice=(1, 1), paired=(0,))
        assert paid(taken(state, "0 discard 25s", "eat")) == []


@pytest.mark.clause("WH3", "WH4", "WH43")
@pytest.mark.parametrize("point", ALL_POINTS)
def test_which_framed_tiles_are_big_ones_before_a_small_one(point):
    hand = Hand(4, False, False, False)
    for tile in (point + "s", "24d" if point != "24" else "36d"):
        hand.take(0, NUMBER[tile])
    assert hand.liable(0, NUMBER[point + "s"]) == (BIG_FIRST if point in BIG else 0)


@pytest.mark.clause("WH43")
def test_it_is_paid_for_when_replaced_with_and_when_konged_too():
    state = position("25s24d", "25d25o33o36o", wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 25s", "replace 25s")) == [("WH43", "big-first", "25s25d", 800)]
    state = position("25s24d", "25d25d33o36o", wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 25s", "kong 25")) == [("WH43", "big-first", "25s25d25d", 1600)]


@pytest.mark.clause("WH43")
def test_a_plain_tile_that_is_eaten_is_not_paid_for():
    state = position("25o24d24s24o 12d", "25d33o", wall="-", dice=(1, 1))
    assert paid(taken(state, "0 discard 25o", "eat")) == []


def seen(mine: str, taker: str, familiar: str, **more: Any) -> WahuaState:
    """Seat 0 to discard, after seat 3 has discarded a tile of a point that so became familiar."""
    state = position(mine, taker, "", familiar, wall="- -", dealer=3, **more)
    state = play(state, f"3 discard {familiar[:3]}")
    return until(state, 0)


@pytest.mark.clause("WH43")
def test_of_equal_sizes_a_fresh_one_before_a_familiar_one_is_paid_for():
    for size, (first, other, mate) in {"big": ("56d", "12d", "56s"), "small": ("24d", "36d", "24s")}.items():
        state = seen(first + other, mate + "33o", other[:2] + "o46o", dice=(1, 1))
        value = {"big": 800, "small": 200}[size]
        tiles = mate + first
        assert paid(taken(state, f"0 discard {first}", "eat")) == [("WH43", "fresh-first", tiles, value)]
        # The familiar one first: nothing.
        state = seen(first + other, other[:2] + "s33o", other[:2] + "o46o", dice=(1, 1))
        assert paid(taken(state, f"0 discard {other}", "eat")) == []
        # Both familiar, or both fresh: nothing.
        state = seen(first + other, mate + "33o", first[:2] + "o46o", dice=(1, 1))
        assert paid(taken(state, f"0 discard {first}", "eat")) == []
        state = seen(first + other, mate + "33o", "46o45o", dice=(1, 1))
        assert paid(taken(state, f"0 discard {first}", "eat")) == []


@pytest.mark.clause("WH43")
def test_among_sizes_mixed_only_the_first_sentence_counts():
    # 24d is small and fresh, 12d big and familiar, 36d small: (b) needs all of one size.
    state = seen("24d12d36d45s", "24s33o", "12o46o", dice=(1, 1))
    assert paid(taken(state, "0 discard 24d", "eat")) == []
    # With 36d, small and familiar, and nothing big it does.
    state = seen("24d36d", "24s33o", "36o46o", dice=(1, 1))
    assert [line[1] for line in paid(taken(state, "0 discard 24d", "eat"))] == ["fresh-first"]


@pytest.mark.clause("WH43.d")
def test_the_pair_counts_as_it_stands_at_the_claim():
    # 44d eaten with 44o is 200; replaced later by an own draw it is more, but not what is paid for.
    state = position("44d24d", "44o33o36o12o", wall="- - - - 44s -", dice=(1, 1), paired=(0,))
    state = play(state, "0 discard 44d", "1 eat")
    state = state.apply(1, state.timeout(1))[0]
    state = until(state, 1)
    state = play(state, "1 replace 44s")
    state = state.apply(1, state.timeout(1))[0]
    settlement = fled(until(state, 2))
    assert paid(settlement) == [("WH43", "big-first", "44d44o", 200)]


@pytest.mark.clause("WH43.d")
def test_only_loose_framed_tiles_are_alternatives():
    # The small framed tile is one of a pair.
    state = position("25s24d24o36d36s12o", "25d33o", wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 25s", "eat")) == []


@pytest.mark.clause("WH43.d", "WH42")
def test_fresh_or_familiar_is_as_of_before_the_discard():
    # 56d itself makes its point familiar, and 12d stays fresh: nothing is paid for, and nothing where both are seen.
    state = position("56d12d", "56s33o", wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 56d", "eat")) == []
    state = seen("56d12d", "56s33o", "12o46o", dice=(1, 1))
    assert "56" not in state.view(0).familiar
    assert [line[1] for line in paid(taken(state, "0 discard 56d", "eat"))] == ["fresh-first"]


@pytest.mark.clause("WH45")
def test_a_small_shaken_point_counts_as_big_here():
    # 15 is shaken by 2 6: discarded before 24d it is a big one; before 12d it is of equal size.
    state = position("15s24d", "15d33o", wall="-", dice=(2, 6), paired=(0,))
    assert paid(taken(state, "0 discard 15s", "eat")) == [("WH43", "big-first", "15s15d", 1600)]
    state = position("15s24d", "15d33o", wall="-", dice=(3, 4), paired=(0,))
    assert paid(taken(state, "0 discard 15s", "eat")) == []
    # And a big one before it is no big one before a small one.
    state = position("12s15d", "12d33o", wall="-", dice=(2, 6), paired=(0,))
    assert paid(taken(state, "0 discard 12s", "eat")) == []
    state = position("12s15d", "12d33o", wall="-", dice=(3, 4), paired=(0,))
    assert [line[1] for line in paid(taken(state, "0 discard 12s", "eat"))] == ["big-first"]


# ── won ──────────────────────────────────────────────────────────────────────


WAITING = NINE + "46s12s"
"""46o makes the tenth pair, with 12s as the odd tile."""


@pytest.mark.clause("WH44")
def test_a_fresh_plain_before_a_familiar_one_is_paid_for_when_won():
    settlement = taken(seen("46o33o", WAITING, "33o15o", dice=(1, 1)), "0 discard 46o", "win")
    assert paid(settlement) == [
        ("WH44", "fresh-plain", "46s46o", 400),
        ("WH44", "fresh-plain", "12s", 1600),
    ]
    # Nothing where no familiar plain was there.
    assert paid(taken(seen("46o33o", WAITING, "66o15o", dice=(1, 1)), "0 discard 46o", "win")) == []
    # A familiar framed one is no alternative to a plain.
    assert paid(taken(seen("46o33d", WAITING, "33o15o", dice=(1, 1)), "0 discard 46o", "win")) == []


@pytest.mark.clause("WH44", "WH42")
def test_a_familiar_plain_that_is_won_is_not_paid_for():
    # Seat 3's kong has made 46 familiar before. The gift 33o is familiar too, and of an earlier class.
    hands = ("46o 33o33d33s", NINE + "46o12s", "", "46s46d46d 33o15o")
    state = position(*hands, wall="- - - - -", dealer=3, dice=(1, 1))
    state = until(play(state, "3 kong 46", "3 discard 33o"), 0)
    settlement = taken(state, "0 discard 46o", "win")
    assert values(settlement, 1)["12s"] == 1600
    assert paid(settlement) == []


@pytest.mark.clause("WH44.d")
def test_the_familiar_plain_must_be_loose_and_of_its_class_or_an_earlier_one():
    # In a pair: no alternative.
    assert paid(taken(seen("46o33o33d56o", WAITING, "33o15o", dice=(1, 1)), "0 discard 46o", "win")) == []
    # A gift of an earlier class is one.
    settlement = taken(seen("46o33o33d33s", WAITING, "33o15o", dice=(1, 1)), "0 discard 46o", "win")
    assert [line[1] for line in paid(settlement)] == ["fresh-plain", "fresh-plain"]
    # A single plain is none to a gift.
    settlement = taken(seen("46o46d46d33o", WAITING, "33o15o", dice=(1, 1)), "0 discard 46o", "win")
    assert paid(settlement) == []


@pytest.mark.clause("WH44.d", "WH26")
def test_for_a_plain_of_a_broken_pair_any_loose_familiar_plain_will_do():
    settlement = taken(seen("46o46o33o56o", WAITING, "33o15o", dice=(1, 1)), "0 discard 46o", "win")
    assert [line[1] for line in paid(settlement)] == ["fresh-plain", "fresh-plain"]
    settlement = taken(seen("46o46o33o33o56o15d", WAITING, "33o15o", dice=(1, 1)), "0 discard 46o", "win")
    assert paid(settlement) == []


@pytest.mark.clause("WH44")
def test_a_framed_tile_that_is_won_is_paid_for_by_the_sentences_of_what_is_eaten():
    # It makes a pair: pair and odd tile are paid for.
    state = position("46d36s", NINE + "46s12s", wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 46d", "win")) == [
        ("WH44", "big-first", "46s46d", 800),
        ("WH44", "big-first", "12s", 1600),
    ]
    # It is the odd tile: that alone.
    state = seen("56d12d", TEN, "12o46o", dice=(1, 1))
    assert paid(taken(state, "0 discard 56d", "win")) == [("WH44", "fresh-first", "56d", 800)]
    # Small before big: nothing.
    state = position("36s46d", TEN, wall="-", dice=(1, 1), paired=(0,))
    assert paid(taken(state, "0 discard 36s", "win")) == []


@pytest.mark.clause("WH44")
def test_what_is_won_by_anybody_is_paid_for():
    state = position("46d36s", "", TEN, wall="-", dice=(1, 1), paired=(0,))
    end = play(state, "0 discard 46d", "2 win")
    (line,) = refunds(settled(end))
    assert (line.clause, line.persons) == ("WH44", {"who": 0, "taker": 2})
    assert line.deltas == (-1600, 800, 0, 800)


# ── how it is refunded ───────────────────────────────────────────────────────


@pytest.mark.clause("WH46")
def test_the_worked_refunds_of_800():
    even = Reckoning((0, 1, 2, 3), 0, False, ("66", "11", "44", "33"), ())
    double = Reckoning((0, 1, 2, 3), 0, True, ("66", "11", "44", "33"), ())
    assert double.refunded(3, 0, 800) == (0, 1600, 1600, -3200)
    assert double.refunded(0, 1, 800) == (-1600, 0, 800, 800)
    assert double.refunded(1, 2, 800) == (1600, -2400, 0, 800)
    assert even.refunded(3, 0, 800) == (0, 800, 800, -1600)
    assert even.refunded(0, 1, 800) == (-1600, 0, 800, 800)


@pytest.mark.clause("WH46")
@pytest.mark.parametrize(
    ("settle", "payer", "deltas"),
    [
        ("even", 3, (0, 800, 800, -1600)),
        ("even", 0, (-1600, 0, 800, 800)),
        ("even", 1, (800, -1600, 0, 800)),
        ("dealer_double", 3, (0, 1600, 1600, -3200)),
        ("dealer_double", 0, (-1600, 0, 800, 800)),
        ("dealer_double", 1, (1600, -2400, 0, 800)),
    ],
)
def test_the_payer_refunds_to_the_two_others_what_they_paid(settle, payer, deltas):
    hands = ["", "", "", ""]
    hands[payer] = "25s24d"
    hands[(payer + 1) % 4] = "25d46o"
    state = until(position(*hands, wall="-----", dice=(1, 1), settle=settle), payer)
    settlement = taken(state, f"{payer} discard 25s", "eat")
    (line,) = refunds(settlement)
    assert (line.clause, line.reason, line.params["value"], line.deltas) == ("WH43", "big-first", 800, deltas)
    assert line.persons == {"who": payer, "taker": (payer + 1) % 4}
    # All else is settled as usual: the lines of what everybody has.
    usual = [sum(entry.deltas[seat] for entry in settlement.lines if entry != line) for seat in range(4)]
    assert [total - delta for total, delta in zip(settlement.totals, line.deltas, strict=True)] == usual


@pytest.mark.clause("WH46.d")
def test_with_three_players_one_other_is_refunded_and_with_two_none():
    state = position("25s24d", "25d46o", wall="-", dice=(1, 1), players=3, paired=(0,))
    (line,) = refunds(taken(state, "0 discard 25s", "eat"))
    assert line.deltas == (-800, 0, 800)
    state = position("25s24d", "25d46o", wall="-", dice=(1, 1), players=2, paired=(0,))
    assert refunds(taken(state, "0 discard 25s", "eat")) == []


def twice(**options: Any) -> WahuaState:
    """Seat 1 eats 44d with 44o, and later replaces with the other 44d, both discarded by seat 0 before 24d."""
    state = position("44d44d24d36o", "44o46o12o55o", wall="- - - - -", dice=(1, 1), **options)
    state = play(state, "0 discard 44d", "1 eat")
    state = state.apply(1, state.timeout(1))[0]
    return play(until(state, 0), "0 discard 44d", "1 replace 44d")


@pytest.mark.clause("WH46.d")
def test_a_pair_that_is_covered_twice_counts_once_at_its_latest():
    state = twice()
    assert opened(state, 1) == {("44d", "44d")}
    state = state.apply(1, state.timeout(1))[0]
    (line,) = refunds(fled(until(state, 2)))
    assert (line.params["tiles"], line.params["value"]) == ("44d44d", 400)
    assert line.deltas == (-800, 0, 400, 400)


@pytest.mark.clause("WH46.d")
def test_who_took_it_and_scores_nothing_gets_no_refund_made():
    state = twice()
    (break_pair,) = [text for text, by in offers(state, 1).items() if by == ("WH26",)][:1]
    pressed = play(state, f"1 {break_pair}")
    assert judged(pressed, 1) == ("WH26",)
    assert refunds(fled(until(pressed, 2))) == []
    assert refunds(settled(play(state, "1 flee"))) == []


@pytest.mark.clause("WH46.d")
def test_a_payer_who_scores_nothing_still_refunds():
    state = position("25s24d36o46o", "25d33o", wall="-", dice=(1, 1), paired=(0,))
    settlement = taken(state, "0 discard 25s", "eat")
    assert [line.clause for line in settlement.lines if line.persons == {"who": 0}] == ["WH24"]
    assert values(settlement, 0) == {}
    (line,) = refunds(settlement)
    assert line.deltas == (-1600, 0, 800, 800)


@pytest.mark.clause("WH46.d")
def test_several_payers_are_settled_one_by_one():
    # Seat 0 lets seat 1 eat, and later seat 2 lets seat 3.
    hands = ("25s24d", "25d46o", "12s36d", "12d13o")
    state = position(*hands, wall="- - -", dice=(1, 1))
    state = play(state, "0 discard 25s", "1 eat")
    state = until(state.apply(1, state.timeout(1))[0], 2)
    state = play(state, "2 discard 12s", "3 eat")
    state = until(state.apply(3, state.timeout(3))[0], 0)
    lines = refunds(settled(play(state, "0 flee")))
    assert [(line.persons["who"], line.persons["taker"]) for line in lines] == [(0, 1), (2, 3)]
    assert [line.deltas for line in lines] == [(-1600, 0, 800, 800), (800, 800, -1600, 0)]
