"""`paiju serve` as a command: what it prints, and what it says where it cannot start."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from paiju.cli.errors import CommandError
from paiju.cli.serve import Delay
from tests.server.running import ENVIRONMENT, Server


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, which must end by itself."""
    command = [sys.executable, "-m", "paiju", "serve", "--no-browser", *arguments]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=20, check=False)


def refused(*arguments: str) -> str:
    """The one line by which the command refuses."""
    ended = serve("--lang", "en", *arguments)
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert line.startswith("paiju: ")
    return line


def test_busy_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = refused("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"))
    assert port in line
    assert "--port" in line
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("host", ["not a host", "192.0.2.77", "999.1.1.1"])
def test_host_that_is_not_this_machine(tmp_path: Path, host: str) -> None:
    assert host in refused("--host", host, "--port", "0", "--data", str(tmp_path))


def test_data_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        line = refused("--port", "0", "--data", str(folder))
        assert str(folder) in line
        assert "another server" not in line


def test_data_folder_of_a_running_server(tmp_path: Path) -> None:
    running = Server(tmp_path)
    try:
        line = refused("--port", "0", "--data", str(tmp_path))
        assert str(tmp_path) in line
        assert "another server is using" in line
    finally:
        running.stop()


@pytest.mark.parametrize("delay", ["", "-1", "2-1", "61", "a", "1-2-3", "nan"])
def test_delay_that_is_none(delay: str) -> None:
    with pytest.raises(CommandError) as refused:
        Delay().convert(delay, None, None)
    assert refused.value.code == "bot-delay"


@pytest.mark.parametrize(("delay", "seconds"), [("0", (0, 0)), ("0.6-1.2", (0.6, 1.2)), ("3", (3, 3))])
def test_delay_is_a_time_or_a_range(delay: str, seconds: tuple[float, float]) -> None:
    assert Delay().convert(delay, None, None) == seconds


def test_port_and_delay_that_are_none(tmp_path: Path) -> None:
    assert "65535" in refused("--port=65536", "--data", str(tmp_path))
    assert "0.6-1.2" in refused("--bot-delay=fast", "--data", str(tmp_path))


@pytest.mark.parametrize("host", [None, "", "0", "0.0.0.0"])
def test_both_addresses_and_a_code_are_printed(tmp_path: Path, host: str | None) -> None:
    command = [sys.executable, "-m", "paiju", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [*command, "--lang", "zh", *(() if host is None else ("--host", host))],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as running:
        assert running.stdout is not None
        printed = [running.stdout.readline()]
        while "Ctrl-C" not in printed[-1]:
            printed.append(running.stdout.readline())
        running.terminate()
    text = "".join(printed)
    assert "http://127.0.0.1:" in text
    assert str(tmp_path) in text
    if "局域网" in text:
        assert text.count("█") > 100


EARLY = """
import signal, sys
from paiju.cli import app
module = sys.modules["paiju.cli.serve"]
class Last:
    def __del__(self):
        signal.raise_signal(signal.SIGTERM)
module.collect_seldom = Last
app(sys.argv[1:])
"""


def test_a_signal_to_end_that_comes_in_a_destructor_is_not_lost(tmp_path: Path) -> None:
    arguments = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(
        [sys.executable, "-c", EARLY, *arguments], env=ENVIRONMENT, capture_output=True, timeout=60
    )
    assert ended.returncode == 0


@pytest.mark.parametrize("language", ["zh", "en"])
def test_help_explains_every_option(language: str) -> None:
    shown = serve("--lang", language, "--help")
    assert shown.returncode == 0
    for option in ("--host", "--port", "--data", "--no-browser", "--bot-delay"):
        line = next(line for line in shown.stdout.splitlines() if option in line)
        assert line.split()[-1].lstrip("-") not in (
            option.lstrip("-"),
            "ADDRESS",
            "NUMBER",
            "FOLDER",
            "SECONDS",
        )
