"""Fair deals over real sockets: a client commits, opens and checks; a server that is killed keeps its word."""

import json
import secrets
import sqlite3
from pathlib import Path
from typing import Any

from paiju.core.fair import hash_of_bytes, hash_of_text
from paiju.core.record import Record
from paiju.core.verifying import verify_fair
from paiju.games import game_of
from tests.server.running import KEY, Client, Server


class FairClient:
    """A client that takes part in fair deals, and keeps what it was shown."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.nonce = secrets.token_hex(32)

    @property
    def fair(self) -> Any:
        """How the deal stands in the newest update."""
        return self.client.update["table"]["fair"]

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send the hash or the nonce for the attempt."""
        table = self.client.update["table"]
        place = {"match": table["match"], "hand": table["hand"], "attempt": table["fair"]["attempt"]}
        return self.client.ask({"type": kind, **place, **fields})

    def commit(self) -> None:
        """Send the hash, and wait for the commitment."""
        assert (self.fair["stage"], self.fair["asked"]) == ("commit", True)
        assert self.send("commit", hash=hash_of_bytes(self.nonce))["type"] == "done"
        while self.fair["stage"] == "commit":
            self.client.next_update()

    def open(self) -> None:
        """Open the nonce, and wait for the deal."""
        assert self.send("open", nonce=self.nonce)["type"] == "done"
        while self.client.phase == "dealing":
            self.client.next_update()


def records(folder: Path, table: str) -> list[Record]:
    """The records that a server which has ended has kept."""
    with sqlite3.connect(folder / "paiju.db") as db:
        rows = db.execute("SELECT record FROM records WHERE table_id = ? ORDER BY match, hand", (table,))
        found = [Record.from_json(record) for (record,) in rows]
    db.close()
    return found


def test_hand_that_was_dealt_with_a_clients_nonce(tmp_path: Path) -> None:
    running = Server(tmp_path)
    try:
        table = running.make_table("fanfanzha", fair=True)
        person = FairClient(running.connect(table))
        person.commit()
        shown = person.fair
        assert hash_of_text(shown["header"]) == shown["commitment"]
        header = json.loads(shown["header"])
        assert header["nonce_hashes"][0] == hash_of_bytes(person.nonce)
        assert header["table"] == table
        person.open()
        person.client.play_hand()
        opening = person.fair["opening"]
        assert hash_of_bytes(opening["attempts"][-1]["seed"]) == shown["seed_hash"]
        person.client.close()
    finally:
        running.stop()
    (record,) = records(tmp_path, table)
    found = verify_fair(record, game_of(record.game), commitment=shown["commitment"])
    assert found.contributors == (0,)
    assert record.verify(game_of(record.game)).agrees


def test_killed_between_commitment_and_opening_the_server_keeps_its_word(tmp_path: Path) -> None:
    running = Server(tmp_path)
    table = running.make_table("fanfanzha", fair=True)
    person = FairClient(running.connect(table))
    person.commit()
    shown = person.fair
    person.client.close()
    running.kill()
    running.start()
    try:
        person.client = running.connect(table, KEY)
        assert {**person.fair, "asked": True} == {**shown, "asked": True}
        assert person.fair["asked"]
        person.open()
        person.client.play_hand()
        assert person.fair["opening"]["attempts"][-1]["commitment"] == shown["commitment"]
        person.client.close()
    finally:
        running.stop()


def test_client_that_knows_nothing_of_it_plays_after_a_moment(tmp_path: Path) -> None:
    running = Server(tmp_path)
    try:
        client = running.connect(running.make_table("fanfanzha", fair=True))
        client.play_hand()
        assert client.update["view"]["settlement"] is not None
        assert client.update["table"]["fair"]["nonce_hashes"] == [None] * 4
        client.close()
    finally:
        running.stop()


def test_hand_that_is_dissolved_is_opened_and_kept(tmp_path: Path) -> None:
    running = Server(tmp_path)
    mine = {"X-Device-Key": KEY}
    try:
        table = running.make_table("fanfanzha", fair=True)
        person = FairClient(running.connect(table))
        person.commit()
        shown = person.fair
        person.open()
        assert person.client.ask({"type": "dissolve"})["type"] == "done"
        while person.client.phase != "over":
            person.client.next_update()
        assert hash_of_bytes(person.fair["opening"]["attempts"][-1]["seed"]) == shown["seed_hash"]
        person.client.close()
        (listed,) = running.request(f"/api/tables/{table}/records", headers=mine)[1]
        assert (listed["dissolved"], listed["totals"], listed["ended"]) == (True, [0] * 4, None)
        replay = running.request(f"/api/tables/{table}/records/1/1/replay", headers=mine)[1]
        assert (replay["dissolved"], replay["agrees"], replay["scores"]) == (True, True, [0] * 4)
    finally:
        running.stop()
    (record,) = records(tmp_path, table)
    assert record.dissolved
    found = verify_fair(record, game_of(record.game), commitment=shown["commitment"])
    assert found.contributors == (0,)
