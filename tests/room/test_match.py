"""A match at a table: hands, carry, ready, records, and a room that was saved and loaded at every step."""

from typing import Any

import pytest
from msgspec.structs import replace

from paiju.core.errors import IllegalAction, NotationError, OptionsError, RecordError
from paiju.core.game import Settled
from paiju.games import GAMES
from paiju.room.effects import Dealt, Happened, NeedDeal
from paiju.room.machine import open_room
from paiju.room.messages import HandBegan
from tests.room.driver import Driver, members

ALL = list(GAMES)


@pytest.mark.parametrize("game", ALL)
def test_match_runs_from_hand_to_hand_and_begins_anew(game: str) -> None:
    table = Driver(game, hands=3)
    expected = [0] * len(table.room.members)
    for hand in range(1, 4):
        assert (table.room.phase, table.room.match, table.room.carry.hand) == ("playing", 1, hand)
        assert table.room.carry.scores == tuple(expected)
        table.play_hand()
        assert table.room.phase == ("over" if table.room.carry.played == 2 else "settled")
        settlement = table.room.state.settlement
        expected = [score + won for score, won in zip(expected, settlement.totals, strict=True)]
        assert table.room.state.carry().scores == tuple(expected)
        seating = table.room.state.seating
        table.all_ready()
        if hand < 3:
            assert table.room.carry.seating == seating
    assert (table.room.phase, table.room.match, table.room.carry.hand) == ("playing", 2, 1)
    assert set(table.room.carry.scores) == {0}
    assert len(table.records) == 3


@pytest.mark.parametrize("game", ALL)
def test_records_of_a_match_replay_to_their_settlements(game: str) -> None:
    table = Driver(game, hands=2, bots=(1, 2))
    table.play_hand()
    table.all_ready()
    table.play_hand()
    for record in table.records:
        last = list(record.replay(table.rules))[-1]
        assert record.settlement is not None
        assert last.state.settlement == record.settlement
    assert table.records[0].persons == ("P0", "P1", "P2", "P3")


@pytest.mark.parametrize("game", ALL)
def test_every_change_has_the_next_number(game: str) -> None:
    table = Driver(game, hands=2)
    table.play_hand()
    table.all_ready()
    assert [number for number, _ in table.happened] == list(range(1, table.room.number + 1))
    assert table.happened[0] == (1, (HandBegan(1),))
    settled = [events for _, events in table.happened if any(isinstance(event, Settled) for event in events)]
    assert len(settled) == 1


def test_seats_change_with_the_reveal_card_and_stay_for_the_next_hand() -> None:
    table = Driver("datong", hands=20)
    moved = []
    for _ in range(8):
        before = table.room.carry.seating
        moved.append(table.room.state.moved)
        assert (table.room.state.seating == before) == (not table.room.state.moved)
        table.play_hand()
        after = table.room.state.seating
        table.all_ready()
        assert table.room.carry.seating == after
    assert any(moved)


@pytest.mark.parametrize("game", ALL)
def test_commands_reach_the_seat_where_the_person_now_sits(game: str) -> None:
    table = Driver(game, hands=20)
    for _ in range(20):
        if table.room.state.seating != (0, 1, 2, 3):
            break
        table.play_hand()
        table.all_ready()
    seat = table.room.state.to_act[0]
    person = table.room.state.seating[seat]
    table.act(seat)
    assert table.room.record is not None
    assert table.room.record.actions[0].startswith(f"{seat} ")
    assert table.room.applied[f"key{person}"]


@pytest.mark.parametrize("game", ALL)
def test_room_loaded_at_every_step_goes_on_like_one_that_never_was(game: str) -> None:
    tables = [
        Driver(game, hands=2, bots=(1,), turn_seconds=30, reloading=reloading) for reloading in (True, False)
    ]
    for table in tables:
        table.play_hand()
        table.all_ready()
        table.play_hand()
        table.all_ready()
    assert tables[0].room == tables[1].room
    assert tables[0].happened == tables[1].happened
    assert tables[0].records == tables[1].records


def test_next_hand_waits_for_every_person_and_for_no_bot() -> None:
    table = Driver("fanfanzha", bots=(1, 3))
    table.play_hand()
    table.ready(2)
    assert (table.room.phase, table.room.ready) == ("settled", (2,))
    number = table.room.number
    assert table.ready(2) == ()
    assert table.room.number == number
    effects = table.ready(0)
    assert isinstance(effects[-1], NeedDeal)
    assert (table.room.phase, table.room.ready) == ("playing", ())


def test_ready_counts_only_after_the_hand_it_was_meant_for() -> None:
    table = Driver("fanfanzha", bots=(1, 2, 3))
    with pytest.raises(IllegalAction) as refused:
        table.ready(0)
    assert refused.value.code == "moment-passed"
    table.play_hand()
    ended = table.room.number
    with pytest.raises(IllegalAction):
        table.ready(0, seen=ended - 1)
    table.ready(0, seen=ended)
    table.play_hand()
    with pytest.raises(IllegalAction):
        table.ready(0, seen=ended)


def test_hand_settled_by_its_deal_is_kept_and_shown() -> None:
    table = Driver("datong", hands=100, no_bomb_surrender=True)
    while not table.records or table.records[-1].actions:
        assert len(table.records) < 30
        table.play_hand()
        table.all_ready()
    assert table.records[-1].settlement is not None
    at_once = [events for _, events in table.happened if events and isinstance(events[0], HandBegan)][-1]
    assert [type(event) for event in at_once] == [HandBegan, Settled]


def test_table_with_the_wrong_number_of_members_is_refused() -> None:
    options = GAMES["datong"].options_type.parse()
    with pytest.raises(IllegalAction) as refused:
        open_room("table", "datong", options, members(3))
    assert refused.value.params == {"members": 3, "players": 4}


@pytest.mark.parametrize("game", ALL)
def test_table_with_options_of_another_game_is_refused(game: str) -> None:
    other = next(rules for name, rules in GAMES.items() if name != game).options_type.parse()
    given: Any
    for given in (other, {"hands": 3}, None):
        with pytest.raises(OptionsError) as refused:
            open_room("table", game, given, members(4))
        assert refused.value.code == "options-type"
    with pytest.raises(NotationError):
        open_room("table", "bridge", other, members(4))


@pytest.mark.parametrize("name", ["P1", "", " ", "\x1b[2J", "x" * 61])
def test_members_have_names_of_their_own(name: str) -> None:
    options = GAMES["datong"].options_type.parse()
    seated = (replace(members(4)[0], name=name), *members(4)[1:])
    with pytest.raises(RecordError) as refused:
        open_room("table", "datong", options, seated)
    assert refused.value.code == ("person-twice" if name == "P1" else "person-name")


def test_deal_that_is_not_waited_for_changes_nothing() -> None:
    table = Driver("datong")
    before = table.room
    assert table.send(Dealt(1, table.deal())) == ()
    assert table.room is before
    table.room = replace(before, phase="dealing", state=None, record=None, asked=())
    assert table.send(Dealt(2, table.deal())) == ()
    assert isinstance(table.send(Dealt(1, table.deal()))[0], Happened)
