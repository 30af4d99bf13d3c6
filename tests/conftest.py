"""Which build a run tests, and marks that are checked as tests are collected.

`PAIJU_TEST_MODE=source` (the default) tests `src`, interpreted; `installed` tests the wheel that is installed
where pytest runs. See `make test-source` and `make test-installed`.
"""

from __future__ import annotations

import importlib.util
import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests.clause_marks import problems

ROOT = Path(__file__).resolve().parent.parent
MODE = os.environ.get("PAIJU_TEST_MODE", "source")

# The machine that checks a change is slow now and then, and what it finds must be found again.
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("dev", deadline=None)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_configure() -> None:
    """Refuse to test another paiju than the one that was asked for."""
    spec = importlib.util.find_spec("paiju")
    origin = Path(spec.origin).resolve() if spec and spec.origin else None
    from_source = origin is not None and origin.is_relative_to(ROOT / "src")
    if MODE not in ("source", "installed"):
        raise pytest.UsageError(f"PAIJU_TEST_MODE is source or installed, not {MODE!r}")
    if origin is None or from_source != (MODE == "source"):
        raise pytest.UsageError(f"PAIJU_TEST_MODE={MODE}, but paiju is imported from {origin}")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail the collection of a module whose clause marks are malformed."""
    report = yield
    wrong = {
        f"{item.nodeid.split('[')[0]}: {problem}": None
        for item in report.result or []
        if isinstance(item, pytest.Item)
        for problem in problems(item.iter_markers("clause"))
    }
    if wrong:
        report.outcome, report.longrepr, report.result = "failed", "\n".join(wrong), []
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how often each clause of a settlement line fired in the random hands."""
    fired: dict[str, Counter[str]] = {}
    for report in (*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")):
        for name, value in report.user_properties:
            if name.startswith("fired "):
                fired.setdefault(name.removeprefix("fired "), Counter()).update(value)
    for game, counts in fired.items():
        terminalreporter.section(f"lines of {game} in random hands")
        terminalreporter.write_line(" · ".join(f"{clause} {counts[clause]}" for clause in sorted(counts)))


@pytest.fixture(scope="session")
def mode() -> str:
    """`source` or `installed`."""
    return MODE


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project: where pyproject.toml lies."""
    return ROOT
