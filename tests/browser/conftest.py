"""A real Chromium before a real server. Where one of them is missing the tests are skipped, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paiju.server.pages import client_folder
from tests.browser.stage import PHONE, QUIET, chromium_path, fixed_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright, ViewportSize

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
BLOCKED = "Service Worker registration blocked by Playwright"
"""What the driver itself says of pages that are to have no service worker."""


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server with fixed deals."""
    if client_folder() is None:
        pytest.skip("the client is not built (web/dist is missing)")
    with fixed_server(tmp_path_factory.mktemp("tables")) as listening:
        yield listening


@pytest.fixture(scope="session")
def url(port: int) -> str:
    """The address of the server on this machine."""
    return f"http://127.0.0.1:{port}"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with sync_api.sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def executable() -> str:
    """Chromium as the system has it."""
    found = chromium_path(bare=True)
    if found is None:
        pytest.skip("there is no Chromium")
    return found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright, executable: str) -> Iterator[Browser]:
    """A browser for pages that know nothing of each other."""
    browser = playwright.chromium.launch(executable_path=executable, args=list(QUIET))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (web/node_modules is missing)")
    return AXE.read_text(encoding="utf-8")


OpenPage = Callable[..., "Page"]


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of a test have complained of; a test that expects something takes it out."""
    return []


@pytest.fixture
def open_page(chromium: Browser, complaints: list[str]) -> Iterator[OpenPage]:
    """Open pages in browsers that know nothing of each other. What a page complains of fails the test."""
    contexts = []

    def opened(
        locale: str = "en-US",
        size: ViewportSize = PHONE,
        touch: bool = False,
        worker: bool = False,
        motion: bool = False,
    ) -> Page:
        context = chromium.new_context(
            locale=locale,
            viewport=size,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type in ("error", "warning") and said.text != BLOCKED
                else None
            ),
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
