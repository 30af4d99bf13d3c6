"""Bots that are programs of their own: the example plays, and what goes wrong is told and never hangs."""

import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from paiju.analysis import Simulation, simulate
from paiju.bots import Budget, make_bot
from paiju.bots.external import ExternalBot
from paiju.bots.protocol import ProgramError
from paiju.cli import app
from paiju.core.errors import NotationError
from paiju.games import GAMES, game_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
GREETS = "import json,sys; sys.stdin.readline(); say = lambda **m: print(json.dumps(m), flush=True); "
HELLO = "say(type='hello', version=1); ask = json.loads(sys.stdin.readline()); "


def example() -> str:
    return "exec:" + shlex.join([sys.executable, str(EXAMPLE)])


def running(program: str, limit: float = 10.0) -> ExternalBot:
    return ExternalBot(shlex.join([sys.executable, "-c", program]), 0, Budget(playouts=1), limit)


@pytest.mark.parametrize("game", GAMES)
def test_example_plays_every_game_to_its_end(game: str) -> None:
    spec = Simulation(game=game, bots=(example(), "steady"), hands=1, seed=3)
    result = simulate(spec)
    assert result.bots[0].bot == example()
    assert result.bots[0].figures["points"].count == 1
    assert simulate(spec).bots == result.bots


@pytest.mark.parametrize(
    ("program", "code"),
    [
        ("", "program-ended"),
        (GREETS + "say(type='hello', version=9)", "program-version"),
        (GREETS + "print('good day', flush=True)", "program-unreadable"),
        (GREETS + "say(type='answer', id=1, action='pass')", "program-unreadable"),
        (GREETS + HELLO, "program-ended"),
        (GREETS + HELLO + "print('x' * 200000, flush=True)", "program-unreadable"),
        (GREETS + HELLO + "say(type='answer', id=7, action='pass')", "program-unreadable"),
        (GREETS + HELLO + "say(type='answer', id=ask['id'], action='eat')", "program-illegal"),
        (GREETS + HELLO + "say(type='answer', id=ask['id'], action='pass')", "program-illegal"),
        (GREETS + HELLO + "say(type='answer', id=ask['id'], action='play 3x')", "program-illegal"),
        (GREETS + HELLO + "import time; time.sleep(60)", "program-silent"),
    ],
)
def test_what_a_program_does_wrong_is_told(program: str, code: str) -> None:
    state = game_of("shuangkou").new_hand(5)
    bot = running(program, 0.8 if code == "program-silent" else 20.0)
    with pytest.raises(ProgramError) as told:
        bot.act(state.view(state.to_act[0]))
    assert told.value.code == code
    assert told.value.text("zh-CN") != told.value.text("en")


def test_who_reads_nothing_makes_nobody_wait() -> None:
    """Questions of more than a pipe holds are written aside."""
    state = game_of("shuangkou").new_hand(5)
    view = state.view(state.to_act[0])
    bot = running('import time; print(\'{"type":"hello","version":1}\', flush=True); time.sleep(60)', 0.5)
    for _ in range(2):
        with pytest.raises(ProgramError):
            bot.act(view)


@pytest.mark.parametrize("name", ["exec:", "exec: ", "exec:'"])
def test_command_that_names_no_program(name: str) -> None:
    with pytest.raises(NotationError, match="names no program"):
        make_bot(name, "datong", 1)


def test_match_goes_on_without_a_program_that_fails() -> None:
    """At the terminal another bot takes over; in a count, which must not be of something else, the error ends it."""
    typed = "\n" * 400
    args = ["play", "fanfanzha", "--bots", "exec:no-such-program", "--hands", "1", "--seed", "4"]
    run = CliRunner().invoke(app, args, input=typed)
    assert "the program “no-such-program” cannot be started" in run.output
    assert "Another bot plays on for" in run.output
    counted = CliRunner().invoke(
        app, ["simulate", "datong", "--bots", "exec:no-such-program", "--hands", "1", "--jobs", "1"]
    )
    assert counted.exit_code == 2
    assert "cannot be started" in counted.output
