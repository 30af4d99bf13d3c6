"""Whole hands at the kernel's table, in the rules layer and by the naive telling of tricks: step by step the same."""

from __future__ import annotations

import random
from itertools import product

import pytest
from msgspec.structs import replace

from paiju.climbing.grammar import MoveClass
from paiju.climbing.kernel.moves import PASS
from paiju.climbing.tricks import FlowRules, Tricks
from paiju.core.actions import Pass, Play
from paiju.core.cards import parse_loose_cards, take
from paiju.games.datong import DATONG
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongState
from tests import naive
from tests.climbing.hands import even_deal, pack, rich_deal, table, unpack

pytestmark = pytest.mark.both_modes

WAYS = list(product(("next", "partner"), ("play_out", "at_once"), ("below", "none")))


def started(hands: list[str], leader: int, **options: object) -> DatongState:
    """A hand of the rules layer at the first lead."""
    held = tuple(parse_loose_cards(hand, 8) for hand in hands)
    state = DATONG.new_hand(1, DatongOptions.parse({"surrender": False, **options}))
    return replace(state, leader=leader, dealt=held, tricks=Tricks.begin(held, leader))


def chosen(chance: random.Random, legal: list[int], eager: bool) -> int:
    """A legal class at random; the eager hardly ever pass, so that tricks are long and hands short."""
    if eager and len(legal) > 1 and legal[0] == PASS and chance.random() < 0.9:
        legal = legal[1:]
    return chance.choice(legal)


def play_three_ways(
    chance: random.Random, hands: list[str], wind: str, last_trick: str, chain3_vs_8: str
) -> None:
    leader, eager = chance.randrange(4), chance.random() < 0.5
    fast = table(chain3_vs_8, wind=wind, last_trick=last_trick)
    fast.load([pack(hand) for hand in hands], leader)
    plain = naive.Table(map(len, hands), leader, wind, last_trick)
    state = started(hands, leader, wind=wind, last_trick=last_trick, chain3_vs_8=chain3_vs_8)
    while not fast.over():
        turn = int(fast.flow.turn)
        assert state.to_act == (turn,)
        assert plain.turn == turn
        legal = fast.legal()
        moves = state.legal(turn)
        assert [move.id if isinstance(move, MoveClass) else PASS for move in moves] == legal
        assert (PASS in legal) == (plain.last_player is not None)
        move = chosen(chance, legal, eager)
        if move == PASS:
            plain.pass_turn()
            state, _ = state.apply(turn, Pass())
        else:
            filling = fast.moves.fill(fast.hands[turn], move)
            plain.play(unpack(filling))
            state, _ = state.apply(turn, Play(take(state.tricks.hands[turn], filling)))
        fast.apply(move)
        assert state.tricks.captured == tuple(fast.flow.taken()) == tuple(plain.captured)
        assert state.tricks.pile == fast.flow.pile == plain.pile
        assert state.tricks.finished == tuple(fast.flow.finishing()) == tuple(plain.finished)
    assert plain.over
    assert state.tricks.over
    assert state.settlement is not None
    left = sum(naive.POINTS.get(card, 0) for hand in fast.hands for card in unpack(hand))
    assert sum(plain.captured) + left == 200


@pytest.mark.clause("DT21", "DT22", "DT23")
@pytest.mark.parametrize(("wind", "last_trick", "chain3_vs_8"), WAYS)
def test_hands_played_three_ways(wind, last_trick, chain3_vs_8):
    chance = random.Random(f"{wind} {last_trick} {chain3_vs_8}")
    for _ in range(20):
        for deal in (even_deal, rich_deal):
            play_three_ways(chance, deal(chance), wind, last_trick, chain3_vs_8)


@pytest.mark.clause("DT25.d", "DT26.d")
@pytest.mark.parametrize(("wind", "last_trick", "chain3_vs_8"), WAYS)
def test_endings_played_three_ways(wind, last_trick, chain3_vs_8):
    """Few cards a hand: players go out in the middle of tricks and the wind is taken again and again."""
    chance = random.Random(f"endings {wind} {last_trick} {chain3_vs_8}")
    for _ in range(40):
        cards = naive.sorted_cards(chance.sample("".join(even_deal(chance)), 20))
        dealt = "".join(chance.sample(cards, 20))
        hands = [naive.sorted_cards(dealt[seat::4]) for seat in range(4)]
        play_endings(chance, hands, wind, last_trick, chain3_vs_8)


def play_endings(
    chance: random.Random, hands: list[str], wind: str, last_trick: str, chain3_vs_8: str
) -> None:
    leader = chance.randrange(4)
    fast = table(chain3_vs_8, wind=wind, last_trick=last_trick)
    fast.load([pack(hand) for hand in hands], leader)
    plain = naive.Table(map(len, hands), leader, wind, last_trick)
    while not fast.over():
        assert fast.flow.turn == plain.turn
        assert not plain.over
        move = chosen(chance, fast.legal(), eager=True)
        if move == PASS:
            plain.pass_turn()
        else:
            plain.play(unpack(fast.moves.fill(fast.hands[plain.turn], move)))
        fast.apply(move)
        assert fast.flow.taken() == plain.captured
        assert fast.flow.finishing() == plain.finished
    assert plain.over


@pytest.mark.clause("DZ23", "DZ40.d")
def test_who_plays_alone_is_no_team():
    alone = FlowRules(wind_to_partner=True, last_trick_at_once=True, ends_at=3, partner=(0, 1, 2, 3)).flow()
    alone.load([1, 2, 2, 2], [0] * 4, [], 0, 0, 0, 0)
    alone.play(16, 1, 0)
    assert alone.finishing() == [0]
    for _ in range(3):
        alone.pass_()
    # The wind goes to the next seat, and one that is out makes no double.
    assert (alone.turn, alone.over) == (1, False)
    alone.play(16, 2, 0)
    assert (alone.finishing(), alone.over) == ([0, 1], False)
    first = FlowRules(wind_to_partner=True, last_trick_at_once=True, ends_at=1, partner=(0, 1, 2, 3)).flow()
    first.load([1, 2, 2, 2], [0] * 4, [], 0, 0, 0, 0)
    first.play(16, 1, 0)
    assert first.over
