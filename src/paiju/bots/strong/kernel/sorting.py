"""How a villager sorts a hand at a glance: the runs and bombs that spare the most, one after the other, the rest by
rank.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import BOMB, Habits
from paiju.climbing.kernel.bits import (
    BIG,
    LITTLE,
    RUNNING,
    at_least,
    count,
    how_many,
    lowest,
    runs,
    size,
    some,
    window,
)
from paiju.climbing.kernel.groups import GROUP
from paiju.climbing.kernel.moves import PASS, Moves

ROOM: Final = 32
"""The most groups of a hand."""
NATURAL: Final = 0x00FFFFFFFFFFFFF
"""All four bits of the ranks 3 … 2."""
RUNNING_CARDS: Final = 0x000FFFFFFFFFFFF
"""All four bits of the ranks 3 … A."""


class Sorting:
    """The sorted hands of four seats: for each group its class, cards and burden, from `seat * ROOM` on."""

    def __init__(self, moves: Moves, habits: Habits) -> None:
        self.moves = moves
        self.habits = habits
        self.move = vec[i64]([0] * (4 * ROOM))
        self.cards = vec[i64]([0] * (4 * ROOM))
        self.burden = vec[i64]([0] * (4 * ROOM))
        self.groups = vec[i64]([0] * 4)
        """How many groups each seat has."""
        self._buffer = moves.buffer()
        self._move: i64 = 0
        self._cards: i64 = 0
        self._gain: i64 = 0

    def split(self, seat: i64, hand: i64) -> None:
        """Sort a seat's packed hand anew."""
        self.groups[seat] = 0
        rest = hand
        while rest != 0:
            self._gain = 8
            self._move = PASS
            self._best_run(rest)
            self._best_bomb(rest)
            if self._move == PASS:
                break
            self._add(seat, self._move, self._cards)
            rest -= self._cards
        self._by_rank(seat, rest)

    def drop(self, seat: i64, place: i64) -> None:
        """Take a group away; the last one comes to its place."""
        self.groups[seat] -= 1
        last = seat * ROOM + self.groups[seat]
        self.move[place] = self.move[last]
        self.cards[place] = self.cards[last]
        self.burden[place] = self.burden[last]

    def shrink(self, place: i64, cards: i64) -> None:
        """Take some cards out of a set."""
        habits = self.habits
        rank = self.move[place] & 15
        left = count(self.cards[place], rank) - size(cards)
        move = habits.set_shapes[left] * 16 + rank
        self.move[place] = move
        self.cards[place] -= cards
        self.burden[place] = habits.burdens[move]

    def _add(self, seat: i64, move: i64, cards: i64) -> None:
        place = seat * ROOM + self.groups[seat]
        self.move[place] = move
        self.cards[place] = cards
        self.burden[place] = self.habits.burdens[move]
        self.groups[seat] += 1

    def _by_rank(self, seat: i64, rest: i64) -> None:
        """What is left goes by rank; jokers, where they are fined or no more than a pair is one, apart."""
        habits = self.habits
        left = at_least(rest, 1)
        while left != 0:
            rank = lowest(left)
            held = count(rest, rank)
            if rank >= LITTLE and (held > 2 or habits.fine != 0):
                while held > 0:
                    self._add(seat, habits.set_shapes[1] * 16 + rank, some(rank, 1))
                    held -= 1
            else:
                self._add(seat, habits.set_shapes[held] * 16 + rank, some(rank, held))
            left &= left - 1

    def _best_run(self, rest: i64) -> None:
        """The run of natural cards that spares the most."""
        habits = self.habits
        family: i64 = 0
        while family < habits.families:
            each = habits.runs[family * 3]
            length = habits.runs[family * 3 + 1]
            most = habits.runs[family * 3 + 2]
            mask = at_least(rest & RUNNING_CARDS, each) & RUNNING
            ends = runs(mask, length)
            while length <= most and ends != 0:
                shape = habits.run_shapes[family * 16 + length]
                tops = ends
                while tops != 0:
                    self._weigh_run(rest, shape * 16 + lowest(tops), each, length)
                    tops &= tops - 1
                ends = mask & (ends << 4)
                length += 1
            family += 1

    def _weigh_run(self, rest: i64, move: i64, each: i64, length: i64) -> None:
        habits = self.habits
        gain = -habits.burdens[move]
        top = move & 15
        rank = top - length + 1
        while rank <= top:
            held = count(rest, rank)
            gain += habits.sets[held * 16 + rank] - habits.sets[(held - each) * 16 + rank]
            rank += 1
        if gain > self._gain:
            self._gain = gain
            self._move = move
            self._cards = (window(top, length) >> 3) * each

    def _best_bomb(self, rest: i64) -> None:
        """The bomb with wild cards, the chain, or the bomb of jokers that spares the most."""
        habits = self.habits
        jokers = count(rest, LITTLE) + count(rest, BIG)
        chained = how_many(at_least(rest & NATURAL, 4))
        if jokers < habits.joker_bombs and rest & habits.wild == 0 and chained < habits.chains:
            return
        groups = self._buffer
        n = self.moves.groups(rest, PASS, groups, 0)
        i: i64 = 0
        while i < n:
            shape = groups[i]
            if habits.sorts[shape] == BOMB:
                mask = groups[i + 1]
                while mask != 0:
                    self._weigh_bomb(rest, shape * 16 + lowest(mask))
                    mask &= mask - 1
            i += GROUP

    def _weigh_bomb(self, rest: i64, move: i64) -> None:
        habits = self.habits
        cards = self.moves.fill(rest, move)
        gain = habits.earns[move] - habits.burdens[move] + self.spared(rest, cards)
        if gain > self._gain:
            self._gain = gain
            self._move = move
            self._cards = cards

    def spared(self, hand: i64, cards: i64) -> i64:
        """What the hand, sorted by rank alone, weighs less without some cards."""
        sets = self.habits.sets
        gain: i64 = 0
        left = at_least(cards, 1)
        while left != 0:
            rank = lowest(left)
            held = count(hand, rank)
            gain += sets[held * 16 + rank] - sets[(held - count(cards, rank)) * 16 + rank]
            left &= left - 1
        return gain
