"""The deal, the partners, who leads, and what counts (DZ1–DZ4, DZ6)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from paiju.core.cards import DECK, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import OptionsError, RecordError
from paiju.core.record import Record
from paiju.games.dazha import DAZHA
from paiju.games.dazha.deal import DazhaCarry, DazhaDeal
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.play import DazhaState
from tests.games.dazha.positions import FIRST, carry_of, position, started, whole_deal
from tests.games.playing import play, settled

PLAYED: dict[str, Any] = {"penalty_showdown": "never", "showdown": False}


@pytest.mark.clause("DZ1")
@pytest.mark.parametrize("mode", ["classic", "bao", "eight_jokers"])
def test_two_decks_are_dealt_and_in_eight_jokers_four_jokers_more(mode):
    options = DazhaOptions.parse({"mode": mode})
    more = {"w": 2, "W": 2} if mode == "eight_jokers" else {}
    deal = DAZHA.deal(options, FIRST, Draws.from_seed("deal", mode))
    assert [len(hand) for hand in deal.hands] == [28 if more else 27] * 4
    assert Counter(card for hand in deal.hands for card in hand) == Counter(DECK * 2) + Counter(more)
    DAZHA.check_deal(options, FIRST, deal)
    assert DAZHA.players(options) == 4


@pytest.mark.clause("DZ1")
def test_another_pack_is_refused():
    deal = whole_deal()
    hands = deal.hands
    ace_more = (*hands[:3], sort_cards((*hands[3][1:], "As")))
    uneven = (hands[0][:-1], hands[1], hands[2], sort_cards((*hands[3], hands[0][-1])))
    for wrong in (ace_more, uneven, hands[:3], ()):
        with pytest.raises(RecordError) as caught:
            DAZHA.check_deal(DazhaOptions(), FIRST, DazhaDeal(wrong))
        assert caught.value.code == "record-pack"
    eight = whole_deal(mode="eight_jokers")
    for options, other in ((DazhaOptions(), eight), (DazhaOptions(mode="eight_jokers"), deal)):
        with pytest.raises(RecordError):
            DAZHA.check_deal(options, FIRST, other)


@pytest.mark.clause("DZ2")
@pytest.mark.parametrize(
    ("spades", "partner"),
    [
        ((0, 1), (1, 0, 3, 2)),
        ((0, 3), (3, 2, 1, 0)),
        ((1, 2), (3, 2, 1, 0)),
        ((2, 3), (1, 0, 3, 2)),
        ((1, 3), (2, 3, 0, 1)),
        ((0, 0), (2, 3, 0, 1)),
        ((3, 3), (2, 3, 0, 1)),
    ],
)
def test_who_hold_the_threes_of_spades_are_partners(spades, partner):
    state = started(whole_deal(spades=spades), **PLAYED)
    assert state.partner == partner
    for seat in (None, 0, 1, 2, 3):
        assert state.view(seat).partner == partner


@pytest.mark.clause("DZ2", "DZ2.d")
def test_partners_are_found_anew_and_nobody_changes_seats():
    seen = set()
    for seed in range(40):
        state = DAZHA.new_hand(seed, DazhaOptions.parse(PLAYED), carry_of(hand=3, seating=(2, 0, 3, 1)))
        assert state.seating == (2, 0, 3, 1)
        seen.add(state.partner[0])
    assert seen == {1, 2, 3}


@pytest.mark.clause("DZ2")
def test_facts_name_the_partners():
    partners, leads = started(whole_deal(spades=(2, 3)), **PLAYED).view(None).facts()
    assert (partners.key, partners.seats) == ("dazha-partners", {"one": 0, "other": 1})
    assert (leads.key, leads.seats) == ("dazha-leads", {"who": 0})


@pytest.mark.clause("DZ3", "DZ3.d")
def test_the_host_leads_the_first_hand():
    state = started(whole_deal(spades=(1, 2)), **PLAYED)
    assert (state.leader, state.to_act) == (0, (0,))
    assert state.view(3).leader == 0


@pytest.mark.clause("DZ3")
def test_the_first_finisher_leads_the_next_hand():
    end = play(
        position("3 4", "5", "6", "7 8", seating=(3, 1, 2, 0)), "0 4", "1 5", "2 6", "3 pass", "0 pass"
    )
    end = play(end, "0 3")
    carry = end.carry()
    assert carry.first == 1
    assert started(whole_deal(), replace(carry, seating=(0, 3, 2, 1)), **PLAYED).leader == 3


def dealt_out(carry: DazhaCarry, *hands: str, **options: Any) -> DazhaState:
    """A hand that ends in a showdown."""
    state = started(whole_deal(*hands, **options), carry, **options)
    assert state.settlement is not None
    return state


@pytest.mark.clause("DZ4")
def test_a_hand_not_played_for_penalty_jokers_does_not_count():
    before = carry_of(hand=3, played=2, first=2)
    end = dealt_out(before, "W")
    after = end.carry()
    assert (after.hand, after.played, after.first) == (4, 2, 2)
    # Its points stand.
    assert after.scores == settled(end).totals
    assert any(after.scores)
    assert started(whole_deal(), after, **PLAYED).leader == 2
    # The host leads again where nobody has finished a hand.
    assert dealt_out(FIRST, "W").carry().leader((0, 1, 2, 3)) == 0
    assert not DAZHA.match_over(DazhaOptions(hands=3), after)


@pytest.mark.clause("DZ4", "DZ4.d")
def test_any_other_showdown_counts_and_has_no_first_finisher():
    before = carry_of(hand=3, played=2, first=2)
    end = dealt_out(before, "88888888", penalty_showdown="never")
    after = end.carry()
    assert (after.hand, after.played, after.first) == (4, 3, 2)
    assert end.view(None).finished == ()
    # With penalty jokers among the causes it does not.
    both = dealt_out(before, "88888888", "W", penalty_showdown="always")
    assert {cause.reason for cause in both.causes} >= {"eight-natural", "penalty-jokers"}
    assert both.carry().played == 2
    # What is penalised, but is no cause, does not matter.
    assert dealt_out(before, "88888888", "W", penalty_showdown="three_jokers").carry().played == 3


@pytest.mark.clause("DZ6")
def test_a_match_has_five_hands_by_default():
    options = DazhaOptions()
    assert options.hands == 5
    assert not DAZHA.match_over(options, carry_of(hand=9, played=4))
    assert DAZHA.match_over(options, carry_of(hand=9, played=5))


@pytest.mark.clause("DZ6")
def test_a_match_has_one_hand_to_a_hundred():
    for hands in (1, 100):
        assert DazhaOptions.parse({"hands": hands}).hands == hands
    for hands in (0, 101):
        with pytest.raises(OptionsError) as caught:
            DazhaOptions.parse({"hands": hands})
        assert caught.value.clause == "DZ6"


def test_a_deal_that_is_settled_at_once_is_a_record():
    deal = whole_deal("W")
    record = Record.begin(DAZHA, DazhaOptions(), FIRST, deal, ("a", "b", "c", "d"))
    assert record.settlement is not None
    assert Record.from_json(record.to_json()).verify(DAZHA).agrees
    view = started(deal).view(1)
    assert view.dealt == view.hands == deal.hands
    assert [fact.key for fact in view.facts()][-2:] == ["dazha-showdown", "dazha-showdown-uncounted"]
