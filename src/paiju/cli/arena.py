"""`paiju arena GAME`: two bots meet on paired deals, and which is better."""

import os
import secrets
from pathlib import Path

import click

from paiju.analysis import Duel, DuelResult, duel
from paiju.analysis.plot import drawn
from paiju.bots import COUNTED
from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError, file_error
from paiju.cli.params import (
    SEED,
    AnyGame,
    Whole,
    bot_names,
    budget_of,
    budget_options,
    game_argument,
    named,
    option_option,
    options_of,
)
from paiju.cli.simulate import MOST_JOBS, told
from paiju.cli.terminal import Terminal, current

MOST_PAIRS = 1_000_000


@click.command("arena", cls=Spoken)
@game_argument
@click.option("--bots", default="strong,steady", metavar="NAME,NAME")
@click.option("--pairs", "deals", type=Whole(1, MOST_PAIRS), default=100)
@click.option("--until-clear", is_flag=True)
@click.option("--results", "file", metavar="FILE")
@click.option("--plot", "drawing", metavar="FILE")
@click.option("--seed", type=SEED)
@click.option("--jobs", type=Whole(1, MOST_JOBS))
@click.option("--json", "as_json", is_flag=True)
@budget_options
@option_option
@lang_option
def arena(
    game: AnyGame,
    bots: str,
    deals: int,
    until_clear: bool,
    file: str | None,
    drawing: str | None,
    seed: int | None,
    jobs: int | None,
    as_json: bool,
    playouts: int | None,
    think: float | None,
    pairs: tuple[str, ...],
) -> None:
    """Let two bots meet."""
    terminal = current()
    options = options_of(game, pairs)
    names = bot_names(bots, game.players(options))
    if len(names) != 2:
        raise CommandError("cli-two-bots", bots=len(names))
    spec = Duel(
        game=game.name,
        bots=(names[0], names[1]),
        pairs=deals,
        seed=secrets.randbelow(10**9) if seed is None else seed,
        options=options.changed(),
        budget=budget_of(playouts, think, COUNTED),
        until_clear=until_clear,
    )
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    results = None if file is None else named(file)
    picture = None if drawing is None else named(drawing)
    try:
        result = told(terminal, deals, lambda advance: duel(spec, jobs, advance, results))
        if picture is not None:
            picture.write_text(drawn(result), encoding="utf-8")
    except OSError as fault:
        raise file_error(Path(fault.filename or file or ""), fault) from fault
    if as_json:
        terminal.show_json(result)
    else:
        _tell(terminal, result)


def _tell(terminal: Terminal, result: DuelResult) -> None:
    spec, points, won = result.duel, result.points, result.won
    first, second = spec.bots
    pairs = len(result.pairs)
    terminal.tell("cli-duel", style="bold", first=first, second=second, pairs=pairs, seed=str(spec.seed))
    terminal.tell("cli-duel-points", first=first, mean=f"{points.mean:+.3f}", margin=f"{points.margin:.3f}")
    if won.count > 1:
        terminal.tell("cli-duel-won", first=first, share=f"{won.mean:.1%}", margin=f"{won.margin:.1%}")
    lost = pairs - result.pairs_won - result.pairs_drawn
    terminal.tell("cli-duel-pairs", first=first, won=result.pairs_won, drawn=result.pairs_drawn, lost=lost)
    if spec.until_clear:
        terminal.tell("cli-duel-clear" if result.clear else "cli-duel-unclear", first=first, second=second)
