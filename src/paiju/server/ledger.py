"""The ledger of a circle 战绩: what its tables' finished hands brought its members, by person, month and pair.

A hand counts for everybody at it who is a member of the circle, whenever (s)he joined; and for who was one when it
ended and has left since. Bots and guests do not count, and no hand that was dissolved.

- By **person**: the sum of all that counts for a member, apart for each unit in which games count: dao are no points.
- By **month**: the same, by the month in which a hand ended where who asks lives.
- By **pair**, two members at one hand. *Partners* are on the same side: their score is what the hands brought both
  together. *Against* each other are those on different sides, and all in games in which everybody plays alone. Who of
  the others paid a point is not told apart, so nothing passes from one to the other: the balance is by how much
  the one has won more, in the hands that both played, than the other.
"""

import csv
import io
from collections.abc import Iterable
from itertools import count
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, Subquery, and_, case, func, or_, select

from paiju.core.game import Unit
from paiju.games import GAMES
from paiju.server.history import UNCOUNTABLE
from paiju.server.schema import circle_members, results
from paiju.texts import text

Sheet = Literal["persons", "months", "pairs", "hands"]
BOM = "\ufeff"
"""By this spreadsheets know that a file is UTF-8."""
_FORMULA = frozenset("=+-@＝＋－＠\t\r\n")
"""What a text must not begin with in a spreadsheet: it would be computed."""


class LedgerPerson(Struct, frozen=True):
    """All that counts for a member in one unit."""

    unit: Unit
    member: int
    """The number of the member in the circle."""
    name: str
    left: bool
    """Whether the person is a member no more."""
    hands: int
    won: int
    """Hands that brought more than 0."""
    firsts: int
    """How often (s)he went out first."""
    bombs: int
    score: int


class LedgerMonth(Struct, frozen=True):
    """What a month brought a member in one unit."""

    month: str
    """As 2026-02."""
    unit: Unit
    member: int
    name: str
    hands: int
    won: int
    score: int


class LedgerPair(Struct, frozen=True):
    """Two members at the same hands, in one unit: together, or against each other."""

    unit: Unit
    together: bool
    member: int
    name: str
    other: int
    other_name: str
    hands: int
    score: int
    """What the hands brought the one."""
    other_score: int
    """What they brought the other."""
    balance: int
    """Of partners what they won together; of rivals by how much the one has won more than the other."""


class Ledger(Struct, frozen=True):
    """The ledger of a circle."""

    games: tuple[str, ...]
    """All that were played."""
    hands: int
    """How many hands count."""
    persons: tuple[LedgerPerson, ...]
    """Points first, the best first."""
    months: tuple[LedgerMonth, ...]
    """Points first, the newest first, the best of a month first."""
    pairs: tuple[LedgerPair, ...]
    """Points first, partners first, then those who have played most hands."""


class LedgerHand(Struct, frozen=True):
    """A member's part of a hand."""

    ended: str
    """In UTC."""
    table: int
    """The number of the table in the circle, from 1."""
    match: int
    hand: int
    game: str
    name: str
    unit: Unit
    score: int
    place: int | None
    bombs: int | None
    side: int | None


def ledger_of(db: Connection, circle: str, game: str | None, zone: int) -> Ledger:
    """The ledger of a circle, or what a game has in it; `zone` is by how many minutes the clock goes before UTC."""
    games = select(_counted(circle, None).c.game).distinct()
    counted = _counted(circle, game)
    hands = select(counted.c.table_id, counted.c.match, counted.c.hand).distinct().subquery()
    return Ledger(
        games=tuple(sorted(db.execute(games).scalars())),
        hands=db.execute(select(func.count()).select_from(hands)).scalar_one(),
        persons=_persons(db, counted),
        months=_months(db, counted, zone),
        pairs=_pairs(db, counted),
    )


def hands_of(db: Connection, circle: str, game: str | None) -> tuple[LedgerHand, ...]:
    """Every member's part of every hand that counts, the newest hand first."""
    of = _counted(circle, game).c
    newest = select(
        *(of.ended, of.table_id, of.match, of.hand, of.game, of.name),
        *(of.unit, of.score, of.place, of.bombs, of.side),
    ).order_by(of.ended.desc(), of.table_id, of.match.desc(), of.hand.desc(), of.place, of.member)
    rows = db.execute(newest).all()
    # A table's id is the link to it: a file that is passed on has its number instead.
    number = count(1)
    tables = {ident: next(number) for ident in dict.fromkeys(row.table_id for row in reversed(rows))}
    return tuple(LedgerHand(ended, tables[table], *rest) for ended, table, *rest in rows)


def csv_of(rows: Iterable[Struct], sheet: Sheet, locale: str) -> bytes:
    """A sheet of the ledger for spreadsheets: UTF-8 that they recognise, and no text that they would compute."""
    written = io.StringIO()
    lines = csv.writer(written)
    columns = COLUMNS[sheet]
    lines.writerow(text(f"ledger-column-{name}", locale) for name in columns)
    for row in rows:
        lines.writerow(_cell(name, getattr(row, name), locale) for name in columns)
    return (BOM + written.getvalue()).encode()


COLUMNS: dict[Sheet, tuple[str, ...]] = {
    "persons": ("name", "hands", "won", "firsts", "bombs", "score", "unit"),
    "months": ("month", "name", "hands", "won", "score", "unit"),
    "pairs": ("together", "name", "other_name", "hands", "score", "other_score", "balance", "unit"),
    "hands": ("ended", "table", "match", "hand", "game", "name", "side", "place", "bombs", "score", "unit"),
}
"""What stands in the sheets."""


def _cell(column: str, value: str | int | bool | None, locale: str) -> str | int:
    match value:
        case None:
            return ""
        case bool():
            return text("ledger-together" if value else "ledger-against", locale)
        case str() if column == "game":
            return text(f"{value}-name", locale)
        case str() if column == "unit":
            return text(f"ledger-unit-{value}", locale)
        case str():
            return f"'{value}" if value[:1] in _FORMULA else value
    return value


_UNIT = case({name: game.unit for name, game in GAMES.items()}, value=results.c.game, else_="points")


def _counted(circle: str, game: str | None) -> Subquery:
    """The results that count, with the member whose they are."""
    chosen = (
        select(
            results.c.table_id,
            results.c.match,
            results.c.hand,
            results.c.game,
            _UNIT.label("unit"),
            results.c.ended,
            results.c.score,
            results.c.place,
            func.nullif(results.c.bombs, UNCOUNTABLE).label("bombs"),
            results.c.side,
            circle_members.c.number.label("member"),
            circle_members.c.name,
            circle_members.c.left.is_not(None).label("left"),
        )
        .join(
            circle_members,
            and_(circle_members.c.circle == results.c.circle, circle_members.c.person == results.c.key),
        )
        .where(results.c.circle == circle)
        .where(or_(circle_members.c.left.is_(None), results.c.ended <= circle_members.c.left))
    )
    return (chosen if game is None else chosen.where(results.c.game == game)).subquery()


def _persons(db: Connection, counted: Subquery) -> tuple[LedgerPerson, ...]:
    of, score = counted.c, func.sum(counted.c.score)
    sums = (
        select(
            *(of.unit, of.member, of.name, of.left, func.count()),
            func.sum(case((of.score > 0, 1), else_=0)),
            func.sum(case((of.place == 1, 1), else_=0)),
            func.coalesce(func.sum(of.bombs), 0),
            score,
        )
        .group_by(of.unit, of.member)
        .order_by(of.unit.desc(), score.desc(), of.member)
    )
    return tuple(
        LedgerPerson(unit, member, name, bool(left), *rest)
        for unit, member, name, left, *rest in db.execute(sums)
    )


def _months(db: Connection, counted: Subquery, zone: int) -> tuple[LedgerMonth, ...]:
    of, score = counted.c, func.sum(counted.c.score)
    month = func.strftime("%Y-%m", of.ended, f"{zone:+d} minutes")
    won = func.sum(case((of.score > 0, 1), else_=0))
    sums = (
        select(month, of.unit, of.member, of.name, func.count(), won, score)
        .group_by(month, of.unit, of.member)
        .order_by(of.unit.desc(), month.desc(), score.desc(), of.member)
    )
    return tuple(LedgerMonth(*row) for row in db.execute(sums))


def _pairs(db: Connection, counted: Subquery) -> tuple[LedgerPair, ...]:
    one, other = counted.alias("one"), counted.alias("other")
    together = func.coalesce(one.c.side == other.c.side, False).label("together")
    mine, theirs = func.sum(one.c.score), func.sum(other.c.score)
    of = one.c
    sums = (
        select(
            *(together, of.unit, of.member, of.name, other.c.member, other.c.name),
            *(func.count(), mine, theirs),
        )
        .join(
            other,
            and_(
                one.c.table_id == other.c.table_id,
                one.c.match == other.c.match,
                one.c.hand == other.c.hand,
                one.c.member < other.c.member,
            ),
        )
        .group_by(of.unit, of.member, other.c.member, together)
        .order_by(of.unit.desc(), together.desc(), func.count().desc(), of.member, other.c.member)
    )
    return tuple(_pair(bool(together), *row) for together, *row in db.execute(sums))


def _pair(together: bool, *row: Any) -> LedgerPair:
    unit, member, name, other, other_name, hands, mine, theirs = row
    balance = mine + theirs if together else mine - theirs
    return LedgerPair(unit, together, member, name, other, other_name, hands, mine, theirs, balance)
