"""Connections: dead ones are noticed, none keeps a person out of the own seat, and all who look on are counted."""

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paiju.server import tables
from paiju.server.pace import Limits
from paiju.server.viewer import REPLACED
from tests.server.inside import Inside
from tests.server.running import KEY, OTHER_KEY, Client, Server, close_code

PING = 0.4


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("data"), {"ws_ping_interval": PING, "ws_ping_timeout": PING})
    yield running
    running.stop()


class Dead:
    """A client that shakes hands, says hello, and never answers again, as a phone that has lost its network."""

    def __init__(self, server: Server, table: str, key: str) -> None:
        host, port = server.host.split(":")
        self.socket = socket.create_connection((host, int(port)), 10)
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(4096)
        assert b" 101 " in answer
        hello = json.dumps({"type": "hello", "key": key}).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(hello))
        self.socket.sendall(struct.pack("!BB", 0x81, 0x80 | len(hello)) + mask + masked)


def until(client: Client, condition: Any, seconds: float = 20.0) -> None:
    """Read updates until one is as it should be."""
    end = time.monotonic() + seconds
    while not condition(client.update["table"]):
        assert time.monotonic() < end
        client.next_update()


def test_a_dead_connection_is_noticed_and_keeps_nobody_from_the_seat(inside: Inside) -> None:
    table = inside.make_table("datong")
    looking = inside.connect(table, key=OTHER_KEY)
    dead = Dead(inside, table, KEY)
    until(looking, lambda seen: seen["persons"][0]["online"])
    again = inside.connect(table)
    assert again.update["table"]["you"] == 0
    again.wait_for_turn()
    assert again.to_act()
    again.close()
    began = time.monotonic()
    until(looking, lambda seen: not seen["persons"][0]["online"])
    assert time.monotonic() - began < 20 * PING
    dead.socket.close()
    looking.close()


def test_a_further_tab_ends_the_oldest_of_many(inside: Inside) -> None:
    table = inside.make_table("datong")
    tabs = [inside.connect(table) for _ in range(tables.MOST_EACH + 1)]
    assert close_code(tabs[0]) == REPLACED
    tabs[-1].wait_for_turn()
    tabs[1].wait_for_turn()
    for tab in tabs[1:-1]:
        tab.close()
    looking = inside.connect(table, key=None)
    until(looking, lambda seen: seen["persons"][0]["online"])
    tabs[-1].close()
    until(looking, lambda seen: not seen["persons"][0]["online"])
    looking.close()


def test_all_who_look_on_are_counted_and_named(inside: Inside) -> None:
    table = inside.make_table("datong")
    player = inside.connect(table)
    named, nameless = Client(inside.socket_address(table)), inside.connect(table, key=None)
    named.send({"type": "hello", "key": OTHER_KEY, "name": "Cai"})
    until(player, lambda seen: sorted(seen["onlookers"]) == ["", "Cai"])
    named.close()
    nameless.close()
    until(player, lambda seen: seen["onlookers"] == [])
    player.close()


def test_the_spectators_of_a_table_are_limited_and_its_persons_are_not(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_VIEWERS", 2)
    table = inside.make_table("datong")
    looking = [inside.connect(table, key=None) for _ in range(2)]
    refused = Client(inside.socket_address(table))
    refused.send({"type": "hello"})
    assert refused.receive()["code"] == "table-crowded"
    assert close_code(refused) == 1013
    player = inside.connect(table)
    assert player.update["table"]["you"] == 0
    for client in (*looking, player):
        client.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that limits who asks from the same machine too."""
    running = Inside(tmp_path_factory.mktemp("strict"), limits=Limits(local=True))
    yield running
    running.stop()


def test_tables_of_one_device_are_limited_and_another_device_makes_more(strict: Inside) -> None:
    body = {"game": "fanfanzha", "bots": "greedy", "name": "A", "gather": True}
    answers = [strict.request("/api/tables", body, {"X-Device-Key": "a" * 64}) for _ in range(13)]
    assert [status for status, _, _ in answers] == [201] * 12 + [429]
    assert answers[-1][1]["code"] == "too-fast"
    assert strict.request("/api/tables", body, {"X-Device-Key": "b" * 64})[0] == 201


def test_what_a_proxy_says_is_not_believed_unless_it_is_known(tmp_path: Path) -> None:
    """Under other addresses one device could otherwise count as many families."""
    body = {"game": "fanfanzha", "bots": "greedy", "name": "A", "gather": True}
    for trusted, expected in ((False, 429), (True, 201)):
        more = {"proxy_headers": True, "forwarded_allow_ips": "127.0.0.1"} if trusted else {}
        server = Inside(tmp_path / str(trusted), more, limits=Limits(local=True))
        try:
            for number in range(121):
                headers = {"X-Device-Key": f"{number:064x}", "X-Forwarded-For": f"192.0.2.{number}"}
                status = server.request("/api/tables", body, headers)[0]
            assert status == expected
        finally:
            server.stop()


def test_a_connection_that_sends_too_fast_is_read_slowly(strict: Inside) -> None:
    table = strict.make_table("datong", key="c" * 64)
    client = strict.connect(table, key="c" * 64)
    client.wait_for_turn()
    began = time.monotonic()
    for _ in range(60):
        client.send({"type": "about", "id": "q", "cards": []})
    for _ in range(60):
        client.answer("q")
    assert time.monotonic() - began > 0.9
    client.close()


def test_connections_of_one_device_are_limited(strict: Inside) -> None:
    table = strict.make_table("datong", key="d" * 64)
    for _ in range(60):
        client = strict.connect(table, key="e" * 64)
        client.close()
    refused = Client(strict.socket_address(table))
    refused.send({"type": "hello", "key": "e" * 64})
    assert refused.receive()["code"] == "too-fast"
    assert close_code(refused) == 1013
    owner = strict.connect(table, key="d" * 64)
    assert owner.update["table"]["you"] == 0
    owner.close()


def test_every_answer_has_the_headers_of_safety(inside: Inside) -> None:
    for path in ("/", "/api/games", "/api/tables/nowhere", "/healthz"):
        headers = {name.lower(): value for name, value in inside.request(path)[2].items()}
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
