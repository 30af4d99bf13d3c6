"""A table among friends, in browsers that know nothing of each other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.moves import Seen, expect
from tests.browser.test_axe import violations
from tests.browser.test_layout import BAR, SIZES, WRAPPED

if TYPE_CHECKING:
    from playwright.sync_api import Page


def gather(page: Page, url: str, game: str, name: str, hands: int | None = None) -> str:
    """Open a table that waits for people, with bots that do not think long, and give its address."""
    page.goto(url)
    page.locator(f"input[value={game}]").check()
    page.locator(".pair select").first.select_option("greedy")
    if hands is not None:
        page.locator("summary").click()
        page.locator("#option-hands").fill(str(hands))
    page.get_by_label("Friends", exact=True).check()
    page.locator(".name input").fill(name)
    page.get_by_role("button", name="Open the table", exact=True).click()
    page.locator(".gathering").wait_for()
    return page.url


def sit(page: Page, name: str, place: int) -> None:
    """Take a place under a name."""
    page.get_by_label("Your name").fill(name)
    page.locator(".place").nth(place).get_by_role("button", name="Sit", exact=True).click()
    expect(page.locator(".place").nth(place)).to_contain_text(name)


def menu(page: Page, button: str) -> None:
    """Press a button of the table's menu."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()


def test_three_friends_come_together_and_end_the_match_by_a_vote(open_page: OpenPage, url: str) -> None:
    host, second, third = open_page(), open_page(), open_page()
    seen = Seen(host)
    link = gather(host, url, "datong", "Ann")

    second.goto(link)
    sit(second, "Bo", 2)

    host.get_by_role("button", name="Invite", exact=True).click()
    expect(host.get_by_label("The link to this table")).to_have_value(link)
    host.locator(".code").wait_for()
    code = re.sub(r"\D", "", host.locator(".code strong").inner_text())
    assert len(code) == 6
    assert host.locator("[role=dialog] img").evaluate(
        "image => image.decode().then(() => image.naturalWidth > 20)"
    )
    host.keyboard.press("Escape")

    third.goto(url)
    third.get_by_role("button", name="Join by a code").click()
    third.get_by_label("Code").fill(code)
    third.locator("form:has(h2) input").nth(1).fill("Cy")
    third.get_by_role("button", name="Knock").click()
    expect(third.get_by_text("You have knocked")).to_be_visible()
    host.get_by_role("region", name="Cy knocks").get_by_role("button", name="Let in").click()
    third.locator(".gathering").wait_for()
    assert third.url == link
    sit(third, "Cy", 1)

    second.get_by_role("button", name="I’m ready").click()
    expect(host.locator(".place").nth(2)).to_contain_text("Ready")
    host.get_by_role("button", name="Begin", exact=True).click()
    host.locator(".arena").wait_for()
    assert [person.bot for person in seen.last.table.persons][:3] == [None] * 3

    # Everybody rests: bots play the hand to its end.
    for page in (second, third, host):
        menu(page, "Rest")
    expect(host.get_by_role("button", name="Next deal", exact=True)).to_be_visible(timeout=60_000)
    score = seen.last.table.scores
    host.keyboard.press("Escape")

    # Who rests does not hold up the next hand; the vote ends it in the middle.
    host.get_by_role("button", name="Settlement").click()
    host.get_by_role("button", name="Next deal", exact=True).click()
    expect(host.locator("h1")).to_contain_text("2/8")
    menu(third, "Ask to end here")
    expect(third.get_by_text("1 for it, 0 against")).to_be_visible()
    host.get_by_role("region", name="Cy asks to end").get_by_role("button", name="End it").click()
    for page in (host, second, third):
        expect(page.get_by_role("heading", name="ended here by a vote")).to_be_visible()
    assert seen.last.table.scores == score
    host.get_by_role("button", name="Play again", exact=True).click()
    # The others still rest, so that nobody is waited for.
    for page in (host, second):
        expect(page.locator("h1")).to_contain_text("1/8")
    assert (seen.last.table.match, seen.last.table.scores) == (2, (0,) * 4)


def test_phrases_are_heard_and_few(open_page: OpenPage, url: str) -> None:
    host, guest = open_page(), open_page("zh-CN")
    link = gather(host, url, "fanfanzha", "Ann")
    guest.goto(link)
    guest.locator(".gathering").wait_for()
    for _ in range(2):
        host.get_by_role("button", name="Say something").click()
        host.get_by_role("button", name="Well played").click()
    expect(guest.get_by_text("Ann：打得好")).to_have_count(1)
    expect(host.get_by_text("one phrase a second")).to_be_visible()


def test_the_host_puts_bots_closes_and_the_lobby_lists(open_page: OpenPage, url: str) -> None:
    host, other = open_page(), open_page()
    host.goto(url)
    host.locator("input[value=shuangkou]").check()
    host.get_by_label("Friends", exact=True).check()
    host.get_by_label("Public: ").check()
    host.get_by_label("Card counter: ").check()
    host.locator(".name input").fill("Dora")
    host.get_by_role("button", name="Open the table", exact=True).click()
    host.get_by_label("Bot at place 3").select_option("greedy")
    expect(host.locator(".place").nth(2)).to_contain_text("Bot 1")
    other.goto(url)
    other.get_by_role("link", name=re.compile("with Dora")).click()
    expect(other.locator(".gathering")).to_contain_text("card counter")
    expect(other.get_by_label("Bot at place 3")).to_have_count(0)
    host.get_by_role("button", name="Begin", exact=True).click()
    counted = host.get_by_role("table", name="Still in other hands")
    expect(counted).to_be_visible()
    # The others may have laid some of their 81 by now.
    assert 50 <= sum(int(cell) for cell in counted.locator("td").all_inner_texts()) <= 81
    host.get_by_role("button", name="Table", exact=True).click()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Really close?").click()
    host.get_by_role("button", name="Table", exact=True).click()
    expect(host.get_by_text("closed after this deal")).to_be_visible()


@pytest.mark.parametrize("locale", ["zh-CN", "en-US"])
def test_gathering_fits_and_axe_is_content(open_page: OpenPage, url: str, axe: str, locale: str) -> None:
    host = open_page()
    link = gather(host, url, "fanfanzha", "MMMMMMMMMMMM")
    page = open_page(locale)
    page.goto(link)
    page.locator(".gathering").wait_for()
    for one in (page, host):
        for width, height in SIZES:
            one.set_viewport_size({"width": width, "height": height})
            faults = one.evaluate(
                """async () => {
                  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                  const root = document.documentElement;
                  const sheet = document.querySelector('.gathering .sheet');
                  const faults = [];
                  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls');
                  if (sheet.scrollWidth > sheet.clientWidth) faults.push('the places scroll sideways');
                  if (sheet.clientHeight < 100) faults.push(`the places are ${sheet.clientHeight} high`);
                  for (const button of document.querySelectorAll('.button, select')) {
                    const box = button.getBoundingClientRect();
                    if (box.height < 44 || box.right > innerWidth) faults.push(button.textContent);
                    if (button.scrollWidth > button.clientWidth + 1) faults.push(`${button.textContent} is cut off`);
                  }
                  return faults;
                }"""
            )
            assert faults == [], (width, height)
            assert one.evaluate(WRAPPED, f"{BAR}, .gathering h2, .gathering .button, .place .name") == []
        assert violations(one, axe) == []
    host.get_by_role("button", name="Invite", exact=True).click()
    host.locator(".code").wait_for()
    assert violations(host, axe) == []
    host.keyboard.press("Escape")
    for name in ("Table", "Say something"):
        host.get_by_role("button", name=name, exact=True).click()
        assert violations(host, axe) == []
        host.keyboard.press("Escape")
