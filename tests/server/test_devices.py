"""Moving to another device: a link good once and for ten minutes, the same person on both, the old key given up."""

import asyncio
import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from paiju.server.devices import LINK_SECONDS, DeviceRefused, Devices
from paiju.server.sqlite import SqliteStorage
from paiju.server.storage import Device, StorageError
from tests.server.running import KEY, OTHER_KEY, Client, Server, close_code

NEW, THIRD = "1" * 64, "2" * 64


def post(server: Server, path: str, key: str | None, body: object = None) -> tuple[int, Any]:
    headers = {"X-Device-Key": key} if key else {}
    return server.request(path, b"" if body is None else body, headers)[:2]


def link(server: Server, key: str) -> str:
    status, made = post(server, "/api/devices/link", key, {"name": " 阿明", "table": "some-table"})
    assert (status, made["seconds"]) == (201, LINK_SECONDS)
    return str(made["token"])


def claim(server: Server, key: str, token: str, revoke: bool = False) -> tuple[int, Any]:
    return post(server, "/api/devices/claim", key, {"token": token, "revoke": revoke})


def test_another_device_is_the_same_person_until_the_first_is_given_up(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        table = server.make_table("datong")
        old = server.connect(table)
        old.wait_for_turn()
        token = link(server, KEY)
        assert claim(server, KEY, token)[1]["code"] == "device-same"
        assert claim(server, NEW, token) == (200, {"name": "阿明", "table": "some-table", "revoked": False})
        assert claim(server, THIRD, token)[1]["code"] == "device-link"
        new = server.connect(table, key=NEW)
        assert new.update["table"]["you"] == 0
        assert new.update["table"]["host"] is True
        assert new.update["view"]["hand"] == old.update["view"]["hand"]
        stranger = server.connect(table, key=THIRD)
        assert stranger.update["table"]["you"] is None
        # From the second device to a third, giving up the second: the first stays.
        assert claim(server, THIRD, link(server, NEW), revoke=True)[1]["revoked"] is True
        assert close_code(new) == 4003
        assert post(server, "/api/devices/link", NEW, {})[1]["code"] == "device-revoked"
        status, problem = post(server, f"/api/tables/{table}/code", NEW)
        assert (status, problem["code"]) == (403, "device-revoked")
        old.close()
        stranger.close()
        server.kill()
        server.start()
        for key, you in ((KEY, 0), (THIRD, 0), (OTHER_KEY, None)):
            client = server.connect(table, key=key)
            assert client.update["table"]["you"] == you
            client.close()
        refused = _refused(server, table, NEW)
        assert refused == ("device-revoked", 4003)
    finally:
        server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("paiju.db*"))
    for key in (KEY, NEW, THIRD):
        assert key.encode() not in stored
        assert bytes.fromhex(key) not in stored


def _refused(server: Server, table: str, key: str) -> tuple[str, int]:
    """The code of the refusal of a connection, and that with which it is closed."""
    client = Client(server.socket_address(table))
    client.send({"type": "hello", "key": key})
    code = str(client.receive()["code"])
    return code, close_code(client)


def test_link_is_looked_at_without_being_used(server: Server) -> None:
    made = post(server, "/api/devices/link", KEY, {"name": "Ann", "table": "t"})[1]
    assert made["url"] == f"http://{server.host}/device/{made['token']}"
    path = f"/api/devices/links/{made['token']}"
    for _ in range(2):
        status, offered, _ = server.request(path)
        assert status == 200
        assert (offered["name"], offered["table"]) == ("Ann", "t")
        assert LINK_SECONDS - 5 < offered["seconds"] <= LINK_SECONDS
    status, drawn, headers = server.request(f"{path}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert "<svg" in drawn
    assert claim(server, NEW, made["token"])[0] == 200
    for gone in (path, f"{path}/qr.svg"):
        status, problem, _ = server.request(gone)
        assert (status, problem["code"]) == (403, "device-link")
    for body in ({"name": "\u202e"}, {"table": "../x"}, {"other": 1}):
        assert post(server, "/api/devices/link", KEY, body)[0] == 400


def test_other_devices_are_given_up_later_too(server: Server) -> None:
    table = server.make_table("datong", key=THIRD)
    first, second = "3" * 64, "4" * 64
    for key in (first, second):
        claim(server, key, link(server, THIRD))
    assert post(server, "/api/devices/link", second, {})[1]["others"] == 2
    here, there = server.connect(table, key=first), server.connect(table, key=second)
    assert post(server, "/api/devices/revoke", second, {}) == (200, {"count": 2})
    assert close_code(here) == 4003
    assert _refused(server, table, THIRD) == ("device-revoked", 4003)
    assert there.ask({"type": "say", "phrase": "hello"})["type"] == "done"
    assert post(server, "/api/devices/link", second, {})[1]["others"] == 0
    assert post(server, "/api/devices/revoke", second, {}) == (200, {"count": 0})
    assert post(server, "/api/devices/revoke", first, {})[1]["code"] == "device-revoked"
    there.close()


def test_after_a_restart_links_and_codes_are_made_anew(tmp_path: Path) -> None:
    """They are kept in memory only: what was told before is refused, as one that is too old, and a new one works."""
    server = Server(tmp_path)
    headers = {"X-Device-Key": KEY}
    try:
        table = server.make_table("datong", gather=True)
        token = link(server, KEY)
        code = server.request(f"/api/tables/{table}/code", {}, headers)[1]["code"]
        knock = post(server, "/api/knocks", NEW, {"code": code, "name": "Bo"})[1]["knock"]
        server.kill()
        server.start()
        assert claim(server, NEW, token)[1]["code"] == "device-link"
        assert server.request(f"/api/knocks/{knock}")[1]["code"] == "knock-unknown"
        again = server.request(f"/api/tables/{table}/code", {}, headers)[1]["code"]
        if again != code:
            assert post(server, "/api/knocks", NEW, {"code": code, "name": "Bo"})[1]["code"] == "code-unknown"
        assert post(server, "/api/knocks", NEW, {"code": again, "name": "Bo"})[0] == 201
        host = server.connect(table)
        assert [visitor["name"] for visitor in host.update["table"]["visitors"]] == ["Bo"]
        host.close()
        assert claim(server, NEW, link(server, KEY))[0] == 200
    finally:
        server.stop()


@pytest.mark.parametrize("path", ["/api/devices/link", "/api/devices/claim", "/api/devices/revoke"])
def test_devices_are_moved_by_their_own_pages(server: Server, path: str) -> None:
    body = {"token": "x"} if path.endswith("claim") else {}
    assert post(server, path, None, body)[1]["code"] == "device-key"
    headers = {"X-Device-Key": KEY, "Origin": "http://elsewhere.example"}
    status, problem, _ = server.request(path, body, headers)
    assert (status, problem["code"]) == (403, "origin")


class Flow:
    """Devices over a storage, with a clock."""

    def __init__(self, folder: Path) -> None:
        self.now = 0.0
        self.storage = SqliteStorage(folder)
        self.devices = Devices(self.storage, lambda: self.now)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def test_a_link_is_good_for_ten_minutes_and_the_newest_only(tmp_path: Path) -> None:
    async def run() -> None:
        flow = Flow(tmp_path)
        first = (await flow.devices.link("a")).token
        second = (await flow.devices.link("a")).token
        assert first != second
        with pytest.raises(DeviceRefused):
            await flow.devices.claim(first, "b", False)
        flow.now += LINK_SECONDS
        with pytest.raises(DeviceRefused) as refused:
            await flow.devices.claim(second, "b", False)
        assert refused.value.code == "device-link"
        third = (await flow.devices.link("a")).token
        flow.now += LINK_SECONDS - 1
        assert (await flow.devices.claim(third, "b", False)).person == "a"
        assert await flow.devices.person_of("b") == "a"
        await flow.storage.close()

    asyncio.run(run())


def test_moving_back_makes_the_first_device_good_again(tmp_path: Path) -> None:
    async def run() -> None:
        flow = Flow(tmp_path)
        there = await flow.devices.link("a")
        assert (await flow.devices.claim(there.token, "b", True)).key == "a"
        with pytest.raises(DeviceRefused):
            await flow.devices.person_of("a")
        back = await flow.devices.link("b")
        assert (await flow.devices.claim(back.token, "a", True)).key == "b"
        assert await flow.devices.person_of("a") == "a"
        assert await flow.storage.devices() == [Device("a", "a"), Device("b", "a", True)]
        await flow.storage.close()

    asyncio.run(run())


def test_two_who_claim_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def run() -> None:
        flow = Flow(tmp_path)
        token = (await flow.devices.link("a")).token
        claims = (flow.devices.claim(token, key, True) for key in ("b", "c"))
        answers = await asyncio.gather(*claims, return_exceptions=True)
        assert [isinstance(answer, DeviceRefused) for answer in answers].count(True) == 1
        await flow.storage.close()

    asyncio.run(run())


def test_a_link_whose_claim_could_not_be_stored_is_still_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        flow = Flow(tmp_path)
        token = (await flow.devices.link("a")).token
        db = sqlite3.connect(tmp_path / "paiju.db", isolation_level=None)
        db.execute("ALTER TABLE devices RENAME TO elsewhere")
        with pytest.raises(StorageError):
            await flow.devices.claim(token, "b", True)
        assert await flow.devices.person_of("a") == "a"
        db.execute("ALTER TABLE elsewhere RENAME TO devices")
        db.close()
        assert (await flow.devices.claim(token, "b", True)).key == "a"
        await flow.storage.close()

    asyncio.run(run())
