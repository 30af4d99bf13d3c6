"""The settlement in the terminal: each line in words with its clause, base and bonus apart, and scores."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paiju.cli.narrate import hand_text
from paiju.cli.terminal import Terminal, cards_text
from paiju.cli.tile_table import pieces, tell_tile_hands
from paiju.cli.wrapping import Prose
from paiju.core.game import View
from paiju.core.settlement import Group, Line, Settlement
from paiju.games.wahua.view import WahuaView

GROUPS: tuple[Group, ...] = ("base", "bonus", "penalty")


def points(value: int) -> Text:
    """Points with their sign, wins green and losses red."""
    if value == 0:
        return Text("0", style="dim")
    return Text(f"{value:+d}".replace("-", "−"), style="green" if value > 0 else "red")


def tell_settlement(
    terminal: Terminal, game: str, settlement: Settlement, names: Sequence[str], before: Sequence[int]
) -> None:
    """Print the lines of a settlement, their sums by group, the totals, and the scores after `before`."""
    table = _score_table(terminal, names)
    told = [group for group in GROUPS if any(line.group == group for line in settlement.lines)]
    for group in told:
        lines = [line for line in settlement.lines if line.group == group]
        table.add_row(Text(_heading(terminal, game, group), style="bold"))
        for line in lines:
            table.add_row(line_text(terminal, game, line, names), *map(points, line.deltas))
        if len(lines) > 1:
            sums = settlement.group_totals(group)
            table.add_row(
                Text(_heading(terminal, game, f"{group}-sum"), style="italic"),
                *map(points, sums),
            )
        table.add_section()
    _add_sum(table, terminal.say("cli-total"), settlement.totals)
    scores = [score + won for score, won in zip(before, settlement.totals, strict=True)]
    _add_sum(table, terminal.say("cli-scores"), scores)
    terminal.console.print(table)


def _heading(terminal: Terminal, game: str, group: str) -> str:
    """The heading of a group of lines or of their sum, which a game may have of its own."""
    own = f"{game}-group-{group}"
    return terminal.say(own if terminal.knows(own) else f"cli-group-{group}")


def line_text(terminal: Terminal, game: str, line: Line, names: Sequence[str]) -> Text:
    """A line of a settlement in words, with its clause."""
    said = cards_text(line.text(game, names, terminal.locale))
    return said.append(f" ({line.clause})", style="cyan")


def tell_scores(terminal: Terminal, names: Sequence[str], scores: Sequence[int]) -> None:
    """Print the final table of a match, the winner first."""
    table = Table(box=box.SIMPLE, show_header=False)
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    ranked = sorted(range(len(scores)), key=lambda person: -scores[person])
    for person in ranked:
        place = 1 + sum(other > scores[person] for other in scores)
        table.add_row(str(place), names[person], points(scores[person]))
    terminal.console.print(table)


def tell_cards(terminal: Terminal, view: View, names: Sequence[str]) -> None:
    """Print the finishing order with the points captured, and the hands as dealt, if the game has them; of tiles what
    each seat had at the end.
    """
    if isinstance(view, WahuaView):
        tell_tile_hands(terminal, view, names)
    finished: Sequence[int] = getattr(view, "finished", ())
    captured: Sequence[int] | None = getattr(view, "captured", None)
    dealt = getattr(view, "dealt", ())
    if finished:
        left = len(view.seating) - len(finished)
        # With more than two left, as where the first one out ends the deal, nothing is known of their places.
        unplaced = [seat for seat in range(len(view.seating)) if seat not in finished] if left <= 2 else []
        order = [*finished, *unplaced]
        places = [
            _placed(
                terminal,
                terminal.say(
                    f"place-{min(place, 4)}" if seat in finished or left == 1 else "place-undecided"
                ),
                names[view.seating[seat]],
                None if captured is None else captured[seat],
            )
            for place, seat in enumerate(order, 1)
        ]
        terminal.tell("cli-order", places=terminal.say("cli-list-separator").join(places))
    if dealt:
        terminal.tell("cli-dealt")
        terminal.console.print(hands_table(terminal, view, names, dealt), width=terminal.width)


def _placed(terminal: Terminal, place: str, who: str, points: int | None) -> str:
    """A place of the finishing order, with the points captured where the game has them."""
    if points is None:
        return terminal.say("cli-placed-alone", place=place, who=who)
    return terminal.say("cli-placed", place=place, who=who, points=points)


def hands_table(
    terminal: Terminal, view: View, persons: Sequence[str], hands: Sequence[tuple[str, ...]]
) -> Table:
    """Hands by seat, one a row behind the name of its holder."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, max_width=14, overflow="ellipsis")
    grid.add_column()
    for person, hand in zip(view.seating, hands, strict=True):
        if isinstance(view, WahuaView):
            shown = Text("  ".join(pieces(terminal, hand)))
        else:
            shown = cards_text(hand_text(terminal, hand))
        grid.add_row(Text("  " + persons[person]), shown)
    return grid


def _score_table(terminal: Terminal, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE, width=terminal.width, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", ratio=1)
    for name in names:
        table.add_column(Prose(name, overflow="fold"), justify="right", min_width=4, max_width=9)
    return table


def _add_sum(table: Table, label: str, sums: Sequence[int]) -> None:
    cells: list[RenderableType] = [Text(label, style="bold")]
    table.add_row(*cells, *map(points, sums))
