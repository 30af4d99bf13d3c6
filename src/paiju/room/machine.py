"""The table's transitions: `receive(room, message, now) -> (room, effects)`; a refusal raises and changes nothing."""

from typing import Any

from msgspec.structs import replace

from paiju.core.actions import Action
from paiju.core.errors import IllegalAction, PaijuError
from paiju.core.options import Options
from paiju.core.record import Record
from paiju.room.messages import Act, HandBegan, Ready, TableEvent
from paiju.room.room import (
    AskBot,
    Asked,
    BotMoved,
    Dealt,
    Effect,
    FromPerson,
    HandOver,
    Happened,
    Incoming,
    Member,
    NeedDeal,
    Presence,
    Room,
    Tick,
    Wake,
)

REMEMBERED = 32
"""How many command ids of each person are kept to recognise a repeated one."""

Result = tuple[Room, tuple[Effect, ...]]


def open_room(
    ident: str,
    game: str,
    options: Options,
    members: tuple[Member, ...],
    *,
    turn_seconds: int | None = 30,
) -> Result:
    """A new table, waiting for its first deal. The number of members must be what the game takes."""
    room = Room(
        id=ident,
        game=game,
        options=options,
        members=members,
        turn_seconds=turn_seconds,
        carry=None,
        applied=((),) * len(members),
    )
    players = room.rules.players(options)
    if len(members) != players:
        raise IllegalAction("table-members", members=len(members), players=players)
    room = replace(room, carry=room.rules.first_carry(options))
    return room, (Happened(()), NeedDeal(room.carry.hand))


def receive(room: Room, message: Incoming, now: float) -> Result:
    """The room after `message` at time `now` (seconds), and what the shell has to do.

    Raises PaijuError, and changes nothing, where the message is refused. A command that was applied before
    changes nothing and has no effects.
    """
    match message:
        case FromPerson(person, command):
            return _command(room, person, command, now)
        case BotMoved(seat, step, action):
            return _bot_moved(room, seat, step, action, now)
        case Dealt(hand, deal):
            return _dealt(room, hand, deal, now)
        case Presence(person, online):
            return _presence(room, person, online)
        case Tick():
            return _tick(room, now)


def resume(room: Room, now: float) -> Result:
    """A room that was loaded: what was under way is asked for again, with the full time."""
    if room.phase == "dealing":
        return room, (NeedDeal(room.carry.hand),)
    room = replace(room, asked=())
    return _ask(room, now)


def step_of(room: Room) -> int:
    """How many actions the hand has had."""
    return len(room.record.actions) if room.record else 0


def _command(room: Room, person: int, command: Act | Ready, now: float) -> Result:
    if command.id in room.applied[person]:
        return room, ()
    if isinstance(command, Act):
        if command.hand != room.carry.hand or room.phase != "playing":
            raise IllegalAction("hand-passed", hand=command.hand)
        seat = room.state.seating.index(person)
        after, effects = _act(room, seat, command.action, now)
    else:
        after, effects = _get_ready(room, person, command.hand)
    return _remember(after, person, command.id), effects


def _remember(room: Room, person: int, ident: str) -> Room:
    mine = (*room.applied[person], ident)[-REMEMBERED:]
    return replace(room, applied=(*room.applied[:person], mine, *room.applied[person + 1 :]))


def _dealt(room: Room, hand: int, deal: Any, now: float) -> Result:
    if room.phase != "dealing" or hand != room.carry.hand:
        return room, ()
    state = room.rules.start(room.options, room.carry, deal)
    names = tuple(member.name for member in room.members)
    record = Record.begin(room.rules, room.options, room.carry, deal, names)
    if state.settlement is not None:
        record = replace(record, settlement=state.settlement)
    room = replace(room, phase="playing", state=state, record=record, asked=(), ready=())
    return _happened(room, (HandBegan(hand),), now)


def _act(room: Room, seat: int, action: Action, now: float) -> Result:
    state, events = room.state.apply(seat, action)
    assert room.record is not None
    record = room.record.with_action(seat, action, state)
    asked = tuple(asked for asked in room.asked if asked.seat != seat and asked.seat in state.to_act)
    return _happened(replace(room, state=state, record=record, asked=asked), events, now)


def _happened(room: Room, events: tuple[TableEvent, ...], now: float) -> Result:
    """Number the events, settle a finished hand, and ask whoever is to act."""
    room = replace(room, number=room.number + 1)
    if room.state.settlement is None:
        room, asking = _ask(room, now)
        return room, (Happened(events), *asking)
    assert room.record is not None
    carry = room.state.carry()
    phase = "over" if room.rules.match_over(room.options, carry) else "settled"
    return replace(room, phase=phase, asked=()), (Happened(events), HandOver(room.record))


def _ask(room: Room, now: float) -> Result:
    """Ask every seat that is to act and has not been asked yet."""
    if room.phase != "playing":
        return room, ()
    asked, effects = list(room.asked), []
    for seat in room.state.to_act:
        if any(other.seat == seat for other in asked):
            continue
        member = room.members[room.state.seating[seat]]
        if member.bot is not None:
            asked.append(Asked(seat))
            effects.append(AskBot(seat, member.bot, step_of(room)))
        else:
            seconds = room.turn_seconds
            asked.append(Asked(seat, None if seconds is None else now + seconds))
    deadlines = [other.deadline for other in asked if other.deadline is not None]
    wakes = (Wake(min(deadlines)),) if deadlines else ()
    return replace(room, asked=tuple(asked)), (*effects, *wakes)


def _bot_moved(room: Room, seat: int, step: int, action: Action | None, now: float) -> Result:
    """A bot's move; one that is late is dropped, one that failed or is not legal becomes the cautious action."""
    if room.phase != "playing" or step != step_of(room) or seat not in room.state.to_act:
        return room, ()
    if action is not None:
        try:
            return _act(room, seat, action, now)
        except PaijuError:
            pass
    return _act(room, seat, room.state.timeout(seat), now)


def _tick(room: Room, now: float) -> Result:
    late = [asked.seat for asked in room.asked if asked.deadline is not None and asked.deadline <= now]
    if room.phase != "playing" or not late:
        return room, ()
    return _act(room, late[0], room.state.timeout(late[0]), now)


def _get_ready(room: Room, person: int, hand: int) -> Result:
    """A person goes on; when all have, the next hand is dealt, after the last one the first of a new match."""
    if room.phase not in ("settled", "over") or hand != room.carry.hand:
        raise IllegalAction("hand-passed", hand=hand)
    ready = (*room.ready, person) if person not in room.ready else room.ready
    room = replace(room, ready=ready, number=room.number + 1)
    if any(member.bot is None and other not in ready for other, member in enumerate(room.members)):
        return room, (Happened(()),)
    carry = room.state.carry() if room.phase == "settled" else room.rules.first_carry(room.options)
    room = replace(room, phase="dealing", carry=carry, state=None, record=None, ready=())
    return room, (Happened(()), NeedDeal(carry.hand))


def _presence(room: Room, person: int, online: bool) -> Result:
    if (person in room.online) == online:
        return room, ()
    others = tuple(other for other in room.online if other != person)
    room = replace(room, online=(*others, person) if online else others, number=room.number + 1)
    return room, (Happened(()),)
