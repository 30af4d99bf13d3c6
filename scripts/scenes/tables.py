"""At a table of the server: before the hand and in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripts.scenes.stage import NAMES, Scene, Stage, ask, at_home, sit
from tests.browser.moves import Seen, start
from tests.browser.test_picking import own_lead

if TYPE_CHECKING:
    from playwright.sync_api import Page


def home(stage: Stage) -> Page:
    """The first page."""
    return at_home(stage)


def options(stage: Stage) -> Page:
    """The first page, with the options of a game unfolded."""
    page = at_home(stage)
    page.locator("input[value=dazha]").check()
    page.locator("details").evaluate("details => { details.open = true; details.scrollIntoView(); }")
    return page


def gathering(stage: Stage) -> Page:
    """A table at which two friends sit and one place is vacant."""
    host, guest = at_home(stage), at_home(stage, 1)
    made = {"game": "datong", "bots": "steady", "name": NAMES[stage.locale][0], "gather": True}
    table = ask(host, "/api/tables", made)["id"]
    host.goto(f"{stage.url}/t/{table}")
    sit(guest, f"{stage.url}/t/{table}", 2)
    host.locator(".place").nth(1).locator("select").select_option("steady")
    host.locator(".place .mark").nth(3).wait_for()
    return host


def invitation(stage: Stage) -> Page:
    """The sheet by which a host asks others to come."""
    page = gathering(stage)
    page.locator(".gathering .foot .button").first.click()
    page.locator(".code").wait_for()
    page.locator("[role=dialog] img").evaluate("image => image.decode()")
    return page


def dealt(game: str, **options: str) -> Scene:
    """A table against bots, as it is dealt."""

    def scene(stage: Stage) -> Page:
        page = at_home(stage)
        start(page, stage.url, stage.locale, game, options)
        page.wait_for_timeout(1200)
        return page

    return scene


def picking(stage: Stage) -> Page:
    """One card of a pair is picked, and what goes with it is offered."""
    page = at_home(stage)
    seen = Seen(page)
    start(page, stage.url, stage.locale, "datong")
    own_lead(page, seen, stage.locale)
    cards = page.locator(".hand .card")
    for index in range(cards.count() - 1, 0, -1):
        cards.nth(index).click()
        try:
            page.locator(".suggestions .chip").first.wait_for(timeout=1500)
            return page
        except TimeoutError:
            cards.nth(index).click()
    return page


def table_menu(stage: Stage) -> Page:
    """The menu of a table."""
    page = dealt("shuangkou")(stage)
    page.get_by_role("button", name={"zh-CN": "牌桌", "en-US": "Table"}[stage.locale], exact=True).click()
    page.get_by_role("dialog").wait_for()
    return page


def offline(stage: Stage) -> Page:
    """A table without a network."""
    page = dealt("datong")(stage)
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=5000)
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("heading").wait_for()
    return page
