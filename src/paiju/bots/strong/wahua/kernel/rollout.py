"""Hands played on to their end by sensible players, inside the kernel."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.wahua.kernel.player import Player
from paiju.games.wahua.kernel.cells import POINTS, one
from paiju.games.wahua.kernel.codes import CLAIMS, FLIGHT, OVER, PASS, STAY
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import NONE


class Rollout:
    """A hand and who plays it, by seat."""

    def __init__(self, hand: Hand, players: list[Player]) -> None:
        self.hand = hand
        self.players = players
        self.gone = vec[i64]([0] * POINTS)
        """The discards of each point that nobody has taken."""
        self.steps: i64 = 0

    def play(self) -> None:
        """Play to the end."""
        hand = self.hand
        while hand.phase == FLIGHT:
            self._stay()
        while hand.phase != OVER:
            if hand.phase == CLAIMS:
                self._claim()
            else:
                seat = int(hand.turn)
                hand.move(seat, self.players[seat].choose(hand, seat, self.gone))
                self.steps += 1

    def _stay(self) -> None:
        hand = self.hand
        seat: i64 = 0
        while seat < hand.players:
            if hand.asks(seat):
                hand.move(seat, STAY)
            seat += 1

    def _claim(self) -> None:
        """Let everybody who may claim the discard answer, and carry it out."""
        hand = self.hand
        step: i64 = 1
        while step < hand.players:
            seat = (hand.turn + step) % hand.players
            if hand.offers[seat] != 0 and hand.answers[seat] == NONE and hand.asks(seat):
                hand.move(seat, self.players[seat].choose(hand, int(seat), self.gone))
                self.steps += 1
            step += 1
        self.settle()

    def settle(self) -> None:
        """Carry out the claims on the discard, and note where it lies."""
        hand = self.hand
        tile = hand.tile
        answer = hand.answers[(hand.turn + 1) % hand.players]
        if answer in (NONE, PASS):
            self.gone[tile // 3] += one(tile % 3)
        hand.close()
