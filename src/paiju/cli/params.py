"""The parameters that several commands take: a game, its options, bots, files, numbers."""

import codecs
import os
import stat
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from paiju.bots import Budget, check_bots
from paiju.cli.errors import CommandError, file_error
from paiju.core.game import Game
from paiju.core.options import Options
from paiju.games import GAMES, game_of
from paiju.texts import LOCALES, terms_of, text

AnyGame = Game[Any, Any, Any, Any]
LARGEST_FILE = 16 << 20
"""The most bytes of a record that is read; one has about twenty thousand."""
SHORTEST_NAME = 2
"""The fewest characters by which the end of a Chinese name stands for it."""


class GameName(click.ParamType[AnyGame]):
    """A game by its name."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:
        """The game; NotationError says which there are."""
        game = value if isinstance(value, Game) else game_of(game_named(value) or value)
        terms_of(game.name)
        return game


def game_named(typed: str) -> str | None:
    """The name of the game that goes by what was typed: `datong`, `Datong`, `玉环打通`, `打通`."""
    wanted = unicodedata.normalize("NFKC", typed).strip().casefold()
    found = {
        name
        for name in GAMES
        for locale in LOCALES
        for shown in (name, text(f"{name}-name", locale), *text(f"{name}-name", locale).split())
        if wanted == shown.casefold()
        or (len(wanted) >= SHORTEST_NAME and not wanted.isascii() and shown.endswith(wanted))
    }
    return found.pop() if len(found) == 1 else None


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; CommandError says which are allowed."""
        if isinstance(value, int):
            return value
        digits = str(value).removeprefix("-")
        number = int(value) if digits.isascii() and digits.isdigit() and len(digits) < 20 else None
        if number is None or not self.least <= number <= self.most:
            named = param.opts[-1] if param else ""
            raise CommandError(
                "cli-number", option=named, value=str(value), least=str(self.least), most=str(self.most)
            )
        return number


class Seconds(click.ParamType[float]):
    """A time in seconds, a tenth of a second, or what is said, to an hour."""

    name = "seconds"

    def __init__(self, least: float = 0.1) -> None:
        self.least, self.most = least, 3600.0

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The seconds; CommandError says which are allowed."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = -1.0
        if not self.least <= seconds <= self.most:  # so neither is what is no number at all
            named = param.opts[-1] if param else ""
            bounds = {"least": f"{self.least:g}", "most": f"{self.most:g}"}
            raise CommandError("cli-number", option=named, value=str(value), **bounds)
        return seconds


SEED = Whole(0, 2**63 - 1)
MOST_PLAYOUTS = 1_000_000

game_argument = click.argument("game", type=GameName())
option_option = click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE")


def budget_options(command: Any) -> Any:
    """Add the options that say how long a bot that searches may think, see `budget_of`."""
    command = click.option("--think", type=Seconds(0.01), metavar="SECONDS")(command)
    return click.option("--playouts", type=Whole(1, MOST_PLAYOUTS), metavar="N")(command)


def budget_of(playouts: int | None, think: float | None, default: Budget) -> Budget:
    """The budget that is named, the default where none is; CommandError for both at once."""
    if playouts is None and think is None:
        return default
    if playouts is not None and think is not None:
        raise CommandError("cli-one-budget")
    return Budget(seconds=think, playouts=playouts)


def options_of(game: AnyGame, pairs: Iterable[str], **more: object) -> Options:
    """The game's options from texts such as `wind=partner`, and from `more` where it is not None."""
    values: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise CommandError("cli-option-form", text=pair)
        values[name.strip()] = value
    values |= {name: value for name, value in more.items() if value is not None}
    options: Options = game.options_type.parse(values)
    return options


def bot_names(text: str, most: int) -> list[str]:
    """The bots named with commas between, each once or for each of at most so many seats."""
    names = [name.strip() for name in text.split(",")]
    check_bots(names, most)
    return names


def read_file(path: str) -> bytes:
    """What an ordinary file holds, without the mark that some editors put first; CommandError if it cannot be read."""
    named(path)
    try:
        # Asked before it is opened: a pipe that nobody writes to would never open.
        if not stat.S_ISREG(os.stat(path).st_mode) and not os.path.isdir(path):
            raise CommandError("cli-file-special", path=path)
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as fault:
        if isinstance(fault, CommandError):
            raise
        raise file_error(path, fault) from fault
    if len(data) > LARGEST_FILE:
        raise CommandError("cli-file-large", path=path, most=LARGEST_FILE >> 20)
    return data.removeprefix(codecs.BOM_UTF8)


def named(path: str) -> Path:
    """The path; CommandError where none was typed."""
    if not path:
        raise CommandError("cli-path-empty")
    return Path(path)
