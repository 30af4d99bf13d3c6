"""What README shows is what is printed."""

from __future__ import annotations

import re
from pathlib import Path

from paiju.cli import app

GOLDEN = Path(__file__).parents[1] / "golden"


def test_the_settlement_shown_is_the_one_printed(paiju, root):
    shown, _ = shown_in(root)
    printed = paiju("replay", str(GOLDEN / "datong-chain-local.json")).stdout
    stripped = "\n".join(line.rstrip() for line in printed.splitlines())
    assert shown in stripped


def test_the_warning_shown_is_the_one_printed(paiju, root):
    _, shown = shown_in(root)
    (typed,) = re.findall(r"> (\w+)\n", shown)
    printed = paiju("play", "wahua", "--seed", "5", typed=f"\n1\n{typed}\nq\n").stdout
    # What is typed is not echoed here.
    assert shown.replace(f"> {typed}\n", "> ") in printed


def shown_in(root: Path) -> list[str]:
    """What README shows of the terminal."""
    readme = (root / "README.md").read_text(encoding="utf-8")
    return re.findall(r"```text\n(.*?)```", readme, re.DOTALL)


def test_every_command_is_named(root):
    readme = (root / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `paiju (\w+)", readme, re.MULTILINE)) == set(app.commands)
