"""Write into the documents what the code says: tables of the rule book, numbers of actions, the schema of records.

    python -m scripts.generate_docs            # refresh them
    python -m scripts.generate_docs --check    # only say which are not current

A table of `docs/rules/LANGUAGE/GAME.md` stands between `<!-- table: NAME -->` and `<!-- /table -->`. Its heading
stays as it is written there; the rows come from the tables and the options of the game's code, their words from
the catalogue of texts.

Exit status: 0 all is current, or has been written; 1 something is not current, or a table is unknown, missing
or of other columns than its heading (listed on standard output); 2 wrong usage.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from paiju.cli.schema import record_schema
from paiju.games import GAMES
from paiju.texts import text
from scripts.action_tables import action_tables
from scripts.rulebook_tables import TABLES

BOOKS = "docs/rules"
SCHEMA = "docs/record.schema.json"
ACTIONS = "docs/actions.md"
LOCALES = {"zh": "zh-CN", "en": "en"}

_TABLE = re.compile(r"(?<=<!-- table: )(?P<name>\S+)(?P<head> -->\n.*\n\|[-|]*\n)(?P<rows>(?:\|.*\n)*)")


# ── the documents ─────────────────────────────────────────────────────────────


def refreshed(book: str, game: str, locale: str) -> tuple[str, list[str]]:
    """A rule book with the rows of its tables anew, and what is wrong with it."""
    faults: list[str] = []
    wanted = {name for name in TABLES if name.startswith(f"{game}-")}

    def say(key: str, **params: str | int) -> str:
        return text(key, locale, **params)

    def anew(found: re.Match[str]) -> str:
        name, head = found["name"], found["head"]
        if name not in wanted:
            faults.append(f"no table {name!r} is known of {game}")
            return found[0]
        wanted.remove(name)
        rows = TABLES[name](say)
        columns = head.splitlines()[-1].count("|") - 1
        if any(len(row) != columns for row in rows):
            faults.append(f"the heading of {name} has {columns} columns, the table has {len(rows[0])}")
            return found[0]
        return name + head + "".join(map(_row, rows))

    book = _TABLE.sub(anew, book)
    return book, [*faults, *(f"the table {name} is missing" for name in sorted(wanted))]


def _row(cells: Iterable[str]) -> str:
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells) + "\n"


def documents(root: Path) -> tuple[dict[Path, str], list[str]]:
    """What each document should be, and what is wrong with them."""
    wanted, faults = {root / SCHEMA: record_schema(), root / ACTIONS: action_tables()}, list[str]()
    for language, locale in LOCALES.items():
        for game in GAMES:
            path = root / BOOKS / language / f"{game}.md"
            wanted[path], wrong = refreshed(path.read_text(encoding="utf-8"), game, locale)
            faults += [f"{path.relative_to(root).as_posix()}: {fault}" for fault in wrong]
    return wanted, faults


def main(arguments: Sequence[str] | None = None) -> int:
    """Refresh or check the documents, say what was not as it should be, and return the exit status."""
    parser = argparse.ArgumentParser(description="Write into the documents what the code says.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1], help="the checkout")
    parser.add_argument(
        "--check", action="store_true", help="change nothing, fail if a document is not current"
    )
    chosen = parser.parse_args(arguments)
    root: Path = chosen.root.resolve()

    wanted, faults = documents(root)
    for fault in faults:
        print(fault)
    stale = [
        path
        for path, content in wanted.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != content
    ]
    for path in stale:
        if not chosen.check:
            path.write_text(wanted[path], encoding="utf-8", newline="\n")
        print(path.relative_to(root).as_posix(), "is not current: make docs" if chosen.check else "written")
    return 1 if faults or (chosen.check and stale) else 0


if __name__ == "__main__":
    sys.exit(main())
