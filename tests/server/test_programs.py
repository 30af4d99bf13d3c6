"""Programs at a table: they play their place and nothing else, and the table goes on without them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paiju.games import game_of
from paiju.server.programs import Programs, hash_of_token
from tests.server.running import KEY, OTHER_KEY, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"
MINE, OTHERS = {"X-Device-Key": KEY}, {"X-Device-Key": OTHER_KEY}


def gathering(server: Server, game: str = "datong") -> str:
    return server.make_table(game, gather=True)


def place(server: Server, table: str, number: int = 1, name: str = "Robo", headers: Any = None) -> Any:
    path = f"/api/tables/{table}/programs"
    return server.request(path, {"place": number, "name": name}, headers or MINE)[:2]


@contextmanager
def shown(server: Server, made: Any, token: str | None = None) -> Iterator[ClientConnection]:
    """A program that has been greeted, and has shown a token."""
    with connect(f"ws://{server.host}{made['path']}") as socket:
        greeting = json.loads(socket.recv(timeout=10))
        assert (greeting["type"], greeting["version"]) == ("greeting", 1)
        shows = made["token"] if token is None else token
        socket.send(json.dumps({"type": "hello", "version": 1, "token": shows}))
        yield socket


def heard(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=20))


def closed_with(socket: ClientConnection) -> int:
    """The code with which the server closes."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def begun(server: Server, table: str) -> Any:
    client = server.connect(table)
    assert client.ask({"type": "begin"})["type"] == "done"
    while client.update["view"] is None:
        client.next_update()
    return client


class Playing(Thread):
    """A program that answers every question until it is sent away."""

    def __init__(self, socket: ClientConnection, choose: Callable[[Any], str]) -> None:
        super().__init__()
        self._socket, self._choose = socket, choose
        self.heard: list[Any] = []
        self.said: list[str] = []
        self.code: int | None = None
        self.start()

    def run(self) -> None:
        """Answer."""
        try:
            while True:
                message = heard(self._socket)
                self.heard.append(message)
                if message["type"] == "question":
                    self.said.append(self._choose(message))
                    answer = {"type": "answer", "id": message["id"], "action": self.said[-1]}
                    self._socket.send(json.dumps(answer))
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None


def test_program_is_asked_about_its_own_place_and_plays(server: Server) -> None:
    table = gathering(server, "shuangkou")
    status, made = place(server, table)
    assert status == 201
    assert made["path"] == f"/api/tables/{table}/programs/socket"
    with shown(server, made) as socket:
        program = Playing(socket, lambda asked: str(asked["actions"][-1]))
        client = begun(server, table)
        seating = client.update["view"]["seating"]
        assert client.update["table"]["persons"][1]["name"] == "Robo"
        assert client.update["table"]["persons"][1]["bot"] == "program"
        client.play_hand()
        client.ask({"type": "clear", "place": 1})
        program.join(20)
        assert program.code == 4003
    client.close()
    assert len(program.said) > 3
    for asked in program.heard:
        view = asked["view"]
        assert view["seat"] == seating.index(1)
        assert view["settlement"] is None
        assert view["dealt"] == []
        assert len(asked["legal"]) == len(asked["actions"]) > 0
    record = server.request(f"/api/tables/{table}/records/1/1", headers=MINE)[1]
    mine = [line[2:] for line in record["actions"] if line[0] == str(seating.index(1))]
    assert mine == program.said


@pytest.mark.parametrize(
    ("said", "code"), [("play 3x", "program-illegal"), ("answer buy", "program-illegal")]
)
def test_bad_answer_is_told_and_the_table_goes_on(server: Server, said: str, code: str) -> None:
    table = gathering(server, "shuangkou")
    _, made = place(server, table)
    with shown(server, made) as socket:
        program = Playing(socket, lambda _asked: said)
        client = begun(server, table)
        client.play_hand()
        assert client.phase == "settled"
        program.join(20)
        assert [message["type"] for message in program.heard] == ["question", "fault"]
        assert (program.heard[-1]["code"], program.code) == (code, 1008)
    client.close()


def test_only_the_host_gives_a_place_and_only_between_hands(server: Server) -> None:
    table = gathering(server)
    assert place(server, table, headers=OTHERS)[1]["code"] == "host-only"
    assert place(server, table, 0)[1]["code"] == "place-taken"
    assert place(server, table, 6)[1]["code"] == "no-place"
    assert place(server, table, name="阿明")[1]["code"] == "person-twice"
    client = begun(server, table)
    assert place(server, table)[1]["code"] == "between-hands"
    client.close()


def test_token_is_good_for_its_place_alone_and_until_it_is_taken_back(server: Server) -> None:
    table, other = gathering(server), gathering(server)
    _, made = place(server, table)
    _, second = place(server, table, 2, "Robi")
    _, elsewhere = place(server, other)
    assert len({made["token"], second["token"], elsewhere["token"]}) == 3
    assert len(made["token"]) == 43
    for token in ("", "x" * 43, elsewhere["token"]):
        with shown(server, made, token) as socket:
            assert heard(socket)["code"] == ("program-token")
            assert closed_with(socket) == 4003
    assert server.request(f"/api/tables/{table}/code", {}, {"X-Device-Key": made["token"]})[0] == 400
    with shown(server, made) as socket:
        client = server.connect(table)
        client.ask({"type": "fill", "place": 1, "level": "greedy"})
        assert closed_with(socket) == 4003
        client.close()
    with shown(server, made) as socket:
        assert heard(socket)["code"] == "program-token"


def test_nothing_stored_holds_a_token(server: Server) -> None:
    _, made = place(server, gathering(server))
    for path in Path(server.folder).rglob("*"):
        if path.is_file():
            assert made["token"].encode() not in path.read_bytes()


def test_example_plays_as_a_process_of_its_own(server: Server) -> None:
    table = gathering(server, "shuangkou")
    _, made = place(server, table)
    program = subprocess.Popen(
        [sys.executable, EXAMPLE, f"ws://{server.host}{made['path']}", made["token"]],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    client = begun(server, table)
    client.play_hand()
    client.ask({"type": "fill", "place": 1, "level": "greedy"})
    client.close()
    said, _ = program.communicate(timeout=20)
    assert program.returncode == 0
    assert int(said.split()[0]) > 3


def test_silence_and_an_end_are_answered_by_nothing() -> None:
    view = game_of("shuangkou").new_hand(1).view(0)

    async def asked() -> None:
        programs = Programs(0.05)
        token = hash_of_token("one")
        assert await programs.ask(token, view, 1) is None
        line = programs.join(token)
        assert await programs.ask(token, view, 1) is None
        assert b'"question"' in await line.next()
        assert b"program-late" in await line.next()
        again = programs.join(token)
        asking = asyncio.create_task(programs.ask(token, view, 1))
        assert b'"question"' in await again.next()
        programs.leave(token, again)
        assert await asking is None

    asyncio.run(asked())
