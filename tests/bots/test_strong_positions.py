"""Positions in which the search must find what any villager would play; those that try `steady` are tried again.

Who wins a hand of Datong hangs on the points captured, so there each player has some.
"""

from typing import Any

import pytest

from paiju.bots import Budget, make_bot
from paiju.core.actions import Answer
from tests.bots import test_datong_positions as datong
from tests.bots import test_dazha_positions as dazha
from tests.bots import test_shuangkou_positions as shuangkou
from tests.bots.positions import MANY, Case, position, ranks

PLAYOUTS = Budget(playouts=120)
CAPTURED = {"captured": (40, 40, 40, 40)}

WANTED: dict[str, tuple[list[Case], dict[str, Any], tuple[str, ...]]] = {
    "datong": (
        datong.CASES,
        CAPTURED,
        (
            "the last card goes when it can",
            "a hand that is one combination is played",
            "out with the bomb that is left",
            "the lowest pair that will do",
            "the partner's ace is left alone",
            "the partner's bomb is left alone",
            "a partner about to run out keeps the trick",
            "points ride on the team's safe trick",
            "no single for a neighbour with one card",
            "a bomb blocks where nothing else does",
            "the order stands: an ace for the points",
            "the order stands: the partner's are ours",
        ),
    ),
    "dazha": (
        dazha.CASES,
        {},
        (
            "a plane with all its kickers is the hand",
            "the last triple takes the one card that is left",
            "a bomb brings the lead back for the last card",
            "a joker is no kicker",
            "the joker goes with the bomb",
            "before a double the bomb still earns",
            "a neighbour may be the partner",
        ),
    ),
    "shuangkou": (
        shuangkou.CASES,
        {},
        (
            "a straight with a wild card is the hand",
            "a wild card completes the last pair",
            "out with the bomb that is left",
            "a bomb brings the lead back for the last card",
        ),
    ),
}
CASES = [
    pytest.param(game, next(case for case in cases if case.reason == reason), more, id=f"{game}: {reason}")
    for game, (cases, more, reasons) in WANTED.items()
    for reason in reasons
]


@pytest.mark.parametrize(("game", "case", "more"), CASES)
def test_the_search_finds_what_any_villager_would_play(game: str, case: Case, more: dict[str, Any]) -> None:
    state = position((case.hand, *case.others), case.trick, game=game, **{**case.more, **more})
    action = make_bot("strong", game, 0, PLAYOUTS).act(state.view(0))
    state.check(0, action)
    assert ranks(action) in case.wanted


AGAINST_THREE = [
    ("bombs that nothing stops", "AAAAAAAKKKKKKKQQQQQQQJJJJJJ", "take"),
    ("four plays, most of them weak, where `steady` would", "345678999TTTJJJ45678KKKK2w2", "decline"),
]


@pytest.mark.parametrize(("reason", "hand", "wanted"), AGAINST_THREE, ids=[case[0] for case in AGAINST_THREE])
@pytest.mark.parametrize("seed", [0, 1])
def test_the_search_plays_against_three_only_where_it_should_win(
    reason: str, hand: str, wanted: str, seed: int
) -> None:
    state = position((hand, MANY, MANY, MANY), game="dazha", asked=0, **dazha.TAKER)
    answered = make_bot("strong", "dazha", seed, Budget(playouts=60)).act(state.view(0))
    assert answered == Answer(wanted)
