"""axe finds nothing on any screen. What is one document in both languages is looked at in one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.games import GAMES
from tests.browser.conftest import OpenPage
from tests.browser.moments import SETTLED, STATES
from tests.browser.moves import start, turn_up
from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALES = ("zh-CN", "en-US")


def violations(page: Page, axe: str) -> list[str]:
    """What axe finds on a page as it stands, and in its contrasts where the system is dark."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document)")["violations"]
    page.emulate_media(color_scheme="dark")
    found += page.evaluate("axe.run(document, { runOnly: ['color-contrast'] })")["violations"]
    page.emulate_media(color_scheme="light")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    ]


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


@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_the_pages_around_the_table(
    open_page: OpenPage, url: str, axe: str, complaints: list[str], turn: int
) -> None:
    """Each in one of the languages, and in long runs in the other."""
    pages = [open_page(locale) for locale in LOCALES]
    player = pages[turn]
    start(player, url, LOCALES[turn], "fanfanzha", {"hands": "1"})
    turn_up(player, LOCALES[turn])
    table = player.url
    around = [
        *(("/nope", "main a"), ("/join/none", "[role=alert]"), ("/replay", "main input")),
        *(("/circles", "form"), ("/rules/wahua", "article"), ("/learn/dazha", ".panel")),
    ]
    for at, (path, shown) in enumerate(around):
        page = pages[(at + turn) % len(pages)]
        page.goto(url + path)
        page.locator(shown).first.wait_for()
        assert violations(page, axe) == [], path
    for path, shown in (
        (f"{table}/records", "main li"),
        (f"{table}/records/1/1", ".arena"),
        ("/history", "table"),
    ):
        player.goto(path if path.startswith("http") else url + path)
        player.locator(shown).first.wait_for()
        assert violations(player, axe) == [], path
    # The browser complains of the status of what is not there.
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()
