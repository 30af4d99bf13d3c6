"""What moves on the table: only what should, for a moment, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from paiju.core.actions import Action, Discard, Pass, Play
from paiju.core.game import Event
from paiju.core.options import Options
from paiju.games import game_of
from paiju.room.messages import HandBegan, Update
from tests.browser.conftest import OpenPage
from tests.browser.moves import expect
from tests.browser.states import show, update_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

LONGEST = 200
WATCH = """
window.motions = [];
(function watch() {
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect;
    const { duration, delay } = animation.effect.getComputedTiming();
    const moved = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const copy = target.closest('main > [aria-hidden=true]');
    window.motions.push({
      where: copy ? 'copy' : (target.closest('.hand, .trick, .reveal, .at')?.classList[0] ?? target.className),
      moved: moved.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      time: duration + delay,
    });
  }
  requestAnimationFrame(watch);
})();
"""
"""Notes in every frame what is in motion."""

Step = tuple[Update, Any]
"""What the page is shown, and the state behind it."""


def course(state: Any, options: Options, viewer: int, chosen: Callable[[Any], Action]) -> Iterator[Step]:
    """A hand from its deal on, as a viewer is told of it."""
    events: tuple[Event, ...] = (HandBegan(88),)
    number = 7
    while True:
        yield replace(update_of(state, options, seat=viewer), number=number, events=events), state
        number += 1
        if state.to_act:
            state, events = state.apply(state.to_act[0], chosen(state))
        else:
            state, events = state.go_on()


def seats_changed() -> tuple[Any, Options]:
    """A hand of Datong for which two persons have changed their seats."""
    options = game_of("datong").options_type.parse({"hands": 88, "surrender": False})
    hands = (game_of("datong").new_hand(seed, options) for seed in range(50))
    return next(hand for hand in hands if hand.moved), options


def led_and_beaten(state: Any) -> Action:
    """The lowest single is led, the next seat lays one on it, and everybody else passes."""
    singles = [one for one in state.actions(state.to_act[0]) if isinstance(one, Play) and len(one.cards) == 1]
    return singles[0] if len(state.tricks.trick) < 2 else Pass()


def wait_for(page: Page, truth: str) -> None:
    """Wait until an expression is true; the driver's own waiting is forbidden by the page's policy."""
    for _ in range(100):
        if page.evaluate(truth):
            return
        page.wait_for_timeout(20)
    raise AssertionError(truth)


def motions(page: Page) -> set[str]:
    """Where something was in motion since this was asked last, and now has come to rest. Each is as it may be."""
    page.wait_for_timeout(LONGEST)
    wait_for(page, "document.getAnimations().length === 0")
    seen = page.evaluate("window.motions.splice(0)")
    for motion in seen:
        assert set(motion["moved"]) <= {"transform", "opacity"}, motion
        assert motion["time"] <= LONGEST, motion
    assert page.locator("main > [aria-hidden=true]").count() == 0
    return {motion["where"] for motion in seen}


@pytest.mark.parametrize("motion", [True, False])
def test_cards_come_from_where_they_were(open_page: OpenPage, url: str, motion: bool) -> None:
    page = open_page("en-US", motion=motion)
    page.add_init_script(WATCH)
    state, options = seats_changed()
    steps = course(state, options, state.leader, led_and_beaten)
    tell = show(page, url, next(steps)[0])
    # The deal, the own lead, the next seat, two that pass, and the leader who gives the trick away.
    wanted = [{"hand", "at", "reveal"}, {"hand", "trick"}, {"trick"}, set(), set(), {"copy"}]
    seen = [motions(page)]
    for (update, state), _ in zip(steps, wanted[1:], strict=False):
        tell(update)
        expect(page.locator(".hand .card")).to_have_count(len(state.tricks.hands[state.leader]))
        seen.append(motions(page))
    assert seen == (wanted if motion else [set()] * len(wanted))


def test_a_hand_in_motion_can_be_played_from(open_page: OpenPage, url: str) -> None:
    page = open_page("en-US", motion=True)
    page.add_init_script("""
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
      };
    """)
    state, options = seats_changed()
    steps = course(state, options, state.leader, led_and_beaten)
    tell = show(page, url, next(steps)[0])
    wait_for(page, "document.getAnimations().some((one) => one.playState === 'paused')")
    for index in (0, 26):
        box = page.locator(".hand .card").nth(index).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 10, box["y"] + 10)
        expect(page.locator(".hand .card").nth(index)).to_have_attribute("aria-pressed", "true")
    # What comes next ends what is still in motion.
    tell(next(steps)[0])
    expect(page.locator(".hand .card")).to_have_count(26)
    expect(page.locator(".trick .play")).to_have_count(1)


def test_tiles_come_from_the_hand_and_from_their_seats(open_page: OpenPage, url: str) -> None:
    options = game_of("wahua").options_type.parse({"hands": 88})
    state = game_of("wahua").new_hand(3, options)

    def discarded(state: Any) -> Action:
        actions = list(state.actions(state.to_act[0]))
        quiet = [one for one in actions if isinstance(one, Pass | Discard)]
        return (quiet or actions)[0]

    page = open_page("en-US", motion=True)
    page.add_init_script(WATCH)
    steps = course(state, options, 0, discarded)
    tell = show(page, url, next(steps)[0])
    assert motions(page) == {"hand", "at"}
    found: dict[bool, set[str]] = {}
    for update, _ in steps:
        tell(update)
        seen = motions(page)
        for event in update.events:
            if type(event).__name__ == "Discarded":
                found[event.seat == 0] = seen  # type: ignore[union-attr]
        if len(found) == 2:
            break
    assert "copy" in found[False]
    assert {"copy", "hand"} <= found[True]
