"""The parameters that several commands take: a game, its options, bots, files, numbers."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from paiju.bots import BOTS
from paiju.cli.errors import CommandError
from paiju.core.errors import NotationError
from paiju.core.game import Game
from paiju.core.options import Options
from paiju.games import game_of

AnyGame = Game[Any, Any, Any, Any]


class GameName(click.ParamType[AnyGame]):
    """A game by its name."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:
        """The game; NotationError says which there are."""
        return value if isinstance(value, Game) else game_of(value)


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
    """A time in seconds, a tenth of a second to an hour."""

    name = "seconds"
    least, most = 0.1, 3600.0

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

game_argument = click.argument("game", type=GameName())
option_option = click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE")


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
    for name in names:
        if name not in BOTS:
            raise NotationError("unknown-bot", bot=name, allowed=", ".join(BOTS))
    if len(names) > most:
        raise CommandError("cli-bots-count", bots=len(names), seats=most, allowed=", ".join(BOTS))
    return names


def read_file(path: str) -> bytes:
    """What the file holds; CommandError if it cannot be read."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as fault:
        raise file_error(path, fault) from fault


def file_error(path: str | Path, fault: Exception) -> CommandError:
    """Why a file or folder cannot be used."""
    match fault:
        case FileNotFoundError():
            code = "cli-file-missing"
        case IsADirectoryError():
            code = "cli-file-directory"
        case NotADirectoryError() | FileExistsError():
            code = "cli-file-not-directory"
        case PermissionError():
            code = "cli-file-permission"
        case _:
            code = "cli-file-unusable"
    return CommandError(code, path=str(path))
