"""`paiju rules GAME [CLAUSE]`: the rule book, or one clause of it."""

import unicodedata

import click

from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError
from paiju.cli.params import AnyGame, game_argument
from paiju.cli.terminal import Terminal, current
from paiju.cli.wrapping import Page
from paiju.games import GAMES
from paiju.texts.rulebook import Clause, rule_book


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
        terminal.console.print(Page(book.markdown), width=terminal.width)


def print_clause(terminal: Terminal, game: str, clause: str) -> None:
    """Print a clause; CommandError says how to list them where there is none."""
    found = _clause(terminal.locale, game, clause)
    if found is None:
        raise CommandError("cli-no-clause", wanted=clause, game=game)
    terminal.console.print(Page(found.markdown), width=terminal.width)


def _clause(locale: str, game: str, typed: str) -> Clause | None:
    """The clause of that id or number, of another game where the id is one of its: rules refer to each other."""
    book = rule_book(game, locale)
    wanted = unicodedata.normalize("NFKC", typed).strip()
    if wanted[:1].isdigit():
        wanted = next(iter(book.clauses)).rstrip("0123456789") + wanted
    books = [book, *(rule_book(other, locale) for other in GAMES if other != game)]
    return next((found for book in books if (found := book.clause(wanted))), None)
