"""Figures with their intervals, as tables and as panels of a drawing."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table

from paiju.analysis import Figure
from paiju.analysis.plot import Panel
from paiju.cli.terminal import Terminal
from paiju.texts.rulebook import rule_book

SIGNED = ("points", "base", "first")
"""What may be below zero."""
SHARES = ("won", "pressed", "place", "ending")
"""What is a share of the deals."""
LARGE = 100
"""From here on a figure is told without decimals."""


def shown(name: str, figure: Figure, signed: bool = False) -> str:
    """A figure and its interval, by the name of what it is; with a sign where it is a difference."""
    kind = name.partition("-")[0]
    if kind in SHARES:
        return f"{figure.mean:{'+' if signed else ''}.1%} ± {figure.margin:.1%}"
    digits = 1 if abs(figure.mean) >= LARGE else 2
    return f"{figure.mean:{'+' if signed or kind in SIGNED else ''}.{digits}f} ± {figure.margin:.{digits}f}"


def named(terminal: Terminal, game: str, name: str) -> str:
    """What a figure is, in words."""
    kind, _, which = name.partition("-")
    if kind == "ending":
        clause = rule_book(game, terminal.locale).clause(which)
        return f"{which} {clause.title}" if clause else which
    special = f"{game}-measure-{kind}"
    place = int(which) if which else 0
    return terminal.say(special if terminal.knows(special) else f"cli-measure-{kind}", place=place)


def columns(terminal: Terminal, titles: Sequence[str], rows: Sequence[tuple[str, ...]]) -> None:
    """Print a table, the first column names."""
    table = Table(box=box.SIMPLE)
    table.add_column("")
    for title in titles:
        table.add_column(title, justify="right")
    for row in rows:
        table.add_row(*row)
    terminal.console.print(table)


def panels(
    terminal: Terminal, game: str, of: Sequence[tuple[str, Mapping[str, tuple[Figure, str]]]]
) -> list[Panel]:
    """A panel for each name among some figures and how they are written, with a row for each of those labelled."""
    names = dict.fromkeys(name for _, figures in of for name in figures)
    return [
        Panel(
            named(terminal, game, name),
            tuple((label, *figures[name]) for label, figures in of if name in figures),
        )
        for name in names
    ]
