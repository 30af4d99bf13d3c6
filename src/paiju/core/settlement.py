"""The settlement of a hand: lines, each with its clause, its reason and what it moves between persons."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from paiju.texts import text

Group = Literal["base", "bonus", "penalty"]


class Line(Struct, frozen=True):
    """One line of a settlement.

    `clause` is the rule it follows from, `reason` the key of its text (``<game>-line-<reason>``), `persons` and
    `params` what the text names; `deltas` are points by person. A line sums to zero unless `leaves` says how
    many points leave the table by it (SK34): anything else cannot be built.
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
            raise ValueError(f"the line {self.clause} {self.reason} sums to {sum(self.deltas)}")

    def text(self, game: str, names: Sequence[str], locale: str = "en") -> str:
        """The line's reason in words, persons by their `names`."""
        named = {key: names[person] for key, person in self.persons.items()}
        return text(f"{game}-line-{self.reason}", locale, **named, **self.params)


class Settlement(Struct, frozen=True):
    """All lines of a hand. Totals are sums of lines, never computed beside them."""

    lines: tuple[Line, ...]
    players: int

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
    return tuple(value * (players - 1) if person == holder else -value for person in range(players))


def between(winners: Iterable[int], value: int, players: int) -> tuple[int, ...]:
    """Each of `winners` +value, each other player −value (teams of equal size)."""
    side = set(winners)
    return tuple(value if person in side else -value for person in range(players))
