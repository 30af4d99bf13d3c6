"""The lister with wild cards and lines against the naive reading: classes, fillings, readings and their order."""

from __future__ import annotations

import random
from functools import cache

import pytest

from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import MoveClass
from paiju.games.shuangkou.combinations import grammar, lines_of
from tests import naive_shuangkou as naive
from tests.climbing.hands import pack, random_hand, unpack

pytestmark = pytest.mark.both_modes

# Small hands in which wild cards can do much: runs with gaps on either side, chains just reached or just missed.
SMALL = [
    "wwWW",
    "wWW",
    "3wWW",
    "22wwWW",
    "4567wW",
    "3TJQKAWW",
    "334455wW",
    "3456wwWW",
    "33355WwW",
    "4444wwWW",
    "3334wwWW",
    "33445wWW",
    "AA2wwWW",
    "33333WW",
    "89JQKW",
]

# Larger ones, by counting ranks: chains even and uneven, of many lengths, the longest runs, and wild cards with all.
LARGE = [
    "3333444455556666wwWW",
    "44444555556666wW",
    "44445555wwWW",
    "33335555wwWW",
    "333333334444444455555555wWW",
    "33333444445555566666777778W",
    "333344445555666677778888wwW",
    "5555555566666666wwWW",
    "55555666666667777WW",
    "3344556677889TTJJQQKKAAwWW",
    "333444555777888999TTTwwWW",
    "3456789TJQKA2wwWW",
    "QQQQQKKKKAAA2222222wwWW",
    "88889999TTTTJJJJKKKKAAAAw",
]


@cache
def by_told(variant: str) -> dict[naive.Class, MoveClass]:
    """The kernel's classes by the words of the naive reading."""
    return {told(move): move for move in grammar(variant).classes.values()}


def told(move: MoveClass) -> naive.Class:
    return naive.Class(str(move.kind), naive.ORDER[move.rank], move.shape.length, move.size, lines_of(move))


def listing_agrees(hand: str, variant: str, leads: set[naive.Class], chance: random.Random, ons: int) -> None:
    words, table = grammar(variant), by_told(variant)
    listed = words.listing(pack(hand))
    assert len(listed) == len(set(listed))
    assert set(map(told, listed)) == leads, f"{hand} in {variant}"
    # What is played is most often on something like it.
    alike = [move for move in table if move.kind in {lead.kind for lead in leads}]
    for on in [*chance.choices(list(table), k=ons), *chance.choices(alike, k=ons)]:
        follows = {told(move) for move in words.listing(pack(hand), table[on])}
        assert follows == {move for move in leads if naive.beats(move, on, variant)}, f"{hand} on {on}"


def fillings_agree(hand: str, variant: str, found: dict[naive.Class, set[str]]) -> None:
    words, table = grammar(variant), by_told(variant)
    for move, wanted in found.items():
        filled = [unpack(cards) for cards in fillings(words, pack(hand), table[move])]
        assert sorted(filled) == sorted(wanted), f"{move} of {hand} in {variant}"
        fewest = min(sum(card in naive.WILD[variant] for card in cards) for cards in wanted)
        assert sum(card in naive.WILD[variant] for card in filled[0]) == fewest


def readings_agree(hand: str, variant: str, found: dict[naive.Class, set[str]]) -> None:
    """Each set of cards reads as the naive reading has it, bombs first, more lines first, then the higher rank."""
    words = grammar(variant)
    sets: dict[str, set[naive.Class]] = {}
    for move, filled in found.items():
        for cards in filled:
            sets.setdefault(cards, set()).add(move)
    for cards, wanted in sets.items():
        read = [told(move) for move in words.readings(pack(cards), len(cards), pack(hand))]
        assert set(read) == wanted, f"{cards} in {variant}"
        strength = [(move.lines, naive.ORDER.index(move.top)) for move in read]
        assert strength == sorted(strength, reverse=True)


@pytest.mark.clause("SK16", "SK17", "SK17.d")
@pytest.mark.parametrize("variant", naive.VARIANTS)
@pytest.mark.parametrize("hand", SMALL)
def test_small_hands(hand, variant):
    found = naive.fillings(hand, variant)
    listing_agrees(hand, variant, set(found), random.Random(hand), 30)
    fillings_agree(hand, variant, found)
    readings_agree(hand, variant, found)


@pytest.mark.clause("SK3", "SK4", "SK6")
@pytest.mark.parametrize("variant", naive.VARIANTS)
def test_many_small_hands(variant):
    chance = random.Random(f"small {variant}")
    for _ in range(60):
        jokers = "".join(chance.sample("wwWW", chance.choice((0, 1, 2, 2, 3))))
        hand = random_hand(chance, chance.randint(1, 8 - len(jokers)), chance.randint(1, 5))
        hand = naive.sorted_cards(hand.replace("w", "").replace("W", "") + jokers)
        if hand:
            found = naive.fillings(hand, variant)
            listing_agrees(hand, variant, set(found), chance, 15)
            fillings_agree(hand, variant, found)
            readings_agree(hand, variant, found)


@pytest.mark.clause("SK5", "SK7", "SK8")
@pytest.mark.parametrize("variant", naive.VARIANTS)
@pytest.mark.parametrize("hand", LARGE)
def test_large_hands(hand, variant):
    listing_agrees(hand, variant, naive.listing(hand, variant), random.Random(hand), 60)


@pytest.mark.clause("SK10", "SK11", "SK15")
@pytest.mark.parametrize("variant", naive.VARIANTS)
def test_many_large_hands(variant):
    chance = random.Random(f"large {variant}")
    for _ in range(12):
        jokers = "".join(chance.sample("wwWW", chance.choice((0, 2, 3, 4))))
        hand = random_hand(chance, chance.randint(12, 23), chance.randint(3, 13))
        hand = naive.sorted_cards(hand.replace("w", "").replace("W", "") + jokers)
        listing_agrees(hand, variant, naive.listing(hand, variant), chance, 60)


@pytest.mark.clause("SK11", "SK15")
@pytest.mark.parametrize("variant", naive.VARIANTS)
@pytest.mark.parametrize("hand", ["3333344444W", "33333444444wW", "44445555666WW", "555556666wwW"])
def test_the_fillings_of_chains(hand, variant):
    found = {move: cards for move, cards in naive.fillings(hand, variant).items() if move.kind == "chain"}
    fillings_agree(hand, variant, found)


@pytest.mark.parametrize("variant", naive.VARIANTS)
def test_every_class_can_be_held(variant):
    """No class is in the table that no cards make up; each reads back as itself, the first of those of one top."""
    words = grammar(variant)
    assert len(by_told(variant)) == len(words.classes)
    for move in words.classes.values():
        cards = holding(move, variant)
        assert cards is not None, f"{move} in {variant}"
        assert move in words.readings(pack(cards), len(cards))


def holding(move: MoveClass, variant: str) -> str | None:
    """Cards that make up the class, from a hand of everything there is."""
    length = move.shape.length
    run = naive.ORDER[move.rank - length + 1 : move.rank + 1]
    everything = "".join(rank * 8 for rank in run if rank in naive.NATURAL) + "wwWW"
    if not any(found == move for found in grammar(variant).listing(pack(everything))):
        # A chain whose smallest bomb has fewer cards than there are: one rank is short of them.
        everything = everything.replace(run[0], "", 8 - move.shape.least)
    if move not in grammar(variant).listing(pack(everything)):
        return None
    return unpack(grammar(variant).moves.fill(pack(everything), move.id))


@pytest.mark.clause("SK18", "SK19", "SK22")
@pytest.mark.parametrize("variant", naive.VARIANTS)
def test_beating_shape_by_shape(variant):
    words = grammar(variant)
    ends: dict[object, list[MoveClass]] = {}
    for move in words.classes.values():
        ends.setdefault(move.shape, []).append(move)
    some = [
        move for moves in ends.values() for move in {moves[0].id: moves[0], moves[-1].id: moves[-1]}.values()
    ]
    for on in some:
        for move in some:
            assert words.does_beat(move, on) == naive.beats(told(move), told(on), variant), f"{move} on {on}"
