"""The table's transitions, pure: `receive(room, message, now)` gives the next room and effects, or raises."""

from typing import Any

from msgspec.structs import replace

from paiju.core.actions import Action
from paiju.core.errors import IllegalAction, PaijuError
from paiju.core.game import Settled
from paiju.core.options import Options
from paiju.core.record import Record, check_names
from paiju.games import game_of
from paiju.room.messages import Act, HandBegan, Ready, TableEvent, TimedOut
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
    Noted,
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
    pause_seconds: float = 0.0,
) -> Result:
    """A new table, waiting for its first deal.

    Raises NotationError for an unknown game, OptionsError for the options of another, IllegalAction unless that
    many play, RecordError unless the members have names of their own.
    """
    rules = game_of(game)
    options = rules.table_options(options)
    players = rules.players(options)
    if len(members) != players:
        raise IllegalAction("table-members", members=len(members), players=players)
    check_names([member.name for member in members])
    room = Room(
        id=ident,
        game=game,
        options=options,
        members=members,
        turn_seconds=turn_seconds,
        pause_seconds=pause_seconds,
        carry=rules.first_carry(options),
        applied=((),) * len(members),
    )
    return room, (NeedDeal(room.carry.hand),)


def receive(room: Room, message: Incoming, now: float) -> Result:
    """The room after `message` at time `now` (seconds), and what the shell has to do.

    Raises PaijuError, and changes nothing, where the message is refused. A command that was applied before
    changes nothing and has no effects.
    """
    match message:
        case FromPerson(person, command):
            return _command(room, person, command, now)
        case BotMoved(seat, number, action):
            return _bot_moved(room, seat, number, action, now)
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
    asked = tuple(_question(room, asked.seat, asked.number, now) for asked in room.asked)
    if _pausing(room):
        room = replace(room, pause_until=now + room.pause_seconds)
    room = replace(room, asked=asked)
    return room, (*_asking(room, asked), *_waking(room))


def _command(room: Room, person: int, command: Act | Ready, now: float) -> Result:
    if command.id in room.applied[person]:
        return room, ()
    if isinstance(command, Act):
        after, effects = _person_acts(room, person, command, now)
    else:
        after, effects = _get_ready(room, person, command.seen)
    return _remember(after, person, command.id), effects


def _remember(room: Room, person: int, ident: str) -> Room:
    mine = (*room.applied[person], ident)[-REMEMBERED:]
    return replace(room, applied=(*room.applied[:person], mine, *room.applied[person + 1 :]))


def _person_acts(room: Room, person: int, command: Act, now: float) -> Result:
    """A person's action, if it was meant for the question that is open now."""
    if room.phase != "playing":
        raise IllegalAction("moment-passed")
    if (
        room.ended and command.seen <= room.ended
    ):  # of an earlier hand: running away is no answer to a question
        raise IllegalAction("moment-passed")
    seat = room.state.seating.index(person)
    if any(asked.seat == seat and command.seen < asked.number for asked in room.asked):
        raise IllegalAction("moment-passed")
    return _act(room, seat, command.action, now)


def _dealt(room: Room, hand: int, deal: Any, now: float) -> Result:
    if room.phase != "dealing" or hand != room.carry.hand:
        return room, ()
    state = room.rules.start(room.options, room.carry, deal)
    names = tuple(member.name for member in room.members)
    record = Record.begin(room.rules, room.options, room.carry, deal, names)
    room = replace(room, phase="playing", state=state, record=record, asked=(), ready=())
    events: tuple[TableEvent, ...] = (HandBegan(hand),)
    if state.settlement is not None:
        events = (*events, Settled(state.settlement))
    return _happened(room, events, now)


def _act(room: Room, seat: int, action: Action, now: float, because: tuple[TableEvent, ...] = ()) -> Result:
    state, events = room.state.take(seat, action)
    assert room.record is not None
    record = room.record.with_action(seat, action, state)
    asked = tuple(asked for asked in room.asked if asked.seat != seat and asked.seat in state.to_act)
    after = replace(room, state=state, record=record, asked=asked)
    if room.state.pausing:
        # Nobody else may know that this seat was asked: no number, no event.
        return after, (Noted(room.state.seating[seat]), *_waking(after))
    if state.pausing:
        after = replace(after, pause_until=now + room.pause_seconds)
    return _happened(after, (*because, *events), now)


def _go_on(room: Room, now: float) -> Result:
    """The pause is over, and nobody is left to be asked in it."""
    state, events = room.state.go_on()
    assert room.record is not None
    return _happened(replace(room, state=state, record=room.record.settled(state), asked=()), events, now)


def _happened(room: Room, events: tuple[TableEvent, ...], now: float) -> Result:
    """Number the events, settle a finished hand, and ask whoever is to act."""
    room = replace(room, number=room.number + 1)
    if room.state.settlement is None:
        room, asking = _ask(room, now)
        return room, (Happened(events), *asking)
    assert room.record is not None
    carry = room.state.carry()
    phase = "over" if room.rules.match_over(room.options, carry) else "settled"
    return replace(room, phase=phase, ended=room.number, asked=()), (Happened(events), HandOver(room.record))


def _ask(room: Room, now: float) -> Result:
    """Ask every seat that is to act and has not been asked yet."""
    waiting = {asked.seat for asked in room.asked}
    new = tuple(_question(room, seat, room.number, now) for seat in room.state.to_act if seat not in waiting)
    room = replace(room, asked=(*room.asked, *new))
    return room, (*_asking(room, new), *_waking(room))


def _question(room: Room, seat: int, number: int, now: float) -> Asked:
    timed = room.turn_seconds is not None and _bot_of(room, seat) is None
    return Asked(seat, number, now + room.turn_seconds if timed and room.turn_seconds is not None else None)


def _bot_of(room: Room, seat: int) -> str | None:
    level: str | None = room.members[room.state.seating[seat]].bot
    return level


def _asking(room: Room, questions: tuple[Asked, ...]) -> tuple[AskBot, ...]:
    """The effects that put questions to bots; a person sees them in the view."""
    levels = [(asked, _bot_of(room, asked.seat)) for asked in questions]
    return tuple(AskBot(asked.seat, level, asked.number) for asked, level in levels if level is not None)


def _waking(room: Room) -> tuple[Wake, ...]:
    if _may_go_on(room):
        return (Wake(room.pause_until),)
    deadlines = [asked.deadline for asked in room.asked if asked.deadline is not None]
    return (Wake(min(deadlines)),) if deadlines else ()


def _pausing(room: Room) -> bool:
    return room.phase == "playing" and room.state.pausing


def _may_go_on(room: Room) -> bool:
    """Whether the table pauses, and waits for nothing but the end of it."""
    return _pausing(room) and not room.state.to_act


def _bot_moved(room: Room, seat: int, number: int, action: Action | None, now: float) -> Result:
    """A bot's move; one that is late is dropped, one that failed or is illegal is the cautious action."""
    if not any((asked.seat, asked.number) == (seat, number) for asked in room.asked):
        return room, ()
    if action is not None:
        try:
            return _act(room, seat, action, now)
        except PaijuError:
            pass
    return _act(room, seat, room.state.timeout(seat), now)


def _tick(room: Room, now: float) -> Result:
    """Who has run out of time takes the cautious action, which is told; the next `Wake` is for another who has."""
    if _may_go_on(room) and room.pause_until <= now:
        return _go_on(room, now)
    late = [asked.seat for asked in room.asked if asked.deadline is not None and asked.deadline <= now]
    if not late:
        return room, _waking(room)
    seat = late[0]
    return _act(room, seat, room.state.timeout(seat), now, because=(TimedOut(seat),))


def _get_ready(room: Room, person: int, seen: int) -> Result:
    """A person goes on; when all have, the next hand is dealt, after the last the first of a new match."""
    if room.phase not in ("settled", "over") or seen < room.ended:
        raise IllegalAction("moment-passed")
    if person in room.ready:
        return room, ()
    ready = tuple(sorted((*room.ready, person)))
    room = replace(room, ready=ready, number=room.number + 1)
    if any(member.bot is None and other not in ready for other, member in enumerate(room.members)):
        return room, (Happened(()),)
    if room.phase == "over":
        room = replace(room, match=room.match + 1, carry=room.rules.first_carry(room.options))
    else:
        room = replace(room, carry=room.state.carry())
    room = replace(room, phase="dealing", state=None, record=None, ready=())
    return room, (Happened(()), NeedDeal(room.carry.hand))


def _presence(room: Room, person: int, online: bool) -> Result:
    if (person in room.online) == online:
        return room, ()
    others = tuple(other for other in room.online if other != person)
    here = tuple(sorted((*others, person))) if online else others
    return replace(room, online=here, number=room.number + 1), (Happened(()),)
