"""The HTTP interface: what is offered, making tables, refusals in two languages, the rule book, the page."""

import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paiju.bots import BOTS
from paiju.games import GAMES
from paiju.texts.rulebook import rule_book
from tests.server.running import ENVIRONMENT, KEY, Server

TABLE = {"game": "datong", "bots": "greedy", "name": "阿明"}


def make(
    server: Server, body: object, key: str | None = KEY, **headers: str
) -> tuple[int, Any, dict[str, str]]:
    named = {"X-Device-Key": key} if key is not None else {}
    return server.request("/api/tables", body, {**named, **headers})


def test_offer_names_every_game_option_and_bot(server: Server) -> None:
    status, offer, _ = server.request("/api/games")
    assert status == 200
    assert [game["name"] for game in offer["games"]] == list(GAMES)
    assert offer["bots"] == list(BOTS)
    assert offer["turn_seconds"] == [None, 15, 30, 60]
    for game in offer["games"]:
        fields = GAMES[game["name"]].options_type.fields()
        assert [(option["name"], option["default"]) for option in game["options"]] == [
            (field.name, field.default) for field in fields
        ]
        assert [option["clause"] for option in game["options"]] == [field.clause for field in fields]
    (hands,) = [option for option in offer["games"][0]["options"] if option["name"] == "hands"]
    assert (hands["kind"], hands["least"], hands["most"], hands["clause"]) == ("number", 1, 100, None)


@pytest.mark.parametrize(
    ("game", "options"), [("datong", {"wind": "partner"}), ("fanfanzha", {"players": 6})]
)
def test_table_is_made_as_asked(server: Server, game: str, options: dict[str, object]) -> None:
    status, made, _ = make(server, {**TABLE, "game": game, "options": options, "turn_seconds": 60})
    assert status == 201
    assert re.fullmatch(r"[\w-]{22}", made["id"])
    status, table, _ = server.request(f"/api/tables/{made['id']}")
    assert status == 200
    assert (table["game"], table["you"], table["turn_seconds"]) == (game, None, 60)
    assert table["options"].items() >= options.items()
    assert len(table["persons"]) == options.get("players", 4)
    assert [person["bot"] for person in table["persons"]] == [None] + ["greedy"] * (len(table["persons"]) - 1)
    assert table["persons"][0]["name"] == "阿明"


def test_options_are_checked_before_a_table_is_made(server: Server) -> None:
    def check(game: str, **options: object) -> Any:
        status, answer, _ = server.request("/api/options", {"game": game, "options": options})
        assert status == 200
        return answer

    assert check("dazha")["options"] == msgspec.to_builtins(GAMES["dazha"].options_type.parse())
    assert check("dazha")["options"]["showdown"] is True
    bao = check("dazha", mode="bao")
    assert (bao["options"]["showdown"], bao["problem"]) == (False, None)
    refused = check("dazha", mode="bao", showdown=True)
    assert refused["options"] == {"mode": "bao", "showdown": True}
    assert (refused["problem"]["code"], refused["problem"]["clause"]) == ("option-together", "DZ30")
    assert "showdown" in refused["problem"]["text"]
    assert check("dazha", wind="next")["problem"]["code"] == "option-unknown"
    status, problem, _ = server.request("/api/options", {"game": "chess"})
    assert (status, problem["code"]) == (400, "unknown-game")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"bots": "genius"}, "unknown-bot"),
        ({"options": {"wind": "north"}}, "option-value"),
        ({"options": {"colour": 1}}, "option-unknown"),
        ({"options": {"hands": 0}}, "option-value"),
        ({"options": {"hands": None}}, "request-invalid"),
        ({"turn_seconds": 31}, "request-invalid"),
        ({"name": ""}, "request-invalid"),
        ({"name": "   "}, "name"),
        ({"name": "a" * 13}, "name"),
        ({"name": "a\u202eb"}, "name-unseen"),
        ({"name": "a\u200bb"}, "name-unseen"),
        ({"name": "a\x00b"}, "name-unseen"),
        ({"name": "\ud800"}, "request-invalid"),
        ({"name": 7}, "request-invalid"),
        ({"more": 1}, "request-invalid"),
    ],
)
def test_wrong_table_is_refused(server: Server, change: dict[str, object], code: str) -> None:
    status, problem, _ = make(server, {**TABLE, **change})
    assert (status, problem["code"]) == (400, code)
    assert problem["text"]


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff"])
def test_what_is_no_table_is_refused(server: Server, body: bytes) -> None:
    status, problem, _ = make(server, body)
    assert (status, problem["code"]) == (400, "request-invalid")


def test_request_that_is_too_large_is_refused(server: Server) -> None:
    status, problem, _ = make(server, {**TABLE, "name": "x" * 20_000})
    assert (status, problem["code"]) == (413, "request-too-large")


def test_who_sends_far_too_much_still_reads_why_it_is_refused(server: Server) -> None:
    for _ in range(3):  # cut off at once, it would be read now and then
        status, problem, _ = server.request("/api/replays", b" " * 5_000_000, {"Connection": "close"})
        assert (status, problem["code"]) == (413, "request-too-large")


@pytest.mark.parametrize("key", [None, "", "abc", "z" * 64, "A" * 64, "0" * 65])
def test_table_without_a_device_key_is_refused(server: Server, key: str | None) -> None:
    status, problem, _ = make(server, TABLE, key)
    assert (status, problem["code"]) == (400, "device-key")


def test_refusals_carry_the_clause_and_speak_the_askers_language(server: Server) -> None:
    wrong = {**TABLE, "options": {"wind": "north"}}
    english = make(server, wrong)[1]
    chinese = make(server, wrong, **{"Accept-Language": "zh-CN,zh;q=0.9"})[1]
    assert english["clause"] == chinese["clause"] == "DT25.d"
    assert english["params"] == {"option": "wind", "value": "north", "allowed": "next, partner"}
    assert english["text"].startswith("wind cannot be")
    assert chinese["text"] != english["text"]


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://[", "http://127.0.0.1"])
def test_request_from_another_page_is_refused(server: Server, origin: str) -> None:
    status, problem, _ = make(server, TABLE, Origin=origin)
    assert (status, problem["code"]) == (403, "origin")
    assert make(server, TABLE, Origin=f"http://{server.host}")[0] == 201


def test_what_is_not_there_is_told(server: Server) -> None:
    assert server.request("/api/tables/nowhere")[:2][0] == 404
    assert server.request("/api/tables/nowhere")[1]["code"] == "table-unknown"
    assert server.request("/nowhere")[1]["code"] == "not-found"
    assert server.request("/api/games", {})[1]["code"] == "method"


@pytest.mark.parametrize("locale", ["zh-CN", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_rule_book_has_every_clause(server: Server, game: str, locale: str) -> None:
    status, book, _ = server.request(f"/api/rules/{locale}/{game}")
    assert status == 200
    assert book["title"]
    assert book["markdown"]
    clauses = [clause for section in book["sections"] for clause in section["clauses"]]
    assert [clause["id"] for clause in clauses] == list(rule_book(game, locale).clauses)
    assert all(clause["title"] and clause["markdown"] for clause in clauses)
    assert len({section["title"] for section in book["sections"]}) == len(book["sections"])
    assert "\n2. " in book["sections"][-1]["markdown"]  # the worked examples stand in no clause


def test_rule_book_that_there_is_not(server: Server) -> None:
    assert server.request("/api/rules/fr/datong")[1]["code"] == "unknown-locale"
    assert server.request("/api/rules/en/chess")[1]["code"] == "unknown-game"


def test_a_lesson_is_answered_like_a_table(server: Server) -> None:
    status, lesson, _ = server.request("/api/lessons/datong", headers={"Accept-Language": "zh-CN"})
    assert status == 200
    reading, single = lesson["steps"][:2]
    assert (reading["acts"], single["acts"]) == (False, True)
    assert reading["update"]["table"]["persons"][1]["name"] == "老陈"
    step = "/api/lessons/datong/1"
    about = server.request(step, {"type": "about", "id": "a", "cards": ["6s"]})[1]
    assert about["messages"][0]["readings"] == ["single:6"]
    (hints,) = server.request(step, {"type": "hint", "id": "b"})[1]["messages"]
    assert hints["actions"] == [{"do": "play", "cards": ["6s"], "reading": None}]

    def act(action: dict[str, object]) -> Any:
        return server.request(step, {"type": "act", "id": "c", "seen": 0, "action": action})[1]

    refused = act({"do": "play", "cards": ["7s"]})
    assert (refused["done"], refused["messages"][0]["code"]) == (False, "lesson-other")
    assert act({"do": "play", "cards": ["7s", "8s"]})["messages"][0]["clause"] == "DT9"
    done = act(hints["actions"][0])
    assert done["done"]
    assert [message["type"] for message in done["messages"]] == ["update"] * 4 + ["done"]
    assert done["messages"][3]["view"]["on"] == "single:K"


@pytest.mark.parametrize("path", ["/api/lessons/datong/99", "/api/lessons/datong/-1"])
def test_a_step_that_there_is_not(server: Server, path: str) -> None:
    assert server.request(path, {"type": "hint", "id": "a"})[0] == 404


def test_health(server: Server) -> None:
    assert server.request("/healthz")[:2] == (200, {"status": "ok"})


def test_openapi_describes_the_interface(server: Server) -> None:
    status, schema, _ = server.request("/schema/openapi.json")
    assert status == 200
    assert {"/api/games", "/api/tables", "/api/tables/{ident}", "/healthz"} <= set(schema["paths"])


@pytest.mark.parametrize("path", ["/", "/t/some-table"])
def test_page_allows_no_inline_script(server: Server, path: str) -> None:
    _, page, headers = server.request(path)
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert f"ws://{server.host}" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "<html" in page


def test_built_client_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = tmp_path / "path" / "paiju_client"
    (client / "dist" / "assets").mkdir(parents=True)
    (client / "__init__.py").write_text("from pathlib import Path\nFOLDER = Path(__file__).parent / 'dist'\n")
    (client / "dist" / "index.html").write_text("<html>the table")
    (client / "dist" / "icon.svg").write_text("<svg/>")
    (client / "dist" / "assets" / "app-1234.js").write_text("play()")
    (client / "secret.txt").write_text("secret")
    monkeypatch.setitem(
        ENVIRONMENT, "PYTHONPATH", f"{tmp_path / 'path'}{os.pathsep}{ENVIRONMENT['PYTHONPATH']}"
    )
    server = Server(tmp_path / "data")
    try:
        for path in ("/", "/t/abc"):
            assert server.request(path)[:2] == (200, "<html>the table")
        status, script, headers = server.request("/assets/app-1234.js")
        assert (status, script) == (200, "play()")
        assert "immutable" in headers["cache-control"]
        assert "javascript" in headers["content-type"]
        assert "connect-src 'self'" in headers["content-security-policy"]  # a service worker fetches
        status, icon, headers = server.request("/icon.svg")
        assert (status, icon, headers["content-type"]) == (200, "<svg/>", "image/svg+xml")
        for path in (
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/secret.txt",
            "/assets/no.js",
        ):
            assert server.request(path)[0] == 404
        browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        status, page, headers = server.request("/nowhere", headers=browser)
        assert (status, page) == (404, "<html>the table")
        assert headers["content-type"].startswith("text/html")
        assert "content-security-policy" in headers
        for path in ("/api/tables/nowhere", "/api/nowhere", "/assets/no.js"):
            status, problem, _ = server.request(path, headers=browser)
            assert (status, problem["code"]) == (404, problem["code"])
    finally:
        server.stop()
