"""A player's own turn: drawing, kongs, replacements, showing, discarding (WH14–WH19)."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, PLAIN, PLAINS, POINTS, TILES, bit, has, one
from paiju.games.wahua.kernel.codes import (
    CLAIMS,
    DISCARD,
    DRAWN,
    DREW,
    FLEE,
    FLIGHT,
    KONG_OF,
    LAID,
    OVER,
    REPLACE,
    SHOW,
    TURN,
    WIN,
    WON,
)
from paiju.games.wahua.kernel.holdings import NONE
from paiju.games.wahua.kernel.judge import WATCHED, Judge
from paiju.games.wahua.kernel.order import LOOSE_FRAMED


class Turns(Judge):
    """A hand at one moment, with what a player may do in the own turn."""

    def __init__(self, players: int, forbid: bool, grace: bool, same: bool) -> None:
        super().__init__(players, forbid, grace, same)
        self.wall = vec[i64]([0] * TILES)
        self.next: i64 = 0
        """The place of the wall's next tile."""
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = FLIGHT
        self.tile: i64 = NONE
        """The discard that may be claimed, and the tile won with."""
        self.reason: i64 = 0
        """Why who discarded it would pay for all; 0 for none."""
        self.ending: i64 = 0
        self.winner: i64 = NONE
        self.odd: i64 = NONE
        self.answers = vec[i64]([NONE] * players)
        """The move by which each seat has answered, NONE before."""
        self.fled = vec[i64]([0] * players)
        self.rest = vec[i64]([0] * POINTS)
        """What the player whose turn it is had of each point before it (WH30)."""
        self.covers: list[tuple[int, int, int, int, int]] = []
        """What somebody pays for all: payer, taker, point, unit (0 for the odd tile alone), reason (WH43, WH44)."""
        self.logging = True
        self.log: list[tuple[int, int, int]] = []
        """What happened: the move or event, the seat, the tile or mask of a special."""

    def tell(self, code: i64, seat: i64, tile: i64) -> None:
        """Note what happens, where somebody wants to know it."""
        if self.logging:
            self.log.append((code, seat, tile))

    def sums(self, seat: i64) -> vec[i64]:
        """All that a seat has of each point, as cells."""
        sums = vec[i64]([0] * POINTS)
        point: i64 = 0
        while point < POINTS:
            sums[point] = self.held[seat * POINTS + point] + self.open[seat * POINTS + point]
            point += 1
        return sums

    def _turn_moves(self, seat: i64) -> list[int]:
        found: list[int] = []
        faults = self.turn_faults(seat)
        if self.own_win(seat) != NONE and self._may_win(seat, self.last, self.watched(seat)):
            found.append(WIN)
        point: i64 = 0
        while point < POINTS:
            if self.can_kong(seat, point):
                found.append(KONG_OF + point)
            point += 1
        tile: i64 = 0
        while tile < FIRST_SPECIAL:
            at = seat * POINTS + tile // 3
            if self.held[at] != 0 and tile % 3 != PLAIN and has(self.held[at], tile % 3):
                if self.open[at] & 3 == 1:
                    found.append(REPLACE + tile)
                if self.to_show & bit(tile) != 0:
                    found.append(SHOW + tile)
            tile += 1
        if not self.forbid or faults == 0:
            self._discards(seat, found)
        found.append(FLEE)
        return found

    def _may_win(self, seat: i64, tile: i64, watched: bool) -> bool:
        """Whether a seat that wins with a tile is allowed to: under `forbid` not too late (WH30)."""
        return not (self.forbid and self.late(seat, tile, watched))

    def _discards(self, seat: i64, found: list[int]) -> None:
        first = self.first_class(seat)
        tile: i64 = 0
        while tile < FIRST_SPECIAL:
            held = self.held[seat * POINTS + tile // 3]
            allowed = held != 0 and has(held, tile % 3)
            if allowed and (not self.forbid or self.tile_faults(seat, tile, first) == 0):
                found.append(DISCARD + tile)
            tile += 1

    def _begin_turn(self, seat: i64) -> None:
        """A turn begins: specials in the hand are laid out and replaced (WH14)."""
        self.turn = seat
        self.turns += 1
        self.phase = TURN
        self.last = NONE
        self.to_show = 0
        self.rest = self.sums(seat)
        other: i64 = 0
        while other < self.players:
            self.answers[other] = NONE
            self.offers[other] = 0
            other += 1
        special: i64 = 0
        while self.specials[seat] != 0 and self.phase == TURN:
            if self.specials[seat] & bit(special) != 0:
                self.specials[seat] &= ~bit(special)
                self._lay(seat, special)
                self._draw(seat)
            special += 1

    def _lay(self, seat: i64, special: i64) -> None:
        self.laid[seat] |= bit(special)
        self.tell(LAID, seat, FIRST_SPECIAL + special)

    def _draw(self, seat: i64) -> None:
        """Draw a tile; specials are laid out and replaced (WH15); without a wall the hand is drawn (WH22)."""
        while True:
            if self.next >= TILES:
                self._end(DRAWN)
                return
            tile = self.wall[self.next]
            self.next += 1
            self.tell(DREW, seat, NONE)
            if tile < FIRST_SPECIAL:
                break
            self._lay(seat, tile - FIRST_SPECIAL)
        at = seat * POINTS + tile // 3
        self.last = tile
        if tile % 3 == PLAIN:
            if self.whites[seat] & bit(tile // 3) != 0:
                self.owed[at] += 1
            self.take(seat, tile)
        elif self.open[at] == PLAINS:
            self.tell(REPLACE, seat, tile)
            self.improve(seat, tile)
        else:
            if self.fallen[seat] != 0 and self.open[at] == 0 and self.unit(seat, tile // 3) != 0:
                self.to_show |= bit(tile)
            self.take(seat, tile)

    def _kong(self, seat: i64, point: i64) -> None:
        """Lay open a kong of one's own and draw its replacement (WH16, WH19)."""
        self.make_kong(seat, point)
        self.due_kong[seat * POINTS + point] = 0
        self.to_show &= ~(bit(3 * point + 1) | bit(3 * point + 2))
        self.seen |= bit(point)
        self.tell(KONG_OF, seat, 3 * point)
        self._draw(seat)

    def _own_replace(self, seat: i64, tile: i64) -> None:
        """A framed tile of the hand takes the place of the plain in the open pair of its point (WH18)."""
        self.held[seat * POINTS + tile // 3] -= one(tile % 3)
        self.improve(seat, tile)
        self.tell(REPLACE, seat, tile)

    def _show(self, seat: i64, tile: i64) -> None:
        """献花: the tile becomes familiar and stays in the hand (WH29)."""
        self.to_show &= ~bit(tile)
        self.shown[seat] |= bit(tile)
        self.seen |= bit(tile // 3)
        self.tell(SHOW, seat, tile)

    def _discard(self, seat: i64, tile: i64) -> None:
        faults = self.turn_faults(seat)
        won = self.own_win(seat) != NONE
        watched = self.watched(seat)
        first = self.first_class(seat)
        self.judge(seat, faults | self.tile_faults(seat, tile, first), self.kongs(seat))
        if tile % 3 == PLAIN:
            self.whites[seat] |= bit(tile // 3)
        elif self.class_of(seat, tile) == LOOSE_FRAMED and not self.loose_plains(seat):
            self.fallen[seat] = 1
        self.reason = self.liable(seat, tile)
        self.give(seat, tile)
        self.seen |= bit(tile // 3)
        if not self._unchanged(seat):
            self.passed[seat] = 0
        elif won:
            self._let_pass(seat, self.last, watched)
        self.tell(DISCARD, seat, tile)
        self.tile = tile
        self.last = NONE
        self.to_show = 0
        self.phase = CLAIMS

    def _unchanged(self, seat: i64) -> bool:
        """Whether the tiles at rest are those before the turn (WH30)."""
        at = seat * POINTS
        point: i64 = 0
        while point < POINTS:
            if self.held[at + point] + self.open[at + point] != self.rest[point]:
                return False
            point += 1
        return True

    def _let_pass(self, seat: i64, tile: i64, watched: bool) -> None:
        self.passed[seat] |= bit(tile // 3)
        if watched:
            self.passed[seat] |= bit(WATCHED)

    def _win(self, seat: i64, tile: i64) -> None:
        self.winner = seat
        self.tile = tile
        self.odd = self.odd_tile(seat)
        self.tell(WIN, seat, tile)
        self._end(WON)

    def _end(self, ending: i64) -> None:
        self.ending = ending
        self.phase = OVER
