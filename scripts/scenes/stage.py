"""Where a scene plays, and what scenes have in common."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = {
    "zh-CN": ("阿明", "小芳", "老王", "阿珍", "小李", "阿强"),
    "en-US": ("Ann", "Bo", "Cleo", "Dan", "Eva", "Finn"),
}


@dataclass(frozen=True)
class Stage:
    """Where a scene plays."""

    url: str
    locale: str
    new_page: Callable[[], Page]
    """A page in a browser that knows nothing of the others."""


Scene = Callable[[Stage], "Page"]


def ask(page: Page, path: str, body: object = None) -> Any:
    """What the server answers this page's device."""
    return page.evaluate(
        """async ([path, body]) => {
          const headers = { 'X-Device-Key': localStorage.getItem('paiju-key'), 'Accept-Language': navigator.language };
          const answer = await fetch(path, body === null ? { headers } : {
            method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' },
          });
          if (!answer.ok) throw new Error(await answer.text());
          return answer.json();
        }""",
        [path, body],
    )


def at_home(stage: Stage, name: int = 0) -> Page:
    """The first page, of a device with a key and the name of that number."""
    page = stage.new_page()
    kept = {"paiju-key": secrets.token_hex(32), "paiju-name": NAMES[stage.locale][name]}
    page.add_init_script(
        f"for (const pair of Object.entries({msgspec.json.encode(kept).decode()})) "
        "localStorage.getItem(pair[0]) ?? localStorage.setItem(...pair)"
    )
    page.goto(stage.url)
    page.locator(".paper").first.wait_for()
    return page


def at(page: Page, address: str, what: str) -> Page:
    """The page at another address, once that is to be seen."""
    page.goto(address)
    page.locator(what).first.wait_for()
    return page


def sit(page: Page, table: str, place: int) -> None:
    """Sit down at a table that gathers, and say that one is ready."""
    page.goto(table)
    page.locator(".place").nth(place).locator("button.button").click()
    page.locator(".gathering .foot .main").click()
