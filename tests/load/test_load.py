"""`paiju load`: a small one against a server of its own, and what it would find."""

import asyncio
import random
import sys
from collections.abc import Callable
from subprocess import run

import msgspec
import pytest

from paiju.core.actions import Flee, Pass
from paiju.games import GAMES
from paiju.load.errors import LoadRefused
from paiju.load.figures import Figures
from paiju.load.journal import _kept
from paiju.load.pacer import Pacer
from paiju.load.player import Sent, plain_action
from paiju.load.result import LoadResult, LoadSpec
from paiju.load.run import run_load
from paiju.load.serving import Usage, checked_address
from paiju.load.table import LoadedTable
from paiju.room.commands import Act
from tests.server.running import ENVIRONMENT


def load(spec: LoadSpec) -> LoadResult:
    """What a load finds."""
    return run_load(spec, lambda done, total: None)


def test_small_load_loses_nothing_and_every_table_moves() -> None:
    result = load(LoadSpec(games=("datong", "wahua"), tables=2, moves_per_second=40, seconds=2))
    assert result.holds
    assert result.journal is not None
    assert result.journal.acknowledged >= result.moves_per_second * 2 > 20
    assert result.moves is not None
    assert 0 < result.moves.p50 <= result.moves.p99 <= result.moves.worst
    assert not result.refusals


def test_persons_among_bots_that_search_are_answered_and_the_bots_thoughts_counted() -> None:
    result = load(LoadSpec(games=("datong",), tables=2, moves_per_second=40, seconds=3, bots="strong"))
    assert result.persons == 2
    assert result.journal is not None
    assert (result.journal.lost, result.lost_updates, result.unanswered) == (0, 0, 0)
    assert sum(result.thoughts.values()) > 0
    assert set(result.thoughts) <= {"whole", "shortened", "quick"}


@pytest.mark.slow
def test_server_killed_under_load_has_all_that_it_acknowledged() -> None:
    result = load(LoadSpec(games=tuple(GAMES), tables=40, moves_per_second=100, seconds=10, kill=True))
    assert result.holds, result
    assert result.killed is not None
    assert result.killed.moving is not None
    assert result.journal is not None
    assert result.journal.acknowledged > 300


@pytest.mark.parametrize(
    ("acknowledged", "stored", "kept"),
    [("abc", "abc", 3), ("abc", "ab", 2), ("abc", "acb", 2), ("ab", "aab", 2), ("", "a", 0)],
)
def test_what_is_not_stored_in_its_order_is_found(acknowledged: str, stored: str, kept: int) -> None:
    assert _kept(acknowledged, stored) == kept


def a_table() -> LoadedTable:
    return LoadedTable("http://127.0.0.1:1", Figures(), Pacer(1), random.Random(1))


def update(number: int) -> bytes:
    return msgspec.json.encode({"type": "update", "number": number})


def test_an_update_that_was_not_sent_is_counted() -> None:
    async def play() -> int:
        table = a_table()
        player = table.players[0]
        for number in (1, 2, 2, 5):
            player._received(update(number))
        return table.figures.lost

    assert asyncio.run(play()) == 2


def test_a_move_is_timed_until_the_last_has_it() -> None:
    async def play() -> list[float]:
        table = a_table()
        table.figures.measuring = True
        for player in table.players[:-1]:
            player._received(update(1))

        sent = Sent(Act("a", 0, Pass()), 10.0, asyncio.get_running_loop().create_future())
        table.done(sent, 1, True, 11.0)
        assert not table.figures.moves
        table.seen(1, 12.5)
        return table.figures.moves

    assert asyncio.run(play()) == [2.5]


def test_the_beat_goes_to_who_was_asked_first_and_still_has_something_to_do() -> None:
    pacer = Pacer(10)
    moved: list[str] = []

    def mover(name: str, may: bool) -> Callable[[], bool]:
        def move() -> bool:
            moved.append(name)
            return may

        return move

    for name, may in (("gone", False), ("first", True), ("second", True)):
        pacer.add(mover(name, may))
    pacer._beat()
    assert moved == ["gone", "first"]
    pacer._beat()
    pacer._beat()
    assert (moved, pacer.missed) == (["gone", "first", "second"], 1)


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_under_load_neither_flees_nor_passes_where_there_is_more(game: str) -> None:
    state = GAMES[game].new_hand(seed=3)
    for _ in range(12):
        if state.settlement is not None:
            break
        view = state.view(state.to_act[0])
        action = plain_action(view)
        assert action in tuple(view.actions())
        assert not isinstance(action, (Pass, Flee)) or all(
            isinstance(other, (Pass, Flee)) for other in view.actions()
        )
        state, _ = state.apply(state.to_act[0], action)


@pytest.mark.parametrize(
    "server",
    [
        "http://192.0.2.1:8765",
        "http://paiju.example:80",
        "https://127.0.0.1:1",
        "127.0.0.1:8765",
        "http://[::1]",
    ],
)
def test_only_this_machine_is_put_under_load(server: str) -> None:
    with pytest.raises(LoadRefused) as refused:
        checked_address(server)
    assert refused.value.code == "load-address"


@pytest.mark.parametrize("server", ["http://127.0.0.1:8765/", "http://localhost:80", "http://[::1]:9"])
def test_addresses_of_this_machine(server: str) -> None:
    assert checked_address(server) == server.rstrip("/")


def test_what_a_server_says_of_itself() -> None:
    bucket = 'paiju_store_seconds_bucket{{le="{}"}} {}\n'
    before = Usage("")
    after = Usage(
        "process_resident_memory_bytes 5e7\nprocess_cpu_seconds_total 1.5\n"
        + bucket.format("0.01", 90.0)
        + bucket.format("0.05", 99.0)
        + bucket.format("+Inf", 100.0)
        + 'paiju_thoughts_total{thought="shortened"} 7.0\n'
    )
    assert after.thoughts - before.thoughts == {"shortened": 7}
    assert (before.memory, before.storing_since(before, 0.99)) == (None, None)
    assert (after.memory, after.seconds) == (5e7, 1.5)
    assert after.storing_since(before, 0.99) == 0.05
    assert after.storing_since(before, 0.5) == 0.01
    assert after.storing_since(after, 0.5) is None


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--server", "http://192.0.2.1:80"], "http://192.0.2.1:80"),
        (["--server", "http://127.0.0.1:80", "--kill"], "--server"),
        (["--game", "poker"], "poker"),
        (["--tables", "0"], "--tables"),
        (["--bots", "genius"], "genius"),
    ],
)
def test_load_that_is_refused(arguments: list[str], told: str) -> None:
    command = [sys.executable, "-m", "paiju", "load", "--lang", "en", *arguments]
    ended = run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=20, check=False)
    (line,) = ended.stderr.splitlines()
    assert (ended.returncode, ended.stdout) == (2, "")
    assert told in line
