"""axe finds nothing on the pages around the table, in either language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paiju.texts import locale_of
from tests.browser.conftest import OpenPage
from tests.browser.moves import expect, turn_up
from tests.browser.test_axe import LOCALES, faults, violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

ASK = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json', 'X-Device-Key': localStorage.getItem('paiju-key') };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
PRESET = {"name": "周五", "game": "fanfanzha", "bots": "greedy", "options": {"hands": 1}, "fair": False}


def played_in_a_circle(page: Page, url: str) -> tuple[str, str]:
    """Found a circle and play the only deal of a match at its table; where the circle and the table lie."""

    def ask(path: str, body: object) -> Any:
        return page.evaluate(ASK, [path, body])

    page.goto(f"{url}/circles")
    page.locator("form").wait_for()
    circle = ask("/api/circles", {"name": "牌友", "your_name": "Ann"})
    at = f"/circles/{circle['id']}"
    ask(f"/api{at}/presets", PRESET)
    table = f"/t/{ask(f'/api{at}/presets/1/table', {})['id']}"
    page.evaluate(GO, table)
    turn_up(page, "zh-CN")
    return at, table


def test_the_pages_around_the_table(open_page: OpenPage, url: str, axe: str, complaints: list[str]) -> None:
    """The page never loads anew, so that axe is there once. Each is seen by day in one language, and in the dark in the
    other; a rule book, which is one document in both, in one of them.
    """
    page = open_page("zh-CN")
    circle, table = played_in_a_circle(page, url)
    page.evaluate(axe)
    for path, shown in {
        "/nope": "main a",
        "/replay": "main input",
        f"{table}/records": "main li",
        f"{table}/records/1/1": ".arena",
        "/history": "table",
        "/circles": "main li",
        circle: "main li",
        f"{circle}/ledger": "table",
        "/join/none": "[role=alert]",
        "/device/none": "main a",
        "/rules": "main h2",
        "/rules/wahua": "article",
        "/learn/dazha": ".panel",
    }.items():
        page.emulate_media(color_scheme="light")
        page.evaluate(GO, path)
        page.locator(shown).first.wait_for()
        assert faults(page, "axe.run(document)") == [], path
        if path == "/rules/wahua":
            continue
        language = page.locator("html").get_attribute("lang")
        page.locator("button[lang]").click()
        page.locator(f"html:not([lang={language}])").wait_for(state="attached")
        page.locator(shown).first.wait_for()
        page.emulate_media(color_scheme="dark")
        assert faults(page, "axe.run(document)") == [], path
    # The browser complains of the status of what is not there.
    assert all("40" in complaint for complaint in complaints), complaints
    complaints.clear()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_without_a_network(open_page: OpenPage, url: str, axe: str, locale: str) -> None:
    page = open_page(locale)
    page.goto(f"{url}/offline")
    expect(page.locator("html")).to_have_attribute("lang", locale_of(locale))
    assert violations(page, axe) == []
