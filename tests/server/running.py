"""A real server in a process of its own, and clients over real sockets."""

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paiju.core.actions import Action, Pass
from paiju.core.game import View
from paiju.games.views import GameView

KEY = "0123456789abcdef" * 4
OTHER_KEY = "f" * 64
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    "LANG": "C.UTF-8",
}


class Server:
    """`paiju serve` on a free port, with its data in a folder that outlives it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self._arguments = arguments
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.process = subprocess.Popen(
            [
                *(
                    sys.executable,
                    "-m",
                    "paiju",
                    "serve",
                    "--no-browser",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    "0",
                ),
                *("--data", str(self.folder), "--bot-delay", "0", "--lang", "en", *self._arguments),
            ],
            stdout=subprocess.PIPE,
            env=ENVIRONMENT,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"127\.0\.0\.1:(\d+)", line)
        assert found, line
        self.host = f"127.0.0.1:{found[1]}"

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def wait(self) -> int:
        """The exit status, once it has ended."""
        assert self.process.stdout is not None
        status = self.process.wait(15)
        self.process.stdout.close()
        return status

    def stop(self) -> int:
        """End it as the terminal does."""
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    def request(
        self, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, JSON (or text) and headers of the answer."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"http://{self.host}{path}", data, headers or {})
        try:
            with urllib.request.urlopen(asked, timeout=10) as answer:
                return answer.status, _read(answer), dict(answer.headers)
        except urllib.error.HTTPError as answer:
            with answer:
                return answer.code, _read(answer), dict(answer.headers)

    def make_table(self, game: str, key: str = KEY, **fields: Any) -> str:
        """The id of a new table without turn time, whose deals wait for nobody's nonce."""
        body = {"game": game, "bots": "greedy", "name": "阿明", "turn_seconds": None, "fair": False, **fields}
        status, answer, _ = self.request("/api/tables", body, {"X-Device-Key": key})
        assert status == 201, answer
        return str(answer["id"])

    def connect(self, table: str, key: str | None = KEY, last: int = 0, **more: Any) -> "Client":
        """A client that has said hello and got its first update."""
        client = Client(self.socket_address(table), **more)
        client.send({"type": "hello", "key": key, "last": last})
        client.next_update()
        return client

    def socket_address(self, table: str) -> str:
        """The address of a table's socket."""
        return f"ws://{self.host}/api/tables/{table}/socket"


def _read(answer: Any) -> Any:
    text = answer.read().decode()
    return json.loads(text) if "json" in answer.headers["content-type"] else text


class Client:
    """One connection; remembers the newest update and counts its commands."""

    def __init__(self, address: str, **more: Any) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(address, **more))
        self.update: dict[str, Any] = {}
        self.updates: deque[dict[str, Any]] = deque()
        self._name = secrets.token_hex(4)
        self._commands = 0

    def send(self, message: object) -> None:
        """Send a message, or a text or bytes as they are."""
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message; updates are remembered."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
        if message["type"] == "update":
            self.update = message
            self.updates.append(message)
        return message

    def next_update(self) -> dict[str, Any]:
        """The next update."""
        while (message := self.receive())["type"] != "update":
            pass
        return message

    def answer(self, ident: str) -> dict[str, Any]:
        """The answer to the command of that id, empty for a message that could not be read."""
        while (message := self.receive())["type"] == "update" or message["id"] != ident:
            pass
        return message

    def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command under a fresh id and give its answer."""
        self._commands += 1
        ident = command.setdefault("id", f"{self._name}-{self._commands}")
        self.send(command)
        return self.answer(ident)

    def act(self, action: Action) -> dict[str, Any]:
        """Take an action."""
        return self.ask({"type": "act", "seen": self.update["number"], "action": msgspec.to_builtins(action)})

    def ready(self) -> dict[str, Any]:
        """Go on."""
        return self.ask({"type": "ready", "seen": self.update["number"]})

    @property
    def phase(self) -> str:
        """The phase of the table in the newest update."""
        return str(self.update["table"]["phase"])

    @property
    def view(self) -> View:
        """The newest view."""
        view: View = msgspec.convert(self.update["view"], GameView)
        return view

    def to_act(self) -> bool:
        """Whether the viewer is asked."""
        return self.phase == "playing" and self.view.seat in self.view.to_act

    def wait_for_turn(self) -> None:
        """Wait until the viewer is asked or the hand is over."""
        while not self.to_act() and self.phase in ("playing", "dealing"):
            self.next_update()

    def play_hand(self) -> int:
        """Play until the settlement; the number of own actions."""
        actions = 0
        self.wait_for_turn()
        while self.to_act():
            done = self.act(plain_action(self.view))
            assert done["type"] == "done", done
            actions += 1
            while self.update["number"] < done["number"]:
                self.next_update()
            self.wait_for_turn()
        return actions

    def close(self) -> None:
        """Close the connection."""
        self._open.close()


def plain_action(view: View) -> Action:
    """The first legal action that is no pass, the pass where there is no other."""
    actions = list(view.actions())
    return next((action for action in actions if not isinstance(action, Pass)), actions[0])


def close_code(client: Client) -> int:
    """The code with which the server closes, whatever it sends before."""
    try:
        while True:
            client.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
