"""`paiju check GAME CARDS [--on CARDS]`: what the cards are, whether they beat others, and if not why.

For Wahua: what a hand of tiles counts and whether it wins, at a seat and with dice.
"""

import click

from paiju.cli.app import Spoken, lang_option
from paiju.cli.combinations import explained, lexicon_of
from paiju.cli.errors import CommandError
from paiju.cli.params import AnyGame, game_argument, option_option, options_of
from paiju.cli.reading_input import echoing, typed_cards
from paiju.cli.terminal import Terminal, current
from paiju.cli.tile_check import check_tiles
from paiju.climbing.grammar import MoveClass
from paiju.climbing.lexicon import Lexicon
from paiju.core.errors import IllegalAction
from paiju.games.wahua.options import WahuaOptions


@click.command("check", cls=Spoken)
@game_argument
@click.argument("cards", nargs=-1, required=True)
@click.option("--on", metavar="CARDS")
@click.option("--seat", metavar="SEAT")
@click.option("--dice", metavar="N,N")
@option_option
@lang_option
def check(
    game: AnyGame,
    cards: tuple[str, ...],
    on: str | None,
    seat: str | None,
    dice: str | None,
    pairs: tuple[str, ...],
) -> None:
    """Say what cards are and whether they beat others, or what tiles count."""
    terminal, options, typed = current(), options_of(game, pairs), " ".join(cards)
    tiles = isinstance(options, WahuaOptions)
    for name, value, belongs in (("--on", on, not tiles), ("--seat", seat, tiles), ("--dice", dice, tiles)):
        if value is not None and not belongs:
            raise CommandError("cli-not-here", option=name, game=game.name)
    if isinstance(options, WahuaOptions):
        check_tiles(terminal, options, typed, seat, dice)
        return
    _check_cards(terminal, lexicon_of(game.name, options), typed, on)


def _check_cards(terminal: Terminal, lexicon: Lexicon, typed: str, on: str | None) -> None:
    played = typed_cards(typed, lexicon.jokers)
    below = None if on is None else _below(lexicon, on)
    try:
        readings = lexicon.readings(played)
    except IllegalAction as refused:
        terminal.show(echoing(refused, typed).text(terminal.locale))
        return
    for reading in readings:
        _tell(terminal, lexicon, typed, reading, below)


def _below(lexicon: Lexicon, typed: str) -> tuple[MoveClass, ...]:
    """The readings of the cards to beat."""
    try:
        return lexicon.readings(typed_cards(typed, lexicon.jokers))
    except IllegalAction as refused:
        raise echoing(refused, typed) from refused


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
            terminal.show(explained(lexicon, refused).text(terminal.locale))
        else:
            terminal.tell("cli-check-beats", played=str(reading), on=str(on))
    if reading.is_short:
        terminal.tell("cli-check-short", reading=str(reading))
