"""How smoothly the page moves on a slow phone: frames, long tasks and taps while a hand is played.

The page itself notes when each update came, when each frame was drawn, and what the browser reports of long tasks and
of taps. Only real taps are made, and between them nothing is asked of the page.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from paiju.room.messages import Update
from paiju.texts import text
from tests.browser.moves import Seen
from tests.browser.stage import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SLOWER = 4
"""How many times slower than this machine the phone is."""
WINDOW_MS = 700
"""After an update, or until the next one: the time in which what it brought is shown."""
FRAME_MS = 1000 / 60
LONG_MS = 50
"""What a browser calls a long task."""
TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
MOVES = 6
"""After so many moves of the viewer, the run is over."""
KINDS = {
    "deal": ("hand_began",),
    "trick taken": ("trick_won",),
    "move": ("played", "passed", "discarded", "ate"),
}
"""What an update may bring, the rarest first, and by which events."""
GAMES: dict[str, dict[str, Any]] = {"datong": {"surrender": False}, "wahua": {}}
"""The games that are played, and with which options."""

BUTTONS = (
    (".question .choice:enabled:first-child",),
    (".move.hinted:enabled",),
    (".buttons .main:enabled",),
    (".move.warn:enabled",),
    (".buttons button:enabled", text("client-hint", "zh-CN")),
)
"""What makes a move, the best first; the hint makes the others ready."""
NOTING = """(() => {
  const noted = { updates: [], frames: [], tasks: [], taps: [] };
  window.noted = noted;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (!data.includes('"type":"update"')) return;
        performance.mark('update');
        noted.updates.push([performance.now(), data]);
      });
    }
  };
  const frame = (now) => { noted.frames.push(now); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  const observe = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  observe('longtask', (entry) => noted.tasks.push([entry.startTime, entry.duration]));
  observe('event', (entry) => { if (entry.interactionId) noted.taps.push([entry.startTime, entry.duration]); },
    { durationThreshold: 16 });
})()"""
WEIGHT = """() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const sum = (field) => scripts.reduce((total, entry) => total + entry[field], 0);
  return { nodes: document.querySelectorAll('*').length, sent: sum('encodedBodySize'), script: sum('decodedBodySize') };
}"""


class Task(NamedTuple):
    """What the page's thread did in one go; milliseconds."""

    at: float
    lasted: float
    busy: float
    """The processor's time."""

    def within(self, spans: list[tuple[float, float]]) -> bool:
        """Whether it falls into one of these times."""
        return any(begins < self.at + self.lasted and self.at < ends for begins, ends in spans)


@dataclass(frozen=True)
class Shown:
    """How the updates of a kind were shown in a run."""

    updates: int
    dropped: float
    """The share of frames that were not drawn in time."""
    worst_frame: float
    """Milliseconds between two frames, at most."""
    long_tasks: int
    """How many the browser told of: by the clock, in which other work on this machine counts too."""
    longest_task: float
    """Milliseconds of the processor's time."""
    busy_tasks: int
    """How many took more than 50 ms of it."""


@dataclass(frozen=True)
class Run:
    """What was found in a run."""

    shown: dict[str, Shown]
    slowest_tap: float
    """Milliseconds from a tap until what it changed was drawn."""
    nodes: int
    script_sent: int
    """Bytes of script as they were sent, compressed."""
    script: int


def kind_of(update: str) -> str | None:
    """Which kind of update this is; None where it shows nothing of note."""
    events = msgspec.json.decode(update, type=Update).events
    tags = {event.__struct_config__.tag for event in events}
    return next((kind for kind, wanted in KINDS.items() if tags & set(wanted)), None)


def shown_of(noted: dict[str, Any], tasks: list[Task]) -> dict[str, Shown]:
    """How each kind of update was shown, from what a page has noted and the tasks of its thread."""
    spans: dict[str, list[tuple[float, float]]] = {}
    times = [came for came, _ in noted["updates"]] + [float("inf")]
    for (came, update), following in zip(noted["updates"], times[1:], strict=True):
        kind = kind_of(update)
        if kind is not None:
            spans.setdefault(kind, []).append((came, min(came + WINDOW_MS, following)))
    told = [Task(at, lasted, lasted) for at, lasted in noted["tasks"]]
    return {kind: _shown(found, noted["frames"], told, tasks) for kind, found in spans.items()}


def _shown(
    spans: list[tuple[float, float]], frames: list[float], told: list[Task], tasks: list[Task]
) -> Shown:
    gaps = [
        after - before
        for begins, ends in spans
        for before, after in pairwise(frames)
        if begins < after and before < ends
    ]
    missed = sum(max(0, round(gap / FRAME_MS) - 1) for gap in gaps)
    busy = [task.busy for task in tasks if task.within(spans)]
    return Shown(
        updates=len(spans),
        dropped=missed / max(1, missed + len(gaps)),
        worst_frame=max(gaps, default=0.0),
        long_tasks=sum(task.within(spans) for task in told),
        longest_task=max(busy, default=0.0),
        busy_tasks=sum(took > LONG_MS for took in busy),
    )


def tasks_of(trace: bytes, first_update: float) -> list[Task]:
    """The tasks of the page's thread in a trace, by the page's clock; the first update came at that time of it."""
    events = json.loads(trace)["traceEvents"]
    mark = min((event for event in events if event["name"] == "update"), key=lambda event: event["ts"])
    begins = mark["ts"] - first_update * 1000
    return [
        Task((event["ts"] - begins) / 1000, event["dur"] / 1000, event["tdur"] / 1000)
        for event in events
        if event["name"] == "RunTask"
        and "tdur" in event
        and event["tid"] == mark["tid"]
        and event["pid"] == mark["pid"]
    ]


def measured(browser: Browser, url: str, game: str, slower: int = SLOWER) -> Run:
    """Play the first moves of a hand on a slow phone, as the hints say, and tell what was found."""
    context = browser.new_context(locale="zh-CN", viewport=PHONE, has_touch=True, service_workers="block")
    try:
        page = context.new_page()
        page.add_init_script(NOTING)
        page.add_init_script(f"localStorage.setItem('paiju-key', '{secrets.token_hex(32)}')")
        seen = Seen(page)
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.goto(url)
        page.goto(f"{url}/t/{new_table(page, game)}")
        browser.start_tracing(page=page, categories=TRACED)
        play(page, seen)
        trace = browser.stop_tracing()
        noted, weight = page.evaluate("noted"), page.evaluate(WEIGHT)
        slowest = max((lasted for _, lasted in noted["taps"]), default=0.0)
        tasks = tasks_of(trace, noted["updates"][0][0])
        return Run(shown_of(noted, tasks), slowest, weight["nodes"], weight["sent"], weight["script"])
    finally:
        context.close()


def new_table(page: Page, game: str) -> str:
    """The id of a new table of this page's device, against quick bots."""
    choice = {
        "game": game,
        "options": GAMES[game],
        "bots": "greedy",
        "turn_seconds": None,
        "fair": False,
        "gather": True,
    }
    made: dict[str, str] = page.evaluate(
        """async (choice) => (await fetch('/api/tables', {
          method: 'POST', body: JSON.stringify({ ...choice, name: '阿明' }),
          headers: { 'Content-Type': 'application/json', 'X-Device-Key': localStorage.getItem('paiju-key') },
        })).json()""",
        choice,
    )
    return made["id"]


def play(page: Page, seen: Seen, moves: int = MOVES) -> None:
    """Make so many moves, whenever the viewer is asked, or play to the end of the hand."""
    page.locator(".begin:enabled").wait_for()
    page.wait_for_timeout(WINDOW_MS)
    tap(page, ".begin")
    until(page, lambda: seen.last.view is not None)
    for _ in range(moves):
        until(page, lambda: _asked(seen) or seen.last.view.settlement is not None)
        if seen.last.view.settlement is not None:
            return
        move(page, seen)
    page.wait_for_timeout(WINDOW_MS * 4)


def move(page: Page, seen: Seen) -> None:
    """Make a move, by the hint where one is ready: tap what there is until the table has moved."""
    number = seen.last.number

    def moved() -> bool:
        if seen.last.number > number:
            return True
        any(tap(page, *button) for button in BUTTONS)
        return False

    page.wait_for_timeout(WINDOW_MS)
    until(page, moved, pause_ms=WINDOW_MS)


def until(page: Page, holds: Callable[[], bool], seconds: float = 30, pause_ms: int = 15) -> None:
    """Wait until something holds, and ask nothing of the page in between."""
    ends = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > ends:
            raise TimeoutError("the table stood still")
        page.wait_for_timeout(pause_ms)


def tap(page: Page, selector: str, words: str = "") -> bool:
    """Tap the last of some elements with a text, where it lies; returns whether there is one."""
    middle = page.evaluate(
        """([selector, words]) => {
          const found = [...document.querySelectorAll(selector)].filter((one) => one.textContent.includes(words)).pop();
          const box = found?.getBoundingClientRect();
          return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
        }""",
        [selector, words],
    )
    if middle is None:
        return False
    page.touchscreen.tap(*middle)
    return True


def _asked(seen: Seen) -> bool:
    view = seen.last.view
    return view.seat in view.to_act
