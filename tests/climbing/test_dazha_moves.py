"""The lister with kickers, enlarged bombs and 510K against the naive reading: classes, fillings and readings."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import Grammar, Kind, MoveClass
from paiju.core.cards import Cards, packed, parse_cards
from paiju.games.dazha.combinations import grammar, laid, specials
from tests import naive_dazha as naive
from tests.climbing.hands import pack, random_hand, unpack

pytestmark = pytest.mark.both_modes

RULES = [naive.Rules(*choice) for choice in product((False, True), repeat=2)]
IDS = ["classic", "classic-510K", "eight", "eight-510K"]

# Last triples and planes with more, fewer and no other cards; sets that are bombs; jokers as kickers and in bombs.
SMALL = [
    "333",
    "3334",
    "3333",
    "333w",
    "333wW",
    "3333W",
    "33334",
    "33333",
    "333344",
    "3333wW4",
    "333444",
    "3334445",
    "33344456",
    "3334445w",
    "333344445",
    "33334444",
    "AAA222wW",
    "5TK5TK",
    "2222wwWW",
]
EIGHT = ["WWWw", "WWW3", "WWW34", "WWWw3", "WWWWwwww", "WWWW33", "wwwWW3", "WWWwww", "3333WWWw", "333WWWww"]

LARGE = [
    "3334445556667778889TJQ",
    "333444555666777888999TTTJJJ",
    "33334444555566667777",
    "333444555666w",
    "33344455566677wW",
    "3333333344444444wwWW",
    "22222222AAAAwwWW",
    "33445566778899TTJJQQKKAA",
    "3456789TJQKA2wW",
    "333444666777TTTJJJQQQ",
    "3334445556667778",
]


def words_of(rules: naive.Rules) -> Grammar:
    return grammar("eight_jokers" if rules.eight_jokers else "classic", rules.five_ten_king)


def told(move: MoveClass) -> naive.Class:
    return naive.Class(str(move.kind), naive.ORDER[move.rank], move.shape.length, move.size)


@cache
def by_told(rules: naive.Rules) -> dict[naive.Class, MoveClass]:
    """The kernel's classes by the words of the naive reading, which knows no suits."""
    suited = Kind.FIVE_TEN_KING_SUITED
    return {told(move): move for move in words_of(rules).classes.values() if move.kind is not suited}


def listing_agrees(
    hand: str, rules: naive.Rules, leads: set[naive.Class], chance: random.Random, ons: int
) -> None:
    words, table = words_of(rules), by_told(rules)
    listed = words.listing(pack(hand))
    assert len(listed) == len(set(listed))
    assert set(map(told, listed)) == leads, f"{hand} under {rules}"
    alike = [move for move in table if move.kind in {lead.kind for lead in leads}]
    for on in [*chance.choices(list(table), k=ons), *chance.choices(alike, k=ons)]:
        follows = {told(move) for move in words.listing(pack(hand), table[on])}
        assert follows == {move for move in leads if naive.beats(move, on)}, f"{hand} on {on}"


def fillings_agree(hand: str, rules: naive.Rules, found: dict[naive.Class, set[str]]) -> None:
    words = words_of(rules)
    for move, wanted in found.items():
        filled = [unpack(cards) for cards in fillings(words, pack(hand), by_told(rules)[move])]
        assert sorted(filled) == sorted(wanted), f"{move} of {hand}"
        jokers = [cards.count("w") + cards.count("W") for cards in filled]
        assert jokers[0] == min(jokers), f"{move} of {hand}"


def readings_agree(hand: str, rules: naive.Rules, found: dict[naive.Class, set[str]]) -> None:
    words = words_of(rules)
    sets: dict[str, set[naive.Class]] = {}
    for move, filled in found.items():
        for cards in filled:
            sets.setdefault(cards, set()).add(move)
    for cards, wanted in sets.items():
        read = [told(move) for move in words.readings(pack(cards), len(cards), pack(hand))]
        assert len(read) == len(wanted)
        assert set(read) == wanted, f"{cards} of {hand}"
        strength = [(move.ranks, naive.ORDER.index(move.top)) for move in read]
        assert strength == sorted(strength, reverse=True)


def agrees(hand: str, rules: naive.Rules, chance: random.Random, ons: int) -> None:
    found = naive.fillings(hand, rules)
    listing_agrees(hand, rules, set(found), chance, ons)
    fillings_agree(hand, rules, found)
    readings_agree(hand, rules, found)


@pytest.mark.clause("DZ11", "DZ12", "DZ14")
@pytest.mark.parametrize("rules", RULES, ids=IDS)
@pytest.mark.parametrize("hand", SMALL)
def test_small_hands(hand, rules):
    agrees(hand, rules, random.Random(hand), 30)


@pytest.mark.clause("DZ11.d", "DZ21")
@pytest.mark.parametrize("hand", EIGHT)
def test_small_hands_of_eight_jokers(hand):
    agrees(hand, naive.Rules(eight_jokers=True), random.Random(hand), 30)


@pytest.mark.clause("DZ15.d", "DZ17")
@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_many_small_hands(rules):
    chance = random.Random(f"small {rules}")
    for _ in range(70):
        jokers = "".join(chance.sample("wwWW" * (1 + rules.eight_jokers), chance.choice((0, 0, 1, 2, 3))))
        hand = random_hand(chance, chance.randint(1, 8 - len(jokers)), chance.randint(1, 5))
        hand = naive.sorted_cards(hand.replace("w", "").replace("W", "") + jokers)
        if hand:
            agrees(hand, rules, chance, 15)


@pytest.mark.clause("DZ9", "DZ10", "DZ13")
@pytest.mark.parametrize("rules", RULES, ids=IDS)
@pytest.mark.parametrize("hand", LARGE)
def test_large_hands(hand, rules):
    listing_agrees(hand, rules, naive.listing(hand, rules), random.Random(hand), 80)


@pytest.mark.clause("DZ16", "DZ18", "DZ18.d")
@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_many_large_hands(rules):
    chance = random.Random(f"large {rules}")
    for _ in range(40):
        jokers = "".join(chance.sample("wwWW" * (1 + rules.eight_jokers), chance.choice((0, 2, 3, 4))))
        hand = random_hand(chance, chance.randint(9, 23), chance.randint(3, 13))
        hand = naive.sorted_cards(hand.replace("w", "").replace("W", "") + jokers)
        listing_agrees(hand, rules, naive.listing(hand, rules), chance, 50)


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_the_two_naive_readings_agree(rules):
    chance = random.Random(f"naive {rules}")
    for _ in range(60):
        hand = random_hand(chance, chance.randint(1, 9), chance.randint(1, 6))
        assert naive.listing(hand, rules) == set(naive.fillings(hand, rules))


@pytest.mark.clause("DZ16", "DZ19", "DZ21.d")
@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_beating_class_by_class(rules):
    words, table = words_of(rules), by_told(rules)
    for on, on_class in table.items():
        for move, move_class in table.items():
            if naive.step(move) or naive.step(on) or move.kind == on.kind:
                assert words.does_beat(move_class, on_class) == naive.beats(move, on), f"{move} on {on}"


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_every_class_can_be_held(rules):
    """No class is in the table that no cards make up; as the last cards of a hand each reads back as itself."""
    words = words_of(rules)
    copies = "wwWW" * (1 + rules.eight_jokers)
    for move in by_told(rules).values():
        run = naive.ORDER[move.rank - move.shape.length + 1 : move.rank + 1]
        hand = "".join(rank * 8 for rank in run if rank in naive.NATURAL)[: 24 - 8 * (len(run) > 3)] + copies
        if move.kind in (Kind.TRIPLE_TWO, Kind.PLANE):
            hand = last_cards(run, move.size)
        elif move.kind is not Kind.BOMB:
            hand = run * (move.size // len(run))
        if move.kind is Kind.FIVE_TEN_KING:
            hand = "5TK"
        elif move.kind is Kind.JOKERS:
            hand = "wwWW"
        assert move in words.listing(pack(hand)), f"{move} of {hand}"
        cards = words.moves.fill(pack(hand), move.id)
        assert move in words.readings(cards, move.size)


def last_cards(run: str, size: int) -> str:
    """Triples with so many cards that are no bombs and no jokers."""
    kickers = "".join(rank for rank in naive.NATURAL if rank not in run) * 3
    return naive.sorted_cards(run * 3 + kickers[: size - 3 * len(run)])


@pytest.mark.clause("DZ29")
def test_510k_by_suits():
    """Every choice of suits for one or two cards of each rank: what is held, how it reads, and what is laid."""
    words = grammar("classic", True)
    two = [("s",), ("h",), ("s", "h"), ("s", "d")]
    for suits in product(two, two, two):
        hand = hand_of(suits)
        sets = [[f"5{a}", f"T{b}", f"K{c}"] for a, b, c in product(*suits)]
        kinds = {
            Kind.FIVE_TEN_KING_SUITED if len({card[1] for card in cards}) == 1 else Kind.FIVE_TEN_KING
            for cards in sets
        }
        listed = {move.kind for move in words.listing(packed(hand), None, specials(hand))}
        assert listed & {Kind.FIVE_TEN_KING, Kind.FIVE_TEN_KING_SUITED} == kinds
        for kind in kinds:
            move = words.parse_class(f"{kind}:K")
            cards = laid(hand, move, words.moves.fill(packed(hand), move.id))
            assert list(cards) in sets
            assert words.readings(packed(cards), 3, packed(hand), specials(cards)) == (move,)


def hand_of(suits: tuple[tuple[str, ...], ...]) -> Cards:
    ranks = zip("5TK", suits, strict=True)
    return tuple(f"{rank}{suit}" for rank, of_rank in ranks for suit in of_rank)


@pytest.mark.clause("DZ29.d")
@pytest.mark.parametrize("mode", ["classic", "eight_jokers"])
def test_510k_beats_all_but_bombs(mode):
    words = grammar(mode, True)
    mixed, suited = words.parse_class("five_ten_king:K"), words.parse_class("five_ten_king_suited:K")
    for move in words.classes.values():
        special = move in (mixed, suited)
        assert words.does_beat(mixed, move) == (not special and not move.kind.is_bomb)
        assert words.does_beat(suited, move) == (move is mixed or (not special and not move.kind.is_bomb))
        assert words.does_beat(move, suited) == move.kind.is_bomb
        assert words.does_beat(move, mixed) == (move.kind.is_bomb or move is suited)


def test_510k_is_a_table_option():
    assert not any("five_ten" in move.text for move in grammar("classic", False).classes.values())
    assert specials(parse_cards("5sTs9s")) == specials(()) == 0
