"""A circle in browsers that know nothing of each other: found, joined, played from a preset, and added up."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.moves import expect
from tests.browser.test_axe import violations
from tests.browser.test_layout import SIZES

if TYPE_CHECKING:
    from playwright.sync_api import Page

LONG = "MMMMMMMMMMMM"
"""As long as a name can be."""
OVERFLOWING = """() => {
  const root = document.documentElement;
  const faults = root.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  for (const element of document.querySelectorAll('.button, th, td, h1, li')) {
    const box = element.getBoundingClientRect();
    if (box.right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1)
      faults.push(`${element.tagName} ${element.textContent.trim().slice(0, 30)}`);
  }
  for (const button of document.querySelectorAll('.button')) {
    if (button.getBoundingClientRect().height < 44) faults.push(`${button.textContent} is low`);
  }
  return faults;
}"""


def content(page: Page, axe: str) -> None:
    """The page fits on every screen, and axe finds nothing."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOWING) == [], (width, height)
    page.set_viewport_size({"width": 390, "height": 844})
    assert violations(page, axe) == []


def founded(page: Page, url: str, button: str) -> str:
    """Found a circle, and give the link to it."""
    page.goto(f"{url}/circles")
    page.locator("form input").nth(0).fill("牌友 MMMMMMMMM")
    page.locator("form input").nth(1).fill(LONG)
    page.get_by_role("button", name=button).click()
    expect(page.locator("input[readonly]")).to_have_value(re.compile("/join/"))
    return page.locator("input[readonly]").input_value()


def test_two_of_a_circle_play_a_match_from_a_preset(
    open_page: OpenPage, url: str, axe: str, tmp_path: Path
) -> None:
    ann, bo = open_page(), open_page("zh-CN")
    link = founded(ann, url, "Found it")
    content(ann, axe)

    ann.get_by_role("button", name="New preset").click()
    form = ann.get_by_role("dialog")
    form.locator("input[value=fanfanzha]").check()
    form.get_by_label("Name of the preset").fill("Friday")
    form.locator("summary").click()
    form.locator("#option-hands").fill("1")
    assert violations(ann, axe) == []
    form.get_by_role("button", name="Keep the preset").click()
    expect(form).to_have_count(0)

    bo.goto(link)
    expect(bo.get_by_text(LONG)).to_be_visible()
    content(bo, axe)
    bo.get_by_label("你的名字").fill("阿波")
    bo.get_by_role("button", name="加入圈子").click()
    expect(bo.get_by_role("listitem").filter(has_text="阿波")).to_be_visible()

    bo.get_by_role("button", name="开一桌").click()
    bo.locator(".gathering").wait_for()
    ann.goto(bo.url)
    ann.get_by_label("Your name").fill("Ann")
    ann.locator(".place").nth(1).get_by_role("button", name="Sit", exact=True).click()
    expect(bo.locator(".place").nth(1)).to_contain_text("Ann")
    bo.get_by_role("button", name="开打", exact=True).click()
    both = bo.locator(".opened button:enabled"), ann.locator(".opened button:enabled")
    settled = bo.get_by_role("dialog")
    while not settled.is_visible():
        for button in both:
            if button.count():
                button.click()
        bo.wait_for_timeout(50)
    bo.get_by_role("link", name="圈子和战绩").click()
    bo.get_by_role("link", name="战绩", exact=True).click()
    expect(bo.get_by_text("共 1 局")).to_be_visible()
    expect(bo.get_by_role("row")).to_have_count(3)
    for sheet in ("按月", "两人"):
        bo.get_by_label(sheet).check()
    content(bo, axe)
    with bo.expect_download() as saved:
        bo.get_by_role("button", name="每一局存为 CSV").click()
    assert saved.value.suggested_filename == "paiju-hands.csv"
    data = Path(saved.value.path()).read_bytes()
    assert data.startswith("\ufeff".encode())
    rows = list(csv.DictReader(data.decode("utf-8-sig").splitlines()))
    assert {row["名字"] for row in rows} == {LONG, "阿波"}

    ann.goto(url)
    ann.get_by_role("link", name="My history").click()
    expect(ann.get_by_role("img", name=re.compile("running score"))).to_be_visible()
    content(ann, axe)
    ann.get_by_role("row").nth(1).get_by_role("link").click()
    ann.locator("input[type=range]").wait_for()


@pytest.mark.parametrize("locale", ["zh-CN", "en-US"])
def test_pages_without_anything_say_so(open_page: OpenPage, url: str, axe: str, locale: str) -> None:
    page = open_page(locale)
    for path in ("history", "circles"):
        page.goto(f"{url}/{path}")
        expect(page.locator("main p").last).not_to_have_text(re.compile("Loading|加载"))
        content(page, axe)


def test_who_is_not_in_a_circle_is_told(open_page: OpenPage, url: str, complaints: list[str]) -> None:
    page = open_page()
    for path, told in (("circles/x", "you are not in it"), ("join/x", "leads to no circle")):
        page.goto(f"{url}/{path}")
        expect(page.get_by_role("alert")).to_contain_text(told)
    assert all("404" in said for said in complaints)
    complaints.clear()
