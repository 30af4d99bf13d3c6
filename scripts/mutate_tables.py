"""Change each literal of the games' tables in turn, and list the changes that no test of the game notices.

    python scripts/mutate_tables.py                 # every game
    python scripts/mutate_tables.py datong bonus    # only files whose path has one of these words

mutmut changes what stands in functions. The rules stand in tables too: worths, ladders, kinds of combinations,
options with their defaults, bounds and clauses. Here every number, switch and word outside of functions is
changed, one at a time, and the tests of its game are run: a number grows by one, a switch turns, a word loses
its first letter.

Exit status: 0 every change was tried, 1 the tests fail as it is, 2 wrong usage.
"""

import argparse
import ast
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

# Some of what the tests need, loaded once before each change gets a process of its own. Not the package itself.
import fluent.runtime  # noqa: F401
import msgspec  # noqa: F401
import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "paiju" / "games"
NO_RULE = {"revision"}
"""Names whose values are changed by hand, after the rules were."""
PROCESSES = 2
OPTIONS = ("--quiet", "--exitfirst", "-p", "no:cacheprovider", "-p", "no:unraisableexception")


class Change(NamedTuple):
    """A literal of a file, by its place among those of the file, and what it becomes."""

    path: Path
    place: int
    line: int
    old: object
    new: object

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.path.relative_to(GAMES).parts[0]

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT).as_posix()}:{self.line}: {self.old!r} → {self.new!r}"


def literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """The numbers, switches and words that are given to the names of a module or of its classes."""
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    for statement in (statement for body in bodies for statement in body):
        if isinstance(statement, (ast.Assign, ast.AnnAssign)):
            parts = list(ast.walk(statement))
            if any(isinstance(part, ast.Name) and part.id in NO_RULE for part in parts):
                continue
            for node in parts:
                if isinstance(node, ast.Constant) and isinstance(node.value, (bool, int, str)):
                    yield node


def other(value: object) -> object:
    """What a literal becomes."""
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else str(value)[1:]


def changes(path: Path) -> list[Change]:
    """Every change to be made in a file."""
    found = literals(ast.parse(path.read_text(encoding="utf-8")))
    return [
        Change(path, place, node.lineno, node.value, other(node.value)) for place, node in enumerate(found)
    ]


class ChangedModule(SourceFileLoader):
    """Finds the changed file's module, and loads it with the change; all other modules as they are."""

    def __init__(self, change: Change) -> None:
        name = ".".join(change.path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        super().__init__(name, str(change.path))
        self.change = change

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As a finder on `sys.meta_path`."""
        if name != self.name:
            return None
        return spec_from_file_location(name, self.path, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        """The code of the module with the change."""
        tree = ast.parse(Path(self.path).read_text(encoding="utf-8"))
        list(literals(tree))[self.change.place].value = self.change.new  # type: ignore[assignment]
        return compile(tree, self.path, "exec")


def survives(change: Change) -> bool:
    """Whether the tests of the game pass with the change; in a process of its own."""
    sys.meta_path.insert(0, ChangedModule(change))
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    tests = [f"tests/games/{change.game}", "tests/test_options.py", "tests/test_bad_records.py"]
    return pytest.main([*OPTIONS, *tests]) == pytest.ExitCode.OK


def main(arguments: Sequence[str] | None = None) -> int:
    """Make every change, say which survive, and return the exit status."""
    parser = argparse.ArgumentParser(description="List changes of the games' tables that no test notices.")
    parser.add_argument("words", nargs="*", help="only files whose path has one of these words")
    words = parser.parse_args(arguments).words
    paths = [path for path in sorted(GAMES.glob("*/*.py")) if not words or any(w in str(path) for w in words)]
    todo = [change for path in paths for change in changes(path)]
    os.chdir(ROOT)
    left: list[Change] = []
    with multiprocessing.get_context("fork").Pool(PROCESSES, maxtasksperchild=1) as pool:
        first = {change.game: change._replace(new=change.old) for change in todo}
        if not todo or not all(pool.map(survives, first.values(), chunksize=1)):
            print("there is nothing to change, or the tests fail as it is")
            return 1
        for change, alive in zip(todo, pool.imap(survives, todo, chunksize=1), strict=True):
            if alive:
                left.append(change)
                print(f"survived: {change}", flush=True)
        # Let the processes end by themselves: leaving the block would stop them half begun.
        pool.close()
        pool.join()
    print(f"{len(todo) - len(left)} of {len(todo)} changes of tables were noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
