"""Turn time, bots and coming back: what is asked, until when, and what becomes of late and failed answers."""

from typing import Any

import pytest
from msgspec.structs import replace

from paiju.core.actions import Answer, Pass, Play, parse_action
from paiju.games import GAMES
from paiju.room.effects import AskBot, BotMoved, Happened, NeedDeal, Tick, Wake
from paiju.room.hands import GRACE_SECONDS
from paiju.room.machine import resume
from paiju.room.messages import TimedOut
from paiju.room.room import Room
from paiju.room.views import update_for
from tests.room.driver import Driver, plain_move
from tests.room.vote import Vote

ALL = list(GAMES)


@pytest.fixture
def vote(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "vote", Vote())


@pytest.mark.parametrize("game", ALL)
def test_timeout_is_the_cautious_action(game: str) -> None:
    """Turns run out in time, questions sooner; who has run out twice is away, and a bot that fails does no other."""
    table = Driver(game, turn_seconds=30)
    while table.room.phase == "playing":
        state = table.room.state
        expected = {str(seat): state.timeout(seat) for seat in state.to_act}
        for asked in table.room.asked:
            first = next(state.actions(asked.seat))
            time = 15 if isinstance(first, Answer) else 30
            assert asked.deadline is None or table.now <= asked.deadline <= table.now + time
        if table.asked:
            bot = table.asked.pop(0)
            effects = table.send(BotMoved(bot.seat, bot.number, None))
        else:
            effects = table.wait()
            told = [effect.events for effect in effects if isinstance(effect, Happened)]
            assert state.pausing or isinstance(told[0][0], TimedOut)
        record = table.room.record or table.records[-1]
        if state.to_act:
            seat, _, action = record.actions[-1].partition(" ")
            assert parse_action(action) == expected[seat]
    assert table.records
    assert any(member.away for member in table.room.members) or game == "fanfanzha"


def test_tick_that_comes_early_wakes_again_at_the_deadline() -> None:
    table = Driver("datong", turn_seconds=15)
    before = table.room
    table.now += 14.9
    assert table.send(Tick()) == (Wake(1015.0),)
    assert table.room is before


def test_tick_is_nothing_where_no_time_runs() -> None:
    table = Driver("datong")
    assert table.wake is None
    assert table.send(Tick()) == ()
    table.play_hand()
    assert table.send(Tick()) == ()


def test_every_turn_has_the_full_time() -> None:
    table = Driver("datong", turn_seconds=30, bots=(1, 2, 3), surrender=False)
    table.now += 12
    while table.room.state.to_act[0] != table.room.state.seating.index(0):
        asked = table.asked.pop(0)
        table.send(BotMoved(asked.seat, asked.number, plain_move(table.room.state, asked.seat)))
    assert table.wake == table.now + 30
    assert update_for(table.room, "key0", (), table.now + 4.04).table.deadline == 26.0
    assert update_for(table.room, "key0", (), table.now + 99).table.deadline == 0


def test_bots_have_no_deadline() -> None:
    table = Driver("datong", turn_seconds=15, bots=(0, 1, 2, 3))
    assert table.wake is None
    assert table.send(Tick()) == ()


def bot_to_move(**options: Any) -> tuple[Driver, AskBot]:
    table = Driver("datong", bots=(0, 1, 2, 3), **options)
    (asked,) = table.asked
    return table, asked


def test_bots_move_is_applied_once() -> None:
    table, asked = bot_to_move()
    move = plain_move(table.room.state, asked.seat)
    assert table.send(BotMoved(asked.seat, asked.number, move))
    after = table.room
    assert table.send(BotMoved(asked.seat, asked.number, move)) == ()
    assert table.room is after


def test_bots_answer_to_an_earlier_question_is_dropped() -> None:
    table, asked = bot_to_move()
    before = table.room
    assert table.send(BotMoved(asked.seat, asked.number - 1, plain_move(before.state, asked.seat))) == ()
    assert (
        table.send(BotMoved((asked.seat + 1) % 4, asked.number, plain_move(before.state, asked.seat))) == ()
    )
    assert table.room is before


@pytest.mark.parametrize("action", [None, Play(("3s", "4s")), Pass(), Answer("offer")])
def test_bot_that_fails_or_cheats_takes_the_cautious_action(action: Play | Pass | Answer | None) -> None:
    table, asked = bot_to_move(surrender=False)
    expected = table.room.state.timeout(asked.seat)
    after, _ = table.room.state.apply(asked.seat, expected)
    table.send(BotMoved(asked.seat, asked.number, action))
    assert table.room.state == after


def test_bots_play_a_whole_match_alone_until_ready_is_asked_of_nobody() -> None:
    table = Driver("fanfanzha", bots=(0, 1, 2, 3), hands=2)
    table.play_hand()
    assert table.room.phase == "settled"


def test_loaded_room_asks_again_with_the_full_time() -> None:
    table = Driver("datong", turn_seconds=30)
    seat, number = table.room.state.to_act[0], table.room.asked[0].number
    loaded, effects = resume(Room.load(table.room.save()), 5.0)
    (asked,) = loaded.asked
    first = next(table.room.state.actions(seat))
    assert (asked.seat, asked.number) == (seat, number)
    assert asked.deadline == 5.0 + (15 if isinstance(first, Answer) else 30)
    assert effects == (Wake(min(asked.deadline, 5.0 + GRACE_SECONDS)),)


def test_loaded_room_asks_its_bots_the_same_question() -> None:
    table, asked = bot_to_move()
    loaded, effects = resume(Room.load(table.room.save()), 5.0)
    assert effects == (asked,)
    put = tuple(replace(one, since=5.0) for one in table.room.asked)
    assert loaded == replace(table.room, asked=put)


def test_room_loaded_between_hands_waits_and_one_that_was_dealing_deals() -> None:
    table = Driver("fanfanzha", hands=2)
    table.play_hand()
    lost = tuple(replace(member, lost=5.0) for member in table.room.members)
    assert resume(Room.load(table.room.save()), 5.0) == (replace(table.room, members=lost), ())
    dealing = replace(table.room, phase="dealing", state=None, record=None)
    assert resume(Room.load(dealing.save()), 5.0)[1] == (NeedDeal(1),)


@pytest.mark.usefixtures("vote")
def test_several_seats_asked_at_once_answer_in_any_order() -> None:
    table = Driver("vote", bots=(0, 1, 2))
    assert [asked.seat for asked in table.asked] == [0, 1, 2]
    for asked in reversed(table.asked[:]):
        assert table.send(BotMoved(asked.seat, asked.number, Answer("yes")))
    assert table.records[0].actions == ("2 answer yes", "1 answer yes", "0 answer yes")


@pytest.mark.usefixtures("vote")
def test_several_persons_asked_at_once_each_answer_the_moment_they_saw() -> None:
    table = Driver("vote", turn_seconds=30)
    seen = table.room.number
    for person in (1, 0, 2):
        table.act(person, Answer("yes"), seen=seen)
    assert table.room.phase == "over"


@pytest.mark.usefixtures("vote")
def test_all_who_are_late_time_out_one_wake_after_the_other() -> None:
    table = Driver("vote", turn_seconds=30)
    table.now += 10
    table.act(1, Answer("yes"))
    assert table.wake == 1015.0
    table.now = 1015.0
    table.send(Tick())
    assert table.wake == table.now
    table.send(Tick())
    assert table.records[0].actions == ("1 answer yes", "0 answer no", "2 answer no")
