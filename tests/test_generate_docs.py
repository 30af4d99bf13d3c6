"""`scripts/generate_docs.py` keeps the documents to what the code says, and says where it cannot."""

import shutil

import pytest

from paiju.games import GAMES
from paiju.games.datong import scoring
from scripts.generate_docs import main, refreshed
from scripts.rulebook_tables import TABLES

OPTIONS = "<!-- table: datong-options -->"


@pytest.fixture
def copy(root, tmp_path):
    """The documents, to be spoiled."""
    shutil.copytree(root / "docs", tmp_path / "docs")
    return tmp_path


def table(book, name):
    """The lines of a table of a book."""
    return book.split(f"<!-- table: {name} -->\n")[1].split("<!-- /table -->")[0].splitlines()


def book_of(copy, language, game="datong"):
    return copy / "docs" / "rules" / language / f"{game}.md"


def test_the_documents_are_current(root, capsys):
    assert main(["--root", str(root), "--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(
    ("game", "right", "wrong"),
    [
        ("datong", "| 8 | 8 | 10 |", "| 8 | 8 | 9 |"),
        ("datong", "| 1-3-5 | 1 | 3 | 5 |", "| 1-3-5 | 1 | 2 | 5 |"),
        ("datong", "| 10 | 10 | 80 |\n", ""),
        ("datong", "`wind`", "`winds`"),
        ("fanfanzha", "| 9 | | 20 |", "| 9 | 20 | |"),
        ("fanfanzha", "| FZ24 |", "| FZ25 |"),
    ],
)
def test_a_changed_table_is_found_and_put_right(copy, capsys, language, game, right, wrong):
    path = book_of(copy, language, game)
    before = path.read_text(encoding="utf-8")
    assert right in before
    path.write_text(before.replace(right, wrong, 1), encoding="utf-8")
    assert main(["--root", str(copy), "--check"]) == 1
    assert capsys.readouterr().out == f"docs/rules/{language}/{game}.md is not current: make docs\n"
    assert path.read_text(encoding="utf-8") != before
    assert main(["--root", str(copy)]) == 0
    assert path.read_text(encoding="utf-8") == before


def test_the_schema_is_written_too(copy, capsys):
    schema = copy / "docs" / "record.schema.json"
    before = schema.read_text(encoding="utf-8")
    schema.unlink()
    assert main(["--root", str(copy), "--check"]) == 1
    assert main(["--root", str(copy)]) == 0
    assert schema.read_text(encoding="utf-8") == before
    assert capsys.readouterr().out.splitlines()[-1] == "docs/record.schema.json written"


def test_a_table_follows_the_code(root, monkeypatch):
    monkeypatch.setitem(scoring.BASE, "2-4-8", {"single": 2, "double": 4, "clean-double": 8})
    monkeypatch.setitem(scoring.POINTS, "T", 5)
    book, faults = refreshed(book_of(root, "zh").read_text(encoding="utf-8"), "datong", "zh-CN")
    assert not faults
    assert table(book, "datong-base-points")[2:] == [
        "| 1-2-4（默认） | 1 | 2 | 4 |",
        "| 1-3-5 | 1 | 3 | 5 |",
        "| 2-4-8 | 2 | 4 | 8 |",
    ]
    assert table(book, "datong-card-points")[3] == "| 10 | 5 | 40 |"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (OPTIONS, "<!-- table: datong-choices -->", "no table 'datong-choices' is known of datong"),
        (OPTIONS, "<!-- table: fanfanzha-options -->", "no table 'fanfanzha-options' is known of datong"),
        (OPTIONS, "", "the table datong-options is missing"),
        (
            "| option | values, default first | clause | what it sets |\n|---|---|---|---|",
            "| option | values, default first | clause |\n|---|---|---|",
            "the heading of datong-options has 3 columns, the table has 4",
        ),
    ],
)
def test_what_cannot_be_written_is_a_fault(copy, capsys, old, new, fault):
    path = book_of(copy, "en")
    spoiled = path.read_text(encoding="utf-8").replace(old, new, 1)
    path.write_text(spoiled, encoding="utf-8")
    for arguments in (["--check"], []):
        assert main(["--root", str(copy), *arguments]) == 1
        assert f"docs/rules/en/datong.md: {fault}" in capsys.readouterr().out.splitlines()
    assert path.read_text(encoding="utf-8") == spoiled


def test_every_table_belongs_to_a_game():
    for name in TABLES:
        assert name.split("-")[0] in GAMES
