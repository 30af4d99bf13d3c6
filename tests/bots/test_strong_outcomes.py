"""What a playout is worth is what the rules settle: the same numbers for the same hands."""

from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from paiju.bots.strong import datong, dazha, shuangkou
from paiju.bots.strong.climbing import Setting
from paiju.bots.strong.kernel.habits import ONE
from paiju.climbing.tricks import Played
from paiju.core.actions import Answer
from paiju.core.cards import packed
from paiju.core.draws import Draws
from paiju.games import game_of

SETTING: dict[str, Any] = {"datong": datong.setting, "dazha": dazha.setting, "shuangkou": shuangkou.setting}
TABLES = [
    ("datong", {"surrender": False}, ("base",)),
    ("datong", {"surrender": False, "base": "1-3-5", "last_trick": "at_once"}, ("base",)),
    ("dazha", {"showdown": False, "penalty_showdown": "never"}, ()),
    ("dazha", {"mode": "eight_jokers", "prize_ranks": "7,A"}, ()),
    ("dazha", {"single_end": "second", "showdown": False}, ()),
    ("dazha", {"mode": "bao", "penalty_showdown": "never"}, ()),
    ("shuangkou", {"variant": "baibian"}, ()),
    ("shuangkou", {"variant": "qianbian"}, ()),
    ("shuangkou", {"variant": "huopin"}, ()),
]


def counted(state: Any, game: str, chance: Random, groups: tuple[str, ...]) -> tuple[float, float]:
    """A hand played at random from here on: what the search counts for the seat's side, and what the rules settle."""
    me = state.to_act[0]
    setting = SETTING[game](state.view(me))
    value, state = counted_on(state, me, setting, chance)
    totals = state.settlement.group_totals(*groups)
    team = [seat for seat in range(4) if setting.sides[seat] == setting.sides[me]]
    return value, sum(totals[state.seating[seat]] for seat in team) / len(team)


def counted_on(state: Any, me: int, setting: Setting, chance: Random) -> tuple[float, Any]:
    """A hand played at random from here on: what the search counts for a seat, and the end."""
    outcome = setting.outcome
    outcome.begin()
    while state.settlement is None:
        seat = state.to_act[0]
        moves = list(state.actions(seat))
        state, events = state.apply(seat, chance.choice(moves))
        for event in events:
            if isinstance(event, Played):
                move = state.grammar.parse_class(event.reading)
                outcome.laid(event.seat, move.id, packed(event.cards))
    tricks = state.tricks
    flow = setting.rules.flow()
    flow.load([len(hand) for hand in tricks.hands], list(tricks.captured), list(tricks.finished), 0, 0, 0, 0)
    return outcome.value(flow, _hands(outcome, tricks.hands), me) / ONE, state


def _hands(outcome: Any, hands: Any) -> Any:
    return vec[i64]([packed(hand) for hand in hands])


@pytest.mark.parametrize(("game", "options", "groups"), TABLES)
def test_a_playout_counts_what_the_rules_settle(
    game: str, options: dict[str, Any], groups: tuple[str, ...]
) -> None:
    rules, chance = game_of(game), Random(3)
    parsed = rules.options_type.parse(options)
    seen = set()
    played = 0
    for seed in range(60):
        carry = replace(rules.first_carry(parsed), hand=seed + 2)
        state: Any = rules.start(parsed, carry, rules.deal(parsed, carry, Draws.from_seed(seed)))
        if state.settlement is not None:
            continue
        for _ in range(chance.randrange(60)):
            seat = state.to_act[0]
            after, _ = state.apply(seat, chance.choice(list(state.actions(seat))))
            if after.settlement is not None:
                break
            state = after
        while state.question is not None:
            seat = state.to_act[0]
            state, _ = state.apply(seat, chance.choice(list(state.actions(seat))))
        if state.settlement is not None:
            continue
        value, settled = counted(state, game, chance, groups)
        assert value == settled, seed
        seen.add(settled)
        played += 1
        if played == 6:
            break
    assert len(seen) > 1


@pytest.mark.clause("DZ39", "DZ41")
def test_an_answer_is_weighed_by_the_seats_own_points() -> None:
    """Against three and as usual: what the search counts of a hand is what the one who is asked gets or pays."""
    rules, chance = game_of("dazha"), Random(4)
    parsed = rules.options_type.parse({"mode": "bao", "penalty_showdown": "never", "showdown": False})
    apart = 0
    for seed in range(4):
        carry = replace(rules.first_carry(parsed), hand=2)
        asked: Any = rules.start(parsed, carry, rules.deal(parsed, carry, Draws.from_seed(seed)))
        me = asked.to_act[0]
        for prospect in dazha.answers(asked.view(me)):
            state, _ = asked.apply(me, Answer(prospect.choice))
            while state.question is not None:
                state, _ = state.apply(state.to_act[0], Answer("decline"))
            view = state.view(me)
            assert prospect.onward is not None
            assert (prospect.onward.view.taker, prospect.onward.view.turn) == (view.taker, view.turn)
            value, state = counted_on(state, me, prospect.onward.setting, chance)
            totals = state.settlement.totals
            assert value == totals[state.seating[me]]
            partner = state.partner[me]
            apart += totals[state.seating[me]] != totals[state.seating[partner]]
    assert apart
