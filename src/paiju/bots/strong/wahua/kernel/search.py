"""Search: the moves of a seat, each played on to the end of the hand in the same worlds, and what it brings there.

What the mind thinks of the moves is worth something as well: the fewer worlds were looked at, the more.
"""

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.wahua.kernel.ledger import Ledger
from paiju.bots.strong.wahua.kernel.player import Player
from paiju.bots.strong.wahua.kernel.rollout import Rollout
from paiju.bots.strong.wahua.kernel.worlds import Worlds
from paiju.games.wahua.kernel.cells import POINTS
from paiju.games.wahua.kernel.codes import OVER
from paiju.games.wahua.kernel.hand import Hand


class Search:
    """Weighs `moves` of `worlds.seat`. `first` is what each is thought to bring before anything was played, `trust` by
    how much that is wrong on average; `gone` are the discards of each point that nobody has taken.
    """

    def __init__(
        self,
        worlds: Worlds,
        player: Player,
        gone: list[int],
        moves: list[int],
        first: list[float],
        trust: float,
    ) -> None:
        self.worlds = worlds
        self.ledger: Ledger = player.ledger
        self.moves = vec[i64](moves)
        self.first = vec[float](first)
        self.trust = trust
        self.seat: i64 = worlds.seat
        players = int(worlds.players)
        self.world = Hand(players, False, False, False)
        self.rollout = Rollout(Hand(players, False, False, False), [player] * players)
        for hand in (self.world, self.rollout.hand):
            hand.forbid, hand.grace, hand.same = worlds.root.forbid, worlds.root.grace, worlds.root.same
            hand.logging = False
        self.gone = vec[i64](gone)
        size = len(moves)
        self.alive = vec[i64]([1] * size)
        self.played = vec[i64]([0] * size)
        """In how many worlds each move was played."""
        self.sums = vec[float]([0.0] * size)
        """What it has brought in all of them."""
        self.gaps = vec[float]([0.0] * (size * size))
        """How much more than each other in the worlds in which both were played, at size × move + other."""
        self.squares = vec[float]([0.0] * (size * size))
        """The squares of that."""
        self.playouts: i64 = 0
        self._found = vec[float]([0.0] * size)

    def look(self, worlds: int) -> None:
        """Play all moves that are left in so many more worlds."""
        step: i64 = 0
        while step < worlds:
            self.worlds.next(self.world)
            place: i64 = 0
            while place < len(self.moves):
                if self.alive[place] != 0:
                    self._found[place] = float(self.played_on(self.moves[place]))
                place += 1
            self._note()
            step += 1

    def _note(self) -> None:
        size: i64 = len(self.moves)
        place: i64 = 0
        while place < size:
            if self.alive[place] != 0:
                self.sums[place] += self._found[place]
                self.played[place] += 1
                self.playouts += 1
                other: i64 = 0
                while other < size:
                    if self.alive[other] != 0:
                        gap = self._found[place] - self._found[other]
                        self.gaps[place * size + other] += gap
                        self.squares[place * size + other] += gap * gap
                    other += 1
            place += 1

    def played_on(self, move: i64) -> i64:
        """What a move brings in the present world."""
        rollout = self.rollout
        hand = rollout.hand
        hand.copy(self.world)
        point: i64 = 0
        while point < POINTS:
            rollout.gone[point] = self.gone[point]
            point += 1
        hand.move(int(self.seat), int(move))
        if hand.phase != OVER:
            rollout.play()
        return self.ledger.total(hand, self.seat)

    def score(self, place: int) -> float:
        """What a move that is left is thought to bring beside the others: first thoughts and worlds together."""
        size: i64 = len(self.moves)
        played = float(self.played[place])
        thought = 0.0
        found = 0.0
        noise = 0.0
        left = 0.0
        other: i64 = 0
        while other < size:
            if self.alive[other] != 0:
                thought += self.first[place] - self.first[other]
                if played > 0.0:
                    gap = self.gaps[place * size + other] / played
                    found += gap
                    noise += (self.squares[place * size + other] / played - gap * gap) / played
                left += 1.0
            other += 1
        if played < 2.0:
            return thought / left
        doubt = 2.0 * self.trust * self.trust * (left - 1.0)
        known = doubt / (doubt + max(noise, 1.0))
        return ((1.0 - known) * thought + known * found) / left

    def loss(self, place: int, best: int) -> float:
        """How much less a move brings than another, which was played at least as often."""
        return -self.gaps[place * len(self.moves) + best] / max(float(self.played[place]), 1.0)

    def error(self, place: int, best: int) -> float:
        """The standard error of that; -1 where it is not known."""
        played = float(self.played[place])
        if played < 2.0:
            return -1.0
        loss = self.loss(place, best)
        spread = self.squares[place * len(self.moves) + best] / played - loss * loss
        return sqrt(max(spread, 0.0) / (played - 1.0))

    def keep(self, margin: float) -> None:
        """Go on with the moves that are thought to bring no more than `margin` less than the best."""
        top = 0
        place = 0
        while place < len(self.moves):
            if self.first[place] > self.first[top]:
                top = place
            place += 1
        place = 0
        while place < len(self.moves):
            if self.first[place] < self.first[top] - margin:
                self.alive[place] = 0
            place += 1

    def halve(self) -> None:
        """Go on with the better half of the moves that are left."""
        keep = (self.left() + 1) // 2
        while self.left() > keep:
            worst = -1
            place = 0
            while place < len(self.moves):
                if self.alive[place] != 0 and (worst < 0 or self.score(place) < self.score(worst)):
                    worst = place
                place += 1
            self.alive[worst] = 0

    def left(self) -> int:
        """How many moves are still weighed."""
        found = 0
        for alive in self.alive:
            if alive != 0:
                found += 1
        return found

    def best(self) -> int:
        """The place of the best move that is left."""
        found = -1
        place = 0
        while place < len(self.moves):
            if self.alive[place] != 0 and (found < 0 or self.score(place) > self.score(found)):
                found = place
            place += 1
        return found
