"""What the worker says to a player who asks what to do."""

from paiju.bots import make_bot
from paiju.core.actions import Action, Discard, Flee
from paiju.games import game_of
from paiju.games.wahua.view import WahuaView
from paiju.server.worker import Question, answer


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
