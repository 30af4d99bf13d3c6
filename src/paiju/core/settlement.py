"""The settlement of a hand: lines, each with its clause, its reason and what it moves between persons."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from paiju.core.errors import SettlementError
from paiju.texts import text

Group = Literal["base", "bonus", "penalty"]


class Line(Struct, frozen=True):
    """One line of a settlement.

    `clause` is the rule it follows from, `reason` the key of its text (``<game>-line-<reason>``), `persons` and
    `params` what the text names; `deltas` are points by person. A line sums to zero unless `leaves` says how
    many points leave the table by it (SK34): SettlementError refuses anything else.
    """

    clause: str
    reason: str
    deltas: tuple[int, ...]
    group: Group = "bonus"
    persons: dict[str, int] = {}
    params: dict[str, str | int] = {}
    leaves: int = 0

    def __post_init__(self) -> None:
        if sum(self.deltas) != -self.leaves:
            raise SettlementError("line-sum", line=str(self), total=sum(self.deltas))
        for person in self.persons.values():
            if not 0 <= person < len(self.deltas):
                raise SettlementError("line-persons", line=str(self), last=len(self.deltas) - 1)

    def __str__(self) -> str:
        """The line in notation: `DT38 bomb bonus +3 -1 -1 -1 who=0 rank="7" phases=4 value=1`."""
        about = (*self.persons.items(), *self.params.items())
        named = [f"{key}={msgspec.json.encode(value).decode()}" for key, value in about]
        left = [f"leaves={self.leaves}"] if self.leaves else []
        deltas = [f"{delta:+d}" for delta in self.deltas]
        return " ".join([self.clause, self.reason, self.group, *deltas, *named, *left])

    def text(self, game: str, names: Sequence[str], locale: str = "en") -> str:
        """The line's reason in words, persons by their `names`; SettlementError if there are too few."""
        if len(names) < len(self.deltas):
            raise SettlementError("line-names", names=len(names), persons=len(self.deltas))
        named = {key: names[person] for key, person in self.persons.items()}
        return text(f"{game}-line-{self.reason}", locale, **named, **self.params)


class Settlement(Struct, frozen=True):
    """All lines of a hand, each with a delta for each of `players`. Totals are sums of lines, never computed
    beside them.
    """

    lines: tuple[Line, ...]
    players: int

    def __post_init__(self) -> None:
        for line in self.lines:
            if len(line.deltas) != self.players:
                raise SettlementError("line-width", line=str(line), players=self.players)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the hand by person."""
        return self.group_totals()

    def group_totals(self, *groups: Group) -> tuple[int, ...]:
        """The points of the lines of some groups (all, if none is named) by person."""
        lines = [line for line in self.lines if not groups or line.group in groups]
        return tuple(sum(line.deltas[person] for line in lines) for person in range(self.players))


def from_each(holder: int, value: int, players: int) -> tuple[int, ...]:
    """`v` from each: every other player pays `value`, the holder gets it from all of them."""
    deltas = [-value] * players
    deltas[holder] = value * (players - 1)
    return tuple(deltas)


def between(winners: Iterable[int], value: int, players: int) -> tuple[int, ...]:
    """Each of `winners` +value, each other player −value (teams of equal size)."""
    side = set(winners)
    return tuple(value if person in side else -value for person in range(players))
