"""Write into the documents what the code says: tables of the rule book, and the schema of records.

    python scripts/generate_docs.py            # refresh them
    python scripts/generate_docs.py --check    # only say which are not current

A table of `docs/rules/LANGUAGE/GAME.md` stands between `<!-- table: NAME -->` and `<!-- /table -->`. Its heading
stays as it is written there; the rows come from the tables and the options of the game's code, their words from
the catalogue of texts.

Exit status: 0 all is current, or has been written; 1 something is not current, or a table is unknown, missing
or of other columns than its heading (listed on standard output); 2 wrong usage.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from paiju.cli.schema import record_schema
from paiju.core.cards import pack_of
from paiju.core.options import OptionField
from paiju.games import GAMES
from paiju.games.datong import scoring as datong
from paiju.games.datong.bonus import WORTH as DATONG_WORTH
from paiju.games.datong.bonus import Cited, Worth
from paiju.games.datong.deal import DECKS
from paiju.games.datong.options import DatongOptions
from paiju.games.fanfanzha.deal import JOKERS
from paiju.games.fanfanzha.scoring import JOKER_WORTH
from paiju.games.fanfanzha.scoring import WORTH as FANFANZHA_WORTH
from paiju.texts import notation, text

BOOKS = "docs/rules"
SCHEMA = "docs/record.schema.json"
LOCALES = {"zh": "zh-CN", "en": "en"}

Rows: TypeAlias = list[list[str]]
Say: TypeAlias = Callable[..., str]
"""Gives the text of a key of the catalogue in the language of the book."""

_TABLE = re.compile(r"(?<=<!-- table: )(?P<name>\S+)(?P<head> -->\n.*\n\|[-|]*\n)(?P<rows>(?:\|.*\n)*)")


# ── the tables ────────────────────────────────────────────────────────────────


def card_points(say: Say) -> Rows:
    """What the point cards count, one and all of them (DT23)."""
    held = [card[0] for card in pack_of(DECKS)]
    return [
        [notation.rank(rank, say), str(value), str(value * held.count(rank))]
        for rank, value in datong.POINTS.items()
    ]


def base_points(say: Say) -> Rows:
    """The base points of each kind of win (DT30–DT36)."""
    rows = []
    for base, values in datong.BASE.items():
        name = say("rulebook-default", value=f"`{base}`") if base == DatongOptions().base else f"`{base}`"
        rows.append([name, *map(str, values.values())])
    return rows


def bomb_bonus(worths: Iterable[Worth]) -> Rows:
    """The bonus of a bomb by its phases."""
    return _by_number([worth.bomb for worth in worths])


def chain_bonus(worths: Iterable[Worth]) -> Rows:
    """The bonus of a chain by its links."""
    return _by_number([worth.chain for worth in worths])


def chain_extra(worths: Iterable[Worth]) -> Rows:
    """The extra of a bomb inside a chain by its phases, 0 where it earns none."""
    nothing = Cited(0, "")
    return _by_number(
        [{phases: worth.extra.get(phases, nothing) for phases in worth.bomb} for worth in worths]
    )


def _by_number(columns: Sequence[Mapping[int, Cited]]) -> Rows:
    """A row for each number that any column has, empty where a column has it not; one column if all are equal."""
    if all(column == columns[0] for column in columns):
        columns = columns[:1]
    numbers = sorted({number for column in columns for number in column})
    return [
        [str(number), *(str(column[number].value) if number in column else "" for column in columns)]
        for number in numbers
    ]


def joker_bonus(say: Say) -> Rows:
    """What jokers in one hand earn, by their number (FZ27, FZ28)."""
    rows = [[say("rulebook-joker-pair"), *(str(worth.pair) for worth in JOKER_WORTH.values())]]
    for count in range(3, max(JOKERS.values()) + 1):
        row = [say("rulebook-jokers", count=count)]
        for players, worth in JOKER_WORTH.items():
            some = str(worth.some.get(count, ""))
            every = count == JOKERS[players]
            row.append(say("rulebook-above-dearest", least=worth.all_at_least) if every else some)
        rows.append(row)
    return rows


def options(game: str, say: Say) -> Rows:
    """The options of a game: name, values with the default first, clause, what it is for."""
    return [
        [f"`{field.name}`", _values(field, say), field.clause, say(f"{game}-option-{field.name}-help")]
        for field in GAMES[game].options_type.fields()
    ]


def _values(field: OptionField, say: Say) -> str:
    if field.kind == "number":
        return say(
            "rulebook-number", default=f"`{field.default}`", least=field.least or 0, most=field.most or 0
        )
    choices = sorted(field.choices, key=lambda choice: choice != field.default)
    return say("rulebook-separator").join(
        f"`{ ({True: 'on', False: 'off'}[choice] if isinstance(choice, bool) else choice) }`"
        for choice in choices
    )


TABLES: dict[str, Callable[[Say], Rows]] = {
    "datong-card-points": card_points,
    "datong-base-points": base_points,
    "datong-bomb-bonus": lambda _: bomb_bonus(DATONG_WORTH.values()),
    "datong-chain-bonus": lambda _: chain_bonus(DATONG_WORTH.values()),
    "datong-chain-extra": lambda _: chain_extra(DATONG_WORTH.values()),
    "datong-options": lambda say: options("datong", say),
    "fanfanzha-bomb-bonus": lambda _: bomb_bonus(FANFANZHA_WORTH.values()),
    "fanfanzha-chain-bonus": lambda _: chain_bonus(FANFANZHA_WORTH.values()),
    "fanfanzha-chain-extra": lambda _: chain_extra(FANFANZHA_WORTH.values()),
    "fanfanzha-joker-bonus": joker_bonus,
    "fanfanzha-options": lambda say: options("fanfanzha", say),
}
"""The tables by their names; each begins with the name of the game in whose book it stands."""


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
    wanted, faults = {root / SCHEMA: record_schema()}, list[str]()
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
