"""A clause mark that cites nothing real is an error, not a test that holds a clause."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.clause_marks import problems


def mark(*ids: object) -> pytest.Mark:
    """A clause mark; spelled so that the check of clauses does not take it for one of a test."""
    name = "clause"
    made: pytest.Mark = getattr(pytest.mark, name)(*ids).mark
    return made


@pytest.mark.parametrize("ids", [("DT7",), ("DZ30b", "SK28.d", "WH1"), ("FZ12c.d",)])
def test_a_mark_cites_one_to_three_clauses(ids):
    assert problems([mark(*ids)]) == []


@pytest.mark.parametrize(
    "ids", [(), ("DT1", "DT2", "DT3", "DT4"), ("XX1",), ("DT",), ("DT7?",), ("dt7",), (7,)]
)
def test_anything_else_is_a_problem(ids):
    assert problems([mark(*ids)])


def test_a_problem_stops_the_collection(tmp_path, root):
    module = tmp_path / "test_wrong.py"
    module.write_text("import pytest\n@pytest.mark.clause('XX1')\ndef test_it(): pass\n", encoding="utf-8")
    config = ["-c", str(root / "pyproject.toml"), "--rootdir", str(root), "--confcutdir", str(root)]
    plugins = ["-p", "tests.conftest", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *config, *plugins, str(module)],
        cwd=root,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert run.returncode == pytest.ExitCode.INTERRUPTED, run.stdout + run.stderr
    assert "test_it: not the id of a clause: 'XX1'" in run.stdout
