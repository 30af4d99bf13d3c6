"""Rank points, the multiplier and the score of a hand (SK24–SK27, SK32)."""

import pytest

from tests.games.playing import play, settled
from tests.games.shuangkou.positions import VARIANTS, ended, position

SIDES = [0, 1, 2, 3]


def both(winner, value):
    """`value` to the seat and its partner, from the others."""
    return tuple(value if seat % 2 == winner % 2 else -value for seat in range(4))


def rank(order, bombs=((), (), (), ()), **options):
    """The rank points by person, and the clause of their first line."""
    settlement = ended(order, bombs, **options)
    return settlement.group_totals("base"), settlement.lines[0].clause


@pytest.mark.clause("SK24")
@pytest.mark.parametrize("first", SIDES)
def test_partners_first_and_second_win_a_double(first):
    order = (first, (first + 2) % 4, (first + 1) % 4)
    assert rank(order) == (both(first, 3), "SK24")


@pytest.mark.clause("SK25")
@pytest.mark.parametrize("first", SIDES)
@pytest.mark.parametrize("step", [1, 3])
def test_partners_first_and_third_win_a_single(first, step):
    order = (first, (first + step) % 4, (first + 2) % 4)
    assert rank(order) == (both(first, 2), "SK25")


@pytest.mark.clause("SK26")
@pytest.mark.parametrize("first", SIDES)
@pytest.mark.parametrize("step", [1, 3])
def test_partners_first_and_last_win_flat(first, step):
    order = (first, (first + step) % 4, (first - step) % 4)
    assert rank(order) == (both(first, 1), "SK26")


@pytest.mark.clause("SK27")
@pytest.mark.parametrize(
    ("lines", "factor"), [(4, 1), (5, 2), (6, 4), (7, 8), (8, 16), (9, 20), (10, 24), (11, 28), (12, 32)]
)
def test_the_highest_lines_of_the_winners_multiply_the_rank_points(lines, factor):
    for seat in (0, 2):
        bombs: list[tuple[int, ...]] = [()] * 4
        bombs[seat] = (lines,)
        assert rank((0, 2, 1), bombs, variant="qianbian")[0] == both(0, 3 * factor)
        assert rank((0, 1, 2), bombs, variant="qianbian")[0] == both(0, 2 * factor)
    # What the losers laid does not count.
    assert rank((0, 2, 1), ((), (lines,), (), (lines,)), variant="qianbian")[0] == both(0, 3)


@pytest.mark.clause("SK27")
def test_the_higher_of_the_two_winners_counts_each_merged_alone():
    assert rank((0, 1, 3), ((5,), (), (6,), ()))[0] == both(0, 4)
    assert rank((0, 1, 3), ((5, 5), (), (5,), ()))[0] == both(0, 4)
    # Bombs of partners do not merge.
    assert rank((0, 1, 3), ((5,), (), (5,), ()))[0] == both(0, 2)
    assert rank((0, 1, 3), ((4, 4), (), (4,), ()))[0] == both(0, 1)
    assert rank((0, 1, 3), ((), (), (4, 4, 4), ()))[0] == both(0, 2)


@pytest.mark.clause("SK27")
def test_the_multiplier_is_a_line_of_its_own():
    settlement = ended((0, 2, 1), ((4,), (), (4, 4, 4, 5), ()), stake=2)
    base, multiplied, _award = settlement.lines
    assert (base.clause, base.deltas) == ("SK24", both(0, 6))
    assert (multiplied.clause, multiplied.deltas) == ("SK27", both(0, 18))
    assert multiplied.persons == {"who": 2, "winner": 0, "partner": 2}
    assert multiplied.params == {"lines": 6, "factor": 4, "value": 18, "bombs": "4, 4, 4, 5"}
    assert len(ended((0, 2, 1), ((4,), (), (), ())).lines) == 1


@pytest.mark.clause("SK27.d")
@pytest.mark.parametrize("lines", range(4, 12))
def test_huopin_multiplies_as_the_others_do(lines):
    found = {variant: rank((0, 2, 1), ((lines,), (), (), ()), variant=variant) for variant in VARIANTS}
    assert found["huopin"] == found["baibian"] == found["qianbian"]


@pytest.mark.clause("SK32.d")
@pytest.mark.parametrize("stake", [1, 3, 1000])
def test_the_stake_multiplies_everything(stake):
    bombs = ((6,), (7,), (), (4, 4, 4))
    once, times = (ended((0, 1, 2), bombs, stake=value).totals for value in (1, stake))
    assert times == tuple(stake * total for total in once)
    # Rank points times multiplier, own award, shares of the others'.
    assert once == (2 * 4 + 6 - 6, -2 * 4 + 18 - 2, 2 * 4 - 2 - 6, -2 * 4 - 2 - 6)


@pytest.mark.clause("SK32.d")
def test_scores_belong_to_persons_wherever_they_sit():
    bombs = ((), (7,), (), ())
    seated = ended((0, 2, 1), bombs, seating=(2, 0, 1, 3)).totals
    plain = ended((0, 2, 1), bombs).totals
    assert seated == (plain[1], plain[2], plain[0], plain[3])


@pytest.mark.clause("SK28b", "SK27", "SK31")
def test_worked_number_1():
    assert ended((0, 2, 1), ((4, 4, 4, 5), (), (), ())).totals == (18, -14, 10, -14)


@pytest.mark.clause("SK26", "SK27", "SK29")
def test_worked_number_2():
    settlement = ended((0, 1, 3), ((), (7,), (8,), ()), variant="qianbian")
    assert settlement.totals == (0, -8, 40, -32)


@pytest.mark.clause("SK11", "SK13", "SK26")
def test_worked_number_2_played_out():
    state = position("3", "wwWW7", "88889999TTTTJJJJ4Q", "6", variant="qianbian")
    state = play(state, "0 3", "1 wwWW", "2 88889999TTTTJJJJ", "3 pass", "1 pass", "2 4", "3 6", "1 7")
    assert state.tricks.finished == (0, 3, 1)
    assert settled(state).totals == (0, -8, 40, -32)


@pytest.mark.clause("SK24", "SK25", "SK26")
def test_what_the_winners_get_the_others_pay():
    for order in ((0, 2, 1), (0, 1, 2), (0, 1, 3)):
        settlement = ended(order, ((6,), (7,), (), ()))
        assert sum(settlement.totals) == 0
        assert all(sum(line.deltas) == 0 == line.leaves for line in settlement.lines)


@pytest.mark.clause("SK31")
def test_the_bombs_laid_in_the_last_trick_multiply_too():
    state = position("", "77", "5555", "88", turn=2, finished=(0,), bombs=((), (), (4, 4), ()))
    assert settled(play(state, "2 5555")).group_totals("base") == both(0, 6)
