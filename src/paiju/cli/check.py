"""`paiju check GAME CARDS [--on CARDS]`: what the cards are, whether they beat others, and if not why."""

import click

from paiju.cli.app import Spoken, lang_option
from paiju.cli.combinations import lexicon_of
from paiju.cli.params import AnyGame, game_argument, option_option, options_of
from paiju.cli.reading_input import typed_cards
from paiju.cli.terminal import Terminal, current
from paiju.climbing.grammar import MoveClass
from paiju.climbing.playing import Lexicon
from paiju.core.errors import IllegalAction


@click.command("check", cls=Spoken)
@game_argument
@click.argument("cards")
@click.option("--on", metavar="CARDS")
@option_option
@lang_option
def check(game: AnyGame, cards: str, on: str | None, pairs: tuple[str, ...]) -> None:
    """Say what cards are and whether they beat others."""
    terminal = current()
    lexicon = lexicon_of(game.name, options_of(game, pairs))
    played = typed_cards(cards, lexicon.jokers)
    below = lexicon.readings(typed_cards(on, lexicon.jokers)) if on is not None else None
    try:
        readings = lexicon.readings(played)
    except IllegalAction as refused:
        terminal.show(refused.text(terminal.locale))
        return
    for reading in readings:
        _tell(terminal, lexicon, " ".join(played), reading, below)


def _tell(
    terminal: Terminal,
    lexicon: Lexicon,
    cards: str,
    reading: MoveClass,
    below: tuple[MoveClass, ...] | None,
) -> None:
    if below is None:
        terminal.tell("cli-check-is", cards=cards, reading=str(reading))
    for on in below or ():
        try:
            lexicon.check_beats(reading, on)
        except IllegalAction as refused:
            terminal.show(refused.text(terminal.locale))
        else:
            terminal.tell("cli-check-beats", played=str(reading), on=str(on))
