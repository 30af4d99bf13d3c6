"""The course of a hand, the deal, and who sees what (SK1, SK35)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from paiju.climbing.tricks import Played, TrickWon, WentOut, WindTaken
from paiju.core.actions import Pass, Play
from paiju.core.cards import pack_of, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Fact, Settled
from paiju.games.shuangkou import SHUANGKOU
from paiju.games.shuangkou.options import ShuangkouOptions
from tests.games.playing import cards, play, played, refused
from tests.games.shuangkou.positions import VARIANTS, ended, position

DEFAULT = ShuangkouOptions.parse()


def dealt(seed, carry=None):
    """A deal of the game, after `carry` or as the first of a match."""
    carry = carry or SHUANGKOU.first_carry(DEFAULT)
    return SHUANGKOU.deal(DEFAULT, carry, Draws.from_seed(seed))


@pytest.mark.clause("SK1.d")
def test_two_decks_are_dealt_evenly_and_the_first_lead_is_drawn():
    leaders: Counter[int] = Counter()
    for seed in range(40):
        deal = dealt(seed)
        assert Counter(card for hand in deal.hands for card in hand) == Counter(pack_of(2))
        assert {len(hand) for hand in deal.hands} == {27}
        leaders[deal.leader] += 1
        state = SHUANGKOU.start(DEFAULT, SHUANGKOU.first_carry(DEFAULT), deal)
        assert state.to_act == (deal.leader,)
        assert state.on is None
        assert state.view(None).facts() == (Fact("shuangkou-leads", {"who": deal.leader}),)
        assert state.dealt == tuple(state.view(seat).hand for seat in range(4)) == deal.hands
    assert set(leaders) == {0, 1, 2, 3}


@pytest.mark.clause("SK1.d")
@pytest.mark.parametrize("first", [None, 3])
def test_the_cards_are_dealt_round_from_who_leads(first):
    for seed in range(5):
        carry = replace(SHUANGKOU.first_carry(DEFAULT), first=first)
        draws = Draws.from_seed(seed)
        leader = draws.below(4) if first is None else first
        order = draws.shuffled(pack_of(2))
        deal = dealt(seed, carry)
        assert deal.leader == leader
        for turn in range(4):
            assert deal.hands[(leader + turn) % 4] == sort_cards(order[turn::4])


@pytest.mark.clause("SK1.d")
def test_later_the_first_finisher_leads():
    state = position("33", "4", "55", "66", turn=1, finished=(), seating=(1, 2, 3, 0))
    state = play(state, "1 4", "2 pass", "3 pass", "0 pass", "3 66")
    assert state.tricks.finished == (1, 3)
    carry = state.carry()
    assert (carry.first, carry.seating, carry.leader) == (2, (1, 2, 3, 0), 1)
    assert {dealt(seed, carry).leader for seed in range(10)} == {1}
    assert SHUANGKOU.start(DEFAULT, carry, dealt(0, carry)).to_act == (1,)


@pytest.mark.clause("SK1.d")
def test_a_deal_with_another_leader_or_other_cards_is_refused():
    first = SHUANGKOU.first_carry(DEFAULT)
    deal = dealt(1)
    SHUANGKOU.check_deal(DEFAULT, first, deal)
    later = replace(first, first=(deal.leader + 1) % 4)
    short = replace(deal, hands=(deal.hands[0][1:], *deal.hands[1:]))
    for carry, wrong, code, clause in (
        (later, deal, "record-leader", "SK1.d"),
        (first, replace(deal, leader=4), "record-leader", "SK1.d"),
        (first, replace(deal, leader=-1), "record-leader", "SK1.d"),
        (first, short, "record-pack", None),
        (first, replace(deal, hands=deal.hands[:3]), "record-pack", None),
    ):
        with pytest.raises(RecordError) as caught:
            SHUANGKOU.check_deal(DEFAULT, carry, wrong)
        assert (caught.value.code, caught.value.clause) == (code, clause)
        assert caught.value.text("zh-CN") != caught.value.text("en")


@pytest.mark.clause("SK1.d")
@pytest.mark.parametrize(("hands", "over"), [(8, (7, False)), (8, (8, True)), (3, (3, True))])
def test_a_match_has_as_many_hands_as_the_option_says(hands, over):
    options = ShuangkouOptions.parse({} if hands == 8 else {"hands": hands})
    played_hands, ends = over
    carry = replace(SHUANGKOU.first_carry(options), played=played_hands)
    assert SHUANGKOU.match_over(options, carry) == ends


@pytest.mark.clause("SK1.d")
def test_who_leads_may_not_pass_and_only_the_seat_to_act_plays():
    state = position("44", "55", "66", "77")
    assert Pass() not in state.legal(0)
    assert (refused(state, "0 pass").clause, refused(state, "0 pass").code) == ("SK1.d", "must-lead")
    for seat in (1, 2, 3):
        assert state.legal(seat) == ()
        assert refused(state, f"{seat} pass").code == "not-your-turn"
    assert refused(state, "0 55").code == "not-held"
    assert (refused(state, "0 answer buy").code, refused(state, "0 answer buy").clause) == (
        "nothing-asked",
        "SK1.d",
    )
    assert state.question is None


@pytest.mark.clause("SK1.d")
def test_who_passed_may_play_again():
    state = position("3K3", "4A4", "677", "898")
    state = play(state, "0 3", "1 pass", "2 6", "3 pass", "0 pass", "1 A")
    assert state.tricks.owner == 1


@pytest.mark.clause("SK1.d")
def test_a_trick_is_won_when_all_the_others_have_passed():
    state, events = played(
        position("35K", "489", "6J7", "7Q8"), "0 3", "1 4", "2 6", "3 pass", "0 pass", "1 8", "2 J", "3 pass"
    )
    assert not [event for event in events if isinstance(event, TrickWon)]
    state, events = played(state, "0 pass", "1 pass")
    assert TrickWon(2, 0) in events
    assert (state.to_act, state.on) == ((2,), None)


@pytest.mark.clause("SK1.d")
def test_the_wind_goes_to_the_partner():
    state, events = played(position("A", "33", "44", "55"), "0 A", "1 pass", "2 pass", "3 pass")
    assert state.to_act == (2,)
    assert WindTaken(2) in events


@pytest.mark.clause("SK1.d")
def test_the_hand_ends_when_both_of_a_team_are_out_or_three_players():
    state = position("", "55", "3", "66", turn=2, finished=(0,))
    state, events = played(state, "2 3")
    assert events[-1] == Settled(state.settlement)
    assert WentOut(2, 2) in events
    state = position("", "5", "33", "66", turn=1, finished=(0,))
    state = play(state, "1 5")
    assert state.settlement is None
    state = play(state, "2 pass", "3 pass")
    assert state.to_act == (3,)  # the wind of seat 1 goes to its partner
    assert play(state, "3 66").settlement is not None
    assert play(position("", "", "33", "6", turn=3, finished=(0, 1)), "3 6").settlement is not None


@pytest.mark.clause("SK1.d")
def test_nobody_changes_seats_and_scores_add_up_by_person():
    state = position("", "55", "3", "66", turn=2, finished=(0,), seating=(3, 1, 0, 2))
    state = replace(state, before=replace(state.before, scores=(1, 2, 3, -6)))
    carry = play(state, "2 3").carry()
    assert carry.seating == (3, 1, 0, 2)
    assert carry.scores == (1 + 3, 2 - 3, 3 - 3, -6 + 3)
    assert (carry.first, carry.hand, carry.played) == (3, 2, 1)


@pytest.mark.clause("SK1.d")
def test_partners_sit_opposite():
    assert ended((1, 3, 0)).totals == (-3, 3, -3, 3)
    assert ended((0, 1, 2)).totals == (2, -2, 2, -2)


@pytest.mark.clause("SK1.d")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_counts_are_shown_to_all(seat):
    state = play(position("333", "4444", "5", "66"), "0 3")
    assert state.view(seat).counts == (2, 4, 1, 2)


@pytest.mark.clause("SK35.d")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("choice", ["by_variant", "on", "off"])
def test_open_partners_see_each_others_cards(variant, choice):
    state = position("33", "44", "55", "66", variant=variant, open_partner=choice)
    is_open = choice == "on" or (choice == "by_variant" and variant == "baibian")
    for seat, partner in enumerate(("55", "66", "33", "44")):
        assert state.view(seat).partner_hand == (cards(partner) if is_open else ())
    assert state.view(None).partner_hand == ()
    # They follow the play.
    after = play(position("33", "44", "55", "66", variant=variant, open_partner=choice), "0 3")
    assert after.view(2).partner_hand == (("3h",) if is_open else ())


@pytest.mark.clause("SK35.d")
@pytest.mark.parametrize("choice", ["on", "off"])
def test_who_is_out_sees_the_partners_cards(choice):
    state = position("", "44", "55", "66", turn=1, finished=(0,), open_partner=choice)
    assert state.view(0).partner_hand == cards("55")
    assert state.view(1).partner_hand == (cards("66") if choice == "on" else ())
    assert state.view(2).partner_hand == ()


@pytest.mark.clause("SK35.d")
@pytest.mark.parametrize("choice", ["on", "off"])
def test_a_spectator_sees_no_hand_before_the_end(choice):
    state = position("", "44", "5", "66", turn=2, finished=(0,), open_partner=choice)
    view = state.view(None)
    assert (view.hand, view.partner_hand, view.dealt, view.hands) == ((), (), (), ())
    assert play(state, "2 5").view(None).hands == ((), cards("44"), (), cards("66"))


@pytest.mark.clause("SK35.d")
def test_the_default_of_open_partner_follows_the_variant():
    assert ShuangkouOptions.parse().open_partner == "by_variant"
    found = {variant: ShuangkouOptions.parse({"variant": variant}).partners_open for variant in VARIANTS}
    assert found == {"baibian": True, "qianbian": False, "huopin": False}


def test_a_move_that_reads_in_two_ways_is_named_in_the_actions():
    state = position("4567W", "3", "3", "3")
    actions = [action for action in state.actions(0) if isinstance(action, Play)]
    named = {action.reading for action in actions if len(action.cards) == 5}
    assert named == {"straight:4-8", "straight:3-7"}
    for move, action in zip(state.legal(0), actions, strict=True):
        _, (laid, *_) = state.apply(0, action)
        assert isinstance(laid, Played)
        assert laid.reading == str(move)
    assert refused(state, "0 4567W as straight:5-9").code == "reading"


def test_a_timeout_passes_or_leads_a_low_single_without_running_away():
    state = position("33445W", "6", "7", "8")
    assert state.timeout(0) == Play(("5s",))
    assert play(state, "0 5").timeout(1) == Pass()
