"""The terminal of a command: its language, what is printed and what is asked."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import click
from rich.console import Console
from rich.text import Text

from paiju.texts import has_text, locale_of, text

with suppress(ImportError):  # not everywhere; where it is, `input` edits the line and remembers others
    import readline  # noqa: F401

RED_SUITS = r"[♥♦](10|[2-9AJQK])?"
NARROWEST = 40
WIDEST = 100


class Left(Exception):
    """The person has left: end of input, or Ctrl-C."""


class Terminal:
    """Prints and asks in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.console = Console(highlight=False, emoji=False, markup=False)

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

    def ask(self) -> str:
        """A line that the person types, without the blanks around it; raises Left at the end of the input."""
        try:
            return input("> ").strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Left from gone

    def choose(
        self, choices: Sequence[str], ask: Callable[[], str] | None = None, default: int | None = None
    ) -> int:
        """The index of the numbered choice that the person takes, asked by `ask`; Enter takes `default`."""
        for number, choice in enumerate(choices, 1):
            self.show(f"  {number}  {choice}")
        while True:
            typed = (ask or self.ask)()
            if not typed and default is not None:
                return default
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(choices):
                return int(typed[:4]) - 1
            self.tell("cli-choose", style="yellow", most=len(choices))


def cards_text(line: str, style: str = "") -> Text:
    """A line with its red suits in red."""
    styled = Text(printable(line), style=style)
    styled.highlight_regex(RED_SUITS, "red")
    return styled


def printable(text: str) -> str:
    """The text without control characters, which in a record's names could steer the terminal."""
    return "".join(char for char in text if char.isprintable() or char == "\n")


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


def tolerate_encodings() -> None:
    """Replace a character that the terminal cannot show, or a byte that is no text: neither is fatal."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
