"""What a player is told who asks why not: the cards, the readings, and what is allowed."""

import pytest

from paiju.core.actions import Play
from paiju.core.errors import IllegalAction
from paiju.games.datong.about import lexicon
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import Window
from tests.games.datong.positions import faced, position
from tests.games.playing import cards, play, refused

OPTIONS = DatongOptions()


def told(line, *hands, **more):
    error = refused(position(*hands, **more), line)
    return error.code, error.clause, error.params


def test_cards_that_are_no_combination_are_named():
    assert told("0 3 4", "3 4", "5", "6", "7") == ("ranks-differ", "DT9", {"cards": "3s 4s"})
    assert told("0 55", "3 4", "5", "6", "7") == ("not-held", None, {"cards": "5s 5h"})
    assert told("0 answer offer", "3 4", "5", "6", "7") == ("nothing-asked", "DT27.d", {})
    assert told("0 turn up", "3 4", "5", "6", "7") == ("play-or-pass", "DT21", {})
    with pytest.raises(IllegalAction) as caught:
        position("3 4", "5", "6", "7").check(0, Play(()))
    assert (caught.value.code, caught.value.clause) == ("no-cards", "DT21")


def test_what_does_not_beat_is_named_with_what_lies_there():
    for mine, on, code, clause, params in [
        ("44433", "555AA", "too-low", "DT7", {"played": "triple_pair:4", "on": "triple_pair:5"}),
        ("44", "3", "kind-differs", "DT7", {"played": "pair:4", "on": "single:3"}),
        ("44", "3333", "needs-bomb", "DT19.d", {"played": "pair:4", "on": "bomb:3*4"}),
        ("4444", "33333", "bomb-too-low", "DT16", {"played": "bomb:4*4", "on": "bomb:3*5"}),
    ]:
        with pytest.raises(IllegalAction) as caught:
            faced(mine, on).check(1, Play(cards(mine)))
        assert (caught.value.code, caught.value.clause, caught.value.params) == (code, clause, params)


def test_a_wrong_turn_reading_or_answer_is_told_what_is_allowed():
    assert told("2 6", "3 4", "5", "6", "7") == ("not-your-turn", "DT21", {"seat": 2, "turn": 0})
    assert told("0 play 3s as pair:3", "3 4", "5", "6", "7") == (
        "reading",
        None,
        {"reading": "pair:3", "allowed": "single:3"},
    )
    asked = position("3", "4", "5", "6", window=Window(0))
    error = refused(asked, "0 3")
    assert (error.code, error.clause, error.params) == (
        "answer-needed",
        "DT27.d",
        {"allowed": "play_on, offer"},
    )
    assert refused(play(asked, "0 answer offer"), "2 pass").params == {"allowed": "decline, buy, surrender"}
    assert refused(asked, "1 4").params == {"seat": 1, "turn": 0}


@pytest.mark.clause("DT17", "DT14")
def test_cards_are_read_apart_from_any_hand():
    (chain,) = lexicon(OPTIONS).readings(cards("333344445555"))
    assert str(chain) == "chain:3-5*12"
    (carrying,) = lexicon(OPTIONS).readings(cards("3334445566"))
    assert str(carrying) == "triple_run_pair_run:3-4"
    with pytest.raises(IllegalAction) as caught:
        lexicon(OPTIONS).readings(cards("33334444"))
    assert (caught.value.code, caught.value.clause) == ("chain-length", "DT17")
    assert caught.value.params == {"cards": "3s 3h 3d 3c 4s 4h 4d 4c"}


@pytest.mark.clause("DT20", "DT20.d")
def test_readings_are_compared_apart_from_any_hand():
    apart = DatongOptions(chain3_vs_8="none")
    (chain,), (eight,) = (
        lexicon(OPTIONS).readings(cards("333344445555")),
        lexicon(OPTIONS).readings(cards("3" * 8)),
    )
    lexicon(OPTIONS).check_beats(eight, chain)
    for options, mine, on in [(OPTIONS, chain, eight), (apart, chain, eight), (apart, eight, chain)]:
        with pytest.raises(IllegalAction) as caught:
            lexicon(options).check_beats(mine, on)
        assert (caught.value.code, caught.value.clause) == ("bomb-too-low", "DT20.d")
        assert caught.value.params == {"played": str(mine), "on": str(on)}
