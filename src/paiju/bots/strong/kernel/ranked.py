"""What a hand is worth in which bombs earn as they are laid, jokers cost, and somebody may play against three."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import ONE
from paiju.bots.strong.kernel.outcomes import Outcome
from paiju.bots.strong.kernel.worlds import NATURALS
from paiju.climbing.kernel.bits import BIG, COPIES, LITTLE, at, at_least, count, lowest
from paiju.climbing.kernel.flow import SEATS, Flow

RAISED: Final = 160
"""Where the rows of ranks that count for more begin, in tables."""


class Ranked(Outcome):
    """Finishing order decides, and bombs earn as they are laid (Dazha).

    `sides` say whose points are taken together. `wins` are a single and a double; with `alone`, the seat that plays
    against three (else -1), the first is what that one wins or loses to each. `earns` has by class what a bomb
    brings from each of the others, `fine` what a joker elsewhere costs to each; `before` is what each seat has
    earned of each so far. What is left is settled at a single: `held` has by natural cards, jokers laid to them and
    raised rank or not what a bomb earns there (`naturals * 16 + jokers`, from `raised` on), `joker_bombs` the same
    of jokers alone by number of little and big ones (`little * 8 + big`), `covered` how many jokers such a bomb
    covers.
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
        """Base, bonuses and fines of those who are taken together with the seat, on average."""
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
        if seat != first and seat != self.partner[first]:
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
