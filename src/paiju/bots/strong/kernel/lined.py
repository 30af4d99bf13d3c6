"""What a hand is worth that is multiplied by the winners' lines of bombs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import ONE
from paiju.bots.strong.kernel.outcomes import Outcome
from paiju.climbing.kernel.flow import SEATS, Flow

LADDER: Final = 16
"""The lines of bombs, in tables."""


class Lined(Outcome):
    """Finishing order decides, multiplied by the winners' lines, and lines earn awards (Shuangkou).

    `wins` are by the place of the first finisher's partner less two; `factors` and `shares` by lines, `last` the most
    that count; `lines` by class, 0 of what is no bomb; `before` how many bombs of each number of lines each seat has
    laid (`seat * LADDER + lines`); `worths` what a player's highest lines are worth, in burdens.
    """

    def __init__(
        self,
        wins: list[int],
        factors: list[int],
        shares: list[int],
        last: int,
        lines: list[int],
        before: list[int],
        worths: list[int],
    ) -> None:
        self.wins = vec[i64](wins)
        self.worths = vec[i64](worths)
        self.factors = vec[i64](factors)
        self.shares = vec[i64](shares)
        self.last: i64 = last
        self.lines = vec[i64](lines)
        self.before = vec[i64](before)
        self.bombs = vec[i64]([0] * (SEATS * LADDER))
        self._more = vec[i64]([0] * (2 * LADDER))

    def begin(self) -> None:
        """Back to the bombs that were laid before."""
        place: i64 = 0
        while place < SEATS * LADDER:
            self.bombs[place] = self.before[place]
            place += 1

    def laid(self, seat: i64, move: i64, cards: i64) -> None:
        """A bomb is noted."""
        lines = self.lines[move]
        if lines > 0:
            self.bombs[seat * LADDER + lines] += 1

    def gain(self, seat: i64, move: i64, usual: i64) -> i64:
        """By how much the bomb raises the seat's merged lines."""
        place = seat * LADDER + self.lines[move]
        before = self.worths[self.merged(seat)]
        self.bombs[place] += 1
        after = self.worths[self.merged(seat)]
        self.bombs[place] -= 1
        return after - before

    def value(self, flow: Flow, hands: vec[i64], seat: i64) -> i64:
        """Rank points and awards, with stake 1, of a player of the side, on average."""
        first = flow.order[0]
        partner = (first + 2) & 3
        place: i64 = 2
        if flow.order[1] == partner:
            place = 0
        elif flow.finished > 2 and flow.order[2] == partner:
            place = 1
        best: i64 = 0
        awards: i64 = 0
        other: i64 = 0
        while other < SEATS:
            lines = self.merged(other)
            if (other - first) & 1 == 0 and lines > best:
                best = lines
            # An award takes a share of each of the others: both opponents' go to the holder's side.
            if (other - seat) & 1 == 0:
                awards += self.shares[lines]
            else:
                awards -= self.shares[lines]
            other += 1
        points = self.wins[place] * self.factors[best]
        if (seat - first) & 1 != 0:
            points = -points
        return (points + awards) * ONE

    def merged(self, seat: i64) -> i64:
        """A seat's lines: bombs of equal lines merge from the lowest up (SK28)."""
        place = seat * LADDER
        more = self._more
        found: i64 = 0
        lines: i64 = 0
        while lines < LADDER + LADDER:
            more[lines] = 0
            lines += 1
        lines = 4
        while lines < LADDER + LADDER:
            bombs = more[lines]
            if lines < LADDER:
                bombs += self.bombs[place + lines]
            if bombs > 0:
                united = lines + bombs - 1
                if lines == 4:
                    united = lines + bombs - 2
                    if united < 4:
                        united = 4
                if united >= LADDER + LADDER:
                    return self.last
                if united > lines:
                    more[united] += 1
                else:
                    found = lines
            lines += 1
        if found > self.last:
            found = self.last
        return found
