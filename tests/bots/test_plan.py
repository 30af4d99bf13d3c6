"""How the steady bot sorts a hand."""

from hypothesis import given
from hypothesis import strategies as st

from paiju.bots.steady.datong import manner
from paiju.climbing.grammar import ranks_of
from paiju.core.cards import pack_of, packed, parse_loose_cards
from paiju.games.datong.combinations import grammar
from paiju.games.datong.options import DatongOptions

PACK = pack_of(2)
plan = manner(DatongOptions()).sorter.plan


@given(st.lists(st.integers(0, len(PACK) - 1), min_size=1, max_size=27, unique=True))
def test_the_groups_are_the_hand_and_each_is_a_play(places: list[int]) -> None:
    hand = packed(PACK[place] for place in places)
    groups = plan(hand).groups
    assert sum(group.cards for group in groups) == hand
    for group in groups:
        readings = grammar("below").readings(group.cards, len(ranks_of(group.cards)))
        assert [(move.kind, move.rank) for move in readings] == [(group.kind, group.rank)]
    assert abs(plan(hand).burden - sum(group.burden for group in groups)) < 1e-6


def sorted_ranks(hand: str) -> list[str]:
    return [ranks_of(group.cards) for group in plan(packed(parse_loose_cards(hand))).groups]


def test_a_triple_takes_a_pair_along():
    assert sorted_ranks("333447") == ["33344", "7"]


def test_bombs_and_four_jokers_stay_whole():
    assert sorted_ranks("35677778wwWW") == ["3", "5", "6", "7777", "8", "wwWW"]


def test_dear_pairs_are_not_carried_away():
    assert sorted_ranks("33322") == ["333", "22"]
