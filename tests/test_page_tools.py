"""The pictures that the documents show, and how what a page has noted becomes figures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paiju.climbing.tricks import Played, TrickWon
from scripts.lighthouse import rating_of
from scripts.page_frames import Shown, Task, kind_of, shown_of, tasks_of
from scripts.shots import DOCS, LOCALES, SHOWN
from tests.browser.states import lead

ROOT = Path(__file__).parents[1]
HEAVIEST = 150_000
PLAYED = Played(0, ("3s",), "single:3", 26)
WON = TrickWon(0, 5)


def update(*events: Any) -> str:
    return msgspec.json.encode(replace(lead(), events=events)).decode()


@pytest.mark.parametrize("page", ["README.md", f"{DOCS}/README.md"])
def test_pictures_that_a_page_shows_are_there_and_light(page: str) -> None:
    path = ROOT / page
    shown = re.findall(r'<img src="([^"]+)"', path.read_text(encoding="utf-8"))
    assert shown
    for name in shown:
        picture = path.parent / name
        assert picture.read_bytes()[8:12] == b"WEBP"
        assert picture.stat().st_size < HEAVIEST


def test_pictures_are_those_that_are_taken_anew() -> None:
    taken = {f"{name}.{locale[:2]}.webp" for name in SHOWN for locale in LOCALES}
    assert {path.name for path in (ROOT / DOCS).glob("*.webp")} == taken


def test_an_update_is_of_the_rarest_kind_of_its_events() -> None:
    assert [kind_of(update(*events)) for events in ((PLAYED,), (PLAYED, WON), ())] == [
        "move",
        "trick taken",
        None,
    ]


def test_what_was_noted_becomes_figures() -> None:
    noted = {
        "updates": [[100.0, update(PLAYED)], [300.0, update(WON)]],
        "frames": [90.0, 106.7, 123.3, 190.0, 310.0, 326.7],
        "tasks": [[110.0, 70.0], [2000.0, 80.0]],
    }
    tasks = [Task(110.0, 70.0, 20.0), Task(290.0, 90.0, 55.0), Task(1500.0, 99.0, 99.0)]
    shown = shown_of(noted, tasks)
    assert set(shown) == {"move", "trick taken"}
    move = shown["move"]
    # The frames at 140, 157 and 173, and six before 310, were not drawn.
    assert (move.updates, move.long_tasks, move.longest_task, move.busy_tasks) == (1, 1, 55.0, 1)
    assert move.worst_frame == pytest.approx(120)
    assert move.dropped == pytest.approx(9 / 13)
    assert shown["trick taken"] == Shown(1, pytest.approx(6 / 8), pytest.approx(120), 0, 55.0, 1)  # type: ignore[arg-type]


def test_tasks_are_those_of_the_pages_thread_by_its_clock() -> None:
    task = {"name": "RunTask", "pid": 1, "tid": 2, "dur": 30_000, "tdur": 20_000}
    events = [
        {**task, "ts": 1_010_000},
        {**task, "ts": 1_010_000, "tid": 3},
        {"name": "RunTask", "pid": 1, "tid": 2, "ts": 1_020_000},
        {"name": "update", "pid": 1, "tid": 2, "ts": 1_000_000},
    ]
    assert tasks_of(json.dumps({"traceEvents": events}).encode(), 500.0) == [Task(510.0, 30.0, 20.0)]


def test_a_report_becomes_a_rating() -> None:
    metrics = (
        "first-contentful-paint",
        "largest-contentful-paint",
        "total-blocking-time",
        "cumulative-layout-shift",
    )
    audits: dict[str, Any] = {name: {"numericValue": 12.3456, "score": 1} for name in metrics}
    audits |= {"contrast": {"score": 0}, "manual": {"score": None}, "weightless": {"score": 0}}
    weights = {"contrast": 7, "manual": 1, "weightless": 0}
    references = [{"id": name, "weight": weight} for name, weight in weights.items()]
    category = {"score": 0.955, "auditRefs": references}
    names = ("performance", "accessibility", "best-practices")
    report = {"audits": audits, "categories": dict.fromkeys(names, category)}
    rating = rating_of(report)
    assert rating.scores == dict.fromkeys(names, 96)
    assert rating.metrics["total-blocking-time"] == 12.346
    assert set(rating.failed) == {"contrast"}
