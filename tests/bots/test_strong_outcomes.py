"""What a playout is worth is what the rules settle: the same numbers for the same hands."""

from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from paiju.bots.strong import datong, dazha, shuangkou
from paiju.bots.strong.kernel.habits import ONE
from paiju.climbing.tricks import Played
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
    value = outcome.value(flow, _hands(outcome, tricks.hands), me) / ONE
    totals = state.settlement.group_totals(*groups)
    team = [seat for seat in range(4) if setting.sides[seat] == setting.sides[me]]
    return value, sum(totals[state.seating[seat]] for seat in team) / len(team)


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
