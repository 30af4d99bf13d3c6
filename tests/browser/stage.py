"""What all that looks at the page stands on: a server with fixed deals, and the system's Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""How Chromium is started: without a GPU, and asking nobody for anything."""
PHONE: ViewportSize = {"width": 390, "height": 844}


WHOLE = ("chromium", "chromium-browser", "google-chrome")
BARE = "chromium-headless-shell"
"""Chromium without the windows that nobody sees: a quarter less work for the same page."""


def chromium_path(bare: bool = False) -> str | None:
    """Where the system has Chromium, if there is a choice the whole one or the bare one; None where it has none."""
    names = (BARE, *WHOLE) if bare else (*WHOLE, BARE)
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def fixed_server(folder: Path, *arguments: str) -> Iterator[int]:
    """A server with fixed deals that keeps its tables in a folder; gives its port, and ends it at the end."""
    server = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("fixed_server.py")), str(folder), *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line, "the server did not start"
        yield int(line)
    finally:
        server.terminate()
        server.wait(10)
        server.stdout.close()
