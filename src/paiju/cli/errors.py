"""What can be wrong with a command line, and how it is said: one line, whatever was typed."""

import click
from click.exceptions import BadArgumentUsage, BadOptionUsage, MissingParameter, NoSuchOption

from paiju.core.errors import PaijuError

_LONGEST = 600


class CommandError(PaijuError):
    """A command that cannot be done as it was typed."""


def from_click(error: click.ClickException) -> PaijuError:
    """The error that click raised, as one of ours."""
    match error:
        case MissingParameter(param=param) if param is not None:
            return CommandError("cli-missing", param=param.human_readable_name.upper())
        case NoSuchOption(option_name=name, ctx=ctx) if ctx is not None:
            return CommandError("cli-no-option", option=name, allowed=", ".join(_options(ctx)))
        case BadOptionUsage() | BadArgumentUsage() | click.ClickException():
            return CommandError("cli-usage", reason=error.format_message())


def _options(ctx: click.Context) -> list[str]:
    return [param.opts[0] for param in ctx.command.get_params(ctx) if isinstance(param, click.Option)]


def one_line(message: str) -> str:
    """The message on one line, without control characters and not endless, whatever was typed into it."""
    line = "".join(char if char.isprintable() else " " for char in message)
    line = " ".join(line.split())
    return line if len(line) <= _LONGEST else line[:_LONGEST] + " …"
