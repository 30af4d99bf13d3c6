"""`paiju check wahua TILES [--seat SEAT] [--dice N,N]`: what a hand of tiles counts, and whether it wins."""

import re
import unicodedata
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from paiju.cli.errors import CommandError
from paiju.cli.terminal import Terminal
from paiju.cli.tile_input import typed_point, typed_tiles
from paiju.cli.wrapping import Prose
from paiju.core.tiles import Point, Tiles
from paiju.games.wahua.appraisal import Appraisal, Counted, appraise
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.points import SPECIAL_WORTH, Table
from paiju.games.wahua.tiles import HOMES, shaken_points
from paiju.texts import LOCALES, text

_DICE = re.compile(r"([1-6])\D{0,3}([1-6])")


def check_tiles(
    terminal: Terminal, options: WahuaOptions, typed: str, seat: str | None, dice: str | None
) -> None:
    """Print the pairs and kongs of a hand with their points, what else counts, and whether it wins."""
    home = "" if seat is None else _home(terminal, seat, options.players)
    shaken = () if dice is None else _shaken(dice)
    found = appraise(typed_tiles(typed), Table(home, shaken))
    if shaken:
        terminal.tell("wahua-shaken", points=" ".join(shaken))
    if home:
        terminal.tell("cli-tiles-home", points=home)
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=False)
    for unit in found.units:
        grid.add_row(*_row(terminal, "kong" if len(unit.tiles) == 3 else "pair", unit))
    if found.odd:
        grid.add_row(*_row(terminal, "odd", found.odd))
    if found.specials:
        value = terminal.say("cli-dao", value=SPECIAL_WORTH * len(found.specials))
        grid.add_row(*_cells(terminal, "special", found.specials, value, "WH38"))
    if found.loose:
        grid.add_row(*_cells(terminal, "loose", found.loose, "", ""))
    grid.add_row("", "", Text(terminal.say("cli-tiles-total", value=found.value), style="bold"), "")
    terminal.console.print(grid, width=terminal.width)
    _tell_finding(terminal, found)


def _home(terminal: Terminal, seat: str, players: int) -> Point:
    """The home point of a seat, which goes by it, by the role or by its number from the dealer on."""
    roles = HOMES[:players]
    wanted = unicodedata.normalize("NFKC", seat).strip().casefold()
    for place, home in enumerate(roles):
        called = [text(f"wahua-role-{place}", locale) for locale in LOCALES]
        words = {str(place + 1), *(word for role in called for word in re.split(r"[\s()]+", role.casefold()))}
        if typed_point(wanted) == home or (wanted and wanted in words):
            return home
    allowed = terminal.say("tile-separator").join(terminal.say(f"wahua-point-{home}") for home in roles)
    raise CommandError("cli-seat", seat=seat, allowed=allowed)


def _shaken(dice: str) -> tuple[Point, ...]:
    thrown = _DICE.fullmatch(unicodedata.normalize("NFKC", dice).strip())
    if thrown is None:
        raise CommandError("cli-dice", dice=dice)
    return shaken_points(int(thrown[1]), int(thrown[2]))


def _row(terminal: Terminal, kind: str, counted: Counted) -> tuple[Any, ...]:
    worth = counted.worth
    params = {"base": worth.base, "home": worth.home, "shaken": worth.shaken, "value": worth.value}
    return _cells(terminal, kind, counted.tiles, terminal.say("wahua-worth", **params), worth.clause)


def _cells(terminal: Terminal, kind: str, tiles: Tiles, value: str, clause: str) -> tuple[Any, ...]:
    return (
        Text(terminal.say(f"wahua-unit-{kind}"), style="dim"),
        Prose(terminal.say("cli-tiles", tiles=" ".join(tiles))),
        Prose(value),
        Text(f"({clause})" if clause else "", style="cyan"),
    )


def _tell_finding(terminal: Terminal, found: Appraisal) -> None:
    if found.odd:
        terminal.tell("cli-tiles-wins", style="green")
    elif found.watching:
        terminal.tell("cli-tiles-watching", style="yellow")
    elif found.waits:
        waits = terminal.say("tile-separator").join(
            terminal.say("cli-tiles", tiles=tile) for tile in found.waits
        )
        terminal.tell("cli-tiles-waits", style="yellow", waits=waits)
    else:
        terminal.tell("cli-tiles-no-win", style="yellow", units=len(found.units))
