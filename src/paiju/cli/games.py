"""`paiju games`: the games and their options."""

import click
from rich.table import Table
from rich.text import Text

from paiju.cli.app import Spoken, lang_option
from paiju.cli.params import AnyGame, GameName
from paiju.cli.terminal import Terminal, current
from paiju.cli.wrapping import Prose
from paiju.core.options import NONE, OptionField, Options
from paiju.games import GAMES


@click.command("games", cls=Spoken)
@click.argument("game", type=GameName(), required=False)
@lang_option
def games(game: AnyGame | None) -> None:
    """List the games, or one of them, with their options."""
    terminal = current()
    for listed in [game] if game else GAMES.values():
        terminal.show(f"{listed.name}  {terminal.say(f'{listed.name}-name')}", style="bold")
        terminal.show(f"  {terminal.say(f'{listed.name}-about')}")
        terminal.console.print(_options_table(terminal, listed), width=terminal.width)


def _options_table(terminal: Terminal, game: AnyGame) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for field in game.options_type.fields():
        label = f"{game.name}-option-{field.name}"
        help_text = Prose(terminal.say(f"{label}-help"))
        if field.clause:
            help_text.append(f" ({field.clause})", style="cyan")
        table.add_row(Text(f"  {field.name}", style="bold"), help_text)
        for value, words in _values(terminal, game, field):
            table.add_row(Text(f"    {value}"), Prose(words))
    return table


def _values(terminal: Terminal, game: AnyGame, field: OptionField) -> list[tuple[str, str]]:
    """The allowed values as they are typed, each in words; the default is marked."""
    if field.kind == "number":
        words = terminal.say("cli-default-value", value=str(field.default))
        return [(field.allowed, words)]
    choices = (NONE, *field.choices) if field.kind == "subset" else field.choices
    return [
        (
            typed_value(choice),
            value_text(terminal, game.name, field, choice)
            + (terminal.say("cli-default-mark") if choice == field.default else ""),
        )
        for choice in choices
    ]


def typed_value(value: str | int | bool) -> str:
    """A value as it is typed: `on`, `off`, or the value."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def value_text(terminal: Terminal, game: str, field: OptionField, value: str | int | bool) -> str:
    """A value of an option in words."""
    if field.kind == "number":
        return str(value)
    if field.kind == "switch":
        return terminal.say(f"option-{typed_value(value)}")
    if field.kind == "subset":
        members = [terminal.say(f"{game}-option-{field.name}-{member}") for member in str(value).split(",")]
        return terminal.say("cli-list-separator").join(members)
    return terminal.say(f"{game}-option-{field.name}-{value}")


def announcement(terminal: Terminal, game: AnyGame, options: Options) -> list[str]:
    """The options that differ from the defaults, in words."""
    changed = options.changed()
    return [
        terminal.say(
            "cli-option-announced",
            option=terminal.say(f"{game.name}-option-{field.name}"),
            value=value_text(terminal, game.name, field, changed[field.name]),
        )
        for field in game.options_type.fields()
        if field.name in changed
    ]
