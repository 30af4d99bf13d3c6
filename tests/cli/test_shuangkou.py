"""Shuangkou in the terminal: readings are asked, running away is confirmed, the partner's cards are shown."""

from __future__ import annotations

import pytest

from paiju.bots.strong import Hint
from paiju.cli.human import Human
from paiju.cli.terminal import Terminal
from paiju.core.actions import Pass, Play, RunAway
from paiju.core.record import Record
from paiju.games import game_of
from paiju.games.shuangkou.play import ShuangkouState
from tests.games.shuangkou.positions import position

HINTS = "h\n\n" * 200
NAMES = ("You", "Hai", "Fang", "Chen")


def acted(monkeypatch: pytest.MonkeyPatch, state: ShuangkouState, *typed: str) -> object:
    """What the person on seat 0 does, typing these lines."""
    lines = iter(typed)
    terminal = Terminal("en")
    monkeypatch.setattr(terminal, "ask", lambda: next(lines))
    return Human(terminal, "shuangkou", NAMES, lambda view: Hint(next(view.actions()))).act(state, 0)


@pytest.mark.parametrize("variant", ["baibian", "qianbian", "huopin"])
def test_a_whole_hand_by_hints(paiju, tmp_path, variant):
    args = ["--seed", "3", "--hands", "1", "--bots", "greedy", "--playouts", "4", "-o", f"variant={variant}"]
    result = paiju("play", "shuangkou", *args, "--record", str(tmp_path), typed=HINTS)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert ("Partner: " in result.stdout) == (variant == "baibian")
    assert " to lead." in result.stdout
    path = tmp_path / "shuangkou-3-01.json"
    record = Record.from_json(path.read_bytes())
    assert record.verify(game_of("shuangkou")).agrees
    assert record.settlement is not None
    for line in record.settlement.lines:
        assert f"({line.clause})" in result.stdout
    assert paiju("replay", str(path)).exit_code == 0


def test_a_set_that_reads_in_two_ways_is_asked_for(monkeypatch, capsys):
    state = position("4567W9", "3", "3", "3")
    play = acted(monkeypatch, state, "4567W", "2")
    assert isinstance(play, Play)
    assert play.reading == "straight:3-7"
    said = capsys.readouterr().out
    assert "1  straight 4–8" in said
    assert "2  straight 3–7" in said
    # Where only one of the readings beats there is nothing to ask.
    on = position("4567W9", "34567", "3", "3", turn=1).apply(1, Play(("3s", "4s", "5s", "6s", "7s")))[0]
    for seat in (2, 3):
        on = on.apply(seat, Pass())[0]
    assert acted(monkeypatch, on, "4567W") == Play(("4s", "5s", "6s", "7s", "W"))


def test_running_away_is_confirmed_and_names_the_cost(monkeypatch, capsys):
    state = position("3 4".replace(" ", ""), "3", "3", "3", stake=5)
    assert acted(monkeypatch, state, "run", "2") == RunAway()
    assert "30 points more" in capsys.readouterr().out
    play = acted(monkeypatch, state, "run", "1", "逃跑", "", "4")
    assert play == Play(("4s",))


def test_running_away_settles_the_hand(paiju):
    result = paiju("play", "shuangkou", "--seed", "3", "--hands", "1", "--bots", "greedy", typed="run\n2\n")
    assert result.exit_code == 0
    assert "You ran away, and the deal is over" in result.stdout
    assert "(SK34)" in result.stdout


def test_where_nobody_runs_away_the_word_is_no_command(paiju):
    result = paiju("play", "datong", "--seed", "3", "-o", "surrender=off", typed="run\nq\n")
    assert "“run” cannot be read as cards" in result.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["4567W"], "straight 4–8"),
        (["44445555wwWW", "-o", "variant=qianbian"], "bomb chain 4–5 of 12 cards, strength 8"),
        (["666666", "--on", "WWw", "-o", "variant=huopin"], "strength-6 bomb of 6s beats three-joker bomb"),
        (["333344445555", "--on", "7777777"], "the earlier one stands (SK20)"),
        (["3w"], "a joker that is not wild goes with no other cards (SK16)"),
    ],
)
def test_check(paiju, args, said):
    assert said in paiju("check", "shuangkou", *args).stdout


def test_simulate(paiju):
    result = paiju("simulate", "shuangkou", "--hands", "4", "--jobs", "1", "--seed", "1", "--bots", "greedy")
    assert result.exit_code == 0
    assert "SK2" in result.stdout
