"""Running away (SK33, SK34)."""

import pytest
from msgspec.structs import replace

from paiju.core.actions import RunAway, format_action, parse_action
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Settled
from paiju.games.shuangkou import SHUANGKOU
from paiju.games.shuangkou.options import ShuangkouOptions
from paiju.games.shuangkou.runaway import RanAway
from tests.games.playing import play, played, refused, settled
from tests.games.shuangkou.positions import position


def ran(*hands, runaway=1, **more):
    """The settlement when a seat runs away from these hands."""
    return settled(play(position(*hands, **more), f"{runaway} run away"))


def test_running_away_is_written_and_read():
    assert format_action(RunAway()) == "run away"
    assert parse_action("run away") == RunAway()


@pytest.mark.clause("SK33")
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("runaway", range(4))
def test_anybody_who_holds_cards_may_end_the_hand_in_turn_or_not(turn, runaway):
    state = position("3", "4", "5", "6", turn=turn)
    after, events = played(state, f"{runaway} run away")
    assert events == [RanAway(runaway), Settled(settled(after))]
    assert after.to_act == ()
    # It is a decision of the person's, no move that a bot is offered.
    assert "run away" not in map(format_action, state.actions(turn))


@pytest.mark.clause("SK33", "SK34")
def test_nobody_gets_rank_points():
    settlement = ran("", "4", "5", "6", finished=(0,), turn=1, bombs=((5,), (), (), ()))
    assert settlement.totals == (0, -6, 0, 0)
    assert settlement.group_totals("base") == (0, 0, 0, 0)


@pytest.mark.clause("SK33")
def test_the_others_get_the_award_for_the_best_bomb_they_hold():
    settlement = ran("666666", "7777777", "88888", "3")
    assert settlement.totals == (6, -6 - 6, 0, 0)
    held = settlement.lines[0]
    assert (held.clause, held.reason, held.group) == ("SK33", "bomb-held", "penalty")
    assert held.params == {"reading": "bomb:6*6/6", "lines": 6, "value": 6}
    # The runaway alone pays: what it holds itself earns nothing.
    assert ran("666666", "3", "7777777", "888888", stake=2).totals == (12, -2 * 30 - 12, 36, 12)


@pytest.mark.clause("SK33.d")
def test_awards_so_far_are_net_and_merged_and_bombs_held_are_not_merged():
    # Awarded 18 to seat 0 and 6 to seat 3, less the shares of each other.
    settlement = ran("3", "4", "5", "6", bombs=((7,), (), (), (6,)))
    assert settlement.totals == (16, -16 + 8 - 6, -8, 0)
    # Two bombs of five that were laid are six lines; two that are held are no more than five.
    assert ran("3", "4", "5", "6", bombs=((5, 5), (), (), ())).totals == (6, -2 - 6, -2, -2)
    assert ran("3333344444", "4", "5", "6", variant="huopin").totals[0] == 18  # a chain of seven lines
    assert ran("3333355555", "4", "5", "6").totals == (0, -6, 0, 0)


@pytest.mark.clause("SK33.d")
def test_the_best_bomb_held_is_that_of_most_lines_with_wild_cards():
    assert ran("33333W", "4", "5", "6").totals == (6, -12, 0, 0)
    assert ran("33333w", "4", "5", "6", variant="qianbian").totals == (6, -12, 0, 0)
    assert ran("33333W", "4", "5", "6", variant="huopin").totals == (0, -6, 0, 0)
    assert ran("33333333wwWW", "4", "5", "6", variant="qianbian").totals == (90, -96, 0, 0)


@pytest.mark.clause("SK34")
@pytest.mark.parametrize("stake", [1, 5])
def test_six_stakes_leave_the_table(stake):
    settlement = ran("666666", "4", "5", "7777777", bombs=((8,), (7,), (), ()), stake=stake)
    assert sum(settlement.totals) == -6 * stake
    last = settlement.lines[-1]
    assert (last.clause, last.reason, last.deltas, last.leaves) == (
        "SK34",
        "ran-away",
        (0, -6 * stake, 0, 0),
        6 * stake,
    )
    others = sum(total for person, total in enumerate(settlement.totals) if person != 1)
    assert settlement.totals[1] == -(others + 6 * stake)


@pytest.mark.clause("SK34")
def test_only_six_stakes_a_hand_can_have_left_the_table_before():
    options = ShuangkouOptions.parse({"stake": 5})
    third = replace(SHUANGKOU.first_carry(options), hand=3, played=2)
    for total, possible in (
        (0, True),
        (-30, True),
        (-60, True),
        (-90, False),
        (-29, False),
        (-6, False),
        (30, False),
    ):
        carry = replace(third, scores=(total + 7, 0, -7, 0))
        if possible:
            SHUANGKOU.check_carry(options, carry)
            continue
        with pytest.raises(RecordError) as caught:
            SHUANGKOU.check_carry(options, carry)
        assert (caught.value.code, caught.value.params) == ("carry-scores", {"total": total})


@pytest.mark.clause("SK34")
def test_the_runaway_is_a_person_wherever_it_sits():
    settlement = ran("3", "4", "5", "666666", runaway=3, seating=(1, 3, 0, 2))
    assert settlement.totals == (0, 0, -6, 0)
    settlement = ran("777777", "4", "5", "6", runaway=3, seating=(1, 3, 0, 2))
    assert settlement.totals == (0, 6, -12, 0)


@pytest.mark.clause("SK33", "SK34")
def test_worked_number_4():
    # B1 at seat 1 runs away; A1 (seat 0) was awarded six lines, A2 (seat 2) holds seven, B2 nothing of six.
    settlement = ran("3", "4", "7777777", "88888", bombs=((6,), (), (), ()), stake=5)
    assert settlement.totals == (30, -130, 80, -10)


@pytest.mark.clause("SK34.d")
def test_a_runaway_with_an_award_of_18_ends_with_18_less_6():
    assert ran("3", "4", "5", "6", bombs=((), (7,), (), ())).totals == (-6, 18 - 6, -6, -6)


@pytest.mark.clause("SK34.d")
def test_who_is_out_does_not_run_away():
    state = position("", "4", "5", "6", finished=(0,), turn=1)
    refusal = refused(state, "0 run away")
    assert (refusal.clause, refusal.code) == ("SK34.d", "nothing-to-run-from")
    assert state.view(0).run_away_cost is None
    assert refused(play(position("3", "4", "5", "6"), "1 run away"), "2 run away").code == "hand-over"
    for seat in (-1, 4):
        assert refused(state, f"{seat} run away").code == "no-seat"


@pytest.mark.clause("SK34.d")
def test_after_a_broken_hand_its_first_finisher_leads_else_the_lead_is_drawn():
    seating = (2, 0, 3, 1)
    after = play(position("4", "", "5", "6", finished=(1,), turn=2, seating=seating), "2 run away")
    carry = after.carry()
    assert (carry.first, carry.leader, carry.played, carry.hand) == (0, 1, 1, 2)
    nobody = play(position("4", "5", "5", "6", seating=seating), "2 run away").carry()
    assert (nobody.first, nobody.leader) == (None, None)
    leaders = {SHUANGKOU.deal(after.options, nobody, Draws.from_seed(seed)).leader for seed in range(40)}
    assert leaders == {0, 1, 2, 3}


@pytest.mark.clause("SK33.d", "SK34")
@pytest.mark.parametrize("bombs", [((), (), (), ()), ((7,), (), (), (6,)), ((), (5, 5), (8,), ())])
def test_the_score_told_beforehand_is_that_of_a_runaway_while_nobody_holds_a_bomb_that_earns(bombs):
    state = position("3", "4", "5", "6", bombs=bombs, stake=5, seating=(2, 0, 3, 1))
    for seat, person in enumerate(state.seating):
        totals = play(state, f"{seat} run away").settlement.totals
        assert state.view(seat).run_away_score == totals[person]
    more = position("3", "4", "5", "666666", bombs=bombs, stake=5)
    assert more.view(0).run_away_score == play(more, "0 run away").settlement.totals[0] + 5 * 6
    assert state.view(None).run_away_score is None
    assert play(state, "1 run away").view(1).run_away_score is None


@pytest.mark.clause("SK16", "SK17")
@pytest.mark.parametrize(("variant", "wild"), [("baibian", "W"), ("qianbian", "wW"), ("huopin", "")])
def test_everybody_is_told_which_jokers_are_wild(variant, wild):
    state = position("3", "4", "5", "6", variant=variant)
    assert {state.view(seat).wild for seat in (0, 3, None)} == {wild}


@pytest.mark.clause("SK34")
def test_the_cost_is_told_beforehand():
    state = position("3", "4", "5", "6", stake=5)
    assert [state.view(seat).run_away_cost for seat in range(4)] == [30] * 4
    assert state.view(None).run_away_cost is None
    assert play(state, "1 run away").view(1).run_away_cost is None
