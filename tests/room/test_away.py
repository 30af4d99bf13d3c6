"""托管: who is away, by will, after two timeouts, or after twenty seconds without a connection, and is back at once."""

from collections.abc import Callable

import pytest

from paiju.core.actions import Discard, Pass
from paiju.core.errors import IllegalAction
from paiju.room.commands import Give, Rest, Stand
from paiju.room.effects import AskBot, BotMoved, Presence, Tick
from paiju.room.hands import GRACE_SECONDS, MOST_TURNS
from paiju.room.machine import resume
from paiju.room.messages import TimedOut
from paiju.room.room import Departed, Room
from paiju.room.views import update_for
from tests.room.driver import Driver, plain_move


def table(game: str = "fanfanzha", **more: object) -> Driver:
    """A hand in which all are connected."""
    driver = Driver(game, **{"turn_seconds": 30, "reloading": True, "hands": 3, **more})  # type: ignore[arg-type]
    driver.come(0, 1, 2, 3)
    return driver


def turn(driver: Driver) -> int:
    """The person whose turn it is."""
    return int(driver.room.state.seating[driver.room.state.to_act[0]])


def until_turn_of(driver: Driver, place: int) -> None:
    """The others pass where they may, until it is a person's turn."""
    while turn(driver) != place:
        driver.act(driver.room.state.to_act[0], Pass() if driver.room.state.on else None)


def away(driver: Driver) -> list[int]:
    """Who is away, as all see it."""
    persons = update_for(driver.room, None, (), driver.now).table.persons
    return [place for place, person in enumerate(persons) if person.away]


def test_two_timeouts_in_a_row_and_a_bot_plays_on() -> None:
    driver = table(game="datong", surrender=False)
    place = turn(driver)
    driver.wait()
    assert away(driver) == []
    until_turn_of(driver, place)
    driver.wait()
    assert any(TimedOut(place) in events for _, events in driver.happened)
    assert away(driver) == [place]
    until_turn_of(driver, place)
    assert driver.asked[-1].seat == driver.room.state.to_act[0]
    assert all(asked.deadline is None for asked in driver.room.asked)


def test_timeouts_that_are_not_in_a_row_are_no_absence() -> None:
    driver = table(game="datong", surrender=False)
    place = turn(driver)
    for turns in range(4):
        until_turn_of(driver, place)
        if turns % 2:
            driver.act(driver.room.state.to_act[0])
        else:
            driver.wait()
    assert away(driver) == []


def test_after_twenty_seconds_without_a_connection_a_bot_plays_on() -> None:
    driver = table(turn_seconds=None)
    place = turn(driver)
    driver.come(place, online=False)
    lost = driver.now
    assert driver.wake == lost + GRACE_SECONDS
    driver.now += GRACE_SECONDS - 0.5
    driver.send(Tick())
    assert away(driver) == []
    driver.wait()
    assert away(driver) == [place]
    assert driver.asked[-1].seat == driver.room.state.to_act[0]
    driver.bot_moves()
    assert turn(driver) != place


def test_who_is_back_in_time_was_never_away() -> None:
    driver = table(turn_seconds=None)
    driver.come(1, online=False)
    driver.now += GRACE_SECONDS - 1
    driver.come(1)
    driver.now += GRACE_SECONDS
    driver.send(Tick())
    assert away(driver) == []
    assert driver.asked == []


def test_who_comes_back_has_the_turn_at_once_with_full_time() -> None:
    driver = table()
    place, seat = turn(driver), driver.room.state.to_act[0]
    driver.now += 5
    driver.come(place, online=False)
    driver.now += GRACE_SECONDS
    driver.send(Tick())
    (bot,) = driver.asked
    driver.now += 1
    driver.come(place)
    assert away(driver) == []
    (asked,) = driver.room.asked
    assert asked.deadline == driver.now + 30
    before = driver.room
    assert driver.send(BotMoved(bot.seat, bot.number, plain_move(before.state, seat))) == ()
    assert driver.room == before
    driver.act(seat)
    assert turn(driver) != place


def test_whoever_acts_is_back() -> None:
    driver = table()
    place = turn(driver)
    driver.do(place, Rest, True)
    assert away(driver) == [place]
    assert [asked.seat for asked in driver.asked] == list(driver.room.state.to_act)
    driver.act(driver.room.state.to_act[0])
    assert away(driver) == []


def test_whoever_goes_on_is_back() -> None:
    driver = table()
    driver.do(2, Rest, True)
    driver.play_hand()
    assert away(driver) == [2]
    driver.ready(2)
    assert away(driver) == []


def test_resting_at_will_stops_no_clock() -> None:
    """However often somebody goes and comes back, a turn lasts three times its time at most."""
    driver = table()
    place, began = turn(driver), driver.now
    assert driver.do(place, Rest, False) == ()
    for _ in range(20):
        driver.now += 10
        driver.do(place, Rest, True)
        driver.do(place, Rest, False)
        assert driver.wake is not None
        assert driver.wake <= began + MOST_TURNS * 30
    driver.send(Tick())
    assert turn(driver) != place


def test_resting_twice_asks_the_bot_once() -> None:
    driver = table()
    place = turn(driver)
    driver.do(place, Rest, True)
    assert driver.do(place, Rest, True) == ()
    assert len(driver.asked) == 1


@pytest.mark.parametrize("over", [False, True])
def test_between_hands_nobody_waits_for_who_is_gone(over: bool) -> None:
    driver = table(hands=1 if over else 2)
    driver.play_hand()
    driver.come(3, online=False)
    for place in (0, 1, 2):
        driver.ready(place)
    assert driver.phase() == ("over" if over else "settled")
    assert driver.wake == driver.now + GRACE_SECONDS
    driver.wait()
    assert driver.phase() == "playing"
    assert away(driver) == [3]
    driver.play_hand()
    assert driver.room.members[3].key == "key3"


def test_resting_between_hands_lets_the_others_go_on() -> None:
    driver = table()
    driver.play_hand()
    for place in (0, 1, 2):
        driver.ready(place)
    driver.do(3, Rest, True)
    assert driver.phase() == "playing"


def test_the_place_of_who_is_away_is_the_hosts_to_give_and_both_names_are_shown() -> None:
    driver = table()
    driver.come(9)
    driver.do(2, Rest, True)
    driver.sit(9, 2, "New")
    assert driver.room.members[2].key == "key2"
    person = update_for(driver.room, None, (), driver.now).table.persons[2]
    assert (person.name, person.claimed) == ("P2", "New")
    with pytest.raises(IllegalAction) as found:
        driver.sit(8, 2)
    assert found.value.code == "place-taken"
    with pytest.raises(IllegalAction):
        driver.do(9, Give, 2, True)
    driver.do(0, Give, 2, True)
    assert driver.phase() == "playing"
    driver.play_hand()
    total = driver.room.state.settlement.totals[2]
    assert driver.room.members[2].key == "key9"
    assert driver.departed() == (Departed("P2", total),)
    assert driver.room.scores[2] == 0
    assert 2 in driver.room.online


def test_between_hands_the_place_is_given_at_once() -> None:
    driver = table()
    driver.do(2, Rest, True)
    driver.play_hand()
    driver.come(9)
    driver.sit(9, 2)
    driver.do(0, Give, 2, True)
    assert driver.room.members[2].key == "key9"


def test_a_claim_that_is_refused_or_withdrawn_or_overtaken_is_gone() -> None:
    ends: tuple[Callable[[Driver], object], ...] = (
        lambda driver: driver.do(0, Give, 2, False),
        lambda driver: driver.do(9, Stand),
        lambda driver: driver.do(2, Rest, False),
        lambda driver: driver.do(2, Stand),
    )
    for end in ends:
        driver = table()
        driver.do(2, Rest, True)
        driver.sit(9, 2)
        end(driver)
        assert driver.room.claims == ()
        with pytest.raises(IllegalAction) as found:
            driver.do(0, Give, 2, True)
        assert found.value.code == "nothing-claimed"
        assert driver.room.members[2].key == "key2"


def test_who_asks_for_two_places_gets_one() -> None:
    driver = table(bots=(3,))
    driver.do(1, Rest, True)
    driver.do(2, Rest, True)
    driver.sit(9, 1)
    driver.sit(9, 2)
    assert [claim.place for claim in driver.room.claims] == [2]
    driver.sit(9, 3)
    assert driver.room.claims == ()
    driver.play_hand()
    assert [member.key for member in driver.room.members] == ["key0", "key1", "key2", "key9"]


def test_a_newcomer_who_is_not_there_when_the_hand_ends_is_soon_away() -> None:
    driver = table(bots=(3,), turn_seconds=None)
    driver.come(9)
    driver.sit(9, 3)
    driver.come(9, online=False)
    driver.play_hand()
    assert driver.room.members[3].lost == driver.now
    for place in (0, 1, 2):
        driver.ready(place)
    driver.wait()
    assert driver.phase() == "playing"
    assert away(driver) == [3]


def test_a_restart_gives_everybody_the_time_back() -> None:
    driver = table()
    place = turn(driver)
    driver.now += 29
    loaded, effects = resume(Room.load(driver.room.save()), 7.0)
    assert [asked.deadline for asked in loaded.asked] == [37.0]
    assert not any(isinstance(effect, AskBot) for effect in effects)
    assert all(member.lost == 7.0 for member in loaded.members)
    driver.room, driver.now = loaded, 7.0
    driver.send(Presence(f"key{place}", True))
    driver.now = 7.0 + GRACE_SECONDS
    for _ in range(3):
        driver.send(Tick())
    assert away(driver) == [other for other in range(4) if other != place]


def test_a_timeout_in_a_pause_betrays_nobody() -> None:
    """Who did not answer what only (s)he was asked is not shown to be away (WH21)."""
    driver = Driver("wahua", players=3, pause_seconds=0.8, turn_seconds=15)
    driver.come(0, 1, 2)
    secret = 0
    while driver.phase() == "playing" and secret < 3:
        state = driver.room.state
        if state.pausing and state.to_act:
            before = [member.away for member in driver.room.members]
            driver.now += 16
            driver.send(Tick())
            assert [member.away for member in driver.room.members] == before
            secret += 1
        elif not state.to_act:
            driver.wait()
        else:
            seat = state.to_act[0]
            discards = (action for action in state.legal(seat) if isinstance(action, Discard))
            driver.act(seat, next(discards, Pass()))
    assert secret == 3


def test_who_never_came_is_missed_like_one_who_is_gone() -> None:
    driver = Driver("fanfanzha", bots=(1, 2, 3))
    driver.come(0, online=False)
    assert driver.send(Presence("key0", False)) == ()
    assert driver.wake == driver.now + GRACE_SECONDS
    driver.wait()
    assert away(driver) == [0]
