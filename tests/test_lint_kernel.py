"""What the kernel lint refuses is what mypyc was seen to get wrong, and nothing that it gets right."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from scripts.lint_kernel import kernel_files, main, refused_shifts

WRONG = {
    "a literal": "def f(k: i64) -> i64: return 1 << k",
    "a sum of literals": "def f(k: i64) -> i64: return (1 + 1) << k",
    "a negative literal": "def f(k: i64) -> i64: return -1 << k",
    "a converted literal": "def f(k: i64) -> i64: return i64(1) << k",
    "inside an expression": "def f(k: i64) -> i64: return (1 << 4 * k) - 1",
    "a name of a literal": """
        def f(k: i64) -> i64:
            one: i64 = 1
            return one << k
        """,
    "a name declared first": """
        def f(k: i64) -> i64:
            one: i64
            one = 1
            return one << k
        """,
    "a name of a name": """
        def f(k: i64) -> i64:
            one: i64 = 1
            unit = one
            return unit << k
        """,
    "a constant": """
        ONE: Final[i64] = 1
        def f(k: i64) -> i64:
            return ONE << k
        """,
    "a constant of a class": """
        class Rank:
            LOW: Final = 1
        def f(k: i64) -> i64:
            return Rank.LOW << k
        """,
    "in a method": """
        class Hand:
            def f(self, k: i64) -> i64:
                return 15 << k
        """,
    "in a function inside another": """
        def f(k: i64) -> i64:
            def g() -> i64:
                return 1 << k
            return g()
        """,
    "in a lambda": "f = lambda k: 1 << k",
}

RIGHT = {
    "both literals": "def f() -> i64: return 1 << 40",
    "a parameter": "def shifted(value: i64, places: i64) -> i64: return value << places",
    "a parameter of a constant's name": """
        ONE: Final[i64] = 1
        def f(ONE: i64, k: i64) -> i64:
            return ONE << k
        """,
    "to the right": "def f(k: i64) -> i64: return 1 >> k",
    "a name with two values": """
        def f(k: i64) -> i64:
            unit: i64 = 1
            if k > 8:
                unit = 3
            return unit << k
        """,
    "a name that is shifted in place": """
        def f(k: i64) -> i64:
            mask: i64 = 7
            mask <<= k
            return mask << k
        """,
    "a choice of literals": """
        def f(k: i64, wide: bool) -> i64:
            unit: i64 = 3 if wide else 1
            return unit << k
        """,
    "a module's variable": """
        unit: i64 = 1
        def f(k: i64) -> i64:
            return unit << k
        """,
}


def lint(source: str, constants: tuple[str, ...] = ()) -> int:
    return len(refused_shifts(ast.parse(dedent(source)), constants))


@pytest.mark.parametrize("source", WRONG.values(), ids=WRONG)
def test_refused(source):
    assert lint(source) == 1


@pytest.mark.parametrize("source", RIGHT.values(), ids=RIGHT)
def test_allowed(source):
    assert lint(source) == 0


def test_a_constant_of_another_module_counts():
    source = "def f(k: i64) -> i64: return ranks.ONE << k + ONE"
    assert lint(source) == 0
    assert lint(source, ("ONE",)) == 1


def test_the_report_names_file_and_line(tmp_path, capsys):
    module = tmp_path / "moves.py"
    module.write_text("def f(k: int) -> int:\n    return 1 << k\n", encoding="utf-8")
    assert main([str(module)]) == 1
    assert f"{module}:2: mypyc computes `1 << k` in 32 bits" in capsys.readouterr().out


def test_it_reads_the_kernels_and_finds_nothing(root):
    assert kernel_files(root)
    assert main([]) == 0
