"""The games in which cards make up combinations, and what they say about them."""

from collections.abc import Callable
from typing import Any

from paiju.cli.errors import CommandError
from paiju.climbing.lexicon import Lexicon
from paiju.core.errors import PaijuError
from paiju.games.datong.about import lexicon as datong
from paiju.games.dazha.about import lexicon as dazha
from paiju.games.shuangkou.about import lexicon as shuangkou

LEXICONS: dict[str, Callable[[Any], Lexicon]] = {"datong": datong, "dazha": dazha, "shuangkou": shuangkou}


def lexicon_of(game: str, options: Any) -> Lexicon:
    """The lexicon of `game` under some options; CommandError if no cards are played in it."""
    if game not in LEXICONS:
        raise CommandError("cli-no-combinations", game=game, allowed=", ".join(LEXICONS))
    return LEXICONS[game](options)


def explained(lexicon: Lexicon, refused: PaijuError) -> PaijuError:
    """The refusal, or where two bombs are such that neither beats the other, one that says so."""
    if refused.code != "bomb-too-low":
        return refused
    played, on = (lexicon.grammar.parse_class(str(refused.params[name])) for name in ("played", "on"))
    # The same bomb twice: that the later one does not beat is what the refusal says.
    if played == on or lexicon.grammar.does_beat(on, played):
        return refused
    return CommandError("cli-neither-beats", refused.clause, played=str(played), on=str(on))
