"""The hands that the browser's store is tested with are what a room sends today."""

import pytest

from paiju.games import GAMES
from scripts import generate_event_logs


@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_what_a_room_sends(game: str) -> None:
    assert generate_event_logs.current(game), "run python -m scripts.generate_event_logs"
