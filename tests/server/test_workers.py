"""How long a bot may think when the queue is late."""

import pytest

from paiju.bots import Budget
from paiju.games import game_of
from paiju.server.worker import Question
from paiju.server.workers import in_what_is_left


@pytest.mark.parametrize(
    ("waited", "bot", "seconds"),
    [(0.0, "strong", 0.5), (0.3, "strong", 0.2), (0.46, "steady", 0.5), (9.0, "steady", 0.5)],
)
def test_waiting_comes_out_of_the_time_to_think(waited: float, bot: str, seconds: float) -> None:
    question = Question("move", "strong", 1, game_of("datong").new_hand(1).view(0))
    shortened = in_what_is_left(question, waited)
    assert shortened.bot == bot
    assert shortened.budget.seconds == pytest.approx(seconds)
    assert (shortened.view, shortened.seed) == (question.view, question.seed)


def test_who_does_not_search_and_who_counts_playouts_lose_nothing_by_waiting() -> None:
    view = game_of("datong").new_hand(1).view(0)
    for question in (
        Question("move", "steady", 1, view),
        Question("move", "strong", 1, view, Budget(playouts=9)),
    ):
        assert in_what_is_left(question, 5.0) == question
