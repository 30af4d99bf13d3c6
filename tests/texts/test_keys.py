"""No text that nobody says, and none that is missing: the keys of the catalogue against the sources of both sides."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from paiju.texts import LOCALES
from tests.texts.test_catalogue import CATALOGUE, SOURCE

PAGE = SOURCE.parents[1] / "web/src"
KEY = re.compile(r"[a-z][\w]*(?:-[\w]+)+")
TEMPLATE = re.compile(r"`((?:[\w-]|\$\{[^}]*\})*\$\{[^}]*\}(?:[\w-]|\$\{[^}]*\})*)`")
QUOTED = re.compile(r"""['"`]([a-z][\w-]*)['"`]""")
SAID = re.compile(r"""\b(?:t|say|has)\(\s*['"]([\w-]+)['"]""")
LEAST = 3
"""So many letters at least has what stands fast in a key that is put together."""


@cache
def python_sources() -> tuple[ast.Module, ...]:
    """The package and what writes its rule book, parsed."""
    paths = (*SOURCE.rglob("*.py"), *(SOURCE.parents[1] / "scripts").glob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths))


def page_sources() -> Iterator[str]:
    """The page's sources but for what is generated."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts:
            yield path.read_text(encoding="utf-8")


def _pattern(parts: list[str]) -> re.Pattern[str] | None:
    """What keys look like between whose fixed parts something is put in; None where too little of it is fixed."""
    if sum(len(re.sub(r"\W", "", part)) for part in parts) < LEAST:
        return None
    return re.compile(r"[\w-]+".join(map(re.escape, parts)))


def named() -> tuple[set[str], list[re.Pattern[str]]]:
    """All keys that stand in the sources, and the patterns of those that are put together."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str] | None] = []
    for tree in python_sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [part.value if isinstance(part, ast.Constant) else "\0" for part in node.values]
                patterns.append(_pattern("".join(map(str, fixed)).split("\0")))
    for source in page_sources():
        whole |= set(QUOTED.findall(source))
        patterns += [_pattern(re.split(r"\$\{[^}]*\}", found)) for found in TEMPLATE.findall(source)]
    return whole, [pattern for pattern in patterns if pattern is not None]


def inside_messages() -> set[str]:
    """The messages that other messages hold."""
    files = (path for locale in LOCALES for path in (SOURCE / "texts" / locale).glob("*.ftl"))
    return {
        key for path in files for key in re.findall(r"\{ ([a-z][\w-]+) \}", path.read_text(encoding="utf-8"))
    }


def test_every_text_is_said_somewhere():
    whole, patterns = named()
    whole |= inside_messages()
    # What a game, or the terminal, says otherwise is named by what follows.
    unsaid = [key for key in CATALOGUE["en"] if key not in whole and key.partition("-")[2] not in whole]
    assert [key for key in unsaid if not any(pattern.fullmatch(key) for pattern in patterns)] == []


def test_every_text_that_is_said_is_there():
    asked = {
        node.args[0].value
        for tree in python_sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", getattr(node.func, "attr", "")) in ("text", "say", "has_text")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and KEY.fullmatch(node.args[0].value)
    }
    for source in page_sources():
        asked |= set(SAID.findall(source))
    assert len(asked) > 300
    for locale in LOCALES:
        assert sorted(asked - set(CATALOGUE[locale])) == []
