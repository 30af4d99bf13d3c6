"""A replay in the browser: a file opened, gone through from several views, saved and shared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paiju.core.draws import Draws
from paiju.core.record import Record
from paiju.games import game_of
from tests.browser.conftest import OpenPage
from tests.browser.moves import expect
from tests.browser.test_axe import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

GOLDEN = Path(__file__).parents[1] / "golden"
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
WIDE: ViewportSize = {"width": 1440, "height": 900}
HIDDEN = """() => {
  const shown = [...document.querySelectorAll('.under, .under .button, .under select, .seat, .board')];
  return shown.filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < 0;
  }).map((element) => `${element.className} ${element.textContent.trim().slice(0, 30)}`);
}"""


def open_file(page: Page, url: str, path: Path) -> None:
    page.goto(f"{url}/replay")
    page.locator("input[type=file]").set_input_files(path)
    page.locator("input[type=range]").wait_for()


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("datong-steady", PHONE),
        ("dazha-bao", LYING),
        ("shuangkou-qianbian", WIDE),
        ("fanfanzha-six", PHONE),
        ("fanfanzha-four", LYING),
        ("wahua", PHONE),
        ("wahua", LYING),
    ],
)
def test_file_is_gone_through_to_its_settlement(
    open_page: OpenPage, url: str, axe: str, tmp_path: Path, name: str, size: ViewportSize
) -> None:
    path = GOLDEN / f"{name}.json" if name != "wahua" else wahua_record(tmp_path)
    record = Record.from_json(path.read_bytes())
    steps = len(record.actions)
    page = open_page("en-US", size)
    open_file(page, url, path)
    expect(page.locator(".controls .count")).to_have_text(f"0/{steps}")
    expect(page.locator("section.under li")).to_have_count(len(record.persons))
    assert page.evaluate(HIDDEN) == []
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Next ›").click()
    expect(page.locator(".controls .count")).to_have_text(f"2/{steps}")
    expect(page.locator(".told").first).not_to_be_empty()
    page.locator("select").select_option("0")
    expect(page.locator("section.under li")).to_have_count(0)
    expect(page.locator(".controls .count")).to_have_text(f"2/{steps}")
    assert page.evaluate(HIDDEN) == []
    assert violations(page, axe) == []
    page.locator("input[type=range]").fill(str(steps))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Settlement")
    expect(dialog.get_by_role("row")).to_have_count(len(record.persons) + 1)


def wahua_record(folder: Path) -> Path:
    """A deal of Wahua in which everybody takes the cautious action."""
    rules = game_of("wahua")
    options = rules.options_type.parse()
    carry = rules.first_carry(options)
    deal = rules.deal(options, carry, Draws.from_seed("wahua", 3, carry.hand))
    state = rules.start(options, carry, deal)
    record = Record.begin(rules, options, carry, deal, ("阿明", "阿芳", "小王", "老李"))
    while state.settlement is None:
        seat = state.to_act[0]
        action = state.timeout(seat)
        state = state.apply(seat, action)[0]
        record = record.with_action(seat, action, state)
    path = folder / "wahua.json"
    path.write_bytes(record.to_json())
    return path


def test_hand_that_was_played_is_replayed_saved_and_shared(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    page.goto(url)
    page.locator("input[value=fanfanzha]").check()
    page.locator("button.start").click()
    page.get_by_role("button", name="翻炸", exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name="回放").click()
    page.locator("input[type=range]").wait_for()
    assert "/records/1/1#seat-" in page.url
    seat = page.url[-1]
    expect(page.locator("select")).to_have_value(seat)
    expect(page.locator(".at.bottom")).to_have_attribute("data-seat", seat)
    page.locator("select").select_option("open")
    expect(page.locator(".review")).to_have_count(0)
    page.locator("select").select_option("0")
    page.locator(".review button", has_text="复盘").click()
    expect(page.locator(".review [role=status]")).to_have_text("0 手里没有看出失误")
    assert page.evaluate(HIDDEN) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="存为文件").click()
    assert saved.value.suggested_filename == "paiju-fanfanzha-1-1.json"
    record = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert record["game"] == "fanfanzha"
    page.get_by_role("button", name="链接").click()
    link = page.get_by_label("本局回放的链接").input_value()
    stranger = open_page("en-US")
    stranger.goto(link)
    expect(stranger.locator("section.under li")).to_have_count(4)
    expect(stranger.get_by_role("button", name="Link")).to_have_count(0)
