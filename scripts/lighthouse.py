"""Lighthouse before a real server: how it rates the first page and a table, on the slow phone that it plays.

It comes from npm when it is asked for, and is no part of what the page is built with. Where it cannot be had, that is
said, and nothing else depends on it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.browser.stage import chromium_path
from tests.browser.test_match import Profile
from tests.server.running import KEY, Server

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

PACKAGE = "lighthouse@^13"
CATEGORIES = ("performance", "accessibility", "best-practices")
METRICS = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
)
AT_MOST_S = 180


class Unavailable(Exception):
    """Lighthouse could not be had or did not come to an end; says why."""


class Rating(NamedTuple):
    """What Lighthouse says of a page in one run."""

    scores: dict[str, int]
    """By category, of 100."""
    metrics: dict[str, float]
    failed: tuple[str, ...]
    """The audits that cost points outside performance."""


def rated(driver: Playwright, runs: int, game: str = "datong") -> dict[str, list[Rating]]:
    """So many ratings of the first page and of a table at which it is the person's turn, by the name of the page."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        profile = Profile(driver, chromium_path() or "", Path(folder, "profile"))
        profile.folder.mkdir()
        try:
            table = server.make_table(game, KEY, options={"surrender": False})
            pages = {"home": f"http://{server.host}/", "table": f"http://{server.host}/t/{table}"}
            page = profile.start()
            page.goto(pages["home"])
            page.evaluate("key => localStorage.setItem('paiju-key', key)", KEY)
            page.close()
            port = int((profile.folder / "DevToolsActivePort").read_text().splitlines()[0])
            return {
                name: [_run(port, address, Path(folder)) for _ in range(runs)]
                for name, address in pages.items()
            }
        finally:
            profile.kill()
            server.stop()


def _run(port: int, address: str, folder: Path) -> Rating:
    npx = shutil.which("npx")
    if npx is None:
        raise Unavailable("there is no npx")
    report = folder / "report.json"
    command = [
        *(npx, "--yes", PACKAGE, address, f"--port={port}", "--disable-storage-reset", "--quiet"),
        *(f"--only-categories={','.join(CATEGORIES)}", "--output=json", f"--output-path={report}"),
    ]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=AT_MOST_S, env=dict(os.environ))
    except subprocess.TimeoutExpired:
        raise Unavailable(f"Lighthouse took more than {AT_MOST_S} seconds") from None
    if ran.returncode != 0 or not report.is_file():
        raise Unavailable((ran.stderr or ran.stdout).strip().splitlines()[-1:][0] or "no report")
    return rating_of(json.loads(report.read_text(encoding="utf-8")))


def rating_of(report: dict[str, Any]) -> Rating:
    """A report as a rating."""
    audits, categories = report["audits"], report["categories"]
    failed = (
        reference["id"]
        for name in CATEGORIES[1:]
        for reference in categories[name]["auditRefs"]
        if reference["weight"] > 0 and audits[reference["id"]]["score"] not in (None, 1)
    )
    return Rating(
        {name: round(100 * (categories[name]["score"] or 0)) for name in CATEGORIES},
        {name: round(audits[name]["numericValue"], 3) for name in METRICS},
        tuple(failed),
    )
