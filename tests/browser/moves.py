"""What a person does on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from paiju.room.messages import Update

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page

expect = pytest.importorskip("playwright.sync_api", reason="playwright is not installed").expect

NAMES = {
    "en-US": {
        "start": "Start",
        "hint": "Hint",
        "play": "Play",
        "pass": "Pass",
        "turn up": "Turn up",
        "next": "Next deal",
    },
    "zh-CN": {
        "start": "开打",
        "hint": "提示",
        "play": "出牌",
        "pass": "不要",
        "turn up": "翻炸",
        "next": "下一局",
    },
}


class Seen:
    """The updates that a page has got."""

    def __init__(self, page: Page) -> None:
        self.updates: list[Any] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _frame(self, payload: str | bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(payload)
        if message["type"] == "update":
            self.updates.append(msgspec.convert(message, Update))

    @property
    def last(self) -> Any:
        """The newest update; not typed, since each game has a view of its own."""
        return self.updates[-1]


def start(page: Page, url: str, locale: str, game: str, options: dict[str, str] | None = None) -> None:
    """Make a table and wait for the deal."""
    page.goto(url)
    page.locator(f"input[value={game}]").check()
    if options:
        page.locator("summary").click()
        for name, value in options.items():
            option = page.locator(f"#option-{name}")
            if option.get_attribute("type") == "number":
                option.fill(value)
            else:
                option.select_option(value)
    page.get_by_role("button", name=NAMES[locale]["start"], exact=True).click()
    page.locator(".arena").wait_for()


def box(locator: Locator) -> FloatRect:
    """Where something lies that is to be seen."""
    found = locator.bounding_box()
    assert found is not None
    return found


def settled(page: Page) -> bool:
    """Whether the settlement lies open."""
    return page.get_by_role("dialog").is_visible()


def play_hand(page: Page, locale: str) -> int:
    """Play a hand by the hints, with the first answer to every question; returns how many cards were played."""
    played = 0
    while not settled(page):
        asked(page, locale).or_(page.get_by_role("dialog")).first.wait_for()
        if not settled(page):
            played += move(page, locale)
    return played


def asked(page: Page, locale: str) -> Locator:
    """What is there to be pressed when the viewer is asked."""
    hint = page.locator(".actions button:enabled", has_text=NAMES[locale]["hint"])
    return hint.or_(page.locator(".question button:enabled"))


def move(page: Page, locale: str) -> int:
    """Do what the viewer is asked for, by the hint; returns how many cards were played."""
    question = page.locator(".question button:enabled")
    if question.count():
        question.first.click()
        question.first.wait_for(state="detached")
        return 0
    asked(page, locale).click()
    ready = page.locator(".actions button.main:enabled")
    ready.first.wait_for()
    played = 0
    if page.get_by_role("button", name=NAMES[locale]["play"], exact=True).is_enabled():
        played = page.locator(".hand [aria-pressed=true]").count()
    ready.first.click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    return played


def turn_up(page: Page, locale: str) -> None:
    """Turn up, when it is the viewer's turn, and wait for the settlement."""
    page.locator(".opened button:enabled", has_text=NAMES[locale]["turn up"]).click()
    page.get_by_role("dialog").wait_for()
