"""What a hand that was played out is worth to a side, by each game's settlement; its numbers are handed in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import ONE
from paiju.bots.strong.kernel.worlds import NATURALS
from paiju.climbing.kernel.bits import BIG, COPIES, LITTLE, at, at_least, count, lowest
from paiju.climbing.kernel.flow import SEATS, Flow

RAISED: Final = 160
"""Where the rows of ranks that count for more begin, in tables."""
LADDER: Final = 16
"""The lines of bombs, in tables."""


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


class Ranked(Outcome):
    """Finishing order decides, and bombs earn as they are laid (Dazha).

    `wins` are a single and a double; with `alone`, the seat that plays against three (else -1), the first is what that
    one wins or loses to each. `earns` has by class what a bomb brings from each of the others, `fine` what a joker
    elsewhere costs to each; `before` is what each seat has earned of each so far. What is left is settled at a single:
    `held` has by natural cards, jokers laid to them and raised rank or not what a bomb earns there (`naturals * 16 +
    jokers`, from `raised` on), `joker_bombs` the same of jokers alone by number of little and big ones (`little * 8 +
    big`), `covered` how many jokers such a bomb covers.
    """

    def __init__(
        self,
        wins: list[int],
        partner: list[int],
        sides: list[int],
        alone: int,
        earns: list[int],
        before: list[int],
        held: list[int],
        raised_ranks: int,
        joker_bombs: list[int],
        covered: list[int],
        fine: int,
        bombs: list[int],
    ) -> None:
        self.wins = vec[i64](wins)
        self.partner = vec[i64](partner)
        self.sides = vec[i64](sides)
        self.alone: i64 = alone
        self.earns = vec[i64](earns)
        self.before = vec[i64](before)
        self.earned = vec[i64]([0] * SEATS)
        self.held = vec[i64](held)
        self.raised_ranks: i64 = raised_ranks
        self.joker_bombs = vec[i64](joker_bombs)
        self.covered = vec[i64](covered)
        self.fine: i64 = fine
        self.bombs = vec[i64](bombs)
        """By shape, whether it is a bomb."""

    def begin(self) -> None:
        """Back to what was earned before."""
        seat: i64 = 0
        while seat < SEATS:
            self.earned[seat] = self.before[seat]
            seat += 1

    def laid(self, seat: i64, move: i64, cards: i64) -> None:
        """A bomb earns, jokers elsewhere are fined."""
        if self.bombs[move >> 4] != 0:
            self.earned[seat] += self._worth_of(move, cards)
        else:
            self.earned[seat] -= self.fine * (count(cards, LITTLE) + count(cards, BIG))

    def value(self, flow: Flow, hands: vec[i64], seat: i64) -> i64:
        """Base, bonuses and fines of a player of the side, on average."""
        if self.alone < 0 and flow.order[1] != self.partner[flow.order[0]]:
            other: i64 = 0
            while other < SEATS:
                if hands[other] != 0:
                    self.earned[other] += self._left(hands[other])
                other += 1
        mine: i64 = 0
        players: i64 = 0
        all_earned: i64 = 0
        other = 0
        while other < SEATS:
            all_earned += self.earned[other]
            if self.sides[other] == self.sides[seat]:
                mine += self.earned[other]
                players += 1
            other += 1
        # Who earns v of each gets 3 v, and everybody pays: 4 v less the sum of all that is paid.
        total = 4 * mine - players * all_earned + self._base(flow, seat) * players
        return total * ONE // players

    def _base(self, flow: Flow, seat: i64) -> i64:
        first = flow.order[0]
        if self.alone >= 0:
            base = self.wins[0]
            if first != self.alone:
                base = -base
            if seat == self.alone:
                return 3 * base
            return -base
        double: i64 = 0
        if flow.order[1] == self.partner[first]:
            double = 1
        base = self.wins[double]
        if self.sides[seat] != self.sides[first]:
            base = -base
        return base

    def _worth_of(self, move: i64, cards: i64) -> i64:
        """What a bomb that is laid earns: by its class, or where eight natural cards are in it, by these."""
        rank = move & 15
        if rank < LITTLE and count(cards, rank) == COPIES:
            return self._bomb(rank, COPIES, count(cards, LITTLE) + count(cards, BIG))
        return self.earns[move]

    def _bomb(self, rank: i64, naturals: i64, jokers: i64) -> i64:
        place = naturals * 16 + jokers
        if self.raised_ranks & at(rank) != 0:
            place += RAISED
        return self.held[place]

    def _left(self, hand: i64) -> i64:
        """What a hand that is left earns of each, less its penalty: the jokers go where they bring the most, one by
        one, or are a bomb by themselves; who has no bomb pays for those that none covers.
        """
        little = count(hand, LITTLE)
        big = count(hand, BIG)
        jokers = little + big
        fours = at_least(hand, 4) & NATURALS
        alone = self.joker_bombs[little * 8 + big]
        apart = self.covered[little * 8 + big]
        if fours == 0:
            return alone - self.fine * (jokers - apart)
        best = self._spread(hand, fours, jokers)
        if apart > 0:
            other = alone + self._spread(hand, fours, jokers - apart)
            if other > best:
                best = other
        return best

    def _spread(self, hand: i64, fours: i64, jokers: i64) -> i64:
        """The bonus of a hand's bombs with so many jokers laid to one of them, the one to which they bring the most."""
        total: i64 = 0
        more: i64 = 0
        left = fours
        while left != 0:
            rank = lowest(left)
            naturals = count(hand, rank)
            plain = self._bomb(rank, naturals, 0)
            total += plain
            laid = jokers
            while laid > 0:
                gain = self._bomb(rank, naturals, laid) - plain
                if gain > more:
                    more = gain
                laid -= 1
            left &= left - 1
        return total + more


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
