"""A whole hand by the keyboard alone, with all that a screen reader needs to follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paiju.texts import text
from tests.browser.conftest import OpenPage
from tests.browser.keyboard import focus, heard, listen, losses, named, nameless, tab_to, tree
from tests.browser.moves import Seen, asked, expect, settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALE = "en-US"


def names_of(update: Any) -> list[str]:
    """How the page calls who sits where."""
    persons = update.table.persons
    bots = [person.name for person in persons if person.bot is not None]
    return [
        persons[at].name
        if persons[at].bot is None
        else text("bot-name", number=bots.index(persons[at].name) + 1)
        for at in update.view.seating
    ]


def plays_told(seen: Seen) -> list[str]:
    """What is to be told of every play and pass that the page got."""
    told = []
    for update in seen.updates:
        for event in update.events:
            tag = event.__struct_config__.tag
            if tag == "played":
                left = -1 if event.left is None else event.left
                who = names_of(update)[event.seat]
                told.append(
                    text(
                        "event-played", who=who, cards=" ".join(event.cards), reading=event.reading, left=left
                    )
                )
            elif tag == "passed":
                told.append(text("event-passed", who=names_of(update)[event.seat]))
    return told


def open_by_keyboard(page: Page, url: str, game: str) -> None:
    """Choose a game on the first page and start."""
    page.goto(url)
    page.get_by_role("button", name="Start", exact=True).wait_for()
    page.keyboard.press("Tab")
    tab_to(page, lambda here: here["tag"] == "input" and here["value"] in ("datong", "fanfanzha", "wahua"))
    while focus(page)["value"] != game:
        page.keyboard.press("ArrowDown")
    tab_to(page, named("Start"))
    page.keyboard.press("Enter")
    page.locator(".arena").wait_for()


def turn_told(update: Any) -> str:
    """What is to be told of a turn of the viewer."""
    view = update.view
    if view.question is not None:
        return text(f"{update.table.game}-question-{view.question.about}")
    if view.on is None:
        return text("client-your-lead")
    turn = text("client-told-follow", who=names_of(update)[view.owner], reading=view.on)
    return f"{turn} {text('client-nothing-beats')}" if update.must_pass else turn


def move_by_keyboard(page: Page, seen: Seen, since: int) -> int:
    """Answer a question with its first choice, else play the hint or pass. What was told of the turn since the last
    one has to say so; returns how much has been told by now.
    """
    number = seen.last.number
    told = len(heard(page, "status"))
    assert turn_told(seen.last) in heard(page, "status")[since:]
    if page.locator(".question button:enabled").count():
        tab_to(page, named(page.locator(".question button").first.inner_text()))
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("h")
        page.locator(".actions button.main:enabled").first.wait_for()
        picked = page.locator(".hand [aria-pressed=true]").count()
        page.keyboard.press("Enter" if picked else "p")
    while seen.last.number == number:
        page.wait_for_timeout(10)
    return told


def pick_by_keyboard(page: Page) -> None:
    """Pick the second card of the hand and put it back."""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .card:focus")).to_have_attribute("data-index", "1")
    for count in (1, 0):
        page.keyboard.press("Space")
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(count)


def check_trap(page: Page) -> None:
    """The focus goes round in the topmost dialog: from its last control to its first, and back."""
    close = text("client-close")
    tab_to(page, named(close))
    page.keyboard.press("Shift+Tab")
    last = focus(page)
    assert last["inside"]
    assert last["name"] != close
    page.keyboard.press("Tab")
    assert focus(page)["name"] == close


def signed(points: int) -> str:
    """Points as the page shows them."""
    return f"+{points}" if points > 0 else f"−{-points}"


def check_settlement(page: Page, seen: Seen) -> None:
    """The result is told, a line opens its clause and gives the focus back, and so does the settlement."""
    update = seen.last
    names = dict(zip(update.view.seating, names_of(update), strict=True))
    won = (
        f"{names[person]} {signed(total)}"
        for person, total in enumerate(update.view.settlement.totals)
        if total
    )
    assert heard(page, "log")[-2:] == [text("event-settled"), " · ".join(won)]
    assert focus(page)["inside"]
    assert nameless(tree(page)) == []
    check_trap(page)
    line = seen.last.view.settlement.lines[0]
    tab_to(page, lambda here: here["name"].endswith(page.locator(".sides li .moves").first.inner_text()))
    before = focus(page)
    page.keyboard.press("Enter")
    expect(page.locator("article.asked")).to_contain_text(line.clause)
    check_trap(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert focus(page) == before


def test_a_hand_of_datong_by_the_keyboard_alone(open_page: OpenPage, url: str) -> None:
    page = open_page(LOCALE)
    seen = Seen(page)
    listen(page)
    open_by_keyboard(page, url, "datong")
    looked, told_before = False, 0
    while not settled(page):
        asked(page, LOCALE).or_(page.get_by_role("dialog")).first.wait_for()
        if settled(page):
            break
        if not looked and page.locator(".actions button:enabled", has_text="Hint").count():
            pick_by_keyboard(page)
            nodes = tree(page)
            assert nameless(nodes) == []
            cards = [page.locator(".hand .card").nth(at).get_attribute("aria-label") for at in range(27)]
            assert [name for role, name in nodes if role == "button" and name in cards] == cards
            looked = True
        told_before = move_by_keyboard(page, seen, told_before)
    told = heard(page, "log")
    assert looked
    missing = [words for words in plays_told(seen) if words not in told]
    assert missing == []
    check_settlement(page, seen)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, named("Settlement"))
    page.keyboard.press("Enter")
    tab_to(page, named("Next deal"))
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("2/8")
    page.wait_for_timeout(150)
    assert losses(page) == []
