"""What views, lines, facts and events say: who, how many, of what rank. The table and the texts show it."""

from typing import Any

import pytest
from msgspec.structs import replace

from paiju.climbing.playing import Answered
from paiju.climbing.tricks import Laid
from paiju.core.errors import RecordError
from paiju.core.game import Fact
from paiju.core.settlement import Settlement
from paiju.games.dazha import DAZHA
from paiju.games.dazha.bombs import Bomb
from paiju.games.dazha.deal import DazhaDeal
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.play import DazhaView
from paiju.games.dazha.scoring import Fine, PlayedBomb
from tests.games.dazha.positions import carry_of, position, shown, started, taken, whole_deal
from tests.games.playing import cards, play, played, settled

EIGHT: dict[str, Any] = {"mode": "eight_jokers"}
SHIFTED = (2, 3, 0, 1)
"""A seating in which seat 0 is person 2."""


def told(settlement: Settlement) -> list[str]:
    return [str(line) for line in settlement.lines]


@pytest.mark.clause("DZ31", "DZ24", "DZ25")
def test_a_base_line_names_the_winners_by_person():
    state = position("", "6", "5", "9", turn=2, finished=(0,), seating=SHIFTED)
    assert told(settled(play(state, "2 5"))) == ["DZ31 double base +4 -4 +4 -4 who=2 partner=0 value=4"]
    state = position("", "", "5", "9", turn=2, finished=(1, 0), seating=SHIFTED)
    assert told(settled(play(state, "2 5"))) == ["DZ31 single base -2 +2 -2 +2 who=3 partner=1 value=2"]


@pytest.mark.clause("DZ41")
def test_a_line_of_one_against_three_names_the_taker_and_who_was_faster():
    won = replace(taken("5", "6", "7", "8", taker=0), seating=SHIFTED)
    assert told(settled(play(won, "0 5"))) == ["DZ41 bao-won base -8 -8 +24 -8 who=2 value=8"]
    lost = replace(taken("3 4", "5", "6", "7", taker=0, turn=1), seating=SHIFTED)
    assert told(settled(play(lost, "1 5"))) == ["DZ41 bao-lost base +8 +8 -24 +8 who=2 first=3 value=8"]


@pytest.mark.clause("DZ32", "DZ20", "DZ37")
def test_lines_of_what_was_played_name_the_bomb_or_the_jokers():
    state = position("W 99999w 2222 wwWW 5", "3", "4", "6", seating=SHIFTED, single_end="second")
    for lead in ("W", "99999w", "2222", "wwWW"):
        state = play(state, f"0 {lead}", "1 pass", "2 pass", "3 pass")
    assert told(settled(play(state, "0 5", "1 pass", "2 pass", "3 6")))[1:] == [
        'DZ32 bomb bonus -2 -2 +6 -2 who=2 how="played" value=2 rank="9" size=6 jokers=1 row=6',
        'DZ20 raised bonus -1 -1 +3 -1 who=2 how="played" value=1 rank="2" size=4 jokers=0 row=5',
        'DZ32 joker-bomb bonus -16 -16 +48 -16 who=2 how="played" value=16 cards="w w W W"',
        "DZ37 fine penalty +1 +1 -3 +1 who=2 jokers=1 value=1",
    ]


@pytest.mark.clause("DZ33", "DZ35", "DZ36")
def test_lines_of_what_was_held_name_the_bomb():
    assert told(shown("44444444 66666", "wwwwWWWW", **EIGHT)) == [
        'DZ35 eight-natural bonus +120 -40 -40 -40 who=0 how="held" value=40 rank="4" size=8 jokers=0 row=8',
        'DZ33 bomb bonus +3 -1 -1 -1 who=0 how="held" value=1 rank="6" size=5 jokers=0 row=5',
        'DZ36 eight-jokers bonus -40 +120 -40 -40 who=1 how="held" value=40 cards="w w w w W W W W"',
    ]


@pytest.mark.clause("DZ34", "DZ30b.d")
def test_lines_of_jokers_and_prizes_name_their_number_and_row():
    assert told(shown("9", "W w 3", "AAAA", prize_ranks="A")) == [
        'DZ30b.d raised bonus -1 -1 +3 -1 who=2 how="held" value=1 rank="A" size=4 jokers=0 row=5',
        "DZ34 penalty-jokers penalty +2 -6 +2 +2 who=1 jokers=2 value=2",
    ]


@pytest.mark.clause("DZ26", "DZ28")
def test_the_facts_of_a_showdown_name_each_cause():
    state = started(whole_deal("88888888", "9999999ww"), penalty_showdown="never")
    assert state.view(None).facts() == (
        Fact("dazha-cause-eight-natural", {"who": 0}, {"rank": "8", "size": 8, "jokers": 0}),
        Fact("dazha-cause-capped", {"who": 1}, {"rank": "9", "size": 9, "jokers": 2}),
        Fact("dazha-showdown"),
    )
    uncounted = started(whole_deal("", "wWW", "3333 w"))
    assert uncounted.view(3).facts() == (
        Fact("dazha-cause-penalty-jokers", {"who": 1}, {"rank": "", "size": 3, "jokers": 3}),
        Fact("dazha-showdown"),
        Fact("dazha-showdown-uncounted"),
    )
    jokers = started(whole_deal("wwWW"), penalty_showdown="never")
    assert jokers.view(3).facts() == (
        Fact("dazha-cause-all-jokers", {"who": 0}, {"rank": "", "size": 4, "jokers": 4}),
        Fact("dazha-showdown"),
    )
    no_bomb = started(whole_deal(), penalty_showdown="never", no_bomb_showdown=True)
    last = Fact("dazha-cause-no-bomb", {"who": 3}, {"rank": "", "size": 0, "jokers": 0})
    assert no_bomb.view(0).facts()[-2:] == (last, Fact("dazha-showdown"))


@pytest.mark.clause("DZ39")
def test_an_answer_is_told_with_who_gave_it():
    state = started(whole_deal(), carry_of(first=3), mode="bao", penalty_showdown="never")
    state, events = played(state, "3 answer decline")
    assert events == [Answered(3, "decline")]
    assert played(state, "0 answer take")[1] == [Answered(0, "take")]


@pytest.mark.clause("DZ2")
@pytest.mark.parametrize(
    ("spades", "sides"), [((0, 1), (0, 0, 1, 1)), ((1, 3), (0, 1, 0, 1)), ((0, 3), (0, 1, 1, 0))]
)
def test_the_sides_are_those_that_the_threes_of_spades_make(spades, sides):
    state = started(whole_deal(spades=spades), penalty_showdown="never", showdown=False)
    assert DAZHA.sides(state) == sides


@pytest.mark.clause("DZ3")
@pytest.mark.parametrize("first", [-1, 4, 99])
def test_only_a_person_of_the_table_was_out_first_before(first):
    for person in (None, 0, 3):
        DAZHA.check_carry(DazhaOptions(), carry_of(first=person))
    with pytest.raises(RecordError) as caught:
        DAZHA.check_carry(DazhaOptions(), carry_of(first=first))
    assert caught.value.code == "carry-first-out"
    assert caught.value.params == {"person": str(first), "last": 3}


@pytest.mark.clause("DZ38")
@pytest.mark.parametrize("scores", [(3, -1, -1, -2), (3, -1, -1, 0)])
def test_no_points_leave_the_table_or_come_to_it(scores):
    with pytest.raises(RecordError) as caught:
        DAZHA.check_carry(DazhaOptions(), replace(carry_of(), scores=scores))
    assert caught.value.code == "carry-scores"


@pytest.mark.clause("DZ1")
def test_who_deals_another_pack_is_told_how_many_decks_there_are():
    with pytest.raises(RecordError) as caught:
        DAZHA.check_deal(DazhaOptions(), carry_of(), DazhaDeal(((), (), (), ())))
    assert caught.value.params == {"cards": 0, "decks": 2}


@pytest.mark.clause("DZ22.d", "DZ2", "DZ37")
def test_a_view_tells_all_that_a_seat_may_know():
    """Every field, in the middle of a hand and at its end."""
    scores = (5, -3, -1, -1)
    state = position("W 9999 456", "KKKK 3", "5", "34567 8", seating=SHIFTED, partner=(3, 2, 1, 0))
    state = replace(state, before=replace(carry_of(hand=4, seating=SHIFTED), scores=scores))
    state = play(state, "0 W", "1 KKKK", "2 pass", "3 pass")
    after_pass, hands = state.view(3), state.tricks.hands
    assert after_pass == DazhaView(
        seat=3,
        seating=SHIFTED,
        hand_number=4,
        scores=scores,
        to_act=(0,),
        settlement=None,
        options=DazhaOptions(),
        leader=0,
        partner=(3, 2, 1, 0),
        taker=None,
        causes=(),
        counted=True,
        hand=hands[3],
        counts=(None, 1, 1, 6),
        question=None,
        turn=0,
        trick=(
            Laid(0, ("W",), "single:W"),
            Laid(1, cards("KKKK"), "bomb:K*4"),
            Laid(2),
            Laid(3),
        ),
        on="bomb:K*4",
        owner=1,
        finished=(),
        past=(),
        bombs=(PlayedBomb(1, Bomb("K", 4, "")),),
        fines=(Fine(0, 1),),
    )
    assert state.view(None) == replace(after_pass, seat=None, hand=(), counts=(None, 1, 1, None))
    state = play(state, "0 pass", "1 3", "2 5")
    over = state.view(0)
    assert (over.settlement, over.to_act, over.question) == (state.settlement, (), None)
    assert (over.finished, over.counts) == ((1, 2), (7, 0, 0, 6))
    assert (over.dealt, over.hands) == (state.dealt, (cards("9999 456"), (), (), hands[3]))
    assert state.view(3).hand == hands[3]
