"""Running away at a table: out of turn, once, and never in another hand than it was meant for (SK33)."""

import pytest

from paiju.core.actions import RunAway
from paiju.core.errors import IllegalAction
from paiju.games.shuangkou.runaway import RanAway
from paiju.room.commands import Sit
from paiju.room.effects import BotMoved, FromPerson, Tick
from paiju.room.room import Departed
from tests.room.driver import Driver


@pytest.mark.clause("SK33")
@pytest.mark.parametrize("step", range(4))
def test_a_person_runs_away_in_turn_or_not(step: int) -> None:
    table = Driver("shuangkou", turn_seconds=30, reloading=True)
    seat = (table.room.state.to_act[0] + step) % 4
    table.act(seat, RunAway())
    assert table.room.phase == "settled"
    assert RanAway(seat) in table.happened[-1][1]
    assert table.records[-1].actions == (f"{seat} run away",)
    with pytest.raises(IllegalAction):
        table.act(seat, RunAway())


@pytest.mark.clause("SK34.d")
def test_the_place_of_a_runaway_is_a_bots_until_somebody_sits() -> None:
    table = Driver("shuangkou", hands=5)
    seat = table.room.state.to_act[0]
    place = table.room.state.seating[seat]
    table.act(seat, RunAway())
    lost = table.room.state.settlement.totals[place]
    member = table.room.members[place]
    assert (member.key, member.bot, table.room.scores[place]) == (None, "steady", 0)
    assert table.room.departed == (Departed(f"P{place}", lost),)
    table.all_ready()
    assert table.room.phase == "playing"
    table.send(FromPerson("key9", Sit("sit", place, "P9")))
    assert table.room.members[place].bot == "steady"
    table.play_hand()
    assert table.room.members[place].key == "key9"
    assert table.room.scores[place] == 0


def test_running_away_is_not_taken_for_the_next_hand() -> None:
    table = Driver("shuangkou", turn_seconds=30)
    runaway = (table.room.state.to_act[0] + 1) % 4
    early = table.room.number
    table.play_hand()
    ended = table.room.number
    table.all_ready()
    before = table.room
    for seen in (early, ended):
        with pytest.raises(IllegalAction) as refused:
            table.act(runaway, RunAway(), seen=seen)
        assert refused.value.code == "moment-passed"
    assert table.room is before
    table.act(runaway, RunAway())
    assert table.room.phase == "settled"


@pytest.mark.clause("SK34.d")
def test_being_away_is_not_running_away() -> None:
    table = Driver("shuangkou", turn_seconds=30)
    while table.room.phase == "playing":
        if table.asked:
            bot = table.asked.pop(0)
            table.send(BotMoved(bot.seat, bot.number, None))
        else:
            table.now += 31
            table.send(Tick())
    assert any(member.away for member in table.room.members)
    assert table.room.state.settlement is not None
    assert all(line.clause != "SK34" for line in table.room.state.settlement.lines)
