"""What holds at the edge of every game: seats, actions, options, seeds and carries that there are not."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from paiju.core.actions import (
    Action,
    Answer,
    Discard,
    Kong,
    Pass,
    Play,
    Replace,
    Show,
    TurnUp,
    format_action,
    parse_action,
)
from paiju.core.errors import IllegalAction, OptionsError, PaijuError, RecordError
from paiju.core.game import Carry, Event, Settled
from paiju.games import GAMES
from paiju.games.datong.options import DatongOptions
from paiju.games.fanfanzha.options import FanfanzhaOptions
from tests.room.driver import PLAYED

ALL = list(GAMES)
NO_SEATS: list[Any] = [-1, 4, 9, 10**30, 1.0, "0", True, (0,)]


def refusal(call: Any, *given: Any, kind: type[PaijuError] = IllegalAction) -> PaijuError:
    """The error of a call, which has a text in both languages."""
    with pytest.raises(kind) as caught:
        call(*given)
    assert caught.value.text("zh") != caught.value.text("en")
    return caught.value


def begun(game: str) -> Any:
    """A hand that is to be played, and one seat is asked."""
    rules = GAMES[game]
    state: Any = rules.new_hand(3, rules.options_type.parse(PLAYED.get(game, {})))
    while len(state.to_act) > 1:
        state = state.apply(state.to_act[0], state.timeout(state.to_act[0]))[0]
    return state


def ended(state: Any) -> Any:
    """The end of a hand in which everybody takes the cautious action."""
    while state.settlement is None:
        (seat,) = state.to_act[:1]
        state = state.apply(seat, state.timeout(seat))[0]
    return state


@pytest.mark.parametrize("seat", NO_SEATS)
@pytest.mark.parametrize("game", ALL)
def test_a_seat_that_is_not_at_the_table_is_refused_everywhere(game, seat):
    state = begun(game)
    for moment in (state, ended(state)):
        for call in (moment.view, moment.legal, moment.actions, moment.timeout):
            error = refusal(call, seat)
            assert (error.code, error.clause) == ("no-seat", None)
            assert error.params == {"seat": str(seat), "last": 3}
        for call in (moment.check, moment.apply):
            assert refusal(call, seat, Pass()).code == "no-seat"


def test_six_play_at_six_seats():
    state = GAMES["fanfanzha"].new_hand(3, FanfanzhaOptions(players=6))
    assert state.view(5).seat == 5
    assert refusal(state.view, 6).params["last"] == 5


@pytest.mark.parametrize("game", ALL)
def test_only_who_is_asked_has_a_timeout(game):
    state = begun(game)
    (asked,) = state.to_act
    for seat in range(4):
        if seat == asked:
            state.check(seat, state.timeout(seat))
        else:
            assert refusal(state.timeout, seat).code == "not-your-turn"
            assert refusal(state.check, seat, Pass()).clause == state.turn_clause
    assert refusal(ended(state).timeout, asked).code == "hand-over"


@pytest.mark.parametrize("given", ["play 3s3h", "pass", None, 7, ("3s", "3h"), {"do": "pass"}])
@pytest.mark.parametrize("game", ALL)
def test_what_is_no_action_is_refused_as_such(game, given):
    state = begun(game)
    (seat,) = state.to_act
    for call in (state.check, state.apply):
        error = refusal(call, seat, given)
        assert (error.code, error.params["kind"]) == ("no-action", type(given).__name__)


NO_CARDS: list[Any] = [(7,), (None,), (("3s",),), (["3s"], "3s"), "3s", ["3s"], {"3s"}, None]


@pytest.mark.parametrize("cards", NO_CARDS)
@pytest.mark.parametrize("game", [game for game in ALL if game not in ("fanfanzha", "wahua")])
def test_what_are_no_cards_are_refused_as_such(game, cards):
    """A list too, at every table and of every seat: what is a play is told by its form alone."""
    state = begun(game)
    (seat,) = state.to_act
    assert refusal(state.view(seat).readings, cards).code == "cards-form"
    for other in range(4):
        assert refusal(state.check, other, Play(cards)).code == "action-form"
        assert refusal(state.apply, other, Play(cards)).code == "action-form"


NO_TEXTS: list[tuple[Any, Any]] = [
    (Answer, None),
    (Answer, ["x"]),
    (Discard, 5),
    (Replace, ["66s"]),
    (Kong, 66),
    (Kong, [1]),
    (Show, {}),
]


@pytest.mark.parametrize(("kind", "held"), NO_TEXTS)
@pytest.mark.parametrize("game", ALL)
def test_an_action_that_holds_no_text_is_refused_as_such(game, kind, held):
    state = begun(game)
    (seat,) = state.to_act
    assert refusal(state.apply, seat, kind(held)).code == "action-form"


def test_a_tile_that_there_is_not_is_not_held():
    state = begun("wahua")
    while state.phase != "turn":
        state = state.apply(state.to_act[0], state.timeout(state.to_act[0]))[0]
    assert refusal(state.check, state.to_act[0], Discard("9x")).code == "tile-not-held"


def test_a_move_class_is_no_action_but_actions_gives_one_for_it():
    state = GAMES["datong"].new_hand(3, DatongOptions(surrender=False))
    (seat,) = state.to_act
    moves, actions = state.legal(seat), list(state.actions(seat))
    assert len(moves) == len(actions)
    assert refusal(state.apply, seat, moves[0]).params == {"given": str(moves[0]), "kind": "MoveClass"}
    for action in actions:
        state.check(seat, action)


def test_the_string_of_an_action_is_its_text():
    actions: list[Action] = [Play(("3s", "3h")), Play(("4s", "W"), "pair:4"), Pass(), Answer("buy"), TurnUp()]
    for action in actions:
        assert str(action) == format_action(action)
        assert parse_action(str(action)) == action
    assert str(Play(("3s", "3h"))) == "play 3s3h"
    # Every kind of action has it.
    for kind in get_args(Action):
        assert kind.__str__ is not object.__str__


@pytest.mark.parametrize("seed", [-1, 1.5, "x", "7", None, True, b"1", (1,)])
@pytest.mark.parametrize("game", ALL)
def test_a_seed_is_a_whole_number_from_0(game, seed):
    assert refusal(GAMES[game].new_hand, seed, kind=OptionsError).code == "seed"


@pytest.mark.parametrize("game", ALL)
def test_any_whole_number_is_a_seed(game):
    assert GAMES[game].new_hand(0) != GAMES[game].new_hand(10**30)


@pytest.mark.parametrize("game", ALL)
def test_options_of_another_kind_are_refused(game):
    other = next(rules for name, rules in GAMES.items() if name != game).options_type()
    for given in (other, {"hands": 3}, "hands=3"):
        error = refusal(GAMES[game].new_hand, 1, given, kind=OptionsError)
        assert (error.code, error.params["game"]) == ("options-type", game)


@pytest.mark.parametrize("game", ALL)
def test_no_options_can_be_made_that_are_not_allowed(game):
    kind = GAMES[game].options_type
    for wrong in ({"hands": 0}, {"hands": -3}, {"hands": "8"}, {"hands": 101}):
        refusal(lambda wrong=wrong: kind(**wrong), kind=OptionsError)
        refusal(lambda wrong=wrong: replace(kind(), **wrong), kind=OptionsError)


@pytest.mark.clause("FZ16", "FZ26")
def test_combinations_of_options_are_refused_however_they_are_made():
    for make in (FanfanzhaOptions, lambda **values: replace(FanfanzhaOptions(), **values)):
        for values, clause in (
            ({"players": 6, "mode": "leader_surrenders"}, "FZ16"),
            ({"players": 4, "colour_count": 5}, "FZ26"),
        ):
            with pytest.raises(OptionsError) as caught:
                make(**values)
            assert caught.value.clause == clause
    with pytest.raises(OptionsError) as caught:
        DatongOptions(wind="banana")  # type: ignore[arg-type]
    assert caught.value.clause == "DT25.d"


@pytest.mark.parametrize("game", ALL)
def test_after_the_last_hand_of_a_match_there_is_none(game):
    rules = GAMES[game]
    options, carry = replace(rules.options_type(), hands=2), None
    for seed in range(30):
        state = ended(rules.new_hand(seed, options, carry))
        carry = state.carry()
        if rules.match_over(options, carry):
            break
    assert carry is not None
    assert carry.played == 2
    error = refusal(rules.new_hand, 1, options, carry)
    assert (error.code, error.params) == ("match-over", {"hands": 2})


@pytest.mark.parametrize("game", ALL)
def test_a_carry_that_cannot_be_is_refused(game):
    rules = GAMES[game]
    options = rules.options_type()
    first = rules.first_carry(options)
    for changes, code in (
        ({"hand": 2, "played": 2}, "carry-hand"),
        ({"hand": 1, "played": 1}, "carry-hand"),
        ({"hand": 3, "played": 2, "scores": (1, 0, 0, 0)}, "carry-scores"),
        ({"hand": 3, "played": 2, "scores": (0, 0, 0)}, "carry-seats"),
        ({"hand": 3, "played": 2, "seating": (0, 1, 1, 2)}, "carry-seats"),
        ({"scores": (1, -1, 0, 0)}, "carry-first"),
        ({"seating": (1, 0, 2, 3)}, "carry-first"),
    ):
        carry: Carry = replace(first, **changes)
        assert refusal(rules.new_hand, 1, options, carry, kind=RecordError).code == code
    for total in {-1, -3 * rules.leaves(options)} - {0}:
        carry = replace(first, hand=3, played=2, scores=(total, 0, 0, 0))
        assert refusal(rules.new_hand, 1, options, carry, kind=RecordError).code == "carry-scores"
    if game != "dazha":  # where hands are laid open that do not count
        carry = replace(first, hand=3, played=1)
        assert refusal(rules.new_hand, 1, options, carry, kind=RecordError).code == "carry-hand"


@pytest.mark.parametrize("game", ["dazha", "shuangkou"])
def test_only_a_person_of_the_table_can_have_been_out_first(game):
    rules = GAMES[game]
    options = rules.options_type()
    second = replace(rules.first_carry(options), hand=2, played=1)
    for person in (None, 0, 3):
        rules.check_carry(options, replace(second, first=person))
    for person in (-1, 4):
        error = refusal(rules.check_carry, options, replace(second, first=person), kind=RecordError)
        assert (error.code, error.params) == ("carry-first-out", {"person": str(person), "last": 3})


@pytest.mark.parametrize("game", ALL)
def test_what_a_hand_leaves_may_begin_the_next(game):
    rules, options, carry = GAMES[game], GAMES[game].options_type(), None
    for seed in range(4):
        state = ended(rules.new_hand(seed, options, carry))
        carry = state.carry()
        rules.check_carry(options, carry)


def test_a_hand_that_ends_by_play_says_so_last():
    for game in GAMES:
        state = begun(game)
        events: tuple[Event, ...] = ()
        while state.settlement is None:
            seat = state.to_act[0]
            state, events = state.apply(seat, state.timeout(seat))
        assert events[-1:] == (Settled(state.settlement),)
