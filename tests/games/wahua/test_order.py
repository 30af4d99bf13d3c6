"""Pressing, what it costs, the order of discards and broken pairs (WH24–WH26, WH31)."""

from itertools import product

import pytest

from paiju.core.actions import Discard
from tests.games.wahua.positions import (
    dealt,
    faults,
    fled,
    held,
    judged,
    offers,
    opened,
    play,
    position,
    refused,
    settled,
    until,
    values,
)

TEN = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o 14d14o"

CLASS_TILES = {1: "24o", 2: "16o", 3: "66o", 4: "25o", 5: "36o", 6: "12d"}
"""A tile of each class for seat 0 of `classed`."""


def classed(*classes: int, **options):
    """Seat 0 to discard, holding one tile of each of these classes and pairs besides.

    It has discarded 24o before, holds a kong of 16 and the pair 66s66d, and seat 3 has a kong of 25.
    """
    mine = "16s16d16d 66s66d" + "".join(CLASS_TILES[place] for place in classes if place != 1)
    # Without 24o a second 46o is drawn, which makes a pair.
    drawn = "24o" if 1 in classes else "46o"
    if 1 not in classes:
        mine += "46o"
    even = len(mine.replace(" ", "")) // 3 % 2 == 0
    assert even, mine
    wall = f"24o 55o 55o 33o 33o 13o {drawn} 12o"
    state = position(mine, "", "", "25s25d25d44d", wall=wall, paired=(0,), grace_round=True, **options)
    state = until(play(state, "0 discard 24o"), 3)
    return until(play(state, "3 kong 25"), 0)


@pytest.mark.clause("WH25")
@pytest.mark.parametrize(("earlier", "later"), [(a, b) for a, b in product(range(1, 7), repeat=2) if a < b])
def test_a_tile_of_an_earlier_class_goes_first(earlier, later):
    state = classed(earlier, later, *([] if len({earlier, later} - {1}) % 2 == (1 not in {earlier, later}) else []))
    first, second = CLASS_TILES[earlier], CLASS_TILES[later]
    assert "WH25" not in faults(state, f"0 discard {first}")
    assert "WH25" in faults(state, f"0 discard {second}")
    assert {"WH26"} & set(faults(state, f"0 discard {first}") + faults(state, f"0 discard {second}")) == set()
    assert judged(play(state, f"0 discard {second}"), 0) == ("WH25",)
    assert judged(play(state, f"0 discard {first}"), 0) == ()
