"""解散: a majority of the persons seated ends the match within a minute; the hand under way is void."""

import pytest

from paiju.core.errors import IllegalAction
from paiju.room.commands import Act, Clear, Close, Dissolve, Give, Rest, Stand
from paiju.room.effects import BotMoved, Closed, Happened, Tick
from paiju.room.machine import resume
from paiju.room.messages import Dissolved
from paiju.room.room import Departed, Room
from paiju.room.views import update_for
from paiju.room.votes import VOTE_SECONDS
from tests.room.driver import Driver, plain_move


def table(bots: tuple[int, ...] = ()) -> Driver:
    """A table in its second hand, which has begun."""
    driver = Driver("fanfanzha", bots=bots, hands=3, reloading=True)
    driver.come(*(place for place in range(4) if place not in bots))
    driver.play_hand()
    driver.all_ready()
    while driver.asked:
        driver.bot_moves()
    driver.act(driver.room.state.to_act[0])
    return driver


def voting(driver: Driver) -> bool:
    """Whether a vote is under way."""
    return driver.room.vote is not None


def dissolved(driver: Driver) -> bool:
    """Whether the last thing that happened was that the table was dissolved."""
    return driver.happened[-1][1] == (Dissolved(),)


def test_a_majority_ends_the_match_and_finished_hands_stand() -> None:
    driver = table()
    scores, records = driver.room.scores, list(driver.records)
    assert any(scores)
    for voter in (0, 1):
        driver.do(voter, Dissolve)
        assert driver.phase() == "playing"
    driver.do(2, Dissolve)
    assert dissolved(driver)
    assert (driver.phase(), driver.room.scores) == ("over", scores)
    assert (driver.room.state, driver.room.asked, driver.room.vote) == (None, (), None)
    *finished, void = driver.records
    assert finished == records
    assert (void.dissolved, void.carry["hand"], len(void.actions), void.settlement) == (True, 2, 1, None)
    assert not any(record.dissolved for record in finished)
    assert update_for(driver.room, "key0", (), 0).view is None
    driver.all_ready()
    assert (driver.phase(), driver.room.match, driver.room.scores) == ("playing", 2, (0,) * 4)


def test_two_of_four_are_no_majority_but_two_of_three_are() -> None:
    four, three = table(), table(bots=(3,))
    for driver in (four, three):
        driver.do(0, Dissolve)
        driver.do(1, Dissolve)
    assert four.phase() == "playing"
    assert three.phase() == "over"


def test_who_plays_alone_ends_it_alone() -> None:
    driver = table(bots=(1, 2, 3))
    driver.do(0, Dissolve)
    assert driver.phase() == "over"


def test_a_vote_is_seen_by_all_and_lasts_a_minute() -> None:
    driver = table()
    driver.do(2, Dissolve)
    driver.do(0, Dissolve, False)
    ballot = update_for(driver.room, None, (), driver.now + 20).table.vote
    assert ballot is not None
    assert (ballot.by, ballot.yes, ballot.no, ballot.seconds) == (2, (2,), (0,), 40.0)
    assert driver.wake == driver.now + VOTE_SECONDS
    driver.now += VOTE_SECONDS - 1
    driver.send(Tick())
    assert voting(driver)
    driver.wait()
    assert not voting(driver)
    assert driver.phase() == "playing"
    with pytest.raises(IllegalAction) as found:
        driver.do(1, Dissolve, False)
    assert found.value.code == "no-vote"


def test_who_changes_the_mind_is_counted_once() -> None:
    driver = table()
    driver.do(0, Dissolve)
    driver.do(0, Dissolve)
    driver.do(1, Dissolve)
    driver.do(0, Dissolve, False)
    driver.do(2, Dissolve)
    assert driver.phase() == "playing"
    driver.do(0, Dissolve)
    assert driver.phase() == "over"


def test_half_against_it_end_the_vote() -> None:
    driver = table()
    driver.do(0, Dissolve)
    driver.do(1, Dissolve, False)
    assert voting(driver)
    driver.do(2, Dissolve, False)
    assert not voting(driver)
    assert driver.phase() == "playing"


def test_who_leaves_is_not_counted() -> None:
    """Two of four are none; when one of the others leaves it is two of three."""
    driver = table()
    driver.do(0, Dissolve)
    driver.do(1, Dissolve)
    score = driver.room.scores[3]
    driver.do(3, Stand)
    assert dissolved(driver)
    assert driver.phase() == "over"
    assert driver.departed() == (Departed("P3", score),)
    assert driver.room.members[3].bot == "steady"


def test_the_vote_of_who_leaves_is_not_the_newcomers() -> None:
    driver = table()
    driver.do(0, Dissolve)
    driver.do(1, Dissolve)
    driver.do(1, Stand)
    assert driver.room.vote is not None
    assert driver.room.vote.yes == (0,)
    driver.do(0, Clear, 2)
    driver.do(0, Clear, 3)
    assert driver.phase() == "over"


def test_the_vote_ends_where_its_asker_leaves() -> None:
    driver = table()
    driver.do(0, Dissolve)
    driver.do(0, Stand)
    assert driver.room.vote is None


def test_what_comes_after_it_finds_no_hand() -> None:
    driver = table(bots=(3,))
    state = driver.room.state
    seat = state.seating.index(3)
    while state.to_act[0] != seat:
        driver.act(state.to_act[0])
        state = driver.room.state
    (bot,) = driver.asked
    for voter in (0, 1):
        driver.do(voter, Dissolve)
    before = driver.room
    move = plain_move(state, seat)
    assert driver.send(BotMoved(bot.seat, bot.number, move)) == ()
    assert driver.send(Tick()) == ()
    assert driver.room == before
    with pytest.raises(IllegalAction) as found:
        driver.command(0, Act("late", driver.room.number, move))
    assert found.value.code == "moment-passed"


@pytest.mark.parametrize("hands", [1, 2])
def test_after_a_hand_it_is_kept_and_the_match_ends(hands: int) -> None:
    driver = Driver("fanfanzha", hands=hands, reloading=True)
    driver.do(0, Dissolve)
    driver.play_hand()
    totals = driver.room.state.settlement.totals
    if hands == 1:
        assert (driver.phase(), driver.room.vote) == ("over", None)
        with pytest.raises(IllegalAction):
            driver.do(1, Dissolve)
        return
    driver.do(1, Dissolve)
    driver.do(2, Dissolve)
    assert (driver.phase(), driver.room.scores) == ("over", totals)
    assert driver.room.state.settlement is not None
    driver.all_ready()
    assert (driver.room.match, driver.room.carry.hand) == (2, 1)


def test_there_is_nothing_to_dissolve_before_the_first_hand() -> None:
    driver = Driver("fanfanzha", vacant=(1, 2, 3))
    with pytest.raises(IllegalAction) as found:
        driver.do(0, Dissolve)
    assert found.value.code == "moment-passed"


def test_who_waited_for_a_place_gets_it_and_a_closing_table_closes() -> None:
    driver = table(bots=(3,))
    driver.come(9)
    driver.sit(9, 3)
    driver.do(2, Rest, True)
    driver.come(8)
    driver.sit(8, 2)
    driver.do(0, Give, 2, True)
    driver.do(0, Close)
    driver.do(0, Dissolve)
    effects = driver.do(1, Dissolve)
    assert Closed() in effects
    assert driver.phase() == "closed"
    assert [member.key for member in driver.room.members] == ["key0", "key1", "key8", "key9"]
    assert sum(driver.room.scores) + sum(one.score for one in driver.departed()) == 0
    assert Happened((Dissolved(),)) in effects


def test_a_restart_gives_a_vote_its_minute_back() -> None:
    driver = table()
    driver.do(0, Dissolve)
    loaded, _ = resume(Room.load(driver.room.save()), 5.0)
    assert loaded.vote is not None
    assert loaded.vote.until == 5.0 + VOTE_SECONDS
