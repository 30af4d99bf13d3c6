"""The fast test of a win against every way to lay out the tiles (WH20–WH23)."""

from collections import Counter
from random import Random

import pytest

from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import NONE
from paiju.games.wahua.tiles import ALL_POINTS, COPIES, NUMBER, TILES
from tests import naive_wahua as naive

pytestmark = pytest.mark.both_modes

HANDS = 400
TRIED = 9
"""Tiles that are tried with each hand."""
KINDS = ("sd", "so", "dd", "do", "oo")


def near_win(rng: Random) -> tuple[list[str], dict[str, list[str]]]:
    """Twenty tiles at rest, nine or ten pairs or kongs among them, some of them open."""
    points = rng.sample(ALL_POINTS, 10)
    held: list[str] = []
    opened: dict[str, list[str]] = {}
    for point in points[: rng.choice((8, 9, 9, 9, 10, 10))]:
        if rng.random() < 0.3:
            opened[point] = [point + kind for kind in rng.choice((*KINDS, "sdd"))]
        else:
            held += [
                point + kind for kind in rng.choice((*KINDS, *KINDS, "sdd" if rng.random() < 0.3 else "sd"))
            ]
    left = Counter(point + kind for point in ALL_POINTS for kind in COPIES for _ in range(COPIES[kind]))
    left.subtract([*held, *(tile for unit in opened.values() for tile in unit)])
    # What is loose is mostly of a point that a pair or a single tile of the hand is of.
    while len(held) + 2 * len(opened) < 20:
        mine = [tile for tile in left.elements() if tile[:2] in points]
        tile = rng.choice(mine if rng.random() < 0.5 else list(left.elements()))
        held.append(tile)
        left[tile] -= 1
    return held[: 20 - 2 * len(opened)], opened


def any_hand(rng: Random) -> tuple[list[str], dict[str, list[str]]]:
    """Twenty tiles at rest as they are dealt."""
    tiles = [point + kind for point in ALL_POINTS for kind in COPIES for _ in range(COPIES[kind])]
    return rng.sample(tiles, 20), {}


def in_kernel(held: list[str], opened: dict[str, list[str]]) -> Hand:
    """A kernel's hand in which seat 0 has these tiles."""
    hand = Hand(2, False, False, False)
    for tile in held:
        hand.take(0, NUMBER[tile])
    for point, unit in opened.items():
        cell = sum({"o": 1, "d": 4, "s": 16}[tile[2]] for tile in unit)
        hand.open[ALL_POINTS.index(point)] = cell
    return hand


@pytest.mark.clause("WH20", "WH21", "WH23")
@pytest.mark.parametrize("kind", [near_win, any_hand])
def test_what_wins_is_what_can_be_laid_out(kind):
    rng = Random(f"winning {kind.__name__}")
    found: Counter[str] = Counter()
    for _ in range(HANDS):
        held, opened = kind(rng)
        hand = in_kernel(held, opened)
        assert bool(hand.watching(0)) == naive.watching(held, opened), (held, opened)
        found["watching"] += hand.watching(0)
        have = Counter([*held, *(tile for unit in opened.values() for tile in unit)])
        for tile in rng.sample(TILES[:63], TRIED):
            number = NUMBER[tile]
            if have[tile] == COPIES[tile[2]]:
                continue
            odd = hand.wins_with(0, number)
            assert (TILES[odd] if odd != NONE else None) == naive.wins_with(held, opened, tile), (
                held,
                opened,
                tile,
            )
            found["wins"] += odd != NONE
            found["of an open pair"] += odd != NONE and TILES[odd][:2] in opened
        # Asking has changed nothing.
        assert in_kernel(held, opened).dump() == hand.dump()
    if kind is near_win:
        assert min(found["watching"], found["wins"], found["of an open pair"]) > 0, found


@pytest.mark.clause("WH20", "WH20.d")
def test_the_units_of_any_hand_are_the_best_two_of_each_point():
    rng = Random("units")
    for _ in range(HANDS):
        held, opened = (near_win if rng.random() < 0.5 else any_hand)(rng)
        hand = in_kernel(held, opened)
        for place, point in enumerate(ALL_POINTS):
            mine = [tile for tile in held if tile[:2] == point]
            unit = opened.get(point) or naive.unit_of(mine)
            cell = sum({"o": 1, "d": 4, "s": 16}[tile[2]] for tile in unit)
            assert hand.unit(0, place) == cell
            assert bool(hand.can_kong(0, place)) == (point in naive.kong_points(held, opened))
