"""Whole hands inside the kernel, played at random."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import TILES
from paiju.games.wahua.kernel.chance import Chance
from paiju.games.wahua.kernel.codes import FLEE, OVER
from paiju.games.wahua.kernel.hand import Hand


class Playout:
    """Deals and plays hands by random numbers of its own. `tiles` are the numbers of all tiles, `seed` any integer."""

    def __init__(self, players: int, tiles: list[int], seed: int) -> None:
        self.players = players
        self.steps: i64 = 0
        """The moves made so far, over all hands."""
        self.wins: i64 = 0
        self.hand = Hand(players, False, False, False)
        self._tiles = vec[i64](tiles)
        self._chance = Chance(seed)

    def deal(self) -> None:
        """Shuffle the wall and deal a new hand."""
        self._chance.shuffle(self._tiles, 0, TILES)
        self.hand = Hand(self.players, False, False, False)
        self.hand.logging = False
        self.hand.deal(list(self._tiles), int(self._chance.below(self.players)))

    def playout(self) -> int:
        """Play to the end, every legal move but flight being equally likely; returns the number of moves."""
        before = self.steps
        hand = self.hand
        while hand.phase != OVER:
            seat: i64 = 0
            asked = False
            while seat < hand.players and hand.phase != OVER:
                if hand.asks(seat):
                    asked = True
                    hand.move(seat, self._chosen(hand.legal(seat)))
                    self.steps += 1
                seat += 1
            if not asked:
                hand.close()
        if hand.winner >= 0:
            self.wins += 1
        return self.steps - before

    def _chosen(self, moves: list[int]) -> int:
        """One of the moves at random; flight, which is always the last one, apart."""
        last: i64 = len(moves) - 1
        if moves[last] == FLEE:
            return moves[self._chance.below(last)]
        return moves[self._chance.below(last + 1)]
