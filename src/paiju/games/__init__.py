"""The games. `GAMES` holds each by its name, in the order in which they are shown."""

from typing import Any

from paiju.core.errors import NotationError
from paiju.core.game import Game
from paiju.games.datong import DATONG
from paiju.games.dazha import DAZHA
from paiju.games.fanfanzha import FANFANZHA
from paiju.games.shuangkou import SHUANGKOU
from paiju.games.wahua import WAHUA

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    game.name: game for game in (DATONG, FANFANZHA, DAZHA, SHUANGKOU, WAHUA)
}


def game_of(name: str) -> Game[Any, Any, Any, Any]:
    """The game of that name; NotationError says which there are."""
    if name not in GAMES:
        raise NotationError("unknown-game", game=name, allowed=", ".join(GAMES))
    return GAMES[name]
