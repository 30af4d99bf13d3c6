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

_HEADING = re.compile(r"(?P<level>#{1,3}) (?:(?P<id>[A-Z]{2}\d+[a-z]?(?:\.d)?) · )?(?P<title>.+)")
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


class RuleBook(Struct, frozen=True):
    """The rule book of a game in one language; `markdown` is the whole of it."""

    game: str
    locale: str
    markdown: str
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
    return RuleBook(game, locale, markdown, _clauses(markdown))


def _folder() -> Traversable:
    packed = files("paiju") / "rulebook"
    return packed if packed.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "rules"


def _clauses(markdown: str) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    section, ident, title, lines = "", "", "", list[str]()

    def close() -> None:
        if ident:
            found[ident] = Clause(ident, title, "\n".join(lines).strip(), section)

    for line in markdown.splitlines():
        heading = _HEADING.fullmatch(line)
        if heading is None:
            lines.append(line)
            continue
        close()
        ident, title, lines = heading["id"] or "", heading["title"], []
        if heading["level"] == "##":
            section = title
    close()
    return found
