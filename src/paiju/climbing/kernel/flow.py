"""The flow of a climbing hand: whose turn it is, who wins a trick, who finishes, when it ends.

It knows numbers of cards, not cards. The rules layer runs it action by action and the playouts run it inside: the
one place where tricks are decided.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NEXT: Final = 0
PARTNER: Final = 1

PLAY_OUT: Final = 0
AT_ONCE: Final = 1

SEATS: Final = 4


class Flow:
    """A trick in progress and what came before it.

    `wind`: who leads after a trick whose winner has no cards left, the NEXT seat or the PARTNER. `last_trick`:
    once the finishing order is settled the trick is played out (PLAY_OUT) or goes to who played last (AT_ONCE).
    `ends_at`: the order is settled when so many seats are out, or both of a team before anyone of the other.
    `partner`: the partner of each seat, the seat itself where it plays for itself alone.
    """

    def __init__(
        self,
        wind: i64,
        last_trick: i64,
        ends_at: i64,
        partner: vec[i64],
        left: vec[i64],
        captured: vec[i64],
        order: vec[i64],
    ) -> None:
        self.wind = wind
        self.last_trick = last_trick
        self.ends_at = ends_at
        self.partner = partner
        self.left = left
        self.captured = captured
        self.order = order
        self.finished: i64 = 0
        self.turn: i64 = 0
        self.on: i64 = 0
        self.owner: i64 = 0
        self.pile: i64 = 0
        self.closing = False
        self.over = False

    def begin(self, leader: i64, cards: i64) -> None:
        """A new hand: everybody holds so many cards, `leader` leads."""
        seat: i64 = 0
        while seat < SEATS:
            self.left[seat] = cards
            self.captured[seat] = 0
            seat += 1
        self.finished = 0
        self.turn = leader
        self.on = 0
        self.owner = leader
        self.pile = 0
        self.closing = False
        self.over = False

    def load(
        self,
        left: list[int],
        captured: list[int],
        order: list[int],
        turn: i64,
        on: i64,
        owner: i64,
        pile: i64,
    ) -> None:
        """Take up a hand in progress."""
        seat: i64 = 0
        while seat < SEATS:
            self.left[seat] = left[seat]
            self.captured[seat] = captured[seat]
            seat += 1
        self.finished = 0
        for out in order:
            self.order[self.finished] = out
            self.finished += 1
        self.turn = turn
        self.on = on
        self.owner = owner
        self.pile = pile
        self.closing = self._settled()
        self.over = False

    def after_play(self, move: i64, cards: i64, points: i64) -> "Flow":
        """Another flow, as after `play`."""
        flow = self._copy(self.left[:], self.order[:])
        flow.play(move, cards, points)
        return flow

    def after_pass(self) -> "Flow":
        """Another flow, as after `pass_`, which changes neither what is left nor who is out."""
        flow = self._copy(self.left, self.order)
        flow._pass_on()
        return flow

    def _copy(self, left: vec[i64], order: vec[i64]) -> "Flow":
        flow = Flow(self.wind, self.last_trick, self.ends_at, self.partner, left, self.captured[:], order)
        flow.finished = self.finished
        flow.turn = self.turn
        flow.on = self.on
        flow.owner = self.owner
        flow.pile = self.pile
        flow.closing = self.closing
        flow.over = self.over
        return flow

    def finishing(self) -> list[int]:
        """The seats that are out, first to last."""
        return [self.order[i] for i in range(self.finished)]

    def taken(self) -> list[int]:
        """The points captured by each seat."""
        return [self.captured[i] for i in range(SEATS)]

    def play(self, move: i64, cards: i64, points: i64) -> None:
        """The seat to act plays `cards` cards of the class `move` with `points` in them."""
        seat = self.turn
        self.left[seat] -= cards
        self.on = move
        self.owner = seat
        self.pile += points
        if self.left[seat] == 0:
            self.order[self.finished] = seat
            self.finished += 1
            if self._settled():
                self.closing = True
                if self.last_trick == AT_ONCE:
                    self._win()
                    return
        self._pass_on()

    def pass_(self) -> None:
        """The seat to act passes."""
        self._pass_on()

    def _settled(self) -> bool:
        if self.finished >= self.ends_at:
            return True
        return self.finished == 2 and self.partner[self.order[0]] == self.order[1]

    def _pass_on(self) -> None:
        """The turn goes to the next seat with cards; back at the owner of the last play, the trick is won."""
        seat = (self.turn + 1) & 3
        while seat != self.owner and self.left[seat] == 0:
            seat = (seat + 1) & 3
        if seat == self.owner:
            self._win()
        else:
            self.turn = seat

    def _win(self) -> None:
        owner = self.owner
        self.captured[owner] += self.pile
        self.pile = 0
        self.on = 0
        if self.closing:
            self.over = True
            return
        leader = owner
        if self.left[leader] == 0:
            if self.wind == PARTNER and self.left[self.partner[owner]] > 0:
                leader = self.partner[owner]
            else:
                while self.left[leader] == 0:
                    leader = (leader + 1) & 3
        self.turn = leader
        self.owner = leader


def flow_of(wind: int, last_trick: int, ends_at: int, partner: list[int]) -> Flow:
    """A flow under some rules, before any hand."""
    nothing = vec[i64]([0] * SEATS)
    return Flow(wind, last_trick, ends_at, vec[i64](partner), nothing[:], nothing[:], nothing)
