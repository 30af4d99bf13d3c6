"""The table in the terminal: who sits where, what lies in the trick, what was captured; the viewer below."""

from typing import Any

from rich.table import Table
from rich.text import Text

from paiju.cli.narrate import hand_text
from paiju.cli.terminal import Terminal, cards_text
from paiju.core.game import View


def show_table(terminal: Terminal, view: Any, names: tuple[str, ...]) -> None:
    """Print the table as the viewer sees it: the next player at the right, the partner or opposite above."""
    players, me = len(view.seating), view.seat
    terminal.console.rule(style="dim")
    cells = [_seat(terminal, view, names, (me + step) % players) for step in range(players)]
    grid = Table.grid(expand=True, padding=(0, 1))
    if players == 4:
        for _ in range(3):
            grid.add_column(ratio=1, justify="center")
        grid.add_row("", cells[2], "")
        grid.add_row(cells[3], _middle(terminal, view), cells[1])
        grid.add_row("", cells[0], "")
    else:
        grid.add_column()
        for cell in (*cells[1:], cells[0]):
            # Without neighbours above and below a line for each is enough.
            grid.add_row(Text("  ").join(cell.split()))
    terminal.console.print(grid, width=terminal.width)


def show_hand(terminal: Terminal, view: Any) -> None:
    """Print the viewer's hand, and the partner's where it may be seen."""
    terminal.tell("cli-your-hand", style="bold", cards=len(view.hand))
    terminal.show(hand_text(terminal, view.hand))
    partner = getattr(view, "partner_hand", ())
    if partner:
        terminal.tell("cli-partner-hand", cards=hand_text(terminal, partner))


def relation(terminal: Terminal, view: View, seat: int) -> str:
    """How who sits on `seat` stands to the viewer: partner, next player, player before."""
    players = len(view.seating)
    step = 0 if view.seat is None else (seat - view.seat) % players
    if view.seat is None or step == 0:
        return ""
    found = {1: ["cli-seat-next"], players - 1: ["cli-seat-before"]}.get(step, [])
    partner = getattr(view, "partner", None)
    if partner is not None and partner[view.seat] == seat:
        found.append("cli-seat-mate")
    elif partner is None and step % 2 == 0:
        found.append("cli-seat-partner")
    return terminal.say("cli-list-separator").join(map(terminal.say, found))


def _seat(terminal: Terminal, view: Any, names: tuple[str, ...], seat: int) -> Text:
    who = names[view.seating[seat]]
    stands = relation(terminal, view, seat)
    cell = Text(who, style="bold" if seat in view.to_act else "")
    if stands:
        cell.append(terminal.say("cli-seat-relation", relation=stands), style="dim")
    finished: tuple[int, ...] = getattr(view, "finished", ())
    if seat in finished:
        held = terminal.say(f"place-{finished.index(seat) + 1}")
    elif view.counts[seat] is None:
        held = terminal.say("cli-seat-cards-hidden")
    else:
        held = terminal.say("cli-seat-cards", cards=view.counts[seat])
    if hasattr(view, "captured"):
        held = terminal.say("cli-seat-state", held=held, points=view.captured[seat])
    if hasattr(view, "awards"):
        held = terminal.say("cli-seat-lines", held=held, lines=view.lines[seat], awards=view.awards[seat])
    cell.append("\n" + held)
    laid = [laid for laid in getattr(view, "trick", ()) if laid.seat == seat]
    if laid:
        cell.append("\n").append_text(_laid(terminal, view, laid[-1]))
    return cell


def _laid(terminal: Terminal, view: Any, laid: Any) -> Text:
    if not laid.cards:
        return Text(terminal.say("cli-laid-pass"), style="dim")
    line = cards_text(hand_text(terminal, laid.cards, " "))
    if laid.seat == view.owner:
        line.stylize("bold")
    return line


def _middle(terminal: Terminal, view: Any) -> Text:
    if getattr(view, "on", None) is None:
        return Text("")
    if not hasattr(view, "pile"):
        return Text(terminal.say("cli-to-beat-alone", on=view.on), style="cyan")
    return Text(terminal.say("cli-to-beat", on=view.on, points=view.pile), style="cyan")
