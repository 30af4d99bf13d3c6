"""`paiju bench`: how fast the rules run here, beside other libraries where they are installed."""

import click
from rich import box
from rich.table import Table
from rich.text import Text

from paiju.analysis.bench import BenchResult, BenchRow, run_bench
from paiju.cli.app import Spoken, lang_option
from paiju.cli.params import Seconds, Whole
from paiju.cli.progress import progress
from paiju.cli.terminal import Terminal, current


@click.command("bench", cls=Spoken)
@click.option("--rounds", type=Whole(1, 1000), default=5)
@click.option("--seconds", type=Seconds(), default=0.5)
@click.option("--json", "as_json", is_flag=True)
@lang_option
def bench(rounds: int, seconds: float, as_json: bool) -> None:
    """Measure."""
    terminal = current()
    with progress(terminal, "cli-measuring") as report:
        result = run_bench(rounds, seconds, progress=report)
    if as_json:
        terminal.show_json(result)
    else:
        _tell(terminal, result)


def _tell(terminal: Terminal, result: BenchResult) -> None:
    terminal.tell("cli-kernel-compiled" if result.compiled else "cli-kernel-interpreted", style="bold")
    table = Table(box=box.SIMPLE)
    table.add_column("")
    for column in ("rate", "ratio", "beside"):
        table.add_column(terminal.say(f"cli-column-{column}"), justify="right")
    told = ""
    for row in result.rows:
        if row.table != told:
            told = row.table
            table.add_row(Text(terminal.say(f"bench-table-{told}"), style="bold"))
        table.add_row(*_cells(terminal, row))
    terminal.console.print(table)
    if not result.baselines:
        terminal.tell("cli-bench-alone", style="dim")
    for name, version in result.versions.items():
        terminal.show(f"{name} {version}", style="dim")


def _cells(terminal: Terminal, row: BenchRow) -> tuple[str, ...]:
    name = "  " + terminal.say(f"bench-{row.name}")
    rate = terminal.say(f"cli-rate-{row.unit}", rate=f"{row.rate:,.0f}")
    beside = ", ".join(
        f"{ratio:,.1f}× {terminal.say(f'bench-peer-{peer}')}" for peer, ratio in row.beside.items()
    )
    return name, rate, "" if row.ratio is None else f"{row.ratio:.2f}×", beside
