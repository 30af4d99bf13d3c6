"""No log, figure, file or answer holds seeds, nonces that are not open, keys or cards, however much is logged."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.running import ENVIRONMENT

PROGRAM = """
import json, logging, sys, threading
from pathlib import Path
from paiju.server import logs
logs.set_up(sys.argv[2])
for name in ("", "paiju"):
    logging.getLogger(name).setLevel(logging.DEBUG)
from paiju.core.fair import hash_of_bytes
from tests.server.fuzz_truth import Watched
from tests.server.inside import Inside
from tests.server.running import KEY

folder = Path(sys.argv[1])
storage = Watched(folder)
server = Inside(folder, storage=storage, pause_seconds=0.0)
secrets = {"keys": [KEY], "nonces": [], "seeds": [], "cards": [], "links": []}

def deal_fairly(table, number):
    client = server.connect(table)
    while client.phase == "dealing":
        fair = client.update["table"]["fair"]
        if fair["asked"]:
            at = {"match": 1, "hand": 1, "attempt": fair["attempt"]}
            nonce = f"{number:02x}" * 32
            secrets["nonces"].append(nonce)
            told = {"type": "commit", "hash": hash_of_bytes(nonce)} if fair["stage"] == "commit" else {
                "type": "open", "nonce": nonce}
            client.ask({**told, **at})
        if client.phase == "dealing":
            client.next_update()
    return client

for number, game in enumerate(("datong", "wahua"), 1):
    table = server.make_table(game, fair=True)
    secrets["links"].append(table)
    client = deal_fairly(table, number)
    client.send(b"\\xff{")
    client.ask({"type": "about", "cards": ["3s", "3s", "4h", "W"]})
    client.ask({"type": "act", "seen": 0, "action": {"do": "play", "cards": ["3s"]}})
    client.play_hand()
    client.close()
for (table, number), kept in list(storage.rooms.items()):
    for room in storage.rooms_at(table, number):
        if room.state is not None:
            secrets["cards"] += [json.dumps(hand) for hand in room.state.dealt]
            secrets["cards"] += [" ".join(hand) for hand in room.state.dealt]
            secrets["cards"] += ["".join(hand) for hand in room.state.dealt]
        if room.record is not None and room.record.fair is not None:
            secrets["seeds"] += [attempt.seed for attempt in room.record.fair.attempts]
            secrets["cards"] += [action.partition(" ")[2] for action in room.record.actions if "play" in action]
secrets["files"] = [path.name for path in folder.iterdir() if KEY.encode() in path.read_bytes()]
hand = ["As", "Kd"]

def fail():
    raise ValueError(hand)

failing = threading.Thread(target=fail)
failing.start()
failing.join()

class Late:
    def __del__(self):
        fail()

del (late := [Late()])[0]
server.shell.draw = lambda room: fail()
body = {"game": "dazha", "bots": "greedy", "name": "A", "fair": False}
assert server.request("/api/tables", body, {"X-Device-Key": KEY})[0] == 500
figures = server.shell.metrics.text().decode()
server.stop()
print(json.dumps({"secrets": secrets, "figures": figures}))
"""


def played(folder: Path, form: str) -> tuple[dict[str, Any], str]:
    """What a server that logs everything has kept secret, its figures, and what it has logged."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder), form],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout), ended.stderr


def test_nothing_that_is_logged_or_counted_tells_a_secret(tmp_path: Path) -> None:
    found, logged = played(tmp_path, "json")
    secrets = found["secrets"]
    assert secrets.pop("files") == []
    assert all(secrets.values())
    for kind, texts in secrets.items():
        for text in texts:
            assert text not in logged, kind
            assert text not in found["figures"], kind
    entries = [json.loads(line) for line in logged.splitlines()]
    assert {"table made", "hand over"} <= {entry["event"] for entry in entries}
    faults = [entry["fault"] for entry in entries if "fault" in entry]
    assert len(faults) >= 2
    assert {fault[0] for fault in faults} == {"ValueError"}
    assert "As" not in logged
