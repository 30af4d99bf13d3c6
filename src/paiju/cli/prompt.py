"""The prompt: whatever is asked, help, rules, the table and leaving are there."""

import re
import unicodedata
from collections.abc import Callable, Sequence

from paiju.bots.strong import Hint
from paiju.cli.errors import CommandError, one_line
from paiju.cli.rules import print_clause
from paiju.cli.terminal import Left, Terminal

PASS = {"p", "pass", "不要", "过"}
HINT = {"h", "hint", "提示"}
HELP = {"?", "help", "帮助"}
TABLE = {"t", "table", "牌桌"}
RULES = {"rules", "规则"}
RUN_AWAY = {"run", "run away", "逃跑"}
QUIT = {"q", "quit", "exit", "退出"}

# As capitals these are the queen and the ten.
_CARDS = {"Q", "T"}

Show = Callable[[], None]


def word_of(typed: str) -> str:
    """What was typed as one of the words above: full-width letters and capitals will do."""
    folded = unicodedata.normalize("NFKC", typed).strip()
    return folded if folded in _CARDS else folded.lower()


def tell_reason(terminal: Terminal, hint: Hint) -> None:
    """Why, where a hint says so."""
    if hint.reason is not None:
        terminal.tell("cli-hint-reason", reason=terminal.say(f"advice-{hint.reason}"))


class Prompt:
    """Asks the person, and answers what is a question itself."""

    def __init__(self, terminal: Terminal, game: str) -> None:
        self.terminal = terminal
        self.game = game

    def line(self, show: Show) -> str:
        """What the person types, once it is no question; `show` shows the table. Raises Left."""
        while True:
            typed = self.terminal.ask()
            word = word_of(typed)
            if word in QUIT:
                raise Left
            if word in HELP:
                self.terminal.tell(self.key("play-help"))
            elif word in TABLE:
                show()
            elif word.partition(" ")[0] in RULES:
                self._tell_rules(" ".join(typed.split(maxsplit=1)[1:]))
            else:
                return typed

    def enter(self, show: Show) -> None:
        """Wait for Enter."""
        while self.line(show):
            self.terminal.tell("cli-only-enter", style="yellow")

    def choose(
        self, choices: Sequence[str], show: Show, hint: Callable[[], tuple[int, Hint]] | None = None
    ) -> int:
        """The index of the choice that the person takes by its number or its words.

        Enter takes the first, or the one that `hint` gave. A choice may go by several texts, one a line, the first
        of which is shown.
        """
        chosen = 0
        for number, choice in enumerate(choices, 1):
            label = choice.partition("\n")[0]
            shown = self.terminal.say("cli-choice-default", choice=label) if number == 1 else label
            self.terminal.show(f"  {number}  {shown}")
        while True:
            typed = word_of(self.line(show))
            if not typed:
                return chosen
            if typed in HINT and hint is not None:
                chosen, advised = hint()
                self.terminal.tell("cli-hint-choice", choice=choices[chosen].partition("\n")[0])
                tell_reason(self.terminal, advised)
                continue
            found = named(typed, choices)
            if found is not None:
                return found
            self.terminal.tell("cli-choose", style="yellow", most=len(choices))

    def key(self, name: str) -> str:
        """The key of a text that the game may have of its own."""
        own = f"{self.game}-{name}"
        return own if self.terminal.knows(own) else f"cli-{name}"

    def _tell_rules(self, clause: str) -> None:
        if not clause:
            self.terminal.tell("cli-rules-how", game=self.game)
            return
        try:
            print_clause(self.terminal, self.game, clause)
        except CommandError as unknown:
            self.terminal.show(one_line(unknown.text(self.terminal.locale)), style="yellow")


def named(typed: str, choices: Sequence[str]) -> int | None:
    """The one choice of which that is the number, a whole text or a word."""
    if typed.isascii() and typed.isdigit():
        return int(typed[:4]) - 1 if 1 <= int(typed[:4]) <= len(choices) else None
    folded = [choice.lower() for choice in choices]
    whole = [at for at, choice in enumerate(folded) if typed in choice.split("\n")]
    words = re.compile(rf"(?<![a-z]){re.escape(typed)}(?![a-z])")
    begun = [at for at, choice in enumerate(folded) if words.match(choice)]
    inside = [at for at, choice in enumerate(folded) if words.search(choice)]
    return next((found[0] for found in (whole, begun, inside) if len(found) == 1), None)
