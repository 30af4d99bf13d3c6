"""The table over real sockets: a whole hand, coming back, two tabs, spectators, and messages that are wrong."""

import json
import threading
from pathlib import Path

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from paiju.cli.serve import listen
from paiju.games import GAMES
from paiju.server import socket as table_sockets
from paiju.server.app import make_app
from paiju.server.shell import Shell
from paiju.server.sqlite import SqliteStorage
from paiju.server.workers import Workers
from tests.server.running import OTHER_KEY, Server, close_code, plain_action

ALWAYS_PLAYED = {"dazha": {"showdown": False, "penalty_showdown": "never"}}
"""The options with which no deal is settled before anybody plays."""


@pytest.mark.parametrize("game", list(GAMES))
def test_whole_hand_against_bots_and_the_next_one(server: Server, game: str) -> None:
    client = server.connect(server.make_table(game, options={"hands": 2, **ALWAYS_PLAYED.get(game, {})}))
    assert client.update["table"]["you"] == 0
    assert client.play_hand() >= 1
    assert client.phase == "settled"
    view = client.update["view"]
    deltas = [line["deltas"] for line in view["settlement"]["lines"]]
    assert client.update["table"]["scores"] == [sum(column) for column in zip(*deltas, strict=True)]
    assert len(view["dealt"]) == 4
    assert client.ready()["type"] == "done"
    client.next_update()
    client.play_hand()
    assert (client.phase, client.update["table"]["hand"]) == ("over", 2)
    numbers = [update["number"] for update in client.updates]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    client.close()


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    table = server.make_table("datong")
    first = server.connect(table)
    first.wait_for_turn()
    last = first.update["number"]
    first.act(plain_action(first.view))
    first.wait_for_turn()
    first.close()
    events = [event for update in first.updates if update["number"] > last for event in update["events"]]
    again = server.connect(table, last=last)
    assert again.update["number"] >= first.update["number"]
    assert again.update["events"][: len(events)] == events
    assert again.update["view"]["hand"] == first.update["view"]["hand"]
    again.close()
    anew = server.connect(table)
    assert anew.update["events"] == []
    anew.close()


def test_two_tabs_are_one_seat(server: Server) -> None:
    table = server.make_table("datong")
    one, two = server.connect(table), server.connect(table)
    one.wait_for_turn()
    two.wait_for_turn()
    assert one.update["view"]["hand"] == two.update["view"]["hand"]
    action, before = plain_action(one.view), two.update["number"]
    done = one.act(action)
    assert done["type"] == "done"
    while two.update["number"] < done["number"]:
        two.next_update()
    two.update["number"] = before
    assert two.act(action)["type"] == "refused"
    one.close()
    persons = server.request(f"/api/tables/{table}")[1]["persons"]
    assert persons[0]["online"] is True
    two.close()
    looking = server.connect(table, key=None)
    while looking.update["table"]["persons"][0]["online"]:
        looking.next_update()
    looking.close()


@pytest.mark.parametrize("key", [None, OTHER_KEY, "", "nonsense", "0123456789ABCDEF" * 4])
def test_without_the_key_one_looks_on_and_sees_no_hand(server: Server, key: str | None) -> None:
    table = server.make_table("datong")
    owner = server.connect(table)
    owner.wait_for_turn()
    spectator = server.connect(table, key=key)
    assert spectator.update["table"]["you"] is None
    assert spectator.update["view"]["seat"] is None
    assert spectator.update["view"]["hand"] == []
    commands: list[dict[str, object]] = [
        {"type": "act", "seen": 10**6, "action": {"do": "pass"}},
        {"type": "ready", "seen": 10**6},
        {"type": "about", "cards": ["3s"]},
        {"type": "hint"},
    ]
    for command in commands:
        refused = spectator.ask(command)
        assert (refused["type"], refused["code"]) == ("refused", "not-seated")
    spectator.close()
    owner.close()


def test_selection_and_hints(server: Server) -> None:
    client = server.connect(server.make_table("datong", options={"surrender": False}))
    client.wait_for_turn()
    hand = client.update["view"]["hand"]
    selection = client.ask({"type": "about", "cards": hand[:1]})
    assert selection["type"] == "selection"
    assert selection["readings"] or selection["refusal"]["code"] in ("kind-differs", "too-low", "needs-bomb")
    missing = next(card for card in ("3s", "4s", "5s", "6s", "7s", "8s", "9s", "w", "W") if card not in hand)
    assert client.ask({"type": "about", "cards": [missing]})["refusal"]["code"] == "not-held"
    hints = client.ask({"type": "hint"})
    assert hints["type"] == "hints"
    assert 1 <= len(hints["actions"]) <= 40
    assert all(hints["actions"].count(action) == 1 for action in hints["actions"])
    done = client.ask({"type": "act", "seen": client.update["number"], "action": hints["actions"][0]})
    assert done["type"] == "done"
    refused = client.ask({"type": "hint"})
    assert refused["type"] in ("refused", "hints")
    client.close()


UNREADABLE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type":"nonsense"}',
    '{"type":"act"}',
    '{"type":"hint","id":""}',
    json.dumps({"type": "hint", "id": "x" * 41}),
    '{"type":"hint","id":7}',
    '{"type":"hint","id":"a","more":1}',
    '{"type":"act","id":"a","seen":"1","action":{"do":"pass"}}',
    '{"type":"act","id":"a","seen":1,"action":{"do":"fly"}}',
    json.dumps({"type": "about", "id": "a", "cards": ["3x"]}),
    json.dumps({"type": "about", "id": "a", "cards": ["3s"] * 41}),
    '{"type":"hint","id":"\\ud800"}',
    '{"type":"act","id":"a","seen":1e400,"action":{"do":"pass"}}',
    "[" * 5000,
    '{"type":"act","id":"a","seen":1,"action":{"do":"pass","x":' + "[" * 20_000 + "]" * 20_000 + "}}",
    b"\xff\xfe\x00",
]


def test_messages_that_cannot_be_read_are_answered_and_the_socket_stays(server: Server) -> None:
    table = server.make_table("datong")
    for messages in (UNREADABLE[::2], UNREADABLE[1::2]):
        client = server.connect(table)
        client.wait_for_turn()
        for message in messages:
            client.send(message)
            refused = client.answer("")
            assert (refused["type"], refused["code"]) == ("refused", "message-unreadable"), message
        assert client.act(plain_action(client.view))["type"] == "done"
        client.close()


def test_too_many_unreadable_messages_end_the_connection(server: Server) -> None:
    client = server.connect(server.make_table("datong"))
    for _ in range(20):
        client.send("{")
    assert close_code(client) == 1008


def test_oversized_message_ends_the_connection_and_nothing_else(server: Server) -> None:
    table = server.make_table("datong")
    client = server.connect(table)
    client.send("x" * 100_000)
    assert close_code(client) == 1009
    again = server.connect(table)
    again.wait_for_turn()
    assert again.act(plain_action(again.view))["type"] == "done"
    again.close()


def test_first_message_must_be_hello(server: Server) -> None:
    table = server.make_table("datong")
    for message in ('{"type":"hint","id":"a"}', "nonsense"):
        with connect(server.socket_address(table)) as socket:
            socket.send(message)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000


def test_hello_must_come_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_sockets, "HELLO_SECONDS", 0.2)
    app = make_app(Shell(SqliteStorage(tmp_path), Workers(1)))
    listening = listen("127.0.0.1", 0)
    running = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}/api/tables/any/socket") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def test_second_hello_is_refused(server: Server) -> None:
    client = server.connect(server.make_table("datong"))
    client.send({"type": "hello", "key": OTHER_KEY})
    assert client.answer("")["code"] == "hello-again"
    client.close()


def test_socket_of_an_unknown_table_says_so(server: Server) -> None:
    with connect(server.socket_address("nowhere")) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=10))["code"] == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4004


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null"])
def test_socket_from_another_page_is_refused(server: Server, origin: str) -> None:
    table = server.make_table("datong")
    with pytest.raises(InvalidStatus) as refused:
        server.connect(table, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    client = server.connect(table, additional_headers={"Origin": f"http://{server.host}"})
    client.close()


def test_repeated_command_is_applied_once(server: Server) -> None:
    client = server.connect(server.make_table("datong"))
    client.wait_for_turn()
    seen = client.update["number"]
    command = {
        "type": "act",
        "id": "tap",
        "seen": seen,
        "action": {"do": "answer", "choice": client.update["view"]["question"]["choices"][0]},
    }
    answers = [client.ask(dict(command)) for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["done"] * 3
    person_seat = client.update["view"]["seat"]
    client.wait_for_turn()
    told = [event for update in client.updates for event in update["events"]]
    assert sum(event.get("event") == "answered" and event["seat"] == person_seat for event in told) == 1
    client.close()
