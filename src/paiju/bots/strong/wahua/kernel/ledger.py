"""What the seats' tiles count, and what each seat gets for them in the end (WH32–WH46), in the kernel's numbers.

The figures are handed in: the tables of the rules are in `points.py`, and the settlement with its reasons in
`settlement.py`. A test holds both to the same totals.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, POINTS, bit
from paiju.games.wahua.kernel.codes import BY_WIN
from paiju.games.wahua.kernel.hand import Hand

CELLS: Final = 32
"""There are fewer cells than this."""
SPECIALS: Final = 10


class Ledger:
    """The points 道 at a table.

    `units` are those of each unit, at (21 × seat + point) × 32 + cell; `odds` those of the odd tile, at 63 × seat +
    tile; `special` those of a special; `times` how often a difference counts, at players × seat + other (WH41).
    """

    def __init__(
        self, players: int, units: list[int], odds: list[int], special: int, times: list[int]
    ) -> None:
        self.players: i64 = players
        self.units = vec[i64](units)
        self.odds = vec[i64](odds)
        self.special: i64 = special
        self.times = vec[i64](times)
        self.values = vec[i64]([0] * players)

    def unit(self, seat: i64, point: i64, unit: i64) -> i64:
        """What a pair or kong counts at a seat, 0 for none."""
        return self.units[(seat * POINTS + point) * CELLS + unit]

    def value(self, hand: Hand, seat: i64) -> i64:
        """The points of a seat at the end: pairs, specials and odd tile (WH39); 0 for who fled or pressed."""
        if hand.pressed[seat] != 0 or hand.fled[seat] != 0:
            return 0
        worth: i64 = 0
        point: i64 = 0
        while point < POINTS:
            worth += self.unit(seat, point, hand.counted(seat, point))
            point += 1
        specials = hand.laid[seat] | hand.specials[seat]
        special: i64 = 0
        while special < SPECIALS:
            if specials & bit(special) != 0:
                worth += self.special
            special += 1
        if hand.winner == seat:
            worth += self.odds[seat * FIRST_SPECIAL + hand.odd]
        return worth

    def total(self, hand: Hand, seat: i64) -> i64:
        """What a seat gets or pays in the end: its points against each of the others', and what is refunded."""
        other: i64 = 0
        while other < self.players:
            self.values[other] = self.value(hand, other)
            other += 1
        result: i64 = 0
        other = 0
        while other < self.players:
            result += self.times[seat * self.players + other] * (self.values[seat] - self.values[other])
            other += 1
        place: i64 = 0
        while place < len(hand.covers):
            if not _settled_later(hand, place):
                result += self._refund(hand, place, seat)
            place += 1
        return result

    def _refund(self, hand: Hand, place: i64, seat: i64) -> i64:
        """What a seat gets or pays of a refund (WH46)."""
        payer, taker, point, unit, reason = hand.covers[place]
        if hand.pressed[taker] != 0 or hand.fled[taker] != 0 or seat == taker:
            return 0
        value = self.unit(taker, point, unit)
        if reason & BY_WIN != 0 and hand.winner == taker:
            value += self.odds[taker * FIRST_SPECIAL + hand.odd]
        result: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != payer and other != taker:
                paid = value * self.times[taker * self.players + other]
                if seat == payer:
                    result -= paid
                elif seat == other:
                    result += paid
            other += 1
        return result


def _settled_later(hand: Hand, place: i64) -> bool:
    """Whether a later cover is of the same pair: a pair covered twice counts once, at its latest (WH46.d)."""
    _, taker, point, unit, _ = hand.covers[place]
    later = place + 1
    while later < len(hand.covers):
        _, taker_, point_, unit_, _ = hand.covers[later]
        if taker_ == taker and point_ == point and (unit_ == 0) == (unit == 0):
            return True
        later += 1
    return False
