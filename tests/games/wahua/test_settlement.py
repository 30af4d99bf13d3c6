"""Everybody's points against everybody's (WH40, WH41), and the worked numbers."""

import pytest

from paiju.games.wahua.kernel.cells import DOUBLE_SINGLE, DOUBLES, PLAIN_DOUBLE, PLAIN_SINGLE
from paiju.games.wahua.kernel.codes import BIG_FIRST
from paiju.games.wahua.settlement import Cover, Reckoning, Standing, settle
from tests.games.wahua.positions import dealt, fled, play, position, refunds, settled, until

HOMES = ("66", "11", "44", "33")


def totals(
    points: tuple[int, ...], settle_as: str = "even", dealer: int = 0, pressed: int | None = None
) -> tuple[int, ...]:
    """The totals of seats that have so many points, in specials and small pairs."""
    standings = [
        Standing(
            units=(("24", 2),) * (value % 500 // 100),
            specials=("F1",) * (value // 500),
            pressed=("WH25",) if seat == pressed else (),
        )
        for seat, value in enumerate(points)
    ]
    seats = tuple(range(len(points)))
    reckoning = Reckoning(
        seats, dealer, settle_as == "dealer_double", HOMES[: len(points)], ("34", "25", "16")
    )
    return settle(reckoning, standings, ()).totals


@pytest.mark.clause("WH40")
def test_each_result_is_the_sum_of_the_differences_with_the_others():
    assert totals((5000, 2000, 1000, 0)) == (12000, 0, -4000, -8000)
    assert totals((3000, 1000)) == (2000, -2000)
    assert totals((3000, 1000, 500)) == (4500, -1500, -3000)
    for points in ((8700, 3100, 1500, 700), (0, 0, 0, 0)):
        assert totals(points) == tuple(sum(mine - other for other in points) for mine in points)


@pytest.mark.clause("WH41")
def test_differences_with_the_dealer_are_doubled():
    assert totals((5000, 2000, 1000, 0), "dealer_double") == (24000, -3000, -8000, -13000)
    # 7000 against 3000: that one pays the dealer 8000.
    assert totals((7000, 3000), "dealer_double") == (8000, -8000)
    assert totals((7000, 3000), "even") == (4000, -4000)
    assert totals((1000, 2000, 0), "dealer_double", dealer=2) == (2 * 1000 - 1000, 2 * 2000 + 1000, -6000)


@pytest.mark.clause("WH24", "WH40")
def test_the_worked_numbers_of_pressing():
    points = (8700, 3100, 1500, 700)
    assert totals(points) == (20800, -1600, -8000, -11200)
    assert totals(points, pressed=1) == (23900, -10900, -4900, -8100)
    assert totals(points, pressed=0) == (-5300, 7100, 700, -2500)


@pytest.mark.clause("WH40", "WH41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_hand_settles_its_values(players):
    for settle_as in ("even", "dealer_double"):
        for dealer in range(players):
            state = position("66s66d F1", dealer=dealer, players=players, settle=settle_as)
            end = play(until(state, 1), "1 flee")
            values = end.view(None).values
            expected = tuple(
                sum(
                    (values[seat] - values[other])
                    * (2 if settle_as == "dealer_double" and dealer in (seat, other) else 1)
                    for other in range(players)
                )
                for seat in range(players)
            )
            assert settled(end).totals == expected
            assert sum(expected) == 0


@pytest.mark.clause("WH40")
def test_lines_are_by_person_and_from_the_dealer_on():
    settlement = fled(dealt(dealer=2))
    order = [line.persons["who"] for line in settlement.lines]
    assert [who for place, who in enumerate(order) if who not in order[:place]] == [2, 3, 0, 1]


# ── paying for all ───────────────────────────────────────────────────────────

SEATS = Reckoning((0, 1, 2, 3), 0, False, HOMES, ())


def refunded(covers: list[Cover], *units: tuple[str, int], odd: str | None = None) -> list[tuple[int, str]]:
    """Who refunds what to the others, where seat 1 has these units and has won with the odd tile if there is one."""
    standings = [Standing(()), Standing(units, odd=odd), Standing(()), Standing(())]
    lines = refunds(settle(SEATS, standings, covers))
    return [(line.persons["who"], str(line.params["tiles"])) for line in lines]


@pytest.mark.clause("WH43", "WH44")
def test_the_odd_tile_is_paid_for_by_whose_discard_was_won_and_by_nobody_else():
    eaten = Cover(0, 1, "46", DOUBLE_SINGLE, BIG_FIRST, won=False)
    won = Cover(2, 1, "55", DOUBLE_SINGLE, BIG_FIRST, won=True)
    pairs = (("46", DOUBLE_SINGLE), ("55", DOUBLE_SINGLE))
    assert refunded([eaten], *pairs, odd="12s") == [(0, "46s46d")]
    assert refunded([eaten, won], *pairs, odd="12s") == [(0, "46s46d"), (2, "55s55d"), (2, "12s")]


@pytest.mark.clause("WH44", "WH46.d")
def test_a_pair_and_an_odd_tile_of_its_point_are_covered_each_by_itself():
    # An open mixed pair was paid for when it was eaten; the other framed tile of its point is won as the odd one.
    eaten = Cover(0, 1, "46", PLAIN_SINGLE, BIG_FIRST, won=False)
    won = Cover(2, 1, "46", 0, BIG_FIRST, won=True)
    assert refunded([eaten, won], ("46", PLAIN_SINGLE), odd="46d") == [(0, "46s46o"), (2, "46d")]


@pytest.mark.clause("WH46.d")
def test_a_pair_that_is_covered_again_stands_where_it_was_covered_last():
    first = Cover(0, 1, "46", PLAIN_DOUBLE, BIG_FIRST, won=False)
    other = Cover(2, 1, "55", DOUBLE_SINGLE, BIG_FIRST, won=False)
    again = Cover(3, 1, "46", DOUBLES, BIG_FIRST, won=False)
    assert refunded([first, other, again], ("46", DOUBLES)) == [(2, "55s55d"), (3, "46d46d")]
