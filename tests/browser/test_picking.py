"""Picking cards: neighbours one after the other, the rest of a group is offered, two taps play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from paiju.core.game import View
from tests.browser.conftest import OpenPage
from tests.browser.moves import NAMES, Seen, box, expect, start
from tests.browser.stage import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page


def own_lead(page: Page, seen: Seen, locale: str = "en-US") -> None:
    """Come to a turn of the viewer to lead, passing until then."""
    names = NAMES[locale]
    question = page.locator(".question button:enabled")
    while True:
        turn = page.locator(".actions button:enabled", has_text=names["hint"])
        turn.or_(question).first.wait_for()
        if question.count():
            question.first.click()
            question.first.wait_for(state="detached")
            continue
        if seen.last.view.on is None:
            return
        page.get_by_role("button", name=names["pass"], exact=True).click()
        expect(page.locator(".actions button:enabled", has_text=names["pass"])).to_have_count(0)


def test_neighbours_are_picked_the_rest_of_a_group_is_offered_and_two_taps_play(
    open_page: OpenPage, url: str
) -> None:
    page = open_page("en-US", touch=True)
    seen = Seen(page)
    start(page, url, "en-US", "datong")
    own_lead(page, seen)
    view: View = seen.last.view
    hand = view.hand  # type: ignore[attr-defined]
    ranks = Counter(card[0] for card in hand)
    third, fourth = (box(page.locator(".hand .row").first.locator(".card").nth(at)) for at in (2, 3))
    picked = page.locator(".hand [aria-pressed=true]")
    for pause in (80, 600):
        page.touchscreen.tap(third["x"] + 8, third["y"] + 30)
        page.wait_for_timeout(pause)
        page.touchscreen.tap(fourth["x"] + 8, fourth["y"] + 30)
        expect(picked).to_have_count(2)
        page.locator(".middle").tap()
        expect(picked).to_have_count(0)
        page.wait_for_timeout(400)
    expect(page.locator(".hand .card")).to_have_count(len(hand))
    pair = next(card for card in hand if 2 <= ranks[card[0]] <= 3)
    card = page.locator(f'.hand .card[aria-label="{_said(pair)}"]').first
    card.tap()
    offered = page.locator(".suggestions .more").first
    offered.wait_for()
    page.set_viewport_size({"width": 844, "height": 390})
    row, plate = box(page.locator(".suggestions")), box(page.locator(".at.bottom .seat"))
    assert plate["x"] + plate["width"] <= row["x"]
    page.set_viewport_size(PHONE)
    offered.tap()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)
    page.get_by_role("button", name=NAMES["en-US"]["play"], exact=True).wait_for()
    before = len(hand)
    page.locator(".hand [aria-pressed=true]").last.dblclick()
    expect(page.locator(".hand .card")).to_have_count(before - 2)


def _said(card: str) -> str:
    suits = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
    return suits[card[1]] + ("10" if card[0] == "T" else card[0])
