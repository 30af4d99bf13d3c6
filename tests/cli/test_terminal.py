"""A match in a real terminal: colours, widths, Ctrl-C and the end of the input."""

from __future__ import annotations

import os
import re
import sys
import time
from typing import Any

import pytest
from rich.cells import cell_len

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)
import pexpect


def terminal(*args: str, locale: str, columns: int = 80) -> Any:
    environment = os.environ | {"LC_ALL": locale, "TERM": "xterm", "PYTHONWARNINGS": "ignore"}
    environment.pop("COLUMNS", None)
    return pexpect.spawn(
        sys.executable,
        ["-m", "paiju", "play", *args],
        encoding="utf-8",
        env=environment,
        dimensions=(24, columns),
        timeout=30,
    )


QUIET = ["--seed", "3", "-o", "surrender=off", "--bots", "greedy"]
COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def played_through(child: Any, over: str) -> str:
    """Take hints until the match is over; what was printed, without colours."""
    printed = ""
    typed = 0
    while child.expect(["> ", pexpect.EOF]) == 0:
        printed += child.before
        child.sendline("h" if typed % 2 == 0 else "")
        typed += 1
        assert typed < 400
    printed = COLOURS.sub("", printed + child.before)
    assert over in printed
    child.close()
    assert child.exitstatus == 0
    return printed


@pytest.mark.parametrize(
    ("locale", "over", "said"),
    [
        ("en_US.UTF-8", "The match is over.", ["Base points", "Finish order: first", "Hint: ", "Your hand"]),
        ("zh_CN.UTF-8", "这一场打完了。", ["输赢积分", "名次：头游", "提示：", "你的牌", "对家", "下家"]),
    ],
)
def test_a_hand_in_a_real_terminal(locale, over, said):
    child = terminal(
        "datong", "--hands", "1", "--seed", "5", "-o", "surrender=off", "--playouts", "4", locale=locale
    )
    printed = played_through(child, over)
    assert [words for words in said if words not in printed] == []
    assert "\x1b" not in printed


def test_colours_in_a_terminal_and_no_line_too_wide():
    child = terminal("datong", *QUIET, locale="zh_CN.UTF-8", columns=60)
    child.expect("> ")
    assert "\x1b[31m" in child.before
    plain = COLOURS.sub("", child.before)
    assert max(cell_len(line.rstrip()) for line in plain.splitlines()) <= 60
    # An interrupt just before the child waits for input goes by: then a person presses again.
    printed = ""
    time.sleep(0.5)
    for _ in range(5):
        child.sendintr()
        gone = child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=3) == 0
        printed += child.before
        if gone:
            break
    child.close()
    assert "Traceback" not in printed
    assert "你离开了牌桌" in printed
    assert child.exitstatus == 0


def test_the_end_of_the_input_leaves():
    child = terminal("datong", *QUIET, locale="en_US.UTF-8")
    child.expect("> ")
    child.sendeof()
    child.expect("You have left the match.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
