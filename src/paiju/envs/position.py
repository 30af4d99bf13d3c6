"""A hand as environments play it: one seat asked at a time, one number at a time."""

from typing import Any

from paiju.core.actions import Taken
from paiju.core.errors import IllegalAction
from paiju.core.game import Event, State
from paiju.envs.coding import Choice, Coding


class Position:
    """A state, the seat that is asked, None when the hand is over, and the move that it has begun.

    A value like a state: what can be done and seen in it is found once, however often it is asked for.
    """

    __slots__ = ("_legal", "choice", "seat", "state")

    def __init__(self, state: State[Any], seat: int | None, choice: Choice | None = None) -> None:
        self.state = state
        self.seat = seat
        self.choice = choice
        self._legal: tuple[bool, list[int]] | None = None

    def __reduce__(self) -> Any:
        return Position, (self.state, self.seat, self.choice)

    @classmethod
    def of(cls, state: State[Any]) -> "Position":
        """The position of a state whose seats have begun nothing.

        Of several seats the farthest from whose turn it is comes first: what nearer ones answer could spare it the
        question, what it answers spares nobody any.
        """
        asked = state.to_act
        if len(asked) < 2:
            return cls(state, asked[0] if asked else None)
        turn, seats = state.view(None).turn, len(state.seating)
        return cls(state, max(asked, key=lambda seat: (seat - turn) % seats))

    def legal(self, coding: Coding, leaving: bool) -> list[int]:
        """The legal actions of the seat that is asked, low to high; none when the hand is over."""
        if self.seat is None:
            return []
        if self._legal is None or self._legal[0] != leaving:
            self._legal = leaving, coding.legal(self.state, self.seat, self.choice, leaving)
        return self._legal[1]

    def after(self, coding: Coding, action: int, leaving: bool) -> "Position":
        """The position after an action; IllegalAction where it is not legal."""
        return self.played(coding, action, leaving)[0]

    def played(self, coding: Coding, action: int, leaving: bool) -> tuple["Position", tuple[Event, ...]]:
        """The position after an action, and what happened; nothing yet where more has to be chosen."""
        if self.seat is None:
            raise IllegalAction("hand-over")
        if action not in self.legal(coding, leaving):
            raise IllegalAction("number", action=str(action), text=coding.text(action) or "none")
        taken = coding.taken(self.state, self.seat, self.choice, action)
        if not isinstance(taken, Taken):
            return Position(self.state, self.seat, taken), ()
        state, events = self.state.apply(self.seat, taken)
        return Position.of(state), events

    def observe(self, coding: Coding, seat: int) -> bytes:
        """What a seat observes; what the seat that is asked has begun, nobody else does."""
        return coding.observe(self.state, seat, self.choice if seat == self.seat else None)
