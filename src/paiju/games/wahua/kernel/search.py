"""Search: the moves of a seat, each played on to the end of the hand in the same worlds, and what it brings there.

What the mind thinks of the moves is worth something as well: the fewer worlds were looked at, the more.
"""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import POINTS
from paiju.games.wahua.kernel.codes import OVER
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.ledger import Ledger
from paiju.games.wahua.kernel.player import Player
from paiju.games.wahua.kernel.rollout import Rollout
from paiju.games.wahua.kernel.worlds import Worlds


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
        nothing = [0.0] * len(moves)
        self.alive = vec[i64]([1] * len(moves))
        self.sums = vec[float](nothing)
        """What each move has brought, over all worlds in which it was played."""
        self.squares = vec[float](nothing)
        """The squares of that beside the mean of all moves played in the same world."""
        self.apart = vec[float](nothing)
        """The sums of that."""
        self.played = vec[i64]([0] * len(moves))
        self.playouts: i64 = 0
        self._found = vec[float](nothing)

    def look(self, worlds: int) -> None:
        """Play all moves that are left in so many more worlds."""
        step: i64 = 0
        while step < worlds:
            self.worlds.next(self.world)
            mean = 0.0
            left = 0
            place: i64 = 0
            while place < len(self.moves):
                if self.alive[place] != 0:
                    self._found[place] = float(self.played_on(self.moves[place]))
                    mean += self._found[place]
                    left += 1
                place += 1
            mean /= float(left)
            self._note(mean)
            step += 1

    def _note(self, mean: float) -> None:
        place: i64 = 0
        while place < len(self.moves):
            if self.alive[place] != 0:
                found = self._found[place]
                self.sums[place] += found
                self.apart[place] += found - mean
                self.squares[place] += (found - mean) * (found - mean)
                self.played[place] += 1
                self.playouts += 1
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
        """What a move is thought to bring, beside others that are left: first thoughts and worlds together."""
        known = self._known()
        played = float(self.played[place])
        return (1.0 - known) * self.first[place] + (
            known * self.apart[place] / played if played > 0.0 else 0.0
        )

    def _known(self) -> float:
        """The weight of the worlds against the first thoughts."""
        noise = 0.0
        left = 0.0
        place: i64 = 0
        while place < len(self.moves):
            if self.alive[place] != 0:
                played = float(self.played[place])
                if played < 2.0:
                    return 0.0
                mean = self.apart[place] / played
                noise += (self.squares[place] / played - mean * mean) / played
                left += 1.0
            place += 1
        noise = max(noise / left, 1.0)
        return self.trust * self.trust / (self.trust * self.trust + noise)

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
