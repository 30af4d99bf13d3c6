"""The lister against the naive reading: the same classes, leading and following, and the same fillings."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiju.climbing.fillings import fillings
from paiju.core.errors import NotationError
from paiju.games.datong.combinations import grammar
from tests import naive
from tests.climbing.hands import CHAIN3_VS_8, beaten_by, hands, naive_listing, pack, random_hand, told, unpack

pytestmark = pytest.mark.both_modes

WORDS = grammar("below")

# Small hands that have more to them than most: jokers, bombs, five of a rank, carried pairs of jokers.
SMALL = [
    "3",
    "wwWW",
    "33344wwWW",
    "333WW",
    "333w",
    "33333",
    "33333444",
    "333344445",
    "222wwWW22",
    "AA22",
    "AAA222",
    "34567",
    "34567889T",
    "TJQKA2",
    "JQKA2",
    "335577",
    "333444556",
    "88888888",
    "2222222WW",
]

# Large hands: chains of three to six, uneven ones, runs with runs on both sides, the longest of all runs.
LARGE = [
    "333344445555",
    "33333444444445555556666",
    "333344445555666677778888222",
    "JJJJJJJJQQQQKKKKKAAAAA22222",
    "333344445555777788889999wW",
    "33344455566677788899",
    "33445566778899TTJJQQKKAA",
    "333444555666777888999TTT",
    "3334445566778888",
    "333555444667788",
    "KKKAAA223344",
    "JJJQQQKKKAAA33445566",
    "333344445555w",
    "333444555667788wwWW2222",
]


def listing_agrees(hand: str, leads: set[int], chain3_vs_8: str, ons: list[int]) -> None:
    words, higher = grammar(chain3_vs_8), beaten_by(chain3_vs_8)
    listed = words.moves.listing(pack(hand), 0)
    assert len(listed) == len(set(listed))
    assert set(listed) == leads
    for on in ons:
        listed = words.moves.listing(pack(hand), on)
        assert len(listed) == len(set(listed))
        assert set(listed) == leads & higher[on], f"{hand} on {words.classes[on]}"


def fillings_agree(hand: str, found: dict[int, set[str]]) -> None:
    for number, wanted in found.items():
        move = WORDS.classes[number]
        filled = [unpack(cards) for cards in fillings(WORDS, pack(hand), move)]
        assert sorted(filled) == sorted(wanted), f"{move} of {hand}"
        assert filled[0] == unpack(WORDS.moves.fill(pack(hand), number))
        assert {len(cards) for cards in filled} == {move.size}


def ids(found: dict[naive.Class, set[str]]) -> dict[int, set[str]]:
    by_told = {told(move): move.id for move in WORDS.classes.values()}
    return {by_told[move]: cards for move, cards in found.items()}


@pytest.mark.clause("DT8", "DT9", "DT10")
@pytest.mark.parametrize("chain3_vs_8", CHAIN3_VS_8)
@pytest.mark.parametrize("hand", SMALL)
def test_small_hands_on_every_class(hand, chain3_vs_8):
    found = ids(naive.fillings(hand))
    listing_agrees(hand, set(found), chain3_vs_8, list(WORDS.classes))
    fillings_agree(hand, found)


@given(
    hands(most=9), st.sampled_from(CHAIN3_VS_8), st.lists(st.sampled_from(sorted(WORDS.classes)), max_size=40)
)
@settings(max_examples=80)
def test_any_small_hand(hand, chain3_vs_8, ons):
    found = ids(naive.fillings(hand))
    listing_agrees(hand, set(found), chain3_vs_8, ons)
    fillings_agree(hand, found)


@pytest.mark.clause("DT11")
def test_many_small_hands():
    chance = random.Random(20240607)
    everything = sorted(WORDS.classes)
    for _ in range(250):
        hand = random_hand(chance, chance.randint(1, 9), chance.randint(1, 5))
        found = ids(naive.fillings(hand))
        listing_agrees(hand, set(found), chance.choice(CHAIN3_VS_8), chance.sample(everything, 25))
        fillings_agree(hand, found)


@pytest.mark.clause("DT14", "DT17")
@pytest.mark.parametrize("chain3_vs_8", CHAIN3_VS_8)
@pytest.mark.parametrize("hand", LARGE)
def test_large_hands_on_every_class(hand, chain3_vs_8):
    listing_agrees(hand, naive_listing(WORDS, hand), chain3_vs_8, list(WORDS.classes))


def test_many_large_hands():
    chance = random.Random(20240608)
    everything = sorted(WORDS.classes)
    for _ in range(60):
        hand = random_hand(chance, chance.randint(12, 27), chance.randint(3, 15))
        found = {
            move.id: set(filled)
            for move in WORDS.classes.values()
            if (filled := naive.fillings_of(hand, told(move)))
        }
        listing_agrees(hand, set(found), chance.choice(CHAIN3_VS_8), chance.sample(everything, 60))
        fillings_agree(hand, found)


@given(hands(most=9))
@settings(max_examples=50)
def test_the_two_naive_readings_agree(hand):
    by_subset = naive.fillings(hand)
    by_count = {move: set(found) for move in naive.all_classes() if (found := naive.fillings_of(hand, move))}
    assert by_subset == by_count


@given(hands(most=27))
def test_groups_count_their_classes_and_give_each_by_number(hand):
    moves = WORDS.moves
    groups = moves.buffer()
    n = moves.groups(pack(hand), 0, groups)
    listed = moves.listing(pack(hand), 0)
    assert n % 3 == 0
    assert (groups[n - 1] if n else 0) == len(listed)
    assert [moves.nth(groups, which) for which in range(len(listed))] == listed


@pytest.mark.clause("DT12", "DT13", "DT15")
@pytest.mark.parametrize("chain3_vs_8", CHAIN3_VS_8)
def test_the_table_of_classes_is_that_of_the_rules(chain3_vs_8):
    classes = grammar(chain3_vs_8).classes
    assert {told(move) for move in classes.values()} == set(naive.all_classes())
    assert len({told(move) for move in classes.values()}) == len(classes)
    assert all(number == move.id for number, move in classes.items())


def test_every_class_has_a_hand_that_offers_it():
    for move in WORDS.classes.values():
        length = move.shape.length
        first = naive.ORDER[move.rank - length + 1 : move.rank + 1]
        held = "".join(rank * (8 if rank in first else 2) for rank in naive.ORDER[:13]) + "wwWW"
        cards = naive.fillings_of(held, told(move))[0]
        assert len(cards) == move.size <= naive.HAND
        assert WORDS.readings(pack(cards), len(cards)) == (move,)


def test_class_text_round_trip():
    for move in WORDS.classes.values():
        assert WORDS.parse_class(str(move)) is move


@pytest.mark.parametrize("text", ["", "pair", "pair:1", "pair_run:3-3", "bomb:7*9", "single:3-4", "jokers:w"])
def test_no_class_text(text):
    with pytest.raises(NotationError):
        WORDS.parse_class(text)


@pytest.mark.clause("DT16", "DT18", "DT20")
@pytest.mark.parametrize("chain3_vs_8", CHAIN3_VS_8)
def test_beating_class_by_class(chain3_vs_8):
    words, higher = grammar(chain3_vs_8), beaten_by(chain3_vs_8)
    for on in words.classes.values():
        assert {move.id for move in words.classes.values() if words.does_beat(move, on)} == higher[on.id]


@given(hands(most=9))
def test_readings_are_those_of_the_whole_set(hand):
    read = {told(move) for move in WORDS.readings(pack(hand), len(hand))}
    assert read == set(naive.classes_of(hand) if hand else [])
    assert len(read) <= 1


def test_more_cards_than_a_hand_holds_are_refused_calmly():
    """A set that no hand can hold may be asked about: what its cards offer never leaves the table of classes."""
    everything = "".join(rank * 8 for rank in naive.ORDER[:13]) + "wwWW"
    assert {move.id for move in WORDS.listing(pack(everything))} == set(WORDS.classes)
    assert WORDS.readings(pack("33333333444444445555555566666666"), 32) == ()
