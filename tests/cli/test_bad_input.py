"""Bad input is told in one line that says what is wrong and what is allowed; the status is 2."""

from __future__ import annotations

import codecs
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paiju.cli.params import LARGEST_FILE
from paiju.core.actions import parse_action
from paiju.core.errors import PaijuError
from paiju.games import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"

ALLOWED = ", ".join(GAMES)

BAD = [
    (["nonsense"], "there is no command “nonsense”; there are: arena, backup, bench, check"),
    (["play"], f"GAME is missing; there are: {ALLOWED}; see “paiju play --help”"),
    (["play", "bridge"], f"there is no game “bridge”; there are: {ALLOWED}"),
    (["play", "datong", "--nonsense"], "there is no option --nonsense here; there are: --bots"),
    (["play", "datong", "extra", "more"], "“extra more” is more than this command takes"),
    (["play", "datong", "--seed"], "--seed needs a value behind it; see “paiju play --help”"),
    (["games", "--help=yes"], "--help takes no value"),
    (["play", "datong", "--seed", "-1"], "--seed cannot be “-1”; allowed: 0 to 9223372036854775807"),
    (["play", "datong", "--seed", "1.5"], "--seed cannot be “1.5”; allowed: 0 to"),
    (["play", "datong", "--seed", "９"], "--seed cannot be “９”"),
    (["play", "datong", "--seed", "9" * 400], "--seed cannot be"),
    (["play", "datong", "--hands", "0"], "hands cannot be “0”; allowed: 1–100"),
    (["play", "datong", "--hands", "-3"], "hands cannot be “-3”; allowed: 1–100"),
    (["play", "datong", "--hands", "many"], "hands cannot be “many”; allowed: 1–100"),
    (["play", "datong", "--bots", "clever"], "there is no bot “clever”; there are: random, greedy, steady"),
    (["play", "datong", "--bots", ""], "there is no bot “”; there are: random, greedy, steady"),
    (
        ["play", "datong", "--bots", "steady,greedy"],
        "2 bots are named for 3 seats; allowed: one name for all",
    ),
    (["play", "datong", "--bots", "steady,greedy,random,random"], "4 bots are named for 3 seats"),
    (["play", "datong", "--option", "wind"], "“wind” is not of the form name=value"),
    (["play", "datong", "--option", "=next"], "“=next” is not of the form name=value"),
    (["play", "datong", "--option", "weather=fine"], "there is no option “weather”; there are: hands, base"),
    (
        ["play", "datong", "--option", "wind=west"],
        "wind cannot be “west”; allowed: next, partner (DT25.d)",
    ),
    (
        ["play", "datong", "--option", "surrender=maybe"],
        "surrender cannot be “maybe”; allowed: on, off (DT27)",
    ),
    (["play", "fanfanzha", "-o", "players=5"], "players cannot be “5”; allowed: 4, 6 (FZ1)"),
    (["play", "fanfanzha", "-o", "players=6", "-o", "mode=leader_surrenders"], "(FZ16)"),
    (["play", "datong", "--lang", "fr"], "“fr” is not possible here; allowed: zh, en"),
    (["rules"], "GAME is missing"),
    (["rules", "bridge"], "there is no game “bridge”"),
    (["rules", "datong", "DT99"], "have no clause “DT99”; “paiju rules datong --list” lists them"),
    (["rules", "datong", ""], "have no clause “”"),
    (["check", "datong"], "CARDS is missing; see “paiju check --help”"),
    (["check", "datong", "33344", "--on", ""], "“” cannot be read as cards"),
    (["check", "datong", ""], "“” cannot be read as cards"),
    (["check", "datong", "3334x"], "“3334x” cannot be read as cards: “x” is no card"),
    (["check", "datong", "3s3z"], "“z” is no card"),
    (["check", "datong", "333333333"], "9 of 3 are too many: there are only 8"),
    (["check", "datong", "www"], "3 of little joker are too many"),
    (["check", "datong", "33344", "--on", "222333"], "(DT13)"),
    (["check", "datong", "5", "-o", "chain3_vs_8=above"], "allowed: below, none (DT20.d)"),
    (["check", "fanfanzha", "3333"], "no cards are played"),
    (["replay"], "FILE is missing; see “paiju replay --help”"),
    (["replay", "missing.json"], "there is no file “missing.json”"),
    (["replay", ""], "the name of a file or folder is empty"),
    (["replay", "a" * 5000], "a…a"),
    (["replay", "/dev/zero"], "is no ordinary file"),
    (["replay", "/dev/null"], "is no ordinary file"),
    (["play", "datong", "--record", ""], "the name of a file or folder is empty"),
    (["play", "datong", "--record", "a\0b"], "cannot be created"),
    (["serve", "--data", "", "--port", "0"], "the name of a file or folder is empty"),
    (["rules", "datong", "x" * 5000], "have no clause"),
    (["check", "datong", "3" * 5000], "5000 of 3 are too many: there are only 8"),
    (["check", "datong", "3s" * 5000], "5000 of 3 are too many"),
    (["check", "datong", "3s3s3s"], "3 of ♠3 are too many: 2 decks hold 2"),
    (["check", "datong", "z" * 5000], "cannot be read as cards"),
    (["play", "datong", "-o", "wind=" + "x" * 5000], "allowed: next, partner (DT25.d)"),
    (["z" * 5000], "there is no command"),
    (["replay", "."], "“.” is a folder; a file is needed"),
    (["replay", "a\0b"], "cannot be used"),
    (["simulate", "bridge"], "there is no game “bridge”"),
    (["simulate", "datong", "--hands", "0"], "--hands cannot be “0”; allowed: 1 to 10000000"),
    (["simulate", "datong", "--hands", "-5"], "--hands cannot be “-5”"),
    (["simulate", "datong", "--jobs", "0"], "--jobs cannot be “0”; allowed: 1 to 256"),
    (["simulate", "datong", "--bots", "steady,clever"], "there is no bot “clever”"),
    (["simulate", "datong", "--bots", "steady,random,greedy,steady,steady"], "5 bots are named for 4 seats"),
    (["arena", "datong", "--bots", "steady"], "paired deals need two bots, not 1"),
    (["arena", "datong", "--playouts", "9", "--think", "1"], "--playouts and --think cannot both be given"),
    (["arena", "datong", "--plot", ""], "the name of a file or folder is empty"),
    (["simulate", "datong", "-o", "wind=west"], "wind cannot be “west”"),
    (["simulate", "datong", "--nonsense"], "there is no option --nonsense here; there are: --hands"),
    (["simulate", "datong", "--vary", "wind"], "“wind” is not of the form name=value,value"),
    (["simulate", "datong", "--vary", "wind=next,west"], "wind cannot be “west”; allowed: next, partner"),
    (["simulate", "datong", "--vary", "weather=fine,wet"], "there is no option “weather”"),
    (
        ["simulate", "datong", "-o", "wind=next", "--vary", "wind=next,partner"],
        "wind needs two or more different values to compare, and cannot have one of its own besides",
    ),
    (["simulate", "datong", "--ray", "here"], "“here” is no address of a Ray cluster; allowed: local"),
    (["arena", "datong", "--ray=host:99999"], "“host:99999” is no address of a Ray cluster"),
    (["simulate", "datong", "--results", "/no/where"], "there is no folder “/no”"),
    (["simulate", "datong", "--results", "."], "“.” is a folder; a file is needed"),
    (["simulate", "datong", "--plot", "/no/where"], "there is no folder “/no”"),
    (["simulate", "datong", "--plot", "/dev/null"], "is no ordinary file; a file is needed"),
    (["bench", "--seconds", "0"], "--seconds cannot be “0”; allowed: 0.1 to 3600"),
    (["bench", "--seconds", "nan"], "--seconds cannot be “nan”"),
    (["bench", "--rounds", "0"], "--rounds cannot be “0”; allowed: 1 to 1000"),
    (["games", "bridge"], "there is no game “bridge”"),
    (["schema", "datong"], "“datong” is more than this command takes"),
    (["--lang", "fr", "games"], "allowed: zh, en"),
    (["--lang"], "--lang needs a value"),
    (["--nonsense"], "there is no option --nonsense here"),
    (["check", "datong", "\x1b[31m"], "cannot be read as cards"),
]


@pytest.mark.parametrize(("args", "said"), BAD, ids=[" ".join(args)[:60] for args, _ in BAD])
def test_bad_input_is_told_in_one_line(paiju, args, said):
    result = paiju(*args)
    assert said in result.stderr
    assert result.stderr.startswith("paiju: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.strip().isprintable()
    assert len(result.stderr) < 800
    assert result.exit_code == 2
    assert result.stdout == ""


def test_it_is_told_in_chinese_too(paiju):
    result = paiju("play", "datong", "-o", "wind=west", "--lang", "zh")
    assert result.stderr == "paiju: wind 不能是“west”；可选：next, partner (DT25.d)\n"
    result = paiju("play", "bridge", env={"LC_ALL": "zh_CN.UTF-8"})
    assert result.stderr.startswith("paiju: 没有“bridge”这个玩法；现有：")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["games", "--lang"], "--lang 后面要写一个值；请看“paiju games --help”"),
        (["games", "--help=yes"], "--help 后面不用写值"),
        (["schema", "datong"], "“datong”多余了；请看“paiju schema --help”"),
        (["play"], f"少了 GAME；有：{ALLOWED}；请看“paiju play --help”"),
        (["check", "datong"], "少了 CARDS；请看“paiju check --help”"),
        (["play", "datong", "--nonsense"], "这里没有 --nonsense 这个参数"),
        (["check", "datong", "3" * 11], "3 有 11 张，太多了：一共只有 8 张"),
        (["replay", "/dev/zero"], "不是普通文件"),
    ],
)
def test_no_error_of_a_command_line_is_english_in_chinese(paiju, args, said):
    result = paiju(*args, env={"LC_ALL": "zh_CN.UTF-8"})
    assert said in result.stderr
    assert (result.stderr.count("\n"), result.exit_code) == (1, 2)
    assert not re.search("[Oo]ption |argument|requires|unexpected", result.stderr)


GOOD = json.loads("""{"game": "datong", "revision": 1, "options": {}, "persons": ["a", "b", "c", "d"],
    "carry": {"seating": [0, 1, 2, 3], "scores": [0, 0, 0, 0]}, "deal": {}}""")

FILES = [
    (b"", "this is no valid record"),
    (b"\xff\xfe\x00", "this is no valid record"),
    (b"{", "this is no valid record"),
    (b"[]", "this is no valid record"),
    (b"null", "this is no valid record"),
    (b"[" * 100_000, "this is no valid record"),
    (json.dumps(GOOD | {"game": "bridge"}).encode(), "there is no game “bridge”"),
    (json.dumps(GOOD | {"version": 2}).encode(), "this is no valid record"),
    (json.dumps(GOOD | {"surprise": 1}).encode(), "this is no valid record"),
    (json.dumps(GOOD | {"options": {"wind": "west"}}).encode(), "allowed: next, partner"),
    (json.dumps(GOOD | {"options": []}).encode(), "this is no valid record"),
    (json.dumps(GOOD).encode(), "this is no valid record"),
    (json.dumps(GOOD | {"persons": ["a"]}).encode(), "record"),
]


@pytest.mark.parametrize(("content", "said"), FILES, ids=[str(content[:30]) for content, _ in FILES])
def test_a_file_that_is_no_record(paiju, tmp_path, content, said):
    path = tmp_path / "record.json"
    path.write_bytes(content)
    result = paiju("replay", str(path))
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.exit_code == 2


def test_a_record_with_the_mark_of_an_editor_is_read(paiju, tmp_path):
    path = tmp_path / "record.json"
    path.write_bytes(codecs.BOM_UTF8 + (GOLDEN / "fanfanzha-four.json").read_bytes())
    assert paiju("replay", str(path)).exit_code == 0


def test_a_file_that_is_too_large(paiju, tmp_path):
    path = tmp_path / "record.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    assert "is too large for a record: more than 16 MB" in paiju("replay", str(path)).stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_that_nobody_writes_to(paiju, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    result = paiju("replay", str(tmp_path / "pipe"))
    assert "is no ordinary file" in result.stderr
    assert result.exit_code == 2


LONG = [
    "0 play " + "3s" * 1000,
    "0 play " + "3s " * 1000,
    "0 answer " + "x" * 5000,
    "0 " + "x" * 5000,
    "x" * 5000,
    "0 pass\x1b[2J\x07\u202e",
    "0 answer a\nb",
]


def _readable(action):
    try:
        parse_action(action.partition(" ")[2])
    except PaijuError:
        return False
    return True


@pytest.mark.parametrize("action", LONG, ids=range(len(LONG)))
@pytest.mark.parametrize("locale", ["en", "zh"])
def test_an_action_of_any_length_and_kind_is_quoted_safely(paiju, tmp_path, action, locale):
    record = json.loads((GOLDEN / "datong-steady.json").read_bytes())
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record | {"actions": [action]}))
    result = paiju("replay", str(path), "--lang", locale)
    assert result.exit_code == (1 if _readable(action) else 2)
    assert result.stderr.count("\n") == 1
    assert result.stderr.strip().isprintable()
    assert len(result.stderr) < 900


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything is open to the superuser"
)
def test_a_file_that_may_not_be_read(paiju, tmp_path):
    path = tmp_path / "record.json"
    path.write_text("{}")
    path.chmod(0)
    assert "permission denied" in paiju("replay", str(path)).stderr


def test_a_folder_for_records_that_is_a_file(paiju, tmp_path):
    path = tmp_path / "file"
    path.write_text("")
    result = paiju("play", "datong", "--record", str(path))
    assert "is no folder; a folder is needed" in result.stderr
    assert (result.exit_code, result.stdout) == (2, "")
    assert paiju("play", "datong", "--record", str(path / "below")).exit_code == 2


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["arena", "fanfanzha", "--bots", "steady,greedy"], "was played otherwise: kind, bots differ"),
        (["simulate", "fanfanzha", "--hands", "2", "--seed", "8"], "was played otherwise: seed differ"),
        (
            ["simulate", "fanfanzha", "--hands", "2", "-o", "players=6"],
            "was played otherwise: options differ",
        ),
        (["simulate", "fanfanzha", "--vary", "players=4,6"], "was played otherwise: kind, "),
        (
            ["simulate", "fanfanzha", "--ray", "127.0.0.1:1", "--hands", "9"],
            "has answered at 127.0.0.1:1 within 10",
        ),
    ],
)
def test_a_run_that_cannot_go_on_leaves_the_file_of_results_as_it_was(
    paiju, tmp_path, more, said, monkeypatch
):
    monkeypatch.setattr("paiju.analysis.on_ray.find_spec", lambda name: object())
    file = tmp_path / "deals"
    paiju("simulate", "fanfanzha", "--hands", "2", "--seed", "7", "--jobs", "1", "--results", str(file))
    kept = file.read_bytes()
    result = paiju(*more, "--results", str(file))
    assert said in result.stderr.splitlines()[-1]
    assert (result.exit_code, result.stdout, file.read_bytes()) == (2, "", kept)


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="no such folder here")
def test_a_folder_for_records_that_cannot_be_made(paiju):
    result = paiju("play", "datong", "--record", "/proc/x")
    assert result.stderr == "paiju: the folder “/proc/x” cannot be created\n"
    assert result.exit_code == 2


def command(*args: str, **more: Any) -> subprocess.CompletedProcess:
    """The command in a process of its own."""
    streams = more if "stdout" in more else {"capture_output": True} | more
    return subprocess.run([sys.executable, "-m", "paiju", *args], timeout=60, **streams)


def test_a_reader_that_goes_away_is_no_error():
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "paiju", "rules", "datong"], stdout=writer, stderr=subprocess.PIPE, timeout=60
    )
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
@pytest.mark.parametrize(
    "args",
    [
        ["games"],
        ["schema"],
        ["rules", "datong"],
        ["check", "datong", "33344"],
        ["replay", str(GOLDEN / "datong-steady.json")],
        ["replay", str(GOLDEN / "datong-steady.json"), "--json"],
    ],
    ids=" ".join,
)
def test_an_output_without_room_is_told_in_one_line(args):
    with open("/dev/full", "wb") as full:
        done = command(*args, stdout=full, stderr=subprocess.PIPE, env=os.environ | {"LC_ALL": "C.UTF-8"})
    assert done.stderr == b"paiju: the output cannot be written: there is no room left\n"
    assert done.returncode == 2


@pytest.mark.skipif(os.name != "posix", reason="streams are closed otherwise here")
@pytest.mark.parametrize(
    ("closed", "args", "status"),
    [
        ("<&-", "play datong", 0),
        (">&-", "games", 0),
        (">&-", "nonsense", 2),
        ("2>&-", "nonsense", 2),
        ("2>/dev/full", "nonsense", 2),
        ("<&- >&- 2>&-", "simulate fanfanzha --hands 2 --jobs 1", 0),
    ],
)
def test_a_closed_stream_is_no_fault(closed, args, status):
    line = f'exec "$0" -m paiju {args} {closed}'
    done = subprocess.run(["sh", "-c", line, sys.executable], capture_output=True, timeout=60)
    assert done.returncode == status
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") <= 1


def test_a_terminal_without_these_characters_gets_others():
    done = command(
        "check", "datong", "33344", env=os.environ | {"PYTHONIOENCODING": "latin-1", "LC_ALL": "C"}
    )
    assert done.returncode == 0
    assert b"triple of 3s with a pair" in done.stdout
    assert done.stderr == b""


def test_an_argument_that_is_no_text():
    done = command(os.fsdecode(b"\xff\xfe"))
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_input_that_is_no_text_is_refused_and_asked_again():
    done = command("play", "datong", "--seed", "1", "-o", "surrender=off", input=b"\xff\xfe\n")
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
