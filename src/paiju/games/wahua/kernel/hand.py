"""How a Wahua hand goes on: flight, turns, claims, the end. The rules layer runs it move by move and the playouts
inside: the one place where anything is legal.
"""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import DEALT, FIRST_SPECIAL, bit
from paiju.games.wahua.kernel.claims import Claims
from paiju.games.wahua.kernel.codes import (
    CLAIMS,
    FLED,
    FLEE,
    FLIGHT,
    KONG_OF,
    LATE_WIN,
    OVER,
    PASS,
    REPLACE,
    SHOW,
    STAY,
    TURN,
    WIN,
)
from paiju.games.wahua.kernel.holdings import NONE


class Hand(Claims):
    """A hand at one moment. Seats are asked by `asks` and move by `move`; `close` ends the claims on a discard."""

    def deal(self, wall: list[int], dealer: int) -> None:
        """A new hand from a whole wall: 20 tiles each, the dealer first (WH12); flight is asked (WH13)."""
        self.wall = vec[i64](wall)
        self.dealer = dealer
        self.turn = dealer
        self.next = DEALT * self.players
        place: i64 = 0
        while place < self.next:
            seat = (self.dealer + place // DEALT) % self.players
            if self.wall[place] >= FIRST_SPECIAL:
                self.specials[seat] |= bit(self.wall[place] - FIRST_SPECIAL)
            else:
                self.take(seat, self.wall[place])
            place += 1

    def asks(self, seat: int) -> bool:
        """Whether a seat is asked now. A win is waited for by nobody farther from the discard (WH21)."""
        if self.phase == TURN:
            return self.turn == seat
        if self.phase == FLIGHT:
            return self.answers[seat] == NONE
        if self.phase != CLAIMS or seat == self.turn:
            return False
        if self.offers[seat] == 0 or self.answers[seat] != NONE:
            return False
        other = (self.turn + 1) % self.players
        while other != seat:
            if self.answers[other] == WIN:
                return False
            other = (other + 1) % self.players
        return True

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat that is asked."""
        if self.phase == FLIGHT:
            return [STAY, FLEE]
        if self.phase == CLAIMS:
            return self._claims(seat)
        return self._turn_moves(seat)

    def faults(self, seat: int, move: int) -> int:
        """The mask of what a move of a seat that is asked would be judged for; 0 where it is blameless."""
        if self.phase == CLAIMS:
            if move == WIN:
                return LATE_WIN if self.late(seat, self.tile, self.watching(seat)) else 0
            return self.pass_faults(seat, self.tile, move >= KONG_OF and move < REPLACE)
        if self.phase != TURN:
            return 0
        if move == WIN:
            return LATE_WIN if self.late(seat, self.last, self.watched(seat)) else 0
        if move < KONG_OF:
            return self.turn_faults(seat) | self.tile_faults(seat, move, self.first_class(seat))
        return 0

    def move(self, seat: int, move: int) -> None:
        """A seat that is asked makes a legal move. Claims are only noted: `close` carries them out."""
        if self.phase == CLAIMS:
            self.answers[seat] = move
        elif self.phase == FLIGHT:
            self._fly(seat, move)
        elif move < KONG_OF:
            self._discard(seat, move)
            self._open_claims()
        elif move < REPLACE:
            self._kong(seat, move - KONG_OF)
        elif move < SHOW:
            self._own_replace(seat, move - REPLACE)
        elif move < WIN:
            self._show(seat, move - SHOW)
        elif move == WIN:
            if self.late(seat, self.last, self.watched(seat)):
                self.pressed[seat] |= LATE_WIN
            self._win(seat, self.last)
        elif move == FLEE:
            self.fled[seat] = 1
            self.tell(FLEE, seat, NONE)
            self._end(FLED)

    def _fly(self, seat: i64, move: int) -> None:
        """Flight before the start: any ends the hand once all have answered, and is told then (WH13)."""
        self.answers[seat] = move
        if NONE in self.answers:
            return
        other: i64 = 0
        flown = False
        while other < self.players:
            if self.answers[other] == FLEE:
                self.fled[other] = 1
                flown = True
                self.tell(FLEE, other, NONE)
            other += 1
        if flown:
            self._end(FLED)
            return
        self._begin_turn(self.dealer)
        if self.phase != OVER:
            self._draw(self.dealer)

    def timeout(self, seat: int) -> int:
        """The move that costs a seat nothing: the win at 看花, the kong, the show, else what WH25 allows first."""
        first = self.first_class(seat)
        best: int = PASS
        rank: i64 = 99
        for move in self.legal(seat):
            place: i64 = 98
            if move in (STAY, PASS):
                place = 50
            elif move == WIN:
                watched = self.watched(seat) if self.phase == TURN else self.watching(seat)
                place = 0 if watched and self.faults(seat, WIN) == 0 else 98
            elif move < KONG_OF:
                place = 10 if self.tile_faults(seat, move, first) == 0 else 60
            elif move < REPLACE:
                place = 1
            elif move >= SHOW and move < WIN:
                place = 2
            if place < rank:
                best, rank = move, place
        return best

    def dump(self) -> list[int]:
        """The whole hand, but for its wall and log, as numbers for `load`."""
        found: list[int] = [
            self.next,
            self.dealer,
            self.turn,
            self.phase,
            self.tile,
            self.reason,
            self.ending,
        ]
        found += [self.winner, self.odd, self.big, self.seen, self.turns, self.last, self.to_show]
        for numbers in self._numbers():
            found.extend(numbers)
        for cover in self.covers:
            found.extend(cover)
        return found

    def load(self, wall: list[int], dumped: list[int]) -> None:
        """Take up a hand that `dump` gave, of as many players."""
        self.wall = vec[i64](wall)
        self.next, self.dealer, self.turn, self.phase = dumped[0], dumped[1], dumped[2], dumped[3]
        self.tile, self.reason, self.ending, self.winner = dumped[4], dumped[5], dumped[6], dumped[7]
        self.odd, self.big, self.seen, self.turns = dumped[8], dumped[9], dumped[10], dumped[11]
        self.last, self.to_show = dumped[12], dumped[13]
        place: i64 = 14
        for numbers in self._numbers():
            at: i64 = 0
            while at < len(numbers):
                numbers[at] = dumped[place]
                at += 1
                place += 1
        self.covers = []
        while place < len(dumped):
            self.covers.append(
                (dumped[place], dumped[place + 1], dumped[place + 2], dumped[place + 3], dumped[place + 4])
            )
            place += 5

    def copy(self, other: "Hand") -> None:
        """Become what another hand of as many players is, but for its log."""
        self.next, self.dealer, self.turn, self.phase = other.next, other.dealer, other.turn, other.phase
        self.tile, self.reason, self.ending, self.winner = (
            other.tile,
            other.reason,
            other.ending,
            other.winner,
        )
        self.odd, self.big, self.seen, self.turns = other.odd, other.big, other.seen, other.turns
        self.last, self.to_show = other.last, other.to_show
        _copy(self.wall, other.wall)
        _copy(self.held, other.held)
        _copy(self.open, other.open)
        _copy(self.owed, other.owed)
        _copy(self.due_kong, other.due_kong)
        _copy(self.rest, other.rest)
        _copy(self.specials, other.specials)
        _copy(self.laid, other.laid)
        _copy(self.whites, other.whites)
        _copy(self.fallen, other.fallen)
        _copy(self.shown, other.shown)
        _copy(self.offers, other.offers)
        _copy(self.passed, other.passed)
        _copy(self.pressed, other.pressed)
        _copy(self.due_win, other.due_win)
        _copy(self.answers, other.answers)
        _copy(self.fled, other.fled)
        self.covers = other.covers.copy()

    def _numbers(self) -> list[vec[i64]]:
        return [
            *(
                self.held,
                self.open,
                self.owed,
                self.due_kong,
                self.rest,
                self.specials,
                self.laid,
                self.whites,
            ),
            *(
                self.fallen,
                self.shown,
                self.offers,
                self.passed,
                self.pressed,
                self.due_win,
                self.answers,
                self.fled,
            ),
        ]


def _copy(mine: vec[i64], theirs: vec[i64]) -> None:
    at: i64 = 0
    while at < len(theirs):
        mine[at] = theirs[at]
        at += 1
