"""Many tables at once play as one table does."""

import random
import struct

import pytest

from paiju.climbing.kernel.batch import NUMBERS, Batch, Lane
from paiju.climbing.kernel.playout import Table
from paiju.climbing.kernel.sight import BEAT, FEATURES, HAND, LEFT, PLAYED
from paiju.core.cards import RANK_OF, pack_of
from paiju.games.shuangkou.combinations import grammar
from paiju.games.shuangkou.play import FLOW_RULES

WORDS = grammar("qianbian")
PACK = [RANK_OF[card] for card in pack_of(2)]
TABLES = 5


def some_batch(seed):
    lanes = [
        Lane(WORDS.moves, FLOW_RULES.flow(), list(PACK), [0] * 15, seed + table) for table in range(TABLES)
    ]
    return Batch(lanes, [0] * FEATURES * len(WORDS.shapes))


def mask(batch, table):
    row = bytes(batch.masks)[table * batch.width : (table + 1) * batch.width]
    return [place for place, allowed in enumerate(row) if allowed]


def seen(batch, table):
    return bytes(batch.observations)[table * NUMBERS : (table + 1) * NUMBERS]


def packed_step(batch, moves):
    batch.step(struct.pack(f"<{TABLES}q", *moves))


@pytest.mark.both_modes
def test_a_batch_is_so_many_tables():
    batch, chance = some_batch(3), random.Random(1)
    tables = []
    for table in range(TABLES):
        alone = Table(WORDS.moves, FLOW_RULES.flow(), list(PACK), [0] * 15, 1)
        alone.load(list(batch.lanes[table].hands), int(batch.lanes[table].leader))
        tables.append(alone)
    ended = 0
    for _ in range(150):
        for table, alone in enumerate(tables):
            turn = alone.flow.turn
            assert mask(batch, table) == sorted(alone.legal())
            numbers = seen(batch, table)
            assert list(numbers[HAND:PLAYED]) == [alone.hands[turn] >> 4 * rank & 15 for rank in range(15)]
            assert list(numbers[LEFT : LEFT + 4]) == [alone.flow.left[(turn + n) % 4] for n in range(4)]
            assert sum(numbers[PLAYED:BEAT]) + sum(alone.flow.left) == 108
        moves = [chance.choice(alone.legal()) for alone in tables]
        packed_step(batch, moves)
        for table, (alone, move) in enumerate(zip(tables, moves, strict=True)):
            alone.apply(move)
            assert bool(batch.done[table]) == alone.over()
            if alone.over():
                ended += 1
                order = alone.flow.finishing()
                row = list(batch.places)[4 * table : 4 * table + 4]
                assert row == [order.index(seat) + 1 if seat in order else 0 for seat in range(4)]
                alone.load(list(batch.lanes[table].hands), int(batch.lanes[table].leader))
    assert ended > 2


@pytest.mark.both_modes
def test_what_is_drawn_is_legal_and_what_is_not_is_named():
    batch = some_batch(9)
    drawn = set()
    for _ in range(60):
        batch.draw()
        moves = list(batch.drawn)
        assert all(move in mask(batch, table) for table, move in enumerate(moves))
        assert batch.refused(struct.pack(f"<{TABLES}q", *moves)) == -1
        wrong = [*moves[:2], 15, *moves[3:]]
        assert batch.refused(struct.pack(f"<{TABLES}q", *wrong)) == 2
        drawn.update(moves)
        packed_step(batch, moves)
    assert 0 in drawn
    assert batch.refused(struct.pack(f"<{TABLES}q", *[1 << 40] * TABLES)) == 0
    assert batch.refused(struct.pack(f"<{TABLES}q", *[-1] * TABLES)) == 0
