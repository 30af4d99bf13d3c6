"""What a person has played: hand by hand with the running score, and added up by game."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, bindparam, case, func, select, update

from paiju.core.errors import RecordError
from paiju.core.record import Record
from paiju.server.results import bombs_of
from paiju.server.schema import records, results

PAGE = 100
"""So many hands are told at once."""
COUNTED_AT_ONCE = 200
"""The bombs of so many hands are counted at once; each takes some milliseconds."""
UNCOUNTABLE = -1
"""Stands for the bombs of a hand whose record does not replay under the rules of today."""


class HistoryHand(Struct, frozen=True):
    """A finished hand of a person."""

    number: int
    """The number of the hand among those of its game that the person has played, from 1."""
    table: str
    match: int
    hand: int
    game: str
    ended: str
    """When it ended, in UTC."""
    score: int
    running: int
    """What the person's hands of this game have brought up to this one."""
    place: int | None
    """In the finishing order, None where there is none."""
    bombs: int | None
    """How many bombs the person laid or turned up; None where they are not counted."""


class HistoryGame(Struct, frozen=True):
    """All hands of a game that a person has played."""

    game: str
    hands: int
    won: int
    """Hands that brought more than 0."""
    score: int
    bombs: int
    places: tuple[int, ...]
    """How often the person went out first, second and so on."""


class History(Struct, frozen=True):
    """What a person has played."""

    hands: tuple[HistoryHand, ...]
    """The newest first."""
    more: bool
    """Whether there are earlier ones."""
    games: tuple[HistoryGame, ...]
    """The game played last first."""


def history_of(db: Connection, person: str, game: str | None, before: int | None) -> History:
    """The history of a person, by the hash of a device key: the hands of a game, without one of all games, those before
    number `before` where it is given.
    """
    hands = _hands(db, person, game, before)
    return History(hands[:PAGE], len(hands) > PAGE, _games(db, person))


def _hands(db: Connection, person: str, game: str | None, before: int | None) -> tuple[HistoryHand, ...]:
    """One hand more than a page has, where there is one."""
    order: Any = {
        "partition_by": results.c.game,
        "order_by": (results.c.ended, results.c.table_id, results.c.match, results.c.hand),
    }
    numbered = select(
        func.row_number().over(**order).label("number"),
        results.c.table_id,
        results.c.match,
        results.c.hand,
        results.c.game,
        results.c.ended,
        results.c.score,
        func.sum(results.c.score).over(rows=(None, 0), **order).label("running"),
        results.c.place,
        func.nullif(results.c.bombs, UNCOUNTABLE),
    ).where(results.c.key == person)
    if game is not None:
        numbered = numbered.where(results.c.game == game)
    own = numbered.subquery()
    newest = select(own).order_by(
        own.c.ended.desc(), own.c.table_id.desc(), own.c.match.desc(), own.c.hand.desc()
    )
    if before is not None:
        newest = newest.where(own.c.number < before)
    return tuple(HistoryHand(*row) for row in db.execute(newest.limit(PAGE + 1)))


def _games(db: Connection, person: str) -> tuple[HistoryGame, ...]:
    sums = (
        select(
            results.c.game,
            func.count(),
            func.sum(case((results.c.score > 0, 1), else_=0)),
            func.sum(results.c.score),
            func.coalesce(func.sum(func.nullif(results.c.bombs, UNCOUNTABLE)), 0),
        )
        .where(results.c.key == person)
        .group_by(results.c.game)
        .order_by(func.max(results.c.ended).desc(), results.c.game)
    )
    counted = (
        select(results.c.game, results.c.place, func.count())
        .where(results.c.key == person, results.c.place.is_not(None))
        .group_by(results.c.game, results.c.place)
    )
    places: dict[str, dict[int, int]] = {}
    for game, place, times in db.execute(counted):
        places.setdefault(game, {})[place] = times
    return tuple(
        HistoryGame(game, hands, won, score, bombs, _row(places.get(game, {})))
        for game, hands, won, score, bombs in db.execute(sums)
    )


def _row(times: dict[int, int]) -> tuple[int, ...]:
    return tuple(times.get(place, 0) for place in range(1, max(times, default=0) + 1))


def uncounted(db: Connection, *which: Any) -> list[tuple[str, int, int, bytes]]:
    """The newest hands, of those `which` says, whose bombs are not counted, with their records."""
    keys = (records.c.table_id, records.c.match, records.c.hand)
    wanted = (
        select(*keys, records.c.record)
        .join(
            results,
            (results.c.table_id == keys[0]) & (results.c.match == keys[1]) & (results.c.hand == keys[2]),
        )
        .where(results.c.bombs.is_(None), *which)
        .group_by(*keys)
        .order_by(func.max(results.c.ended).desc())
        .limit(COUNTED_AT_ONCE)
    )
    return [(table, match, hand, record) for table, match, hand, record in db.execute(wanted)]


def count_bombs(found: list[tuple[str, int, int, bytes]]) -> list[dict[str, Any]]:
    """The bombs of each person in each of these hands."""
    return [
        {"of_table": table, "of_match": match, "of_hand": hand, "of_person": person, "count": count}
        for table, match, hand, record in found
        for person, count in enumerate(_counted(record))
    ]


def _counted(data: bytes) -> list[int]:
    record = Record.from_json(data)
    try:
        bombs = bombs_of(record)
    except RecordError:
        return [UNCOUNTABLE] * len(record.persons)
    return [bombs.get(person, 0) for person in range(len(record.persons))]


def keep_bombs(db: Connection, counts: list[dict[str, Any]]) -> None:
    """Keep what was counted."""
    of = results.c
    db.execute(
        update(results)
        .where(
            of.table_id == bindparam("of_table"),
            of.match == bindparam("of_match"),
            of.hand == bindparam("of_hand"),
            of.person == bindparam("of_person"),
        )
        .values(bombs=bindparam("count")),
        counts,
    )
