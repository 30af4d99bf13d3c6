"""What an attacker tries: pages of others, many names and addresses, requests without end, frames that nobody sends."""

import base64
import json
import os
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from paiju.server import pace, pages, wire
from paiju.server.pace import Limits
from tests.server.fuzz_storm import frame
from tests.server.inside import Inside
from tests.server.running import KEY, OTHER_KEY, Client, Server, close_code

LATE = 0.4
TRUSTING = {"proxy_headers": True, "forwarded_allow_ips": "127.0.0.1"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server with a built page."""
    checkout = tmp_path_factory.mktemp("checkout")
    (checkout / "web/dist/assets").mkdir(parents=True)
    (checkout / "web/dist/index.html").write_text("<html><head></head></html>")
    (checkout / "web/dist/favicon.svg").write_text("<svg/>")
    (checkout / "web/dist/assets/index-1.js").write_text("1")
    (checkout / "web/secret.json").write_text("secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "CHECKOUT", checkout)
        patch.setattr(pages, "CLIENT", "paiju_client_of_a_test")
        patch.setattr(wire, "REQUEST_SECONDS", LATE)
        running = Inside(tmp_path_factory.mktemp("data"))
        yield running
        running.stop()


class Raw:
    """A bare connection."""

    def __init__(self, server: Server, sent: bytes = b"") -> None:
        host, port = server.host.split(":")
        self.socket = socket.create_connection((host, int(port)), 10)
        self.socket.sendall(sent)

    def send_on(self, data: bytes, times: int) -> None:
        """Send something again and again, and read nothing; ConnectionError once the other side has had enough."""
        with self.socket:
            for _ in range(times):
                self.socket.sendall(data)

    def read(self) -> bytes:
        """All that comes until the other side ends it."""
        found = b""
        with self.socket:
            try:
                while data := self.socket.recv(65536):
                    found += data
            except ConnectionError:
                pass
        return found


def upgraded(server: Server, table: str, extensions: str = "") -> Raw:
    """A bare connection that speaks WebSocket from here on."""
    nonce = base64.b64encode(os.urandom(16)).decode()
    raw = Raw(
        server,
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n{extensions}"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += raw.socket.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    assert b"extensions" not in head.lower()
    return raw


# ── pages of others ──────────────────────────────────────────────────────────


def test_nothing_that_is_posted_from_another_page_is_taken(built: Inside) -> None:
    paths = built.request("/schema/openapi.json")[1]["paths"]
    posts = [path for path, operations in paths.items() if operations.keys() - {"get"}]
    assert len(posts) >= 8
    for path in posts:
        for origin in ("http://evil.example", "null", f"https://{built.host}.evil.example"):
            headers = {"X-Device-Key": KEY, "Origin": origin}
            status, problem, _ = built.request(re.sub(r"\{\w+\}", "1", path), {}, headers)
            assert (status, problem["code"]) == (403, "origin"), path


@pytest.mark.parametrize(
    "host", ["x:99999999", "localhost:abc", "[::1", "[", "a" * 3000, "a@b", "a/b", 'a"><b>']
)
def test_a_host_that_is_none_is_refused(built: Inside, host: str) -> None:
    table = built.make_table("datong", gather=True)
    for path in (f"/t/{table}", f"/api/tables/{table}/invitation", f"/api/tables/{table}/qr.svg", "/"):
        status, answer, _ = built.request(path, headers={"Host": host})
        assert (status, answer["code"]) == (400, "request-invalid"), path


def test_every_kind_of_answer_has_a_policy_and_is_kept_by_nobody(built: Inside) -> None:
    table = built.make_table("datong", gather=True)
    browser = {"Accept": "text/html"}
    asked: list[tuple[str, Any, dict[str, str], int]] = [
        ("/", None, browser, 200),
        (f"/t/{table}", None, browser, 200),
        ("/replay/none", None, browser, 200),
        ("/nowhere", None, browser, 404),
        ("/nowhere", None, {}, 404),
        ("/favicon.svg", None, {}, 200),
        (f"/api/tables/{table}", None, {}, 200),
        (f"/api/tables/{table}/qr.svg", None, {}, 200),
        ("/api/tables/none/qr.svg", None, {}, 404),
        ("/api/options", b"{", {}, 400),
        ("/api/options", b"x" * 20_000, {}, 413),
        ("/api/games", b"", {}, 405),
        ("/healthz", None, {}, 200),
        ("/schema/openapi.json", None, {}, 200),
    ]
    for path, body, headers, expected in asked:
        status, _, found = built.request(path, body, headers)
        assert status == expected, path
        told = {name.lower(): value for name, value in found.items()}
        policy = dict(part.strip().split(" ", 1) for part in told["content-security-policy"].split(";"))
        assert "unsafe" not in policy.get("script-src", policy["default-src"])
        assert policy["frame-ancestors"] == "'none'"
        assert told["cache-control"] in ("no-store", "no-cache"), path
        assert told["x-content-type-options"] == "nosniff"
        assert "server" not in told
    assert "immutable" in built.request("/assets/index-1.js")[2]["cache-control"]


def test_a_name_is_text_in_the_page_that_previews_a_table(built: Inside) -> None:
    table = built.make_table("datong", gather=True, name='"><b>x</b>')
    page = built.request(f"/t/{table}", headers={"Accept": "text/html"})[1]
    assert "<b>" not in page
    assert "&lt;b&gt;" in page


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/../secret.json", "/assets/%2e%2e/%2e%2e/secret.json", "/assets/..%2f..%2fsecret.json"),
        *("/../secret.json", "//secret.json", "/assets//etc/passwd", "/assets/%00", "/%2e%2e/secret.json"),
        *(
            "/assets/" + "a" * 5000,
            "/assets/..\\..\\secret.json",
            "/assets/....//....//secret.json",
            "/index.html/../../secret.json",
        ),
    ],
)
def test_no_path_leads_out_of_the_page(built: Inside, path: str) -> None:
    answer = Raw(built, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()).read()
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"secret" not in answer.partition(b"\r\n\r\n")[2]


# ── many names, many addresses ───────────────────────────────────────────────


def strict(folder: Path, more: dict[str, Any] | None = None, local: bool = True) -> Inside:
    """A server that limits who asks from the same machine too."""
    return Inside(folder, more, limits=Limits(local))


def replays(server: Server, count: int, forwarded: str) -> list[int]:
    """The statuses of so many tries to have a file replayed, each from an address of its own."""
    return [
        server.request("/api/replays", b"{}", {"X-Forwarded-For": forwarded.format(number)})[0]
        for number in range(count)
    ]


def test_a_proxy_that_is_not_named_shares_one_limit_also_on_this_machine(tmp_path: Path) -> None:
    server = strict(tmp_path, local=False)
    try:
        assert set(replays(server, 62, "192.0.2.{}")[:60]) == {400}
        assert server.request("/api/replays", b"{}", {"X-Forwarded-For": "198.51.100.1"})[0] == 429
        assert server.request("/api/replays", b"{}")[0] == 400
    finally:
        server.stop()


def test_the_addresses_of_one_home_are_one(tmp_path: Path) -> None:
    server = strict(tmp_path, TRUSTING)
    try:
        assert replays(server, 61, "2001:db8:0:1::{:x}")[-1] == 429
        assert replays(server, 61, "2001:db8:1:{:x}::1")[-1] == 400
        assert replays(server, 61, "::ffff:192.0.2.{}")[-1] == 400
    finally:
        server.stop()


def test_connections_that_are_open_are_limited_by_device_and_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "MOST_OPEN_DEVICE", 3)
    monkeypatch.setattr(pace, "MOST_OPEN_ADDRESS", 5)
    server = strict(tmp_path)
    try:
        tables = [server.make_table("datong") for _ in range(4)]
        mine = [server.connect(table, OTHER_KEY) for table in tables[:3]]
        refused = Client(server.socket_address(tables[3]))
        refused.send({"type": "hello", "key": OTHER_KEY})
        assert refused.receive()["code"] == "too-fast"
        assert close_code(refused) == 1013
        refused.close()
        mine.pop().close()
        mine.append(connected_soon(server, tables[3], OTHER_KEY))
        silent = [Client(server.socket_address(tables[0])) for _ in range(2)]
        with pytest.raises(InvalidStatus), connect(server.socket_address(tables[0])):
            pass
        for client in (*mine, *silent):
            client.close()
        connected_soon(server, tables[0], KEY).close()
    finally:
        server.stop()


def connected_soon(server: Inside, table: str, key: str) -> Client:
    """A client that is let in once the server has noticed that another has gone."""
    end = time.monotonic() + 10
    while True:
        try:
            client = Client(server.socket_address(table))
            client.send({"type": "hello", "key": key})
            if client.receive()["type"] == "update":
                return client
            client.close()
        except InvalidStatus:
            pass
        assert time.monotonic() < end
        time.sleep(0.02)


# ── requests and frames that nobody sends ────────────────────────────────────


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow:",
        b"POST /api/options HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + b"\r\n" * 3 + b"GET",
    ],
)
def test_a_request_that_does_not_come_whole_is_given_up(built: Inside, sent: bytes) -> None:
    began = time.monotonic()
    raw = Raw(built, sent)
    while time.monotonic() < began + 20:
        try:
            raw.socket.sendall(b"\r\n" if not sent else b"a")
        except ConnectionError:
            break
        time.sleep(LATE / 8)
    assert time.monotonic() - began < 20
    raw.socket.close()


def test_a_head_without_end_is_given_up(built: Inside) -> None:
    raw = Raw(built, b"GET / HTTP/1.1\r\n")
    with pytest.raises(ConnectionError):
        raw.send_on(b"X-A: %s\r\n" % (b"y" * 1000), 10_000)


def test_a_message_of_too_many_pieces_ends_the_connection(built: Inside) -> None:
    table = built.make_table("fanfanzha")
    hello = json.dumps({"type": "hello", "key": KEY}).encode()
    few = upgraded(built, table)
    few.socket.sendall(frame(0x01, hello[:5]) + frame(0x00, b"") * 50 + frame(0x80, hello[5:]))
    assert few.socket.recv(2)[0] == 0x81
    few.socket.close()
    many = upgraded(built, table)
    many.socket.sendall(frame(0x01, hello[:5]) + frame(0x00, b"") * 100)
    assert many.read() == b""


def test_who_pings_and_does_not_read_is_not_answered_without_end(built: Inside) -> None:
    raw = upgraded(built, built.make_table("fanfanzha"))
    pings = frame(0x89, b"x" * 125) * 1000
    with pytest.raises(ConnectionError):
        raw.send_on(pings, 1000)


def test_compression_is_not_spoken(built: Inside) -> None:
    """A few bytes would unpack to many."""
    raw = upgraded(built, "none", "Sec-WebSocket-Extensions: permessage-deflate\r\n")
    raw.socket.sendall(frame(0xC1, b"\xaa\x03\x00"))
    assert raw.read()[2:4] == (1002).to_bytes(2, "big")


def test_who_leaves_in_the_middle_of_a_request_is_no_fault_of_the_server(
    built: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    for path in ("options", "replays"):
        Raw(
            built, f"POST /api/{path} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{{".encode()
        ).socket.close()
    assert built.request("/healthz")[0] == 200
    time.sleep(0.1)
    assert not [entry for entry in caplog.records if entry.name.startswith("paiju")]
