"""Whole hands on the page, as a person plays them."""

from __future__ import annotations

import re
import socket
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.moves import NAMES, Seen, box, expect, play_hand, start, turn_up
from tests.browser.stage import PHONE
from tests.browser.test_axe import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's; nothing is sent there


def check_settlement(page: Page, seen: Seen, clause: str) -> None:
    """Every line is shown and opens its clause; the totals are those of the rules; the next hand comes."""
    settlement = seen.last.view.settlement
    lines = page.locator(".sides li button")
    expect(lines).to_have_count(len(settlement.lines))
    for line, button in zip(settlement.lines, lines.all(), strict=True):
        expect(button).to_contain_text(line.clause)
    totals = page.get_by_role("dialog").locator("td.total").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == list(settlement.totals)
    lines.filter(has_text=clause).first.click()
    expect(page.locator("article.asked")).to_contain_text(clause)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)


def next_hand(page: Page, seen: Seen, locale: str, hands: int = 8) -> None:
    """Go on to the second hand."""
    page.get_by_role("button", name=NAMES[locale]["next"], exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("h1")).to_contain_text(f"2/{hands}")
    assert seen.last.table.hand == 2


def test_a_hand_of_datong_to_the_settlement_in_chinese(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    seen = Seen(page)
    start(page, url, "zh-CN", "datong")
    played = play_hand(page, "zh-CN")
    view = seen.last.view
    assert played == 27 - len(view.hands[view.seat]) > 0
    assert len(view.finished) >= 2
    check_settlement(page, seen, seen.last.view.settlement.lines[0].clause)
    expect(page.locator("html")).to_have_attribute("lang", "zh-CN")
    next_hand(page, seen, "zh-CN")


def test_two_showdowns_of_dazha_and_the_first_hand_that_is_played(open_page: OpenPage, url: str) -> None:
    page = open_page("zh-CN")
    seen = Seen(page)
    start(page, url, "zh-CN", "dazha")
    for deal in (1, 2):
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text(f"摊牌 · 第 {deal} 次发牌 · 第 1/5 局")
        expect(sheet).to_contain_text("罚王不打")
        expect(sheet.locator(".dealt")).to_have_count(4)
        for cause in seen.last.view.causes:
            expect(sheet.locator(".showdown")).to_contain_text(cause.clause)
        check_settlement(page, seen, "DZ34")
        page.get_by_role("button", name=NAMES["zh-CN"]["next"], exact=True).click()
        page.locator("h1", has_text=f"第 {deal + 1} 副 · 1/5 局").wait_for()
        if deal == 1:
            sheet.wait_for()
    page.locator(".arena").wait_for()
    view = seen.last.view
    partner = seen.last.table.persons[view.seating[view.partner[view.seat]]].name
    expect(page.locator(".seat.own").filter(has_text=partner)).to_contain_text("伙伴")
    expect(page.locator(".seat.other")).to_have_count(2)
    played = play_hand(page, "zh-CN")
    view = seen.last.view
    assert played == 27 - len(view.hands[view.seat]) > 0
    check_settlement(page, seen, "DZ31")
    page.get_by_role("button", name=NAMES["zh-CN"]["next"], exact=True).click()
    expect(page.locator("h1")).to_contain_text("第 4 副 · 2/5 局")


def test_a_hand_of_shuangkou_to_the_settlement(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    start(page, url, "en-US", "shuangkou", {"variant": "qianbian", "open_partner": "on"})
    expect(page.locator(".partner")).to_have_attribute("aria-label", re.compile("^Your partner's cards: "))
    played = play_hand(page, "en-US")
    view = seen.last.view
    assert played == 27 - len(view.hands[view.seat]) > 0
    assert len(view.finished) >= 2
    check_settlement(page, seen, view.settlement.lines[0].clause)
    expect(page.get_by_role("dialog").locator(".place", has_text="first")).to_have_count(1)
    next_hand(page, seen, "en-US")


def test_running_away_asks_first_and_names_the_cost(open_page: OpenPage, url: str, axe: str) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    start(page, url, "en-US", "shuangkou", {"stake": "5"})
    sheet = page.get_by_role("dialog")

    def leave() -> None:
        page.get_by_role("button", name="Table", exact=True).click()
        sheet.get_by_role("button", name="Run away", exact=True).click()

    leave()
    expect(sheet).to_contain_text("30 points more that nobody gets")
    assert seen.last.view.run_away_score == -30
    expect(sheet).to_contain_text("ends for you with −30")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Stay", exact=True).click()
    expect(sheet).to_have_count(0)
    leave()
    sheet.get_by_role("button", name="Run away", exact=True).click()
    expect(sheet).to_contain_text("ran away: 30 points that nobody gets")
    check_settlement(page, seen, "SK34")
    assert sum(seen.last.view.settlement.totals) == -30
    # Who ran away has left, with the score; the place can be taken anew, at 0.
    expect(sheet.locator(".departed")).to_contain_text(f"Player −{-seen.last.view.settlement.totals[0]}")
    sheet.get_by_role("button", name="Places", exact=True).click()
    sheet.get_by_role("button", name="Sit", exact=True).first.click()
    expect(sheet.locator(".place.own")).to_contain_text("you")
    page.keyboard.press("Escape")
    next_hand(page, seen, "en-US")


@pytest.mark.parametrize(("players", "locale"), [("4", "en-US"), ("6", "zh-CN")])
def test_a_hand_of_fanfanzha_to_the_settlement(
    open_page: OpenPage, url: str, players: str, locale: str
) -> None:
    page = open_page(locale)
    seen = Seen(page)
    start(page, url, locale, "fanfanzha", {"players": players})
    turn_up(page, locale)
    check_settlement(page, seen, seen.last.view.settlement.lines[0].clause)
    next_hand(page, seen, locale)


@pytest.mark.parametrize(("game", "options"), [("datong", {}), ("fanfanzha", {"players": "6"})])
def test_the_next_player_sits_at_the_right(
    open_page: OpenPage, url: str, game: str, options: dict[str, str]
) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    start(page, url, "en-US", game, options)
    update = seen.last
    players = len(update.view.seating)
    middle = PHONE["width"] / 2

    def centre(steps: int) -> tuple[float, float]:
        person = update.view.seating[(update.view.seat + steps) % players]
        plate = box(page.locator(".seat").filter(has_text=update.table.persons[person].name))
        return plate["x"] + plate["width"] / 2, plate["y"] + plate["height"] / 2

    assert centre(1)[0] > middle + 20
    assert centre(players - 1)[0] < middle - 20
    assert abs(centre(0)[0] - middle) < 20
    assert abs(centre(players // 2)[0] - middle) < 20
    assert centre(0)[1] > centre(1)[1] > centre(players // 2)[1]


def test_a_reload_comes_back_to_the_seat_and_others_see_no_hand(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    start(page, url, "en-US", "datong")
    cards = page.locator(".hand [data-index]")
    expect(cards).to_have_count(27)
    held = [card.get_attribute("aria-label") for card in cards.all()]
    page.reload()
    expect(cards).to_have_count(27)
    assert [card.get_attribute("aria-label") for card in cards.all()] == held
    other = open_page("en-US")
    seen = Seen(other)
    other.goto(page.url)
    expect(other.locator("h1")).to_contain_text("watching")
    expect(other.locator(".seat")).to_have_count(4)
    assert seen.last.view.hand == ()
    expect(other.locator(".hand")).to_have_count(0)
    expect(other.get_by_role("button", name="Play", exact=True)).to_have_count(0)


def test_sliding_picks_the_cards_passed_and_a_tap_puts_one_back(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    start(page, url, "en-US", "datong")
    cards = page.locator(".hand .row >> nth=0").locator("[data-index]")
    boxes = [box(card) for card in cards.all()]
    page.mouse.move(boxes[2]["x"] + 8, boxes[2]["y"] + 20)
    page.mouse.down()
    page.mouse.move(boxes[6]["x"] + 8, boxes[6]["y"] + 20)
    page.mouse.up()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(5)
    page.mouse.click(boxes[4]["x"] + 8, boxes[4]["y"] + 20)
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(4)


def test_an_option_that_does_not_go_with_another_is_refused_with_its_clause(
    open_page: OpenPage, url: str, complaints: list[str]
) -> None:
    page = open_page("en-US")
    page.goto(url)
    page.locator("input[value=fanfanzha]").check()
    page.locator("summary").click()
    page.locator("#option-players").select_option("6")
    page.locator("#option-mode").select_option("leader_surrenders")
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Start", exact=True).click()
    assert answer.value.status == 400
    expect(page.get_by_role("alert")).to_contain_text("FZ16")
    assert [text for text in complaints if "400" not in text] == []
    complaints.clear()


def test_options_follow_the_mode_and_are_refused_as_they_are_chosen(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    page.goto(url)
    page.locator("input[value=dazha]").check()
    page.locator("summary").click()
    showdown = page.get_by_label("Showdown", exact=True)
    expect(showdown).to_be_checked()
    page.locator("#option-mode").select_option("bao")
    expect(showdown).not_to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    showdown.check()
    expect(page.get_by_role("alert")).to_contain_text("“Showdown” cannot be “on” where “Mode” is “bao: ")
    expect(page.get_by_role("alert")).to_contain_text("DZ30")
    showdown.uncheck()
    expect(page.get_by_role("alert")).to_have_count(0)
    for rank in "7K":
        page.get_by_role("group", name="Prize ranks").get_by_label(rank, exact=True).check()
    seen = Seen(page)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".arena").wait_for()
    assert seen.last.table.options["prize_ranks"] == "7,K"
    assert (seen.last.table.options["mode"], seen.last.table.options["showdown"]) == ("bao", False)


def test_a_broken_line_is_shown_and_taken_up_again(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    routes: list[WebSocketRoute] = []

    def route(socket: WebSocketRoute) -> None:
        routes.append(socket)
        if len(routes) == 2:  # the first try to come back fails
            socket.close(code=1011)
        else:
            socket.connect_to_server()

    page.route_web_socket("**/socket", route)
    start(page, url, "en-US", "fanfanzha")
    expect(page.locator(".opened button:enabled")).to_have_count(1)
    routes[0].close(code=1011)
    expect(page.get_by_text("No connection")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("Fanfanzha")
    assert len(routes) == 3
    turn_up(page, "en-US")


def test_a_window_too_many_says_so_over_a_settlement_too(open_page: OpenPage, url: str) -> None:
    page = open_page()
    start(page, url, "en-US", "fanfanzha")
    turn_up(page, "en-US")
    for _ in range(6):
        other = page.context.new_page()
        other.goto(page.url)
        other.get_by_role("dialog").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Go on in this one").click()
    page.get_by_role("dialog").wait_for()


def test_a_match_ends_with_its_result_and_another_follows(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US")
    seen = Seen(page)
    start(page, url, "en-US", "fanfanzha", {"hands": "1"})
    turn_up(page, "en-US")
    best = max(seen.last.table.scores)
    winner = seen.last.table.persons[seen.last.table.scores.index(best)].name
    expect(page.get_by_text("The match is over")).to_contain_text(winner)
    page.get_by_role("button", name="Play again", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".opened button:enabled").wait_for()
    assert (seen.last.table.match, seen.last.table.hand, seen.last.table.scores) == (2, 1, (0,) * 4)


def test_a_match_from_an_address_of_the_network_without_a_secure_context(
    open_page: OpenPage, port: int
) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            address = probe.getsockname()[0]
        except OSError:
            address = "127.0.0.1"
    if address.startswith("127."):
        pytest.skip("this machine has no address but its own loopback")
    page = open_page("en-US")
    seen = Seen(page)
    start(page, f"http://{address}:{port}", "en-US", "fanfanzha")
    assert page.evaluate("isSecureContext") is False
    turn_up(page, "en-US")
    next_hand(page, seen, "en-US")
