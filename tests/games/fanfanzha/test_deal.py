from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest
from msgspec.structs import replace

from paiju.core.cards import pack_of
from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Carry
from paiju.games.datong.deal import RevealDeal
from paiju.games.fanfanzha import FANFANZHA
from paiju.games.fanfanzha.deal import seat_team
from paiju.games.fanfanzha.options import FanfanzhaOptions
from tests.games.fanfanzha.hands import carry, rich_deal

FOUR, SIX = FanfanzhaOptions(players=4), FanfanzhaOptions(players=6)


def drawn(options, seed):
    return FANFANZHA.deal(options, carry(options.players), Draws.from_seed("deal", seed))


@pytest.mark.clause("FZ1", "FZ2")
@pytest.mark.parametrize(("options", "cards", "copies"), [(FOUR, 108, 2), (SIX, 162, 3)])
def test_two_or_three_full_decks_are_dealt_27_each(options, cards, copies):
    for seed in range(5):
        deal = drawn(options, seed)
        dealt = Counter(card for hand in deal.hands for card in hand)
        assert [len(hand) for hand in deal.hands] == [27] * options.players
        assert (dealt.total(), len(dealt), set(dealt.values())) == (cards, 54, {copies})


@pytest.mark.clause("FZ3")
@pytest.mark.parametrize("options", [FOUR, SIX])
def test_dealing_goes_counter_clockwise_from_a_random_first_receiver(options):
    pack = pack_of(options.players // 2)
    for seed in range(5):
        draws = Draws.from_seed("deal", seed)
        first, place, order = draws.below(options.players), draws.below(len(pack)), draws.shuffled(pack)
        hands: list[list[str]] = [[] for _ in range(options.players)]
        for n, card in enumerate(order):
            hands[(first + n) % options.players].append(card)
        deal = drawn(options, seed)
        assert [Counter(hand) for hand in deal.hands] == [Counter(hand) for hand in hands]
        assert (deal.first, deal.reveal, deal.holder) == (
            first,
            order[place],
            (first + place) % options.players,
        )


@pytest.mark.clause("FZ3")
@pytest.mark.parametrize("options", [FOUR, SIX])
def test_anybody_may_be_first_receiver_or_leader_and_any_card_the_reveal_card(options):
    deals = [drawn(options, seed) for seed in range(150)]
    assert {deal.first for deal in deals} == {deal.holder for deal in deals} == set(range(options.players))
    assert len({deal.reveal for deal in deals}) > 40
    assert {"w", "W"} & {deal.reveal for deal in deals}
    for deal in deals[:20]:
        state = FANFANZHA.start(options, carry(options.players), deal)
        assert state.leader == deal.holder
        assert state.to_act == (deal.holder,)
        assert deal.reveal in state.dealt[state.leader]
        assert state.view(None).reveal == deal.reveal


def held_by(players, leader, *copies):
    """A deal where the reveal card lies with the leader and, copy by copy, so many steps after the leader."""
    hands = [[f"{rank}{suit}" for suit in "shd"] for rank in "3456789TJQKA2"[:players]]
    for step in (0, *copies):
        hands[(leader + step) % players].append("Ac")
    return RevealDeal(0, tuple(map(tuple, hands)), "Ac", leader)


@pytest.mark.clause("FZ3")
@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize(("copy", "seated"), [(0, "0123"), (1, "0213"), (2, "0123"), (3, "0132")])
def test_four_players_change_seats_as_in_datong(leader, copy, seated):
    deal = held_by(4, leader, copy)
    table = seat_team((0, 1, 2, 3), deal)
    assert [table.seating[(leader + step) % 4] for step in range(4)] == [
        (leader + int(s)) % 4 for s in seated
    ]
    assert table.hands == tuple(deal.hands[person] for person in table.seating)


SEATED = {
    # The steps from the leader at which the other copies lie: who then sits 0, 1 … 5 steps from the leader.
    (0, 0): "012345",  # all with the leader
    (0, 1): "021345",
    (0, 2): "012345",
    (0, 3): "013245",
    (0, 4): "012345",
    (0, 5): "015342",
    (1, 1): "021345",  # two with one partner
    (2, 2): "012345",
    (3, 3): "013245",
    (4, 4): "012345",
    (5, 5): "015342",
    (1, 2): "042315",  # seat +2 holds a copy: +4 is the free one
    (1, 3): "021435",  # +1 to +2, then +3 to +4
    (1, 4): "021345",
    (1, 5): "021354",
    (2, 3): "012435",
    (2, 4): "012345",
    (2, 5): "012354",
    (3, 4): "013245",
    (3, 5): "013254",
    (4, 5): "015342",
}


def test_the_table_names_every_constellation():
    assert set(SEATED) == set(combinations(range(6), 2)) | {(step, step) for step in range(6)}


@pytest.mark.clause("FZ4", "FZ4.d")
@pytest.mark.parametrize("leader", range(6))
@pytest.mark.parametrize(("copies", "seated"), SEATED.items())
def test_six_players_change_seats(leader, copies, seated):
    deal = held_by(6, leader, *copies)
    table = seat_team(tuple(range(6)), deal)
    assert [table.seating[(leader + step) % 6] for step in range(6)] == [
        (leader + int(s)) % 6 for s in seated
    ]
    assert table.hands == tuple(deal.hands[person] for person in table.seating)
    assert table.leader == leader


def team_seated(order, leader, holders):
    return all(order.index(holder) % 2 == leader % 2 for holder in holders)


@pytest.mark.clause("FZ4.d")
@pytest.mark.parametrize("players", [4, 6])
def test_no_fewer_moves_would_seat_the_team(players):
    """Of all seatings with the leader in place and the holders on the team's seats none moves fewer."""
    for leader in range(players):
        for copies in combinations(range(players), players // 2 - 1):
            deal = held_by(players, leader, *copies)
            table = seat_team(tuple(range(players)), deal)
            holders = {(leader + step) % players for step in (0, *copies)}
            assert team_seated(table.seating, leader, holders)
            least = min(
                sum(person != seat for seat, person in enumerate(order))
                for order in permutations(range(players))
                if order[leader] == leader and team_seated(order, leader, holders)
            )
            moved = [seat for seat, person in enumerate(table.seating) if person != seat]
            assert len(moved) == least
            assert sorted(table.moved) == moved


@pytest.mark.clause("FZ4", "FZ4.d")
@pytest.mark.parametrize("players", [4, 6])
def test_in_real_deals_the_team_holds_all_copies_and_hands_follow_their_owners(players):
    rng = Random(players)
    options = FOUR if players == 4 else SIX
    for seed in range(150):
        deal = drawn(options, seed) if seed % 2 else rich_deal(rng, players)
        seating = tuple(rng.sample(range(players), players))
        table = seat_team(seating, deal)
        assert sorted(table.seating) == list(range(players))
        assert table.seating[deal.holder] == seating[deal.holder]
        owner = dict(zip(seating, deal.hands, strict=True))
        assert table.hands == tuple(owner[person] for person in table.seating)
        holders = [seat for seat, hand in enumerate(table.hands) if deal.reveal in hand]
        assert {(seat - table.leader) % 2 for seat in holders} == {0}


@pytest.mark.clause("FZ3", "FZ4")
def test_the_seats_as_changed_stay_for_the_next_hand():
    deal = drawn(SIX, 3)
    before = Carry(hand=4, played=3, seating=(5, 3, 1, 0, 2, 4), scores=(0,) * 6)
    state = FANFANZHA.start(SIX, before, deal)
    assert state.seating != before.seating
    assert state.seating == seat_team(before.seating, deal).seating
    while state.settlement is None:
        state, _ = state.apply(state.to_act[0], next(state.actions(state.to_act[0])))
    assert state.carry().seating == state.seating


@pytest.mark.clause("FZ1", "FZ2")
def test_a_deal_of_another_pack_is_refused():
    four, six = drawn(FOUR, 1), drawn(SIX, 1)
    FANFANZHA.check_deal(FOUR, carry(4), four)
    FANFANZHA.check_deal(SIX, carry(6), six)
    for options, deal in (
        (FOUR, six),
        (SIX, four),
        (FOUR, replace(four, hands=(four.hands[0][1:], (*four.hands[1], four.hands[0][0]), *four.hands[2:]))),
        (SIX, replace(six, hands=(("3s",) * 27, *six.hands[1:]))),
    ):
        with pytest.raises(RecordError) as caught:
            FANFANZHA.check_deal(options, carry(options.players), deal)
        assert caught.value.code == "record-pack"
        cards = sum(map(len, deal.hands))
        assert caught.value.params == {"cards": cards, "decks": options.players // 2}


@pytest.mark.clause("FZ3")
def test_a_leader_without_the_reveal_card_is_refused():
    deal = drawn(SIX, 1)
    other = next(seat for seat in range(6) if deal.reveal not in deal.hands[seat])
    with pytest.raises(RecordError) as caught:
        FANFANZHA.check_deal(SIX, carry(6), replace(deal, holder=other))
    assert (caught.value.code, caught.value.params) == ("record-reveal", {"card": deal.reveal, "seat": other})
    for field in ("first", "holder"):
        for seat in (6, -1):
            with pytest.raises(RecordError) as caught:
                FANFANZHA.check_deal(SIX, carry(6), replace(deal, **{field: seat}))
            assert caught.value.code == "record-seat"
