"""Each bit trick against its plain definition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.climbing.kernel import bits

pytestmark = pytest.mark.both_modes

RANKS = range(15)
counts = st.lists(st.integers(0, 8), min_size=15, max_size=15)
rank_sets = st.sets(st.sampled_from(RANKS))


def hand_of(held: list[int]) -> int:
    return sum(count << 4 * rank for rank, count in enumerate(held))


def mask_of(ranks: set[int]) -> int:
    return sum(8 << 4 * rank for rank in ranks)


@given(counts, st.integers(1, 8))
def test_at_least(held, k):
    assert bits.at_least(hand_of(held), k) == mask_of({rank for rank in RANKS if held[rank] >= k})


@given(counts, st.sampled_from(RANKS))
def test_count(held, rank):
    assert bits.count(hand_of(held), rank) == held[rank]


@given(counts)
def test_size(held):
    assert bits.size(hand_of(held)) == sum(held)


@given(st.sampled_from(RANKS), st.integers(0, 8))
def test_some(rank, cards):
    assert bits.some(rank, cards) == hand_of([cards if r == rank else 0 for r in RANKS])


@pytest.mark.parametrize("rank", RANKS)
def test_above_and_at(rank):
    assert bits.above(rank) == mask_of(set(range(rank + 1, 15)))
    assert bits.at(rank) == mask_of({rank})


@pytest.mark.parametrize("top", RANKS)
def test_window(top):
    for length in range(1, top + 2):
        assert bits.window(top, length) == mask_of(set(range(top - length + 1, top + 1)))


@given(rank_sets)
def test_how_many(ranks):
    assert bits.how_many(mask_of(ranks)) == len(ranks)


@given(rank_sets.filter(bool))
def test_lowest_and_nth(ranks):
    assert bits.lowest(mask_of(ranks)) == min(ranks)
    assert bits.highest(mask_of(ranks)) == mask_of({max(ranks)})
    assert [bits.nth_rank(mask_of(ranks), n) for n in range(len(ranks))] == sorted(ranks)


@given(rank_sets, st.integers(1, 15))
def test_runs(ranks, length):
    ends = {top for top in ranks if all(top - step in ranks for step in range(length))}
    assert bits.runs(mask_of(ranks), length) == mask_of(ends)


@given(st.integers(0, 15), st.integers(0, 59))
def test_shift_left(x, n):
    assert bits.shift_left(x, n) & (1 << 60) - 1 == (x << n) & (1 << 60) - 1
