"""The command `paiju`: how commands speak both languages, and the one place where errors are told."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from contextvars import copy_context
from typing import Any, NoReturn

import click

from paiju.cli.errors import CommandError, DoesNotHold, from_click, from_system, one_line
from paiju.cli.terminal import Left, Terminal, abandon_output, tolerate_streams, wanted_locale
from paiju.core.errors import PaijuError
from paiju.texts import has_text

DOES_NOT_HOLD = 1
BAD_INPUT = 2
INTERRUPTED = 130


class Spoken(click.Command):
    """A command whose help is in the catalogue: `cli-help-<command>` and `cli-option-<parameter>`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does it, but what is wrong is said in both languages."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            raise self._misused(ctx, error.option_name) from error
        if ctx.args and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise CommandError("cli-extra", extra=" ".join(ctx.args), command=ctx.command_path)
        return rest

    def _misused(self, ctx: click.Context, option: str) -> CommandError:
        """An option that lacks its value, or has one though it takes none."""
        flags = [param for param in self.get_params(ctx) if isinstance(param, click.Option) and param.is_flag]
        if any(option in param.opts for param in flags):
            return CommandError("cli-no-value", option=option)
        return CommandError("cli-needs-value", option=option, command=ctx.command_path)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is typed."""
        prefix = ctx.ensure_object(Terminal).say("cli-usage-prefix")
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=prefix)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        terminal = ctx.ensure_object(Terminal)
        self.help = terminal.say(f"cli-help-{ctx.command.name}")
        super().format_help(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, each with its default."""
        terminal = ctx.ensure_object(Terminal)
        records = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option):
                param.help = terminal.say(option_help_key(ctx, param)) + _default(terminal, ctx, param)
                record = param.get_help_record(ctx)
                records += [record] if record else []
        with formatter.section(terminal.say("cli-section-options")):
            formatter.write_dl(records)

    def get_short_help_str(self, limit: int = 45) -> str:
        terminal = click.get_current_context().ensure_object(Terminal)
        return terminal.say(f"cli-help-{self.name}")


def _default(terminal: Terminal, ctx: click.Context, param: click.Option) -> str:
    """The default of an option, for its help; nothing where there is none that could be typed."""
    default = param.get_default(ctx, call=False)
    if param.is_flag or not isinstance(default, (str, int, float)):
        return ""
    return terminal.say("cli-option-default", value=str(default))


class App(Spoken, click.Group):
    """The command group."""

    command_class = Spoken

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command named first; CommandError says which there are."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise CommandError("cli-no-command", command=args[0], allowed=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options and the commands."""
        super().format_options(ctx, formatter)
        commands = [self.commands[name] for name in self.list_commands(ctx)]
        with formatter.section(ctx.ensure_object(Terminal).say("cli-section-commands")):
            formatter.write_dl([(command.name or "", command.get_short_help_str()) for command in commands])

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> NoReturn:
        """Run and exit: 0 done, 1 what was checked does not hold, 2 bad input, told in one line."""
        args = sys.argv[1:] if args is None else list(args)
        tolerate_streams()
        terminal = Terminal(wanted_locale(args))
        more |= {"standalone_mode": False, "obj": terminal}
        sys.exit(copy_context().run(self._run, args, terminal, more))

    def _run(self, args: Sequence[str], terminal: Terminal, more: dict[str, Any]) -> int:
        try:
            status = super().main(args, **more)
            sys.stdout.flush()
            return status if isinstance(status, int) else 0
        except PaijuError as error:
            return self._complain(error, terminal.locale)
        except click.ClickException as error:
            return self._complain(from_click(error), terminal.locale)
        except (click.Abort, KeyboardInterrupt, Left):
            return INTERRUPTED
        except BrokenPipeError:
            # Whoever read the output has gone; nothing is left to say, not even by the flush at the exit.
            abandon_output()
            return 1
        except OSError as fault:
            if fault.filename is None:
                abandon_output()
            return self._complain(from_system(fault), terminal.locale)

    @staticmethod
    def _complain(error: PaijuError, locale: str) -> int:
        with suppress(OSError):  # nobody reads this either
            click.echo(f"paiju: {one_line(error.text(locale))}", err=True)
        return DOES_NOT_HOLD if isinstance(error, DoesNotHold) else BAD_INPUT


def option_help_key(ctx: click.Context, param: click.Option) -> str:
    """The key of an option's help; `bots` and `hands` mean another thing in a simulation."""
    name = "help" if "--help" in param.opts else param.name
    special = f"cli-option-{name}-{ctx.command.name}"
    return special if has_text(special) else f"cli-option-{name}"


def lang_option(command: Any) -> Any:
    """`--lang zh|en`; it is read before the command is, see `wanted_locale`."""
    return click.option("--lang", metavar="zh|en", expose_value=False, callback=_known_language)(command)


def _known_language(_ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    known = ("zh", "en", "zh-CN")
    if value is not None and value not in known:
        raise CommandError("cli-choice", value=value, allowed="zh, en")
