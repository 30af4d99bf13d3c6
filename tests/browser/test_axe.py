"""axe finds nothing on any screen. What is one document in both languages is looked at in one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.games import GAMES
from tests.browser.conftest import OpenPage
from tests.browser.moments import SETTLED, STATES
from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALES = ("zh-CN", "en-US")


def faults(page: Page, run: str) -> list[str]:
    """What a run of axe finds, in lines."""
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in page.evaluate(f"{run}.then(({{ violations }}) => violations)")
        for node in violation["nodes"]
    ]


def violations(page: Page, axe: str) -> list[str]:
    """What axe finds on a page as it stands, and in its contrasts where the system is dark."""
    page.evaluate(axe)
    found = faults(page, "axe.run(document)")
    page.emulate_media(color_scheme="dark")
    found += faults(page, "axe.run(document, { runOnly: ['color-contrast'] })")
    page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_page_with_all_options(open_page: OpenPage, url: str, axe: str, locale: str) -> None:
    page = open_page(locale)
    page.goto(url)
    for game in GAMES:
        page.locator(f"input[value={game}]").check()
        page.locator("details").evaluate("details => { details.open = true }")
        assert violations(page, axe) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rule_book(open_page: OpenPage, url: str, axe: str, locale: str) -> None:
    page = open_page(locale)
    page.goto(url)
    page.locator("button.rules").click()
    page.locator("[role=dialog] article").first.wait_for()
    assert violations(page, axe) == []


MOMENTS = {**STATES, **SETTLED}


@pytest.mark.parametrize(
    ("state", "locale"), [(state, LOCALES[at % len(LOCALES)]) for at, state in enumerate(MOMENTS)]
)
def test_the_table(open_page: OpenPage, url: str, axe: str, state: str, locale: str) -> None:
    page = open_page(locale)
    show(page, url, MOMENTS[state]())
    assert violations(page, axe) == []
