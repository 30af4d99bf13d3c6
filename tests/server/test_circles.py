"""Circles over HTTP: who may see, join and change one, its presets, and the tables made of them."""

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from paiju.server import circles
from paiju.server.archive import Archive
from paiju.server.backup import back_up
from paiju.server.circles import CircleRefused, UnknownCircle
from paiju.server.resources import TableChoice
from paiju.server.schema import migrate
from tests.server.running import Client, Server
from tests.server.test_invitations import preview

ANN, BO, CY, DI = ("a" * 64, "b" * 64, "c" * 64, "d" * 64)
CHOICE: dict[str, Any] = {
    "game": "fanfanzha",
    "bots": "greedy",
    "turn_seconds": None,
    "gather": True,
    "fair": False,
}


def get(server: Server, path: str, key: str) -> tuple[int, Any]:
    return server.request(f"/api/{path}", headers={"X-Device-Key": key})[:2]


def post(server: Server, path: str, key: str, body: object = b"") -> tuple[int, Any]:
    return server.request(f"/api/{path}", body, {"X-Device-Key": key})[:2]


def code(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["code"]


def founded(server: Server, *others: tuple[str, str], name: str = "牌友") -> dict[str, Any]:
    """A circle of Ann's that others have joined, as she sees it."""
    status, circle = post(server, "circles", ANN, {"name": name, "your_name": "Ann"})
    assert status == 201, circle
    for key, called in others:
        status, answer = post(server, f"joins/{circle['token']}", key, {"name": called})
        assert status == 200, answer
    shown: dict[str, Any] = get(server, f"circles/{circle['id']}", ANN)[1]
    return shown


def people(circle: dict[str, Any]) -> list[str]:
    return [member["name"] for member in circle["members"]]


def test_circle_is_joined_by_its_link_alone_and_seen_by_members_alone(server: Server) -> None:
    circle = founded(server)
    where, link = f"circles/{circle['id']}", f"joins/{circle['token']}"
    assert len(circle["id"]) == len(circle["token"]) == 22
    assert circle["members"] == [{"number": 1, "name": "Ann", "you": True, "owner": True}]
    paths = (where, f"{where}/invitation", f"{where}/ledger", f"{where}/ledger/hands")
    for path in paths:
        assert code(get(server, path, BO)) == (404, "circle-unknown")
    assert code(get(server, "circles/nothing", BO)) == (404, "circle-unknown")
    assert code(server.request(f"/api/{where}")[:2]) == (400, "device-key")
    assert get(server, link, BO) == (200, {"name": "牌友", "members": ["Ann"], "joined": None})
    assert code(post(server, link, BO, {"name": " ann "})) == (400, "circle-name-taken")
    assert code(post(server, link, BO, {"name": "a\u202eb"})) == (400, "name-unseen")
    assert code(get(server, "joins/nothing", BO)) == (404, "circle-link")
    assert code(get(server, "joins/nothing/qr.svg", BO)) == (404, "circle-link")
    assert server.request(f"/api/{link}/qr.svg")[1].startswith("<?xml")
    assert code(post(server, "joins/nothing", BO, {"name": "Bo"})) == (404, "circle-link")
    status, joined = post(server, link, BO, {"name": "Bo"})
    assert (status, people(joined), joined["owner"]) == (200, ["Ann", "Bo"], False)
    assert post(server, link, BO, {"name": "Bob"})[1] == joined
    assert get(server, link, BO)[1]["joined"] == circle["id"]
    for path in paths:
        assert get(server, path, BO)[0] == 200
    listed = get(server, "circles", BO)[1]
    assert listed == [{"id": circle["id"], "name": "牌友", "members": 2}]
    assert get(server, "circles", DI)[1] == []
    assert get(server, f"{where}/invitation", BO)[1] == {
        "url": f"http://{server.host}/join/{circle['token']}"
    }


def test_owner_alone_renames_renews_and_removes(server: Server) -> None:
    circle = founded(server, (BO, "Bo"), (CY, "Cy"))
    where, link = f"circles/{circle['id']}", f"joins/{circle['token']}"
    for path, body in (("name", {"name": "x"}), ("link", b""), ("members/1/remove", b"")):
        assert code(post(server, f"{where}/{path}", BO, body)) == (403, "circle-owner-only")
        assert code(post(server, f"{where}/{path}", DI, body)) == (404, "circle-unknown")
    assert post(server, f"{where}/name", ANN, {"name": " 周末  局 "})[1]["name"] == "周末 局"
    assert code(post(server, f"{where}/name", ANN, {"name": "\u200b"})) == (400, "name-unseen")
    assert code(post(server, f"{where}/members/9/remove", ANN)) == (400, "circle-no-member")
    assert code(post(server, f"{where}/members/1/remove", ANN)) == (400, "circle-own-removal")
    renewed = post(server, f"{where}/link", ANN)[1]["token"]
    assert code(get(server, link, DI)) == (404, "circle-link")
    removed = post(server, f"{where}/members/2/remove", ANN)[1]
    assert people(removed) == ["Ann", "Cy"]
    assert removed["token"] not in (renewed, circle["token"])
    assert code(get(server, where, BO)) == (404, "circle-unknown")
    # Whom the owner asks again has the number of before.
    back = post(server, f"joins/{removed['token']}", BO, {"name": "Bob"})[1]
    assert [(one["number"], one["name"]) for one in back["members"]] == [(1, "Ann"), (2, "Bob"), (3, "Cy")]


def test_who_leaves_leaves_it_to_the_next_and_the_last_ends_it(server: Server) -> None:
    circle = founded(server, (BO, "Bo"), (CY, "Cy"))
    where = f"circles/{circle['id']}"
    status, left = post(server, f"{where}/leave", ANN)
    assert (status, circle["id"] in [one["id"] for one in left]) == (200, False)
    assert code(get(server, where, ANN)) == (404, "circle-unknown")
    seen = get(server, where, CY)[1]
    assert [(one["name"], one["owner"]) for one in seen["members"]] == [("Bo", True), ("Cy", False)]
    post(server, f"{where}/leave", CY)
    post(server, f"{where}/leave", BO)
    assert code(get(server, f"joins/{circle['token']}", BO)) == (404, "circle-link")


def test_presets_are_choices_that_can_be_played(server: Server) -> None:
    circle = founded(server, (BO, "Bo"), (CY, "Cy"))
    where = f"circles/{circle['id']}/presets"
    for change, refused in (
        ({"game": "chess"}, "unknown-game"),
        ({"bots": "best"}, "unknown-bot"),
        ({"options": {"wind": "up"}}, "option-unknown"),
        ({"game": "dazha", "options": {"mode": "bao", "showdown": True}}, "option-together"),
        ({"turn_seconds": 17}, "request-invalid"),
        ({"name": ""}, "request-invalid"),
        ({"name": "\u2028"}, "name"),
    ):
        body = {**CHOICE, "name": "周五", **change}
        assert code(post(server, where, BO, body)) == (400, refused), change
    assert code(post(server, where, DI, {**CHOICE, "name": "周五"})) == (404, "circle-unknown")
    status, kept = post(server, where, BO, {**CHOICE, "name": "周五", "options": {"players": 6}})
    assert (status, kept["presets"][0]["choice"]["options"]) == (201, {"players": 6})
    assert code(post(server, where, CY, {**CHOICE, "name": "周五"})) == (400, "circle-preset-taken")
    assert code(post(server, f"{where}/1/remove", CY)) == (403, "circle-preset-owner")
    assert code(post(server, f"{where}/1/table", DI)) == (404, "circle-unknown")
    assert code(post(server, f"{where}/2/table", CY)) == (400, "circle-no-preset")
    status, made = post(server, f"{where}/1/table", CY)
    assert status == 201
    table = server.request(f"/api/tables/{made['id']}")[1]
    assert (table["circle"], table["phase"], len(table["persons"])) == (circle["id"], "gathering", 6)
    assert table["persons"][0]["name"] == "Cy"
    assert server.connect(made["id"], key=CY).update["table"]["host"] is True
    assert post(server, f"{where}/1/remove", ANN)[1]["presets"] == []


def sat(server: Server, table: str, *others: tuple[str, str]) -> list[Client]:
    """The clients of the host and of others who have sat down, with the first hand dealt."""
    clients = [server.connect(table, key=CY)]
    for place, (key, name) in enumerate(others, 1):
        clients.append(server.connect(table, key=key))
        assert clients[-1].ask({"type": "sit", "place": place, "name": name})["type"] == "done"
    assert clients[0].ask({"type": "begin"})["type"] == "done"
    return clients


def finish(clients: list[Client]) -> list[int]:
    """Have bots play the hand for all to its end, and give the scores."""
    for client in clients:
        client.ask({"type": "rest", "on": True})
    while clients[0].phase != "settled":
        clients[0].next_update()
    totals: list[int] = clients[0].update["table"]["scores"]
    return totals


def test_finished_hands_of_its_tables_count_for_members(server: Server) -> None:
    circle = founded(server, (BO, "=1+1"), (CY, "Cy"))
    where = f"circles/{circle['id']}"
    post(server, f"{where}/presets", BO, {**CHOICE, "name": "x"})
    table = post(server, f"{where}/presets/1/table", CY)[1]["id"]
    clients = sat(server, table, (BO, "阿波"), (DI, "Di"))
    scores = finish(clients)
    # The next hand is dissolved under way: it does not count, the finished one does.
    for client in clients:
        while client.phase != "settled":
            client.next_update()
        client.ready()
    for client in clients[:2]:
        client.ask({"type": "dissolve"})
    while clients[0].phase != "over":
        clients[0].next_update()
    for client in clients:
        client.close()
    status, ledger = get(server, f"{where}/ledger?zone=480", ANN)
    assert (status, ledger["hands"], ledger["games"]) == (200, 1, ["fanfanzha"])
    assert {one["name"]: one["score"] for one in ledger["persons"]} == {"Cy": scores[0], "=1+1": scores[1]}
    bombs = {one["name"]: one["bombs"] for one in ledger["persons"]}
    assert get(server, "history", CY)[1]["hands"][0]["bombs"] == bombs["Cy"]
    (pair,) = ledger["pairs"]
    assert (pair["name"], pair["other_name"]) == ("=1+1", "Cy")
    assert pair["balance"] == scores[1] + (scores[0] if pair["together"] else -scores[0])
    assert get(server, f"{where}/ledger?game=dazha", ANN)[1]["hands"] == 0
    assert code(get(server, f"{where}/ledger?zone=9999", ANN)) == (400, "request-invalid")
    assert code(get(server, f"{where}/ledger/everything", ANN)) == (400, "request-invalid")
    asked = {"X-Device-Key": ANN, "Accept-Language": "zh"}
    status, text, headers = server.request(f"/api/{where}/ledger/hands", headers=asked)
    assert (status, headers["content-type"]) == (200, "text/csv; charset=utf-8")
    assert headers["content-disposition"] == 'attachment; filename="paiju-hands.csv"'
    assert text[0] == "\ufeff"
    rows = list(csv.DictReader(io.StringIO(text[1:])))
    assert {row["名字"]: int(row["得分"]) for row in rows} == {"Cy": scores[0], "'=1+1": scores[1]}
    assert {row["玩法"] for row in rows} == {"翻翻炸"}
    assert table not in text


def test_a_link_to_join_tells_whose_circle_it_is(server: Server) -> None:
    circle = founded(server, (BO, "Bo"), name='<b>"x"')
    told = preview(server, f"/join/{circle['token']}")
    assert told["og:title"] == '<b>"x" invites you'
    assert told["og:description"] == told["description"] == "In this circle: Ann and Bo"
    assert told["og:url"] == f"http://{server.host}/join/{circle['token']}"
    assert preview(server, f"/join/{circle['token']}", "zh")["og:title"] == '<b>"x"邀请你加入'
    assert "og:title" not in preview(server, "/join/none")
    assert "og:title" not in preview(server, f"/circles/{circle['id']}")


def test_membership_moves_with_the_person(server: Server) -> None:
    new = "7" * 64
    circle = founded(server, (DI, "Di"))
    token = post(server, "devices/link", DI, {})[1]["token"]
    assert post(server, "devices/claim", new, {"token": token, "revoke": True})[0] == 200
    assert [one["you"] for one in get(server, f"circles/{circle['id']}", new)[1]["members"]] == [False, True]
    assert code(get(server, f"circles/{circle['id']}", DI)) == (403, "device-revoked")


def test_circles_are_asked_by_their_own_page(server: Server) -> None:
    foreign = {"X-Device-Key": ANN, "Origin": "http://elsewhere.example"}
    for path, body in (
        ("circles", {"name": "x", "your_name": "y"}),
        ("joins/x", {"name": "x"}),
        ("circles/x/leave", b""),
    ):
        assert code(server.request(f"/api/{path}", body, foreign)[:2]) == (403, "origin")


def test_a_circle_and_a_person_have_their_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circles, "MOST_CIRCLES", 2)
    monkeypatch.setattr(circles, "MOST_MEMBERS", 3)
    monkeypatch.setattr(circles, "MOST_EVER", 4)
    monkeypatch.setattr(circles, "MOST_PRESETS", 1)

    def work(db: Connection) -> None:
        made = circles.make(db, "one", "a", "A")
        circles.make(db, "two", "a", "A")
        with pytest.raises(CircleRefused, match="at most"):
            circles.make(db, "three", "a", "A")
        for person in "bc":
            circles.join(db, made.token, person, person)
        with pytest.raises(CircleRefused, match="full"):
            circles.join(db, made.token, "d", "d")
        circles.leave(db, made.id, "b")
        circles.join(db, made.token, "d", "d")
        circles.leave(db, made.id, "d")
        with pytest.raises(CircleRefused, match="full"):
            circles.join(db, made.token, "e", "e")
        circles.join(db, made.token, "b", "b")
        choice = TableChoice(game="datong", bots="steady")
        circles.keep_preset(db, made.id, "a", "p", choice)
        with pytest.raises(CircleRefused, match="presets"):
            circles.keep_preset(db, made.id, "a", "q", choice)

    run(tmp_path, work)


def test_what_is_refused_has_changed_nothing_and_a_backup_has_the_circles(tmp_path: Path) -> None:
    made = run(tmp_path, lambda db: circles.make(db, "one", "a", "A"))

    def half(db: Connection) -> None:
        circles.rename(db, made.id, "a", "other")
        raise UnknownCircle("circle-unknown")

    with pytest.raises(UnknownCircle):
        run(tmp_path, half)
    copy = tmp_path / "copy"
    copy.mkdir()
    back_up(tmp_path, copy / "paiju.db")
    for folder in (tmp_path, copy):
        assert run(folder, lambda db: circles.circle_for(db, made.id, "a")) == made


def run(folder: Path, work: Any) -> Any:
    """The result of some work in a transaction on the database of a folder."""
    migrate(folder / "paiju.db")
    archive = Archive(folder / "paiju.db")
    try:
        return asyncio.run(archive.write(work))
    finally:
        archive.close()
