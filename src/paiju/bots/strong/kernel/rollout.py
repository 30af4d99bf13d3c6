"""Playing a hand out as villagers do, who do not see each other's cards, on hands sorted at a glance."""

from mypy_extensions import i64

from paiju.bots.strong.kernel.choosing import LISTED, PAIRED, PART, WHOLE, Choosing
from paiju.bots.strong.kernel.weighing import NOTHING
from paiju.climbing.kernel.bits import bit, size
from paiju.climbing.kernel.moves import PASS


class Rollout(Choosing):
    """Four sorted hands played on to the end."""

    def play_out(self) -> None:
        """Play to the end."""
        flow = self.flow
        while not flow.over:
            seat = flow.turn
            self._what = PASS
            if flow.on == PASS:
                self._worth = NOTHING
                self._lead(seat)
            else:
                self._worth = self._pass_worth(seat)
                self._follow(seat)
            self._act(seat)

    def act(self, move: i64, cards: i64) -> None:
        """The seat to act lays these packed cards as a class, or passes. Its groups are for the caller to sort."""
        flow = self.flow
        seat = flow.turn
        if move == PASS:
            self.passed |= bit(seat)
            self.done |= bit(seat)
            flow.pass_()
        else:
            self.hands[seat] -= cards
            self.done = 0
            self.outcome.laid(seat, move, cards)
            flow.play(move, size(cards), self.worth_of(cards))
        if flow.on == PASS:
            self.passed = 0
            self.done = 0

    def _act(self, seat: i64) -> None:
        """Do what was chosen, and keep the groups in order."""
        sorting = self.sorting
        what = self._what
        if what == WHOLE:
            move = self._move
            cards = self._cards
            sorting.drop(seat, self._place)
            self.act(move, cards)
        elif what == PART:
            sorting.shrink(self._place, self._cards)
            self.act(self._move, self._cards)
        elif what == PAIRED:
            first = self._place
            second = self._other
            if first < second:  # the last comes to the place of who goes
                first = self._other
                second = self._place
            sorting.drop(seat, first)
            sorting.drop(seat, second)
            self.act(self._move, self._cards)
        elif what == LISTED:
            self.act(self._move, self._cards)
            sorting.split(seat, self.hands[seat])
        else:
            self.act(PASS, 0)
