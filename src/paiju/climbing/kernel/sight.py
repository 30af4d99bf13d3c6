"""What a seat sees of the play of tricks, as numbers of a byte each.

The first numbers of an observation are the same in all climbing games; `paiju.envs.climbing` names them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paiju.climbing.kernel.bits import RANKS
from paiju.climbing.kernel.flow import SEATS
from paiju.climbing.kernel.moves import PASS

FEATURES: Final = 4
"""What is told of a shape: its kind, length, size and smallest bomb."""

# Where the numbers begin.
HAND: Final = 0
PLAYED: Final = 15
BEAT: Final = 75
OWNER: Final = 80
ACTED: Final = 84
LEFT: Final = 88
PLACE: Final = 92
LEADER: Final = 96
TRICKS: Final = 100
"""How many there are."""


class Sight:
    """The numbers under a grammar; `features` tell of each shape its kind, length, size and smallest bomb."""

    def __init__(self, features: list[int]) -> None:
        self._features = vec[u8]([u8(feature) for feature in features])

    def write(
        self,
        seen: vec[u8],
        row: i64,
        mine: i64,
        hand: i64,
        played: vec[i64],
        acted: vec[i64],
        left: vec[i64],
        on: i64,
        owner: i64,
        leader: i64,
        order: vec[i64],
        finished: i64,
    ) -> None:
        """Write what seat `mine` sees from the number `row` of `seen` on."""
        count(seen, row + HAND, hand)
        shape = on >> 4
        feature: i64 = 0
        while feature < FEATURES:
            seen[row + BEAT + feature] = self._features[shape * FEATURES + feature]
            feature += 1
        seen[row + BEAT + FEATURES] = 0
        if on != PASS:
            seen[row + BEAT + FEATURES] = u8((on & 15) + 1)
        step: i64 = 0
        while step < SEATS:
            seat = (mine + step) & 3
            count(seen, row + PLAYED + step * RANKS, played[seat])
            seen[row + OWNER + step] = 0
            seen[row + LEADER + step] = 0
            seen[row + PLACE + step] = 0
            seen[row + ACTED + step] = u8(acted[seat])
            seen[row + LEFT + step] = u8(left[seat])
            step += 1
        seen[row + OWNER + ((owner - mine) & 3)] = 1
        seen[row + LEADER + ((leader - mine) & 3)] = 1
        place: i64 = 0
        while place < finished:
            seen[row + PLACE + ((order[place] - mine) & 3)] = u8(place + 1)
            place += 1

    def numbers(
        self,
        mine: i64,
        hand: i64,
        played: tuple[int, ...],
        acted: list[int],
        left: tuple[int, ...],
        on: i64,
        owner: i64,
        leader: i64,
        finished: tuple[int, ...],
    ) -> bytes:
        """What seat `mine` sees; hands and cards played are packed."""
        seen = vec[u8]([0] * TRICKS)
        by_seat = vec[i64]([0] * SEATS)
        did = vec[i64]([0] * SEATS)
        holds = vec[i64]([0] * SEATS)
        order = vec[i64]([0] * SEATS)
        seat: i64 = 0
        while seat < SEATS:
            by_seat[seat] = played[seat]
            did[seat] = acted[seat]
            holds[seat] = left[seat]
            seat += 1
        places: i64 = 0
        for out in finished:
            order[places] = out
            places += 1
        self.write(seen, 0, mine, hand, by_seat, did, holds, on, owner, leader, order, places)
        return bytes(seen)


def marks(places: list[int], size: i64) -> vec[u8]:
    """So many zeros with a one at each of some places."""
    found = vec[u8]([0] * size)
    for place in places:
        found[place] = 1
    return found


def count(seen: vec[u8], at: i64, cards: i64) -> None:
    """Write how many of each rank there are."""
    rank: i64 = 0
    while rank < RANKS:
        seen[at + rank] = u8((cards >> (rank * 4)) & 15)
        rank += 1
