"""How the tests of the command run it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from paiju.cli import app


@pytest.fixture
def paiju(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs the command in this process, in English unless `--lang` says otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*args: str, typed: str = "", env: dict[str, str] | None = None) -> Result:
        return CliRunner().invoke(app, args, input=typed, env=env, prog_name="paiju")

    return run
