"""Claims on a discard: who may eat, replace, kong or win it, and who comes first (WH17–WH19, WH21)."""

from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import PLAIN, POINTS, bit, count, framed, one
from paiju.games.wahua.kernel.codes import (
    BY_WIN,
    EAT,
    KONG_NOT_MADE,
    KONG_OF,
    LATE_WIN,
    MAY_EAT,
    MAY_KONG,
    MAY_REPLACE,
    MAY_WIN,
    OVER,
    PASS,
    REPLACE,
    WIN,
)
from paiju.games.wahua.kernel.holdings import NONE
from paiju.games.wahua.kernel.turns import Turns


class Claims(Turns):
    """A hand at one moment, with what may be claimed of a discard."""

    def _open_claims(self) -> None:
        """Note what each of the others may claim of the discard."""
        after = (self.turn + 1) % self.players
        seat = after
        while seat != self.turn:
            self.offers[seat] = self._offers(seat, self.tile, seat == after)
            seat = (seat + 1) % self.players

    def _offers(self, seat: i64, tile: i64, is_next: bool) -> i64:
        """What a seat may claim of a discard: all a win, the next player the rest (WH17–WH19, WH21)."""
        offers: i64 = 0
        point = tile // 3
        at = seat * POINTS + point
        held = self.held[at]
        if self.wins_with(seat, tile) != NONE and self._may_win(seat, tile, self.watching(seat)):
            offers |= MAY_WIN
        if not is_next:
            return offers
        if self.open[at] == 0 and count(held) == 1:
            offers |= MAY_EAT
        if tile % 3 != PLAIN:
            if self.open[at] == 0 and framed(held) == 2:
                offers |= MAY_KONG
            elif self.can_improve(seat, point):
                offers |= MAY_REPLACE
        return offers

    def _claims(self, seat: i64) -> list[int]:
        offers = self.offers[seat]
        found: list[int] = []
        if offers & MAY_WIN != 0:
            found.append(WIN)
        if offers & MAY_KONG != 0:
            found.append(KONG_OF + self.tile // 3)
        if offers & MAY_EAT != 0:
            found.append(EAT)
        if offers & MAY_REPLACE != 0:
            found.append(REPLACE + self.tile)
        if not self.forbid or self.pass_faults(seat, self.tile, False) == 0:
            found.append(PASS)
        return found

    def close(self) -> None:
        """Carry out the claims on the discard, once nobody is asked any more (WH21)."""
        discarder = self.turn
        seat = (discarder + 1) % self.players
        while seat != discarder:
            if self.answers[seat] == WIN:
                self._win_discard(seat)
                return
            seat = (seat + 1) % self.players
        seat = (discarder + 1) % self.players
        while seat != discarder:
            self._judge_claims(seat)
            seat = (seat + 1) % self.players
        self.judge_due()
        after = (discarder + 1) % self.players
        claim = self.answers[after]
        if claim in (NONE, PASS):
            self.tile = NONE
            self._begin_turn(after)
            if self.phase != OVER:
                self._draw(after)
        else:
            self._take_discard(after, claim)

    def _judge_claims(self, seat: i64) -> None:
        """Judge what a seat let pass of the discard, which nobody has won (WH27, WH28, WH30)."""
        answer = self.answers[seat]
        faults = self.pass_faults(seat, self.tile, answer >= KONG_OF and answer < REPLACE)
        if self.offers[seat] & MAY_WIN != 0:
            self._let_pass(seat, self.tile, self.watching(seat))
        self.judge(seat, faults, bit(self.tile // 3) if faults & KONG_NOT_MADE != 0 else 0)

    def _take_discard(self, seat: i64, claim: int) -> None:
        """The next player takes the discard; the turn begins with it (WH14, WH17–WH19)."""
        tile = self.tile
        point = tile // 3
        at = seat * POINTS + point
        payer, reason = self.turn, self.reason
        rest = self.sums(seat)
        self.tile = NONE
        if claim == EAT:
            self.open[at] = self.held[at] + one(tile % 3)
            self.held[at] = 0
            self.owed[at] = 0
        elif claim < REPLACE:
            self.take(seat, tile)
            self.make_kong(seat, point)
        else:
            self.improve(seat, tile)
        if tile % 3 != PLAIN and reason != 0:
            self.covers.append((payer, seat, point, self.open[at], reason))
        if claim == EAT:
            self.tell(EAT, seat, tile)
        else:
            self.tell(KONG_OF if claim < REPLACE else REPLACE, seat, tile)
        self._begin_turn(seat)
        self.rest = rest
        if claim != EAT and claim < REPLACE and self.phase != OVER:
            self._draw(seat)

    def _win_discard(self, seat: i64) -> None:
        """A seat wins the discard; those nearer who let it pass at 看花 are judged (WH28)."""
        other = (self.turn + 1) % self.players
        while other != seat:
            self.judge(other, self.pass_faults(other, self.tile, True), 0)
            other = (other + 1) % self.players
        if self.late(seat, self.tile, self.watching(seat)):
            self.pressed[seat] |= LATE_WIN
        tile = self.tile
        payer, reason = self.turn, self.reason
        self.take(seat, tile)
        self._win(seat, tile)
        if reason != 0:
            unit = 0 if self.odd == tile else self.unit(seat, tile // 3)
            self.covers.append((payer, seat, tile // 3, unit, reason | BY_WIN))
