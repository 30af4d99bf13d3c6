"""Surrender, buying (DT27–DT29), and the check for bombs (DT46)."""

import pytest

from paiju.core.actions import Answer
from paiju.core.game import Settled
from paiju.games.datong import DATONG
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import Window
from paiju.games.datong.scoring import settle_no_bomb, settle_played
from tests.games.datong.positions import (
    bonus_clauses,
    ended,
    position,
    whole_deal,
)
from tests.games.playing import (
    cards,
    play,
    played,
    refused,
    settled,
)

HANDS = ("3 4", "5 6", "7 8", "9 T")
BOMBLESS = whole_deal("3s", 0, 2)


def no_bomb(hands, leader):
    """How the check for bombs settles these hands; None where play goes on."""
    return settle_no_bomb(DatongOptions(), [cards(hand) for hand in hands], range(4), leader)


def asking(*hands, leader=0, **options):
    return position(*(hands or HANDS), turn=leader, window=Window(leader), **options)


def lines_of(settlement, group="base"):
    return [(line.clause, line.deltas) for line in settlement.lines if line.group == group]


@pytest.mark.clause("DT27")
def test_who_has_played_nothing_may_offer_to_surrender():
    state = DATONG.start(DatongOptions(), DATONG.first_carry(DatongOptions()), BOMBLESS)
    assert state.legal(0) == (Answer("play_on"), Answer("offer"))
    assert refused(state, "0 3").code == refused(state, "0 pass").code == "answer-needed"
    for line in ("0 3", "0 pass", "0 answer buy", "0 turn up", "1 answer offer"):
        assert refused(state, line).clause == "DT27.d"
    state = play(state, "0 answer play_on", "1 answer play_on", "2 answer play_on", "3 answer play_on")
    assert (refused(state, "0 answer offer").code, refused(state, "0 answer offer").clause) == (
        "nothing-asked",
        "DT27.d",
    )
    assert not [move for move in state.legal(0) if isinstance(move, Answer)]


@pytest.mark.clause("DT27")
def test_without_the_option_nobody_is_asked():
    state = DATONG.start(DatongOptions(surrender=False), DATONG.first_carry(DatongOptions()), BOMBLESS)
    assert state.view(None).question is None
    assert (refused(state, "0 answer offer").code, refused(state, "0 answer offer").clause) == (
        "nothing-asked",
        "DT27",
    )
    assert state.to_act == (0,)


@pytest.mark.clause("DT27.d")
@pytest.mark.parametrize("leader", range(4))
def test_seats_are_asked_once_each_from_the_leader_on(leader):
    state = asking(leader=leader)
    for step in range(4):
        assert state.to_act == ((leader + step) % 4,)
        assert state.view(None).question.about == "offer"
        state = play(state, f"{(leader + step) % 4} answer play_on")
    assert state.view(None).question is None
    assert state.to_act == (leader,)


@pytest.mark.clause("DT27.d")
def test_a_timeout_plays_on_and_a_partners_timeout_declines():
    state = asking()
    assert state.timeout(0) == Answer("play_on")
    assert play(state, "0 answer offer").timeout(2) == Answer("decline")


@pytest.mark.clause("DT27.d")
def test_a_team_that_has_bought_is_not_asked_again():
    state = play(asking(), "0 answer offer", "2 answer buy")
    assert state.view(None).buyers == (2,)
    state = play(state, "1 answer play_on", "3 answer play_on")
    assert (state.to_act, state.view(None).question) == ((0,), None)
    assert play(asking(), "0 answer play_on", "1 answer offer", "3 answer buy").to_act == (2,)
    late = play(asking(), *(f"{seat} answer play_on" for seat in range(3)), "3 answer offer", "1 answer buy")
    assert (late.to_act, late.view(None).question) == ((0,), None)


@pytest.mark.clause("DT27.d")
def test_both_teams_may_buy():
    state = play(asking(), "0 answer offer", "2 answer buy", "1 answer offer", "3 answer buy")
    assert state.view(None).buyers == (2, 3)
    assert (state.to_act, state.view(None).question) == ((0,), None)


@pytest.mark.clause("DT28")
@pytest.mark.parametrize("seat", range(4))
def test_both_partners_surrender_and_lose_a_single(seat):
    state = play(asking(base="1-3-5"), *(f"{before} answer play_on" for before in range(seat)))
    partner = (seat + 2) % 4
    state, events = played(state, f"{seat} answer offer", f"{partner} answer surrender")
    lost = tuple(-1 if other % 2 == seat % 2 else 1 for other in range(4))
    assert lines_of(state.settlement) == [("DT28", lost)]
    assert state.to_act == ()
    assert events[-1] == Settled(settled(state))


@pytest.mark.clause("DT28")
def test_bomb_bonuses_are_settled_after_a_surrender():
    state = play(asking("7777", "8888", "3", "4"), "0 answer offer", "2 answer surrender")
    assert settled(state).totals == (-1 + 3 - 1, 1 + 3 - 1, -1 - 2, 1 - 2)
    assert bonus_clauses("7777", "8888") == ["DT38", "DT38"]


@pytest.mark.clause("DT28", "DT29")
def test_surrender_is_between_persons():
    state = asking("7", "8", "3", "4", seating=(3, 2, 1, 0))
    state = play(state, "0 answer offer", "2 answer surrender")
    assert settled(state).totals == (1, -1, 1, -1)
    assert ended((0, 1, 3, 2), (0, 120, 60, 10), seating=(3, 2, 1, 0), buyers=(2,)).totals == (2, -3, 2, -1)


@pytest.mark.clause("DT29", "DT29.d")
def test_the_partner_may_buy_and_each_plays_the_own_cards():
    state = play(asking(), "0 answer offer", "2 answer buy", "1 answer play_on", "3 answer play_on")
    assert state.settlement is None
    assert [state.view(seat).hand for seat in range(4)] == list(state.dealt)
    state = play(state, "0 3")
    assert (state.to_act, state.tricks.turn) == ((1,), 1)


@pytest.mark.clause("DT29", "DT29.d")
@pytest.mark.parametrize(
    ("order", "captured", "scale", "seller", "buyer"),
    [
        ((1, 0, 3, 2), (5, 100, 0, 0), "1-2-4", -1, -1),
        ((1, 3, 0, 2), (100, 0, 0, 0), "1-2-4", -1, -3),
        ((1, 3, 0, 2), (0, 0, 0, 0), "1-2-4", -1, -7),
        ((1, 3, 0, 2), (0, 0, 0, 0), "1-3-5", -1, -9),
        ((0, 1, 2, 3), (100, 5, 0, 0), "1-2-4", 0, 2),
        ((0, 2, 1, 3), (0, 5, 0, 0), "1-2-4", 0, 4),
        ((0, 2, 1, 3), (0, 0, 0, 0), "1-3-5", 0, 10),
    ],
)
def test_the_buyer_takes_wins_whole_and_all_losses_but_one(order, captured, scale, seller, buyer):
    settlement = ended(order, captured, base=scale, buyers=(2,))
    assert (settlement.totals[0], settlement.totals[2]) == (seller, buyer)
    opponent = -(seller + buyer) // 2
    assert (settlement.totals[1], settlement.totals[3]) == (opponent, opponent)


@pytest.mark.clause("DT29")
def test_bomb_bonuses_stay_with_who_holds_the_bomb():
    settlement = ended((0, 2, 1, 3), (0, 5, 0, 0), buyers=(2,), dealt=("7777", "8888", "3", "4"))
    assert settlement.group_totals("base") == (0, -2, 4, -2)
    assert settlement.group_totals("bonus") == (2, 2, -2, -2)


@pytest.mark.clause("DT29.d")
def test_a_bought_hand_that_ends_by_the_others_surrender_is_a_win_of_one():
    lines = ("0 answer offer", "2 answer buy", "1 answer offer", "3 answer surrender")
    assert settled(play(asking(base="1-3-5"), *lines)).totals == (0, -1, 2, -1)


@pytest.mark.clause("DT29")
def test_the_partner_may_decline_and_still_offer():
    state = play(asking(), "0 answer offer", "2 answer decline", "1 answer play_on")
    assert (state.to_act, state.view(None).buyers) == ((2,), ())
    state = play(state, "2 answer offer")
    assert state.legal(0) == (Answer("decline"), Answer("buy"), Answer("surrender"))
    for line in ("0 answer offer", "0 pass", "2 answer buy", "3 pass"):
        assert refused(state, line).clause == "DT29"
    assert settled(play(state, "0 answer surrender")).totals == (-1, 1, -1, 1)
    assert play(state, "0 answer buy").view(None).buyers == (0,)
    # Declined, play goes on as if nothing had been offered.
    declined = play(state, "0 answer decline", "3 answer play_on")
    undisturbed = play(asking(), *(f"{seat} answer play_on" for seat in range(4)))
    assert declined == undisturbed


@pytest.mark.clause("DT29")
def test_worked_number_7_a_bought_hand():
    assert ended((1, 3, 0, 2), (0, 0, 0, 0), buyers=(2,)).totals == (-1, 4, -7, 4)
    assert ended((0, 2, 1, 3), (0, 5, 0, 0), buyers=(2,)).totals == (0, -2, 4, -2)


@pytest.mark.clause("DT29")
def test_worked_number_9_both_teams_bought():
    assert ended((1, 0, 3, 2), (5, 100, 0, 0), buyers=(2, 3)).totals == (-1, 0, -1, 2)
    # The same played out from the surrender window on.
    state = asking("3 6", "4", "5", "77", captured=(5, 100, 0, 0))
    state = play(state, "0 answer offer", "2 answer buy", "1 answer offer", "3 answer buy")
    state = play(state, "0 3", "1 4", "2 pass", "3 pass", "0 pass", "2 5", "3 pass", "0 pass")
    state = play(state, "3 7", "0 pass", "3 7", "0 pass")
    assert lines_of(state.settlement) == [
        ("DT34", (-1, 1, -1, 1)),
        ("DT29", (0, -1, 0, 1)),
    ]


@pytest.mark.clause("DT46")
@pytest.mark.parametrize(
    ("hands", "leader", "totals"),
    [
        # Seat 1 is the first without a bomb: 1 and 3 lose; the bombs are paid as ever.
        (("7777", "3", "8888", "4"), 0, (1 + 2, -1 - 2, 1 + 2, -1 - 2)),
        # The leader has none; that all the others have one helps the partner nothing.
        (("3", "7777", "8888", "9999"), 0, (-1 - 3, 1 + 1, -1 + 1, 1 + 1)),
        # Asked from the leader on: 2 comes before 1.
        (("7777", "3", "4", "8888"), 2, (-1 + 2, 1 - 2, -1 - 2, 1 + 2)),
        # Four jokers are a bomb.
        (("wwWW", "3", "4", "5"), 0, (1 + 15, -1 - 5, 1 - 5, -1 - 5)),
    ],
)
def test_who_has_no_bomb_loses_at_once(hands, leader, totals):
    assert no_bomb(hands, leader).totals == totals


@pytest.mark.clause("DT46")
@pytest.mark.parametrize("leader", range(4))
def test_where_nobody_has_a_bomb_the_leader_beats_all(leader):
    settlement = no_bomb(("333 wwW", "4", "5", "6"), leader)
    assert settlement.totals == tuple(3 if seat == leader else -1 for seat in range(4))
    assert [line.clause for line in settlement.lines] == ["DT46"]


@pytest.mark.clause("DT46")
def test_if_all_have_a_bomb_play_goes_on():
    assert no_bomb(("3333", "4444", "5555", "6666"), 1) is None


@pytest.mark.clause("DT46", "DT46.d")
def test_the_check_comes_after_the_seat_change_and_before_the_surrender_window():
    checking, changed, asked = DatongOptions(no_bomb_surrender=True), 0, 0
    for seed in range(60):
        state, plain = DATONG.new_hand(seed, checking), DATONG.new_hand(seed)
        assert plain.settlement is None
        bare = [seat for step in range(4) if not has_bomb(state.dealt[seat := (state.leader + step) % 4])]
        if not bare:
            assert state.view(None).question == plain.view(None).question
            asked += 1
            continue
        assert (state.to_act, state.legal(state.leader)) == ((), ())
        if len(bare) < 4:
            # Partners sit opposite after the seat change; the points are the persons'.
            losers = {state.seating[bare[0]], state.seating[(bare[0] + 2) % 4]}
            lost = tuple(-1 if person in losers else 1 for person in range(4))
            assert lines_of(state.settlement) == [("DT46", lost)]
            changed += bool(state.moved)
        assert state.carry().played == 1
    assert changed
    assert asked


def has_bomb(hand):
    ranks = [card[0] for card in hand]
    four_jokers = ranks.count("w") + ranks.count("W") == 4
    return four_jokers or any(ranks.count(rank) >= 4 for rank in set(ranks))


@pytest.mark.clause("DT29")
@pytest.mark.parametrize(
    ("finished", "captured", "reason", "said"),
    [
        ((0, 2, 1, 3), (50, 60, 50, 40), "bought-win", "takes the whole win: Ann’s 2 too"),
        (
            (1, 3, 0, 2),
            (50, 60, 50, 40),
            "bought-loss",
            "pays at most 1: the buyer pays the other 1 of Ann’s loss",
        ),
    ],
)
def test_the_line_of_a_bought_hand_says_by_which_rule(finished, captured, reason, said):
    settlement = settle_played(DatongOptions(), ((), (), (), ()), (0, 1, 2, 3), finished, captured, (2,))
    (line,) = [line for line in settlement.lines if line.clause == "DT29"]
    assert line.reason == reason
    words = line.text("datong", ("Ann", "Bo", "Cy", "Di"))
    assert said in words
    assert words.startswith("Cy bought Ann’s hand")
    assert "Ann" in line.text("datong", ("Ann", "Bo", "Cy", "Di"), "zh-CN")
