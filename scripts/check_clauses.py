"""Hold the list of clauses, the rule specification, the rule book and the tests together.

    python scripts/check_clauses.py              # everything
    python scripts/check_clauses.py --no-tests   # while the tests are still being written

`docs/rules/clauses.toml` lists every clause and every decision (`.d`) of each game. It must name exactly the
ids

(a) that the rule specification mentions, if that lies beside the checkout (`../shared/rules`; otherwise this
    part is left out and the output says so). A decision, `DT25.d` everywhere else, is written `DT25?` there;
(b) that the rule book explains, in Chinese and in English, section for section alike;
(c) that the tests cite with `@pytest.mark.clause("DT35", ...)`, one to three ids a mark.

Exit status: 0 all agree, 1 something does not (listed on standard output), 2 wrong usage.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeGuard

Clauses = Mapping[str, Mapping[str, str]]
"""Game → clause id → short English title."""

PREFIXES = {"datong": "DT", "fanfanzha": "FZ", "dazha": "DZ", "shuangkou": "SK", "wahua": "WH"}
LANGUAGES = ("zh", "en")
TITLED = "en"  # the book whose headings carry the titles of clauses.toml
MOST_IDS_A_MARK = 3

CLAUSES = "docs/rules/clauses.toml"
BOOKS = "docs/rules"
SPECIFICATION = "../shared/rules"
TESTS = "tests"

# Not \b: a Chinese character is a word character too, so "按DT35" has no boundary before the D.
_ID = r"(?<![A-Za-z0-9])(?:{prefixes})[0-9]+[a-z]?"
_END = r"(?![A-Za-z0-9])"
_SHORT = r"((?:[/–-][0-9]+[a-z]?\??" + _END + r")*)"  # the second half of "DT38/39" and of "FZ10–12"
_HEADING = re.compile(r"### (?P<id>\S+) · (?P<title>\S.*)")
_TABLE = re.compile(r"<!-- (?:table: (?P<name>[a-z0-9-]+)|(?P<end>/table)) -->")


# ── the list ──────────────────────────────────────────────────────────────────


def in_order(ids: Iterable[str]) -> list[str]:
    """Return the ids sorted as a reader counts: DT9, DT9.d, DT10."""

    def key(clause: str) -> tuple[str, int, str]:
        found = re.fullmatch(r"([A-Z]+)([0-9]+)(.*)", clause)
        return (found[1], int(found[2]), found[3]) if found else (clause, 0, "")

    return sorted(ids, key=key)


def read_clauses(path: Path) -> tuple[Clauses, list[str]]:
    """Return the listed clauses by game, and the faults of the list itself."""
    try:
        listed = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        return {}, [f"{path.name} cannot be read: {error}"]
    clauses: dict[str, dict[str, str]] = {}
    faults: list[str] = []
    for game, entries in listed.items():
        if game not in PREFIXES or not isinstance(entries, dict):
            faults.append(f"[{game}] is not a game; the games are {', '.join(PREFIXES)}")
            continue
        shape = re.compile(rf"{PREFIXES[game]}[0-9]+[a-z]?(\.d)?")
        clauses[game] = {}
        for clause, title in entries.items():
            if not shape.fullmatch(clause):
                faults.append(f'[{game}] "{clause}" is not an id of this game')
            elif not isinstance(title, str) or not title.strip():
                faults.append(f"[{game}] {clause} has no title")
            else:
                clauses[game][clause] = title
    if not clauses:
        faults.append(f"{path.name} lists no game")
    return clauses, faults


def all_ids(clauses: Clauses) -> set[str]:
    """Return the ids of every listed game."""
    return {clause for entries in clauses.values() for clause in entries}


# ── (a) the specification ─────────────────────────────────────────────────────


def specified_ids(text: str, prefix: str) -> set[str]:
    """Return the ids of one prefix that a specification mentions, with `?` turned into `.d`.

    Both ends of a range and both halves of a pair count: "FZ10–FZ12", "DT38/39". What lies within a range is
    not made up, since numbers are left free between the sections.
    """
    ids: set[str] = set()
    for found in re.finditer(rf"({_ID.format(prefixes=prefix)}\??){_END}{_SHORT}", text):
        ids.add(found[1])
        ids.update(prefix + number for number in re.split("[/–-]", found[2])[1:])
    return {clause.replace("?", ".d") for clause in ids}


def specification_faults(clauses: Clauses, folder: Path) -> list[str]:
    """Compare the list with the specification file of each listed game."""
    faults: list[str] = []
    for game, entries in clauses.items():
        path = folder / f"{game}.md"
        if not path.is_file():
            faults.append(f"{game}: the specification has no file {path.name}")
            continue
        text = path.read_text(encoding="utf-8")
        here = specified_ids(text, PREFIXES[game])
        faults += _differences(game, entries.keys(), here, "clauses.toml", "the specification")
        for other in clauses.keys() - {game}:
            unknown = specified_ids(text, PREFIXES[other]) - clauses[other].keys()
            if unknown:
                faults.append(
                    f"{game}: the specification refers to what is unknown: {', '.join(in_order(unknown))}"
                )
    return faults


def _differences(game: str, ours: Iterable[str], theirs: Iterable[str], us: str, them: str) -> Iterator[str]:
    ours, theirs = set(ours), set(theirs)
    for have, lack, haver, lacker in ((theirs, ours, them, us), (ours, theirs, us, them)):
        if have - lack:
            yield f"{game}: in {haver} and not in {lacker}: {', '.join(in_order(have - lack))}"


# ── (b) the rule book ─────────────────────────────────────────────────────────


class Book(NamedTuple):
    """One game's rule book in one language: ids by section, titles, names of tables, faults."""

    sections: list[list[str]]
    titles: dict[str, str]
    tables: list[str]
    faults: list[str]


def read_book(text: str) -> Book:
    """Take a rule book apart at its headings and at the marks of its tables."""
    book = Book([], {}, [], [])
    clause, has_text, in_table = "", True, False
    for number, line in enumerate(text.splitlines(), 1):
        heading, table = _HEADING.fullmatch(line), _TABLE.fullmatch(line)
        if line.startswith("#"):
            if not has_text:
                book.faults.append(f"{clause} has no text")
            clause, has_text = "", True
        if line.startswith("## "):
            book.sections.append([])
        elif heading and not book.sections:
            book.faults.append(f"line {number}: {heading['id']} stands before the first section")
        elif heading:
            clause, has_text = heading["id"], False
            if clause in book.titles:
                book.faults.append(f"{clause} has two headings")
            book.titles[clause] = heading["title"]
            book.sections[-1].append(clause)
        elif line.startswith("###"):
            book.faults.append(f'line {number}: the heading is not of the form "### DT35 · title": {line}')
        elif table:
            if in_table != bool(table["end"]):
                book.faults.append(f"line {number}: a table begins within a table or ends outside of one")
            in_table = not table["end"]
            if table["name"] in book.tables:
                book.faults.append(f"the table {table['name']} stands there twice")
            if in_table:
                book.tables.append(table["name"])
        elif line.startswith("<!--"):
            book.faults.append(f"line {number}: neither the beginning nor the end of a table: {line}")
        elif line.strip() and not in_table:
            has_text = True
    if not has_text:
        book.faults.append(f"{clause} has no text")
    if in_table:
        book.faults.append(f"the table {book.tables[-1]} does not end")
    return book


def book_faults(clauses: Clauses, folder: Path) -> list[str]:
    """Compare the list with the rule books, and the languages with one another."""
    faults: list[str] = []
    known = all_ids(clauses)
    prefixes = "|".join(PREFIXES[game] for game in clauses)
    mention = re.compile(rf"{_ID.format(prefixes=prefixes)}(?:\.d)?{_END}")
    for game, entries in clauses.items():
        books: dict[str, Book] = {}
        for language in LANGUAGES:
            path, name = folder / language / f"{game}.md", f"{language}/{game}.md"
            if not path.is_file():
                faults.append(f"{game}: there is no rule book {name}")
                continue
            text = path.read_text(encoding="utf-8")
            books[language] = book = read_book(text)
            faults += [f"{name}: {fault}" for fault in book.faults]
            faults += _differences(game, entries.keys(), book.titles.keys(), "clauses.toml", name)
            unknown = set(mention.findall(text)) - known - book.titles.keys()
            faults += [f"{name}: refers to {clause}, which is unknown" for clause in in_order(unknown)]
            if language == TITLED:
                faults += [
                    f'{name}: {clause} is "{title}", in clauses.toml "{entries[clause]}"'
                    for clause, title in book.titles.items()
                    if clause in entries and entries[clause] != title
                ]
        if len(books) == len(LANGUAGES):
            faults += _unlike(game, [books[language] for language in LANGUAGES])
    for path in sorted(folder.glob("*/*.md")):
        if path.stem not in clauses:
            faults.append(f"{path.parent.name}/{path.name}: [{path.stem}] is not in clauses.toml")
    return faults


def _unlike(game: str, books: Sequence[Book]) -> Iterator[str]:
    first, second = books
    names = " and ".join(f"{language}/{game}.md" for language in LANGUAGES)
    if len(first.sections) != len(second.sections):
        yield f"{names} have {len(first.sections)} and {len(second.sections)} sections"
    for number, (here, there) in enumerate(zip(first.sections, second.sections, strict=False), 1):
        if here != there:
            yield f"{names} differ in section {number}: {', '.join(here)} | {', '.join(there)}"
    if first.tables != second.tables:
        yield f"{names} have other tables: {', '.join(first.tables)} | {', '.join(second.tables)}"


# ── (c) the tests ─────────────────────────────────────────────────────────────


class Mark(NamedTuple):
    """One `pytest.mark.clause(...)`: where it stands, and the ids it names (none if unreadable)."""

    where: str
    ids: list[str]
    fault: str


def marks_in(source: str, name: str) -> Iterator[Mark]:
    """Yield every clause mark of one file; a mark that no test carries is a fault and cites nothing."""
    tree = ast.parse(source, filename=name)
    called = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
    idle = {
        id(part)
        for node in ast.walk(tree)
        if (isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("test"))
        or (isinstance(node, ast.ClassDef) and not node.name.startswith("Test"))
        for decorator in node.decorator_list
        for part in ast.walk(decorator)
    }
    for node in ast.walk(tree):
        if not _is_clause_mark(node):
            continue
        call = called.get(id(node))
        where = f"{name}:{node.lineno}"
        arguments = call.args if call else []
        ids = [a.value for a in arguments if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        if len(ids) != len(arguments) or (call and call.keywords):
            yield Mark(where, [], "the ids of a mark are written out as strings")
        elif not ids:
            yield Mark(where, [], "the mark names no clause")
        elif id(node) in idle:
            yield Mark(where, [], "the mark stands on something that is not a test")
        elif len(ids) > MOST_IDS_A_MARK:
            yield Mark(where, ids, f"the mark names {len(ids)} clauses, more than {MOST_IDS_A_MARK}")
        else:
            yield Mark(where, ids, "")


def _is_clause_mark(node: ast.AST) -> TypeGuard[ast.Attribute]:
    if not (isinstance(node, ast.Attribute) and node.attr == "clause"):
        return False
    owner = node.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def citation_faults(clauses: Clauses, folder: Path) -> list[str]:
    """Compare the list with what the tests cite."""
    faults: list[str] = []
    known, cited = all_ids(clauses), set[str]()
    for path in sorted(folder.glob("**/*.py")):
        name = path.relative_to(folder.parent).as_posix()
        try:
            marks = list(marks_in(path.read_text(encoding="utf-8"), name))
        except SyntaxError as error:
            faults.append(f"{name}:{error.lineno}: not Python: {error.msg}")
            continue
        for mark in marks:
            cited.update(mark.ids)
            unknown = [clause for clause in mark.ids if clause not in known]
            faults += [f"{mark.where}: {mark.fault}"] if mark.fault else []
            faults += [f"{mark.where}: cites {clause}, which is unknown" for clause in unknown]
    for game, entries in clauses.items():
        if untested := entries.keys() - cited:
            faults.append(f"{game}: no test cites {', '.join(in_order(untested))}")
    return faults


# ── the command ───────────────────────────────────────────────────────────────


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparisons, print what does not agree, and return the exit status."""
    parser = argparse.ArgumentParser(description="Compare the clauses with specification, rule book, tests.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1], help="the checkout")
    parser.add_argument("--no-tests", action="store_true", help="leave out what the tests cite")
    chosen = parser.parse_args(arguments)
    root: Path = chosen.root.resolve()

    clauses, faults = read_clauses(root / CLAUSES)
    parts = {"list": faults}
    notes: list[str] = []
    if (root / SPECIFICATION).is_dir():
        parts["specification"] = specification_faults(clauses, root / SPECIFICATION)
    else:
        notes.append("the rule specification does not lie beside the checkout: not compared")
    if clauses:
        parts["rule book"] = book_faults(clauses, root / BOOKS)
    if chosen.no_tests:
        notes.append("tests: not compared")
    else:
        parts["tests"] = citation_faults(clauses, root / TESTS)

    for part, found in parts.items():
        for fault in found:
            print(f"{part}: {fault}")
    count = sum(map(len, parts.values()))
    games = ", ".join(f"{game} {len(entries)}" for game, entries in clauses.items())
    for note in notes:
        print(f"note: {note}")
    if count:
        print(f"{count} fault{'' if count == 1 else 's'}")
        return 1
    print(f"clauses agree ({games}): {', '.join(parts)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
