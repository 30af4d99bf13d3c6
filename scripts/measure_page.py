"""Measure the page on a slow phone: how smoothly a hand is shown, how heavy the page is, how Lighthouse rates it.

    python -m scripts.measure_page                    # five runs of everything, medians
    python -m scripts.measure_page --runs 1 --json    # one run, as JSON
    python -m scripts.measure_page --game wahua --no-lighthouse

Exit status: 0, or 1 where Chromium, Playwright or the built client is missing (said on standard error). Where
Lighthouse cannot be had, that is said in its place.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from scripts.lighthouse import CATEGORIES, METRICS, Rating, Unavailable, rated
from scripts.page_frames import GAMES, KINDS, SLOWER, Run, Shown, measured
from scripts.shots import missing
from tests.browser.stage import QUIET, chromium_path, fixed_server

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

RUNS = 5
BOT_SECONDS = "0.5"
"""How long a bot takes for a move: so long each of them is seen alone."""
Figures = dict[str, Any]


def hands(driver: Playwright, games: Iterable[str], runs: int, slower: int) -> Figures:
    """By game what was found: medians of the runs."""
    found: Figures = {}
    browser = driver.chromium.launch(executable_path=chromium_path(), args=list(QUIET))
    for game in games:
        with tempfile.TemporaryDirectory() as folder, fixed_server(Path(folder), BOT_SECONDS) as port:
            made = [measured(browser, f"http://127.0.0.1:{port}", game, slower) for _ in range(runs)]
        found[game] = of_runs(made)
    browser.close()
    return found


def of_runs(runs: list[Run]) -> Figures:
    """The medians of some runs."""
    kinds = [kind for kind in KINDS if any(kind in run.shown for run in runs)]
    single = ("slowest_tap", "nodes", "script_sent", "script")
    return {
        "shown": {kind: _of_kind([run.shown[kind] for run in runs if kind in run.shown]) for kind in kinds},
        **{name: median(getattr(run, name) for run in runs) for name in single},
    }


def _of_kind(shown: list[Shown]) -> Figures:
    rows = [asdict(one) for one in shown]
    return {name: median(row[name] for row in rows) for name in rows[0]}


def of_ratings(ratings: list[Rating]) -> Figures:
    """The medians of what Lighthouse said, and every audit that failed."""
    return {
        **{name: median(rating.scores[name] for rating in ratings) for name in CATEGORIES},
        **{name: median(rating.metrics[name] for rating in ratings) for name in METRICS},
        "failed": sorted({audit for rating in ratings for audit in rating.failed}),
    }


def lighthouse(driver: Playwright, runs: int) -> Figures:
    """What Lighthouse says of each page, or why it says nothing."""
    try:
        return {page: of_ratings(ratings) for page, ratings in rated(driver, runs).items()}
    except Unavailable as fault:
        return {"unavailable": str(fault)}


# ── to read ───────────────────────────────────────────────────────────────────


def told(figures: Figures) -> str:
    """The figures as tables."""
    lines = [f"median of {figures['runs']} runs, processor {figures['slower']} times slower", ""]
    columns = ("updates", "dropped %", "worst frame", "long tasks", "longest task", "over 50 ms")
    lines.append(f"{'':22}" + "".join(f"{name:>14}" for name in columns))
    for game, found in figures["hands"].items():
        for kind, one in found["shown"].items():
            cells = (
                f"{one['updates']:.0f}",
                f"{100 * one['dropped']:.1f}",
                f"{one['worst_frame']:.0f} ms",
                f"{one['long_tasks']:.0f}",
                f"{one['longest_task']:.0f} ms",
                f"{one['busy_tasks']:.0f}",
            )
            lines.append(f"{f'{game}, {kind}':22}" + "".join(f"{cell:>14}" for cell in cells))
    lines.append("")
    for game, found in figures["hands"].items():
        lines.append(
            f"{game}: slowest tap {found['slowest_tap']:.0f} ms, {found['nodes']:.0f} DOM nodes, "
            f"{found['script'] / 1000:.0f} kB of script ({found['script_sent'] / 1000:.0f} kB sent)"
        )
    lines += ["", *_told_lighthouse(figures["lighthouse"])]
    return "\n".join(lines)


def _told_lighthouse(found: Figures | None) -> list[str]:
    if found is None:
        return []
    if "unavailable" in found:
        return [f"Lighthouse: not measured: {found['unavailable']}"]
    return [
        f"Lighthouse, {page}: "
        + ", ".join(f"{name} {one[name]:.0f}" for name in CATEGORIES)
        + " ("
        + ", ".join(f"{name} {one[name]:.4g}" for name in METRICS)
        + ")"
        + ("; failed: " + ", ".join(one["failed"]) if one["failed"] else "")
        for page, one in found.items()
    ]


def main(arguments: list[str] | None = None) -> int:
    """Measure and tell; returns the exit status."""
    parser = argparse.ArgumentParser(description="Measure the page on a slow phone.")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how many runs ({RUNS})")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game")
    parser.add_argument(
        "--slower", type=int, default=SLOWER, help=f"how many times slower the phone is ({SLOWER})"
    )
    parser.add_argument("--no-lighthouse", action="store_true", help="leave Lighthouse out")
    parser.add_argument("--json", action="store_true", help="as JSON")
    asked = parser.parse_args(arguments)
    lacking = missing()
    if lacking is not None:
        print(lacking, file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        figures = {
            "runs": asked.runs,
            "slower": asked.slower,
            "hands": hands(driver, asked.game or GAMES, asked.runs, asked.slower),
            "lighthouse": None if asked.no_lighthouse else lighthouse(driver, asked.runs),
        }
    print(json.dumps(figures, indent=1) if asked.json else told(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
