"""Candidates tried on the same deals: each is played, the hand is played out, and what comes of it is added up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.rollout import Rollout
from paiju.bots.strong.kernel.sorting import ROOM
from paiju.bots.strong.kernel.worlds import Chance, Known
from paiju.climbing.kernel.flow import SEATS

NO_MOVE: Final = -1
"""In the place of a class: the seat does nothing yet, and whoever's turn it is plays."""


class Root:
    """The moment at which a seat has to choose, as numbers: see `Flow.load`; `passed` and `done` as in `Rollout`."""

    def __init__(
        self,
        seat: int,
        captured: list[int],
        order: list[int],
        turn: int,
        on: int,
        owner: int,
        pile: int,
        closing: bool,
        passed: int,
        done: int,
    ) -> None:
        self.seat: i64 = seat
        self.captured = vec[i64](captured)
        self.order = vec[i64](order + [0] * (SEATS - len(order)))
        self.finished: i64 = len(order)
        self.turn: i64 = turn
        self.on: i64 = on
        self.owner: i64 = owner
        self.pile: i64 = pile
        self.closing = closing
        self.passed: i64 = passed
        self.done: i64 = done


class Search:
    """The candidates, a class and packed cards each (0 and 0: the pass; `NO_MOVE`), and what came of them so far.

    By candidate: `trials`, `sums` of the values; by pair of them `gaps` and `squares` of how far the value of one lies
    above that of the other on the same deal. Who is tried on a deal was tried on all before.
    """

    def __init__(
        self,
        rollout: Rollout,
        root: Root,
        known: Known,
        chance: Chance,
        moves: list[int],
        cards: list[int],
    ) -> None:
        self.rollout = rollout
        self.root = root
        self.known = known
        self.chance = chance
        self.moves = vec[i64](moves)
        self.cards = vec[i64](cards)
        self.me: i64 = root.seat
        self.trials = vec[i64]([0] * len(moves))
        self.sums = vec[i64]([0] * len(moves))
        self.gaps = vec[i64]([0] * len(moves) ** 2)
        self.squares = vec[i64]([0] * len(moves) ** 2)
        self.candidates: i64 = len(moves)
        self._values = vec[i64]([0] * len(moves))
        self._hands = vec[i64]([0] * SEATS)
        self._groups = vec[i64]([0] * SEATS)
        self._saved = vec[i64]([0] * (3 * SEATS * ROOM))

    def run(self, alive: list[int], deals: int) -> None:
        """Try the candidates with these numbers on so many more deals."""
        tried = vec[i64](alive)
        wanted: i64 = deals
        while wanted > 0:
            self._deal()
            place: i64 = 0
            while place < len(tried):
                which = tried[place]
                value = self._try(which)
                self._values[which] = value
                self.trials[which] += 1
                self.sums[which] += value
                place += 1
            self._compare(tried)
            wanted -= 1

    def _compare(self, tried: vec[i64]) -> None:
        place: i64 = 0
        while place < len(tried):
            one = tried[place]
            against: i64 = 0
            while against < len(tried):
                gap = self._values[one] - self._values[tried[against]]
                pair = one * self.candidates + tried[against]
                self.gaps[pair] += gap
                self.squares[pair] += gap * gap
                against += 1
            place += 1

    def figures(self, which: int, against: int) -> tuple[int, int, int, int]:
        """Trials and sum of a candidate, gaps and squares against another that was tried as often or more often."""
        pair = which * self.candidates + against
        return self.trials[which], self.sums[which], self.gaps[pair], self.squares[pair]

    def _deal(self) -> None:
        """Deal hands that may be, and sort those of the others."""
        hands = self._hands
        self.known.deal(self.chance, hands)
        sorting = self.rollout.sorting
        seat: i64 = 0
        while seat < SEATS:
            if seat != self.me:
                sorting.split(seat, hands[seat])
                self._groups[seat] = sorting.groups[seat]
                self._keep(seat)
            seat += 1

    def _keep(self, seat: i64) -> None:
        sorting = self.rollout.sorting
        saved = self._saved
        place = seat * ROOM
        end = place + sorting.groups[seat]
        while place < end:
            saved[3 * place] = sorting.move[place]
            saved[3 * place + 1] = sorting.cards[place]
            saved[3 * place + 2] = sorting.burden[place]
            place += 1

    def _take_up(self, seat: i64) -> None:
        sorting = self.rollout.sorting
        saved = self._saved
        sorting.groups[seat] = self._groups[seat]
        place = seat * ROOM
        end = place + sorting.groups[seat]
        while place < end:
            sorting.move[place] = saved[3 * place]
            sorting.cards[place] = saved[3 * place + 1]
            sorting.burden[place] = saved[3 * place + 2]
            place += 1

    def _try(self, which: i64) -> i64:
        """What comes of a candidate on the deal."""
        rollout = self.rollout
        self._set_up()
        me = self.me
        cards = self.cards[which]
        if self.moves[which] != NO_MOVE:
            rollout.act(self.moves[which], cards)
        rollout.sorting.split(me, self._hands[me] - cards)
        rollout.play_out()
        return rollout.outcome.value(rollout.flow, rollout.hands, me)

    def _set_up(self) -> None:
        """The moment of the choice, with the hands of this deal."""
        rollout = self.rollout
        root = self.root
        flow = rollout.flow
        seat: i64 = 0
        while seat < SEATS:
            rollout.hands[seat] = self._hands[seat]
            flow.left[seat] = self.known.counts[seat]
            flow.captured[seat] = root.captured[seat]
            flow.order[seat] = root.order[seat]
            if seat != self.me:
                self._take_up(seat)
            seat += 1
        flow.finished = root.finished
        flow.turn = root.turn
        flow.on = root.on
        flow.owner = root.owner
        flow.pile = root.pile
        flow.closing = root.closing
        flow.over = False
        rollout.passed = root.passed
        rollout.done = root.done
        rollout.outcome.begin()
