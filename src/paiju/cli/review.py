"""`paiju review FILE`: which moves of a played hand have cost something, and what would have been better."""

from typing import Any

import click

from paiju.analysis.review import PLAYOUTS, Mark, Review, review
from paiju.cli.app import Spoken, lang_option
from paiju.cli.errors import CommandError
from paiju.cli.params import MOST_PLAYOUTS, SEED, Whole, read_file
from paiju.cli.progress import progress
from paiju.cli.replay import LONGEST_NAME, verified
from paiju.cli.terminal import Terminal, current
from paiju.core.actions import Action, Answer
from paiju.core.record import Record
from paiju.games import game_of
from paiju.texts import terms_of
from paiju.texts.foreign import safe


@click.command("review", cls=Spoken)
@click.argument("file")
@click.option("--seat", type=Whole(1, 2**31), metavar="N")
@click.option("--person", metavar="NAME")
@click.option("--playouts", type=Whole(1, MOST_PLAYOUTS), metavar="N", default=PLAYOUTS)
@click.option("--seed", type=SEED, default=0)
@click.option("--json", "as_json", is_flag=True)
@lang_option
def review_command(
    file: str, seat: int | None, person: str | None, playouts: int, seed: int, as_json: bool
) -> None:
    """Review a record."""
    terminal = current()
    record = Record.from_json(read_file(file))
    terms_of(record.game)
    first: Any = verified(record, game_of(record.game)).steps[0].state
    names = tuple(safe(record.persons[sitting], LONGEST_NAME) for sitting in first.seating)
    seats = _seats(names, seat, person)
    with progress(terminal, "cli-reviewing") as report:
        found = review(record, seats, playouts, seed, report)
    if as_json:
        terminal.show_json(found)
    else:
        _tell(terminal, record.game, found, names)


def _seats(names: tuple[str, ...], number: int | None, person: str | None) -> tuple[int, ...]:
    """The seats that are meant: one by its number from 1, that of a person, else all."""
    if number is not None and person is not None:
        raise CommandError("cli-one-seat")
    if person is not None:
        if person not in names:
            raise CommandError("cli-no-person", name=person, allowed=", ".join(names))
        return (names.index(person),)
    if number is None:
        return tuple(range(len(names)))
    if number > len(names):
        raise CommandError("cli-number", option="--seat", value=str(number), least="1", most=str(len(names)))
    return (number - 1,)


def _tell(terminal: Terminal, game: str, found: Review, names: tuple[str, ...]) -> None:
    for mark in found.marks:
        terminal.show(f"{mark.step:4}  {_told(terminal, game, mark, names)}")
    terminal.tell(
        "cli-reviewed",
        style="bold",
        marks=len(found.marks),
        judged=found.judged,
        playouts=str(found.playouts),
    )


def _told(terminal: Terminal, game: str, mark: Mark, names: tuple[str, ...]) -> str:
    blunder = mark.blunder
    digits = 0 if game == "wahua" else 2
    return terminal.say(
        "cli-review-mark",
        who=names[mark.seat],
        action=action_text(terminal, game, mark.action),
        better=action_text(terminal, game, blunder.better),
        why=terminal.say(f"advice-{blunder.reason}"),
        loss=f"{blunder.loss:.{digits}f}",
        error=f"{blunder.error:.{digits}f}",
    )


def action_text(terminal: Terminal, game: str, action: Action) -> str:
    """An action in words: `review-action-<what it does>`, its fields as variables; an answer as it is offered."""
    if isinstance(action, Answer):
        return terminal.say(f"{game}-choice-{action.choice}")
    fields: dict[str, str] = {
        name: " ".join(value) if isinstance(value, tuple) else value or ""
        for name in action.__struct_fields__
        if isinstance(value := getattr(action, name), str | tuple | None)
    }
    return terminal.say(f"review-action-{action.__struct_config__.tag}", **fields)
