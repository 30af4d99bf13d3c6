"""Moving to another device: a link, the question whether it is meant, the same seat there, and the old device told."""

from __future__ import annotations

from tests.browser.conftest import OpenPage
from tests.browser.moves import Seen, expect, start
from tests.browser.test_axe import violations
from tests.browser.test_friends import menu


def test_a_person_goes_on_on_another_device(
    open_page: OpenPage, url: str, axe: str, complaints: list[str]
) -> None:
    old, new = open_page(), open_page("zh-CN")
    seen, seen_there = Seen(old), Seen(new)
    start(old, url, "en-US", "fanfanzha")
    old.evaluate("localStorage.setItem('paiju-name', 'Ann')")
    table = old.url

    menu(old, "Move to another device")
    link = old.get_by_label("The link to your other device")
    picture = old.get_by_alt_text("The link to your other device as a QR code")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 20)")
    address = link.input_value()
    assert address.startswith(f"{url}/device/")
    assert violations(old, axe) == []

    new.goto(address)
    expect(new.get_by_text("Ann")).to_be_visible()
    assert violations(new, axe) == []
    new.get_by_role("button", name="在这里继续").click()
    new.locator(".arena").wait_for()
    assert new.url == table
    assert seen_there.last.table.you == 0
    assert seen_there.last.view.hand == seen.last.view.hand
    expect(old.get_by_role("heading", name="This device has been given up")).to_be_visible()
    assert violations(old, axe) == []

    # What was given up stays so after a reload; it can only begin anew.
    old.reload()
    expect(old.get_by_role("heading", name="This device has been given up")).to_be_visible()
    old.get_by_role("button", name="Begin here as somebody new").click()
    old.goto(table)
    expect(old.locator("h1")).to_contain_text("watching")
    new.goto(address)
    expect(new.get_by_text("用过了或过期了")).to_be_visible()
    assert all("403" in said for said in complaints), complaints
    complaints.clear()
