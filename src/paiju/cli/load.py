"""`paiju load`: many tables of persons over real sockets, and what the server makes of them."""

import signal
from typing import TYPE_CHECKING

import click
import msgspec

from paiju.bots import BOTS
from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError
from paiju.cli.params import Whole, game_named
from paiju.cli.progress import progress
from paiju.cli.terminal import Terminal, current
from paiju.core.errors import NotationError
from paiju.games import GAMES, game_of

if TYPE_CHECKING:
    from paiju.load.figures import Latency
    from paiju.load.result import LoadResult

THOUGHTS = ("whole", "shortened", "quick", "none")


@click.command("load", cls=Spoken)
@click.option("--server", metavar="URL")
@click.option("--tables", type=Whole(1, 5000), default=50, metavar="NUMBER")
@click.option("--moves-per-second", "pace", type=Whole(1, 10_000), default=50, metavar="NUMBER")
@click.option("--seconds", type=Whole(1, 3600), default=20, metavar="NUMBER")
@click.option("--game", "names", metavar="GAMES")
@click.option("--bots", metavar="NAME")
@click.option("--fair/--no-fair", default=True)
@click.option("--kill", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@lang_option
def load(
    server: str | None,
    tables: int,
    pace: int,
    seconds: int,
    names: str | None,
    bots: str | None,
    fair: bool,
    kill: bool,
    as_json: bool,
) -> int:
    """Measure; the exit status is 1 where something was lost or a table stood still."""
    # What only this command needs is read here: the others start without it.
    from paiju.load.result import LoadSpec
    from paiju.load.run import run_load

    if kill and server is not None:
        raise CommandError("load-kill-other")
    games = tuple(GAMES) if names is None else tuple(_game(name) for name in names.split(","))
    spec = LoadSpec(
        games=games,
        tables=tables,
        moves_per_second=pace,
        seconds=seconds,
        bots=None if bots is None else _bot(bots),
        fair=fair,
        kill=kill,
        server=server,
    )
    terminal = current()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the server is ended too
    with progress(terminal, "load-under-way") as report:
        result = run_load(spec, report)
    if as_json:
        terminal.show_json(result)
    else:
        _tell(terminal, result)
    return 0 if result.holds else 1


def _game(typed: str) -> str:
    return game_of(game_named(typed) or typed.strip()).name


def _bot(typed: str) -> str:
    if typed not in BOTS:
        raise NotationError("unknown-bot", bot=typed, allowed=", ".join(BOTS))
    return typed


def _tell(terminal: Terminal, result: "LoadResult") -> None:
    asked = result.spec
    games = ", ".join(asked.games)
    terminal.tell("load-tables", tables=asked.tables, persons=result.persons, games=games)
    if asked.bots is not None:
        terminal.tell("load-bots", bot=asked.bots)
    terminal.tell("load-moves", moves=f"{result.moves_per_second:g}", asked=asked.moves_per_second)
    for key, latency in (("load-latency", result.moves), ("load-others", result.others)):
        if latency is not None:
            terminal.tell(key, style="", **_times(latency))
    if result.kilobytes_per_table is not None:
        terminal.tell("load-memory", kilobytes=f"{result.kilobytes_per_table:g}")
    if result.server_load is not None:
        terminal.tell("load-server", percent=round(100 * result.server_load))
    if result.thoughts:
        counts: dict[str, str | int] = {how: result.thoughts.get(how, 0) for how in THOUGHTS}
        terminal.tell("load-thoughts", style="", **counts)
    if result.storing is not None:
        terminal.tell("load-storing", milliseconds=f"{result.storing:g}")
    terminal.tell("load-clients", percent=round(100 * result.client_load))
    if result.load_average is not None:
        terminal.tell("load-average", average=f"{result.load_average:g}")
    for code, count in sorted(result.refusals.items()):
        terminal.tell("load-refusal", code=code, count=count)
    if result.killed is not None:
        _tell_killed(terminal, result)
    terminal.tell(
        "load-lost", updates=result.lost_updates, unanswered=result.unanswered, still=result.still_tables
    )
    if result.journal is not None:
        terminal.tell("load-journal", **msgspec.structs.asdict(result.journal))
    terminal.tell(
        "load-holds" if result.holds else "load-fails", style="green" if result.holds else "bold red"
    )


def _tell_killed(terminal: Terminal, result: "LoadResult") -> None:
    assert result.killed is not None
    never = terminal.say("load-never")
    times = {
        name: never if seconds is None else terminal.say("load-seconds", seconds=f"{seconds:g}")
        for name, seconds in (
            ("listening", result.killed.listening),
            ("back", result.killed.back),
            ("moving", result.killed.moving),
        )
    }
    terminal.tell("load-killed", **times)


def _times(latency: "Latency") -> dict[str, str | int]:
    times = {name: f"{getattr(latency, name):g}" for name in ("p50", "p90", "p99", "worst")}
    return {"count": latency.count, **times}
