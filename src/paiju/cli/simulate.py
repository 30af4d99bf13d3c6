"""`paiju simulate GAME`: bots play many hands, and what came of them is counted."""

import os
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar

import click
from rich import box
from rich.table import Table

from paiju.analysis import Figure, Simulation, SimulationResult, simulate
from paiju.bots import COUNTED
from paiju.cli.app import Spoken, lang_option
from paiju.cli.params import (
    SEED,
    AnyGame,
    Whole,
    bot_names,
    budget_of,
    budget_options,
    game_argument,
    option_option,
    options_of,
)
from paiju.cli.progress import progress
from paiju.cli.terminal import Terminal, current
from paiju.texts.rulebook import rule_book

MOST_HANDS = 10_000_000
MOST_JOBS = 256


@click.command("simulate", cls=Spoken)
@game_argument
@click.option("--hands", type=Whole(1, MOST_HANDS), default=1000)
@click.option("--bots", default="steady", metavar="NAME[,NAME…]")
@click.option("--seed", type=SEED)
@click.option("--jobs", type=Whole(1, MOST_JOBS))
@click.option("--json", "as_json", is_flag=True)
@budget_options
@option_option
@lang_option
def simulate_command(
    game: AnyGame,
    hands: int,
    bots: str,
    seed: int | None,
    jobs: int | None,
    as_json: bool,
    playouts: int | None,
    think: float | None,
    pairs: tuple[str, ...],
) -> None:
    """Simulate."""
    terminal = current()
    options = options_of(game, pairs)
    names = bot_names(bots, game.players(options))
    values = options.changed()
    budget = budget_of(playouts, think, COUNTED)
    seed = secrets.randbelow(10**9) if seed is None else seed
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    spec = Simulation(
        game=game.name, bots=tuple(names), hands=hands, seed=seed, options=values, budget=budget
    )
    result = told(terminal, hands, lambda advance: simulate(spec, jobs, advance))
    if as_json:
        terminal.show_json(result)
    else:
        _tell_simulation(terminal, result)


T = TypeVar("T")


def told(terminal: Terminal, total: int, work: Callable[[Callable[[int], None]], T]) -> T:
    """`work` done while its progress is told."""
    with progress(terminal, "cli-simulating") as report:
        done = 0

        def advance(newly: int) -> None:
            nonlocal done
            done += newly
            report(done, total)

        report(0, total)
        return work(advance)


def _figure(figure: Figure, digits: int = 2) -> str:
    return f"{figure.mean:+.{digits}f} ± {figure.margin:.{digits}f}"


def _tell_simulation(terminal: Terminal, result: SimulationResult) -> None:
    spec = result.simulation
    terminal.tell(
        "cli-simulated",
        style="bold",
        hands=spec.hands,
        game=terminal.say(f"{spec.game}-name"),
        seed=str(spec.seed),
        steps=f"{result.steps.mean:.1f}",
    )
    table = Table(box=box.SIMPLE)
    went_out = any(any(bot.places[:-1]) for bot in result.bots)
    for column in ("bot", "seats", "points", "base", "won", *(["places"] if went_out else [])):
        table.add_column(terminal.say(f"cli-column-{column}"), justify="left" if column == "bot" else "right")
    for bot in result.bots:
        table.add_row(
            bot.bot,
            " ".join(str(seat + 1) for seat in bot.seats),
            _figure(bot.points),
            _figure(bot.base),
            f"{bot.won.mean:.1%} ± {bot.won.margin:.1%}",
            *([" ".join(map(str, bot.places))] if went_out else []),
        )
    terminal.console.print(table)
    terminal.tell("cli-interval", style="dim")
    endings: Counter[str] = Counter()
    for ending, hands in result.endings.items():
        # Where a deal has no base points nothing decided it.
        endings[ending.partition(" ")[0]] += hands
    del endings[""]
    _tell_clauses(terminal, spec.game, "cli-column-endings", endings)
    _tell_clauses(terminal, spec.game, "cli-column-lines", result.clauses)


def _tell_clauses(terminal: Terminal, game: str, title: str, counts: Mapping[str, int]) -> None:
    """Print how often each clause counted, with its title from the rule book; nothing where none did."""
    if not counts:
        return
    terminal.show()
    terminal.tell(title, style="bold")
    book = rule_book(game, terminal.locale)
    for ident, count in counts.items():
        found = book.clause(ident)
        title = found.title if found else terminal.say("cli-no-base") if not ident else ""
        terminal.show(f"{count:>8}  {ident:<8}{title}")
