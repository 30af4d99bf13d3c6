"""How long a bot may think when the queue is late."""

import asyncio

import pytest

from paiju.bots import Budget
from paiju.core.actions import Play
from paiju.games import game_of
from paiju.server.worker import Question, Reply
from paiju.server.workers import Thought, Workers, in_what_is_left


@pytest.mark.parametrize(
    ("waited", "share", "bot", "seconds"),
    [
        (0.0, 1.0, "strong", 0.5),
        (0.0, 2.0, "strong", 0.5),
        (0.3, 1.0, "strong", 0.2),
        (0.46, 1.0, "steady", 0.5),
        (9.0, 1.0, "steady", 0.5),
        (0.1, 0.25, "strong", 0.125),
        (0.44, 0.5, "strong", 0.06),
        (0.1, 0.01, "strong", 0.05),
        (0.46, 0.01, "steady", 0.5),
    ],
)
def test_waiting_comes_out_of_the_time_to_think_and_others_who_wait_have_their_share(
    waited: float, share: float, bot: str, seconds: float
) -> None:
    question = Question("move", "strong", 1, game_of("datong").new_hand(1).view(0))
    shortened = in_what_is_left(question, waited, share)
    assert shortened.bot == bot
    assert shortened.budget.seconds == pytest.approx(seconds)
    assert (shortened.view, shortened.seed) == (question.view, question.seed)


def test_a_late_queue_thinks_less_and_then_the_quick_bot_answers() -> None:
    """Who comes alone has its time; of many the first have less, the last none, and all get legal answers."""
    rules = game_of("datong")
    state = rules.new_hand(1, rules.options_type.parse({"surrender": False}))
    view = state.view(state.to_act[0])
    counted: list[Thought] = []

    async def answered() -> list[Reply | None]:
        workers = Workers(1, note=counted.append)
        await workers.ask(Question("move", "steady", 1, view))  # from here on the worker runs
        short, usual = Budget(seconds=0.1), Budget(seconds=1.0)
        budgets = [short, *[usual] * 30]
        asked = (workers.ask(Question("move", "strong", 1, view, budget)) for budget in budgets)
        replies = await asyncio.gather(*asked)
        await workers.close()
        return replies

    legal = set(view.legal())
    for reply in asyncio.run(answered()):
        assert reply is not None
        (action,) = reply.actions
        assert isinstance(action, Play)
        assert set(map(str, legal)) & set(view.readings(action.cards))
    assert len(counted) == 31
    assert counted == sorted(counted, key=("whole", "shortened", "quick").index)
    assert set(counted) == {"whole", "shortened", "quick"}


def test_who_does_not_search_and_who_counts_playouts_lose_nothing_by_waiting() -> None:
    view = game_of("datong").new_hand(1).view(0)
    for question in (
        Question("move", "steady", 1, view),
        Question("move", "strong", 1, view, Budget(playouts=9)),
    ):
        assert in_what_is_left(question, 5.0) == question
