"""Finished hands over HTTP: who sees which, the file, links, and replays from every seat and open."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paiju.core.record import Record
from paiju.games import game_of
from paiju.games.views import GameView
from paiju.server.replays import LARGEST_RECORD, replay_of
from paiju.server.results import bombs_of
from tests.server.running import KEY, OTHER_KEY, Server

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))
MINE, OTHERS = {"X-Device-Key": KEY}, {"X-Device-Key": OTHER_KEY}


def get(server: Server, path: str, headers: dict[str, str] | None = None) -> Any:
    status, answer, _ = server.request(path, headers=headers)
    assert status == 200, answer
    return answer


def refused(server: Server, path: str, headers: dict[str, str] | None = None, body: object = None) -> Any:
    status, problem, _ = server.request(path, body, headers)
    return status, problem["code"]


def finished(server: Server, game: str = "fanfanzha", **fields: Any) -> str:
    """A table at which a hand has been played."""
    table = server.make_table(game, **fields)
    client = server.connect(table)
    client.play_hand()
    client.close()
    return table


@pytest.fixture(scope="module")
def closed(server: Server) -> str:
    return finished(server)


@pytest.fixture(scope="module")
def opened(server: Server) -> str:
    return finished(server, open_hands=True)


def test_list_tells_how_each_hand_ended(server: Server) -> None:
    table = server.make_table("datong", options={"hands": 4})
    client = server.connect(table)
    client.play_hand()
    first = client.update
    client.ready()
    client.next_update()
    client.play_hand()
    scores = client.update["table"]["scores"]
    finished = client.update["view"]["finished"]
    seating = client.update["view"]["seating"]
    client.close()
    listed = get(server, f"/api/tables/{table}/records", MINE)
    assert [(one["match"], one["hand"]) for one in listed] == [(1, 1), (1, 2)]
    assert listed[0]["totals"] == first["table"]["scores"]
    assert [sum(points) for points in zip(*(one["totals"] for one in listed), strict=True)] == scores
    places = listed[1]["places"]
    assert [places[seating[seat]] for seat in finished] == list(range(1, len(finished) + 1))
    assert listed[0]["persons"][0] == "阿明"
    assert listed[0]["ended"].startswith("20")


def test_record_is_the_file_that_replays(server: Server, closed: str) -> None:
    status, answer, headers = server.request(f"/api/tables/{closed}/records/1/1", headers=MINE)
    assert status == 200
    assert headers["content-disposition"] == 'attachment; filename="paiju-fanfanzha-1-1.json"'
    record = Record.from_json(json.dumps(answer).encode())
    assert record.verify(game_of(record.game)).agrees


def test_hands_are_closed_to_others(server: Server, closed: str) -> None:
    for headers in (OTHERS, {}):
        assert get(server, f"/api/tables/{closed}/records", headers) == []
        for path in ("1/1", "1/1/replay"):
            where = f"/api/tables/{closed}/records/{path}"
            assert refused(server, where, headers) == (403, "record-hidden")
    share = f"/api/tables/{closed}/records/1/1/share"
    assert refused(server, share, OTHERS, {}) == (403, "record-hidden")
    assert refused(server, share, {}, {}) == (400, "device-key")


def test_hands_are_open_where_the_host_opens_them(server: Server, opened: str) -> None:
    assert [one["hand"] for one in get(server, f"/api/tables/{opened}/records")] == [1]
    record = get(server, f"/api/tables/{opened}/records/1/1")
    assert get(server, f"/api/tables/{opened}/records/1/1/replay", OTHERS)["seat"] is None
    assert record["game"] == "fanfanzha"
    share = f"/api/tables/{opened}/records/1/1/share"
    assert refused(server, share, OTHERS, {}) == (403, "record-not-shared")


def test_link_shows_one_hand_to_anybody(server: Server, closed: str) -> None:
    share = f"/api/tables/{closed}/records/1/1/share"
    status, made, _ = server.request(share, {}, MINE)
    assert status == 200
    assert server.request(share, {}, MINE)[1] == made
    token = made["token"]
    assert len(token) == 22
    replay = get(server, f"/api/replays/{token}")
    assert replay["table"]["persons"][0]["name"] == "阿明"
    assert get(server, f"/api/replays/{token}/record")["persons"][0] == "阿明"
    assert get(server, f"/api/replays/{token}?seat=2")["seat"] == 2
    assert refused(server, f"/api/replays/{token}?seat=4") == (400, "replay-seat")
    assert refused(server, f"/api/replays/{token}?seat=-1") == (400, "replay-seat")
    assert refused(server, f"/api/replays/{token}?seat=x") == (400, "request-invalid")
    assert refused(server, "/api/replays/nothing") == (404, "record-unknown")
    assert refused(server, f"/api/tables/{closed}/records", {"X-Device-Key": "short"}) == (400, "device-key")


def test_what_is_not_there_is_told(server: Server, closed: str) -> None:
    assert refused(server, f"/api/tables/{closed}/records/1/2", MINE) == (404, "record-unknown")
    assert refused(server, f"/api/tables/{closed}/records/2/1/share", MINE, {}) == (404, "record-unknown")
    assert refused(server, "/api/tables/nowhere/records", MINE) == (404, "table-unknown")
    assert refused(server, f"/api/tables/{closed}/records/1/{10**30}", MINE) == (400, "request-invalid")


def test_links_and_results_outlive_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = finished(server)
    token = server.request(f"/api/tables/{table}/records/1/1/share", {}, MINE)[1]["token"]
    listed = get(server, f"/api/tables/{table}/records", MINE)
    server.kill()
    server.start()
    try:
        assert get(server, f"/api/tables/{table}/records", MINE) == listed
        assert get(server, f"/api/replays/{token}")["agrees"] is True
    finally:
        server.stop()


def test_file_is_replayed_and_not_kept(server: Server) -> None:
    data = GOLDEN[0].read_bytes()
    status, replay, _ = server.request("/api/replays", data)
    assert status == 200
    assert replay["agrees"] is True
    assert len(replay["steps"]) == len(json.loads(data)["actions"]) + 1


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        (b"", 400, "record-invalid"),
        (b"{", 400, "record-invalid"),
        (b"[1]", 400, "record-invalid"),
        (b"\xff\xfe", 400, "record-invalid"),
        (b"[" * 9000, 400, "record-invalid"),
        (b" " * (LARGEST_RECORD + 1), 413, "request-too-large"),
    ],
)
def test_file_that_is_no_record_is_refused(server: Server, data: bytes, status: int, code: str) -> None:
    assert refused(server, "/api/replays", {}, data) == (status, code)


def test_file_of_actions_that_the_rules_refuse_is_refused(server: Server) -> None:
    raw = json.loads(GOLDEN[1].read_bytes())
    raw["actions"][3] = raw["actions"][2]
    status, problem, _ = server.request("/api/replays", raw)
    assert (status, problem["code"], problem["params"]["position"]) == (400, "record-action", 4)
    raw = json.loads(GOLDEN[1].read_bytes())
    raw["settlement"]["lines"].pop()
    status, replay, _ = server.request("/api/replays", raw, {"Accept-Language": "zh"})
    assert (status, replay["agrees"]) == (200, False)
    assert replay["difference"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_views_of_a_replay_hold_what_their_seat_may_know(path: Path) -> None:
    data = path.read_bytes()
    record = Record.from_json(data)
    steps = list(record.replay(game_of(record.game)))
    opened = replay_of(data, None, "en")
    assert opened.agrees
    assert [step.view for step in opened.steps] == [step.state.view(None) for step in steps]
    assert [step.action for step in opened.steps] == [step.action for step in steps]
    players = len(record.persons)
    for seat in range(players):
        replay = replay_of(data, seat, "en")
        assert [step.view for step in replay.steps] == [step.state.view(seat) for step in steps]
        assert {step.seat for step in replay.steps} <= {None, seat}
        assert not any(step.hands for step in replay.steps)
        assert replay.table.you == steps[0].state.seating[seat]
        assert [step.hands[seat] for step in opened.steps] == [step.state.view(seat).hand for step in steps]
    settlement = steps[-1].state.settlement
    assert settlement is not None
    before = record.carry["scores"]
    assert opened.scores == tuple(map(sum, zip(before, settlement.totals, strict=True)))
    assert opened.table.scores == tuple(before)
    assert msgspec.convert(msgspec.to_builtins(opened.steps[-1].view), GameView) == opened.steps[-1].view


def test_bombs_are_counted_by_person() -> None:
    def counted(name: str) -> dict[int, int]:
        (path,) = [path for path in GOLDEN if path.stem == name]
        return bombs_of(Record.from_json(path.read_bytes()))

    lines = Record.from_json((GOLDEN[0].parent / "fanfanzha-four.json").read_bytes())
    assert lines.settlement is not None
    dealt = [line for line in lines.settlement.lines if line.clause == "FZ20"]
    assert sum(counted("fanfanzha-four").values()) >= len(dealt) > 0
    assert counted("datong-surrendered") == {}
    laid = counted("datong-steady")
    assert sum(laid.values()) > 0
