"""Commands that come late, twice, from the wrong person, or are wrong; presence."""

from typing import Any

import pytest
from msgspec.structs import replace

from paiju.core.actions import Answer, Pass, Play, TurnUp
from paiju.core.errors import IllegalAction
from paiju.games import GAMES
from paiju.room.commands import About, Act, Ready
from paiju.room.effects import FromPerson, Happened, Presence
from paiju.room.views import selection_of, update_for
from tests.room.driver import Driver, plain_move

ALL = list(GAMES)


@pytest.mark.parametrize("game", ALL)
def test_command_sent_twice_is_applied_once(game: str) -> None:
    table = Driver(game)
    seat = table.room.state.to_act[0]
    move, seen = plain_move(table.room.state, seat), table.room.number
    assert table.act(seat, move, id="mine", seen=seen)
    after = table.room
    assert table.act(seat, move, id="mine", seen=seen) == ()
    assert table.room is after


def test_command_id_is_the_persons_own() -> None:
    table = Driver("fanfanzha")
    for _ in range(2):
        seat = table.room.state.to_act[0]
        assert table.act(seat, id="same")


def test_command_for_an_earlier_question_is_not_taken_for_the_present_one() -> None:
    table = Driver("datong", surrender=False, turn_seconds=30)
    leader = table.room.state.to_act[0]
    early = table.room.number
    table.act(leader)
    while table.room.state.to_act[0] != leader:
        table.act(table.room.state.to_act[0], Pass() if table.room.state.on else None)
    before = table.room
    late = plain_move(table.room.state, leader)
    with pytest.raises(IllegalAction) as refused:
        table.act(leader, late, seen=early)
    assert refused.value.code == "moment-passed"
    assert table.room is before
    table.act(leader, late, seen=before.number)
    assert table.room.number == before.number + 1


def test_presence_in_between_does_not_make_a_command_late() -> None:
    table = Driver("datong")
    seat, seen = table.room.state.to_act[0], table.room.number
    table.send(Presence("key0", True))
    assert table.act(seat, seen=seen)


@pytest.mark.parametrize("game", ALL)
def test_command_for_another_seat_is_refused(game: str) -> None:
    table = Driver(game)
    while len(table.room.state.to_act) > 1:  # all are asked at once whether they flee
        table.act(table.room.state.to_act[0], Pass())
    (turn,) = table.room.state.to_act
    for seat in range(4):
        if seat != turn:
            before = table.room
            with pytest.raises(IllegalAction) as refused:
                table.act(seat, plain_move(table.room.state, turn))
            assert refused.value.code == "not-your-turn"
            assert table.room is before


WRONG: list[Any] = [
    Pass(),
    TurnUp(),
    Answer("nonsense"),
    Play(()),
    Play(("3s", "3s", "3s")),
    Play(("w", "3s")),
]


@pytest.mark.parametrize("surrender", [True, False])
@pytest.mark.parametrize("action", WRONG)
def test_refused_action_changes_nothing(action: Any, surrender: bool) -> None:
    table = Driver("datong", surrender=surrender, turn_seconds=30)
    before, saved = table.room, table.room.save()
    with pytest.raises(IllegalAction):
        table.act(before.state.to_act[0], action, id="wrong")
    assert table.room is before
    assert before.save() == saved
    assert table.act(before.state.to_act[0], id="wrong")


@pytest.mark.parametrize("game", ALL)
def test_nothing_is_played_after_the_settlement(game: str) -> None:
    table = Driver(game)
    table.play_hand()
    before = table.room
    for person in range(4):
        with pytest.raises(IllegalAction):
            table.send(FromPerson(f"key{person}", Act("x", table.room.number, Pass())))
    assert table.room is before


def test_many_commands_are_remembered_but_not_all() -> None:
    table = Driver("fanfanzha", bots=(1, 2, 3), hands=50)
    for _ in range(40):
        table.play_hand()
        table.all_ready()
    assert len(table.room.applied["key0"]) == 32
    assert table.room.applied["key0"][-1] == f"c{table._idents}"


def test_presence_is_told_once_and_shown_to_all() -> None:
    table = Driver("datong", bots=(1,))
    number = table.room.number
    assert table.send(Presence("key2", True)) == (Happened(()),)
    assert table.send(Presence("key2", True)) == ()
    assert table.room.number == number + 1
    for viewer in (None, "key0", "key2"):
        persons = update_for(table.room, viewer, (), table.now).table.persons
        assert [person.online for person in persons] == [False, True, True, False]
    table.send(Presence("key2", False))
    assert table.room.online == ()
    assert table.send(Presence("key2", False)) == ()


@pytest.mark.parametrize("game", ALL)
def test_viewers_see_their_own_hand_and_no_other(game: str) -> None:
    table = Driver(game)
    for person in range(4):
        update = update_for(table.room, f"key{person}", (), table.now)
        seat = table.room.state.seating.index(person)
        assert update.table.you == person
        assert update.view is not None
        assert update.view.seat == seat
        assert update.view.hand == table.room.state.dealt[seat]
    spectator = update_for(table.room, None, (), table.now)
    assert spectator.view is not None
    assert spectator.view.hand == ()
    assert spectator.table.you is None


def test_scores_of_the_table_count_a_settled_hand() -> None:
    table = Driver("fanfanzha", hands=2)
    totals = (0, 0, 0, 0)
    assert update_for(table.room, "key0", (), table.now).table.scores == totals
    table.play_hand()
    totals = table.room.state.settlement.totals
    assert update_for(table.room, "key0", (), table.now).table.scores == totals
    table.all_ready()
    assert update_for(table.room, "key0", (), table.now).table.scores == totals


def test_selection_is_read_from_the_askers_own_cards() -> None:
    table = Driver("datong", surrender=False)
    leader = table.room.state.to_act[0]
    hand = table.room.state.view(leader).hand
    person = table.room.state.seating[leader]
    answer = selection_of(table.room, person, About("q", hand[:1]))
    assert answer.readings == (f"single:{hand[0][0]}",)
    assert answer.refusal is None
    other = table.room.state.seating[(leader + 1) % 4]
    foreign = next(card for card in hand if card not in table.room.state.view((leader + 1) % 4).hand)
    refused = selection_of(table.room, other, About("q", (foreign,)))
    assert refused.refusal is not None
    assert refused.refusal.code == "not-held"


def test_selection_without_a_hand_in_play_is_refused() -> None:
    table = Driver("datong")
    dealing = replace(table.room, phase="dealing", state=None, record=None, asked=())
    with pytest.raises(IllegalAction) as refused:
        selection_of(dealing, 0, About("q", ("3s",)))
    assert refused.value.code == "moment-passed"


def test_ready_before_the_settlement_is_refused() -> None:
    table = Driver("datong")
    before = table.room
    with pytest.raises(IllegalAction):
        table.send(FromPerson("key0", Ready("r", table.room.number)))
    assert table.room is before
