"""What a person has played: hand by hand, added up by game, with its bombs, on whatever device."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, insert, select

from paiju.core.record import Record
from paiju.server import history, schema
from paiju.server.archive import Archive
from paiju.server.history import History, history_of
from paiju.server.results import bombs_of
from tests.server.running import KEY, OTHER_KEY, Server

T = TypeVar("T")
GOLDEN = Path(__file__).parents[1] / "golden"
NEW = "3" * 64


class Kept:
    """A database with hands that the tests put into it."""

    def __init__(self, folder: Path) -> None:
        schema.migrate(folder / "paiju.db")
        self.archive = Archive(folder / "paiju.db")
        self.run(lambda db: db.execute(insert(schema.tables).values(id="t", number=0, snapshot=b"")))

    def run(self, work: Callable[[Connection], T]) -> T:
        """The result of some work in a transaction."""
        return asyncio.run(self.archive.write(work))

    def hand(self, number: int, scores: dict[str | None, int], **more: Any) -> None:
        """Keep the results of a hand by person, in order; `places` and `sides` go by it too."""
        places, sides = more.pop("places", {}), more.pop("sides", {})
        fields = {
            "table_id": "t",
            "match": 1,
            "game": "datong",
            "ended": f"2026-02-01T10:{number:02}:00Z",
            **more,
        }
        rows = [
            {
                "hand": number,
                "person": person,
                "key": key,
                "name": str(key),
                "score": score,
                "place": places.get(key),
                "side": sides.get(key),
                **fields,
            }
            for person, (key, score) in enumerate(scores.items())
        ]
        self.run(lambda db: db.execute(insert(schema.results), rows))

    def record(self, number: int, data: bytes) -> None:
        """Keep the record of a hand."""
        row = {"table_id": "t", "match": 1, "hand": number, "record": data}
        self.run(lambda db: db.execute(insert(schema.records).values(**row)))


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    database = Kept(tmp_path)
    yield database
    database.archive.close()


def own(kept: Kept, person: str = "a", game: str | None = None, before: int | None = None) -> History:
    return kept.run(lambda db: history_of(db, person, game, before))


def test_scores_run_within_a_game_and_games_are_added_up(kept: Kept) -> None:
    kept.hand(1, {"a": 3, "b": -3}, places={"a": 1, "b": 4}, bombs=2)
    kept.hand(2, {"a": -1, "b": 1}, places={"a": 3}, bombs=1)
    kept.hand(3, {"b": 900, "a": -900}, game="wahua")
    kept.hand(4, {"a": 5, None: -5}, places={"a": 1}, bombs=history.UNCOUNTABLE)
    told = own(kept)
    assert [(one.game, one.number, one.score, one.running) for one in told.hands] == [
        ("datong", 3, 5, 7),
        ("wahua", 1, -900, -900),
        ("datong", 2, -1, 2),
        ("datong", 1, 3, 3),
    ]
    assert [one.bombs for one in told.hands] == [None, None, 1, 2]
    assert not told.more
    datong, wahua = told.games
    assert (datong.game, datong.hands, datong.won, datong.score, datong.bombs) == ("datong", 3, 2, 7, 3)
    assert datong.places == (2, 0, 1)
    assert (wahua.game, wahua.hands, wahua.won, wahua.score, wahua.places) == ("wahua", 1, 0, -900, ())
    assert [one.number for one in own(kept, game="wahua").hands] == [1]
    assert own(kept, "nobody") == History((), False, ())


def test_earlier_hands_come_page_by_page(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "PAGE", 2)
    for number in range(1, 6):
        kept.hand(number, {"a": number})
    first = own(kept, game="datong")
    assert ([one.number for one in first.hands], first.more) == ([5, 4], True)
    rest = own(kept, game="datong", before=4)
    assert ([(one.number, one.running) for one in rest.hands], rest.more) == ([(3, 6), (2, 3)], True)
    assert ([one.number for one in own(kept, before=2).hands], own(kept, before=2).more) == ([1], False)


def test_bombs_are_counted_once_and_what_does_not_replay_has_none(kept: Kept) -> None:
    data = (GOLDEN / "datong-bought.json").read_bytes()
    kept.hand(1, {"a": 1, "b": 2, "c": -1, "d": -2})
    kept.record(1, data)
    kept.hand(2, {"a": 1, "b": 2, "c": -1, "d": -2})
    record = Record.from_json(data)
    broken = Record.from_json(data.replace(record.actions[-1].encode(), record.actions[0].encode()))
    kept.record(2, broken.to_json())
    kept.hand(3, {"a": 1})
    asyncio.run(kept.archive.count_bombs(schema.results.c.key == "a"))
    found = kept.run(
        lambda db: db.execute(
            select(schema.results.c.hand, schema.results.c.person, schema.results.c.bombs)
        ).all()
    )
    counted = bombs_of(record)
    assert sum(counted.values()) > 0
    assert [bombs for hand, _, bombs in found if hand == 1] == [counted.get(person, 0) for person in range(4)]
    assert [bombs for hand, _, bombs in found if hand == 2] == [history.UNCOUNTABLE] * 4
    assert [bombs for hand, _, bombs in found if hand == 3] == [None]
    assert kept.run(lambda db: history.uncounted(db, schema.results.c.key == "a")) == []
    assert own(kept).games[0].bombs == counted[0]


def asked(server: Server, key: str, query: str = "") -> tuple[int, Any]:
    return server.request(f"/api/history{query}", headers={"X-Device-Key": key})[:2]


def test_history_is_that_of_the_device_and_moves_with_the_person(server: Server) -> None:
    table = server.make_table("fanfanzha")
    client = server.connect(table)
    client.play_hand()
    client.close()
    status, told = asked(server, KEY)
    assert status == 200
    (hand,) = told["hands"]
    listed = server.request(f"/api/tables/{table}/records", headers={"X-Device-Key": KEY})[1]
    assert (hand["table"], hand["match"], hand["hand"]) == (table, 1, 1)
    assert hand["score"] == hand["running"] == listed[0]["totals"][0]
    assert hand["bombs"] is not None
    assert told["games"][0]["bombs"] == hand["bombs"]
    assert asked(server, OTHER_KEY) == (200, {"hands": [], "more": False, "games": []})
    token = server.request("/api/devices/link", {}, {"X-Device-Key": KEY})[1]["token"]
    server.request("/api/devices/claim", {"token": token, "revoke": True}, {"X-Device-Key": NEW})
    assert asked(server, NEW)[1] == told
    status, problem = asked(server, KEY)
    assert (status, problem["code"]) == (403, "device-revoked")


def test_questions_that_make_no_sense_are_refused(server: Server) -> None:
    status, problem, _ = server.request("/api/history")
    assert (status, problem["code"]) == (400, "device-key")
    assert asked(server, OTHER_KEY, "?before=0")[1]["code"] == "request-invalid"
    assert asked(server, OTHER_KEY, "?before=x")[1]["code"] == "request-invalid"
    assert asked(server, OTHER_KEY, "?game=chess") == (200, {"hands": [], "more": False, "games": []})
