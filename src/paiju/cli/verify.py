"""`paiju verify FILE`: whether nobody can have chosen the deal of a record."""

from typing import Any

import click
from msgspec import Struct

from paiju.cli.app import DOES_NOT_HOLD, Spoken, lang_option
from paiju.cli.params import AnyGame, read_file
from paiju.cli.terminal import Terminal, current
from paiju.core.errors import RecordError
from paiju.core.record import Record
from paiju.core.verifying import FairFinding, verify_fair
from paiju.games import game_of
from paiju.texts.foreign import safe

LONGEST_NAME = 40


class Result(Struct, frozen=True):
    """What was found of a record: of its deal, and of the course of the hand."""

    deal: FairFinding | RecordError
    course: RecordError | None


@click.command("verify", cls=Spoken)
@click.argument("file")
@click.option("--previous", metavar="FILE")
@click.option("--commitment", metavar="DIGITS")
@click.option("--json", "as_json", is_flag=True)
@lang_option
def verify(file: str, previous: str | None, commitment: str | None, as_json: bool) -> int:
    """Check how a record was dealt; the exit status is 1 where a field does not fit."""
    terminal = current()
    record = Record.from_json(read_file(file))
    before = None if previous is None else read_file(previous)
    found = _checked(record, game_of(record.game), before, commitment)
    if as_json:
        terminal.show_json(_report(terminal, record, found))
    else:
        _tell(terminal, record, found, previous is not None, commitment is not None)
    return DOES_NOT_HOLD if isinstance(found.deal, RecordError) or found.course is not None else 0


def _checked(record: Record, game: AnyGame, previous: bytes | None, commitment: str | None) -> Result:
    try:
        course = record.verify(game).difference if record.revision == game.revision else None
    except RecordError as fault:
        course = fault
    try:
        return Result(verify_fair(record, game, previous, commitment), course)
    except RecordError as fault:
        return Result(fault, course)


def _tell(terminal: Terminal, record: Record, found: Result, chained: bool, shown: bool) -> None:
    if isinstance(found.deal, RecordError):
        terminal.tell("verify-wrong", style="red", reason=found.deal.text(terminal.locale))
    else:
        _tell_deal(terminal, record, found.deal, chained, shown)
    if found.course is not None:
        terminal.tell("cli-replay-differs", style="red", reason=found.course.text(terminal.locale))
    elif record.dissolved:
        terminal.tell("verify-dissolved", style="yellow")


def _tell_deal(terminal: Terminal, record: Record, deal: FairFinding, chained: bool, shown: bool) -> None:
    terminal.tell("verify-commitment", digits=deal.commitment)
    for number, persons in enumerate(deal.void, 1):
        terminal.tell("verify-void", style="yellow", attempt=number, who=_names(terminal, record, persons))
    terminal.tell("verify-right", style="green")
    if deal.contributors:
        terminal.tell("verify-nonces", who=_names(terminal, record, deal.contributors))
    else:
        terminal.tell("verify-no-nonces", style="yellow")
    if chained:
        terminal.tell("verify-chained")
    terminal.show()
    terminal.tell("verify-not-proven", style="bold")
    if not shown:
        terminal.tell("verify-not-shown")
    if not chained:
        terminal.tell("verify-not-chained")
    terminal.tell("verify-not-blind")


def _names(terminal: Terminal, record: Record, persons: tuple[int, ...]) -> str:
    names = (safe(record.persons[person], LONGEST_NAME) for person in persons)
    return terminal.say("client-and").join(names)


def _report(terminal: Terminal, record: Record, found: Result) -> dict[str, Any]:
    deal = found.deal
    course = found.course and found.course.text(terminal.locale)
    report: dict[str, Any] = {"course": course, "dissolved": record.dissolved}
    if isinstance(deal, RecordError):
        fault = {
            "code": deal.code,
            "field": deal.params.get("field"),
            "text": deal.text(terminal.locale),
        }
        return report | {"fits": False, "fault": fault}
    return report | {
        "fits": True,
        "commitment": deal.commitment,
        "contributors": [record.persons[person] for person in deal.contributors],
        "void": [[record.persons[person] for person in persons] for persons in deal.void],
    }
