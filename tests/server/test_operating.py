"""Running a server: settings, figures, logs, an orderly end, and backups while people play."""

import json
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from paiju.cli import app
from paiju.cli.backup import backup
from paiju.cli.configuration import Configured
from paiju.cli.serve import serve
from paiju.server.backup import back_up
from paiju.server.metrics import Metrics
from paiju.server.sqlite import SqliteStorage
from paiju.server.storage import StorageError
from paiju.server.vault import KEY_FILE
from tests.server.running import ENVIRONMENT, KEY, Server
from tests.server.test_storage import entry, with_storage

OPERATING = Path(__file__).parents[2] / "docs/operating.md"


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "paiju", *arguments, "--lang", "en"],
        env=ENVIRONMENT | environment,
        capture_output=True,
        text=True,
        timeout=90,  # it starts in a second; a busy machine takes longer
        check=False,
    )


def refused(*arguments: str, **environment: str) -> str:
    ended = command(*arguments, **environment)
    assert ended.returncode == 2, ended.stdout + ended.stderr
    (line,) = ended.stderr.splitlines()
    return line.removeprefix("paiju: ")


# ── settings ─────────────────────────────────────────────────────────────────


def settings(*arguments: str) -> dict[str, Any]:
    """What `paiju serve` would be run with."""
    context = serve.make_context("serve", list(arguments))
    return dict(context.params)


def test_command_line_outdoes_the_environment_and_that_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "paiju.toml"
    file.write_text('host = "::1"\nport = 1001\npause = 2\nmetrics = true\nbot_delay = "0.5"\nlog = "json"\n')
    for variable in [name for name in os.environ if name.startswith("PAIJU_")]:
        monkeypatch.delenv(variable)
    monkeypatch.setenv("PAIJU_CONFIG", str(file))
    monkeypatch.setenv("PAIJU_PORT", "1002")
    monkeypatch.setenv("PAIJU_PAUSE", "3")
    found = settings("--pause", "4")
    assert (found["host"], found["port"], found["pause"]) == ("::1", 1002, 4.0)
    assert (found["metrics"], found["bot_delay"], found["log"]) == (True, (0.5, 0.5), "json")
    assert (found["no_browser"], found["data"]) == (False, None)
    monkeypatch.setenv("PAIJU_NO_BROWSER", "1")
    monkeypatch.setenv("PAIJU_DATA", "here")
    assert (settings()["no_browser"], settings()["data"]) == (True, "here")
    file.write_text("port = 1003\n")
    monkeypatch.delenv("PAIJU_CONFIG")
    monkeypatch.delenv("PAIJU_PORT")
    assert settings("--config", str(file))["port"] == 1003


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1\n", "there is no setting “prot”"),
        ("port\n", "cannot be read"),
        ("port = 70000\n", "65535"),
        ("port = true\n", "the setting port cannot be “True”"),
        ("port = [1]\n", "the setting port cannot be"),
        ('metrics = "yes"\n', "the setting metrics cannot be"),
        ('log = "xml"\n', "allowed: plain, json"),
        ('config = "other"\n', "there is no setting “config”"),
    ],
)
def test_file_with_a_wrong_setting_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "paiju.toml"
    file.write_text(text)
    assert said in refused("serve", "--config", str(file), "--data", str(tmp_path / "data"))
    assert not (tmp_path / "data").exists()


def test_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "there is no file" in refused("serve", "--config", str(tmp_path / "none.toml"))
    assert "65535" in refused("serve", PAIJU_PORT="70000")


def test_every_setting_is_documented() -> None:
    documented = dict(re.findall(r"^\| `(PAIJU_\w+)` \| `(\w+)` \|", OPERATING.read_text("utf-8"), re.M))
    declared = {
        str(option.envvar): str(option.name)
        for one in app.commands.values()
        if isinstance(one, Configured)
        for option in one.options()
    }
    assert documented == declared
    assert isinstance(backup, Configured)


# ── figures ──────────────────────────────────────────────────────────────────


def figures(server: Server) -> dict[str, float]:
    status, text, headers = server.request("/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_figures_count_and_time_what_happens(tmp_path: Path) -> None:
    server = Server(tmp_path, "--metrics")
    try:
        table = server.make_table("fanfanzha", name="阿明")
        client = server.connect(table)
        actions = client.play_hand()
        assert client.ask({"type": "act", "seen": 0, "action": {"do": "turn_up"}})["type"] == "refused"
        server.request("/api/replays/none")
        found = figures(server)
        assert found["paiju_tables"] == 1
        assert found["paiju_connections"] == 1
        assert found['paiju_commands_total{command="act"}'] == actions + 1
        assert found['paiju_refusals_total{code="moment-passed"}'] == 1
        assert found['paiju_refusals_total{code="record-unknown"}'] == 1
        assert found['paiju_hands_total{game="fanfanzha"}'] == 1
        assert found["paiju_command_seconds_count"] == actions + 1
        assert found["paiju_store_seconds_count"] >= 5
        assert 0 < found["paiju_command_seconds_sum"] < 60
        client.close()
        text = server.request("/metrics")[1]
        for secret in ("阿明", KEY, table):
            assert secret not in text
    finally:
        server.stop()


def test_figures_are_shown_only_where_they_are_wanted(server: Server) -> None:
    assert server.request("/metrics")[0] == 404


def test_labels_are_few() -> None:
    metrics = Metrics()
    with metrics.command("act"), metrics.storing():
        metrics.refused("moment-passed")
    labels = set(re.findall(rb"\{(\w+)=", metrics.text())) - {b"le", b"major"}
    assert labels == {b"command", b"code"}


# ── logs and the end ─────────────────────────────────────────────────────────


def test_log_is_a_json_object_a_line_and_tells_no_secret(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "paiju", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"),
            *("--data", str(tmp_path), "--log", "json", "--bot-delay", "0", "--lang", "en"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )
    assert process.stdout is not None
    found = re.search(r"127\.0\.0\.1:(\d+)", process.stdout.readline())
    assert found
    running = Server.__new__(Server)
    running.host = f"127.0.0.1:{found[1]}"
    table = running.make_table("fanfanzha", name="阿明")
    client = running.connect(table)
    client.play_hand()
    record = running.request(f"/api/tables/{table}/records/1/1", headers={"X-Device-Key": KEY})[1]
    client.close()
    process.send_signal(signal.SIGTERM)
    _, logged = process.communicate(timeout=15)
    assert process.returncode == 0, logged
    entries = [json.loads(line) for line in logged.splitlines()]
    assert [entry["event"] for entry in entries] == ["listening", "table made", "hand over", "stopped"]
    assert all(entry["level"] == "info" and entry["time"].endswith("+00:00") for entry in entries)
    assert entries[2]["game"] == "fanfanzha"
    for secret in ("阿明", KEY, table, record["deal"]["reveal"] + '"', *record["actions"]):
        assert secret not in logged


@pytest.mark.parametrize("form", ["plain", "json"])
def test_fault_is_logged_without_its_text(form: str) -> None:
    program = (
        "import logging; from paiju.server import logs;"
        f"logs.set_up({form!r});\n"
        "def fail(): raise ValueError('3s3h')\n"
        "try: fail()\n"
        "except ValueError as fault:\n"
        "    logging.getLogger('uvicorn').exception('broken')\n"
        "    logs.unexpected(None, {'exception': fault, 'message': '4c'})\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert ended.stderr.count("ValueError") == 2
    assert "broken" in ended.stderr
    assert "3s3h" not in ended.stderr
    assert "4c" not in ended.stderr
    if form == "json":
        assert [json.loads(line)["fault"][0] for line in ended.stderr.splitlines()] == ["ValueError"] * 2


def test_sigterm_ends_in_order_and_the_table_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = server.make_table("datong")
    client = server.connect(table)
    client.wait_for_turn()
    before = client.update
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    with suppress(ConnectionClosed):
        while True:
            client.receive()
    assert client.socket.close_code == 1012
    assert server.wait() == 0
    assert time.monotonic() - began < 10
    server.start()
    try:
        again = server.connect(table)
        again.wait_for_turn()
        assert again.update["view"]["hand"] == before["view"]["hand"]
        assert again.play_hand() > 0
        again.close()
    finally:
        server.stop()


# ── backups ──────────────────────────────────────────────────────────────────


def test_backup_of_a_running_server_is_whole_and_its_owners_alone(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"
    server = Server(data)
    try:
        table = server.make_table("fanfanzha")
        client = server.connect(table)
        client.play_hand()
        done = command("backup", str(file), "--data", str(data))
        assert (done.returncode, done.stderr) == (0, "")
        assert str(file) in done.stdout
        client.ready()
        client.close()
    finally:
        server.stop()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path != data] == ["copy.db"]
    restored = tmp_path / "restored"
    restored.mkdir()
    (restored / "paiju.db").write_bytes(file.read_bytes())
    (restored / KEY_FILE).write_bytes((data / KEY_FILE).read_bytes())
    server = Server(restored)
    try:
        status, listed, _ = server.request(f"/api/tables/{table}/records", headers={"X-Device-Key": KEY})
        assert (status, [one["hand"] for one in listed]) == (200, [1])
        client = server.connect(table)
        assert client.phase == "settled"
        client.close()
    finally:
        server.stop()


def test_backup_is_one_moment_of_a_folder_that_is_written_to(tmp_path: Path) -> None:
    async def use(storage: SqliteStorage) -> None:
        await storage.create("a", b"")
        await storage.append(entry("a", 1))
        back_up(tmp_path, tmp_path / "one")
        await storage.append(entry("a", 2))
        back_up(tmp_path, tmp_path / "two")

    with_storage(tmp_path, use)
    for name, number in (("one", 1), ("two", 2)):
        with closing(sqlite3.connect(tmp_path / name)) as db:
            assert db.execute("SELECT number FROM tables").fetchall() == [(number,)]
            assert db.execute("SELECT count(*) FROM events").fetchone() == (number,)
            assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_backup_never_writes_over_a_file(tmp_path: Path) -> None:
    with_storage(tmp_path, lambda storage: storage.check())
    kept = (tmp_path / "paiju.db").read_bytes()
    (tmp_path / "old").write_text("kept")
    for name, code in (
        ("paiju.db", "backup-exists"),
        ("old", "backup-exists"),
        ("no/where", "backup-failed"),
    ):
        with pytest.raises(StorageError) as refused:
            back_up(tmp_path, tmp_path / name)
        assert refused.value.code == code
    assert (tmp_path / "old").read_text() == "kept"
    assert (tmp_path / "paiju.db").read_bytes() == kept
    assert not list(tmp_path.glob("*.part*"))


def test_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    assert "there are no tables in the folder" in refused(
        "backup", str(tmp_path / "x"), "--data", str(tmp_path)
    )
    assert list(tmp_path.iterdir()) == []


def test_broken_database_gives_no_backup(tmp_path: Path) -> None:
    (tmp_path / "paiju.db").write_bytes(b"nothing of the kind" * 1000)
    with pytest.raises(StorageError) as refused:
        back_up(tmp_path, tmp_path / "copy")
    assert refused.value.code == "backup-failed"
    assert not (tmp_path / "copy").exists()
