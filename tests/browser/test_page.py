"""What surrounds the play: names, the clock, the connection, addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.moves import Seen, expect, start
from tests.browser.states import SETTLED, STATES, show

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket


def test_bots_are_called_in_the_language_of_the_page(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    start(page, url, "zh-CN", "shuangkou")
    names = page.locator(".seat .name", has_text="电脑")
    expect(names).to_have_count(3)
    page.get_by_role("button", name="牌桌", exact=True).click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(names).to_have_count(0)
    expect(page.locator(".seat .name", has_text="Bot ")).to_have_count(3)
    show(page, url, SETTLED["shuangkou settled"]())
    expect(page.get_by_role("dialog")).to_contain_text("Bot 1")


def test_time_that_ran_out_is_told(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    show(page, url, STATES["long plays"]())
    expect(page.locator(".telling")).to_contain_text("ran out of time")


def test_what_is_to_be_beaten_stands_in_words(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    show(page, url, STATES["plane"]())
    expect(page.locator(".telling")).to_have_text("飞机 10–A（共 25 张）")


def test_the_page_comes_back_at_once_with_a_network(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    seen = Seen(page)
    start(page, url, "en-US", "datong")
    number = seen.last.number
    with page.expect_websocket():
        page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(300)
    assert [socket.is_closed() for socket in sockets] == [True, False]
    assert seen.last.number >= number
    expect(page.locator(".lost, .away")).to_have_count(0)


@pytest.mark.parametrize("path", ["/nope", "/t/a/b", "/t/%E0%A4%A"])
def test_an_address_that_is_none_shows_the_way_home(
    open_page: OpenPage, url: str, complaints: list[str], path: str
) -> None:
    page = open_page("zh-CN")
    page.goto(url + path)
    expect(page.get_by_text("没有这个页面")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="首页").click()
    expect(page.get_by_role("button", name="开打", exact=True)).to_be_visible()
    # The browser complains of the status.
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_without_a_network_the_page_says_so_and_comes_back_to_the_table(
    open_page: OpenPage, url: str, complaints: list[str]
) -> None:
    page = open_page("zh-CN", worker=True)
    start(page, url, "zh-CN", "datong")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    table = page.url
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("连不上牌局")
    page.context.set_offline(False)
    page.locator(".arena").wait_for()
    assert page.url == table
    assert all("ERR_INTERNET_DISCONNECTED" in said for said in complaints)
    complaints.clear()
