"""The games are found by their names."""

import pytest

from paiju.core.errors import NotationError
from paiju.games import GAMES, game_of


def test_a_game_is_found_by_its_name():
    assert [game_of(name) for name in GAMES] == list(GAMES.values())
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in GAMES}
    with pytest.raises(NotationError) as caught:
        game_of("mahjong")
    assert (caught.value.code, caught.value.params) == (
        "unknown-game",
        {"game": "mahjong", "allowed": ", ".join(GAMES)},
    )
