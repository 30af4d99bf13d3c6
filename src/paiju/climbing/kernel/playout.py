"""Whole hands inside the kernel: a table of four packed hands, driven move by move or played out at random."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.climbing.kernel.bits import count, size, some
from paiju.climbing.kernel.flow import SEATS, Flow
from paiju.climbing.kernel.moves import PASS, Moves

WORD: Final = 0xFFFFFFFF


class Table:
    """Four packed hands under a grammar and a flow.

    `points` are the points of a card of each rank; `seed` (1 … 2³² − 1) starts the table's own random numbers.
    """

    def __init__(self, moves: Moves, flow: Flow, points: list[int], seed: int) -> None:
        self.moves = moves
        self.flow = flow
        self.hands = vec[i64]([0] * SEATS)
        self.steps: i64 = 0
        self._groups = vec[i64]([0] * 512)
        self._random: i64 = seed
        worth = vec[i64]([0] * 30)
        n: i64 = 0
        for rank, value in enumerate(points):
            if value != 0:
                worth[n] = rank
                worth[n + 1] = value
                n += 2
        self.points = worth
        self._worths: i64 = n

    def deal(self, pack: list[int], leader: int) -> None:
        """Shuffle `pack` (rank indices) and deal it out; `leader` leads."""
        cards = vec[i64](pack)
        self._shuffle(cards)
        hands = self.hands
        seat: i64 = 0
        while seat < SEATS:
            hands[seat] = 0
            seat += 1
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            hands[i & 3] += some(cards[i], 1)
            i += 1
        self.flow.begin(leader, n >> 2)

    def load(self, hands: list[int], leader: int) -> None:
        """Begin with these packed hands of equal size."""
        seat: i64 = 0
        while seat < SEATS:
            self.hands[seat] = hands[seat]
            seat += 1
        self.flow.begin(leader, size(self.hands[0]))

    def legal(self) -> list[int]:
        """The classes that the seat to act may play, the pass first where it is allowed."""
        flow = self.flow
        found = self.moves.listing(self.hands[flow.turn], flow.on)
        if flow.on != 0:
            found.insert(0, PASS)
        return found

    def apply(self, move: int) -> None:
        """The seat to act plays the class with its first filling, or passes."""
        self._apply(move)

    def over(self) -> bool:
        """Whether the hand is over."""
        return self.flow.over

    def playout(self) -> int:
        """Play uniformly random classes to the end; returns the number of steps."""
        flow = self.flow
        before = self.steps
        while not flow.over:
            self._apply(self._choose())
        return self.steps - before

    def _choose(self) -> i64:
        """One of the legal classes, the pass included, at random."""
        flow = self.flow
        groups = self._groups
        moves = self.moves
        n = moves.groups(self.hands[flow.turn], flow.on, groups)
        classes = moves.total(groups, n)
        if flow.on == 0:
            return moves.nth(groups, self._below(classes))
        if classes == 0:
            return PASS
        which = self._below(classes + 1)
        return PASS if which == 0 else moves.nth(groups, which - 1)

    def _apply(self, move: i64) -> None:
        self.steps += 1
        flow = self.flow
        if move == PASS:
            flow.pass_()
            return
        seat = flow.turn
        cards = self.moves.fill(self.hands[seat], move)
        self.hands[seat] -= cards
        flow.play(move, size(cards), self._worth(cards))

    def _worth(self, cards: i64) -> i64:
        worth: i64 = 0
        i: i64 = 0
        while i < self._worths:
            worth += count(cards, self.points[i]) * self.points[i + 1]
            i += 2
        return worth

    def _below(self, n: i64) -> i64:
        """A random number below n (xorshift on 32 bits: the same interpreted and compiled)."""
        x = self._random
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self._random = x
        return (x * n) >> 32

    def _shuffle(self, cards: vec[i64]) -> None:
        last: i64 = len(cards) - 1
        while last > 0:
            other = self._below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
