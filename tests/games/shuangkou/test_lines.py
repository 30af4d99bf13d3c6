"""A player's highest lines: how bombs merge (SK28)."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from random import Random

import pytest

from paiju.games.shuangkou.lines import merged
from tests.games.playing import play
from tests.games.shuangkou.positions import VARIANTS, position


def plain(bombs: Iterable[int], last: int) -> int:
    """The clauses read one after the other: as long as some lines are there twice, the lowest such merge."""
    left = sorted(bombs)
    while True:
        twice = [lines for lines in left if left.count(lines) > 1]
        if not twice:
            return min(max(left, default=0), last)
        lines, bombs_alike = twice[0], left.count(twice[0])
        together = lines + bombs_alike - (2 if lines == 4 else 1)
        left = sorted([*(other for other in left if other != lines), max(4, together)])


@pytest.mark.clause("SK28a")
def test_of_different_lines_the_highest_counts():
    assert merged("baibian", [4, 5, 6]) == merged("baibian", [6, 4, 5]) == 6
    assert merged("huopin", [9]) == 9
    assert merged("huopin", []) == 0


@pytest.mark.clause("SK28b")
@pytest.mark.parametrize(("bombs", "lines"), [(3, 5), (4, 6), (5, 7), (6, 8)])
def test_only_bombs_of_four(bombs, lines):
    assert merged("baibian", [4] * bombs) == lines


@pytest.mark.clause("SK28b.d")
def test_one_or_two_of_four_are_four():
    assert merged("baibian", [4]) == merged("baibian", [4, 4]) == 4


@pytest.mark.clause("SK28c")
@pytest.mark.parametrize(
    ("lines", "bombs", "made"), [(5, 2, 6), (5, 3, 7), (5, 5, 9), (6, 2, 7), (7, 3, 9), (8, 2, 9)]
)
def test_only_bombs_of_one_line_above_four(lines, bombs, made):
    assert merged("baibian", [lines] * bombs) == made


@pytest.mark.clause("SK28d")
def test_a_mixture_merges_until_nothing_does():
    assert merged("baibian", [4, 4, 4, 5]) == 6
    assert merged("baibian", [4, 4, 4, 5, 6]) == 7
    assert merged("baibian", [4, 4, 5, 5, 6, 6]) == 8
    # A lower lot that merges but does not reach the highest changes nothing.
    assert merged("baibian", [4, 4, 4, 8]) == 8


@pytest.mark.clause("SK28d.d")
def test_merging_goes_from_the_lowest_up_and_takes_all_of_a_line():
    assert merged("baibian", [5, 5, 5, 5]) == 8
    assert merged("baibian", [5, 5, 5, 6]) == 7
    assert merged("baibian", [5, 6, 5, 5]) == 7


@pytest.mark.clause("SK28e.d")
def test_no_merging_goes_beyond_the_last_line():
    assert [merged(variant, [11, 11]) for variant in VARIANTS] == [11, 12, 11]
    assert [merged(variant, [8] * 6) for variant in VARIANTS] == [11, 12, 11]
    assert merged("qianbian", [5] * 5) == 9


@pytest.mark.clause("SK28", "SK28d.d")
def test_worked_number_3():
    assert merged("baibian", [5, 5]) == 6
    assert merged("baibian", [4, 4]) == 4
    assert merged("baibian", [4, 4, 4, 4, 6, 6]) == 8


@pytest.mark.clause("SK28", "SK28d", "SK28d.d")
@pytest.mark.parametrize(("variant", "last"), [("baibian", 11), ("qianbian", 12), ("huopin", 11)])
def test_merging_is_what_the_clauses_say_one_after_the_other(variant, last):
    for bombs in range(7):
        for laid in combinations_with_replacement(range(4, last + 1), bombs):
            assert merged(variant, laid) == plain(laid, last), laid
            if bombs == 6 and laid[0] > 5:
                break


@pytest.mark.clause("SK28")
def test_the_order_of_the_bombs_does_not_matter():
    rng = Random("lines")
    for _ in range(200):
        laid = [rng.choice((4, 4, 4, 5, 5, 6, 7, 8)) for _ in range(rng.randint(1, 6))]
        shuffled = rng.sample(laid, len(laid))
        assert merged("baibian", laid) == merged("baibian", shuffled)


@pytest.mark.clause("SK28")
def test_only_bombs_that_were_laid_count_each_for_who_laid_it():
    state = position("33335555599", "4444666622228", "77", "88")
    state = play(state, "0 3333", "1 4444", "2 pass", "3 pass", "0 55555", "1 pass", "2 pass", "3 pass")
    assert state.bombs == ((4, 5), (4,), (), ())
    assert state.view(None).lines == (5, 4, 0, 0)
