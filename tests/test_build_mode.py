"""The tests run against what they say they run against."""

from __future__ import annotations

from importlib import import_module, metadata
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from pathlib import Path

import pytest

import paiju.climbing.kernel as kernel
from scripts.lint_kernel import kernel_files

pytestmark = pytest.mark.both_modes


def built_pure() -> bool:
    """Whether the wheel says it holds no extension modules: `make` builds such only without a compiler."""
    return "Root-Is-Purelib: true" in (metadata.distribution("paiju").read_text("WHEEL") or "")


def test_the_kernel_is_interpreted_from_source_and_compiled_in_the_wheel(mode):
    assert (mode == "installed" and not built_pure()) == kernel.COMPILED


def test_each_kernel_module_is_what_the_kernel_says(root):
    for path in kernel_files(root):
        if path.stem != "__init__":
            module = import_module(".".join(path.relative_to(root / "src").with_suffix("").parts))
            compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
            assert compiled == kernel.COMPILED, module.__file__


def test_no_compiled_or_generated_file_lies_in_the_source(root):
    assert not [path for path in (root / "src").rglob("*") if path.suffix in {".so", ".pyd", ".c", ".h"}]


def test_the_wheel_holds_the_rule_book(mode, root):
    if mode == "source":
        pytest.skip("the source has it in docs/rules")
    book = Path(str(files("paiju") / "rulebook"))
    pages = {str(path.relative_to(book)) for path in book.rglob("*.*")}
    assert pages == {
        str(path.relative_to(root / "docs/rules"))
        for pattern in ("*.md", "clauses.toml")
        for path in (root / "docs/rules").rglob(pattern)
    }
