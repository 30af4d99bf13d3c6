"""The pause after a discard: who may claim is known to nobody else, neither by word nor by time (WH21)."""

from typing import Any

import msgspec
import pytest

from paiju.core.actions import Discard, Pass
from paiju.core.errors import IllegalAction
from paiju.room.commands import Act
from paiju.room.effects import FromPerson, Happened, Noted, Tick, Wake
from paiju.room.machine import receive, resume
from paiju.room.room import Room
from paiju.room.views import update_for
from tests.room.driver import Driver

PAUSE = 0.8


def table(**more: Any) -> Driver:
    """A table of three, whose players stay."""
    driver = Driver("wahua", players=3, pause_seconds=PAUSE, **more)
    for seat in driver.room.state.to_act:
        driver.act(seat, Pass())
    return driver


def discard(driver: Driver, claimed: bool) -> None:
    """Play until a discard that somebody, or nobody, can claim; what can be claimed before is let pass."""
    while True:
        state = driver.room.state
        if state.pausing and bool(state.to_act) == claimed:
            return
        if not state.to_act:
            driver.wait()
        elif state.pausing:
            driver.act(state.to_act[0], Pass())
        else:
            (seat,) = state.to_act
            driver.act(seat, next(action for action in state.legal(seat) if isinstance(action, Discard)))


def key(person: int | None) -> str | None:
    """The device key of a person, None for a spectator without one."""
    return None if person is None else f"key{person}"


def seen(room: Room, person: int | None, now: float) -> bytes:
    """What a viewer would be sent."""
    return msgspec.json.encode(update_for(room, key(person), (), now))


def test_nobody_can_claim_and_the_table_waits_all_the_same() -> None:
    driver = table()
    discard(driver, claimed=False)
    before, room = driver.now, driver.room
    assert driver.wake == before + PAUSE
    assert receive(room, Tick(), before + PAUSE - 0.1) == (room, (Wake(before + PAUSE),))
    effects = driver.wait()
    assert isinstance(effects[0], Happened)
    assert driver.room.number == room.number + 1
    assert not driver.room.state.pausing


def test_an_answer_in_the_pause_is_seen_by_nobody_else() -> None:
    driver = table()
    discard(driver, claimed=True)
    room, now = driver.room, driver.now
    (seat, *_) = room.state.to_act
    others = [person for person in (0, 1, 2, None) if person != seat]
    before = [seen(room, person, now) for person in others]
    assert b'"to_act":[]' in before[-1]
    effects = driver.act(seat, Pass())
    assert effects[0] == Noted(seat)
    assert not any(isinstance(effect, Happened) for effect in effects)
    assert driver.room.number == room.number
    assert [seen(driver.room, person, now) for person in others] == before
    assert seen(driver.room, seat, now) != seen(room, seat, now)


def test_the_pause_lasts_as_long_where_all_have_answered() -> None:
    driver = table()
    discard(driver, claimed=True)
    began = driver.now
    while driver.room.state.to_act:
        driver.now += 0.1
        driver.act(driver.room.state.to_act[0], Pass())
    assert driver.wake == began + PAUSE
    driver.wait()
    assert not driver.room.state.pausing


def test_who_needs_longer_has_the_turn_time_and_only_that_seat_sees_it() -> None:
    driver = table(turn_seconds=15)
    discard(driver, claimed=True)
    seat = driver.room.state.to_act[0]
    updates = {person: update_for(driver.room, key(person), (), driver.now) for person in (0, 1, 2, None)}
    assert {person for person, update in updates.items() if update.table.deadline is not None} == set(
        driver.room.state.to_act
    )
    driver.now += 10
    assert driver.room.state.pausing
    assert receive(driver.room, Tick(), driver.now)[0] == driver.room
    driver.now += 6
    driver.send(Tick())
    assert seat not in driver.room.state.to_act


def test_who_is_not_asked_learns_nothing_by_trying() -> None:
    driver = table()
    discard(driver, claimed=True)
    room = driver.room
    idle = next(person for person in range(3) if person not in room.state.to_act)
    refused = []
    for one in (room, _nobody_asked(driver)):
        with pytest.raises(IllegalAction) as found:
            receive(one, FromPerson(f"key{idle}", Act("x", one.number, Pass())), driver.now)
        refused.append((found.value.code, found.value.params))
    assert refused[0] == refused[1] == ("not-asked", {})


def _nobody_asked(driver: Driver) -> Room:
    """The same pause once all have answered."""
    while driver.room.state.to_act:
        driver.act(driver.room.state.to_act[0], Pass())
    return driver.room


def test_a_loaded_table_goes_on_from_its_pause() -> None:
    driver = table()
    discard(driver, claimed=False)
    room, effects = resume(Room.load(driver.room.save()), 5000.0)
    assert effects == (Wake(5000.0 + PAUSE),)
    after, _ = receive(room, Tick(), 5000.0 + PAUSE)
    assert not after.state.pausing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_to_the_end_with_its_record(players: int) -> None:
    driver = Driver("wahua", players=players, pause_seconds=PAUSE, reloading=True, bots=(1,))
    driver.play_hand()
    (record,) = driver.records
    assert record.settlement == driver.room.state.settlement
    assert len(list(record.replay(driver.rules))) == len(record.actions) + 1
