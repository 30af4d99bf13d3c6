"""`paiju rules GAME [CLAUSE]`: the rule book, or one clause of it."""

import click
from rich.markdown import Markdown

from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError
from paiju.cli.params import AnyGame, game_argument
from paiju.cli.terminal import Terminal, current
from paiju.texts.rulebook import rule_book


@click.command("rules", cls=Spoken)
@game_argument
@click.argument("clause", required=False)
@click.option("--list", "listing", is_flag=True)
@lang_option
def rules(game: AnyGame, clause: str | None, listing: bool) -> None:
    """Print the rule book, the list of its clauses, or a clause."""
    terminal = current()
    if clause is not None:
        print_clause(terminal, game.name, clause)
        return
    book = rule_book(game.name, terminal.locale)
    if listing:
        for entry in book.clauses.values():
            terminal.show(f"{entry.id:<8}{entry.title}")
    else:
        terminal.console.print(Markdown(book.markdown), width=terminal.width)


def print_clause(terminal: Terminal, game: str, clause: str) -> None:
    """Print a clause; CommandError says how to list them where there is none."""
    found = rule_book(game, terminal.locale).clause(clause)
    if found is None:
        raise CommandError("cli-no-clause", wanted=clause, game=game)
    terminal.console.print(Markdown(found.markdown), width=terminal.width)
