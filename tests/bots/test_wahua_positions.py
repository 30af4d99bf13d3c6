"""What any villager would do in Wahua: the steady bot must find it."""

from random import Random

import pytest

from paiju.bots import make_bot
from paiju.core.actions import Pass
from paiju.games import game_of
from tests.bots.wahua_positions import Case, chosen
from tests.strategies import random_options

SEVEN = "25d25o 22d22o 24d24o 26d26o 35d35o 36d36o 14d14o"
"""Seven pairs that nothing hangs on."""
EIGHT = f"{SEVEN} 45d45o"
NINE = f"{EIGHT} 13d13o"
TWO = "16s16d 44s44d"
LATE = {1: "11o12o44o33o16o", 2: "11o12o44o33o16o", 3: "11o15o15o33o16o"}
"""What the others have discarded in five turns."""

PLAINS = [
    Case(
        "the plain whose other tiles are gone",
        f"{SEVEN} 13o46o55o 16s16d 44o",
        "33o",
        "discard 13o",
        thrown={1: "13o13d", 2: "13s13d"},
    ),
    Case("a small point before big ones", f"{SEVEN} 13o46o55o 16s16d 44o", "23o", "discard 23o"),
    Case("a shaken point stays", f"{SEVEN} 13o12o {TWO}", "33o", "discard 33o"),
    Case("the own home point stays", f"{SEVEN} 66o44o 55s55d 16s16d", "13o", "discard 44o"),
    Case("a gift before any single plain", f"{SEVEN} 13o46o 55s55d 16s16d", "25o", "discard 25o"),
    Case(
        "a plain of the own kong before a gift",
        f"{SEVEN} 13o46o 25o 55o",
        "16o",
        "discard 16o",
        {0: "16s16d16d"},
    ),
    Case(
        "what another has konged before other single plains",
        f"{SEVEN} 55o44o 13o 16s16d 11o",
        "33o",
        "discard 55o",
        {2: "55s55d55d"},
    ),
    Case(
        "late in the hand a familiar plain before fresh ones",
        f"{SEVEN} 13o46o55o 16s16d 44s",
        "33d",
        "discard 46o",
        thrown={**LATE, 2: LATE[2] + "46o"},
    ),
]

FRAMED = [
    Case("a small framed tile before big ones", f"{SEVEN} 23d46d55d 16s16d 44s", "33d", "discard 23d"),
    Case("a small single frame before a big double one", f"{EIGHT} 23s55d44d 46s", "33d", "discard 23s"),
    Case(
        "a familiar one before a fresh one of as much worth",
        f"{EIGHT} 13d46d55s44s",
        "33s",
        "discard 46d",
        thrown={1: "46o"},
    ),
    Case(
        "nothing that the next player's home makes dear",
        f"{EIGHT} 13d11d55s44s",
        "33s",
        "discard 13d",
    ),
    Case("the dearer of two odd tiles stays", f"{NINE} 44d46d", "66s", "discard 44d"),
]

CLAIMS = [
    Case("the home point is eaten", f"{SEVEN} 66s 13o46o55o 16s16d", "3 66o", "eat"),
    Case("a pair for a plain without hope, late", f"{EIGHT} 66d44d46s 23o", "3 23o", "eat", thrown=LATE),
    Case("a framed tile doubles the pair of home", f"{SEVEN} 66d66o 13o46o55o44o", "3 66s", "replace 66s"),
    Case("no draw is given up for a pair worth as much", f"{SEVEN} 66d66o 13o46o55o44o", "3 24d", "pass"),
    Case("the third framed tile makes the kong", f"{SEVEN} 66d66d 13o46o55o44o", "3 66s", "kong 66"),
    Case("the last pair is a win, not a meal", f"{NINE} 44s 12o", "3 12o", "win"),
    Case("a small odd tile wins at ten pairs", f"{NINE} 16s16d", "2 23d", "win"),
]

TURNS = [
    Case("the win before a better pair", f"{EIGHT} 66s13s", "13d", "win", {0: "66o66d"}),
    Case(
        "a framed tile for the plain of an open pair",
        f"{SEVEN} 13o46o55s44o",
        "66s",
        "replace 66s",
        {0: "66o66d"},
    ),
    Case("the dearer of two kongs", f"{SEVEN} 46s46d46d 66s66d 13o", "66d", "kong 66"),
    Case(
        "what must be shown is shown",
        f"{SEVEN} 16d16o 44d44o 55d46d",
        "16s",
        "show 16s",
        more={"fallen": True},
    ),
]

CASES = [*PLAINS, *FRAMED, *CLAIMS, *TURNS]


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_steady_finds_what_any_villager_would_do(case: Case) -> None:
    assert chosen(case) == case.wanted


def test_steady_does_not_flee():
    state = game_of("wahua").new_hand(3)
    for seat in state.to_act:
        assert make_bot("steady", "wahua", 0).act(state.view(seat)) == Pass()


@pytest.mark.parametrize("bot", ["steady", "greedy"])
@pytest.mark.parametrize("others", ["steady", "random"])
def test_it_never_presses(bot: str, others: str) -> None:
    rules = game_of("wahua")
    for seed in range(10):
        state = rules.new_hand(seed, random_options(rules, Random(seed)))
        names = [bot if seat % 2 == seed % 2 else others for seat in range(len(state.seating))]
        bots = [make_bot(name, "wahua", seed) for name in names]
        while state.settlement is None:
            seat = state.to_act[0]
            state, _ = state.apply(seat, bots[seat].act(state.view(seat)))
        view = state.view(None)
        assert view.fled == ()
        assert [
            judged for judged, name in zip(view.judged, names, strict=True) if name == bot and judged
        ] == []
