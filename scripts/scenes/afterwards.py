"""After the hand: replays and reviews, records, histories and circles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripts.scenes.stage import NAMES, Scene, Stage, ask, at, at_home, sit
from tests.browser.moves import NAMES as MOVES
from tests.browser.moves import asked, expect, move, settled, start
from tests.browser.test_replay import GOLDEN, open_file

if TYPE_CHECKING:
    from playwright.sync_api import Page

CIRCLES = {"zh-CN": "村口牌友", "en-US": "Friday cards"}


def replay(name: str) -> Scene:
    """A record that was opened from a file, half-way through."""

    def scene(stage: Stage) -> Page:
        page = stage.new_page()
        open_file(page, stage.url, GOLDEN / f"{name}.json")
        slider = page.locator("input[type=range]")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        page.wait_for_timeout(300)
        return page

    return scene


def review(stage: Stage) -> Page:
    """A hand in which somebody always passed, looked through for what that has cost."""
    page = at_home(stage)
    start(page, stage.url, stage.locale, "datong")
    passing = page.locator(".actions button:enabled", has_text=MOVES[stage.locale]["pass"])
    while not settled(page):
        asked(page, stage.locale).or_(page.get_by_role("dialog")).first.wait_for()
        if passing.count():
            passing.click()
            expect(passing).to_have_count(0)
        elif not settled(page):
            move(page, stage.locale)
    page.locator("[role=dialog] .foot a").click()
    page.locator("input[type=range]").wait_for()
    page.locator("select").select_option("0")
    page.locator(".review button").click()
    page.locator(".review [role=status]").wait_for(timeout=60_000)
    if page.locator(".review .mark").count():
        page.locator(".review .mark").first.click()
    return page


def after_hands(stage: Stage, hands: int = 6) -> tuple[Page, str]:
    """A friend's page and the id of a circle of two, who have played some hands of Fanfanzha in it."""
    owner, friend = at_home(stage), at_home(stage, 1)
    name, other = NAMES[stage.locale][:2]
    circle = ask(owner, "/api/circles", {"name": CIRCLES[stage.locale], "your_name": name})
    ask(friend, f"/api/joins/{circle['token']}", {"name": other})
    choice = {"game": "fanfanzha", "bots": "greedy", "turn_seconds": None, "options": {"hands": hands}}
    title = {"zh-CN": "周五翻翻炸", "en-US": "Friday"}[stage.locale]
    kept = ask(owner, f"/api/circles/{circle['id']}/presets", {**choice, "gather": True, "name": title})
    number = kept["presets"][0]["number"]
    table = ask(owner, f"/api/circles/{circle['id']}/presets/{number}/table", {})["id"]
    owner.goto(f"{stage.url}/t/{table}")
    sit(friend, f"{stage.url}/t/{table}", 1)
    owner.locator(".complete .begin").click()
    for hand in range(hands):
        while not (settled(owner) and settled(friend)):
            for page in (owner, friend):
                ready = page.locator(".opened button:enabled")
                if ready.count():
                    ready.first.click()
            owner.wait_for_timeout(50)
        if hand + 1 < hands:
            for page in (owner, friend):
                page.locator("[role=dialog] .foot .main").click()
            for page in (owner, friend):
                expect(page.get_by_role("dialog")).to_have_count(0)
    return owner, circle["id"]


def history(stage: Stage) -> Page:
    """What somebody has played."""
    page, _ = after_hands(stage)
    return at(page, f"{stage.url}/history", "svg")


def circle(stage: Stage) -> Page:
    """A circle with its presets."""
    page, ident = after_hands(stage, 1)
    return at(page, f"{stage.url}/circles/{ident}", "h2")


def ledger(stage: Stage) -> Page:
    """What the hands of a circle add up to."""
    page, ident = after_hands(stage)
    return at(page, f"{stage.url}/circles/{ident}/ledger", "table")


def records(stage: Stage) -> Page:
    """The hands of a table."""
    page, _ = after_hands(stage, 3)
    return at(page, f"{page.url}/records", "li")
