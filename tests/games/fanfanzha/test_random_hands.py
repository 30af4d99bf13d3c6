"""What holds in every hand, over dealt and rich hands of four and six in every mode and with any options."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiju.core.actions import TurnUp
from paiju.core.cards import Cards, pack_of
from paiju.core.draws import Draws
from paiju.core.game import Carry
from paiju.games.fanfanzha import FANFANZHA
from paiju.games.fanfanzha.options import FanfanzhaOptions
from paiju.games.fanfanzha.play import FanfanzhaState, TurnedUp
from tests.games.fanfanzha.hands import rich_deal

TABLES = [
    (4, "no_bomb_surrender"),
    (4, "no_joker_surrender"),
    (4, "leader_surrenders"),
    (6, "no_bomb_surrender"),
]


@st.composite
def hands(draw: st.DrawFn) -> FanfanzhaState:
    """The first state of a hand: any table, any options, half of the hands rich."""
    players, mode = draw(st.sampled_from(TABLES))
    options = FanfanzhaOptions.parse(
        {
            "players": players,
            "mode": mode,
            "chain_bonus": draw(st.booleans()),
            "chain_extra": draw(st.sampled_from(["besides", "instead", "off"])),
            "largest_bonus": draw(st.booleans()),
            "colour_bonus": draw(st.booleans()),
            "colour_count": draw(st.sampled_from([4, 5, 6])) if players == 6 else 4,
        }
    )
    seating = tuple(draw(st.permutations(range(players))))
    carry = Carry(seating=seating, scores=tuple(range(players)))
    seed = draw(st.integers(0, 10**9))
    if draw(st.booleans()):
        deal = rich_deal(Random(seed), players)
    else:
        deal = FANFANZHA.deal(options, carry, Draws.from_seed("random", seed))
    FANFANZHA.check_deal(options, carry, deal)
    return FANFANZHA.start(options, carry, deal)


@pytest.mark.clause("FZ6", "FZ30")
@settings(max_examples=300)
@given(hands())
def test_a_hand_ends_and_its_settlement_sums_to_zero(state):
    players, first = len(state.seating), state
    for step in range(players):
        (seat,) = state.to_act
        assert seat == (state.leader + step) % players
        before = FANFANZHA.save(state)
        after, _ = state.apply(seat, state.timeout(seat))
        assert FANFANZHA.save(state) == before
        assert FANFANZHA.load(FANFANZHA.save(after)) == after
        state = after
    settlement = state.settlement
    assert settlement is not None
    assert state.to_act == ()
    assert all(sum(line.deltas) == 0 for line in settlement.lines)
    assert all(any(line.deltas) != (line.clause == "FZ11") for line in settlement.lines)
    columns = zip(*(line.deltas for line in settlement.lines), strict=True)
    assert settlement.totals == (tuple(map(sum, columns)) or (0,) * players)
    assert state.dealt == first.dealt
    assert Counter(card for hand in state.dealt for card in hand) == Counter(pack_of(players // 2))
    assert sum(state.carry().scores) == sum(range(players))


@pytest.mark.clause("FZ5", "FZ5.d")
@settings(max_examples=200)
@given(hands())
def test_nobody_sees_more_than_the_own_hand_and_what_lies_open(state):
    players = len(state.seating)
    opened: list[Cards] = [()] * players
    for _ in range(players):
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert view.hand == (() if seat is None else state.dealt[seat])
            assert (view.opened, view.dealt, view.settlement) == (tuple(opened), (), None)
        (turn,) = state.to_act
        state, (event, *_) = state.apply(turn, TurnUp())
        assert isinstance(event, TurnedUp)
        assert not Counter(event.cards) - Counter(state.dealt[turn])
        shown = Counter(card[0] for card in event.cards if card not in "wW")
        held = Counter(card[0] for card in state.dealt[turn] if card not in "wW")
        assert shown == Counter({rank: count for rank, count in held.items() if count >= 4})
        opened[turn] = event.cards
    assert all(state.view(seat).dealt == state.dealt for seat in (None, *range(players)))
