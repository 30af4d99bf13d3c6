"""The tiles, the points, and what the dice make of them (WH1–WH6, WH10, WH11)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from paiju.games.wahua.tiles import SET, shaken_points
from tests.games.wahua.positions import dealt, fled, position, refused, until, values

BIG = ["66", "11", "44", "33", "13", "46", "55", "22", "16", "34", "25", "56", "12"]
SMALL = ["23", "24", "26", "35", "45", "14", "36", "15"]


@pytest.mark.clause("WH1")
def test_there_are_136_tiles():
    tiles = Counter(SET)
    assert sum(tiles.values()) == 136
    assert [tiles[f"F{number}"] for number in range(1, 9)] == [1] * 8
    assert tiles["B"] == 2
    points = {f"{one}{other}" for one, other in combinations_with_replacement(range(1, 7), 2)}
    assert set(BIG + SMALL) == points
    for point in points:
        assert [tiles[point + kind] for kind in "ods"] == [3, 2, 1]
    assert len(tiles) == 8 + 1 + 3 * 21
    state = dealt(players=4)
    assert Counter(state.deal.wall) == tiles


@pytest.mark.clause("WH2", "WH20")
@pytest.mark.parametrize(
    ("tiles", "pair", "left"),
    [
        ("66s66d66o66o", "66s66d", {"66o": 2}),
        ("66s66o66o66o", "66s66o", {"66o": 2}),
        ("66d66d66o66o", "66d66d", {"66o": 2}),
        ("66d66o66o66o", "66d66o", {"66o": 2}),
    ],
)
def test_the_best_two_of_a_point_make_its_pair(tiles, pair, left):
    state = dealt(tiles)
    view = state.view(0)
    assert "".join(view.units[0].tiles) == pair
    # What is left of the point is in no pair, and so no pressing to part with.
    state = position(tiles, wall="12s")
    for tile in left:
        assert (
            "WH26"
            not in {o.action.tile: o.faults for o in state.view(0).offers if hasattr(o.action, "tile")}[tile]
        )
    for tile in {pair[:3], pair[3:]} - set(left):
        assert (
            "WH26"
            in {o.action.tile: o.faults for o in state.view(0).offers if hasattr(o.action, "tile")}[tile]
        )


@pytest.mark.clause("WH3", "WH32")
@pytest.mark.parametrize("point", BIG)
def test_thirteen_points_are_big(point):
    # Dice and seat by which the point is neither shaken nor the own home point.
    dice = next(d for d in ((3, 4), (1, 3), (2, 4)) if point not in shaken_points(*d))
    settlement = fled(dealt("", f"{point}s{point}d", dice=dice, dealer=0 if point != "11" else 3))
    assert values(settlement, 1)[f"{point}s{point}d"] == 800


@pytest.mark.clause("WH4", "WH33")
@pytest.mark.parametrize("point", SMALL)
def test_eight_points_are_small(point):
    settlement = fled(dealt("", f"{point}s{point}d"))
    assert values(settlement, 1)[f"{point}s{point}d"] == 200


@pytest.mark.clause("WH5", "WH34")
@pytest.mark.parametrize("dealer", range(4))
def test_home_points_follow_the_dealer(dealer):
    hands = ["66s66o 11s11o", "44s44o 33s33o", "", ""]
    homes = {(dealer + step) % 4: home for step, home in enumerate(("66", "11", "44", "33"))}
    settlement = fled(dealt(*hands, dealer=dealer))
    assert dealt(dealer=dealer).view(None).homes == tuple(homes[seat] for seat in range(4))
    for seat, points in ((1, "44 33"),):
        for point in points.split():
            assert values(settlement, seat)[f"{point}s{point}o"] == (800 if homes[seat] == point else 400)


@pytest.mark.clause("WH5.d")
def test_roles_without_a_player_have_no_home_point():
    two = fled(dealt("", "66s66o 11s11o 44s44o 33s33o", players=2))
    assert [values(two, 1)[f"{point}s{point}o"] for point in ("66", "11", "44", "33")] == [400, 800, 400, 400]
    three = fled(dealt("", "", "66s66o 11s11o 44s44o 33s33o", players=3))
    assert [values(three, 2)[f"{point}s{point}o"] for point in ("66", "11", "44", "33")] == [
        400,
        400,
        800,
        400,
    ]
    assert dealt(players=2).view(None).homes == ("66", "11")
    assert dealt(players=3, dealer=1).view(None).homes == ("44", "66", "11")


@pytest.mark.clause("WH6", "WH14")
def test_flowers_and_blanks_are_special_tiles_and_never_discarded():
    specials = ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "B", "B"]
    state = position("F1F2F3F4F5F6F7F8BB", wall="12d13d12o13o55o23d24d26d33o46o56d")
    view = state.view(0)
    assert sorted(view.specials[0]) == sorted(specials)
    assert not set(view.hand) & set(specials)
    state = position("", "F1B 12o13o")
    for tile in ("F1", "B"):
        assert refused(until(state, 1), f"1 discard {tile}") == (None, "tile-not-held")


@pytest.mark.clause("WH10")
def test_the_dice_give_three_shaken_points():
    table = {
        "12 56": "12 56 34",
        "13 46": "13 46 25",
        "14 36": "14 36 25",
        "15 26": "15 26 34",
        "23 45": "23 45 16",
        "24 35": "24 35 16",
        "16 25 34": "34 25 16",
    }
    for throws, points in table.items():
        for throw in throws.split():
            one, other = map(int, throw)
            for dice in ((one, other), (other, one)):
                assert set(shaken_points(*dice)) == set(points.split())
                assert len(shaken_points(*dice)) == 3
    assert shaken_points(2, 6) == ("26", "15", "34")
    assert dealt(dice=(2, 6)).view(None).shaken == ("26", "15", "34")


@pytest.mark.clause("WH10.d")
def test_equal_dice_give_the_point_its_opposite_and_both():
    assert shaken_points(1, 1) == ("11", "66", "16")
    assert set(shaken_points(6, 6)) == {"66", "11", "16"}
    assert set(shaken_points(2, 2)) == set(shaken_points(5, 5)) == {"22", "55", "25"}
    assert set(shaken_points(3, 3)) == set(shaken_points(4, 4)) == {"33", "44", "34"}


@pytest.mark.clause("WH11", "WH36")
def test_a_small_shaken_point_counts_as_a_big_one():
    hand = "15s15d 26s26o 24s24d"
    assert values(fled(dealt("", hand, dice=(2, 6))), 1) | {"": 0} == {
        **values(fled(dealt("", hand, dice=(3, 4))), 1),
        "15s15d": 1600,
        "26s26o": 800,
        "24s24d": 200,
        "": 0,
    }
