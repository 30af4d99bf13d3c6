"""Counts of legal actions (perft): how many ways there are to go on, to a depth, from fixed deals after flight.

The figures were counted by the kernel, by the rules layer and, to depth 2, by the plain referee, and this test counts
them again. A pass is an action; flights end the hand and are counted with the rest.
"""

from copy import deepcopy

import pytest

from paiju.games.wahua import WAHUA
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import numbers
from tests.games.wahua.positions import position, stayed
from tests.games.wahua.test_referee import referee
from tests.naive_wahua import Table

pytestmark = pytest.mark.both_modes

TEN = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o 14d14o"


def begun(seed: int, players: int, **options: str) -> WahuaState:
    """The hand of a seed after nobody has fled."""
    return stayed(WAHUA.new_hand(seed, WahuaOptions.parse({"players": players, **options})))


STARTS = {
    "two": begun(1, 2),
    "three": begun(2, 3),
    "four": begun(3, 4),
    "forbidden": begun(48, 4, pressing="forbid"),
    "claims": position("12s16d36d", "12d12d16s16d", "", TEN, wall="36s"),
}
# The counts at depths 1, 2, 3.
COUNTS = {
    "two": (22, 137, 1476),
    "three": (19, 207, 2558),
    "four": (21, 232, 1828),
    "forbidden": (5, 16, 72),
    "claims": (15, 93, 651),
}


def by_rules(state: WahuaState, depth: int) -> int:
    """Counted by the rules layer, from state to state."""
    if state.settlement is not None:
        return 0
    seat = state.to_act[0]
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    return sum(by_rules(state.apply(seat, action)[0], depth - 1) for action in actions)


def by_kernel(hand: Hand, wall: list[int], depth: int) -> int:
    """Counted by the kernel."""
    asked = [seat for seat in range(hand.players) if hand.asks(seat)]
    while hand.phase == codes.CLAIMS and not asked:
        hand.close()
        asked = [seat for seat in range(hand.players) if hand.asks(seat)]
    if hand.phase == codes.OVER:
        return 0
    seat = asked[0]
    moves = hand.legal(seat)
    if depth == 1:
        return len(moves)
    dumped, count = hand.dump(), 0
    for move in moves:
        after = Hand(hand.players, hand.forbid, hand.grace, hand.same)
        after.load(wall, dumped)
        after.move(seat, move)
        count += by_kernel(after, wall, depth - 1)
    return count


def by_referee(table: Table, depth: int) -> int:
    """Counted by the plain referee."""
    if not table.asked():
        return 0
    seat = table.asked()[0]
    texts = table.legal(seat)
    if depth == 1:
        return len(texts)
    count = 0
    for text in texts:
        after = deepcopy(table)
        after.act(seat, text)
        count += by_referee(after, depth - 1)
    return count


@pytest.mark.clause("WH16", "WH17", "WH25")
@pytest.mark.parametrize("name", STARTS)
def test_the_rules_and_the_kernel_count_alike(name):
    state = STARTS[name]
    for depth, count in enumerate(COUNTS[name], 1):
        assert by_kernel(state.table_hand(), numbers(state.deal.wall), depth) == count
        if depth < 3:
            assert by_rules(state, depth) == count


@pytest.mark.parametrize("name", STARTS)
def test_the_referee_counts_alike(name):
    state = STARTS[name]
    table = referee(state)
    for seat in range(len(state.seating)):
        table.act(seat, "pass")
    for depth, count in enumerate(COUNTS[name][:2], 1):
        assert by_referee(table, depth) == count
