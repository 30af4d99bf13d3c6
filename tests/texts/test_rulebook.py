"""The rule book by clause."""

import re
import tomllib

import pytest

from paiju.games import GAMES
from paiju.texts import LOCALES
from paiju.texts.rulebook import clause_id, rule_book

pytestmark = pytest.mark.both_modes


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_book_has_every_clause_of_the_list_and_no_other(game, locale, root):
    listed = tomllib.loads((root / "docs/rules/clauses.toml").read_text(encoding="utf-8"))[game]
    book = rule_book(game, locale)
    assert set(book.clauses) == set(listed)
    assert all(clause.text and clause.title and clause.section for clause in book.clauses.values())


@pytest.mark.parametrize(
    ("typed", "ident"),
    [
        ("DT35", "DT35"),
        ("dt25?", "DT25.d"),
        ("Dt25.D", "DT25.d"),
        (" dt1 ", "DT1"),
        ("DT25.d", "DT25.d"),
        ("sk28a", "SK28a"),
        ("SK28D", "SK28d"),
        ("sk28d?", "SK28d.d"),
        ("SK28E.D", "SK28e.d"),
    ],
)
def test_a_clause_is_found_however_its_id_is_typed(typed, ident):
    assert clause_id(typed) == ident
    found = rule_book({"DT": "datong", "SK": "shuangkou"}[ident[:2]], "en").clause(typed)
    assert found is not None
    assert found.id == ident


def test_a_clause_ends_where_the_next_begins():
    book = rule_book("datong", "en")
    single = book.clauses["DT8"]
    assert single.title == "Single"
    assert single.section == "Combinations"
    assert "#" not in single.text
    assert single.markdown.startswith("### DT8 · Single\n\n")


def test_the_tables_keep_no_marks_of_the_generator():
    assert "<!--" not in rule_book("datong", "zh-CN").markdown


@pytest.mark.parametrize("unknown", ["", "DT99", "FZ1", "DT", "35", "DT35.x", "../datong"])
def test_no_clause_is_none(unknown):
    assert rule_book("datong", "en").clause(unknown) is None


def test_a_game_without_a_book():
    with pytest.raises(LookupError):
        rule_book("bridge", "en")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_the_program_calls_an_option_or_a_value_stands_in_the_table_of_options_alone(game, locale):
    fields = game.options_type.fields()
    typed = {"on", "off", *(field.name for field in fields)}
    typed |= {str(choice) for field in fields for choice in field.choices}
    book = rule_book(game.name, locale).markdown
    table = re.search(r"^\| (?:选项|option) \|.*\n(?:\|.*\n)+", book, re.MULTILINE)
    assert table is not None
    assert {field.name for field in fields} <= set(re.findall(r"`([^`]*)`", table[0]))
    told = book.replace(table[0], "")
    assert typed.isdisjoint(re.findall(r"`([^`]*)`", told))
    assert not re.findall(r"[a-z]+_[a-z_]+", told)
    if locale == "zh-CN":
        assert typed.isdisjoint(re.findall(r"[a-z][a-z-]+", told))
