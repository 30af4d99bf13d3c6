"""The terminal of a command: its language, what is printed and what is asked."""

import json
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import click
import msgspec
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from paiju.cli.wrapping import Prose
from paiju.texts import has_text, locale_of, text
from paiju.texts.foreign import printable

with suppress(ImportError):  # not everywhere; where it is, `input` edits the line and remembers others
    import readline  # noqa: F401

RED_SUITS = r"[♥♦](10|[2-9AJQK])?"
NARROWEST = 40
WIDEST = 100


class Left(Exception):
    """The person has left: end of input, or Ctrl-C."""


class SafeConsole(Console):
    """A console on which no text steers the terminal, wherever it comes from; only styles do."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of what is printed."""
        for segment in super().render(renderable, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                shown = "\n".join(map(printable, segment.text.split("\n")))
                yield Segment(shown, segment.style)


class Terminal:
    """Prints and asks in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.console = SafeConsole(highlight=False, emoji=False, markup=False)

    @property
    def width(self) -> int:
        """The columns that are used."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    def say(self, key: str, /, **params: str | int) -> str:
        """The text of a key of the catalogue in the terminal's language."""
        return text(key, self.locale, **params)

    def knows(self, key: str) -> bool:
        """Whether the catalogue has the key."""
        return has_text(key, self.locale)

    def tell(self, key: str, /, style: str = "", **params: str | int) -> None:
        """Print the text of a key."""
        self.show(self.say(key, **params), style)

    def show(self, line: str = "", style: str = "") -> None:
        """Print a line, red suits in red."""
        shown = cards_text(line, style)
        if self.console.is_terminal:
            self.console.print(shown, width=self.width)
        else:
            self.console.print(shown, soft_wrap=True)

    def show_json(self, value: Any) -> None:
        """Print a value as JSON, what cannot be seen in it escaped."""
        encoded = msgspec.json.encode(value).decode()
        if not encoded.isprintable():
            encoded = re.sub(r"[^ -~]", _escaped, encoded)
        click.echo(encoded)

    def ask(self) -> str:
        """A line that the person types, without the blanks around it; raises Left at the end of the input."""
        try:
            return input("> ").strip()
        except (EOFError, KeyboardInterrupt, OSError) as gone:
            self.console.print()
            raise Left from gone


def _escaped(found: re.Match[str]) -> str:
    return found[0] if found[0].isprintable() else json.dumps(found[0])[1:-1]


def cards_text(line: str, style: str = "") -> Text:
    """A line with its red suits in red."""
    styled = Prose(line, style=style)
    styled.highlight_regex(RED_SUITS, "red")
    return styled


def wanted_locale(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The locale that the arguments ask for by `--lang`, else that of the environment."""
    for place, arg in enumerate(args):
        if arg == "--lang" and place + 1 < len(args):
            return locale_of(args[place + 1])
        if arg.startswith("--lang="):
            return locale_of(arg.removeprefix("--lang="))
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return locale_of(next((value for value in named if value), None))


def current() -> Terminal:
    """The terminal of the running command."""
    return click.get_current_context().ensure_object(Terminal)


def tolerate_streams() -> None:
    """Make the best of the standard streams.

    One that was closed is replaced by the empty device. A character that the terminal cannot show, or a byte that
    is no text, is replaced: neither is fatal.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def abandon_output() -> None:
    """Let what is still unwritten go nowhere: whoever read it has gone, or there is no room for it."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
