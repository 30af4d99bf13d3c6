"""`paiju arena GAME`: two bots meet on paired deals, and which is better."""

import click

from paiju.analysis import Duel, DuelResult, duel
from paiju.analysis.plot import drawn
from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError
from paiju.cli.params import AnyGame, Whole, bot_names, game_argument, option_option, options_of
from paiju.cli.running import Running, run_options
from paiju.cli.terminal import Terminal, current

MOST_PAIRS = 1_000_000


@click.command("arena", cls=Spoken)
@game_argument
@click.option("--bots", default="strong,steady", metavar="NAME,NAME")
@click.option("--pairs", "deals", type=Whole(1, MOST_PAIRS), default=100)
@click.option("--until-clear", is_flag=True)
@run_options
@click.option("--json", "as_json", is_flag=True)
@option_option
@lang_option
def arena(
    game: AnyGame,
    bots: str,
    deals: int,
    until_clear: bool,
    running: Running,
    as_json: bool,
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
        seed=running.seed,
        options=options.changed(),
        budget=running.budget,
        until_clear=until_clear,
    )
    result = running.do(terminal, deals, lambda *how: duel(spec, *how))
    running.draw(lambda: drawn(result))
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
