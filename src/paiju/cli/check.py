"""`paiju check GAME CARDS [--on CARDS]`: what the cards are, whether they beat others, and if not why."""

from typing import Any

import click

from paiju.cli.app import lang_option
from paiju.cli.errors import CommandError
from paiju.cli.params import AnyGame, game_argument, option_option, options_of
from paiju.cli.reading_input import typed_cards
from paiju.cli.terminal import Terminal, current
from paiju.climbing.grammar import MoveClass
from paiju.core.errors import IllegalAction
from paiju.games.datong import about as datong

ABOUT: dict[str, Any] = {"datong": datong}
"""The games in which cards make up combinations, and who knows about them."""


@click.command("check")
@game_argument
@click.argument("cards")
@click.option("--on", metavar="CARDS")
@option_option
@lang_option
def check(game: AnyGame, cards: str, on: str | None, pairs: tuple[str, ...]) -> None:
    """Say what cards are and whether they beat others."""
    terminal = current()
    if game.name not in ABOUT:
        raise CommandError("cli-no-combinations", game=game.name, allowed=", ".join(ABOUT))
    about, options = ABOUT[game.name], options_of(game, pairs)
    played = typed_cards(cards)
    below = about.readings(options, typed_cards(on)) if on is not None else None
    try:
        readings = about.readings(options, played)
    except IllegalAction as refused:
        terminal.show(refused.text(terminal.locale))
        return
    for reading in readings:
        _tell(terminal, about, options, " ".join(played), reading, below)


def _tell(
    terminal: Terminal,
    about: Any,
    options: Any,
    cards: str,
    reading: MoveClass,
    below: tuple[MoveClass, ...] | None,
) -> None:
    if below is None:
        terminal.tell("cli-check-is", cards=cards, reading=str(reading))
    for on in below or ():
        try:
            about.check_beats(options, reading, on)
        except IllegalAction as refused:
            terminal.show(refused.text(terminal.locale))
        else:
            terminal.tell("cli-check-beats", played=str(reading), on=str(on))
