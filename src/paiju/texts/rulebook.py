"""The rule book of each game, by clause: what `paiju rules` prints and what stands behind a settlement line.

The book lies in the installed package (`paiju/rulebook`) or, in a checkout, in `docs/rules`; a folder a
language, a file a game. A clause is a heading `### DT35 · title` and the text up to the next heading.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from paiju.texts import locale_of

_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_FOLDERS = {"zh-CN": "zh", "en": "en"}


class Clause(Struct, frozen=True):
    """A clause of a rule book, its text in Markdown; `section` is the title of the section it stands in."""

    id: str
    title: str
    text: str
    section: str

    @property
    def markdown(self) -> str:
        """The clause with its heading."""
        return f"### {self.id} · {self.title}\n\n{self.text}"


class Section(Struct, frozen=True):
    """A section of a rule book: what stands before its first clause, and its clauses."""

    title: str
    text: str
    clauses: tuple[Clause, ...]


class RuleBook(Struct, frozen=True):
    """The rule book of a game in one language; `markdown` is the whole, `text` what stands before its sections."""

    game: str
    locale: str
    title: str
    markdown: str
    text: str
    sections: tuple[Section, ...]
    clauses: dict[str, Clause]

    def clause(self, ident: str) -> Clause | None:
        """The clause of that id, or None; `dt35`, and for a decision `DT25?` or `DT25.d`, will do."""
        return self.clauses.get(clause_id(ident))


def clause_id(ident: str) -> str:
    """An id as the rule book writes it: `dt25?` is `DT25.d`, `SK28D?` is `SK28d.d`."""
    ident = ident.strip().replace("?", ".d")
    return ident[:2].upper() + ident[2:].lower()


def rule_book(game: str, locale: str) -> RuleBook:
    """The rule book of `game` in `locale`; LookupError if there is none."""
    return _read(game, locale_of(locale))


@cache
def _read(game: str, locale: str) -> RuleBook:
    page = _folder() / _FOLDERS[locale] / f"{game}.md"
    if not page.is_file():
        raise LookupError(f"no rule book of {game!r} in {locale}")
    markdown = _COMMENT.sub("", page.read_text(encoding="utf-8"))
    head, *parts = re.split("^## ", markdown, flags=re.MULTILINE)
    title, _, text = head.removeprefix("# ").partition("\n")
    sections = tuple(map(_section, parts))
    clauses = {clause.id: clause for section in sections for clause in section.clauses}
    return RuleBook(game, locale, title.strip(), markdown, text.strip(), sections, clauses)


def _folder() -> Traversable:
    packed = files("paiju") / "rulebook"
    return packed if packed.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "rules"


def _section(part: str) -> Section:
    """The section of a text that begins with its title."""
    head, *clauses = re.split("^### ", part, flags=re.MULTILINE)
    title, _, text = head.partition("\n")
    return Section(title.strip(), text.strip(), tuple(_clause(clause, title.strip()) for clause in clauses))


def _clause(part: str, section: str) -> Clause:
    heading, _, text = part.partition("\n")
    ident, _, title = heading.partition(" · ")
    return Clause(ident, title.strip(), text.strip(), section)
