"""A hint on the page: the best play is picked, and why is said; further taps show others without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.texts import text
from tests.browser.conftest import OpenPage
from tests.browser.moves import NAMES, Seen, expect, start
from tests.browser.test_picking import own_lead

if TYPE_CHECKING:
    from playwright.sync_api import Page

REASONS = ("sheds-small", "sheds-many", "strong-lead", "goes-out", "blocks", "bombs", "helps-partner")


def test_hint_says_why_in_the_word_line(open_page: OpenPage, url: str) -> None:
    page: Page = open_page("zh-CN", touch=True)
    seen = Seen(page)
    start(page, url, "zh-CN", "datong")
    own_lead(page, seen, "zh-CN")
    word, hint = (
        page.locator(".word"),
        page.locator(".actions button:enabled", has_text=NAMES["zh-CN"]["hint"]),
    )
    hint.tap()
    why = page.locator(".word .long")
    why.wait_for()
    assert any(why.inner_text().endswith(text(f"advice-{reason}", "zh-CN")) for reason in REASONS)
    first = page.locator(".hand [aria-pressed=true]").all_inner_texts()
    assert first
    hint.tap()
    expect(why).to_have_count(0)
    expect(word).not_to_be_empty()
    page.locator(".hand .card").first.tap()
    expect(why).to_have_count(0)
