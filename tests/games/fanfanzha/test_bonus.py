import pytest

from tests.games.fanfanzha.hands import bonuses, dealt, settled, settlement_of, worth

PLAIN = {"largest_bonus": False, "colour_bonus": False}
FOUR_PLAYERS = {4: 1, 5: 2, 6: 3, 7: 5, 8: 8}
SIX_PLAYERS = {4: 1, 5: 2, 6: 3, 7: 5, 8: 10, 9: 20, 10: 30, 11: 40, 12: 50}


def around(players, *hands):
    """A deal with these hands at the seats after the leader."""
    return dealt("", *hands, *[""] * (players - 1 - len(hands)))


@pytest.mark.clause("FZ20")
@pytest.mark.parametrize(("phases", "value"), FOUR_PLAYERS.items())
def test_a_bomb_with_four_players(phases, value):
    state = settled(around(4, "9" * phases, "TTTT"), **PLAIN)
    assert bonuses(state) == [("FZ20", "bomb", 1, value), ("FZ20", "bomb", 2, 1)]


@pytest.mark.clause("FZ21")
@pytest.mark.parametrize(("phases", "value"), SIX_PLAYERS.items())
def test_a_bomb_with_six_players(phases, value):
    state = settled(around(6, "", "TTTT", "9" * phases), **PLAIN)
    assert bonuses(state) == [("FZ21", "bomb", 2, 1), ("FZ21", "bomb", 3, value)]


@pytest.mark.clause("FZ20", "FZ21")
@pytest.mark.parametrize("players", [4, 6])
def test_three_of_a_rank_earn_nothing_and_each_bomb_of_a_hand_earns(players):
    assert bonuses(settled(around(players, "333444", "888999"), **PLAIN)) == []
    assert worth(settled(around(players, "3333444447777", "999"), **PLAIN), "bomb") == {1: 4}


@pytest.mark.clause("FZ22")
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize(
    ("bomb", "more"), [("3333", 2), ("33333", 2), ("4444", 1), ("2222", 1), ("777777", 1)]
)
def test_the_only_bomb_of_the_table(players, bomb, more):
    assert bonuses(settled(around(players, "", bomb)), "sole-bomb") == [("FZ22", "sole-bomb", 2, more)]


@pytest.mark.clause("FZ22")
@pytest.mark.parametrize("players", [4, 6])
def test_beside_another_bomb_no_bomb_is_the_only_one(players):
    assert bonuses(settled(around(players, "3333", "4444")), "sole-bomb") == []
    assert bonuses(settled(around(players, "33335555")), "sole-bomb") == []
    assert bonuses(settled(dealt(*[""] * players)), "sole-bomb") == []


@pytest.mark.clause("FZ22", "FZ29.d")
def test_all_the_jokers_can_be_the_only_bomb_or_stand_beside_it():
    assert worth(settled(around(4, "wwWW"))) == {1: 4 + 1}
    assert worth(settled(around(6, "", "wwwWWW"))) == {2: 5 + 1}
    assert bonuses(settled(around(4, "wwWW", "3333")), "sole-bomb") == []
    assert bonuses(settled(around(6, "wwwWWW", "3333")), "sole-bomb") == []
    # Jokers that are no bomb do not count.
    assert worth(settled(around(4, "wwW", "3333")), "sole-bomb") == {2: 2}
    assert worth(settled(around(6, "wwwWW", "4444")), "sole-bomb") == {2: 1}


LINKS = "333344445555666677778888"


@pytest.mark.clause("FZ23")
@pytest.mark.parametrize(
    ("players", "links", "value"),
    [(4, 3, 3), (4, 4, 5), (4, 5, 7), (4, 6, 9), (6, 3, 1), (6, 4, 3), (6, 5, 5), (6, 6, 7)],
)
def test_a_chain_earns_besides_its_bombs(players, links, value):
    state = settled(around(players, LINKS[: 4 * links]), **PLAIN)
    assert bonuses(state, "chain") == [("FZ23", "chain", 1, value)]
    assert worth(state) == {1: value + links}


@pytest.mark.clause("FZ23")
def test_two_neighbours_are_no_chain_and_a_2_takes_no_part():
    for hand in ("33334444", "33335555666688889999", "KKKKAAAA2222", "AAAA22223333"):
        assert bonuses(settled(around(4, hand), **PLAIN), "chain") == []
    assert worth(settled(around(4, "QQQQKKKKAAAA2222"), **PLAIN), "chain") == {1: 3}


@pytest.mark.clause("FZ23")
def test_each_maximal_run_in_one_hand_counts_once():
    state = settled(around(6, "333344445555777788889999", "", "JJJJQQQQ", "KKKKAAAA"), **PLAIN)
    assert bonuses(state, "chain") == [("FZ23", "chain", 1, 1)] * 2


EXTRA = {4: 0, 5: 1, 6: 3, 7: 5}


@pytest.mark.clause("FZ23", "FZ23.d")
@pytest.mark.parametrize("chain_extra", ["besides", "instead", "off"])
@pytest.mark.parametrize(
    ("players", "phases", "extra"),
    [
        *((players, phases, extra) for players in (4, 6) for phases, extra in EXTRA.items()),
        (4, 8, 8),
        (6, 8, 10),
        (6, 9, 20),
        (6, 10, 30),
        (6, 11, 40),
        (6, 12, 50),
    ],
)
def test_a_big_bomb_in_a_chain_earns_an_extra(players, phases, extra, chain_extra):
    state = settled(around(players, "6666" + "7" * phases + "8888"), chain_extra=chain_extra, **PLAIN)
    table = FOUR_PLAYERS if players == 4 else SIX_PLAYERS
    clause = "FZ23" if phases <= 8 else "FZ23.d"
    bombs = [] if chain_extra == "instead" else [1, table[phases], 1]
    extras = [] if chain_extra == "off" or not extra else [(clause, "chain-extra", 1, extra)]
    assert [value for _, _, _, value in bonuses(state, "bomb")] == bombs
    assert bonuses(state, "chain-extra") == extras
    assert worth(state, "chain") == {1: 3 if players == 4 else 1}


@pytest.mark.clause("FZ23")
@pytest.mark.parametrize("chain_extra", ["besides", "instead", "off"])
def test_outside_a_chain_a_bomb_keeps_its_own_bonus_and_has_no_extra(chain_extra):
    state = settled(around(4, "7777788888", "444455556666TTTTT"), chain_extra=chain_extra, **PLAIN)
    assert worth(state, "bomb", "chain-extra")[1] == 4
    chained = 0 if chain_extra == "instead" else 3
    assert worth(state, "bomb", "chain-extra")[2] == chained + 2


@pytest.mark.clause("FZ23")
@pytest.mark.parametrize("chain_extra", ["besides", "instead", "off"])
def test_without_the_chain_bonus_bombs_earn_only_for_themselves(chain_extra):
    state = settled(around(6, "6666" + "7" * 9 + "8888"), chain_bonus=False, chain_extra=chain_extra, **PLAIN)
    assert bonuses(state) == [("FZ21", "bomb", 1, 1), ("FZ21", "bomb", 1, 20), ("FZ21", "bomb", 1, 1)]


@pytest.mark.clause("FZ24", "FZ24.d")
@pytest.mark.parametrize(
    ("hands", "holders"),
    [
        (("2222", "33333", "AAAA"), [2]),  # phases before rank
        (("3333", "KKKK", "QQQQ"), [2]),
        (("AAAA", "", "2222"), [3]),  # the 2 is the highest rank
        (("3333", "3333", ""), [1, 2]),  # equal ones each
        (("7777", "2222", "2222"), [2, 3]),
        (("444455556666", "8888", ""), [2]),  # bombs are compared, not chains
        (("33334444", "", ""), [1]),
        (("3333", "", ""), [1]),
        (("", "", ""), []),
    ],
)
def test_the_largest_bomb_earns_one_more(hands, holders):
    state = settled(around(4, *hands), colour_bonus=False)
    assert bonuses(state, "largest-bomb") == [("FZ24", "largest-bomb", holder, 1) for holder in holders]
    assert bonuses(settled(around(4, *hands), largest_bonus=False), "largest-bomb") == []


@pytest.mark.clause("FZ24.d")
def test_three_equal_largest_bombs_of_six_players():
    state = settled(around(6, "KKKK", "QQQQ", "KKKK", "", "KKKK"))
    assert bonuses(state, "largest-bomb") == [("FZ24", "largest-bomb", who, 1) for who in (1, 3, 5)]


@pytest.mark.clause("FZ24.d")
def test_the_jokers_neither_earn_the_largest_bonus_nor_take_it():
    assert worth(settled(around(4, "wwWW", "3333")), "largest-bomb") == {2: 1}
    assert worth(settled(around(4, "wwWW")), "largest-bomb") == {}
    assert worth(settled(around(6, "wwwWWW", "3333")), "largest-bomb") == {2: 1}


@pytest.mark.clause("FZ25")
@pytest.mark.parametrize(
    ("bomb", "value"),
    [
        ("5h5h5d5d", 1),
        ("5s5s5c5c", 1),
        ("5h5h5d5s", 0),  # three red
        ("5h5d5s5c", 0),
        ("5s5s5c5c5h", 1),  # whatever its phases
        ("5s5s5c5h5h5d", 0),
        ("5s5s5c5h5h5d5d", 1),
        ("5s5s5c5c5h5h5d5d", 2),  # each colour
    ],
)
def test_four_of_a_colour_earn_one_more_for_each_colour(bomb, value):
    deal = around(4, bomb, "3s3h3d3c")
    assert worth(settled(deal), "colour") == ({1: value} if value else {})
    assert {clause for clause, *_ in bonuses(settled(deal), "colour")} <= {"FZ25"}
    assert bonuses(settled(deal, colour_bonus=False), "colour") == []


@pytest.mark.clause("FZ25")
@pytest.mark.parametrize(
    ("bomb", "value"),
    [
        ("5h5h5h5d5d", 1),  # five of a colour are four and more
        ("5s5s5s5c5c5c", 1),
        ("5h5h5h5d5d5d5s5s5s5c5c", 2),
        ("5h5h5h5s5s5s", 0),
    ],
)
def test_more_than_four_of_a_colour_earn_no_less(bomb, value):
    state = settled(around(6, bomb, "3s3h3d3c"))
    assert worth(state, "colour") == ({1: value} if value else {})
    assert {clause for clause, *_ in bonuses(state, "colour")} <= {"FZ25"}


@pytest.mark.clause("FZ25")
def test_jokers_have_no_colour_and_three_of_a_rank_are_no_bomb():
    assert bonuses(settled(around(4, "wwWW", "7h7h7d")), "colour") == []
    assert bonuses(settled(around(6, "wwwWWW", "7h7h7h")), "colour") == []


@pytest.mark.clause("FZ26")
@pytest.mark.parametrize(
    ("bomb", "by_count"),
    [
        ("5h5h5d5d", {4: 1, 5: 0, 6: 0}),
        ("5h5h5h5d5d", {4: 1, 5: 1, 6: 0}),
        ("5h5h5h5d5d5d", {4: 1, 5: 1, 6: 1}),
        ("5s5s5c5c5h5h5d5d", {4: 2, 5: 0, 6: 0}),
        ("5s5s5s5c5c5h5h5h5d5d", {4: 2, 5: 2, 6: 0}),
        ("5s5s5s5c5c5c5h5h5h5d5d", {4: 2, 5: 2, 6: 1}),
        ("5s5s5s5c5c5c5h5h5h5d5d5d", {4: 2, 5: 2, 6: 2}),
    ],
)
def test_six_players_set_how_many_of_a_colour_count(bomb, by_count):
    for count, value in by_count.items():
        state = settled(around(6, bomb), colour_count=count)
        assert worth(state, "colour") == ({1: value} if value else {})
        assert {clause for clause, *_ in bonuses(state, "colour")} <= {"FZ25" if count == 4 else "FZ26"}


@pytest.mark.clause("FZ25")
def test_a_bomb_in_a_chain_has_its_colours_too():
    state = settled(around(4, "3h3h3d3d" + "4s4h4d4c" + "5s5s5c5c"))
    assert bonuses(state, "colour") == [("FZ25", "colour", 1, 1)] * 2


@pytest.mark.clause("FZ25")
@pytest.mark.parametrize(("bomb", "colour"), [("5h5h5d5d", "red"), ("5s5s5c5c", "black")])
def test_the_line_names_the_colour(bomb, colour):
    (line,) = [line for line in settlement_of(settled(around(4, bomb))).lines if line.reason == "colour"]
    assert line.params == {"rank": "5", "phases": 4, "value": 1, "colour": colour, "cards": 4}
