"""A hand, or a match, with the draws of its deals as moves of chance, and what each person knows of it."""

import hashlib
from typing import Any, Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paiju.core.errors import IllegalAction
from paiju.core.game import Carry, Game
from paiju.core.options import Options
from paiju.envs.chance import chances, drawn, requests
from paiju.envs.coding import Coding
from paiju.envs.position import Position
from paiju.envs.tables import coding_of
from paiju.games import game_of

ENCODE = msgspec.json.Encoder()


class Shared(Struct, frozen=True):
    """What never changes, so that a copy of it is itself: OpenSpiel copies states with all that is in them."""

    def __deepcopy__(self, memo: Any) -> Self:
        return self


class Table(Shared, frozen=True):
    """What is played."""

    rules: Game[Any, Any, Any, Any]
    options: Options
    coding: Coding
    match: bool
    leaving: bool

    @classmethod
    def of(cls, name: str, options: Options, match: bool, leaving: bool) -> Self:
        """The table of a game under some options."""
        return cls(game_of(name), options, coding_of(name, options), match, leaving)

    def __reduce__(self) -> Any:
        return Table.of, (self.rules.name, self.options, self.match, self.leaving)

    def drawing(self, carry: Carry, situation: "Situation | None" = None) -> "Situation":
        """Before the first draw of a hand."""
        persons = self.rules.players(self.options)
        asked = requests(self.rules.name, self.options, carry)
        if situation is None:
            return Situation(carry, asked, known=(b"",) * persons, points=(0,) * persons)
        return replace(situation, carry=carry, asked=asked, outcomes=(), position=None)


class Situation(Shared, frozen=True):
    """Where a hand stands that is dealt or played, and what was before."""

    carry: Carry
    asked: tuple[Any, ...]
    """What is drawn."""
    outcomes: tuple[int, ...] = ()
    position: Position | None = None
    """The hand, once it is dealt."""
    told: bytes = b""
    """A digest of all that happened before everybody's eyes."""
    known: tuple[bytes, ...] = ()
    """By person a digest of all that (s)he saw when acting, and did."""
    points: tuple[int, ...] = ()
    over: bool = False

    def drew(self, table: Table, outcome: int) -> "Situation":
        """After an outcome of chance, else IllegalAction; when all is drawn the hand starts."""
        if not any(outcome == possible for possible, _ in chances(self.asked, self.outcomes)):
            raise IllegalAction("chance-outcome", outcome=str(outcome))
        after = replace(self, outcomes=(*self.outcomes, outcome))
        if chances(after.asked, after.outcomes):
            return after
        deal = table.rules.deal(table.options, self.carry, drawn(after.asked, after.outcomes))
        state = table.rules.start(table.options, self.carry, deal)
        return replace(after, position=Position.of(state)).settled(table)

    def did(self, table: Table, action: int) -> "Situation":
        """After an action of the seat that is asked, else IllegalAction."""
        before = self.position
        if before is None or (seat := before.seat) is None:
            raise IllegalAction("hand-over")
        person = before.state.seating[seat]
        seen = before.observe(table.coding, seat)
        known = list(self.known)
        known[person] = _digest(known[person], seen, str(action).encode())
        position, events = before.played(table.coding, action, table.leaving)
        told = _digest(self.told, ENCODE.encode(events)) if events else self.told
        return replace(self, position=position, told=told, known=tuple(known)).settled(table)

    def settled(self, table: Table) -> "Situation":
        """After the settlement, if there is one: the points are given, and a match goes on with the next hand."""
        assert self.position is not None
        settlement = self.position.state.settlement
        if settlement is None:
            return self
        points = tuple(one + won for one, won in zip(self.points, settlement.totals, strict=True))
        after, carry = replace(self, points=points), self.position.state.carry()
        if not table.match or table.rules.match_over(table.options, carry):
            return replace(after, over=True)
        return table.drawing(carry, after)


def _digest(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
