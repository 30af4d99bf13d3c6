"""Bad input is told in one line that says what is wrong and what is allowed; the status is 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from paiju.games import GAMES

ALLOWED = ", ".join(GAMES)

BAD = [
    (["nonsense"], "there is no command “nonsense”; there are: bench, check"),
    (["play"], "GAME is missing"),
    (["play", "bridge"], f"there is no game “bridge”; there are: {ALLOWED}"),
    (["play", "datong", "--nonsense"], "there is no option --nonsense here; there are: --bots"),
    (["play", "datong", "extra"], "extra"),
    (["play", "datong", "--seed"], "--seed"),
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
    (["check", "datong"], "CARDS is missing"),
    (["check", "datong", "33344", "--on", ""], "“” are not cards"),
    (["check", "datong", ""], "“” are not cards"),
    (["check", "datong", "3334x"], "“3334x” are not cards: “333"),
    (["check", "datong", "3s3z"], "“3z” is none"),
    (["check", "datong", "333333333"], "too many: 2 decks hold 2"),
    (["check", "datong", "www"], "3 of little joker are too many"),
    (["check", "datong", "33344", "--on", "222333"], "(DT13)"),
    (["check", "datong", "5", "-o", "chain3_vs_8=above"], "allowed: below, none (DT20.d)"),
    (["check", "fanfanzha", "3333"], "no cards are played"),
    (["replay"], "FILE is missing"),
    (["replay", "missing.json"], "there is no file “missing.json”"),
    (["replay", "."], "“.” is a folder; a file is needed"),
    (["replay", "a\0b"], "cannot be used"),
    (["simulate", "bridge"], "there is no game “bridge”"),
    (["simulate", "datong", "--hands", "0"], "--hands cannot be “0”; allowed: 1 to 10000000"),
    (["simulate", "datong", "--hands", "-5"], "--hands cannot be “-5”"),
    (["simulate", "datong", "--jobs", "0"], "--jobs cannot be “0”; allowed: 1 to 256"),
    (["simulate", "datong", "--bots", "steady,clever"], "there is no bot “clever”"),
    (["simulate", "datong", "--bots", "steady,random,greedy,steady,steady"], "5 bots are named for 4 seats"),
    (["simulate", "datong", "--paired", "--bots", "steady"], "paired deals need two bots, not 1"),
    (["simulate", "datong", "-o", "wind=west"], "wind cannot be “west”"),
    (["bench", "--seconds", "0"], "--seconds cannot be “0”; allowed: 0.1 to 3600"),
    (["bench", "--seconds", "nan"], "--seconds cannot be “nan”"),
    (["bench", "--rounds", "0"], "--rounds cannot be “0”; allowed: 1 to 1000"),
    (["games", "bridge"], "there is no game “bridge”"),
    (["schema", "datong"], "datong"),
    (["--lang", "fr", "games"], "allowed: zh, en"),
    (["--lang"], "--lang"),
    (["--nonsense"], "there is no option --nonsense here"),
    (["check", "datong", "\x1b[31m"], "are not cards"),
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


def command(*args: str, **more: Any) -> subprocess.CompletedProcess:
    """The command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "paiju", *args], capture_output=True, timeout=60, **more)


def test_a_reader_that_goes_away_is_no_error():
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "paiju", "rules", "datong"], stdout=writer, stderr=subprocess.PIPE, timeout=60
    )
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 1


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
