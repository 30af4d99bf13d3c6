"""How much script a phone has to fetch before it shows something."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from tests.browser.conftest import OpenPage
from tests.browser.states import STATES, show

if TYPE_CHECKING:
    from playwright.sync_api import Response

HOME, TABLE = 90_000, 120_000
"""The most bytes of script, compressed, of the first page and of a table opened first."""
TINY = 1_000


def test_the_scripts_of_the_first_page_and_of_a_table_are_small(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    got: list[Response] = []
    page.on("response", lambda answer: got.append(answer) if answer.url.endswith(".js") else None)

    def compressed() -> int:
        scripts = [(answer.headers.get("content-encoding"), answer.body()) for answer in got]
        got.clear()
        assert all(coding == "gzip" for coding, script in scripts if len(script) > TINY)
        return sum(len(gzip.compress(script)) for _, script in scripts)

    page.goto(url)
    page.locator("input[value=datong]").wait_for()
    page.wait_for_load_state("networkidle")
    first = compressed()
    assert 0 < first <= HOME
    show(page, url, STATES["trick"]())
    assert first < compressed() <= TABLE
