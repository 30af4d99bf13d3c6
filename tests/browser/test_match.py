"""Two browsers with profiles of their own play a match with two bots; one is killed in mid-hand and comes back."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.moves import Seen, asked, expect, move, settled
from tests.browser.stage import PHONE, QUIET
from tests.browser.test_friends import gather, menu, sit

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright

EN = "en-US"


class Profile:
    """A browser in a process of its own, that finds again what it kept."""

    def __init__(self, playwright: Playwright, executable: str, folder: Path) -> None:
        self._playwright = playwright
        self._executable = executable
        self.folder = folder

    def start(self) -> Page:
        """Start the browser, and give its page."""
        told = self.folder / "DevToolsActivePort"
        told.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [
                *(self._executable, *QUIET, "--headless=new", "--remote-debugging-port=0"),
                *(f"--user-data-dir={self.folder}", f"--lang={EN}", "about:blank"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until(lambda: told.exists() and told.read_text().count("\n") > 0)
        port = told.read_text().splitlines()[0]
        browser = self._playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        page = browser.contexts[0].pages[0]
        page.set_default_timeout(15_000)
        page.set_viewport_size(PHONE)
        page.emulate_media(reduced_motion="reduce")
        return page

    def kill(self) -> None:
        """kill -9, with all processes that belong to it."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(10)

    def keeps(self, text: str) -> bool:
        """Whether something that a page keeps has reached the disk; a browser takes its time."""
        files = (self.folder / "Default/Local Storage/leveldb").glob("*.log")
        return any(text.encode() in file.read_bytes() for file in files)


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    ends = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.05)


@pytest.fixture
def profiles(playwright: Playwright, executable: str, tmp_path: Path) -> Iterator[tuple[Profile, Profile]]:
    """Two profiles; their browsers are ended at the end."""
    made = tuple(Profile(playwright, executable, tmp_path / name) for name in ("one", "other"))
    for profile in made:
        profile.folder.mkdir()
    yield made[0], made[1]
    for profile in made:
        profile.kill()


def play(pages: dict[str, Page], wanted: Callable[[], bool]) -> None:
    """Let those move who are asked until something is so."""
    ends = time.monotonic() + 100
    while not wanted():
        assert time.monotonic() < ends
        for page in pages.values():
            if asked(page, EN).count() and not settled(page):
                move(page, EN)
        next(iter(pages.values())).wait_for_timeout(20)


def test_two_profiles_and_two_bots_play_a_match_and_one_is_killed(
    profiles: tuple[Profile, Profile], url: str
) -> None:
    host, guest = (profile.start() for profile in profiles)
    seen, seen_by_guest = Seen(host), Seen(guest)
    link = gather(host, url, "datong", "Ann", hands=2)
    guest.goto(link)
    sit(guest, "Cy", 2)
    guest.get_by_role("button", name="I’m ready").click()
    host.locator(".complete").get_by_role("button", name="Begin", exact=True).click()
    for page in (host, guest):
        page.locator(".arena").wait_for()
    bots = [person.bot for person in seen.last.table.persons]
    assert [bot is not None for bot in bots] == [False, True, False, True]

    play({"host": host, "guest": guest}, lambda: len(seen_by_guest.last.view.hand) < 24)
    key = guest.evaluate("localStorage.getItem('paiju-key')")
    until(lambda: profiles[1].keeps(key))
    hand, number = seen_by_guest.last.view.hand, seen_by_guest.last.number
    profiles[1].kill()
    expect(host.locator(".seat", has_text="Cy")).to_contain_text("offline")
    again = profiles[1].start()
    seen_again = Seen(again)
    again.goto(url)
    again.get_by_role("button", name="Back to your last table").click()
    again.locator(".arena").wait_for()
    assert again.url == link
    assert (seen_again.last.table.you, seen_again.last.view.hand) == (2, hand)
    assert seen_again.last.number > number
    expect(host.locator(".seat", has_text="Cy")).not_to_contain_text("offline")

    pages = {"host": host, "guest": again}
    play(pages, lambda: settled(host) and settled(again))
    for page in pages.values():
        page.get_by_role("button", name="Next deal", exact=True).click()
    for page in pages.values():
        expect(page.locator("h1")).to_contain_text("2/2")
        menu(page, "Rest")
    for page in pages.values():
        expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible(timeout=60_000)
    scores = seen.last.table.scores
    assert (seen.last.table.phase, sum(scores)) == ("over", 0)
    assert scores == seen_again.last.table.scores
    assert any(scores)
