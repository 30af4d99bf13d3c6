"""Who sits where: sitting, standing, bots, and what the host decides, in every phase, by whom it may and by others."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paiju.core.actions import RunAway
from paiju.core.errors import IllegalAction, RecordError
from paiju.room.commands import (
    Act,
    Admit,
    Begin,
    Clear,
    Close,
    Dissolve,
    Fill,
    Give,
    Ready,
    Rest,
    Say,
    Sit,
    Stand,
)
from paiju.room.effects import Admitted, Closed, FromPerson, Happened, Knocked, NeedDeal, Presence, Tick
from paiju.room.hands import GRACE_SECONDS
from paiju.room.machine import receive
from paiju.room.room import Departed, Knock, Room, Settings
from paiju.room.views import update_for
from tests.room.driver import Driver

HOST, GUEST, STRANGER = 0, 1, 9
PHASES = ("gathering", "dealing", "playing", "settled", "over", "closed")


class Undealt(Driver):
    """A table whose next hand is not dealt before it is asked for."""

    held = False

    def send(self, message: Any) -> Any:
        if self.held and type(message).__name__ == "Dealt":
            return ()
        return super().send(message)


def table_in(phase: str, **more: Any) -> Driver:
    """A table of four with the host, a guest and two bots, in a phase."""
    vacant = (2, 3) if phase == "gathering" else ()
    bots = () if phase == "gathering" else (2, 3)
    hands = 1 if phase == "over" else 2
    table = Undealt("fanfanzha", bots=bots, vacant=vacant, hands=hands, reloading=True, **more)
    table.come(HOST, GUEST, STRANGER)
    if phase in ("settled", "over", "dealing", "closed"):
        table.play_hand()
    if phase == "dealing":
        table.held = True
        table.all_ready()
    if phase == "closed":
        table.do(HOST, Close)
    assert table.phase() == phase
    return table


def refused(table: Driver, number: int, kind: Any, *fields: Any) -> str:
    """The code by which a command is refused, which changes nothing."""
    before, saved = table.room, table.room.save()
    with pytest.raises((IllegalAction, RecordError)) as found:
        table.do(number, kind, *fields)
    assert table.room is before
    assert before.save() == saved
    return str(found.value.code)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    ("kind", "fields"),
    [(Fill, (2, "greedy")), (Clear, (1,)), (Give, (1, True)), (Begin, ()), (Admit, ("k", True)), (Close, ())],
)
@pytest.mark.parametrize("number", [GUEST, STRANGER])
def test_only_the_host_decides_for_others(
    phase: str, kind: Any, fields: tuple[Any, ...], number: int
) -> None:
    code = refused(table_in(phase), number, kind, *fields)
    assert code == ("table-closed" if phase == "closed" else "host-only")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("kind", "fields"), [(Stand, ()), (Rest, (True,)), (Dissolve, (True,))])
def test_who_has_no_place_can_do_nothing_with_it(phase: str, kind: Any, fields: tuple[Any, ...]) -> None:
    table = table_in(phase)
    code = refused(table, STRANGER, kind, *fields)
    assert code == ("table-closed" if phase == "closed" else "not-seated")
    with pytest.raises(IllegalAction):
        table.command(STRANGER, Ready("r", table.room.number))


@pytest.mark.parametrize("phase", ["gathering", "settled", "over"])
def test_between_hands_a_newcomer_sits_at_once(phase: str) -> None:
    table = table_in(phase)
    bots = table.room.scores[2]
    table.sit(STRANGER, 2)
    member = table.room.members[2]
    assert (member.name, member.key, member.bot, member.lost) == ("N9", "key9", None, None)
    assert 2 in table.room.online
    assert table.room.onlookers == ()
    assert table.room.scores[2] == 0
    assert sum(table.room.scores) + sum(one.score for one in table.departed()) == 0
    assert (bots != 0) == bool(table.departed())


@pytest.mark.parametrize("phase", ["dealing", "playing"])
def test_in_mid_hand_a_newcomer_waits_for_the_bots_place(phase: str) -> None:
    table = table_in(phase)
    table.sit(STRANGER, 2)
    assert table.room.members[2].bot == "steady"
    assert update_for(table.room, None, (), table.now).table.persons[2].next == "N9"
    assert refused(table, 8, _sit(2)) == "place-taken"
    assert refused(table, STRANGER, _sit(3)) == "seated-already"
    table.held = False  # type: ignore[attr-defined]
    if phase == "dealing":
        table._carry_out((NeedDeal(table.room.carry.hand),))
    table.play_hand()
    assert table.room.members[2].key == "key9"
    assert table.room.scores[2] == 0
    assert 2 in table.room.online


def _sit(place: int, name: str = "X") -> Any:
    return lambda ident: Sit(ident, place, name)


@pytest.mark.parametrize("phase", ["gathering", "playing", "settled", "over"])
def test_a_place_or_a_name_that_is_taken_is_refused(phase: str) -> None:
    table = table_in(phase)
    assert refused(table, STRANGER, _sit(1)) == "place-taken"
    assert refused(table, STRANGER, _sit(2, "P0")) == "person-twice"
    assert refused(table, STRANGER, _sit(7)) == "no-place"
    assert refused(table, GUEST, _sit(2)) == "seated-already"


def test_who_waits_for_a_place_may_give_it_up_and_the_host_may_refuse_it() -> None:
    table = table_in("playing")
    table.sit(STRANGER, 2)
    table.do(STRANGER, Stand)
    assert table.room.members[2].next is None
    table.sit(STRANGER, 2)
    table.do(HOST, Clear, 2)
    assert table.room.members[2].next is None
    assert table.room.members[2].bot == "steady"
    table.play_hand()
    assert table.room.person_of("key9") is None


@pytest.mark.parametrize("phase", ["gathering", "settled", "over"])
@pytest.mark.parametrize("by_host", [True, False])
def test_between_hands_a_person_leaves_at_once(phase: str, by_host: bool) -> None:
    table = table_in(phase)
    score = table.room.scores[GUEST]
    table.do(*((HOST, Clear, GUEST) if by_host else (GUEST, Stand)))
    assert table.room.members[GUEST].vacant
    assert table.departed() == ((Departed("P1", score),) if phase != "gathering" else ())
    assert table.room.scores[GUEST] == 0
    assert [one.name for one in table.room.onlookers] == ["N9", "P1"]
    assert table.room.person_of("key1") is None


@pytest.mark.clause("SK34.d")
@pytest.mark.parametrize("by_host", [True, False])
def test_in_mid_hand_a_bot_finishes_it_for_who_leaves(by_host: bool) -> None:
    table = Driver("shuangkou", hands=5, reloading=True)
    table.come(0, 1, 2, 3)
    table.act(table.room.state.to_act[0])
    seat = table.room.state.to_act[0]
    place = table.room.state.seating[seat]
    host = (place + 1) % 4
    table.room = replace(table.room, host=f"key{host}")
    table.do(*((host, Clear, place) if by_host else (place, Stand)))
    assert table.phase() == "playing"
    assert table.room.members[place].key == f"key{place}"
    assert update_for(table.room, None, (), 0).table.persons[place].leaving
    assert (table.asked[-1].seat, table.asked[-1].level) == (seat, "steady")
    for command in (Act("a", table.room.number, RunAway()), Rest("b", False), Stand("c"), Dissolve("d")):
        with pytest.raises(IllegalAction) as found:
            table.command(place, command)
        assert found.value.code == "not-seated"
    table.play_hand()
    settlement = table.room.state.settlement
    assert all(line.clause != "SK34" for line in settlement.lines)
    assert table.departed() == (Departed(f"P{place}", settlement.totals[place]),)
    assert table.room.members[place].bot == "steady"
    assert table.room.scores[place] == 0


def test_the_scores_of_a_match_are_those_of_who_played_them() -> None:
    table = Driver("fanfanzha", hands=3, host="key0")
    table.come(0, 1, 2, 3, 9)
    table.play_hand()
    first = table.room.scores
    table.do(1, Stand)
    table.sit(9, 1)
    table.all_ready()
    table.play_hand()
    second = table.room.state.settlement.totals
    assert table.departed() == (Departed("P1", first[1]),)
    assert table.room.scores[1] == second[1]
    assert table.room.scores[0] == first[0] + second[0]
    table.all_ready()
    table.do(9, Stand)
    table.sit(1, 1, "P1")
    table.play_hand()
    third = table.room.state.settlement.totals
    assert table.departed() == (Departed("P1", first[1]), Departed("N9", second[1] + third[1]))
    assert table.room.scores[1] == 0
    assert table.phase() == "over"
    table.all_ready()
    assert (table.room.match, table.departed(), table.room.scores) == (2, (), (0,) * 4)


def test_coming_and_going_between_hands_lists_nobody_who_has_not_played() -> None:
    table = table_in("settled")
    table.do(HOST, Clear, 3)
    listed = table.departed()
    for _ in range(5):
        table.sit(STRANGER, 3)
        table.do(STRANGER, Stand)
    assert table.departed() == listed
    assert [one.name for one in table.room.onlookers] == ["N9"]


@pytest.mark.parametrize("phase", PHASES)
def test_bots_are_put_and_taken_between_hands(phase: str) -> None:
    table = table_in(phase)
    if phase == "closed":
        assert refused(table, HOST, Fill, 2, "greedy") == "table-closed"
        return
    if phase in ("dealing", "playing"):
        assert refused(table, HOST, Fill, 2, "greedy") == "between-hands"
        assert refused(table, HOST, Clear, 2) == "between-hands"
        return
    assert refused(table, HOST, Fill, GUEST, "greedy") == "place-taken"
    scores = table.room.scores
    table.do(HOST, Fill, 2, "greedy")
    assert table.room.members[2].bot == "greedy"
    assert table.room.scores == scores
    table.do(HOST, Clear, 2)
    assert refused(table, HOST, Clear, 2) == "place-vacant"
    table.do(HOST, Fill, 2, "greedy")
    names = [member.name for member in table.room.members if not member.vacant]
    assert len(set(names)) == len(names)


def test_the_host_begins_with_bots_in_the_vacant_places() -> None:
    table = table_in("gathering")
    effects = table.do(HOST, Begin)
    assert Closed() in effects
    assert table.phase() == "playing"
    assert [member.bot for member in table.room.members] == [None, None, "steady", "steady"]
    assert refused(table, HOST, Begin) == "moment-passed"


def test_a_match_begins_when_all_are_ready() -> None:
    table = table_in("gathering")
    table.ready(HOST)
    assert table.phase() == "gathering"
    assert table.ready(HOST) == ()
    effects = table.ready(GUEST)
    assert Closed() in effects
    assert table.phase() == "playing"
    assert not any(member.vacant for member in table.room.members)


def test_who_leaves_a_gathering_table_does_not_begin_the_match() -> None:
    table = table_in("gathering")
    table.ready(HOST)
    table.do(GUEST, Stand)
    assert table.phase() == "gathering"


def test_who_stays_at_a_gathering_table_is_asked_anew() -> None:
    """The host, who was waited for, gets up: the other is not stuck, and may well begin with bots."""
    table = table_in("gathering")
    table.ready(GUEST)
    table.do(HOST, Stand)
    assert (table.phase(), table.room.ready) == ("gathering", ())
    table.ready(GUEST)
    assert table.phase() == "playing"
    assert [member.bot for member in table.room.members] == ["steady", None, "steady", "steady"]


def test_a_host_who_is_gone_does_not_hold_up_a_gathering_table() -> None:
    table = table_in("gathering")
    table.send(Presence("key0", True))
    table.send(Presence("key1", True))
    table.ready(GUEST)
    table.send(Presence("key0", False))
    assert table.wake == table.now + GRACE_SECONDS
    table.now += GRACE_SECONDS - 1
    table.send(Tick())
    assert table.phase() == "gathering"
    effects = table.wait()
    assert table.phase() == "playing"
    assert Closed() in effects
    assert table.room.members[0].away
    table.send(Presence("key0", True))
    assert not table.room.members[0].away


def test_no_match_begins_where_nobody_is_left_to_play_it() -> None:
    table = table_in("gathering")
    table.ready(GUEST)
    for key in ("key0", "key1"):
        table.send(Presence(key, True))
        table.send(Presence(key, False))
    table.wait()
    table.wait()
    assert [member.away for member in table.room.members[:2]] == [True, True]
    assert table.phase() == "gathering"


def test_nobody_waits_for_who_has_left() -> None:
    table = table_in("settled")
    table.ready(HOST)
    effects = table.do(GUEST, Stand)
    assert [type(effect) for effect in effects[:1]] == [Happened]
    assert NeedDeal(2) in effects
    assert table.phase() == "playing"
    assert sum(isinstance(effect, Happened) for effect in effects) == 1


def test_rematch_is_one_tap_of_each() -> None:
    table = table_in("over")
    table.ready(GUEST)
    table.ready(HOST)
    assert (table.phase(), table.room.match, table.room.carry.hand) == ("playing", 2, 1)
    assert table.room.scores == (0,) * 4


@pytest.mark.parametrize("phase", ["gathering", "settled", "over"])
def test_between_hands_a_table_closes_at_once(phase: str) -> None:
    table = table_in(phase)
    scores = table.room.scores
    table.do(STRANGER, Say, "bye")
    if phase == "gathering":
        table.send(Knocked(Knock("k", "K")))
    effects = table.do(HOST, Close)
    assert Closed() in effects
    assert (Admitted("k", False) in effects) == (phase == "gathering")
    assert (table.phase(), table.room.scores) == ("closed", scores)
    assert refused(table, HOST, Close) == "table-closed"
    assert refused(table, STRANGER, _sit(2)) == "table-closed"


def test_in_mid_hand_a_table_closes_after_it() -> None:
    table = table_in("playing")
    table.do(HOST, Close)
    assert (table.phase(), table.room.closing) == ("playing", True)
    table.play_hand()
    assert table.phase() == "closed"
    assert Closed() in table.effects
    assert table.room.scores == table.room.state.settlement.totals
    assert len(table.records) == 1
    assert update_for(table.room, "key0", (), 0).view is not None


def test_the_host_lets_in_who_knocks() -> None:
    table = table_in("gathering")
    table.send(Knocked(Knock("k", "K")))
    seen = {key: update_for(table.room, key, (), 0).table.visitors for key in ("key0", "key1", None)}
    assert [len(visitors) for visitors in seen.values()] == [1, 0, 0]
    assert refused(table, HOST, Admit, "other", True) == "nobody-knocks"
    assert Admitted("k", True) in table.do(HOST, Admit, "k", True)
    assert refused(table, HOST, Admit, "k", True) == "nobody-knocks"
    for number in range(8):
        table.send(Knocked(Knock(f"k{number}", "K")))
    with pytest.raises(IllegalAction) as found:
        table.send(Knocked(Knock("k9", "K")))
    assert found.value.code == "door-crowded"


def test_nobody_knocks_once_the_match_has_begun() -> None:
    with pytest.raises(IllegalAction):
        table_in("playing").send(Knocked(Knock("k", "K")))


@pytest.mark.parametrize("open_hands", [True, False])
def test_hands_are_open_to_spectators_where_the_host_chose_it(open_hands: bool) -> None:
    """A newcomer after the hand is a spectator of it, a player of it sees it even when the table is closed."""
    table = table_in("settled", settings=Settings(open_hands=open_hands))
    table.sit(STRANGER, 2)
    for key, sees in ((None, open_hands), ("key9", open_hands), ("key1", True)):
        view = update_for(table.room, key, (), 0).view
        assert view is not None
        assert bool(view.dealt) == sees
        assert view.settlement is not None
    table.do(HOST, Close)
    view = update_for(table.room, "key0", (), 0).view
    assert view is not None
    assert view.dealt


def test_a_repeated_command_is_applied_once_whoever_sends_it() -> None:
    table = table_in("settled")
    command = Say("same", "hello")
    for key in ("key0", "key9"):
        after, effects = receive(table.room, FromPerson(key, command), table.now)
        assert effects
        assert receive(after, FromPerson(key, command), table.now) == (after, ())


def test_what_earlier_versions_saved_can_be_read() -> None:
    table = table_in("playing")
    raw = msgspec.json.decode(table.room.save())
    for name in ("host", "settings", "onlookers", "departed", "vote", "claims", "knocks", "closing"):
        del raw[name]
    raw["applied"] = [["c1"], [], [], []]
    raw["members"] = [{name: member[name] for name in ("name", "bot", "key")} for member in raw["members"]]
    loaded = Room.load(msgspec.json.encode(raw))
    assert loaded.state == table.room.state
    assert loaded.applied == {}
    assert loaded.person_of("key1") == 1
