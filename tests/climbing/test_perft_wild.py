"""Move counts (perft) of Dazha and Shuangkou in each mode and variant, as in test_perft, and golden playouts.

The figures were counted by the kernel and, to depth 2, by the naive readings, and this test counts them again.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from paiju.analysis.bench import TABLES
from paiju.climbing.kernel.moves import PASS
from paiju.climbing.kernel.playout import Table
from tests import naive_dazha, naive_shuangkou
from tests.climbing.hands import pack, unpack

pytestmark = pytest.mark.both_modes

EVEN = [
    "333455568899TJJQQQQKKKAAA2w",
    "34456667778899TTJJQQKKA22WW",
    "3444555667788999TTJJJKAAA22",
    "33344566777889TTTJQQKKA222w",
]
WILD = [
    "34444444666666777777889TJWW",
    "3355555677889999TTJQKAA22ww",
    "333345588899TTQQQQQQQAA2222",
    "35689TTTJJJJJJKKKKKKKAAAA22",
]
CHAINS = [
    "45666668888999999QQKKA2wwWW",
    "33333333455555789TJK2222222",
    "44444556777788TTTTTJAAAAAAA",
    "46677789TTJJJJJJQQQQQQKKKKK",
]
EIGHT = [
    "3335566777778888JQQQQQQK2wWW",
    "3333578899TTTTTTJJJJJQKAwwWW",
    "4444444899999TTJKKKA2222222w",
    "34555556666667789JQKKKAAAAAA",
]
LAST = ["333444W", "44455", "555W3", "66677w"]
"""Hands about to end: short planes and triples."""
DEALS = {"even": EVEN, "wild": WILD, "chains": CHAINS, "eight": EIGHT, "last": LAST}

COUNTS = {
    ("dazha-classic", "even"): (44, 185, 631, 2573),
    ("dazha-classic", "wild"): (40, 364, 2153),
    ("dazha-classic", "chains"): (42, 412, 2133),
    ("dazha-classic", "last"): (10, 18, 32, 80, 145, 214, 381),
    ("dazha-eight_jokers", "eight"): (44, 832, 6241),
    ("dazha-eight_jokers", "last"): (10, 18, 32, 80, 145, 214, 381),
    ("shuangkou-baibian", "even"): (37, 642, 1128, 3163),
    ("shuangkou-baibian", "wild"): (84, 488, 3376),
    ("shuangkou-baibian", "chains"): (71, 799, 4064),
    ("shuangkou-baibian", "last"): (9, 16, 46, 92, 232, 296, 693),
    ("shuangkou-qianbian", "even"): (94, 1506),
    ("shuangkou-qianbian", "wild"): (90, 1299, 7406),
    ("shuangkou-qianbian", "chains"): (151, 1477, 7032),
    ("shuangkou-qianbian", "last"): (9, 16, 46, 144, 290, 354, 757),
    ("shuangkou-huopin", "even"): (37, 173, 616, 2550),
    ("shuangkou-huopin", "wild"): (33, 215, 1655),
    ("shuangkou-huopin", "chains"): (29, 354, 1924),
    ("shuangkou-huopin", "last"): (7, 14, 28, 74, 133, 186, 344),
}


def by_kernel(name: str, hands: list[str], depth: int) -> int:
    """Counted at the kernel's table, each line of play from the start."""
    fast: Table = TABLES[name]().table(1)

    def below(path: list[int]) -> int:
        fast.load([pack(hand) for hand in hands], 0)
        for move in path:
            fast.apply(move)
        if fast.over():
            return 0
        legal = fast.legal()
        return len(legal) if len(path) == depth - 1 else sum(below([*path, move]) for move in legal)

    return below([])


def by_naive_reading(name: str, hands: list[str]) -> int:
    """Counted to depth 2; nobody may go out with the first play."""
    game, way = name.split("-")
    if game == "dazha":
        rules = naive_dazha.Rules(eight_jokers=way == "eight_jokers")
        first, second = (naive_dazha.listing(hand, rules) for hand in hands[:2])
        return sum(1 + sum(naive_dazha.beats(move, lead) for move in second) for lead in first)
    leads, follows = (naive_shuangkou.listing(hand, way) for hand in hands[:2])
    return sum(1 + sum(naive_shuangkou.beats(move, lead, way) for move in follows) for lead in leads)


@pytest.mark.parametrize(("name", "deal"), COUNTS)
def test_move_counts(name, deal):
    hands, counts = DEALS[deal], COUNTS[name, deal]
    for depth, count in enumerate(counts, start=1):
        assert by_kernel(name, hands, depth) == count
    assert counts[1] == by_naive_reading(name, hands)


# By table and seed: the steps of each of four hands, and who finished in the last one.
PLAYOUTS = {
    ("dazha-classic", 1): ([139, 126, 141, 112], [2, 3, 1]),
    ("dazha-classic", 20240601): ([128, 105, 158, 133], [2, 3, 0]),
    ("dazha-eight_jokers", 1): ([124, 131, 140, 122], [1, 3]),
    ("dazha-eight_jokers", 20240601): ([114, 149, 146, 134], [0, 1, 3]),
    ("shuangkou-baibian", 1): ([132, 168, 150, 141], [1, 3]),
    ("shuangkou-baibian", 20240601): ([166, 137, 173, 129], [1, 2, 0]),
    ("shuangkou-qianbian", 1): ([138, 131, 123, 166], [2, 1, 3]),
    ("shuangkou-qianbian", 20240601): ([135, 138, 137, 131], [0, 2]),
    ("shuangkou-huopin", 1): ([126, 153, 111, 168], [0, 1, 2]),
    ("shuangkou-huopin", 20240601): ([145, 165, 159, 172], [2, 1, 3]),
}


@pytest.mark.parametrize(("name", "seed"), PLAYOUTS)
def test_the_same_playouts_wherever_they_run(name, seed):
    fast = TABLES[name]().table(seed)
    steps = []
    for leader in range(4):
        fast.deal(leader)
        steps.append(fast.playout())
    assert (steps, fast.flow.finishing()) == PLAYOUTS[name, seed]


@pytest.mark.parametrize("name", TABLES)
def test_more_cards_than_a_hand_holds_are_refused_calmly(name):
    """What the cards of the whole pack offer never leaves the table of classes, on whatever it is played."""
    words = TABLES[name]().words
    jokers = "wwWW" * (words.pack.jokers // 2)
    everything = pack("".join(rank * 8 for rank in "3456789TJQKA2") + jokers)
    listed = set(words.moves.listing(everything, 0))
    assert listed <= set(words.classes)
    for on in words.classes.values():
        assert {move.id for move in words.listing(everything, on)} == {
            move for move in listed if words.moves.does_beat(move, on.id)
        }


@pytest.mark.parametrize("name", TABLES)
def test_what_a_playout_lays_is_held_and_reads_as_what_was_chosen(name):
    dealt, chance = TABLES[name](), random.Random(name)
    fast = dealt.table(9)
    for leader in range(4):
        fast.deal(leader)
        while not fast.over():
            move, hand = chance.choice(fast.legal()), fast.hands[fast.flow.turn]
            if move != PASS:
                cards = fast.moves.fill(hand, move)
                assert not Counter(unpack(cards)) - Counter(unpack(hand))
                read = dealt.words.readings(cards, len(unpack(cards)), hand)
                assert dealt.words.classes[move] in read
            fast.apply(move)
    assert sum(len(unpack(hand)) for hand in fast.hands) == sum(fast.flow.left)
