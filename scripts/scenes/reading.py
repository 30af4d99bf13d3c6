"""What is there to read: the rule book, the lessons, and the page that is nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scripts.scenes.stage import Scene, Stage, at

if TYPE_CHECKING:
    from playwright.sync_api import Page


def rule_book(stage: Stage) -> Page:
    """A clause of a rule book, at an address of its own."""
    return at(stage.new_page(), f"{stage.url}/rules/datong#DT12", "#DT12.asked")


def rules_found(stage: Stage) -> Page:
    """What a word is found in."""
    page = at(stage.new_page(), f"{stage.url}/rules", "[role=searchbox], [type=search]")
    page.get_by_role("searchbox").fill({"zh-CN": "炸弹", "en-US": "bomb"}[stage.locale])
    page.locator("a[href*='#']").first.wait_for()
    return page


def lesson(game: str) -> Scene:
    """The second step of a lesson."""

    def scene(stage: Stage) -> Page:
        page = at(stage.new_page(), f"{stage.url}/learn/{game}", ".panel .main")
        page.locator(".panel .main").click()
        page.locator(".number", has_text="2/").wait_for()
        return page

    return scene


def astray(stage: Stage) -> Page:
    """An address that leads nowhere."""
    return at(stage.new_page(), f"{stage.url}/nowhere", "main")
