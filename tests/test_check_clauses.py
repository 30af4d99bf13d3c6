"""`scripts/check_clauses.py` finds every kind of fault, and nothing where there is none."""

from pathlib import Path
from textwrap import dedent

import pytest

from scripts import check_clauses
from scripts.check_clauses import in_order, main, marks_in, specified_ids

FILES = {
    "docs/rules/clauses.toml": """\
        [datong]
        DT1 = "Deck"
        "DT1.d" = "Which deck"
        DT2 = "Deal"

        [fanfanzha]
        FZ1 = "Four players"
        """,
    "docs/rules/en/datong.md": """\
        # Datong

        ## Deck

        ### DT1 · Deck

        Two packs.

        ### DT1.d · Which deck

        Any pack will do.

        ## Deal

        <!-- table: datong-deal -->
        | a | b |
        |---|---|
        <!-- /table -->

        ### DT2 · Deal

        Deal it as in FZ1, out of the pack of DT1.d.
        """,
    "docs/rules/zh/datong.md": """\
        # 打通

        ## 牌

        ### DT1 · 牌

        两副。

        ### DT1.d · 什么牌

        都行。

        ## 发牌

        <!-- table: datong-deal -->
        | 甲 | 乙 |
        |---|---|
        <!-- /table -->

        ### DT2 · 发牌

        照FZ1发。
        """,
    "docs/rules/en/fanfanzha.md": "# F\n\n## Deck\n\n### FZ1 · Four players\n\nAs in DT1.\n",
    "docs/rules/zh/fanfanzha.md": "# 翻\n\n## 牌\n\n### FZ1 · 四个人\n\n按DT1。\n",
    "tests/test_it.py": """\
        import pytest

        @pytest.mark.clause("DT1", "DT1.d", "DT2")
        def test_deck(): ...

        class TestDeal:
            @pytest.mark.clause("FZ1")
            def test_deal(self): ...
        """,
    "../shared/rules/datong.md": "- DT1 Two packs. DT1? Any. DT2 deal as in FZ1\n",
    "../shared/rules/fanfanzha.md": "- FZ1 Four players (DT1, DT1–DT2).\n",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    checkout = tmp_path / "checkout"
    for name, text in FILES.items():
        path = checkout / name
        (tmp_path / name[3:] if name.startswith("../") else path).parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return checkout


def edit(root: Path, name: str, old: str, new: str) -> None:
    path = root / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def faults(root: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> list[str]:
    """The faults found; what is printed and the exit status must agree."""
    status = main(["--root", str(root), *flags])
    *lines, last = capsys.readouterr().out.splitlines()
    found = [line for line in lines if not line.startswith("note: ")]
    if status == 0:
        assert not found
        assert last.startswith("clauses agree (datong 3, fanfanzha 1): ")
    else:
        assert status == 1
        assert last == f"{len(found)} fault{'' if len(found) == 1 else 's'}"
        assert found
    return found


def test_a_sound_checkout_has_no_fault(root, capsys):
    assert faults(root, capsys) == []


def test_without_the_specification_that_part_is_left_out_and_said_so(root, capsys):
    for path in (root / "../shared/rules").iterdir():
        path.unlink()
    (root / "../shared/rules").rmdir()
    assert main(["--root", str(root)]) == 0
    printed = capsys.readouterr().out
    assert "note: the rule specification does not lie beside the checkout: not compared" in printed
    assert "specification," not in printed.splitlines()[-1]


def test_no_tests_leaves_the_tests_out(root, capsys):
    (root / "tests/test_it.py").unlink()
    assert faults(root, capsys, "--no-tests") == []
    assert faults(root, capsys) == [
        "tests: datong: no test cites DT1, DT1.d, DT2",
        "tests: fanfanzha: no test cites FZ1",
    ]


# ── the list and the specification ────────────────────────────────────────────


@pytest.mark.parametrize(
    ("new", "fault"),
    [
        ('DT2 = "Deal"\nDT2 = "Deal"', "list: clauses.toml cannot be read: "),
        ('DT2 = "Deal"\nFZ2 = "Deal"', 'list: [datong] "FZ2" is not an id of this game'),
        ('DT2 = "Deal"\n"DT2?" = "Deal"', 'list: [datong] "DT2?" is not an id of this game'),
        ('DT2 = "Deal"\nDT3 = " "', "list: [datong] DT3 has no title"),
        ('DT2 = "Deal"\n[mahjong]', "list: [mahjong] is not a game; "),
    ],
)
def test_faults_of_the_list(root, capsys, new, fault):
    edit(root, "docs/rules/clauses.toml", 'DT2 = "Deal"', new)
    assert any(found.startswith(fault) for found in faults(root, capsys))


def test_an_empty_list_is_a_fault(root, capsys):
    (root / "docs/rules/clauses.toml").write_text("")
    assert "list: clauses.toml lists no game" in faults(root, capsys, "--no-tests")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("DT2 deal", "deal", "datong: in clauses.toml and not in the specification: DT2"),
        ("DT1?", "DT7?", "datong: in clauses.toml and not in the specification: DT1.d"),
        ("DT1?", "DT1? DT7?", "datong: in the specification and not in clauses.toml: DT7.d"),
        ("DT2", "DT2/3", "datong: in the specification and not in clauses.toml: DT3"),
        ("FZ1", "FZ1–FZ4", "datong: the specification refers to what is unknown: FZ4"),
    ],
)
def test_list_against_specification(root, capsys, old, new, fault):
    edit(root, "../shared/rules/datong.md", old, new)
    assert f"specification: {fault}" in faults(root, capsys)


def test_a_missing_specification_file(root, capsys):
    (root / "../shared/rules/datong.md").unlink()
    assert faults(root, capsys) == ["specification: datong: the specification has no file datong.md"]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("- DT8 single. DT9 pair. DT9? jokers", "DT8 DT9 DT9.d"),
        ("(DT34? DT32 and DT33 are asked first):", "DT32 DT33 DT34.d"),
        ("its bombs earn DT38/39 besides", "DT38 DT39"),
        ("as in DT10–DT12, DT20-22", "DT10 DT12 DT20 DT22"),
        ("DT30b? and DT33b", "DT30b.d DT33b"),
        ("WIDT7, DT7th, FZ3, DT, DT3-phase", "DT3"),
        ("按DT35算", "DT35"),
    ],
)
def test_how_ids_are_read(text, ids):
    assert specified_ids(text, "DT") == set(ids.split())


def test_ids_are_listed_as_a_reader_counts():
    assert in_order({"DT10", "DT9.d", "FZ1", "DT9", "DT33b"}) == ["DT9", "DT9.d", "DT10", "DT33b", "FZ1"]


# ── the rule book ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("### DT2 · Deal", "Deal", "datong: in clauses.toml and not in en/datong.md: DT2"),
        ("### DT2 · Deal", "### DT3 · Deal", "datong: in en/datong.md and not in clauses.toml: DT3"),
        ("### DT2 · Deal", "### FZ1 · Deal", "datong: in en/datong.md and not in clauses.toml: FZ1"),
        ("### DT2 · Deal", "### DT2 · Dealing", 'en/datong.md: DT2 is "Dealing", in clauses.toml "Deal"'),
        ("### DT2 · Deal", "### DT1 · Deck\n\nx\n\n### DT2 · Deal", "en/datong.md: DT1 has two headings"),
        (
            "### DT2 · Deal",
            "### DT2 Deal",
            'en/datong.md: line 20: the heading is not of the form "### DT35 · title"',
        ),
        ("## Deck", "", "en/datong.md: line 5: DT1 stands before the first section"),
        ("Any pack will do.", "", "en/datong.md: DT1.d has no text"),
        ("Deal it as in FZ1, out of the pack of DT1.d.", "", "en/datong.md: DT2 has no text"),
        ("as in FZ1", "as in FZ2", "en/datong.md: refers to FZ2, which is unknown"),
        ("of DT1.d", "of DT2.d", "en/datong.md: refers to DT2.d, which is unknown"),
        ("<!-- /table -->", "", "en/datong.md: the table datong-deal does not end"),
        (
            "<!-- /table -->",
            "<!-- table -->",
            "en/datong.md: line 18: neither the beginning nor the end of a table",
        ),
        (
            "<!-- table: datong-deal -->",
            "",
            "en/datong.md: line 18: a table begins within a table or ends outside",
        ),
        (
            "<!-- /table -->",
            "<!-- /table -->\n<!-- table: datong-deal -->\n<!-- /table -->",
            "en/datong.md: the table datong-deal stands there twice",
        ),
        (
            "datong-deal",
            "datong-card",
            "zh/datong.md and en/datong.md have other tables: datong-deal | datong-card",
        ),
        ("## Deal", "## More\n\n## Deal", "zh/datong.md and en/datong.md have 2 and 3 sections"),
        (
            "### DT1.d · Which deck\n\nAny pack will do.\n\n## Deal",
            "## Deal\n\n### DT1.d · Which deck\n\nAny pack will do.",
            "zh/datong.md and en/datong.md differ in section 1: DT1, DT1.d | DT1",
        ),
    ],
)
def test_list_against_book(root, capsys, old, new, fault):
    edit(root, "docs/rules/en/datong.md", old, new)
    assert any(found.startswith(f"rule book: {fault}") for found in faults(root, capsys))


def test_a_clause_missing_in_chinese_only(root, capsys):
    edit(root, "docs/rules/zh/datong.md", "### DT2 · 发牌", "发牌")
    assert "rule book: datong: in clauses.toml and not in zh/datong.md: DT2" in faults(root, capsys)


def test_a_missing_book_and_one_too_many(root, capsys):
    (root / "docs/rules/zh/fanfanzha.md").rename(root / "docs/rules/zh/wahua.md")
    assert faults(root, capsys) == [
        "rule book: fanfanzha: there is no rule book zh/fanfanzha.md",
        "rule book: zh/wahua.md: [wahua] is not in clauses.toml",
    ]


# ── the tests ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        ('pytest.mark.clause("DT1", "DT2")', ["tests: datong: no test cites DT1.d"]),
        (
            'pytest.mark.clause("DT1", "DT1.d", "DT3")',
            ["tests: tests/test_it.py:3: cites DT3, which is unknown", "tests: datong: no test cites DT2"],
        ),
        (
            'pytest.mark.clause("DT1", "DT1.d", "DT2", "FZ1")',
            ["tests: tests/test_it.py:3: the mark names 4 clauses, more than 3"],
        ),
        (
            "pytest.mark.clause(*IDS)",
            [
                "tests: tests/test_it.py:3: the ids of a mark are written out as strings",
                "tests: datong: no test cites DT1, DT1.d, DT2",
            ],
        ),
        (
            "pytest.mark.clause",
            [
                "tests: tests/test_it.py:3: the mark names no clause",
                "tests: datong: no test cites DT1, DT1.d, DT2",
            ],
        ),
    ],
)
def test_list_against_tests(root, capsys, new, expected):
    edit(root, "tests/test_it.py", 'pytest.mark.clause("DT1", "DT1.d", "DT2")', new)
    assert faults(root, capsys) == expected


def test_a_mark_on_what_is_no_test_cites_nothing(root, capsys):
    edit(root, "tests/test_it.py", "def test_deal", "def deal")
    assert faults(root, capsys) == [
        "tests: tests/test_it.py:7: the mark stands on something that is not a test",
        "tests: fanfanzha: no test cites FZ1",
    ]


def test_tests_are_read_in_folders_too_and_text_is_no_citation(root, capsys):
    (root / "tests/games").mkdir()
    (root / "tests/test_it.py").rename(root / "tests/games/test_it.py")
    edit(root, "tests/games/test_it.py", '@pytest.mark.clause("FZ1")', '# @pytest.mark.clause("FZ1")')
    assert faults(root, capsys) == ["tests: fanfanzha: no test cites FZ1"]


def test_a_file_that_is_not_python(root, capsys):
    (root / "tests/test_more.py").write_text("def")
    assert [f for f in faults(root, capsys) if f.startswith("tests: tests/test_more.py:1: not Python")]


@pytest.mark.parametrize(
    "source",
    [
        'pytestmark = pytest.mark.clause("DT1")',
        'pytestmark = [pytest.mark.slow, pytest.mark.clause("DT1")]',
        '@mark.clause("DT1")\ndef test(): ...',
        '@pytest.mark.clause("DT1")\nasync def test(): ...',
        '@pytest.mark.clause("DT1")\nclass TestDeal: ...',
        'CASES = [pytest.param(1, marks=pytest.mark.clause("DT1"))]',
        'TestDeal = pytest.mark.clause("DT1")(Machine.TestCase)',
    ],
)
def test_where_a_mark_may_stand(source):
    assert [(mark.ids, mark.fault) for mark in marks_in(source, "t.py")] == [(["DT1"], "")]


def test_wrong_usage_exits_with_two():
    with pytest.raises(SystemExit) as stopped:
        check_clauses.main(["--unknown"])
    assert stopped.value.code == 2
