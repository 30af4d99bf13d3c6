"""Asking others to a table: the link, the QR code, what a message that holds the link shows, codes and knocks."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient

from paiju.server.app import make_app
from paiju.server.pace import Pace
from paiju.server.shell import Shell
from paiju.server.sqlite import SqliteStorage
from paiju.server.workers import Workers
from tests.server.running import KEY, OTHER_KEY, Server

SECRETS = [KEY, OTHER_KEY]


class Meta(HTMLParser):
    """The meta tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        name = named.get("property") or named.get("name")
        if tag == "meta" and name:
            self.tags[name] = named.get("content") or ""


def preview(server: Server, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    status, page, _ = server.request(
        path, headers={"Accept": "text/html", "Accept-Language": language, **headers}
    )
    if status == 503:
        pytest.skip("the client is not built")
    assert not any(secret in page for secret in SECRETS)
    return Meta(page).tags


def test_a_link_tells_what_it_leads_to_in_the_language_of_who_asks(server: Server) -> None:
    table = server.make_table("fanfanzha", gather=True, name='<b>"Lin"')
    tags = preview(server, f"/t/{table}")
    assert tags["og:title"] == '<b>"Lin" invites you: Fanfanzha 翻翻炸'
    assert tags["og:description"] == tags["description"] == 'At the table: <b>"Lin"; places free: 3'
    assert tags["og:url"] == f"http://{server.host}/t/{table}"
    assert tags["og:image"] == f"http://{server.host}/preview.png"
    assert "还差 3 位" in preview(server, f"/t/{table}", "zh-CN")["og:description"]


def test_a_table_that_does_not_gather_or_is_none_tells_less(server: Server) -> None:
    table = server.make_table("datong")
    assert "five" in preview(server, f"/t/{table}")["og:description"]
    assert "og:title" not in preview(server, "/t/none-of-ours")
    assert "og:title" not in preview(server, "/")


def test_a_host_that_is_no_host_stands_in_no_link(server: Server) -> None:
    table = server.make_table("datong")
    status, _, _ = server.request(f"/t/{table}", headers={"Host": 'evil"><script>'})
    assert status == 400
    status, answer, _ = server.request(
        f"/api/tables/{table}/invitation", headers={"Host": "paiju.example:81"}
    )
    assert (status, answer) == (200, {"url": f"http://paiju.example:81/t/{table}"})


@pytest.mark.parametrize(
    ("asked", "link"),
    [
        ("127.0.0.1:8765", "http://10.0.0.7:8765"),
        ("a.b", "http://a.b"),
    ],
)
def test_a_link_made_on_the_servers_own_machine_leads_there_from_others(
    tmp_path: Path, asked: str, link: str
) -> None:
    app = make_app(Shell(SqliteStorage(tmp_path), Workers(1), address="http://10.0.0.7:8765/"))
    with TestClient(app, base_url=f"http://{asked}") as client:
        body = {"game": "datong", "bots": "greedy", "name": "Lin"}
        made = client.post("/api/tables", json=body, headers={"X-Device-Key": KEY})
        path = f"/t/{made.json()['id']}"
        answer = client.get(f"/api/tables/{made.json()['id']}/invitation")
        assert answer.json() == {"url": link + path}


def test_the_qr_code_is_a_picture_of_the_link(server: Server) -> None:
    table = server.make_table("datong")
    status, drawn, headers = server.request(f"/api/tables/{table}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    assert not any(element.tag.endswith("script") for element in root.iter())
    _, other, _ = server.request(f"/api/tables/{server.make_table('datong')}/qr.svg")
    assert other != drawn
    assert server.request("/api/tables/none/qr.svg")[0] == 404


def code_of(server: Server, table: str, key: str = KEY) -> Any:
    return server.request(f"/api/tables/{table}/code", {}, {"X-Device-Key": key})[1]


def test_who_types_the_code_comes_in_when_the_host_says_so(server: Server) -> None:
    table = server.make_table("fanfanzha", gather=True)
    host = server.connect(table)
    assert code_of(server, table, OTHER_KEY)["code"] == "host-only"
    code = code_of(server, table)["code"]
    assert re.fullmatch("[0-9]{6}", code)
    for yes, state in ((False, "refused"), (True, "admitted")):
        asked = {"code": code, "name": "Mei"}
        _, knock, _ = server.request("/api/knocks", asked, {"X-Device-Key": OTHER_KEY})
        assert (knock["state"], knock["table"]) == ("waiting", None)
        while not host.update["table"]["visitors"]:
            host.next_update()
        (visitor,) = host.update["table"]["visitors"]
        assert visitor["name"] == "Mei"
        host.ask({"type": "admit", "knock": visitor["knock"], "yes": yes})
        while host.update["table"]["visitors"]:
            host.next_update()
        _, knock, _ = server.request(f"/api/knocks/{knock['knock']}")
        assert (knock["state"], knock["table"]) == (state, table if yes else None)


def test_more_than_a_phrase_a_second_is_refused(server: Server) -> None:
    host = server.connect(server.make_table("fanfanzha", gather=True))
    assert host.ask({"type": "say", "phrase": "hello"})["type"] == "done"
    assert host.ask({"type": "say", "phrase": "hello"})["code"] == "said-too-much"


def test_a_pace_counts_each_for_itself_in_every_window() -> None:
    pace = Pace((1, 1.0), (3, 60.0))
    assert [pace.take("a", at) for at in (0.0, 0.9, 1.0, 2.0, 3.0, 59.9, 60.0)] == [
        *(True, False, True, True, False, False, True)
    ]
    assert pace.take("b", 60.0)
    assert not pace.may("b", 60.5)
