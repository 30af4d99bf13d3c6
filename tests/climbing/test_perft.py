"""Move counts (perft): how many ways of playing move classes, each with its first filling, there are to a depth.

A pass is a move. The figures were counted by the kernel, by the rules layer and, to depth 2, by the naive reading,
and this test counts them again.
"""

from __future__ import annotations

import pytest

from paiju.climbing.grammar import MoveClass
from paiju.core.actions import Pass, Play
from paiju.core.cards import packed, take
from paiju.games.datong.combinations import grammar
from paiju.games.datong.play import DatongState
from tests import naive
from tests.climbing.hands import pack, table
from tests.climbing.test_flow import started

pytestmark = pytest.mark.both_modes

EVEN = [
    "333455568899TJJQQQQKKKAAA2w",
    "34456667778899TTJJQQKKA22WW",
    "3444555667788999TTJJJKAAA22",
    "33344566777889TTTJQQKKA222w",
]
BOMBS = [
    "4456667777789QQQQQKKKAAAA2W",
    "333347888888JJJJJJJQKKKKAAw",
    "3334445679999999TTTTTTTTQA2",
    "344555555666678JQKA222222wW",
]
CHAINS = [
    "333333334444444455555555666",
    "666667777777788888888999999",
    "99TTTTTTTTJJJJJJJJQQQQQQQQK",
    "KKKKKKKAAAAAAAA22222222wwWW",
]
ENDING = ["3345", "44W", "5566", "78K"]

# Deal and chain3_vs_8: the counts at depths 1, 2, 3 …
COUNTS = {
    ("even", "below"): (47, 191, 659),
    ("even", "none"): (47, 191, 659),
    ("bombs", "below"): (45, 507, 3978),
    ("bombs", "none"): (45, 507, 3978),
    ("chains", "below"): (58, 2442, 29534),
    ("chains", "none"): (58, 2416, 26382),
    ("ending", "below"): (4, 9, 20, 53, 61, 120, 182),
}
DEALS = {"even": EVEN, "bombs": BOMBS, "chains": CHAINS, "ending": ENDING}


def by_rules(state: DatongState, depth: int) -> int:
    """Counted by the rules layer, from state to state."""
    if state.settlement is not None:
        return 0
    (turn,) = state.to_act
    moves = state.legal(turn)
    if depth == 1:
        return len(moves)
    hand = state.tricks.hands[turn]
    after = []
    for move in moves:
        if isinstance(move, MoveClass):
            filling = grammar(state.options.chain3_vs_8).moves.fill(packed(hand), move.id)
            after.append(state.apply(turn, Play(take(hand, filling)))[0])
        else:
            after.append(state.apply(turn, Pass())[0])
    return sum(by_rules(next_state, depth - 1) for next_state in after)


def by_kernel(hands: list[str], chain3_vs_8: str, depth: int) -> int:
    """Counted at the kernel's table, each line of play from the start."""
    fast = table(chain3_vs_8)

    def below(path: list[int]) -> int:
        fast.load([pack(hand) for hand in hands], 0)
        for move in path:
            fast.apply(move)
        if fast.over():
            return 0
        legal = fast.legal()
        return len(legal) if len(path) == depth - 1 else sum(below([*path, move]) for move in legal)

    return below([])


def by_naive_reading(hands: list[str], chain3_vs_8: str) -> int:
    """Counted to depth 2 by the naive reading; nobody may go out with the first play."""
    leads, second = (
        [move for move in naive.all_classes() if naive.fillings_of(hand, move)] for hand in hands[:2]
    )
    apart = chain3_vs_8 == "none"
    return sum(1 + sum(naive.beats(move, lead, apart) for move in second) for lead in leads)


@pytest.mark.parametrize(("deal", "chain3_vs_8"), COUNTS)
def test_move_counts(deal, chain3_vs_8):
    hands, counts = DEALS[deal], COUNTS[deal, chain3_vs_8]
    state = started(hands, 0, chain3_vs_8=chain3_vs_8)
    for depth, count in enumerate(counts, start=1):
        assert by_kernel(hands, chain3_vs_8, depth) == count
        if count < 5000:
            assert by_rules(state, depth) == count
    assert counts[1] == by_naive_reading(hands, chain3_vs_8)
