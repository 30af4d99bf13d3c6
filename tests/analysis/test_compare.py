"""What an option does: the same deals under each value, and their differences."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from paiju.analysis import Comparison, Figure, compare, simulate
from paiju.analysis.hands import Outcome, play_hand
from paiju.core.errors import OptionsError
from paiju.games import game_of

SPEC = Comparison(
    game="datong",
    bots=("greedy", "random"),
    hands=6,
    seed=3,
    option="base",
    values=("1-2-4", "1-3-5"),
    options={"surrender": False},
)


def hands(base: str) -> list[Outcome]:
    options = game_of("datong").options_type.parse({"base": base, "surrender": False})
    return [play_hand("datong", options, SPEC.bots, 3, index) for index in range(SPEC.hands)]


def test_a_comparison_plays_the_same_deals_under_each_value(tmp_path: Path) -> None:
    result = compare(SPEC, results=tmp_path / "deals")
    first, second = hands("1-2-4"), hands("1-3-5")
    for place, played in enumerate((first, second)):
        effect = result.effects[place]["first"]
        assert effect.figure == Figure.of([(hand.points[0] + hand.points[2]) / 2 for hand in played])
    differences = [
        (after.points[0] + after.points[2] - before.points[0] - before.points[2]) / 2
        for before, after in zip(first, second, strict=True)
    ]
    assert any(differences)
    assert result.effects[1]["first"].difference == Figure.of(differences)
    assert result.effects[0]["first"].difference == Figure(0.0, 0.0, SPEC.hands)
    assert result.effects[1]["steps"].difference == Figure(0.0, 0.0, SPEC.hands)
    shares = [effect.figure.mean for name, effect in result.effects[1].items() if name.startswith("ending-")]
    assert sum(shares) == pytest.approx(1)
    alone = simulate(result.results[1].simulation)
    assert alone == result.results[1]
    assert alone.simulation.options == {"surrender": False, "base": "1-3-5"}
    assert compare(replace(SPEC, hands=3), results=tmp_path / "deals") == compare(replace(SPEC, hands=3))
    with pytest.raises(OptionsError):
        compare(replace(SPEC, values=("1-3-5", "1-2-4")), results=tmp_path / "deals")


def test_an_option_may_change_how_many_play():
    spec = Comparison(game="fanfanzha", bots=("steady",), hands=5, option="players", values=(4, 6))
    four, six = compare(spec).results
    assert [len(result.bots[0].seats) for result in (four, six)] == [4, 6]
    assert six.table["steps"].mean == 6


@pytest.mark.parametrize(
    "changes",
    [
        {"values": ()},
        {"values": ("1-2-4",)},
        {"values": ("1-2-4", "1-2-4")},
        {"values": ("1-2-4", "9-9-9")},
        {"option": "weather"},
        {"options": {"base": "1-2-4"}},
        {"hands": 0},
        {"bots": ()},
    ],
    ids=str,
)
def test_what_cannot_be_compared_is_refused(changes: dict) -> None:
    with pytest.raises(OptionsError):
        compare(replace(SPEC, **changes))
