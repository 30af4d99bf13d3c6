"""Dealer, dice, dealing and flight (WH7–WH13)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from paiju.core.actions import Flee, Pass
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Fact
from paiju.games.wahua import WAHUA
from paiju.games.wahua.deal import WahuaCarry
from paiju.games.wahua.events import Fled, WallEmpty
from paiju.games.wahua.kernel.codes import FLED
from paiju.games.wahua.options import WahuaOptions
from tests.games.wahua.positions import (
    arranged,
    dealt,
    fled,
    judged,
    play,
    played,
    played_out,
    position,
    refused,
    settled,
    until,
    values,
)

WINNING = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o 14d14o"
"""看花: any framed tile of another point wins."""


@pytest.mark.clause("WH7")
def test_the_first_dealer_is_drawn_by_lot():
    for players in (2, 3, 4):
        options = WahuaOptions(players=players)
        carry = WAHUA.first_carry(options)
        assert carry.dealer is None
        dealers = Counter(
            WAHUA.deal(options, carry, Draws.from_seed("dealer", seed)).dealer for seed in range(60)
        )
        assert set(dealers) == set(range(players))
        assert max(dealers.values()) < 40
    later = WahuaCarry(hand=2, played=1, seating=(0, 1, 2, 3), scores=(0, 0, 0, 0), dealer=2)
    assert {
        WAHUA.deal(WahuaOptions(), later, Draws.from_seed("dealer", seed)).dealer for seed in range(20)
    } == {2}


@pytest.mark.clause("WH1", "WH9")
def test_dice_and_wall_are_drawn_by_lot():
    options = WahuaOptions()
    carry = WAHUA.first_carry(options)
    deals = [WAHUA.deal(options, carry, Draws.from_seed("wall", seed)) for seed in range(60)]
    for deal in deals:
        WAHUA.check_deal(options, carry, deal)
    assert [{deal.dice[die] for deal in deals} for die in (0, 1)] == [{1, 2, 3, 4, 5, 6}] * 2
    assert len({deal.dice for deal in deals}) > 20
    assert len({deal.wall for deal in deals}) == len(deals)


@pytest.mark.clause("WH8")
@pytest.mark.parametrize(
    ("winner", "dealer", "next_dealer"), [(0, 0, 0), (1, 0, 1), (2, 0, 1), (3, 2, 3), (2, 3, 0)]
)
def test_the_dealer_stays_by_winning_else_the_next_one_deals(winner, dealer, next_dealer):
    hands = ["", "", "", ""]
    hands[winner] = WINNING
    state = position(*hands, wall="36o" * ((winner - dealer) % 4) + "15s", dealer=dealer)
    state = play(until(state, winner), f"{winner} win")
    assert state.view(None).winner == winner
    assert state.carry() == WahuaCarry(
        hand=2, played=1, seating=(0, 1, 2, 3), scores=settled(state).totals, dealer=next_dealer
    )


@pytest.mark.clause("WH8", "WH22")
def test_the_dealer_stays_after_a_drawn_hand_and_after_a_flight():
    state, events = played_out(position(dealer=2))
    assert WallEmpty() in events
    assert (state.view(None).winner, state.view(None).wall) == (None, 0)
    assert state.carry().dealer == 2
    state = play(dealt(dealer=2), "0 flee", "1 pass", "2 pass", "3 pass")
    assert state.carry().dealer == 2


@pytest.mark.clause("WH8")
def test_a_carry_without_a_dealer_or_with_another_one_is_refused():
    options = WahuaOptions()
    first = WAHUA.first_carry(options)
    later = WahuaCarry(hand=2, played=1, seating=(0, 1, 2, 3), scores=(0, 0, 0, 0), dealer=1)
    WAHUA.check_carry(options, later)
    for wrong in (
        replace(later, dealer=None),
        replace(later, dealer=4),
        replace(later, dealer=-1),
    ):
        with pytest.raises(RecordError) as caught:
            WAHUA.check_carry(options, wrong)
        assert (caught.value.code, caught.value.params) == ("carry-dealer", {"last": 3})
    with pytest.raises(RecordError) as caught:
        WAHUA.check_carry(options, replace(later, seating=(1, 0, 2, 3)))
    assert (caught.value.code, caught.value.params) == ("carry-seats", {"last": 3})
    deal = arranged([""] * 4, dealer=1)
    WAHUA.check_deal(options, first, deal)
    WAHUA.check_deal(options, later, deal)
    for other in (replace(deal, dealer=2), replace(deal, dealer=0)):
        with pytest.raises(RecordError) as caught:
            WAHUA.check_deal(options, later, other)
        assert (caught.value.code, caught.value.params) == ("record-dealer", {"dealer": other.dealer})
    for outside in (-1, 4):
        with pytest.raises(RecordError):
            WAHUA.check_deal(options, first, replace(deal, dealer=outside))


@pytest.mark.clause("WH1", "WH12")
def test_a_deal_holds_every_tile_once():
    options = WahuaOptions()
    carry, deal = WAHUA.first_carry(options), arranged([""] * 4)
    doubled = (deal.wall[1], *deal.wall[1:])
    for wall in (deal.wall[1:], doubled):
        with pytest.raises(RecordError) as caught:
            WAHUA.check_deal(options, carry, replace(deal, wall=wall))
        assert (caught.value.code, caught.value.params) == ("record-wall", {"tiles": len(wall)})


@pytest.mark.clause("WH9")
def test_the_sum_of_the_dice_counts_from_the_dealer_whose_wall_is_broken():
    for players in (2, 3, 4):
        for dealer in range(players):
            for dice in ((1, 1), (3, 4), (6, 6), (2, 3)):
                order = [(dealer + step) % players for step in range(sum(dice))]
                state = dealt(dice=dice, dealer=dealer, players=players)
                assert state.view(None).broken == order[-1]
                assert state.view(None).dice == dice
    # The odds are the same: the wall is drawn from its front whoever it belongs to.
    hands = {dealt(dice=dice).view(1).hand for dice in ((1, 1), (2, 3))}
    assert len(hands) == 1


@pytest.mark.clause("WH5", "WH9", "WH10")
def test_dealer_dice_shaken_and_home_points_are_told_before_the_first_action():
    deals, shaken, homes = dealt(dice=(2, 6), dealer=2, players=3).view(None).facts()
    assert deals == Fact("wahua-deals", {"who": 2, "broken": 0}, {"one": 2, "other": 6})
    assert shaken == Fact("wahua-shaken", params={"points": "26 15 34"})
    assert homes == Fact("wahua-homes-3", {"first": 2, "second": 0, "third": 1})
    roles = dealt(dealer=3).view(None).facts()[-1]
    assert roles == Fact("wahua-homes-4", {"first": 3, "second": 0, "third": 1, "fourth": 2})


@pytest.mark.clause("WH12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_twenty_tiles_the_dealer_first(players):
    state = dealt(players=players, dealer=1)
    for step in range(players):
        seat = (1 + step) % players
        assert Counter(state.view(seat).hand) == Counter(state.deal.wall[20 * step : 20 * step + 20])
    view = state.view(None)
    assert view.counts == (20,) * players
    assert view.wall == 136 - 20 * players


@pytest.mark.clause("WH13", "WH39")
def test_who_flees_has_nothing_and_the_others_count():
    state = dealt("66s66d", "11s11d")
    assert state.to_act == (0, 1, 2, 3)
    end, events = played(state, "1 flee", "0 pass", "2 pass", "3 pass")
    assert Fled(1) in events
    view = end.view(None)
    assert (view.fled, view.winner) == ((1,), None)
    assert view.values[1] == 0
    assert view.values[0] == sum(values(settled(end), 0).values()) > 0
    (line,) = [line for line in settled(end).lines if line.clause == "WH13"]
    assert (line.reason, line.persons, line.deltas) == ("fled", {"who": 1}, (0, 0, 0, 0))


@pytest.mark.clause("WH13.d")
def test_before_the_start_all_are_asked_at_once_and_any_flight_ends_the_hand():
    state = dealt()
    # In any order, and what one has answered is told to nobody before all have.
    for order in ((3, 1, 0, 2), (0, 1, 3, 2)):
        now = state
        for seat in order[:-1]:
            now, events = now.apply(seat, Flee() if seat in (1, 3) else Pass())
            assert events == ()
            assert seat not in now.to_act
            assert now.settlement is None
            assert now.view(None).fled == ()
        end, events = now.apply(order[-1], Pass())
        assert {event.seat for event in events if isinstance(event, Fled)} == {1, 3}
        assert [end.view(None).values[seat] for seat in (1, 3)] == [0, 0]
        assert min(end.view(None).values[seat] for seat in (0, 2)) > 0
    assert refused(state, "0 discard 66o") == ("WH13", "stay-or-flee")
    assert refused(play(state, "0 pass"), "0 flee")[1] == "not-your-turn"


@pytest.mark.clause("WH13", "WH13.d")
def test_later_one_flees_at_any_choice_of_the_own_turn():
    state = position("66d66o", "24o24s24d36d")
    for seat in (0, 1, 2, 3):
        assert state.to_act == (seat,)
        assert Flee() in state.legal(seat)
        for other in {0, 1, 2, 3} - {seat}:
            assert refused(state, f"{other} flee")[1] == "not-your-turn"
        end = play(state, f"{seat} flee")
        assert end.view(None).fled == (seat,)
        assert end.table_hand().ending == FLED
        assert end.view(None).values[seat] == 0
        state = until(state.apply(seat, state.timeout(seat))[0], (seat + 1) % 4)
    # Who may claim a discard may not flee, but may in the turn that the claim begins.
    state = play(position("24d66s", "24o11o"), "0 discard 24d")
    assert refused(state, "1 flee") == ("WH21", "claim-or-pass")
    assert play(state, "1 eat", "1 flee").view(None).fled == (1,)


@pytest.mark.clause("WH13")
def test_a_flight_before_the_start_comes_before_specials_are_replaced():
    state = dealt("F1 13o")
    assert "F1" in state.view(0).hand
    end = play(state, "0 pass", "1 flee", "2 pass", "3 pass")
    assert end.view(None).specials[0] == ()
    assert judged(end, 0) == ()
    assert values(fled(dealt("F1 13o")), 0).get("F1") is None
