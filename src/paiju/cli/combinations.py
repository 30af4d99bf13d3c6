"""The games in which cards make up combinations, and who knows about them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from paiju.cli.errors import CommandError
from paiju.climbing.grammar import MoveClass
from paiju.core.cards import Cards
from paiju.games.datong import about as datong


class About(Struct, frozen=True):
    """What a game knows about cards apart from any hand; both refuse by IllegalAction."""

    readings: Callable[[Any, Cards], tuple[MoveClass, ...]]
    check_beats: Callable[[Any, MoveClass, MoveClass], None]


ABOUT = {"datong": About(datong.readings, datong.check_beats)}


def about_of(game: str) -> About:
    """Who knows about the cards of `game`; CommandError if none are played in it."""
    if game not in ABOUT:
        raise CommandError("cli-no-combinations", game=game, allowed=", ".join(ABOUT))
    return ABOUT[game]
