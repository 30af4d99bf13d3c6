"""What can be wrong with a command line, and how it is said: one line, whatever was typed."""

import errno
from pathlib import Path

import click
from click.exceptions import MissingParameter, NoSuchOption

from paiju.core.errors import PaijuError
from paiju.games import GAMES
from paiju.texts.foreign import printable

_LONGEST = 600


class CommandError(PaijuError):
    """A command that cannot be done as it was typed."""


class DoesNotHold(PaijuError):
    """What was to be checked is wrong: the exit status is not that of bad input."""

    @classmethod
    def of(cls, fault: PaijuError) -> "DoesNotHold":
        """The fault that was found."""
        return cls(fault.code, fault.clause, **fault.params)


def from_click(error: click.ClickException) -> PaijuError:
    """The error that click raised, as one of ours."""
    match error:
        case MissingParameter(param=param, ctx=ctx) if param is not None and ctx is not None:
            named = param.human_readable_name.upper()
            if param.name == "game":
                allowed = ", ".join(GAMES)
                return CommandError(
                    "cli-missing-game", param=named, command=ctx.command_path, allowed=allowed
                )
            return CommandError("cli-missing", param=named, command=ctx.command_path)
        case NoSuchOption(option_name=name, ctx=ctx) if ctx is not None:
            return CommandError("cli-no-option", option=name, allowed=", ".join(_options(ctx)))
        case _:
            return CommandError("cli-usage", reason=error.format_message())


def from_system(fault: OSError) -> PaijuError:
    """What the system refused: a file, or where none is named the output."""
    if fault.filename is not None:
        return file_error(str(fault.filename), fault)
    if fault.errno == errno.ENOSPC:
        return CommandError("cli-output-full")
    return CommandError("cli-output")


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


def _options(ctx: click.Context) -> list[str]:
    return [param.opts[0] for param in ctx.command.get_params(ctx) if isinstance(param, click.Option)]


def one_line(message: str) -> str:
    """The message on one line and not endless, whatever was typed into it."""
    line = " ".join(printable(message).split())
    return line if len(line) <= _LONGEST else line[:_LONGEST] + " …"
