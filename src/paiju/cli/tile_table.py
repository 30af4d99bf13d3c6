"""The table of Wahua in the terminal: seats with what lies open, the wall, the viewer's hand in groups."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from paiju.cli.terminal import Terminal
from paiju.cli.wrapping import Prose
from paiju.core.cards import without
from paiju.core.tiles import Point, Tile, Tiles
from paiju.games.wahua.tiles import SPECIALS
from paiju.games.wahua.view import Unit, WahuaView
from paiju.texts import notation

KONG_SIZE = 3
_DOUBLED = "yellow"
"""The style of the points that count double."""


def short(terminal: Terminal, tiles: Iterable[Tile]) -> str:
    """Tiles of one point in one piece, as they may be typed: `66so`, `天单白`."""
    return notation.short_tiles(" ".join(tiles), terminal.say)


def show_tile_table(terminal: Terminal, view: WahuaView, names: Sequence[str]) -> None:
    """Print who sits where with open units, specials and discards, and what is left of the wall."""
    terminal.console.rule(style="dim")
    terminal.tell("cli-tiles-wall", style="dim", wall=view.wall, points=" ".join(view.shaken))
    players, me = len(view.seating), view.seat or 0
    for seat in ((me + step) % players for step in range(1, players + 1)):
        _show_seat(terminal, view, names[view.seating[seat]], seat)


def show_tile_hand(terminal: Terminal, view: WahuaView) -> None:
    """Print the viewer's hand: kongs, pairs, loose tiles, and which of these are fresh."""
    terminal.tell(
        "cli-tiles-hand",
        style="bold",
        tiles=len(view.hand),
        value=view.value if view.value is not None else 0,
    )
    doubled = _doubled(view, view.seat or 0)
    kongs = [unit for unit in view.units if len(unit.tiles) == KONG_SIZE]
    pairs = [unit for unit in view.units if len(unit.tiles) < KONG_SIZE]
    loose = [tile for tile in loose_tiles(view) if tile not in SPECIALS]
    specials = [tile for tile in view.hand if tile in SPECIALS]
    _row(terminal, "cli-tiles-kongs", (_unit(terminal, unit, doubled) for unit in kongs))
    _row(terminal, "cli-tiles-pairs", (_unit(terminal, unit, doubled) for unit in pairs))
    _row(terminal, "cli-tiles-loose", (_tile(terminal, tile, doubled) for tile in loose))
    _row(terminal, "cli-tiles-specials", (_tile(terminal, tile, doubled) for tile in specials))
    fresh = [tile for tile in dict.fromkeys(loose) if tile[:2] not in view.familiar]
    _row(terminal, "cli-tiles-fresh", (_tile(terminal, tile, doubled) for tile in fresh), style="dim")


def loose_tiles(view: WahuaView) -> Tiles:
    """The viewer's tiles that are in no pair or kong."""
    return without(view.hand, tuple(tile for unit in view.units for tile in unit.tiles)) or ()


def tell_tile_hands(terminal: Terminal, view: WahuaView, names: Sequence[str]) -> None:
    """Print what each seat had at the end: its points, what lies open, what was left in the hand."""
    terminal.tell("cli-tiles-at-end")
    for seat, person in enumerate(view.seating):
        terminal.tell("cli-tiles-of", style="bold", who=names[person], value=view.values[seat])
        _show_open(terminal, view, seat)
        _row(terminal, "cli-tiles-in-hand", (Text(piece) for piece in pieces(terminal, view.hands[seat])))


def pieces(terminal: Terminal, tiles: Tiles) -> list[str]:
    """A sorted hand, the tiles of each point in one piece."""
    points = dict.fromkeys(tile[:2] for tile in tiles)
    return [short(terminal, (tile for tile in tiles if tile[:2] == point)) for point in points]


def _show_seat(terminal: Terminal, view: WahuaView, who: str, seat: int) -> None:
    role = terminal.say(f"wahua-role-{(seat - view.dealer) % len(view.seating)}")
    about = [*_relation(terminal, view, seat), role]
    line = Text("  ").append(who, style="bold" if seat == view.turn else "")
    for stands in about:
        line.append(terminal.say("cli-seat-relation", relation=stands), style="dim")
    if seat != view.seat:
        line.append(
            terminal.say(
                "cli-seat-relation", relation=terminal.say("cli-seat-tiles", tiles=view.counts[seat])
            )
        )
    terminal.console.print(line, width=terminal.width)
    if view.judged[seat]:
        terminal.tell("cli-tiles-judged", style="red", clauses=", ".join(view.judged[seat]))
    _show_open(terminal, view, seat)
    thrown = [discard.tile for discard in view.discards if discard.seat == seat and discard.taken_by is None]
    doubled = _doubled(view, seat)
    _row(terminal, "cli-tiles-discards", (_tile(terminal, tile, doubled) for tile in thrown), style="dim")


def _relation(terminal: Terminal, view: WahuaView, seat: int) -> list[str]:
    """How who sits on `seat` stands to the viewer: next player, player before, opposite. Nobody is a partner."""
    players = len(view.seating)
    step = (seat - (view.seat or 0)) % players
    if step == 0:
        return []
    # Who is alone with the viewer, or across a table of four, is opposite; of three nobody is.
    found = "opposite" if 2 * step == players else "next" if step == 1 else "before"
    return [terminal.say(f"cli-seat-{found}")]


def _show_open(terminal: Terminal, view: WahuaView, seat: int) -> None:
    doubled = _doubled(view, seat)
    _row(terminal, "cli-tiles-open", (_unit(terminal, unit, doubled) for unit in view.open[seat]))
    _row(terminal, "cli-tiles-specials", (_tile(terminal, tile, doubled) for tile in view.specials[seat]))


def _doubled(view: WahuaView, seat: int) -> tuple[Point, ...]:
    return (*view.shaken, view.homes[seat])


def _unit(terminal: Terminal, unit: Unit, doubled: Sequence[Point]) -> Text:
    shown = _tile(terminal, "".join(unit.tiles), doubled)
    return shown.append(f" {unit.value}", style="dim")


def _tile(terminal: Terminal, tiles: str, doubled: Sequence[Point]) -> Text:
    """Tiles of one point, marked where that counts double for who has them."""
    return Text(short(terminal, (tiles,)), style=_DOUBLED if tiles[:2] in doubled else "")


def _row(terminal: Terminal, key: str, groups: Iterable[Text], style: str = "") -> None:
    """A labelled line of groups of tiles; none where there are none."""
    told = list(groups)
    if not told:
        return
    line = Prose("    " + terminal.say(key), style=style)
    for group in told:
        line.append("  ").append_text(group)
    if terminal.console.is_terminal:
        terminal.console.print(line, width=terminal.width)
    else:
        terminal.console.print(line, soft_wrap=True)
