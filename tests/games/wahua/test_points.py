"""What pairs, kongs, odd tiles and specials count (WH32–WH39)."""

import pytest

from tests.games.wahua.positions import dealt, fled, play, position, settled, until, values

TEN = "11d11o 13d13o 55d55o 22d22o 23d23o 24d24o 26d26o 35d35o 45d45o 14d14o"
KINDS = ("sdd", "sd", "so", "dd", "do", "oo")
BIG = (1600, 800, 400, 400, 200, 100)
SMALL = (400, 200, 100, 100, 100, 100)


def counted(point: str, kinds: str, seat: int, dice: tuple[int, int], dealer: int = 0) -> tuple[int, str]:
    """What a pair or kong of seat `seat` counts, and by which clause."""
    unit = "".join(point + kind for kind in kinds)
    hands = ["", "", "", ""]
    hands[seat] = unit
    # Another seat flees.
    state = dealt(*hands, dice=dice, dealer=dealer)
    flees = (seat + 1) % 4
    for other in range(4):
        state = play(state, f"{other} {'flee' if other == flees else 'pass'}")
    (line,) = [
        line
        for line in settled(state).lines
        if line.persons == {"who": seat} and line.params.get("tiles") == unit
    ]
    return int(line.params["value"]), line.clause


@pytest.mark.clause("WH32")
@pytest.mark.parametrize(("kinds", "value"), list(zip(KINDS, BIG, strict=True)))
def test_pairs_and_kongs_of_a_big_point(kinds, value):
    assert counted("46", kinds, 1, (3, 4)) == (value, "WH32")
    assert counted("12", kinds, 0, (3, 4)) == (value, "WH32")


@pytest.mark.clause("WH33")
@pytest.mark.parametrize(("kinds", "value"), list(zip(KINDS, SMALL, strict=True)))
def test_pairs_and_kongs_of_a_small_point(kinds, value):
    assert counted("24", kinds, 1, (3, 4)) == (value, "WH33")
    assert counted("15", kinds, 0, (3, 4)) == (value, "WH33")


@pytest.mark.clause("WH34")
@pytest.mark.parametrize(("kinds", "value"), list(zip(KINDS, BIG, strict=True)))
def test_the_own_home_point_counts_twice(kinds, value):
    for seat, point in enumerate(("66", "11", "44", "33")):
        assert counted(point, kinds, seat, (3, 4)) == (2 * value, "WH32")
        # In another hand it is an ordinary big point.
        assert counted(point, kinds, (seat + 2) % 4, (3, 4)) == (value, "WH32")
        assert counted(point, kinds, (seat + 3) % 4, (3, 4), dealer=3) == (2 * value, "WH32")


@pytest.mark.clause("WH35")
@pytest.mark.parametrize(("kinds", "value"), list(zip(KINDS, BIG, strict=True)))
def test_a_big_shaken_point_counts_twice_in_every_hand(kinds, value):
    for seat in range(4):
        assert counted("25", kinds, seat, (3, 4)) == (2 * value, "WH32")


@pytest.mark.clause("WH36")
@pytest.mark.parametrize(("kinds", "value"), list(zip(KINDS, BIG, strict=True)))
def test_a_small_shaken_point_counts_what_a_big_one_does(kinds, value):
    for seat in range(4):
        assert counted("15", kinds, seat, (2, 6)) == (2 * value, "WH32")


@pytest.mark.clause("WH36.d")
@pytest.mark.parametrize(("kinds", "value"), list(zip(KINDS, BIG, strict=True)))
def test_home_and_shaken_multiply(kinds, value):
    assert counted("66", kinds, 0, (1, 1)) == (4 * value, "WH32")
    assert counted("11", kinds, 1, (1, 1)) == (4 * value, "WH32")
    assert counted("11", kinds, 0, (1, 1)) == (2 * value, "WH32")


def odd(tile: str, dice: tuple[int, int], seat: int = 0) -> int:
    """What the odd tile of a winning seat counts."""
    hands = ["", "", "", ""]
    hands[seat] = TEN
    state = play(until(position(*hands, wall="-" * seat + tile, dice=dice), seat), f"{seat} win")
    (line,) = [line for line in settled(state).lines if line.reason == "odd"]
    assert (line.clause, line.persons, line.params["tiles"]) == ("WH37", {"who": seat}, tile)
    return int(line.params["value"])


@pytest.mark.clause("WH37")
def test_the_odd_tile_of_the_winner():
    assert (odd("12s", (3, 4)), odd("12d", (3, 4))) == (1600, 800)
    assert (odd("36s", (3, 4)), odd("36d", (3, 4))) == (400, 200)
    # Shaken, big or small.
    assert (odd("34s", (3, 4)), odd("34d", (3, 4))) == (3200, 1600)
    assert (odd("15s", (2, 6)), odd("15d", (2, 6))) == (3200, 1600)
    # Home and shaken.
    assert (odd("66s", (1, 1)), odd("66d", (1, 1))) == (6400, 3200)
    assert odd("66s", (1, 1), seat=1) == 3200


@pytest.mark.clause("WH37.d")
def test_an_odd_tile_of_the_own_home_point_that_is_not_shaken():
    assert (odd("66s", (3, 4)), odd("66d", (3, 4))) == (3200, 1600)
    assert odd("66s", (3, 4), seat=1) == 1600
    assert odd("44d", (3, 4), seat=2) == 1600


@pytest.mark.clause("WH38")
def test_every_special_tile_counts_500():
    state = position("F1F2B 36o", wall="12o 13o 46o 55o", paired=())
    settlement = fled(until(state.apply(0, state.timeout(0))[0], 1))
    (line,) = [line for line in settlement.lines if line.clause == "WH38" and line.persons == {"who": 0}]
    assert (line.params["tiles"], line.params["value"]) == ("F1F2B", 1500)
    assert line.deltas == (4500, -1500, -1500, -1500)


@pytest.mark.clause("WH39")
def test_the_winner_counts_the_odd_tile_and_the_others_do_not():
    end = play(position(TEN + "", "66s66d12s", wall="12d"), "0 win")
    assert values(settled(end), 0)["12d"] == 800
    assert "12s" not in values(settled(end), 1)
    assert {line.persons["who"] for line in settled(end).lines if line.reason == "odd"} == {0}
    # Loose tiles and gifts count for nobody: all that counts is in the lines.
    view = end.view(None)
    for seat in range(4):
        assert view.values[seat] == sum(values(settled(end), seat).values())
    assert values(settled(end), 1)["66s66d"] == 800


@pytest.mark.clause("WH39", "WH13")
def test_who_flees_or_pressed_counts_no_specials_either():
    state = position("F1 66s66d 36o12s24d", wall="46s46d", paired=(0,))
    fleeing = play(state, "0 flee")
    assert fleeing.view(None).specials[0] == ("F1",)
    assert fleeing.view(None).values[0] == 0
    pressed = fled(play(state, "0 discard 12s"))
    assert values(pressed, 0) == {}


@pytest.mark.clause("WH39.d")
def test_specials_still_in_the_hand_count_too():
    settlement = fled(dealt("", "F1B 36o"))
    (line,) = [line for line in settlement.lines if line.clause == "WH38" and line.persons == {"who": 1}]
    assert (line.params["tiles"], line.params["value"]) == ("F1B", 1000)


@pytest.mark.clause("WH36.d", "WH37", "WH38")
def test_a_worked_winning_hand():
    hand = "66s66o 11d11d 16s16d16d 44o44o 33d33o 13s13d 46o46o 55d55o 22s22o F1"
    state = position(hand, wall="15d 15o B 36d", dice=(1, 1))
    end = play(state, "0 kong 16", "0 win")
    assert values(settled(end), 0) == {
        "66s66o": 1600,
        "11d11d": 800,
        "16s16d16d": 3200,
        "44o44o": 100,
        "33d33o": 200,
        "13s13d": 800,
        "46o46o": 100,
        "55d55o": 200,
        "22s22o": 400,
        "15d15o": 100,
        "36d": 200,
        "F1B": 1000,
    }
    assert end.view(None).values[0] == 8700


@pytest.mark.clause("WH36", "WH37")
def test_the_worked_numbers_of_small_shaken_points():
    assert counted("15", "sd", 1, (2, 6))[0] == 1600
    assert odd("15d", (2, 6)) == 1600
    assert counted("66", "so", 0, (1, 1))[0] == 1600
    assert counted("16", "sdd", 2, (1, 1))[0] == 3200
    assert counted("15", "do", 2, (1, 1))[0] == 100
