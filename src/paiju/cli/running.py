"""What `simulate` and `arena` have in common: where bots play many deals, from what, and where it is written."""

import os
import secrets
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click
from msgspec import Struct

from paiju.analysis import OnRay, Processes, Workers
from paiju.analysis.kept import kept_seed
from paiju.analysis.on_ray import HERE
from paiju.bots import COUNTED, Budget
from paiju.cli.errors import CommandError, file_error
from paiju.cli.params import SEED, Whole, budget_of, budget_options, named
from paiju.cli.progress import progress
from paiju.cli.terminal import Terminal

MOST_JOBS = 256

T = TypeVar("T")
Advance = Callable[[int], None]
"""Takes how many deals are newly done."""


class Running(Struct, frozen=True):
    """How a run is done."""

    seed: int
    workers: Workers
    budget: Budget
    results: Path | None
    drawing: Path | None

    def do(self, terminal: Terminal, deals: int, work: Callable[[Workers, Advance, Path | None], T]) -> T:
        """`work` done while its progress is told; CommandError, before anything is played, for a file that cannot be
        written.
        """
        for path in (self.results, self.drawing):
            if path is not None:
                _check_writable(path)
        with progress(terminal, "cli-simulating") as report:
            done = 0

            def advance(newly: int) -> None:
                nonlocal done
                done += newly
                report(done, deals)

            report(0, deals)
            try:
                return work(self.workers, advance, self.results)
            except OSError as fault:
                raise _fault(fault) from fault

    def draw(self, drawn: Callable[[], str]) -> None:
        """Write the drawing, where one is wanted."""
        if self.drawing is not None:
            try:
                self.drawing.write_text(drawn(), encoding="utf-8")
            except OSError as fault:
                raise file_error(self.drawing, fault) from fault


def run_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that say how a run is done; the command gets them as `running`."""

    @wraps(command)
    def run(
        *,
        file: str | None,
        drawing: str | None,
        seed: int | None,
        jobs: int | None,
        ray: str | None,
        playouts: int | None,
        think: float | None,
        **more: Any,
    ) -> None:
        results = None if file is None else named(file)
        if seed is None and results is not None:
            seed = kept_seed(results)
        running = Running(
            seed=secrets.randbelow(10**9) if seed is None else seed,
            workers=Processes(jobs or os.cpu_count() or 1) if ray is None else OnRay(ray, jobs),
            budget=budget_of(playouts, think, COUNTED),
            results=results,
            drawing=None if drawing is None else named(drawing),
        )
        command(running=running, **more)

    for option in (
        budget_options,
        click.option("--ray", is_flag=False, flag_value=HERE, metavar="[ADDRESS]"),
        click.option("--jobs", type=Whole(1, MOST_JOBS)),
        click.option("--seed", type=SEED),
        click.option("--plot", "drawing", metavar="FILE"),
        click.option("--results", "file", metavar="FILE"),
    ):
        run = option(run)
    return run


def _check_writable(path: Path) -> None:
    """CommandError for a file that cannot be written; none is made yet."""
    folder = path.parent
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise CommandError("cli-file-special", path=str(path))
        if path.exists():
            path.open("ab").close()
        elif not folder.is_dir():
            raise CommandError("cli-no-folder", path=str(folder))
        elif not os.access(folder, os.W_OK):
            raise PermissionError
    except (OSError, ValueError) as fault:
        if isinstance(fault, CommandError):
            raise
        raise file_error(path, fault) from fault


def _fault(fault: OSError) -> Exception:
    """What the system refused, told of the file where one is named."""
    return file_error(fault.filename, fault) if fault.filename else fault
