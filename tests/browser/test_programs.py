"""A place for a program: the host copies a line from the page, and a real program that is started with it plays."""

from __future__ import annotations

import shlex
import subprocess
import sys

from tests.browser.conftest import ROOT, OpenPage
from tests.browser.moves import Seen, expect, turn_up
from tests.browser.test_axe import violations
from tests.browser.test_friends import gather, menu


def test_a_program_takes_the_place_that_the_page_gives_it(open_page: OpenPage, url: str, axe: str) -> None:
    host = open_page()
    seen = Seen(host)
    gather(host, url, "fanfanzha", "Ann")
    menu(host, "A place for a program")
    sheet = host.get_by_role("dialog")
    sheet.get_by_role("combobox").select_option("1")
    sheet.get_by_label("Its name at the table").fill("Robo")
    assert violations(host, axe) == []
    sheet.get_by_role("button", name="Give it the place").click()
    command = host.get_by_label("The line that starts the program").input_value()
    assert violations(host, axe) == []
    host.keyboard.press("Escape")
    expect(host.locator(".place").nth(1)).to_contain_text("Robo")

    python, *arguments = shlex.split(command)
    assert python == "python"
    program = subprocess.Popen(
        [sys.executable, *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stderr is not None
    try:
        assert program.stderr.readline() == "at the table\n"
        host.get_by_role("button", name="Begin", exact=True).click()
        turn_up(host, "en-US")
        assert [(person.name, person.bot) for person in seen.last.table.persons][1] == ("Robo", "program")
        host.keyboard.press("Escape")
        host.get_by_role("button", name="Table", exact=True).click()
        host.get_by_label("Bot at place 2").select_option("greedy")
        said, told = program.communicate(timeout=15)
    finally:
        program.kill()
    assert "4003" in told
    assert int(said.split()[0]) > 0, said
