"""What bombs earn, how jokers are laid, and which are penalised (DZ20, DZ30b, DZ32–DZ36)."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from paiju.core.cards import parse_cards
from paiju.games.dazha.bombs import best_laying, bomb_of, has_bomb, penalty_jokers, scale, worth
from paiju.games.dazha.options import DazhaOptions
from tests.games.dazha.brute import best_sum
from tests.games.dazha.positions import lines_of, position, shown
from tests.games.playing import cards, play

EIGHT: dict[str, Any] = {"mode": "eight_jokers"}


def earned(text: str, **options: Any) -> int:
    """What a bomb earns from each when it is played."""
    state = position(f"{text} 3", "3", "3", "3", **options)
    state = play(state, f"0 {text}", "1 pass", "2 pass", "3 pass", "0 3")
    (found,) = [worth(state.options, played.bomb).value for played in state.bombs]
    return found


def laid(text: str, **options: Any) -> list[str]:
    """How a hand is laid: its bombs, each by its cards."""
    return [bomb.ranks for bomb in best_laying(DazhaOptions.parse(options), cards(text))]


def held(text: str, **options: Any) -> int:
    """What the bombs of a hand earn from each in a showdown, all together."""
    settlement = shown(text, **options)
    return sum(line.deltas[0] for line in settlement.lines if line.group == "bonus") // 3


def reasons(text: str, **options: Any) -> list[tuple[str, str]]:
    """Clauses and reasons of the lines of a hand in a showdown."""
    return [(line.clause, line.reason) for line in shown(text, **options).lines]


@pytest.mark.clause("DZ32")
def test_a_bomb_that_was_played_earns_by_its_number_of_cards():
    played = ["9999", "99999", "999999", "9999999", "999999WW", "9999999WW"]
    assert [earned(text) for text in played] == [0, 1, 2, 4, 8, 16]
    assert [earned(text, **EIGHT) for text in played] == [0, 1, 2, 4, 8, 16]
    assert [earned(text, **EIGHT) for text in ("9999999www", "9999999wwWW")] == [32, 40]
    assert earned("9999WW") == 2
    assert earned("wwWW") == 16
    assert earned("wwww", **EIGHT) == earned("WWWW", **EIGHT) == 20


@pytest.mark.clause("DZ32")
def test_the_bonus_comes_from_each():
    state = position("99999", "3 4", "5", "6", seating=(2, 3, 0, 1))
    state = play(state, "0 99999", "1 pass", "2 pass", "3 pass", "2 5")
    assert lines_of(state, "bonus") == [("DZ32", "bomb", (-1, -1, 3, -1))]
    # Four earn nothing, and there is no line for them.
    state = play(position("9999", "3 4", "5", "6"), "0 9999", "1 pass", "2 pass", "3 pass", "2 5")
    assert lines_of(state, "bonus") == []


@pytest.mark.clause("DZ20")
def test_2s_earn_like_one_more():
    assert [earned(text) for text in ("2222", "22222", "222222", "2222222", "2222222W")] == [1, 2, 4, 8, 16]
    assert earned("2222W") == 2
    assert reasons("2222") == [("DZ20", "raised")]


@pytest.mark.clause("DZ20.d")
def test_the_bonus_of_2s_is_capped():
    assert earned("2222222WW") == 16
    assert earned("2222222wwWW", **EIGHT) == 40
    assert earned("2222222www", **EIGHT) == 40
    assert earned("2222222ww", **EIGHT) == 32


@pytest.mark.clause("DZ30b.d")
def test_a_prize_rank_earns_like_one_more():
    for rank in "7JKA":
        assert earned(rank * 5) == 1
        assert earned(rank * 5, prize_ranks=rank) == 2
        assert earned(rank * 4, prize_ranks="7,J,K,A") == 1
        assert earned(rank * 7 + "ww", prize_ranks=rank) == 16
    assert earned("99999", prize_ranks="7,J,K,A") == 1
    assert reasons("7777", prize_ranks="7,A") == [("DZ30b.d", "raised")]
    assert reasons("JJJJ", prize_ranks="7,A") == []
    assert DazhaOptions.parse({"prize_ranks": " A, 7"}).prizes == ("7", "A")


@pytest.mark.clause("DZ33")
def test_jokers_are_laid_where_they_earn_most():
    # One to each of two, or both to one: 2 + 1, or 4 + 0.
    assert laid("555555 6666 W") == ["555555W", "6666"]
    assert laid("55555 66666 WW") == ["55555WW", "66666"]
    assert laid("4444 5555555 W w") == ["4444", "5555555wW"]
    assert held("4444 5555555 W w") == 16
    # Once a bomb has nine, the rest goes elsewhere.
    assert laid("4444 7777777 W W w") == ["4444w", "7777777WW"]
    assert held("4444 7777777 W W w") == 17


@pytest.mark.clause("DZ33")
def test_several_bombs_of_nine_each_count():
    assert held("22222222 7777777WW") == held("7777777WW 88888888") == 32
    assert [line.clause for line in shown("7777777WW 88888888").lines] == ["DZ33", "DZ35"]


@pytest.mark.clause("DZ33.d")
def test_all_natural_cards_of_a_rank_are_one_bomb():
    assert laid("55555555") == ["55555555"]
    assert laid("66666666 W")[0].startswith("66666666")
    assert held("9999999") == 4
    # All hands in a showdown.
    settlement = shown("55555", "66666", "777777", "8888888")
    assert [line.deltas for line in settlement.lines] == [
        (3, -1, -1, -1),
        (-1, 3, -1, -1),
        (-2, -2, 6, -2),
        (-4, -4, -4, 12),
    ]


@pytest.mark.clause("DZ33", "DZ33.d")
@pytest.mark.parametrize("mode", ["classic", "eight_jokers"])
def test_no_laying_earns_more(mode):
    rng = Random(f"laying {mode}")
    ranks = "3456789TJQKA2"
    eight = mode == "eight_jokers"
    for _ in range(250):
        bombs = rng.sample(ranks, rng.randint(0, 3))
        jokers = rng.sample(
            "wwwwWWWW" if eight else "wwWW", rng.randint(0, (8 if len(bombs) < 2 else 5) if eight else 4)
        )
        if eight and rng.random() < 0.3:
            jokers = ["w", "w", "w", "w", *rng.sample("WWWW", rng.randint(0, 1 if len(bombs) > 1 else 4))]
        hand = "".join(rank * rng.choice((3, 4, 4, 5, 6, 7, 8)) for rank in bombs) + "".join(jokers)
        prizes = ",".join(rank for rank in "7JKA" if rng.random() < 0.3) or "none"
        options = DazhaOptions.parse({"mode": mode, "prize_ranks": prizes})
        laying = best_laying(options, cards(hand))
        assert sum(worth(options, bomb).value for bomb in laying) == best_sum(
            hand, eight, prizes.replace("none", "")
        )
        # It is made of the hand's own cards, each once, and no bomb is larger than there can be.
        used = "".join(bomb.ranks for bomb in laying)
        assert all(used.count(rank) <= hand.count(rank) for rank in set(used))
        assert all(bomb.size <= scale(options).cap for bomb in laying if bomb.rank)


@pytest.mark.clause("DZ33b")
def test_one_set_earns_by_the_higher_row_once():
    # Eight natural cards: 16, not 8; with a joker nine, 16, not both.
    assert earned("88888888") == earned("88888888W") == 16
    assert earned("88888888", **EIGHT) == earned("88888888ww", **EIGHT) == 40
    assert earned("22222222") == 16
    assert held("88888888 W") == 16
    # Four jokers: by themselves, or laid.
    assert laid("5555 wwWW") == ["wwWW", "5555"]
    assert laid("55555 66666 wwWW") == ["wwWW", "55555", "66666"]
    assert laid("5555555 6666666 wwWW") == ["5555555ww", "6666666WW"]
    assert held("5555555 6666666 wwWW") == 32


@pytest.mark.clause("DZ34")
def test_jokers_without_a_bomb_pay_three_each():
    assert shown("W w 333").totals == (-6, 2, 2, 2)
    assert shown("", "W").totals == (1, -3, 1, 1)
    assert reasons("W") == [("DZ34", "penalty-jokers")]
    assert reasons("W 9999") == [("DZ33", "bomb")]
    assert reasons("W 999") == reasons("W 333444") == [("DZ34", "penalty-jokers")]
    # In classic and bao four jokers are a bomb.
    for mode in ("classic", "bao"):
        assert penalty_jokers(DazhaOptions.parse({"mode": mode}), cards("wwWW")) == 0
        assert penalty_jokers(DazhaOptions.parse({"mode": mode}), cards("wWW")) == 3
    # 510K is no bomb.
    assert penalty_jokers(DazhaOptions(five_ten_king=True), cards("5sTsKs W")) == 1


@pytest.mark.clause("DZ34")
def test_four_equal_jokers_cover_only_themselves():
    options = DazhaOptions.parse(EIGHT)
    counted = {
        "WWWW": 0,
        "WWWWw": 1,
        "wwwwWWW": 3,
        "wwWW": 4,
        "wwwWWW": 6,
        "wwwwWWWW": 0,
        "WWWWw 4444": 0,
        "wW 999": 2,
    }
    for text, jokers in counted.items():
        assert penalty_jokers(options, cards(text)) == jokers, text
    assert [has_bomb(options, cards(text)) for text in ("WWWW", "wwww", "wwWW", "999", "9999")] == [
        True,
        True,
        False,
        False,
        True,
    ]


@pytest.mark.clause("DZ35")
def test_eight_natural_cards():
    assert held("44444444") == 16
    assert held("44444444", **EIGHT) == 40
    assert reasons("44444444") == reasons("44444444", **EIGHT) == [("DZ35", "eight-natural")]
    state = play(position("44444444", "3 4", "5", "6"), "0 44444444", "1 pass", "2 pass", "3 pass", "2 5")
    assert lines_of(state, "bonus") == [("DZ35", "eight-natural", (48, -16, -16, -16))]
    # The jokers go to other bombs where they earn more.
    assert laid("44444444 5555 wW") == ["44444444", "5555wW"]


@pytest.mark.clause("DZ35.d")
def test_jokers_laid_to_the_eight_earn_nothing_and_are_not_penalised():
    assert held("44444444 W") == held("44444444")
    assert shown("44444444 WW").totals == shown("44444444").totals
    found = worth(DazhaOptions(), bomb_of(cards("44444444W")))
    assert (found.value, found.clause) == (16, "DZ35")


@pytest.mark.clause("DZ36")
def test_all_eight_jokers_are_eleven_and_stay_together():
    assert held("wwwwWWWW", **EIGHT) == 40
    assert reasons("wwwwWWWW", **EIGHT) == [("DZ36", "eight-jokers")]
    # Laid to the seven they would be worth more: they are not.
    assert laid("7777777 wwwwWWWW", **EIGHT) == ["wwwwWWWW", "7777777"]
    assert held("7777777 wwwwWWWW", **EIGHT) == 44
    # Seven may be laid.
    assert laid("7777777 wwwwWWW", **EIGHT) == ["wwww", "7777777WWW"]


def test_the_cards_of_a_bomb_are_noted_whatever_their_order():
    for order in combinations(parse_cards("9sW9h9d9cw"), 6):
        assert bomb_of(order).ranks == "9999wW"
