"""The command `paiju`, one module a command."""

import click

from paiju import __version__
from paiju.cli.app import App, lang_option
from paiju.cli.arena import arena
from paiju.cli.backup import backup
from paiju.cli.bench import bench
from paiju.cli.check import check
from paiju.cli.games import games
from paiju.cli.load import load
from paiju.cli.play import play
from paiju.cli.replay import replay
from paiju.cli.review import review_command
from paiju.cli.rules import rules
from paiju.cli.schema import schema
from paiju.cli.serve import serve
from paiju.cli.simulate import simulate_command
from paiju.cli.terminal import current
from paiju.cli.verify import verify
from paiju.climbing.kernel import COMPILED

__all__ = ["app", "main"]


def _print_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        kernel = current().say("cli-kernel-compiled" if COMPILED else "cli-kernel-interpreted")
        click.echo(f"paiju {__version__} ({kernel})")
        ctx.exit()


@click.group("paiju", cls=App, invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version)
@lang_option
@click.pass_context
def app(ctx: click.Context) -> None:
    """Run a command; without one, print the help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (
    play,
    serve,
    backup,
    load,
    rules,
    check,
    replay,
    review_command,
    verify,
    games,
    schema,
    simulate_command,
    arena,
    bench,
):
    app.add_command(command)


def main() -> None:
    """The entry point of the command."""
    app.main(prog_name="paiju")
