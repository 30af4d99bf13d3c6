"""The progress of long commands, on stderr: a bar where that is a terminal, a line now and then elsewhere."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from paiju.cli.terminal import Terminal

LINES = 10
"""How many lines tell of the progress where there is no bar."""

Report = Callable[[int, int], None]
"""Takes how much is done, and of how much."""


@contextmanager
def progress(terminal: Terminal, key: str) -> Iterator[Report]:
    """Where to report the progress of what the text of `key` names; the bar is gone once the work is done."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    label, told = terminal.say(key), -1

    def report(done: int, total: int) -> None:
        nonlocal told
        bar.update(task, completed=done, total=total)
        if not console.is_terminal and done * LINES // total > told:
            told = done * LINES // total
            line = terminal.say("cli-progress", what=label, done=str(done), total=str(total))
            console.print(line, highlight=False, soft_wrap=True)

    with bar:
        task = bar.add_task(label, total=None)
        yield report
