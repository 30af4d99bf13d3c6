"""The lesson of Wahua: a whole hand, from a wall that is laid so that it comes as the lesson wants it."""

from collections import Counter
from typing import Any

from paiju.core.tiles import Tile, parse_tiles
from paiju.games import game_of
from paiju.games.wahua.deal import HAND_SIZE, WahuaDeal
from paiju.games.wahua.tiles import SET, SPECIALS
from paiju.lessons.course import Lesson, Step

PLAYERS = 4
DICE = (2, 6)
HANDS = (
    "66s66d11d11d44o44o33d33o13s13o55d55o22d22o46d25d16d36o45oF1",
    "23s46o12dF2",
    "23d23o46s46dB",
    "23o23o46oF3",
)
"""What is dealt to each; the rest comes as it may."""
DRAWS = {0: "16o", 1: "24o", 11: "25s"}
"""What the dealer draws, by its place from the front of the wall: for 春, as the first tile, and in the third turn."""


STRIDE = 41
"""What is left is taken in steps of so many tiles, so that nobody gets all of a point."""


def deal() -> Any:
    """The hand before anybody has been asked whether to flee; seat 0 deals."""
    rules = game_of("wahua")
    options = rules.options_type.parse()
    return rules.start(options, rules.first_carry(options), WahuaDeal(0, DICE, _wall()))


def _wall() -> tuple[Tile, ...]:
    """The hands, filled up with what is left in the order of the game's tiles, and what is drawn then."""
    hands = [list(parse_tiles(held)) for held in HANDS]
    left = Counter(SET)
    for tiles in (*hands, DRAWS.values()):
        left.subtract(tiles)
    rest = list(left.elements())
    pool = sorted(
        (rest[place * STRIDE % len(rest)] for place in range(len(rest))), key=lambda tile: tile in SPECIALS
    )
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(pool.pop(0))
    for place, tile in DRAWS.items():
        pool.insert(place, tile)
    return (*(tile for hand in hands for tile in hand), *pool)


WAHUA = Lesson(
    "wahua",
    (
        Step(name="tiles", clauses=("WH1", "WH2", "WH3"), scene=deal),
        Step(name="stay", clauses=("WH13", "WH14"), wished="pass"),
        Step(name="plain", clauses=("WH25", "WH24"), wished="discard 36o", then=("3 discard 46o",)),
        Step(name="eat", clauses=("WH17",), wished="eat"),
        Step(name="second", clauses=("WH25", "WH42"), wished="discard 45o"),
        Step(name="ten", clauses=("WH21", "WH23"), wished="discard 24o", then=("1 discard 23s",)),
        Step(name="win", clauses=("WH21", "WH37"), wished="win"),
        Step(name="dao", clauses=("WH32", "WH34", "WH40")),
        Step(name="pressing", clauses=("WH24", "WH25", "WH31")),
    ),
)
