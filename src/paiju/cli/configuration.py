"""Where the settings of a server come from: the command line, else the environment, else a file.

Every option of a command has a variable, `PAIJU_PORT` for `--port`, and the same name in the file, `port = 8765`.
"""

import tomllib
from typing import Any

import click

from paiju.cli.app import Spoken
from paiju.cli.errors import CommandError
from paiju.cli.params import read_file

PREFIX = "PAIJU_"
NOT_SETTINGS = ("config", "help", "lang")
_known: set[str] = set()
"""The settings of all commands: one file serves them all."""


class Configured(Spoken):
    """A command whose options can be set in the environment and in a file too."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        for option in self.options():
            option.envvar = PREFIX + str(option.name).upper()
            _known.add(str(option.name))

    def options(self) -> list[click.Option]:
        """The options that are settings."""
        return [
            param
            for param in self.params
            if isinstance(param, click.Option) and param.name not in NOT_SETTINGS
        ]


def config_option(command: Any) -> Any:
    """`--config FILE`, read before the other options."""
    return click.option(
        "--config",
        metavar="FILE",
        envvar=f"{PREFIX}CONFIG",
        is_eager=True,
        expose_value=False,
        callback=_read,
    )(command)


def _read(ctx: click.Context, _param: click.Parameter, path: str | None) -> None:
    """Take the settings of a file as defaults; CommandError says what in it is none."""
    if path is None:
        return
    try:
        settings = tomllib.loads(read_file(path).decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise CommandError("config-unreadable", path=path, reason=str(fault)) from fault
    assert isinstance(ctx.command, Configured)
    options = {str(option.name): option for option in ctx.command.options()}
    unknown = [name for name in settings if name not in _known]
    if unknown:
        raise CommandError("config-unknown", path=path, name=unknown[0], allowed=", ".join(sorted(_known)))
    ctx.default_map = {
        name: _value(path, options[name], value) for name, value in settings.items() if name in options
    }


def _value(path: str, option: click.Option, value: object) -> object:
    """A setting as the option would be typed."""
    if isinstance(value, bool) is option.is_flag and isinstance(value, (bool, int, float, str)):
        return value if option.is_flag else str(value)
    raise CommandError("config-value", path=path, name=str(option.name), value=str(value))
