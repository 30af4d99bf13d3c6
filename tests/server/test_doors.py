"""Codes and knocks: what opens a table, how often one may be wrong, and who is let in."""

from pathlib import Path
from typing import Any

import pytest

from paiju.server.doors import (
    DIGITS,
    MOST_REFUSED,
    MOST_WRONG,
    MOST_WRONG_ADDRESS,
    MOST_WRONG_EACH,
    WINDOW,
    DoorClosed,
    Doors,
)
from tests.server.inside import Inside
from tests.server.running import KEY, OTHER_KEY, Server

FRIEND = "3" * 64


class Watch:
    """A clock that is set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def closed(doors: Doors, code: str, asker: str, address: str = "here") -> str:
    with pytest.raises(DoorClosed) as found:
        doors.table_of(code, asker, address)
    return found.value.code


def test_a_code_has_six_digits_and_opens_its_table() -> None:
    doors = Doors(Watch())
    codes = {doors.code_of(f"t{number}") for number in range(50)}
    assert len(codes) == 50
    assert all(len(code) == DIGITS and code.isdigit() for code in codes)
    code = doors.code_of("t7")
    assert doors.code_of("t7") == code
    wide = "".join(chr(ord(digit) + 0xFEE0) for digit in code)
    for typed in (code, f" {code[:3]} {code[3:]}\n", wide):
        assert doors.table_of(typed, "a", "here") == "t7"
    doors.withdraw("t7")
    assert closed(doors, code, "a") == "code-unknown"


def test_wrong_codes_of_one_and_of_all_are_few() -> None:
    watch = Watch()
    doors = Doors(watch)
    code = doors.code_of("t")
    for _ in range(MOST_WRONG_EACH):
        assert closed(doors, "x", "guesser") == "code-unknown"
    assert closed(doors, code, "guesser") == "codes-too-many"
    assert doors.table_of(code, "friend", "here") == "t"
    for number in range(MOST_WRONG_ADDRESS - MOST_WRONG_EACH):
        assert closed(doors, "x", f"guesser {number}") == "code-unknown"
    assert closed(doors, code, "neighbour") == "codes-too-many"
    assert doors.table_of(code, "friend", "elsewhere") == "t"
    for number in range(MOST_WRONG - MOST_WRONG_ADDRESS):
        assert closed(doors, "x", f"guesser {number}", f"address {number}") == "code-unknown"
    assert closed(doors, code, "friend", "elsewhere") == "codes-too-many"
    watch.now += WINDOW
    assert doors.table_of(code, "guesser", "here") == "t"


def test_a_table_whose_host_refuses_many_gets_another_code() -> None:
    doors = Doors(Watch())
    code = doors.code_of("t")
    for number in range(MOST_REFUSED):
        assert doors.table_of(code, f"k{number}", "here") == "t"
        ident, new = doors.knock("t", f"k{number}")
        assert new
        assert doors.knock("t", f"k{number}") == (ident, False)
        doors.answered(ident, False)
        assert doors.waiting(ident).state == "refused"
    assert closed(doors, code, "friend") == "code-unknown"
    assert doors.code_of("t") != code


def gather(server: Server, **fields: Any) -> str:
    return server.make_table("datong", gather=True, **fields)


def code_of(server: Server, table: str, key: str = KEY) -> tuple[int, Any]:
    return server.request(f"/api/tables/{table}/code", b"", {"X-Device-Key": key})[:2]


def knock(server: Server, code: str, key: str, name: str = "Bo") -> tuple[int, Any]:
    return server.request("/api/knocks", {"code": code, "name": name}, {"X-Device-Key": key})[:2]


@pytest.mark.parametrize("through", [{}, {"X-Forwarded-For": "198.51.100.1"}])
def test_wrong_codes_are_few_from_the_machine_itself_and_through_its_proxy(
    tmp_path: Path, through: dict[str, str]
) -> None:
    server = Inside(tmp_path, {"proxy_headers": True, "forwarded_allow_ips": "127.0.0.1"})

    def tried(number: int, headers: dict[str, str]) -> str:
        body = {"code": "none", "name": "Bo"}
        return str(
            server.request("/api/knocks", body, {"X-Device-Key": f"{number:064x}", **headers})[1]["code"]
        )

    try:
        answers = [tried(number, through) for number in range(MOST_WRONG_ADDRESS + 2)]
        assert answers == ["code-unknown"] * MOST_WRONG_ADDRESS + ["codes-too-many"] * 2
        assert tried(99, {"X-Forwarded-For": "198.51.100.2"}) == "code-unknown"
    finally:
        server.stop()


def test_who_types_the_code_waits_for_the_hosts_tap(server: Server) -> None:
    table = gather(server)
    host = server.connect(table)
    assert code_of(server, table, OTHER_KEY)[1]["code"] == "host-only"
    status, told = code_of(server, table)
    assert status == 200
    status, waiting = knock(server, told["code"], FRIEND)
    assert (status, waiting["state"], waiting["table"]) == (201, "waiting", None)
    assert knock(server, told["code"], FRIEND)[1] == waiting
    while not host.update["table"]["visitors"]:
        host.next_update()
    assert host.update["table"]["visitors"] == [{"knock": waiting["knock"], "name": "Bo"}]
    assert host.ask({"type": "admit", "knock": waiting["knock"], "yes": True})["type"] == "done"
    state = server.request(f"/api/knocks/{waiting['knock']}")[1]
    assert (state["state"], state["table"]) == ("admitted", table)
    friend = server.connect(table, key=FRIEND)
    assert friend.ask({"type": "sit", "place": 2, "name": "Bo"})["type"] == "done"
    assert server.request("/api/knocks/nobody")[1]["code"] == "knock-unknown"
    friend.close()
    host.close()


def test_a_code_is_worth_nothing_once_the_match_has_begun(server: Server) -> None:
    table = gather(server)
    host = server.connect(table)
    code = code_of(server, table)[1]["code"]
    assert host.ask({"type": "begin"})["type"] == "done"
    assert knock(server, code, FRIEND)[1]["code"] == "code-unknown"
    assert code_of(server, table)[1]["code"] == "no-code-now"
    host.close()


def test_a_code_works_only_while_a_place_is_free(server: Server) -> None:
    table = gather(server)
    host = server.connect(table)
    code = code_of(server, table)[1]["code"]
    for place in (1, 2, 3):
        host.ask({"type": "fill", "place": place, "level": "greedy"})
    assert knock(server, code, FRIEND)[1]["code"] == "code-unknown"
    assert code_of(server, table)[1]["code"] == "no-code-now"
    host.close()


def test_the_lobby_lists_tables_made_public_at_which_somebody_waits(server: Server) -> None:
    public, private = gather(server, public=True), gather(server)
    hosts = [server.connect(table) for table in (public, private)]
    for host in hosts:
        while not host.update["table"]["persons"][0]["online"]:
            host.next_update()
    listed = {row["id"]: row for row in server.request("/api/lobby")[1]}
    assert private not in listed
    row = listed[public]
    assert (row["host"], row["taken"], row["places"]) == ("阿明", 1, 4)
    hosts[0].ask({"type": "begin"})
    assert public not in {row["id"] for row in server.request("/api/lobby")[1]}
    for host in hosts:
        host.close()
