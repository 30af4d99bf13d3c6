"""Take pictures of the page: every scene of `scripts/scenes`, in both languages and at all sizes.

    python -m scripts.shots                                # into shots/, which git does not keep
    python -m scripts.shots --only hand --size phone       # scenes whose name holds a word, at one size
    python -m scripts.shots --only fixed                   # the moments that the tests look at
    python -m scripts.shots --docs                         # the few that the documents show, into docs/pictures

`shots/LANGUAGE.html` shows all of a language beside each other. Exit status: 0, or 1 where a scene failed, or where
Chromium, Playwright or the built client is missing (said on standard error).
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from paiju.server.pages import client_folder
from tests.browser.stage import QUIET, chromium_path, fixed_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from scripts.scenes.stage import Scene

OUT = Path("shots")
DOCS = Path("docs/pictures")
LOCALES = ("zh-CN", "en-US")
SETTLE_MS = 700
"""After so long nothing moves any more."""
QUALITY = 80
ENLARGED = 1.5


class Size(NamedTuple):
    """A screen."""

    width: int
    height: int
    dark: bool = False


SIZES = {
    "phone": Size(390, 844),
    "phone-dark": Size(390, 844, dark=True),
    "small": Size(360, 640),
    "lying": Size(844, 390),
    "tablet": Size(820, 1180),
    "desktop": Size(1280, 800),
    "desktop-dark": Size(1280, 800, dark=True),
}
SHOWN = {
    "hand-datong": "phone",
    "hand-dazha": "lying",
    "hand-shuangkou": "phone",
    "hand-wahua-claims": "phone",
    "hand-fanfanzha": "phone",
    "picking": "phone",
    "settlement-datong": "phone",
    "settlement-wahua": "phone",
    "replay-datong": "desktop",
    "ledger": "phone",
    "lesson-datong": "phone",
}
"""The scenes that the documents show, and at which size."""


def take(page: Page, size: Size, path: Path) -> None:
    """Write a picture of a page at a size, as PNG or WebP by the name of the file."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.emulate_media(color_scheme="dark" if size.dark else "light")
    page.wait_for_timeout(SETTLE_MS)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".png":
        page.screenshot(path=path)
        return
    session = page.context.new_cdp_session(page)
    whole = {"x": 0, "y": 0, "width": size.width, "height": size.height, "scale": ENLARGED}
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": whole})
    path.write_bytes(base64.b64decode(shot["data"]))


@contextmanager
def pages(browser: Browser, locale: str) -> Iterator[Callable[[], Page]]:
    """Give what opens pages in browsers that know nothing of each other; they are closed at the end."""
    contexts = []

    def opened() -> Page:
        context = browser.new_context(locale=locale, viewport={"width": 390, "height": 844})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        return page

    yield opened
    for context in contexts:
        context.close()


def shoot(browser: Browser, url: str, scene: Scene, locale: str, paths: dict[str, Path]) -> str | None:
    """Open a scene and write a picture of it for each size; returns why it could not be opened."""
    from playwright.sync_api import Error

    from scripts.scenes.stage import Stage

    with pages(browser, locale) as new_page:
        try:
            page = scene(Stage(url, locale, new_page))
            for size, path in paths.items():
                take(page, SIZES[size], path)
        except (Error, AssertionError) as fault:
            return str(fault)
    return None


def index_of(locale: str, names: list[str], sizes: list[str]) -> str:
    """A page that shows all pictures of a language beside each other."""
    rows = "".join(
        f"<h2>{escape(name)}</h2><p>"
        + "".join(
            f'<img src="{locale}/{escape(name)}/{size}.png" height="420" alt="{size}"> ' for size in sizes
        )
        for name in names
    )
    return f'<!doctype html><meta charset="utf-8"><title>{locale}</title>{rows}\n'


def wanted_of(only: str | None, sizes: list[str], docs: bool) -> dict[tuple[str, str], dict[str, Path]]:
    """The pictures to take: by scene and language, by size the file."""
    from scripts.scenes import SCENES

    def files(name: str, locale: str) -> dict[str, Path]:
        if docs:
            return {SHOWN[name]: DOCS / f"{name}.{locale[:2]}.webp"}
        return {size: OUT / locale / name / f"{size}.png" for size in sizes}

    names = [name for name in SCENES if (only in name if only else not name.startswith("fixed"))]
    if docs:
        names = [name for name in names if name in SHOWN]
    return {(name, locale): files(name, locale) for name in names for locale in LOCALES}


def missing() -> str | None:
    """What there must be and is not."""
    if client_folder() is None:
        return "the client is not built: make web/dist/index.html"
    return None if chromium_path() else "there is no Chromium: sh scripts/install_browser.sh"


def main(arguments: list[str] | None = None) -> int:
    """Take the pictures; returns the exit status."""
    parser = argparse.ArgumentParser(description="Take pictures of the page.")
    parser.add_argument("--only", metavar="WORD", help="only scenes whose name holds this")
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size")
    parser.add_argument("--docs", action="store_true", help="the few that the documents show")
    asked = parser.parse_args(arguments)
    lacking = missing()
    if lacking is not None:
        print(lacking, file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    from scripts.scenes import SCENES

    wanted = wanted_of(asked.only, asked.size or list(SIZES), asked.docs)
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        fixed_server(Path(folder)) as port,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium_path(), args=list(QUIET))
        for (name, locale), paths in wanted.items():
            fault = shoot(browser, f"http://127.0.0.1:{port}", SCENES[name], locale, paths)
            failed += fault is not None
            print(f"{name} {locale}: {fault or f'{len(paths)} pictures'}")
        browser.close()
    if not asked.docs:
        for locale in LOCALES:
            names = [name for name, of in wanted if of == locale]
            (OUT / f"{locale}.html").write_text(index_of(locale, names, asked.size or list(SIZES)), "utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
