"""A whole hand by the keyboard alone, with all that a screen reader needs to follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paiju.texts import text
from tests.browser.conftest import OpenPage
from tests.browser.keyboard import focus, heard, listen, losses, named, nameless, tab_to, tree
from tests.browser.moves import NAMES, Seen, asked, expect, settled

if TYPE_CHECKING:
    from playwright.sync_api import Page


def names_of(update: Any, locale: str) -> list[str]:
    """How the page calls who sits where."""
    persons = update.table.persons
    bots = [person.name for person in persons if person.bot is not None]
    return [
        persons[at].name
        if persons[at].bot is None
        else text("bot-name", locale, number=bots.index(persons[at].name) + 1)
        for at in update.view.seating
    ]


def plays_told(seen: Seen, locale: str) -> list[str]:
    """What is to be told of every move that the page got."""
    told = []
    for update in seen.updates:
        names, game = names_of(update, locale), update.table.game
        for event in update.events:
            match event.__struct_config__.tag:
                case "played":
                    left = -1 if event.left is None else event.left
                    params = {"cards": " ".join(event.cards), "reading": event.reading, "left": left}
                    told.append(text("event-played", locale, who=names[event.seat], **params))
                case "passed":
                    told.append(text("event-passed", locale, who=names[event.seat]))
                case "drew":
                    told.append(text(f"{game}-event-drew", locale, who=names[event.seat]))
                case "discarded" | "ate" | "replaced" | "shown" as tag:
                    told.append(text(f"{game}-event-{tag}", locale, who=names[event.seat], tile=event.tile))
    return told


def open_by_keyboard(page: Page, url: str, game: str, locale: str) -> None:
    """Choose a game on the first page and start."""
    page.goto(url)
    page.get_by_role("button", name=NAMES[locale]["start"], exact=True).wait_for()
    page.keyboard.press("Tab")
    tab_to(page, lambda here: here["tag"] == "input" and here["value"] in ("datong", "fanfanzha", "wahua"))
    while focus(page)["value"] != game:
        page.keyboard.press("ArrowDown")
    tab_to(page, named(NAMES[locale]["start"]))
    page.keyboard.press("Enter")
    page.locator(".arena").wait_for()


def turn_told(update: Any, locale: str) -> str:
    """What is to be told of a turn of the viewer."""
    view, names = update.view, names_of(update, locale)
    if update.table.game == "wahua":
        return wahua_told(view, names, locale)
    if view.question is not None:
        return text(f"{update.table.game}-question-{view.question.about}", locale)
    if view.on is None:
        return text("client-your-lead", locale)
    turn = text("client-told-follow", locale, who=names[view.owner], reading=view.on)
    return f"{turn} {text('client-nothing-beats', locale)}" if update.must_pass else turn


def wahua_told(view: Any, names: list[str], locale: str) -> str:
    """What is to be told where the viewer is asked in Wahua."""
    if view.phase == "flight":
        return text("wahua-question-flight", locale)
    if view.phase == "claims":
        return text("client-wahua-claim", locale, who=names[view.turn], tile=view.tile)
    if view.drawn is None:
        return text("client-your-turn", locale)
    return text("client-told-drawn", locale, tile=view.drawn)


PICKED = ".hand [aria-pressed=true]"


def move_by_keyboard(page: Page, seen: Seen, locale: str, since: int) -> int:
    """Answer a question with its first choice, else do what is hinted. What was told of the turn since the last one
    has to say so; returns how much has been told by now.
    """
    number = seen.last.number
    told = len(heard(page, "status"))
    assert turn_told(seen.last, locale) in heard(page, "status")[since:]
    if page.locator(".question button:enabled").count():
        tab_to(page, named(page.locator(".question button").first.inner_text()))
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("h")
        if seen.last.table.game == "wahua":
            page.locator(f"{PICKED}, .buttons .hinted").first.wait_for()
            passing = page.locator(".buttons .hinted", has_text=NAMES[locale]["pass"]).count()
        else:
            page.locator(".actions button.main:enabled").first.wait_for()
            passing = not page.locator(PICKED).count()
        page.keyboard.press("p" if passing else "Enter")
    while seen.last.number == number:
        page.wait_for_timeout(10)
    return told


def pick_by_keyboard(page: Page, game: str) -> None:
    """Pick the second card of the hand and put it back; a tile that is picked a second time would be discarded."""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand button").nth(1)).to_be_focused()
    for count in (1,) if game == "wahua" else (1, 0):
        page.keyboard.press("Space")
        expect(page.locator(PICKED)).to_have_count(count)


def check_trap(page: Page, locale: str) -> None:
    """The focus goes round in the topmost dialog: from its last control to its first, and back."""
    close = text("client-close", locale)
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


def check_settlement(page: Page, seen: Seen, locale: str) -> None:
    """The result is told, a line opens its clause and gives the focus back, and so does the settlement."""
    update = seen.last
    names = dict(zip(update.view.seating, names_of(update, locale), strict=True))
    won = (
        f"{names[person]} {signed(total)}"
        for person, total in enumerate(update.view.settlement.totals)
        if total
    )
    assert heard(page, "log")[-2:] == [text("event-settled", locale), " · ".join(won)]
    assert focus(page)["inside"]
    assert nameless(tree(page)) == []
    check_trap(page, locale)
    line = page.locator(".sides li").first
    tab_to(page, lambda here: here["name"].endswith(line.locator(".moves").inner_text()))
    before = focus(page)
    page.keyboard.press("Enter")
    expect(page.locator("article.asked")).to_contain_text(line.locator(".clause").inner_text())
    check_trap(page, locale)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert focus(page) == before


def check_tree(page: Page) -> None:
    """All that is there has a name, and the hand lies in it card by card."""
    nodes = tree(page)
    assert nameless(nodes) == []
    hand = page.locator(".hand button").evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    assert [name for role, name in nodes if role == "button" and name in hand] == hand


@pytest.mark.parametrize(
    ("game", "locale"),
    [
        ("datong", "en-US"),
        pytest.param("datong", "zh-CN", marks=pytest.mark.slow),
        pytest.param("wahua", "en-US", marks=pytest.mark.slow),
        pytest.param("wahua", "zh-CN", marks=pytest.mark.slow),
    ],
)
def test_a_hand_by_the_keyboard_alone(open_page: OpenPage, url: str, game: str, locale: str) -> None:
    page = open_page(locale)
    seen = Seen(page)
    listen(page)
    open_by_keyboard(page, url, game, locale)
    looked, told_before = False, 0
    turn = page.locator(".actions button:enabled", has_text=NAMES[locale]["hint"])
    while not settled(page):
        asked(page, locale).or_(page.get_by_role("dialog")).first.wait_for()
        if settled(page):
            break
        if not looked and turn.count():
            pick_by_keyboard(page, game)
            check_tree(page)
            looked = True
        told_before = move_by_keyboard(page, seen, locale, told_before)
    told = heard(page, "log")
    assert looked
    missing = [words for words in plays_told(seen, locale) if words not in told]
    assert missing == []
    check_settlement(page, seen, locale)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, named(text("client-settlement", locale)))
    page.keyboard.press("Enter")
    tab_to(page, named(NAMES[locale]["next"]))
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("2/8")
    page.wait_for_timeout(150)
    assert losses(page) == []
