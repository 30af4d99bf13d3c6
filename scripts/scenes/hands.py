"""Hands and settlements from the rules, played by bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from paiju.bots import make_bot
from paiju.core.game import View
from paiju.games import game_of
from paiju.room.messages import Person, Update
from scripts.scenes.stage import NAMES, Scene, Stage
from tests.browser import states, wahua_states
from tests.browser.states import show, update_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEED = 5


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
