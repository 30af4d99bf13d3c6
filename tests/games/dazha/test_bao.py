"""包牌: one against three (DZ39–DZ42), and the options that go with it (DZ30)."""

from typing import Any

import pytest

from paiju.climbing.playing import Question
from paiju.core.actions import Answer
from paiju.core.errors import OptionsError
from paiju.games.dazha import DAZHA
from paiju.games.dazha.options import DazhaOptions
from tests.games.dazha.positions import carry_of, lines_of, started, taken, whole_deal
from tests.games.playing import play, played, refused, settled

BAO: dict[str, Any] = {"mode": "bao", "penalty_showdown": "never"}


@pytest.mark.clause("DZ30")
def test_mode_is_one_choice_and_prizes_are_any_number():
    (mode,) = [field for field in DazhaOptions.fields() if field.name == "mode"]
    assert (mode.default, mode.choices) == ("classic", ("classic", "eight_jokers", "bao"))
    for prizes in ("none", "7", "J,A", "7,J,K,A"):
        assert DazhaOptions.parse({"prize_ranks": prizes}).prize_ranks == prizes
    for option in ("showdown", "no_bomb_showdown"):
        with pytest.raises(OptionsError) as caught:
            DazhaOptions.parse({"mode": "bao", option: "on"})
        assert (caught.value.clause, caught.value.code) == ("DZ30", "option-together")
        assert caught.value.params == {
            "option": option,
            "value": "on",
            "other": "mode",
            "chosen": "bao",
            "allowed": "off",
        }
        allowed: dict[str, Any] = {"mode": "eight_jokers", option: True}
        assert getattr(DazhaOptions(**allowed).checked(), option)
        assert getattr(DazhaOptions.parse({"mode": "eight_jokers", option: "on"}), option)
    assert DazhaOptions.parse({"mode": "bao", "five_ten_king": "on"}).five_ten_king


def test_every_option_names_its_clause():
    assert {field.name: field.clause for field in DazhaOptions.fields()} == {
        "hands": "DZ6",
        "mode": "DZ30",
        "showdown": "DZ26",
        "penalty_showdown": "DZ26.d",
        "no_bomb_showdown": "DZ28",
        "five_ten_king": "DZ29",
        "prize_ranks": "DZ30b.d",
        "single_end": "DZ25.d",
        "bao_lead": "DZ42.d",
    }


@pytest.mark.clause("DZ30.d")
def test_in_bao_showdown_is_off_by_default():
    assert DazhaOptions.parse({}).showdown
    assert DazhaOptions.parse({"mode": "eight_jokers"}).showdown
    options = DazhaOptions.parse({"mode": "bao"})
    assert not options.showdown
    assert options.changed() == {"mode": "bao"}
    assert DazhaOptions.parse(options.changed()) == options
    assert DazhaOptions.parse({"showdown": False}).changed() == {"showdown": False}


@pytest.mark.clause("DZ39", "DZ39.d")
def test_nobody_is_asked_in_the_first_deal_of_a_match():
    state = started(whole_deal(), **BAO)
    assert state.question is None
    assert started(whole_deal(), carry_of(hand=2, played=0), **BAO).question is not None
    for mode in ("classic", "eight_jokers"):
        options: dict[str, Any] = {"mode": mode, "penalty_showdown": "never"}
        assert started(whole_deal(**options), carry_of(), **options).question is None


@pytest.mark.clause("DZ39")
def test_the_first_finisher_of_the_hand_before_is_asked_first():
    state = started(whole_deal(spades=(0, 1)), carry_of(first=3), **BAO)
    assert (state.to_act, state.leader) == ((3,), 3)
    assert state.view(3).question == Question(3, "bao", ("decline", "take"), "DZ39")
    assert refused(state, "3 3").clause == refused(state, "3 pass").clause == "DZ39"
    other = refused(state, "0 answer take")
    assert (other.code, other.clause) == ("not-your-turn", "DZ39")
    state = play(state, "3 answer decline", "0 answer decline", "1 answer decline")
    assert state.to_act == (2,)
    # All decline: it is played as usual.
    usual = play(state, "2 answer decline")
    assert (usual.question, usual.to_act, usual.partner) == (None, (3,), (1, 0, 3, 2))
    assert usual.view(0).taker is None
    # Somebody takes it: nobody else is asked.
    alone = play(state, "2 answer take")
    assert (alone.question, alone.to_act, alone.partner) == (None, (3,), (0, 1, 2, 3))
    assert alone.view(0).taker == 2


@pytest.mark.clause("DZ39")
def test_without_a_first_finisher_the_host_is_asked_first():
    assert started(whole_deal(), carry_of(hand=2, played=1), **BAO).to_act == (0,)


@pytest.mark.clause("DZ40", "DZ41")
def test_who_takes_it_wins_by_being_out_first():
    state = play(taken("5", "6", "7", "8", taker=0), "0 5")
    assert lines_of(state) == [("DZ41", "bao-won", (24, -8, -8, -8))]
    assert state.tricks.finished == (0,)


@pytest.mark.clause("DZ40", "DZ40.d")
@pytest.mark.parametrize("other", [0, 2, 3])
def test_anyone_else_out_first_ends_it_and_it_is_lost_to_all_three(other):
    hands = ["3 4"] * 4
    hands[other] = "K"
    state, _ = played(taken(*hands, taker=1, turn=other), f"{other} K")
    assert lines_of(state) == [("DZ41", "bao-lost", (8, -24, 8, 8))]
    assert state.to_act == ()


@pytest.mark.clause("DZ41.d")
def test_bombs_played_and_fines_count_and_nothing_that_was_left():
    state = taken("W 3 4", "99999 5", "66666 7", "W 8", taker=0)
    state = play(state, "0 W", "1 99999", "2 pass", "3 pass", "0 pass", "1 5")
    assert lines_of(state) == [
        ("DZ41", "bao-lost", (-24, 8, 8, 8)),
        ("DZ32", "bomb", (-1, 3, -1, -1)),
        ("DZ37", "fine", (-3, 1, 1, 1)),
    ]


@pytest.mark.clause("DZ41", "DZ32")
def test_worked_number_6_out_first_with_a_bomb_of_six():
    state = play(taken("999999 3", "4", "5", "6", taker=0), "0 999999", "1 pass", "2 pass", "3 pass", "0 3")
    assert settled(state).totals == (30, -10, -10, -10)


@pytest.mark.clause("DZ3")
def test_after_it_whoever_finished_first_leads():
    carry = play(taken("3 4", "5", "6", "7", taker=0, turn=1), "1 5").carry()
    assert carry.first == 1
    assert started(whole_deal(), carry, **BAO).leader == 1


@pytest.mark.clause("DZ42.d")
def test_the_lead_is_the_first_finishers_or_the_takers():
    begun = {"unchanged": (3,), "taker": (1,)}
    for lead, to_act in begun.items():
        state = started(whole_deal(), carry_of(first=3), bao_lead=lead, **BAO)
        state = play(state, "3 answer decline", "0 answer decline", "1 answer take")
        assert state.to_act == to_act
        assert (state.view(0).leader, state.on) == (to_act[0], None)
        declined = started(whole_deal(), carry_of(first=3), bao_lead=lead, **BAO)
        for seat in (3, 0, 1, 2):
            declined = play(declined, f"{seat} answer decline")
        assert declined.to_act == (3,)


def test_a_timeout_declines():
    state = started(whole_deal(), carry_of(first=2), **BAO)
    assert state.timeout(2) == Answer("decline")
    assert DAZHA.load(DAZHA.save(state)) == state
