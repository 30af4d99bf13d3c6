"""What is pressing 压迫, and when who discards pays for all 包牌: judged as things stood before the move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import BIG_POINTS, PLAIN, POINTS, bit, has
from paiju.games.wahua.kernel.codes import (
    BIG_FIRST,
    FRESH_FIRST,
    FRESH_PLAIN,
    KONG_NOT_MADE,
    MAY_KONG,
    MAY_WIN,
    NOT_SHOWN,
    OUT_OF_ORDER,
    PAIR_BROKEN,
    WIN_NOT_TAKEN,
)
from paiju.games.wahua.kernel.holdings import NONE, Holdings
from paiju.games.wahua.kernel.order import OF_PAIR

WATCHED: Final = 21
"""The bit, after those of the points, of a win that was let pass at 看花 (WH30)."""


class Judge(Holdings):
    """The holdings with what the discipline looks at. Options: `forbid` and `grace` (WH27), `same` (WH30)."""

    def __init__(self, players: int, forbid: bool, grace: bool, same: bool) -> None:
        super().__init__(players)
        self.forbid = forbid
        self.grace = grace
        self.same = same
        self.big: i64 = bit(BIG_POINTS) - 1
        """The mask of the points that count as big, small shaken ones too (WH45)."""
        self.seen: i64 = 0
        """The mask of the familiar points 熟张 (WH42)."""
        seats = [0] * players
        self.turns: i64 = 0
        """The number of the turn, from 1."""
        self.last: i64 = NONE
        """The tile drawn last in this turn, NONE where none was drawn (WH16)."""
        self.to_show: i64 = 0
        """The mask of the tiles that this turn's player must show (WH29)."""
        self.offers = vec[i64](seats)
        """What each seat may claim of the discard."""
        self.passed = vec[i64](seats)
        """The points of the wins that a seat let pass, its tiles being the same since (WH30)."""
        self.pressed = vec[i64](seats)
        """What each seat has been judged for."""
        self.due_win = vec[i64](seats)
        """Under `grace` the turn in which a win was first let pass at 看花; 0 for none."""
        self.due_kong = vec[i64]([0] * (players * POINTS))
        """Under `grace` the turn in which a kong was first not made; 0 for none."""

    def own_win(self, seat: i64) -> i64:
        """The odd tile if the player whose turn it is wins with the tile drawn last, else NONE (WH16, WH21)."""
        tile = self.last
        if tile == NONE or not has(self.held[seat * POINTS + tile // 3], tile % 3):
            return NONE
        if not self.watched(seat):
            return self.odd_tile(seat)
        odd = self.odd_tile(seat)
        return odd if odd == tile and self.unit(seat, tile // 3) == 0 else NONE

    def watched(self, seat: i64) -> bool:
        """Whether the player whose turn it is stood at 看花 before the tile drawn last (WH28)."""
        tile = self.last
        if tile == NONE or not has(self.held[seat * POINTS + tile // 3], tile % 3):
            return False
        owed = self.owed[seat * POINTS + tile // 3]
        self.give(seat, tile)
        watched = self.watching(seat)
        self.take(seat, tile)
        self.owed[seat * POINTS + tile // 3] = owed
        return watched

    def late(self, seat: i64, tile: i64, watched: bool) -> bool:
        """Whether winning with `tile` comes after a win that was let pass 过胡 (WH30).

        What is done within its grace round is in time (WH27).
        """
        passed = self.passed[seat]
        if passed == 0 or self.due_win[seat] != 0:
            return False
        if not self.same:
            return True
        return passed & bit(tile // 3) != 0 or (watched and passed & bit(WATCHED) != 0)

    def turn_faults(self, seat: i64) -> i64:
        """What any discard would be judged for, whatever the tile (WH27–WH29)."""
        faults: i64 = 0
        if self.any_kong(seat):
            faults |= KONG_NOT_MADE
        if self.watched(seat) and self.own_win(seat) != NONE and not self.late(seat, self.last, True):
            faults |= WIN_NOT_TAKEN
        if self.to_show != 0:
            faults |= NOT_SHOWN
        return faults

    def tile_faults(self, seat: i64, tile: i64, first: i64) -> i64:
        """What discarding a tile would be judged for; `first` is the earliest class held (WH25, WH26)."""
        place = self.class_of(seat, tile)
        if place == OF_PAIR:
            return PAIR_BROKEN
        return OUT_OF_ORDER if place > first else 0

    def pass_faults(self, seat: i64, tile: i64, kongs: bool) -> i64:
        """What not winning the discard `tile` would be judged for, and not konging it but if `kongs` (WH27, WH28)."""
        offers = self.offers[seat]
        faults: i64 = 0
        if offers & MAY_WIN != 0 and self.watching(seat) and not self.late(seat, tile, True):
            faults |= WIN_NOT_TAKEN
        if offers & MAY_KONG != 0 and not kongs:
            faults |= KONG_NOT_MADE
        return faults

    def judge(self, seat: i64, faults: i64, kongs: i64) -> None:
        """Judge a seat; under `grace` a win and the kongs of the points in the mask `kongs` are due first (WH27)."""
        if self.grace:
            if faults & WIN_NOT_TAKEN != 0 and self.due_win[seat] == 0:
                self.due_win[seat] = self.turns
            point: i64 = 0
            while point < POINTS:
                at = seat * POINTS + point
                if kongs & bit(point) != 0 and self.due_kong[at] == 0:
                    self.due_kong[at] = self.turns
                point += 1
            faults &= ~(WIN_NOT_TAKEN | KONG_NOT_MADE)
        self.pressed[seat] |= faults

    def judge_due(self) -> None:
        """Judge what has been due for a whole round (WH27)."""
        if not self.grace:
            return
        seat: i64 = 0
        while seat < self.players:
            since = self.due_win[seat]
            if since != 0 and self.turns - since >= self.players:
                self.pressed[seat] |= WIN_NOT_TAKEN
            point: i64 = 0
            while point < POINTS:
                since = self.due_kong[seat * POINTS + point]
                if since != 0 and self.turns - since >= self.players:
                    self.pressed[seat] |= KONG_NOT_MADE
                point += 1
            seat += 1

    def kongs(self, seat: i64) -> i64:
        """The mask of the points of which a seat can make a kong."""
        found: i64 = 0
        point: i64 = 0
        while point < POINTS:
            if self.can_kong(seat, point):
                found |= bit(point)
            point += 1
        return found

    def liable(self, seat: i64, tile: i64) -> i64:
        """Why who discards a tile would pay for all that is made of it; 0 where (s)he would not (WH43, WH44)."""
        if tile % 3 == PLAIN:
            return FRESH_PLAIN if self._fresh_plain(seat, tile) else 0
        big = self.big & bit(tile // 3) != 0
        fresh = self.seen & bit(tile // 3) == 0
        same_size = True
        familiar = False
        others = self.loose_framed(seat) & ~bit(tile)
        other: i64 = 0
        while other < 3 * POINTS:
            if others & bit(other) != 0:
                if (self.big & bit(other // 3) != 0) != big:
                    same_size = False
                if self.seen & bit(other // 3) != 0:
                    familiar = True
            other += 1
        if not same_size:
            return BIG_FIRST if big else 0
        return FRESH_FIRST if fresh and familiar else 0

    def _fresh_plain(self, seat: i64, tile: i64) -> bool:
        """Whether a plain tile is fresh and a familiar one could have gone: loose, of its class or an earlier one; for
        one out of a pair any loose one (WH44).
        """
        if self.seen & bit(tile // 3) != 0:
            return False
        place = self.class_of(seat, tile)
        other: i64 = 0
        while other < 3 * POINTS:
            if self.seen & bit(other // 3) != 0 and has(self.held[seat * POINTS + other // 3], PLAIN):
                theirs = self.class_of(seat, other)
                if theirs != OF_PAIR and theirs <= place:
                    return True
            other += 3
        return False
