"""The deal, the reveal card and the seats (DT1–DT6)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from paiju.core.actions import Answer
from paiju.core.cards import DECK, pack_of, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.games.datong import DATONG
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import Window
from tests.games.datong.positions import carry_of, position, whole_deal
from tests.games.playing import play, settled

OPTIONS = DatongOptions()
FIRST = DATONG.first_carry(OPTIONS)


def start(deal, carry=FIRST, **options):
    return DATONG.start(DatongOptions.parse(options), carry, deal)


@pytest.mark.clause("DT1")
@pytest.mark.parametrize("seed", range(5))
def test_two_decks_are_dealt_to_four(seed):
    hands = DATONG.new_hand(seed).dealt
    assert [len(hand) for hand in hands] == [27] * 4
    assert Counter(card for hand in hands for card in hand) == Counter(DECK * 2)
    assert DATONG.players(OPTIONS) == 4


@pytest.mark.clause("DT1")
def test_another_pack_is_refused():
    deal = whole_deal("3s", 0, 1)
    hands = deal.hands
    DATONG.check_deal(OPTIONS, FIRST, deal)
    ace_more = (*hands[:3], sort_cards((*hands[3][1:], "As")))
    uneven = (hands[0][:-1], hands[1], hands[2], sort_cards((*hands[3], hands[0][-1])))
    three = tuple(sort_cards(pack_of(2)[seat::3]) for seat in range(3))
    for wrong in (ace_more, uneven, three, hands[:3], ()):
        with pytest.raises(RecordError) as caught:
            DATONG.check_deal(OPTIONS, FIRST, replace(deal, hands=wrong))
        assert caught.value.code == "record-pack"


@pytest.mark.clause("DT2", "DT3.d")
def test_dealing_goes_round_from_a_random_first():
    first_of: Counter[int] = Counter()
    for seed in range(60):
        draws = Draws.from_seed("first", seed)
        first, place, order = draws.below(4), draws.below(108), draws.shuffled(pack_of(2))
        deal = DATONG.deal(OPTIONS, FIRST, Draws.from_seed("first", seed))
        assert deal.first == first
        assert (deal.reveal, deal.holder) == (order[place], (first + place) % 4)
        for turn in range(4):
            assert deal.hands[(first + turn) % 4] == sort_cards(order[turn::4])
        first_of[first] += 1
    assert len(first_of) == 4
    assert min(first_of.values()) >= 5


@pytest.mark.clause("DT3")
@pytest.mark.parametrize("holder", range(4))
def test_who_holds_the_reveal_card_leads(holder):
    deal = whole_deal("Kd", holder, (holder + 2) % 4)
    state = start(deal, surrender=False)
    assert (state.leader, state.to_act) == (holder, (holder,))
    assert state.view(None).reveal == "Kd"


@pytest.mark.clause("DT3")
def test_the_next_hand_draws_again_whoever_won():
    leaders: Counter[int] = Counter()
    reveals = set()
    winner_leads = carry_of(range(4), (4, -4, 4, -4))
    for seed in range(60):
        deal = DATONG.deal(OPTIONS, winner_leads, Draws.from_seed("next", seed))
        leaders[start(deal, winner_leads).leader] += 1
        reveals.add(deal.reveal)
    assert min(leaders[seat] for seat in range(4)) >= 5
    assert len(reveals) > 20


@pytest.mark.clause("DT3.d")
def test_one_physical_card_is_picked_jokers_too():
    deals = [DATONG.deal(OPTIONS, FIRST, Draws.from_seed("one", seed)) for seed in range(400)]
    for deal in deals:
        assert deal.reveal in deal.hands[deal.holder]
    assert {"w", "W"} <= {deal.reveal for deal in deals}
    # Where two seats have a copy each, either may be the one: it is not always the first.
    apart = [
        [seat for seat in range(4) if deal.reveal in deal.hands[seat]].index(deal.holder)
        for deal in deals
        if deal.hands[deal.holder].count(deal.reveal) == 1
    ]
    assert min(apart.count(0), apart.count(1)) > 100


@pytest.mark.clause("DT3.d")
def test_a_record_must_name_a_holder_of_the_reveal_card():
    deal = whole_deal("3s", 0, 1)
    DATONG.check_deal(OPTIONS, FIRST, replace(deal, holder=1))
    with pytest.raises(RecordError) as caught:
        DATONG.check_deal(OPTIONS, FIRST, replace(deal, holder=2))
    assert (caught.value.code, caught.value.params) == ("record-reveal", {"card": "3s", "seat": 2})


@pytest.mark.parametrize("field", ["first", "holder"])
@pytest.mark.parametrize("seat", [4, 9, -1, -3, 10**30])
def test_a_record_must_name_seats_that_there_are(field, seat):
    deal = whole_deal("3s", 0, 1)
    with pytest.raises(RecordError) as caught:
        DATONG.check_deal(OPTIONS, FIRST, replace(deal, **{field: seat}))
    assert caught.value.code == "record-seat"
    assert caught.value.params == {"path": f"$.deal.{field}", "seat": str(seat), "last": 3}


def test_a_hand_that_is_not_in_order_was_not_dealt():
    deal = whole_deal("3s", 0, 1)
    hands = deal.hands
    with pytest.raises(RecordError) as caught:
        DATONG.check_deal(OPTIONS, FIRST, replace(deal, hands=(*hands[:2], hands[2][::-1], hands[3])))
    assert (caught.value.code, caught.value.params) == ("record-order", {"seat": 2})


@pytest.mark.clause("DT3.d")
def test_the_seats_stay_for_the_next_hand():
    state = start(whole_deal("3s", 0, 1), carry_of((2, 0, 3, 1)))
    assert state.seating == (2, 3, 0, 1)
    while state.settlement is None:
        (seat,) = state.to_act
        state = state.apply(seat, state.timeout(seat))[0]
    assert state.carry().seating == (2, 3, 0, 1)
    again = start(whole_deal("3s", 0, 2), state.carry())
    assert again.seating == (2, 3, 0, 1)


@pytest.mark.clause("DT4")
@pytest.mark.parametrize(
    ("holder", "other", "seating"),
    [
        (0, 1, (0, 2, 1, 3)),
        (0, 3, (0, 1, 3, 2)),
        (0, 2, (0, 1, 2, 3)),
        (1, 0, (3, 1, 2, 0)),
        (1, 2, (0, 1, 3, 2)),
        (3, 2, (0, 2, 1, 3)),
    ],
)
def test_the_holder_of_the_other_copy_comes_to_sit_opposite(holder, other, seating):
    deal = whole_deal("8c", holder, other)
    state = start(deal)
    assert state.seating == seating
    assert state.seating[(holder + 2) % 4] == other
    assert state.leader == holder
    # Hands move with their owners, and what a seat sees are the new owner's cards.
    for seat in range(4):
        assert state.dealt[seat] == deal.hands[seating[seat]]
        assert state.view(seat).hand == deal.hands[seating[seat]]
    moved = [seat for seat in range(4) if seating[seat] != seat]
    assert sorted(state.view(None).moved) == moved


@pytest.mark.clause("DT4")
def test_who_changed_seats_is_the_leaders_partner_in_the_settlement():
    state = start(whole_deal("8c", 0, 1))
    (seat,) = state.to_act
    assert state.seating[seat] == 0
    state = state.apply(0, Answer("offer"))[0]
    assert state.seating[state.to_act[0]] == 1
    state = state.apply(2, Answer("surrender"))[0]
    assert state.settlement.lines[0].deltas == (-1, -1, 1, 1)


@pytest.mark.clause("DT4")
def test_bonus_and_scores_go_with_who_changed_seats():
    # Person 1 holds all eight 7s, the only bomb, and comes to sit at seat 2.
    deal = whole_deal("8c", 0, 1)
    others, mine = [list(hand) for hand in deal.hands], list(deal.hands[1])
    given = iter([[card for card in mine if card[0] == rank][copy] for copy in (0, 1) for rank in "9TJ"])
    for hand in (others[0], others[2], others[3]):
        for seven in [card for card in hand if card[0] == "7"]:
            card = next(given)
            hand[hand.index(seven)], mine[mine.index(card)] = card, seven
    deal = replace(deal, hands=tuple(map(sort_cards, (others[0], mine, others[2], others[3]))))
    DATONG.check_deal(OPTIONS, FIRST, deal)
    state = start(deal)
    assert state.seating == (0, 2, 1, 3)
    state = state.apply(0, Answer("offer"))[0].apply(2, Answer("surrender"))[0]
    assert state.settlement.totals == (-1 - 9, -1 + 27, 1 - 9, 1 - 9)
    assert (state.carry().seating, state.carry().scores) == ((0, 2, 1, 3), state.settlement.totals)


@pytest.mark.clause("DT5")
@pytest.mark.parametrize("holder", range(4))
def test_with_both_copies_in_one_hand_nobody_moves(holder):
    deal = whole_deal("8c", holder, holder)
    state = start(deal)
    assert state.seating == (0, 1, 2, 3)
    assert state.dealt == deal.hands
    assert state.moved == ()


@pytest.mark.clause("DT5.d")
def test_the_table_does_not_tell_why_nobody_moved():
    both, opposite = start(whole_deal("8c", 0, 0)), start(whole_deal("8c", 0, 2))
    assert both.view(None) == opposite.view(None)
    for seat in (1, 3):
        assert replace(both.view(seat), hand=()) == replace(opposite.view(seat), hand=())


@pytest.mark.clause("DT6.d")
def test_scores_belong_to_persons():
    before = carry_of((2, 0, 3, 1), (10, 20, -40, 10))
    state = start(whole_deal("3s", 0, 1), before)
    assert state.view(1).seating == (2, 3, 0, 1)
    assert state.view(1).scores == (10, 20, -40, 10)
    while state.settlement is None:
        (seat,) = state.to_act
        state = state.apply(seat, state.timeout(seat))[0]
    totals = state.settlement.totals
    assert any(totals)
    assert state.carry().scores == tuple(a + b for a, b in zip((10, 20, -40, 10), totals, strict=True))
    # Partners by seat, points by person: persons 2 and 0 sit at the even seats.
    base = state.settlement.group_totals("base")
    assert base[2] == base[0] == -base[3] == -base[1]
    assert (state.carry().hand, state.carry().played) == (2, 1)


@pytest.mark.clause("DT6.d")
def test_what_each_seat_wins_is_added_to_the_score_of_its_person():
    state = position("7777", "8888888", "3", "4", seating=(2, 0, 3, 1), window=Window(0))
    state = replace(state, before=carry_of((2, 0, 3, 1), (10, 20, -40, 10)))
    state = play(state, "0 answer offer", "2 answer surrender")
    # By seat −1 + 3 − 5, 1 − 1 + 15, −1 − 1 − 5, 1 − 1 − 5: no two persons win alike.
    assert settled(state).totals == (15, -5, -3, -7)
    assert state.carry().scores == (10 + 15, 20 - 5, -40 - 3, 10 - 7)
