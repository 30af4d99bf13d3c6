"""Where deals are played changes nothing; what has been played is kept, and not played again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from importlib.util import find_spec
from pathlib import Path

import pytest
from msgspec.structs import replace

from paiju.analysis import OnRay, Processes, Simulation, WorkersError, simulate
from paiju.analysis import on_ray as ray_module
from paiju.analysis.kept import kept_seed
from paiju.analysis.workers import HERE, chunks
from paiju.core.errors import OptionsError, PaijuError

SPEC = Simulation(game="fanfanzha", bots=("steady",), hands=20, seed=3)
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def square(number: int) -> int:
    return number * number


def dying(number: int) -> int:
    if number == 5:
        os._exit(1)
    return number


def refusing(number: int) -> int:
    raise WorkersError("ray-failed", reason=str(number))


def test_work_comes_back_in_order_and_of_no_work_comes_nothing():
    done = [number for chunk in chunks(square, 3, 200, HERE, 2) for number in chunk]
    assert done == [number * number for number in range(3, 200)]
    assert not list(chunks(square, 3, 3, HERE))


def test_no_more_is_begun_than_is_soon_wanted():
    begun: list[int] = []

    def noted(number: int) -> int:
        begun.append(number)
        return number

    some = chunks(noted, 0, 10**9, HERE, 1)
    assert next(some) == [0]
    assert len(begun) < 20
    some.close()


def test_a_process_that_dies_is_no_end_without_a_word():
    with pytest.raises(WorkersError) as died:
        list(chunks(dying, 0, 20, Processes(2), 1))
    assert died.value.code == "workers-died"


def test_what_a_worker_refuses_is_refused():
    with pytest.raises(WorkersError) as refused:
        list(chunks(refusing, 0, 20, Processes(2), 1))
    assert refused.value.params == {"reason": "0"}


def test_a_simulation_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file, whole = tmp_path / "hands", simulate(SPEC)
    simulate(replace(SPEC, hands=11), results=file)
    kept = file.read_bytes()
    assert kept.count(b"\n") == 12
    for cut_off in (b"", b'{"deal":11,"outc', b"{}"):
        file.write_bytes(kept + cut_off)
        told: list[int] = []
        assert simulate(SPEC, HERE, told.append, file) == whole
        assert sum(told) == 20
        assert file.read_bytes().startswith(kept + b'{"deal":11,"outcome"')
        assert file.read_bytes().count(b"\n") == 21
    assert simulate(replace(SPEC, hands=5), results=file) == simulate(replace(SPEC, hands=5))
    assert file.read_bytes().count(b"\n") == 21
    assert kept_seed(file) == SPEC.seed


def test_a_file_whose_first_line_was_cut_off_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "hands"
    simulate(replace(SPEC, hands=1), results=file)
    whole = file.read_bytes()
    for length in (0, 10, whole.index(b"\n")):
        file.write_bytes(whole[:length])
        simulate(replace(SPEC, hands=1), results=file)
        assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "change",
    [{"seed": 4}, {"game": "datong"}, {"bots": ("greedy",)}, {"options": {"players": 6}}],
    ids=str,
)
def test_a_file_of_something_else_is_refused_and_stays(tmp_path: Path, change: dict) -> None:
    file = tmp_path / "hands"
    simulate(replace(SPEC, hands=3), results=file)
    kept = file.read_bytes()
    with pytest.raises(OptionsError) as refused:
        simulate(replace(SPEC, **change), results=file)
    assert refused.value.code == "results-differ"
    assert set(change) <= {*str(refused.value.params["names"]).split(", ")}
    assert file.read_bytes() == kept


@pytest.mark.parametrize("damage", [b'{"deal":0', b"nonsense\n", b'{"deal":7,"outcome":{}}\n', b"\n"])
def test_a_damaged_file_is_refused_and_stays(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "hands"
    simulate(replace(SPEC, hands=3), results=file)
    first, *hands = file.read_bytes().splitlines(keepends=True)
    damaged = b"".join([first, hands[0], damage, *hands[1:]])
    file.write_bytes(damaged)
    with pytest.raises(OptionsError):
        simulate(SPEC, results=file)
    assert file.read_bytes() == damaged


@pytest.mark.parametrize(
    "address",
    [
        "",
        "here",
        "host",
        "host:",
        ":6379",
        "host:0",
        "host:65536",
        "1:2:3",
        "ray://",
        "ray://host",
        "http://host:1",
        "a b:1",
    ],
)
def test_what_is_no_address_of_a_cluster_is_refused(address: str) -> None:
    with pytest.raises(OptionsError) as refused:
        OnRay(address)
    assert refused.value.code == "ray-address"
    with pytest.raises(OptionsError):
        OnRay(jobs=0)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_module, "find_spec", lambda name: None)
    with pytest.raises(WorkersError) as missing:
        OnRay()
    assert "pip install 'paiju[ray]'" in str(missing.value)


def test_ray_is_not_imported_where_it_is_not_asked_for():
    code = "import sys, paiju.cli; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


def test_a_client_of_ray_needs_more_than_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_module, "find_spec", lambda name: object() if name == "ray" else None)
    with pytest.raises(WorkersError) as missing:
        OnRay("ray://host:10001")
    assert "pip install 'ray[client]'" in str(missing.value)
    assert OnRay("host:6379").place == ("host", 6379)


@pytest.fixture
def with_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Ray were there: of an address that does not answer it is never asked."""
    monkeypatch.setattr(ray_module, "find_spec", lambda name: object())
    monkeypatch.setattr(ray_module, "WAIT", 0.3)


@pytest.mark.parametrize("answer", [None, b"HTTP/1.1 400 Bad Request\r\n\r\n", b"x", b""])
def test_an_address_where_nobody_is_ray_is_given_up_in_time(with_ray: None, answer: bytes | None) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def answering() -> None:
            line, _ = server.accept()
            with line:
                if answer is None:
                    time.sleep(1)
                else:
                    line.sendall(answer)

        threading.Thread(target=answering, daemon=True).start()
        began = time.monotonic()
        with pytest.raises(WorkersError) as silent:
            simulate(SPEC, OnRay(f"127.0.0.1:{port}"))
        assert silent.value.code == "ray-silent"
        assert time.monotonic() - began < 5


def test_an_address_that_refuses_is_told_at_once(with_ray: None) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    for client in ("", "ray://"):
        with pytest.raises(WorkersError) as silent:
            simulate(SPEC, OnRay(f"{client}127.0.0.1:{port}"))
    assert silent.value.code == "ray-silent"


@pytest.mark.slow
@needs_ray
def test_a_ray_cluster_gives_the_same(tmp_path: Path) -> None:
    whole, file = simulate(SPEC), tmp_path / "hands"
    with pytest.raises(PaijuError):
        list(chunks(refusing, 0, 4, OnRay(jobs=2)))
    simulate(replace(SPEC, hands=5), OnRay(jobs=2), results=file)
    assert simulate(SPEC, OnRay(), results=file) == whole


@pytest.mark.skipif(os.name != "posix", reason="processes end otherwise here")
@pytest.mark.parametrize("how", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.slow)])
def test_processes_end_with_the_one_that_began_them(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "hands"
    args = ["simulate", "datong", "--hands", "100000", "--jobs", "2", "--seed", "1", "--bots", "random"]
    command = [sys.executable, "-m", "paiju", *args, "--results", str(file)]
    # A group of its own, as a terminal gives it: Ctrl-C goes to all of it.
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as running:
        deadline = time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") > 1):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        if how == signal.SIGKILL:
            running.kill()
        else:
            os.killpg(running.pid, how)
        _, said = running.communicate(timeout=30)  # until the last process has closed the pipe
    assert b"Traceback" not in said
    assert running.returncode in (-how, 130)
