"""The options of Wahua as the rules declare them, and what a deal and a carry may hold."""

import msgspec
import pytest

from paiju.games.wahua import WAHUA
from paiju.games.wahua.deal import HAND_SIZE, WahuaDeal
from paiju.games.wahua.options import WahuaOptions
from tests.games.wahua.positions import arranged, faults, play, position, until

DECLARED = {
    "hands": (None, 8, (1, 100)),
    "players": ("WH1", 4, (2, 3, 4)),
    "settle": ("WH41", "even", ("even", "dealer_double")),
    "pressing": ("WH24", "judge", ("judge", "forbid")),
    "late_win": ("WH30", "any", ("any", "same")),
    "grace_round": ("WH27.d", False, (False, True)),
}
"""Each with its clause, its default, and its values or bounds."""


def test_every_option_has_its_clause_default_and_values():
    declared = {
        field.name: (field.clause, field.default, field.choices or (field.least, field.most))
        for field in WahuaOptions.fields()
    }
    assert {name: (clause, default) for name, (clause, default, _) in declared.items()} == {
        name: (clause, default) for name, (clause, default, _) in DECLARED.items()
    }
    for name, (_, _, values) in DECLARED.items():
        found = declared[name][2]
        assert found == values if name == "hands" else set(found) == set(values)


@pytest.mark.clause("WH12", "WH40")
def test_hands_hold_twenty_all_count_and_points_stay_at_the_table():
    assert HAND_SIZE == 20
    assert WAHUA.zero_sum
    assert WAHUA.all_hands_count


@pytest.mark.clause("WH9")
def test_a_die_shows_one_to_six():
    deal = msgspec.to_builtins(arranged([""] * 4))
    assert msgspec.convert(deal, WahuaDeal, strict=False).dice == (3, 4)
    for die in (0, 7):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(deal | {"dice": (die, 4)}, WahuaDeal, strict=False)


@pytest.mark.clause("WH30.d")
def test_a_tile_exchanged_within_a_point_changes_the_hand():
    # 66d is drawn to the pair 66o66o, and a 66o goes: as many tiles of each point as before, but others.
    mine = "66o66o 13d13o 55d55o 22d22o 23d23o 11d11o 26d26o 35d35o 45d45o 14d12s"
    state = position("14o14s33d", mine, wall="- 66d - - -")
    state = until(play(state, "0 discard 14o", "1 pass", "1 discard 66o"), 0)
    assert faults(play(state, "0 discard 14s"), "1 win") == ()
