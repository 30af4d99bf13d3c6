"""What the worker says to a player who asks what to do."""

from functools import partial

from msgspec.structs import replace

from paiju.bots import AT_TABLES, Budget, make_bot
from paiju.core.actions import Action, Discard, Flee
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


def test_question_of_a_game_and_the_only_move_have_no_reason():
    asked = game_of("datong").new_hand(4)
    assert asked.question is not None
    only = game_of("fanfanzha").new_hand(4)
    for state in (asked, only):
        found = answer(Question("hints", "strong", 3, state.view(state.to_act[0])))
        assert found.actions
        assert found.reason is None


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
