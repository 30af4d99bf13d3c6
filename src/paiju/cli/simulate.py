"""`paiju simulate GAME`: bots play many hands, and what came of them is counted."""

from collections import Counter
from collections.abc import Mapping

import click
from rich import box
from rich.table import Table

from paiju.analysis import Figure, Simulation, SimulationResult, simulate
from paiju.cli.app import Spoken, lang_option
from paiju.cli.params import AnyGame, Whole, bot_names, game_argument, option_option, options_of
from paiju.cli.running import Running, run_options
from paiju.cli.terminal import Terminal, current
from paiju.texts.rulebook import rule_book

MOST_HANDS = 10_000_000


@click.command("simulate", cls=Spoken)
@game_argument
@click.option("--hands", type=Whole(1, MOST_HANDS), default=1000)
@click.option("--bots", default="steady", metavar="NAME[,NAME…]")
@run_options
@click.option("--json", "as_json", is_flag=True)
@option_option
@lang_option
def simulate_command(
    game: AnyGame, hands: int, bots: str, running: Running, as_json: bool, pairs: tuple[str, ...]
) -> None:
    """Simulate."""
    terminal = current()
    options = options_of(game, pairs)
    spec = Simulation(
        game=game.name,
        bots=tuple(bot_names(bots, game.players(options))),
        hands=hands,
        seed=running.seed,
        options=options.changed(),
        budget=running.budget,
    )
    result = running.do(terminal, hands, lambda *how: simulate(spec, *how))
    if as_json:
        terminal.show_json(result)
    else:
        _tell_simulation(terminal, result)


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
