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

    `pack` are the rank indices of the cards that are dealt, `points` the points of a card of each rank; `seed`
    (any integer) starts the table's own random numbers.
    """

    def __init__(self, moves: Moves, flow: Flow, pack: list[int], points: list[int], seed: int) -> None:
        self.moves = moves
        self.flow = flow
        self.hands = vec[i64]([0] * SEATS)
        self.steps: i64 = 0
        """The actions applied so far, over all hands."""
        self._pack = vec[i64](pack)
        self._groups = moves.buffer()
        self._random: i64 = seed % WORD + 1  # never 0, where the numbers would stay
        for _ in range(16):  # small seeds begin with small numbers
            self._below(1)
        worth = vec[i64]([0] * 30)
        n: i64 = 0
        for rank, value in enumerate(points):
            if value != 0:
                worth[n] = rank
                worth[n + 1] = value
                n += 2
        self.points = worth
        self._worths: i64 = n

    def deal(self, leader: int) -> None:
        """Shuffle the pack and deal it out; `leader` leads."""
        self._shuffle()
        pack = self._pack
        hands = self.hands
        seat: i64 = 0
        while seat < SEATS:
            hands[seat] = 0
            seat += 1
        n: i64 = len(pack)
        i: i64 = 0
        while i < n:
            hands[i & 3] += some(pack[i], 1)
            i += 1
        self.flow.begin(leader, n >> 2)

    def load(self, hands: list[int], leader: int) -> None:
        """Begin with these packed hands; `leader` leads. For a hand in progress see `Flow.load` as well."""
        flow = self.flow
        flow.begin(leader, 0)
        seat: i64 = 0
        while seat < SEATS:
            self.hands[seat] = hands[seat]
            flow.left[seat] = size(self.hands[seat])
            seat += 1

    def legal(self) -> list[int]:
        """The classes that the seat to act may play, the pass first where it is allowed."""
        flow = self.flow
        found = [] if flow.on == PASS else [PASS]
        n = self.moves.groups(self.hands[flow.turn], flow.on, self._groups)
        return self.moves.listed(self._groups, n, found)

    def apply(self, move: int) -> None:
        """The seat to act plays a legal class with its first filling, or passes."""
        self._apply(move)

    def step(self) -> None:
        """The seat to act plays or passes at random, every legal class being equally likely."""
        self._apply(self._choose())

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
        if n == 0:
            return PASS
        classes = groups[n - 1]
        if flow.on == PASS:
            return moves.nth(groups, self._below(classes))
        which = self._below(classes + 1)
        if which == classes:
            return PASS
        return moves.nth(groups, which)

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

    def _shuffle(self) -> None:
        cards = self._pack
        last: i64 = len(cards) - 1
        while last > 0:
            other = self._below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
