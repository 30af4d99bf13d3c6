"""What the worker says to a player who asks what to do."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from paiju.bots import AT_TABLES, Budget, make_bot
from paiju.bots.strong.datong import REASONS
from paiju.bots.strong.dazha import answers
from paiju.core.actions import Action, Answer, Discard, Flee, TurnUp
from paiju.core.draws import Draws
from paiju.games import game_of
from paiju.games.wahua.view import WahuaView
from paiju.server.worker import Question, answer
from paiju.server.workers import in_what_is_left
from paiju.texts import LOCALES, has_text


def test_hint_says_why_in_the_games_terms():
    """Strong's choice first, with a reason that both languages have; where the queue is late steady's, without."""
    for game, options in (("datong", {"surrender": False}), ("dazha", {}), ("shuangkou", {}), ("wahua", {})):
        rules = game_of(game)
        state = next(
            hand
            for hand in map(partial(rules.new_hand, options=rules.options_type.parse(options)), range(9))
            if hand.to_act
        )
        view = state.view(state.to_act[0])
        question = Question("hints", "strong", 3, view, Budget(playouts=40))
        found = answer(question)
        assert found.actions[0] == make_bot("strong", game, 3, Budget(playouts=40)).act(view)
        assert len(set(found.actions)) == len(found.actions) > 1
        assert all(has_text(f"advice-{found.reason}", locale) for locale in LOCALES)
        late = answer(in_what_is_left(replace(question, budget=AT_TABLES), 9.0))
        assert late.actions[0] == make_bot("steady", game, 3).act(view)
        assert late.reason is None


def asked_in_dazha() -> Any:
    """Whether somebody plays against three."""
    rules = game_of("dazha")
    options = rules.options_type.parse({"mode": "bao", "showdown": False})
    carry = replace(rules.first_carry(options), hand=2)
    return rules.start(options, carry, rules.deal(options, carry, Draws.from_seed("dazha", 1, 2)))


def test_hint_to_a_question_says_why_and_what_else_may_be_answered():
    """By search in Dazha, as `steady` in Datong; in Wahua nobody flees."""
    offer = game_of("datong").new_hand(4)
    reply, _ = offer.apply(offer.to_act[0], Answer("offer"))
    for state in (asked_in_dazha(), offer, reply, game_of("wahua").new_hand(4)):
        view = state.view(state.to_act[0])
        found = answer(Question("hints", "strong", 3, view, Budget(playouts=8)))
        assert set(found.actions) == set(view.actions())
        game = type(view).__struct_config__.tag
        assert found.actions[0] == make_bot("strong", game, 3, Budget(playouts=8)).act(view)
        assert all(has_text(f"advice-{found.reason}", locale) for locale in LOCALES)


def test_the_only_move_has_no_reason():
    state = game_of("fanfanzha").new_hand(4)
    found = answer(Question("hints", "strong", 3, state.view(state.to_act[0])))
    assert (found.actions, found.reason) == ((TurnUp(),), None)


def test_every_reason_of_an_answer_has_a_text():
    reasons = {*REASONS.values(), *(prospect.reason for prospect in answers(asked_in_dazha().view(0)))}
    assert all(has_text(f"advice-{reason}", locale) for reason in reasons for locale in LOCALES)


def hints(view: WahuaView) -> tuple[Action, ...]:
    return answer(Question("hints", "steady", 0, view)).actions


def test_hints_of_wahua_begin_with_the_bots_choice_and_end_with_blame_and_flight():
    judged = 0
    for seed in range(4):
        state = game_of("wahua").new_hand(seed)
        bot = make_bot("steady", "wahua", 0)
        while state.settlement is None:
            seat = state.to_act[0]
            view = state.view(seat)
            found = hints(view)
            assert found[0] == bot.act(view)
            assert len(set(found)) == len(found)
            ranks = [2 if action == Flee() else int(bool(view.faults(action))) for action in found]
            assert ranks == sorted(ranks)
            if isinstance(found[0], Discard):
                assert set(found) == set(view.actions())
                judged += 1 in ranks
            state, _ = state.apply(seat, found[0])
    assert judged > 20
