"""Lessons and rule books in the browser: a lesson is learnt to its settlement, a clause is looked for and found."""

from __future__ import annotations

import re

import pytest

from paiju.core.actions import Pass
from paiju.lessons import lesson
from tests.browser.conftest import OpenPage
from tests.browser.test_axe import violations
from tests.browser.test_layout import FAULTS, LIMITS

PHONES = {"datong": (360, 640), "wahua": (390, 844)}


@pytest.mark.parametrize("game", PHONES)
def test_a_lesson_is_learnt_by_hints(open_page: OpenPage, url: str, axe: str, game: str) -> None:
    width, height = PHONES[game]
    page = open_page("zh-CN", {"width": width, "height": height})
    page.goto(f"{url}/learn/{game}")
    stages = lesson(game).stages
    for number, stage in enumerate(stages, 1):
        page.locator(".number", has_text=re.compile(rf"^{number}/")).wait_for()
        if stage.wished is None and number < len(stages):
            page.locator(".panel .main").click()
        elif page.locator(".question").count() > 0:
            page.locator(".choice").first.click()
        elif stage.wished is not None:
            assert page.evaluate(FAULTS, LIMITS) == []
            page.get_by_role("button", name="提示").click()
            if isinstance(stage.wished, Pass):
                page.get_by_role("button", name="不要").click()
                continue
            ready = (
                ".move.hinted, .move.main:not(:disabled)"
                if game == "wahua"
                else ".buttons .main:not(:disabled)"
            )
            page.locator(ready).last.click()
    assert violations(page, axe) == []
    page.get_by_role("button", name="结算").click()
    page.locator("[role=dialog]").wait_for()


def test_what_may_not_be_played_is_told_in_a_lesson(open_page: OpenPage, url: str) -> None:
    page = open_page()
    page.goto(f"{url}/learn/datong")
    page.locator(".panel .main").click()
    cards = page.locator(".hand .card")
    for card in ("♠8", "♠7"):
        cards.and_(page.get_by_label(card)).click()
    page.locator(".word .clause").get_by_text("DT9").wait_for()
    cards.and_(page.get_by_label("♠8")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("this step of the lesson means something else").wait_for()


@pytest.mark.parametrize(("locale", "words"), [("zh-CN", "pair run"), ("en-US", "连对")])
def test_a_clause_is_found_in_either_language(
    open_page: OpenPage, url: str, axe: str, locale: str, words: str
) -> None:
    page = open_page(locale, {"width": 360, "height": 640})
    page.goto(f"{url}/rules")
    page.get_by_role("searchbox").fill(words)
    page.get_by_role("link", name=re.compile("^DT12 ")).click()
    page.locator("#DT12.asked").wait_for()
    assert page.url.endswith("/rules/datong#DT12")
    assert violations(page, axe) == []
    page.get_by_role("searchbox").fill("SK5")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_clause_that_another_names_is_a_link(open_page: OpenPage, url: str) -> None:
    page = open_page()
    page.goto(f"{url}/rules/fanfanzha#FZ3")
    page.locator("#FZ3").get_by_role("link", name="DT4").click()
    page.locator("#DT4.asked").wait_for()
    page.go_back()
    page.locator("#FZ3.asked").wait_for()
