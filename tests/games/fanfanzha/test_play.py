from random import Random

import pytest
from msgspec.structs import replace

from paiju.core.actions import Answer, Pass, Play, TurnUp
from paiju.core.cards import Card, Cards, sort_cards, without
from paiju.core.errors import IllegalAction
from paiju.core.game import Carry, Settled
from paiju.core.record import Record
from paiju.games.fanfanzha import FANFANZHA
from paiju.games.fanfanzha.options import FanfanzhaOptions
from paiju.games.fanfanzha.play import TurnedUp
from tests.games.fanfanzha.hands import (
    bonuses,
    dealt,
    rich_deal,
    settled,
    settlement_of,
    started,
    turned_up,
    worth,
)

MODES = ("no_bomb_surrender", "no_joker_surrender", "leader_surrenders")


def shown(state):
    """What each seat turns up, in ranks, and the seats in order."""
    _, events = turned_up(state)
    turns = [event for event in events if isinstance(event, TurnedUp)]
    return [event.seat for event in turns], {
        event.seat: "".join(card[0] for card in event.cards) for event in turns
    }


@pytest.mark.clause("FZ5")
@pytest.mark.parametrize(("players", "leader"), [(4, 0), (4, 3), (6, 0), (6, 4)])
def test_the_seats_turn_up_one_after_the_other_from_the_leader_on(players, leader):
    state = started(dealt(*["3333", "", "5555", "", "777", "KKKKK"][:players], leader=leader))
    order = [(leader + step) % players for step in range(players)]
    for turn, seat in enumerate(order):
        assert state.to_act == (seat,)
        assert state.view(None).turned == tuple(order[:turn])
        assert [state.legal(other) for other in range(players)] == [
            (TurnUp(),) if other == seat else () for other in range(players)
        ]
        state, _ = state.apply(seat, TurnUp())
    assert state.to_act == ()
    assert state.legal(leader) == ()


@pytest.mark.clause("FZ5")
@pytest.mark.parametrize("mode", MODES)
def test_all_bombs_of_a_hand_are_turned_up_and_nothing_less(mode):
    deal = dealt("333355555TTT", "222222", "999", "44448888AAAA")
    assert shown(started(deal, mode=mode)) == (
        [0, 1, 2, 3],
        {0: "333355555", 1: "222222", 2: "", 3: "44448888AAAA"}
        if mode != "no_joker_surrender"
        else {
            seat: bombs + "".join(card for card in deal.hands[seat] if card in "wW")
            for seat, bombs in enumerate(("333355555", "222222", "", "44448888AAAA"))
        },
    )


@pytest.mark.clause("FZ5")
def test_the_cards_themselves_are_turned_up():
    _, events = turned_up(started(dealt("5h5h5d5d5s", "", "", "")))
    assert events[0] == TurnedUp(0, ("5s", "5h", "5h", "5d", "5d"))


@pytest.mark.clause("FZ5")
@pytest.mark.parametrize("mode", MODES)
def test_four_jokers_are_turned_up_in_every_mode(mode):
    assert shown(started(dealt("", "wwWW", "4444", ""), mode=mode))[1] == {0: "", 1: "wwWW", 2: "4444", 3: ""}


@pytest.mark.clause("FZ5")
def test_with_six_players_it_takes_six_jokers():
    assert shown(started(dealt("wwwWW", "", "", "W", "", "6666")))[1][0] == ""
    assert shown(started(dealt("", "", "", "wwwWWW", "", "6666")))[1][3] == "wwwWWW"


@pytest.mark.clause("FZ5", "FZ5.d")
def test_single_jokers_are_turned_up_in_no_joker_surrender_only():
    deal = dealt("3333w", "wW", "W", "")
    assert shown(started(deal, mode="no_joker_surrender"))[1] == {0: "3333w", 1: "wW", 2: "W", 3: ""}
    for mode in ("no_bomb_surrender", "leader_surrenders"):
        assert shown(started(deal, mode=mode))[1] == {0: "3333", 1: "", 2: "", 3: ""}


@pytest.mark.clause("FZ5.d")
def test_jokers_that_earn_are_seen_at_the_settlement():
    state = started(dealt("WW", "4444", "w", "w"))
    for seat in range(4):
        assert "W" not in "".join(map("".join, state.view(1).opened))
        assert state.view(1).dealt == ()
        state, _ = state.apply(seat, TurnUp())
    assert state.view(1).opened[0] == ()
    assert state.view(1).dealt[0][-2:] == ("W", "W")
    assert worth(state, "joker-pair") == {0: 1}


@pytest.mark.clause("FZ6")
@pytest.mark.parametrize("players", [4, 6])
def test_the_hand_is_settled_when_the_last_has_turned_up(players):
    state = started(dealt(*["3333", "5555"] * (players // 2)))
    for seat in range(players):
        assert state.settlement is None
        assert state.view(None).settlement is None
        state, events = state.apply(seat, TurnUp())
        assert [type(event) for event in events] == [TurnedUp] + [Settled] * (seat == players - 1)
    assert events[1] == Settled(settlement_of(state))
    assert state.view(None).settlement == state.settlement


@pytest.mark.clause("FZ5")
@pytest.mark.parametrize("action", [Pass(), Answer("buy"), Play(("3s",)), Play(())])
def test_nothing_else_can_be_done(action):
    state = started(dealt("3333", "", "", ""))
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, action)
    assert (caught.value.code, caught.value.clause) == ("turn-up-needed", "FZ5")
    assert state == started(dealt("3333", "", "", ""))


@pytest.mark.clause("FZ5")
def test_nobody_turns_up_out_of_turn_or_twice():
    state, _ = started(dealt("3333", "", "", "", "", "")).apply(0, TurnUp())
    for seat in (0, 2, 5):
        with pytest.raises(IllegalAction) as caught:
            state.check(seat, TurnUp())
        assert (caught.value.code, caught.value.clause) == ("not-your-turn", "FZ5")
        assert caught.value.params == {"seat": seat, "turn": 1}
    state, _ = turned_up(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, TurnUp())
    assert caught.value.code == "hand-over"


@pytest.mark.clause("FZ5", "FZ5.d")
@pytest.mark.parametrize("players", [4, 6])
def test_a_view_holds_what_was_turned_up_and_the_own_hand_only(players):
    deal = rich_deal(Random(2), players)
    state, opened = started(deal), dict[int, Cards]()
    while state.settlement is None:
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert view.hand == (() if seat is None else state.dealt[seat])
            assert view.opened == tuple(opened.get(place, ()) for place in range(players))
            assert view.dealt == ()
            assert view.counts == (27,) * players
            assert view.legal() == (state.legal(seat) if seat is not None else ())
            assert list(view.actions()) == list(view.legal())
        (turn,) = state.to_act
        state, events = state.apply(turn, TurnUp())
        assert isinstance(events[0], TurnedUp)
        opened[turn] = events[0].cards
    assert {state.view(seat).dealt for seat in (None, *range(players))} == {state.dealt}


@pytest.mark.clause("FZ3", "FZ4.d")
def test_a_view_tells_who_sits_where_who_moved_and_who_leads():
    options = FanfanzhaOptions(players=6, colour_count=5)
    before = Carry(hand=3, played=2, seating=(5, 0, 4, 1, 3, 2), scores=(1, 2, 3, -1, -2, -3))
    state = FANFANZHA.new_hand(1, options, before)
    changed = {seat for seat in range(6) if state.seating[seat] != before.seating[seat]}
    assert changed
    for seat in (None, *range(6)):
        view = state.view(seat)
        assert (view.seat, view.options, view.leader) == (seat, options, state.leader)
        assert (view.hand_number, view.scores, view.seating) == (3, before.scores, state.seating)
        assert set(view.moved) == changed


@pytest.mark.clause("FZ5")
def test_a_timeout_turns_up():
    state = started(dealt("3333", "", "", ""))
    assert state.timeout(0) == TurnUp()
    assert list(state.actions(0)) == [TurnUp()]
    assert list(state.actions(1)) == []


def exchanged(hand: Cards, card: Card, other: Card) -> Cards:
    """The hand with `other` in place of `card`."""
    rest = without(hand, (card,))
    assert rest is not None
    return sort_cards((*rest, other))


def test_a_view_of_a_hand_in_play_depends_on_no_hidden_card():
    """Two deals that differ only in what seat 1 may not see look the same to it, until the settlement."""
    deal = dealt("3333", "5555", "", "")
    hands = list(deal.hands)
    card, other = next(
        (card, other)
        for card in hands[2]
        for other in hands[3]
        if card[0] not in other
        and deal.reveal not in (card, other)
        and sum(c[0] == other[0] for c in hands[2]) < 3
        and sum(c[0] == card[0] for c in hands[3]) < 3
        and "w" not in (card + other).lower()
    )
    hands[2] = exchanged(hands[2], card, other)
    hands[3] = exchanged(hands[3], other, card)
    one, two = started(deal), started(replace(deal, hands=tuple(hands)))
    assert one != two
    for seat in range(4):
        assert one.view(1) == two.view(1)
        one, two = one.apply(seat, TurnUp())[0], two.apply(seat, TurnUp())[0]
    assert one.view(1) != two.view(1)


@pytest.mark.clause("FZ30")
def test_the_next_hand_keeps_seats_and_adds_up_the_scores_of_persons():
    options = FanfanzhaOptions(players=4)
    before = Carry(hand=3, played=2, seating=(2, 0, 3, 1), scores=(10, -4, 0, -6))
    deal = dealt("3333", "5555", "", "777777")
    state = FANFANZHA.start(options, before, deal)
    with pytest.raises(IllegalAction) as caught:
        state.carry()
    assert caught.value.code == "hand-not-over"
    state, _ = turned_up(state)
    # Seats 0 and 2, the persons 2 and 3, lose the base; of the bomb of six three are red and three black.
    assert bonuses(state) == [
        ("FZ20", "bomb", 2, 1),
        ("FZ20", "bomb", 0, 1),
        ("FZ20", "bomb", 1, 3),
        ("FZ24", "largest-bomb", 1, 1),
    ]
    totals = (1 + 3 - 1 - 4, 1 + 12 - 1 - 1, -1 + 3 - 1 - 4, -1 - 1 - 1 - 4)
    assert settlement_of(state).totals == totals
    assert state.carry() == Carry(
        hand=4,
        played=3,
        seating=before.seating,
        scores=tuple(map(sum, zip(before.scores, totals, strict=True))),
    )


@pytest.mark.parametrize("players", [4, 6])
def test_a_match_of_three_hands(players):
    options = FanfanzhaOptions(players=players, hands=3)
    carried, scores = FANFANZHA.first_carry(options), [0] * players
    assert carried.seating == tuple(range(players))
    for hand in (1, 2, 3):
        assert not FANFANZHA.match_over(options, carried)
        state, _ = turned_up(FANFANZHA.new_hand(11, options, carried))
        scores = [score + won for score, won in zip(scores, settlement_of(state).totals, strict=True)]
        carried = state.carry()
        assert (carried.hand, carried.played, carried.scores) == (hand + 1, hand, tuple(scores))
    assert FANFANZHA.match_over(options, carried)


@pytest.mark.parametrize("players", [4, 6])
def test_a_record_replays_and_every_state_can_be_saved(players):
    options = FanfanzhaOptions(players=players)
    first = FANFANZHA.first_carry(options)
    deal = rich_deal(Random(4), players)
    state = FANFANZHA.start(options, first, deal)
    persons = tuple("ABCDEF"[:players])
    record = Record.begin(FANFANZHA, options, first, deal, persons)
    while state.settlement is None:
        assert FANFANZHA.load(FANFANZHA.save(state)) == state
        (seat,) = state.to_act
        state, _ = state.apply(seat, TurnUp())
        record = record.with_action(seat, TurnUp(), state)
    read = Record.from_json(record.to_json())
    assert read == record
    assert [step.state for step in read.replay(FANFANZHA)][-1] == state
    assert read.actions[0] == f"{deal.holder} turn up"
    assert FANFANZHA.load(FANFANZHA.save(state)) == state == settled(deal)
