"""Whole hands of Wahua on the page, as a person plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.moves import Seen, box, expect, settled, start
from tests.browser.stage import PHONE
from tests.browser.test_axe import violations
from tests.browser.test_play import check_settlement, next_hand

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

STAY = {"en-US": "play", "zh-CN": "不逃"}
FLEE = {"en-US": "flee", "zh-CN": "逃花"}
PASS = {"en-US": "Pass", "zh-CN": "不要"}
DISCARD = {"en-US": "Discard", "zh-CN": "打牌"}


def press(page: Page, seen: Seen, button: Locator) -> None:
    """Press a button, and wait until the table has moved."""
    before = len(seen.updates)
    button.click()
    while len(seen.updates) == before:
        page.wait_for_timeout(10)


def begin(page: Page, seen: Seen, url: str, locale: str, **options: str) -> None:
    """Make a table, and do not flee."""
    start(page, url, locale, "wahua", options)
    press(page, seen, page.get_by_role("button", name=STAY[locale], exact=True))


def own_turn(page: Page, seen: Seen, locale: str) -> bool:
    """Wait for the own turn, letting every discard pass; False where the hand has ended before."""
    discard = page.locator(".buttons button", has_text=DISCARD[locale])
    passing = page.locator(".buttons button:enabled", has_text=PASS[locale])
    while True:
        discard.or_(passing).or_(page.get_by_role("dialog")).first.wait_for()
        if settled(page) or discard.count():
            return not settled(page)
        press(page, seen, passing)


def play(page: Page, seen: Seen, locale: str) -> tuple[list[str], int]:
    """Play a hand: do all that makes something, else discard what is not pressing.

    Returns what was claimed, and how many tiles were discarded.
    """
    ready = page.locator(".buttons button:enabled")
    claimed: list[str] = []
    discarded = 0
    while True:
        ready.or_(page.get_by_role("dialog")).first.wait_for()
        if settled(page):
            return claimed, discarded
        making = page.locator(".buttons button.main:enabled")
        view = seen.last.view
        if making.count():
            if view.phase == "claims":
                claimed.append(making.first.inner_text().split()[0])
            press(page, seen, making.first)
        elif view.phase == "claims":
            press(page, seen, page.locator(".buttons button:enabled", has_text=PASS[locale]))
        else:
            tile = page.locator(".hand button:not(.faulty)").first
            tile.click()
            expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
            discarded += 1
            press(page, seen, page.locator(".hand [aria-pressed=true]"))


@pytest.mark.parametrize(("players", "locale"), [("2", "zh-CN"), ("3", "en-US"), ("4", "zh-CN")])
def test_a_hand_of_wahua_to_the_settlement(open_page: OpenPage, url: str, players: str, locale: str) -> None:
    page = open_page(locale)
    seen = Seen(page)
    begin(page, seen, url, locale, players=players)
    expect(page.locator(".board")).to_have_count(int(players))
    claimed, discarded = play(page, seen, locale)
    view = seen.last.view
    assert discarded > 0
    own = [discard for discard in view.discards if discard.seat == view.seat]
    assert len(own) == discarded
    taken = [discard for discard in view.discards if discard.taken_by is not None]
    expect(page.locator(".board svg.taken")).to_have_count(len(taken))
    mine = [discard for discard in taken if discard.taken_by == view.seat]
    assert len(claimed) >= len(mine)
    assert mine or players != "2"  # where every discard is the viewer's to take
    sheet = page.get_by_role("dialog")
    for seat, value in enumerate(view.values):
        name = seen.last.table.persons[view.seating[seat]].name
        expect(sheet.locator("section", has_text=name).first).to_contain_text(str(value))
    check_settlement(page, seen, view.settlement.lines[0].clause)
    next_hand(page, seen, locale)


def test_a_pressing_discard_is_warned_of_and_judged_at_once(open_page: OpenPage, url: str, axe: str) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    begin(page, seen, url, "en-US")
    assert own_turn(page, seen, "en-US")
    page.locator(".hand button.faulty").first.click()
    word = page.locator(".word")
    expect(word).to_contain_text("pressing, 0 dao")
    faults = fault_of(seen, page)
    assert violations(page, axe) == []
    word.get_by_role("button", name=faults[0], exact=True).click()
    expect(page.locator("article.asked")).to_contain_text(faults[0])
    page.keyboard.press("Escape")
    page.locator(".hand button.faulty").first.click()  # a second tap does not discard it
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    assert seen.last.view.judged[seen.last.view.seat] == ()
    page.locator(".hand button.faulty").first.click()
    press(page, seen, page.get_by_role("button", name="Discard anyway"))
    expect(page.locator(".seat", has_text="pressed: 0")).to_have_count(1)
    assert seen.last.view.judged[seen.last.view.seat] == faults


def test_the_signs_on_a_tile_cover_no_pip(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    begin(page, seen, url, "en-US")
    gaps = page.locator("svg.tile:has(g)").evaluate_all(
        """tiles => tiles.flatMap(tile => {
            const drawn = [...tile.querySelectorAll(':scope > path')].map(path => path.getAttribute('d')).join('');
            const pips = [...drawn.matchAll(/M[\\d.]+ ([\\d.]+)a([\\d.]+) /g)].map(([, y, radius]) => [+y, +radius]);
            return [...tile.querySelectorAll('g')].flatMap(sign => {
                const {d, f} = sign.transform.baseVal.consolidate().matrix;
                const {y, height} = sign.getBBox();
                const [top, bottom] = [f + d * y, f + d * (y + height)];
                return pips.map(([y, radius]) => Math.max(top - y, y - bottom) - radius);
            });
        })"""
    )
    assert gaps
    assert min(gaps) > -0.1


def test_a_hint_selects_a_tile_that_is_not_pressing(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    begin(page, seen, url, "en-US")
    assert own_turn(page, seen, "en-US")
    page.get_by_role("button", name="Hint", exact=True).click()
    picked = page.locator(".hand [aria-pressed=true], .buttons .hinted")
    expect(picked).to_have_count(1)
    assert "faulty" not in (picked.get_attribute("class") or "")


def fault_of(seen: Seen, page: Page) -> tuple[str, ...]:
    """The clauses by which the first tile that would be pressing is."""
    words = page.locator(".word button").all_inner_texts()
    view: Any = seen.last.view
    assert any(offer.faults == tuple(words) for offer in view.offers)
    return tuple(words)


def test_where_pressing_is_forbidden_the_refusal_names_the_clause(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    seen = Seen(page)
    begin(page, seen, url, "zh-CN", pressing="forbid")
    assert own_turn(page, seen, "zh-CN")
    page.locator(".hand button.faulty").first.click()
    page.locator(".buttons button", has_text="打牌").click()
    expect(page.locator(".word")).to_contain_text("是压迫，这桌不让")
    expect(page.locator(".word button")).to_have_text("WH26")
    assert not any(discard.seat == seen.last.view.seat for discard in seen.last.view.discards)


def test_fleeing_asks_first_and_names_the_cost(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    seen = Seen(page)
    start(page, url, "zh-CN", "wahua", {"players": "2"})
    page.locator(".question").get_by_role("button", name=FLEE["zh-CN"], exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("你算 0 道")
    sheet.get_by_role("button", name="不走", exact=True).click()
    expect(sheet).to_have_count(0)
    page.locator(".question").get_by_role("button", name=FLEE["zh-CN"], exact=True).click()
    sheet.get_by_role("button", name=FLEE["zh-CN"], exact=True).click()
    expect(sheet).to_contain_text("逃花，算 0 道")
    assert seen.last.view.fled == (seen.last.view.seat,)
    check_settlement(page, seen, "WH13")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_sits_at_the_right(open_page: OpenPage, url: str, players: int) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    start(page, url, "en-US", "wahua", {"players": str(players)})
    update = seen.last

    def centre(steps: int) -> tuple[float, float]:
        person = update.view.seating[(update.view.seat + steps) % players]
        plate = box(page.locator(".seat").filter(has_text=update.table.persons[person].name))
        return plate["x"] + plate["width"] / 2, plate["y"]

    middle = PHONE["width"] / 2
    assert abs(centre(0)[0] - middle) < 20
    assert all(centre(step)[1] < centre(0)[1] for step in range(1, players))
    if players == 2:
        assert abs(centre(1)[0] - middle) < 20
    else:
        assert centre(1)[0] > middle + 20
        assert centre(players - 1)[0] < middle - 20
