"""Hands played on to their end by sensible players, inside the kernel."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.wahua.kernel.player import Player
from paiju.games.wahua.kernel.cells import POINTS, TILES, one
from paiju.games.wahua.kernel.codes import CLAIMS, FLIGHT, KONG_OF, OVER, PASS, REPLACE, STAY
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
        self._tiles = vec[i64](list(range(TILES)))
        """Which tile of the wall, by its first place, lies at each place."""
        self._places = vec[i64](list(range(TILES)))
        """And where each lies."""
        self._drawn = vec[i64]([0] * int(hand.players))

    def play(self) -> None:
        """Play to the end."""
        self._share_wall()
        hand = self.hand
        while hand.phase == FLIGHT:
            self._stay()
        while hand.phase != OVER:
            if hand.phase == CLAIMS:
                self._claim()
            else:
                seat = int(hand.turn)
                move = self.players[seat].choose(hand, seat, self.gone)
                if move >= KONG_OF and move < REPLACE:
                    self._bring(seat)
                hand.move(seat, move)
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
        self._bring((hand.turn + 1) % hand.players)
        hand.close()

    def _share_wall(self) -> None:
        """Every n-th tile of the wall is meant for one seat: whatever others claim, it draws the same ones. So what
        comes of two moves differs by less that has nothing to do with them.
        """
        place = self.hand.next
        first = place
        while place < TILES:
            self._tiles[place] = place
            self._places[place] = place
            place += 1
        seat: i64 = 0
        while seat < self.hand.players:
            self._drawn[seat] = first + seat
            seat += 1

    def _bring(self, seat: i64) -> None:
        """Put the next tile that is meant for a seat to the front of the wall, while there is one."""
        hand = self.hand
        mine = self._drawn[seat]
        while mine < TILES and self._places[mine] < hand.next:
            mine += hand.players
        self._drawn[seat] = mine
        if mine >= TILES:
            return
        front, back = hand.next, self._places[mine]
        tile = hand.wall[front]
        hand.wall[front] = hand.wall[back]
        hand.wall[back] = tile
        other = self._tiles[front]
        self._tiles[front], self._tiles[back] = mine, other
        self._places[mine], self._places[other] = front, back
