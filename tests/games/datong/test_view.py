"""What a seat sees of the table, and that a hand can be put away and taken up again."""

import pytest

from paiju.climbing.playing import Answered, Question
from paiju.climbing.tricks import Laid
from paiju.core.actions import Answer, Pass, Play
from paiju.core.errors import IllegalAction
from paiju.core.game import Settled
from paiju.games.datong import DATONG
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongView, Window
from tests.games.datong.positions import carry_of, position, whole_deal
from tests.games.playing import cards, play, played, settled

HANDS = ("5 55 6", "TT 77 8", "9 J", "Q")


def middle():
    """0 has led a pair of fives, 1 has laid tens on it, 2 is to act; 3 won the trick before."""
    state = position(
        *HANDS, captured=(0, 0, 0, 25), seating=(2, 3, 0, 1), buyers=(3,), chain3_vs_8="none", hands=4
    )
    return play(state, "0 55", "1 TT")


def shown(state, seat, **more):
    """The view of the state that `middle` leads to, with what differs."""
    values = {
        "seat": seat,
        "seating": (2, 3, 0, 1),
        "hand_number": 1,
        "scores": (0, 0, 0, 0),
        "to_act": (2,),
        "settlement": None,
        "options": DatongOptions(chain3_vs_8="none", hands=4),
        "reveal": "3s",
        "leader": 0,
        "moved": (),
        "hand": state.tricks.hands[seat] if seat is not None else (),
        "counts": (2, 3, 2, 1),
        "question": None,
        "buyers": (3,),
        "turn": 2,
        "trick": (Laid(0, ("5s", "5h"), "pair:5"), Laid(1, ("Ts", "Th"), "pair:T")),
        "on": "pair:T",
        "owner": 1,
        "pile": 30,
        "captured": (0, 0, 0, 25),
        "finished": (),
        "past": (),
        "dealt": (),
        "hands": (),
    }
    return DatongView(**(values | more))


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_view_shows_the_table_and_the_own_hand_only(seat):
    state = middle()
    assert state.view(seat) == shown(state, seat)


@pytest.mark.clause("DT3", "DT4")
def test_a_view_shows_the_reveal_card_its_holder_and_who_moved():
    state = DATONG.start(DatongOptions(), carry_of((3, 2, 1, 0), (4, 0, -4, 0)), whole_deal("Kd", 2, 1))
    view = state.view(1)
    assert (view.reveal, view.leader, sorted(view.moved)) == ("Kd", 2, [0, 1])
    assert (view.seating, view.scores, view.hand_number) == ((2, 3, 1, 0), (4, 0, -4, 0), 1)
    assert view.question == Question(2, "offer", ("play_on", "offer"), "DT27.d")
    assert (view.to_act, view.turn, view.owner, view.counts) == ((2,), 2, 2, (27, 27, 27, 27))
    assert (view.on, view.trick, view.pile, view.captured, view.buyers) == (None, (), 0, (0, 0, 0, 0), ())


def test_at_the_settlement_all_hands_are_open():
    state = position("", "9 9", "5", "J", turn=2, finished=(0,), dealt=("3", "99", "5", "JJ"))
    state = play(state, "2 5", "3 pass", "1 pass")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.dealt == tuple(map(cards, ("3", "99", "5", "JJ")))
        assert view.hands == tuple(map(cards, ("", "99", "", "J")))
        assert view.settlement == state.settlement is not None
        assert (view.finished, view.to_act, view.legal()) == ((0, 2), (), ())


def test_no_question_is_open_after_a_surrender():
    state = position(*HANDS, window=Window(0))
    assert state.view(3).question == Question(0, "offer", ("play_on", "offer"), "DT27.d")
    state = play(state, "0 answer offer")
    assert state.view(3).question == Question(2, "reply", ("decline", "buy", "surrender"), "DT29")
    state = play(state, "2 answer surrender")
    assert state.view(3).question is None
    assert state.view(3).settlement == settled(state)
    assert state.view(3).hands == state.dealt


def test_a_view_lists_and_reads_what_its_seat_may_lay():
    state = middle()
    view = state.view(2)
    assert view.legal() == state.legal(2) == (Pass(),)
    assert list(view.actions()) == list(state.actions(2)) == [Pass()]
    for seat in (0, 1, 3, None):
        assert state.view(seat).legal() == ()
        assert list(state.view(seat).actions()) == []
    # Out of turn too a seat may ask about its own cards.
    with pytest.raises(IllegalAction) as caught:
        state.view(1).readings(("7s", "7h"))
    assert (caught.value.code, caught.value.params) == ("too-low", {"played": "pair:7", "on": "pair:T"})
    with pytest.raises(IllegalAction) as caught:
        state.view(0).readings(("7s",))
    assert caught.value.code == "not-held"
    lead = position("333 44", "6", "7", "8")
    leading = lead.view(0)
    assert leading.readings(("3s", "3h")) == ("pair:3",)
    acts = {
        "single:3": ("3s",),
        "single:4": ("4s",),
        "pair:3": ("3s", "3h"),
        "pair:4": ("4s", "4h"),
        "triple:3": ("3s", "3h", "3d"),
        "triple_pair:3": ("3s", "3h", "3d", "4s", "4h"),
        "pair_run:3-4": ("3s", "3h", "4s", "4h"),
    }
    assert {str(move) for move in leading.legal()} == set(acts)
    assert list(leading.actions()) == [Play(acts[str(move)]) for move in leading.legal()]
    assert list(lead.actions(0)) == list(leading.actions())
    assert list(position("3", "4", "5", "6", window=Window(1)).view(1).actions()) == [
        Answer("play_on"),
        Answer("offer"),
    ]


def test_readings_follow_the_options_of_the_table():
    hands = ("333344445555 3", "66666666 4", "7", "8")
    for option, beaten in (("below", True), ("none", False)):
        view = play(position(*hands, chain3_vs_8=option), "0 333344445555").view(1)
        eight = cards("6" * 8)
        assert (Play(eight) in list(view.actions())) == beaten
        if beaten:
            assert view.readings(eight) == ("bomb:6*8",)
        else:
            with pytest.raises(IllegalAction):
                view.readings(eight)


def test_every_answer_is_told_to_the_table():
    state, events = played(
        position(*HANDS, window=Window(0)),
        "0 answer offer",
        "2 answer decline",
        "1 answer offer",
        "3 answer buy",
        "2 answer offer",
    )
    answers = [(0, "offer"), (2, "decline"), (1, "offer"), (3, "buy"), (2, "offer")]
    assert events == [Answered(seat, choice) for seat, choice in answers]
    state, events = played(state, "0 answer surrender")
    assert events == [Answered(0, "surrender"), Settled(settled(state))]


def test_a_hand_put_away_at_any_step_goes_on_as_it_was():
    state = position("3 5", "4 6", "7 8", "9 T", window=Window(0), last_trick="at_once", wind="partner")
    lines = ["0 answer offer", "2 answer decline", "1 answer play_on", "2 answer play_on", "3 answer play_on"]
    lines += ["0 3", "1 4", "2 7", "3 pass", "0 pass", "1 pass", "2 8", "3 pass", "0 pass", "1 pass", "0 5"]
    for line in lines:
        assert DATONG.load(DATONG.save(state)) == state
        state = play(state, line)
    assert state.settlement is not None
    assert DATONG.load(DATONG.save(state)) == state
