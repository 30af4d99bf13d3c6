"""The scenes of `scripts/shots.py`: each opens a page and leaves it at what is to be seen.

Hands and settlements are from the rules, played by bots; whatever the server answers to is from a table on a server
with fixed deals. What the browser tests have is used as it is there.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from paiju.bots import make_bot
from paiju.core.game import View
from paiju.games import game_of
from paiju.room.messages import Person, Update
from tests.browser import moments, states, wahua_states
from tests.browser.moves import NAMES as MOVES
from tests.browser.moves import Seen, asked, expect, move, settled, start
from tests.browser.states import show, update_of
from tests.browser.test_picking import own_lead
from tests.browser.test_replay import GOLDEN, open_file

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = {
    "zh-CN": ("阿明", "小芳", "老王", "阿珍", "小李", "阿强"),
    "en-US": ("Ann", "Bo", "Cleo", "Dan", "Eva", "Finn"),
}
CIRCLES = {"zh-CN": "村口牌友", "en-US": "Friday cards"}
SEED = 5


@dataclass(frozen=True)
class Stage:
    """Where a scene plays."""

    url: str
    locale: str
    new_page: Callable[[], Page]
    """A page in a browser that knows nothing of the others."""


Scene = Callable[[Stage], "Page"]


# ── from the rules ────────────────────────────────────────────────────────────


def fixed(make: Callable[[], Update]) -> Scene:
    """A moment that the tests look at, with names as long as they can be."""

    def scene(stage: Stage) -> Page:
        page = stage.new_page()
        show(page, stage.url, make())
        return page

    return scene


def among_friends(make: Callable[[], Update]) -> Scene:
    """The same with names of people."""

    def scene(stage: Stage) -> Page:
        page, update = stage.new_page(), make()
        names = NAMES[stage.locale][: len(update.table.persons)]
        persons = tuple(Person(name, None, True, False) for name in names)
        show(page, stage.url, replace(update, table=replace(update.table, persons=persons)))
        return page

    return scene


def played(game: str, wanted: Callable[[Any], bool], seed: int = SEED, **options: Any) -> Update:
    """A hand that bots play, when it has come to what is wanted before the first seat, or to its end."""
    rules = game_of(game)
    parsed = rules.options_type.parse({"hands": 8, **options})
    bots = [make_bot("steady", game, seat) for seat in range(rules.players(parsed))]
    carry = replace(rules.first_carry(parsed), hand=3, played=2)
    state: Any = rules.new_hand(seed, parsed, carry)
    while state.settlement is None:
        if not state.to_act:
            state = state.go_on()[0]
            continue
        seat = state.to_act[0]
        view: View = state.view(seat)
        if seat == 0 and wanted(view):
            break
        state = state.apply(seat, bots[seat].act(view))[0]
    phase = "playing" if state.settlement is None else "settled"
    update = update_of(state, parsed, phase=phase, played=2)
    return replace(update, table=replace(update.table, hand=3))


def following(cards: int) -> Callable[[Any], bool]:
    """Whether somebody is to follow with no more than so many cards."""
    return lambda view: view.on is not None and len(view.hand) <= cards


def never(_view: Any) -> bool:
    """Play to the end."""
    return False


# ── at a table of the server ──────────────────────────────────────────────────


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


def home(stage: Stage) -> Page:
    """The first page."""
    return at_home(stage)


def options(stage: Stage) -> Page:
    """The first page, with the options of a game unfolded."""
    page = at_home(stage)
    page.locator("input[value=dazha]").check()
    page.locator("details").evaluate("details => { details.open = true; details.scrollIntoView(); }")
    return page


def gathering(stage: Stage) -> Page:
    """A table at which two friends sit and one place is vacant."""
    host, guest = at_home(stage), at_home(stage, 1)
    made = {"game": "datong", "bots": "steady", "name": NAMES[stage.locale][0], "gather": True}
    table = ask(host, "/api/tables", made)["id"]
    host.goto(f"{stage.url}/t/{table}")
    sit(guest, f"{stage.url}/t/{table}", 2)
    host.locator(".place").nth(1).locator("select").select_option("steady")
    host.locator(".place .mark").nth(3).wait_for()
    return host


def sit(page: Page, table: str, place: int) -> None:
    """Sit down at a table that gathers, and say that one is ready."""
    page.goto(table)
    page.locator(".place").nth(place).locator("button.button").click()
    page.locator(".gathering .foot .main").click()


def invitation(stage: Stage) -> Page:
    """The sheet by which a host asks others to come."""
    page = gathering(stage)
    page.locator(".gathering .foot .button").first.click()
    page.locator(".code").wait_for()
    page.locator("[role=dialog] img").evaluate("image => image.decode()")
    return page


def dealt(game: str, **options: str) -> Scene:
    """A table against bots, as it is dealt."""

    def scene(stage: Stage) -> Page:
        page = at_home(stage)
        start(page, stage.url, stage.locale, game, options)
        page.wait_for_timeout(1200)
        return page

    return scene


def picking(stage: Stage) -> Page:
    """One card of a pair is picked, and what goes with it is offered."""
    page = at_home(stage)
    seen = Seen(page)
    start(page, stage.url, stage.locale, "datong")
    own_lead(page, seen, stage.locale)
    cards = page.locator(".hand .card")
    for index in range(cards.count() - 1, 0, -1):
        cards.nth(index).click()
        try:
            page.locator(".suggestions .chip").first.wait_for(timeout=1500)
            return page
        except TimeoutError:
            cards.nth(index).click()
    return page


def table_menu(stage: Stage) -> Page:
    """The menu of a table."""
    page = dealt("shuangkou")(stage)
    page.get_by_role("button", name={"zh-CN": "牌桌", "en-US": "Table"}[stage.locale], exact=True).click()
    page.get_by_role("dialog").wait_for()
    return page


# ── afterwards ────────────────────────────────────────────────────────────────


def replay(name: str) -> Scene:
    """A record that was opened from a file, half-way through."""

    def scene(stage: Stage) -> Page:
        page = stage.new_page()
        open_file(page, stage.url, GOLDEN / f"{name}.json")
        slider = page.locator("input[type=range]")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        page.wait_for_timeout(300)
        return page

    return scene


def review(stage: Stage) -> Page:
    """A hand in which somebody always passed, looked through for what that has cost."""
    page = at_home(stage)
    start(page, stage.url, stage.locale, "datong")
    passing = page.locator(".actions button:enabled", has_text=MOVES[stage.locale]["pass"])
    while not settled(page):
        asked(page, stage.locale).or_(page.get_by_role("dialog")).first.wait_for()
        if passing.count():
            passing.click()
            expect(passing).to_have_count(0)
        elif not settled(page):
            move(page, stage.locale)
    page.locator("[role=dialog] .foot a").click()
    page.locator("input[type=range]").wait_for()
    page.locator("select").select_option("0")
    page.locator(".review button").click()
    page.locator(".review [role=status]").wait_for(timeout=60_000)
    if page.locator(".review .mark").count():
        page.locator(".review .mark").first.click()
    return page


def after_hands(stage: Stage, hands: int = 6) -> tuple[Page, str]:
    """A friend's page and the id of a circle of two, who have played some hands of Fanfanzha in it."""
    owner, friend = at_home(stage), at_home(stage, 1)
    name, other = NAMES[stage.locale][:2]
    circle = ask(owner, "/api/circles", {"name": CIRCLES[stage.locale], "your_name": name})
    ask(friend, f"/api/joins/{circle['token']}", {"name": other})
    choice = {"game": "fanfanzha", "bots": "greedy", "turn_seconds": None, "options": {"hands": hands}}
    title = {"zh-CN": "周五翻翻炸", "en-US": "Friday"}[stage.locale]
    kept = ask(owner, f"/api/circles/{circle['id']}/presets", {**choice, "gather": True, "name": title})
    number = kept["presets"][0]["number"]
    table = ask(owner, f"/api/circles/{circle['id']}/presets/{number}/table", {})["id"]
    owner.goto(f"{stage.url}/t/{table}")
    sit(friend, f"{stage.url}/t/{table}", 1)
    owner.locator(".complete .begin").click()
    for hand in range(hands):
        while not (settled(owner) and settled(friend)):
            for page in (owner, friend):
                ready = page.locator(".opened button:enabled")
                if ready.count():
                    ready.first.click()
            owner.wait_for_timeout(50)
        if hand + 1 < hands:
            for page in (owner, friend):
                page.locator("[role=dialog] .foot .main").click()
            for page in (owner, friend):
                expect(page.get_by_role("dialog")).to_have_count(0)
    return owner, circle["id"]


def history(stage: Stage) -> Page:
    """What somebody has played."""
    page, _ = after_hands(stage)
    return at(page, f"{stage.url}/history", "svg")


def circle(stage: Stage) -> Page:
    """A circle with its presets."""
    page, ident = after_hands(stage, 1)
    return at(page, f"{stage.url}/circles/{ident}", "h2")


def ledger(stage: Stage) -> Page:
    """What the hands of a circle add up to."""
    page, ident = after_hands(stage)
    return at(page, f"{stage.url}/circles/{ident}/ledger", "table")


def records(stage: Stage) -> Page:
    """The hands of a table."""
    page, _ = after_hands(stage, 3)
    return at(page, f"{page.url}/records", "li")


def at(page: Page, address: str, what: str) -> Page:
    """The page at another address, once that is to be seen."""
    page.goto(address)
    page.locator(what).first.wait_for()
    return page


# ── to read ───────────────────────────────────────────────────────────────────


def rule_book(stage: Stage) -> Page:
    """A clause of a rule book, at an address of its own."""
    return at(stage.new_page(), f"{stage.url}/rules/datong#DT12", "#DT12.asked")


def rules_found(stage: Stage) -> Page:
    """What a word is found in."""
    page = at(stage.new_page(), f"{stage.url}/rules", "[role=searchbox], [type=search]")
    page.get_by_role("searchbox").fill({"zh-CN": "炸弹", "en-US": "bomb"}[stage.locale])
    page.locator("a[href*='#']").first.wait_for()
    return page


def lesson(game: str) -> Scene:
    """The second step of a lesson."""

    def scene(stage: Stage) -> Page:
        page = at(stage.new_page(), f"{stage.url}/learn/{game}", ".panel .main")
        page.locator(".panel .main").click()
        page.locator(".number", has_text="2/").wait_for()
        return page

    return scene


def offline(stage: Stage) -> Page:
    """A table without a network."""
    page = dealt("datong")(stage)
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=5000)
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("heading").wait_for()
    return page


def astray(stage: Stage) -> Page:
    """An address that leads nowhere."""
    return at(stage.new_page(), f"{stage.url}/nowhere", "main")


NO_FINES: dict[str, Any] = {"penalty_showdown": "never"}
HANDS: dict[str, Callable[[], Update]] = {
    "datong": partial(played, "datong", following(18), surrender=False),
    "fanfanzha": states.turning_up(4),
    "dazha": partial(played, "dazha", following(20), **NO_FINES),
    "shuangkou": partial(played, "shuangkou", following(18)),
    "wahua": wahua_states.shown(wahua_states.choices),
    "wahua-claims": wahua_states.shown(wahua_states.claims),
}
"""A hand of each game, half-way through."""
SETTLEMENTS: dict[str, Callable[[], Update]] = {
    "datong": partial(played, "datong", never, surrender=False),
    "fanfanzha": states.fanfanzha_settled,
    "dazha": partial(played, "dazha", never, **NO_FINES),
    "shuangkou": partial(played, "shuangkou", never),
    "wahua": wahua_states.shown(partial(wahua_states.won, 4)),
}
MOMENTS = {**moments.STATES, **moments.SETTLED}
SCENES: dict[str, Scene] = {
    "home": home,
    "options": options,
    "gathering": gathering,
    "invitation": invitation,
    **{f"hand-{name}": among_friends(make) for name, make in HANDS.items()},
    **{f"settlement-{name}": among_friends(make) for name, make in SETTLEMENTS.items()},
    "picking": picking,
    "menu": table_menu,
    "replay-datong": replay("datong-steady"),
    "replay-wahua": replay("wahua-four"),
    "review": review,
    "rules": rule_book,
    "rules-found": rules_found,
    "lesson-datong": lesson("datong"),
    "lesson-wahua": lesson("wahua"),
    "records": records,
    "history": history,
    "circle": circle,
    "ledger": ledger,
    "offline": offline,
    "astray": astray,
    **{f"fixed-{'-'.join(name.replace(',', '').split())}": fixed(make) for name, make in MOMENTS.items()},
}
