"""What a hand that was played out is worth to a side, by each game's settlement; its numbers are handed in.

Where bombs earn: `ranked.py`, `lined.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import ONE
from paiju.climbing.kernel.flow import Flow


class Outcome:
    """Counts what a hand brings. `load` takes up what was laid before, `laid` notes a play, `value` is for a seat.

    Values are points of one player of the seat's side, on average, in parts of `ONE`.
    """

    def begin(self) -> None:
        """Back to what was laid before."""

    def laid(self, seat: i64, move: i64, cards: i64) -> None:
        """A seat lays some packed cards as a class."""

    def gain(self, seat: i64, move: i64, usual: i64) -> i64:
        """What a bomb brings a seat by itself, in burdens, where `usual` is what it brings who has laid none."""
        return usual

    def value(self, flow: Flow, hands: vec[i64], seat: i64) -> i64:
        """What the hand that is over brings the seat's side."""
        return 0


class Captured(Outcome):
    """Finishing order and captured points decide (Datong). `wins` are a single, a double, a clean double."""

    def __init__(self, wins: list[int], enough: int, enough_alone: int) -> None:
        self.wins = vec[i64](wins)
        self.enough: i64 = enough
        self.enough_alone: i64 = enough_alone

    def value(self, flow: Flow, hands: vec[i64], seat: i64) -> i64:
        """The base points."""
        order = flow.order
        captured = flow.captured
        first = order[0]
        second = order[1]
        partner = (first + 2) & 3
        ours = captured[first] + captured[partner]
        win: i64 = 1
        high: i64 = 0
        if second == partner:
            high = 1
            if captured[(first + 1) & 3] + captured[(first + 3) & 3] == 0:
                high = 2
        elif order[2] == partner:
            if captured[second] == 0:
                high = 1
            elif ours < self.enough and captured[second] >= self.enough_alone:
                win = -1
        elif captured[first] == 0:
            win = -1
            high = 1
        elif ours < self.enough:
            win = -1
        points = self.wins[high] * win * ONE
        if (seat - first) & 1 != 0:
            return -points
        return points
