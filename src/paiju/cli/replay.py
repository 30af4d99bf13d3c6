"""`paiju replay FILE`: checks a record and explains the hand."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import click
import msgspec

from paiju.cli.app import DOES_NOT_HOLD, Spoken, lang_option
from paiju.cli.errors import CommandError, DoesNotHold
from paiju.cli.games import announcement
from paiju.cli.narrate import event_text
from paiju.cli.params import AnyGame, read_file
from paiju.cli.settling import hands_table, tell_cards, tell_settlement
from paiju.cli.terminal import Terminal, current
from paiju.core.actions import Pass, format_action
from paiju.core.errors import PaijuError, RecordError
from paiju.core.game import Settled
from paiju.core.record import Record, Step, Verification
from paiju.games import game_of
from paiju.games.wahua.events import Drew
from paiju.games.wahua.play import WahuaState
from paiju.texts import terms_of
from paiju.texts.foreign import safe

LONGEST_NAME = 40
REFUTED = {"record-action", "record-dissolved"}
"""What shows that a record does not hold: an action that the rules refuse, or an end that there cannot have been."""


@click.command("replay", cls=Spoken)
@click.argument("file")
@click.option("--json", "as_json", is_flag=True)
@lang_option
def replay(file: str, as_json: bool) -> int:
    """Check and explain a record; the exit status is 1 where it does not hold: an action, or the settlement."""
    terminal = current()
    record = Record.from_json(read_file(file))
    game = game_of(record.game)
    terms_of(game.name)
    found = verified(record, game)
    if as_json:
        terminal.show_json(_report(terminal, record, found))
    else:
        persons = tuple(safe(name, LONGEST_NAME) for name in record.persons)
        _explain(terminal, game, msgspec.structs.replace(record, persons=persons), found.steps)
        _tell_finding(terminal, found, record.dissolved)
    return 0 if found.agrees or found.revised else DOES_NOT_HOLD


def verified(record: Record, game: AnyGame) -> Verification:
    """The record replayed; DoesNotHold or another PaijuError, told by name, where it does not replay."""
    try:
        return record.verify(game)
    except RecordError as fault:
        if record.revision > game.revision:
            raise
        told = _by_name(record, fault)
        if record.revision == game.revision:
            # All else is no record of such a game.
            raise DoesNotHold.of(told) if fault.code in REFUTED else told from fault
        raise CommandError(
            "cli-replay-revised",
            fault.clause,
            recorded=str(record.revision),
            revision=str(game.revision),
            reason=told,
        ) from fault


def _by_name(record: Record, fault: RecordError) -> RecordError:
    """The fault, and where somebody acted out of turn who it was and whose turn it was, not the numbers of seats."""
    reason = fault.params.get("reason")
    if not isinstance(reason, PaijuError) or reason.code != "not-your-turn":
        return fault
    # The seating may have changed as the hand began, so the record is asked as far as it goes.
    seating = next(record.replay(game_of(record.game))).state.seating
    who, turn = (_person(record, seating, reason.params[name]) for name in ("seat", "turn"))
    named = CommandError("cli-not-their-turn", reason.clause, who=who, turn=turn)
    return type(fault)(fault.code, fault.clause, **fault.params | {"reason": named})


def _person(record: Record, seating: Sequence[int], seat: object) -> str:
    """Who sits on a seat; the number, counted from 1, where nobody does."""
    on_seat = isinstance(seat, int) and 0 <= seat < len(seating)
    return record.persons[seating[int(str(seat))]] if on_seat else str(int(str(seat)) + 1)


def _explain(terminal: Terminal, game: AnyGame, record: Record, steps: Sequence[Step]) -> None:
    start, end = steps[0].state, steps[-1].state
    seating = start.seating
    names = [record.persons[person] for person in seating]
    hand = record.carry.get("hand", 1)
    title = terminal.say("cli-replay-title", game=terminal.say(f"{game.name}-name"), hand=str(hand))
    terminal.show(title, style="bold")
    for line in announcement(terminal, game, game.options_type.parse(record.options)):
        terminal.show("  " + line)
    tell_table_facts(terminal, start.view(None), record.persons)
    hands = [start.view(seat).hand for seat in range(len(seating))]
    table = hands_table(terminal, start.view(None), record.persons, hands)
    terminal.console.print(table, width=terminal.width)
    terminal.show()
    for position, (before, step) in enumerate(pairwise(steps), 1):
        told = _step_texts(terminal, game.name, before.state, step, names)
        for number, line in enumerate(told):
            terminal.show((" " * 6 if number else f"{position:4}  ") + line)
    if end.settlement is not None:
        terminal.show()
        tell_settlement(terminal, game.name, end.settlement, record.persons, record.carry["scores"])
        tell_cards(terminal, msgspec.structs.replace(end.view(None), **_no_hands(end)), record.persons)


def _step_texts(terminal: Terminal, game: str, before: Any, step: Step, names: Sequence[str]) -> list[str]:
    """What happened at a step, in words: what nobody sees done first, as an answer about a discard, then the events."""
    told = _answer_texts(terminal, before, step, names) if isinstance(before, WahuaState) else []
    for place, event in enumerate(step.events, 1):
        if isinstance(event, Drew):
            drawn = step.state.view(event.seat).drawn
            # Of several tiles drawn all but the last are specials, which are laid out.
            if drawn is not None and place == len(step.events):
                told.append(terminal.say("cli-tiles-drew", who=names[event.seat], tile=drawn))
        elif not isinstance(event, Settled):
            told.append(event_text(terminal, game, event, names.__getitem__))
    return told


def _answer_texts(terminal: Terminal, before: WahuaState, step: Step, names: Sequence[str]) -> list[str]:
    """An answer to flight or about a discard (WH13, WH21), unless what has come of it is told."""
    if before.phase not in ("flight", "claims") or step.seat is None:
        return []
    if step.action != Pass() and any(getattr(event, "seat", None) == step.seat for event in step.events):
        return []
    who = names[step.seat]
    if before.phase == "flight":
        return [terminal.say(f"wahua-answered-{'stay' if step.action == Pass() else 'flee'}", who=who)]
    claim = terminal.say(f"wahua-claim-{str(step.action).split()[0]}")
    return [terminal.say("cli-tiles-answered", who=who, claim=claim)]


def _no_hands(state: Any) -> dict[str, Any]:
    """The view's hands as dealt are told at the beginning, so not again at the end."""
    return {"dealt": ()} if hasattr(state.view(None), "dealt") else {}


def tell_table_facts(terminal: Terminal, view: Any, persons: tuple[str, ...]) -> None:
    """Print what is known before the first action: reveal card, leader, seat change, as the game has them."""
    names = [persons[person] for person in view.seating]
    for fact in view.facts():
        named = {key: names[seat] for key, seat in fact.seats.items()}
        terminal.tell(fact.key, **named, **fact.params)
    if hasattr(view, "reveal"):
        terminal.tell("cli-reveal", card=view.reveal, who=names[view.leader])
    moved = getattr(view, "moved", ())
    changes = []
    for one, other in reversed(list(zip(moved[::2], moved[1::2], strict=True))):
        changes.append((names[one], names[other]))
        names[one], names[other] = names[other], names[one]
    for first, second in reversed(changes):
        terminal.tell("cli-moved", one=first, other=second)


def _tell_finding(terminal: Terminal, found: Verification, dissolved: bool) -> None:
    difference = found.difference
    if difference is None:
        is_open = found.settlement is None
        key = "cli-replay-dissolved" if dissolved else "cli-replay-open" if is_open else "cli-replay-agrees"
        terminal.tell(key, style="yellow" if is_open else "green")
    elif found.revised:
        terminal.tell(
            "cli-replay-revised",
            style="yellow",
            revision=str(found.revision),
            recorded=str(found.recorded_revision),
            reason=difference.text(terminal.locale),
        )
    else:
        terminal.tell("cli-replay-differs", style="red", reason=difference.text(terminal.locale))


def _report(terminal: Terminal, record: Record, found: Verification) -> dict[str, Any]:
    settlement = found.settlement
    return {
        "game": record.game,
        "persons": record.persons,
        "seating": found.steps[0].state.seating,
        "revision": found.revision,
        "recorded_revision": found.recorded_revision,
        "agrees": found.agrees,
        "dissolved": record.dissolved,
        "difference": found.difference and found.difference.text(terminal.locale),
        "actions": [_action_report(terminal, record, step) for step in found.steps[1:]],
        "settlement": settlement
        and [
            msgspec.to_builtins(line) | {"text": line.text(record.game, record.persons, terminal.locale)}
            for line in settlement.lines
        ],
        "totals": settlement and settlement.totals,
        "recorded_totals": found.recorded and found.recorded.totals,
    }


def _action_report(terminal: Terminal, record: Record, step: Step) -> dict[str, Any]:
    assert step.seat is not None
    assert step.action is not None
    names = [record.persons[person] for person in step.state.seating]
    return {
        "seat": step.seat,
        "person": names[step.seat],
        "action": format_action(step.action),
        "text": [
            event_text(terminal, record.game, event, names.__getitem__)
            for event in step.events
            if not isinstance(event, Settled)
        ],
    }
