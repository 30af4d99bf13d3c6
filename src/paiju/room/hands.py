"""The hand under way at a table: dealt, played move by move, timed, settled."""

from typing import Any

from msgspec.structs import replace

from paiju.core.actions import Action, Answer
from paiju.core.errors import IllegalAction, PaijuError
from paiju.core.fair import Fair, transcript_of
from paiju.core.game import Settled
from paiju.core.record import Record
from paiju.room.messages import Act, HandBegan, TableEvent, TimedOut
from paiju.room.room import (
    AskBot,
    Asked,
    Effect,
    HandOver,
    Happened,
    Noted,
    Room,
    Wake,
)
from paiju.room.seats import after_hand

QUESTION_SECONDS = 15
"""The most time for a question, where turns are timed."""
GRACE_SECONDS = 20.0
"""How long after the loss of the last connection a bot plays for its person."""
MOST_TIMEOUTS = 2
"""After so many turns in a row that ran out a person is away."""

Result = tuple[Room, tuple[Effect, ...]]


def dealt(room: Room, hand: int, deal: Any, now: float, fair: Fair | None = None) -> Result:
    """The deal of a hand has been drawn, and how where it is a fair one."""
    if room.phase != "dealing" or hand != room.carry.hand:
        return room, ()
    state = room.rules.start(room.options, room.carry, deal)
    names = tuple(member.name for member in room.members)
    record = Record.begin(room.rules, room.options, room.carry, deal, names, fair)
    room = replace(room, phase="playing", state=state, record=record, dealing=None, asked=(), ready=())
    events: tuple[TableEvent, ...] = (HandBegan(hand),)
    if state.settlement is not None:
        events = (*events, Settled(state.settlement))
    return happened(room, events, now)


def person_acts(room: Room, person: int, command: Act, now: float) -> Result:
    """A person's action, if it was meant for the question that is open now. Who was away is back."""
    if room.phase != "playing" or (room.ended and command.seen <= room.ended):
        raise IllegalAction("moment-passed")
    seat = room.state.seating.index(person)
    if any(asked.seat == seat and command.seen < asked.number for asked in room.asked):
        raise IllegalAction("moment-passed")
    member = replace(room.members[person], timeouts=0, away=False)
    return act(room.with_member(person, member), seat, command.action, now)


def act(room: Room, seat: int, action: Action, now: float, because: tuple[TableEvent, ...] = ()) -> Result:
    """A seat takes an action; `because` is told before it."""
    state, events = room.state.take(seat, action)
    assert room.record is not None
    record = room.record.with_action(seat, action, state)
    asked = tuple(asked for asked in room.asked if asked.seat != seat and asked.seat in state.to_act)
    after = replace(room, state=state, record=record, asked=asked)
    if room.state.pausing:
        # Nobody else may know that this seat was asked: no number, no event.
        return after, (Noted(room.state.seating[seat]), *waking(after))
    if state.pausing:
        after = replace(after, pause_until=now + room.pause_seconds)
    return happened(after, (*because, *events), now)


def happened(room: Room, events: tuple[TableEvent, ...], now: float) -> Result:
    """Number the events, settle a finished hand, and ask whoever is to act."""
    room = replace(room, number=room.number + 1)
    if room.state.settlement is None:
        room, asking = _ask(room, now)
        return room, (Happened(events), *asking)
    assert room.record is not None
    carry = room.state.carry()
    phase = "over" if room.rules.match_over(room.options, carry) else "settled"
    record = room.record
    transcript = transcript_of(record.to_json())
    room = after_hand(replace(room, phase=phase, ended=room.number, asked=(), transcript=transcript))
    return room, (Happened(events), HandOver(record), *waking(room))


def bot_moved(room: Room, seat: int, number: int, action: Action | None, now: float) -> Result:
    """A bot's move; one that is late is dropped, one that failed or is illegal is the cautious action."""
    open_ones = [asked for asked in room.asked if (asked.seat, asked.number) == (seat, number)]
    if not open_ones or bot_of(room, seat) is None:
        return room, ()
    if action is not None:
        try:
            return act(room, seat, action, now)
        except PaijuError:
            pass
    return act(room, seat, room.state.timeout(seat), now)


def tick(room: Room, now: float) -> Result:
    """What the time has brought: the end of a pause, a turn that has run out, somebody who is now away.

    One thing at a time: the next is done by the next `Wake`.
    """
    if may_go_on(room) and room.pause_until <= now:
        return _go_on(room, now)
    for place, member in enumerate(room.members):
        if member.plays and member.lost is not None and now >= member.lost + GRACE_SECONDS:
            return set_away(room, place, True, now)
    late = [asked.seat for asked in room.asked if asked.deadline is not None and asked.deadline <= now]
    if not late:
        return room, waking(room)
    place = room.state.seating[late[0]]
    member = room.members[place]
    member = replace(member, timeouts=member.timeouts + 1, away=member.timeouts + 1 >= MOST_TIMEOUTS)
    seat = late[0]
    because = (TimedOut(seat),)
    return act(room.with_member(place, member), seat, room.state.timeout(seat), now, because)


def set_away(room: Room, place: int, away: bool, now: float) -> Result:
    """托管: a bot plays for the person of a place, or the person again, whose questions then get the full time."""
    member = replace(room.members[place], away=away, timeouts=0)
    room = replace(room.with_member(place, member), number=room.number + 1)
    if room.phase != "playing" or room.state.settlement is not None:
        return room, (Happened(()), *waking(room))
    seat = room.state.seating.index(place)
    asked = tuple(
        question(room, one.seat, one.number, now) if one.seat == seat else one for one in room.asked
    )
    room = replace(room, asked=asked)
    mine = tuple(one for one in asked if one.seat == seat)
    return room, (Happened(()), *asking(room, mine), *waking(room))


def question(room: Room, seat: int, number: int, now: float) -> Asked:
    """A question to a seat; a person's has an end where turns are timed."""
    seconds = room.turn_seconds
    if seconds is None or bot_of(room, seat) is not None:
        return Asked(seat, number)
    if isinstance(next(room.state.actions(seat), None), Answer):
        seconds = min(seconds, QUESTION_SECONDS)
    return Asked(seat, number, now + seconds)


def bot_of(room: Room, seat: int) -> str | None:
    """The level of the bot that plays a seat, its own or for who is away or has left; None where the person plays."""
    member = room.members[room.state.seating[seat]]
    return None if member.plays else member.bot or room.settings.bots


def asking(room: Room, questions: tuple[Asked, ...]) -> tuple[AskBot, ...]:
    """The effects that put questions to bots; a person sees them in the view."""
    levels = [(asked, bot_of(room, asked.seat)) for asked in questions]
    return tuple(AskBot(asked.seat, level, asked.number) for asked, level in levels if level is not None)


def waking(room: Room) -> tuple[Wake, ...]:
    """When something is due next."""
    times = [asked.deadline for asked in room.asked if asked.deadline is not None]
    if may_go_on(room):
        times.append(room.pause_until)
    if room.phase == "playing":
        times += [
            member.lost + GRACE_SECONDS for member in room.members if member.plays and member.lost is not None
        ]
    if room.phase == "dealing" and room.dealing is not None and room.dealing.until is not None:
        times.append(room.dealing.until)
    if room.vote is not None:
        times.append(room.vote.until)
    return (Wake(min(times)),) if times else ()


def pausing(room: Room) -> bool:
    """Whether the hand is in a pause."""
    return room.phase == "playing" and bool(room.state.pausing)


def may_go_on(room: Room) -> bool:
    """Whether the table pauses, and waits for nothing but the end of it."""
    return pausing(room) and not room.state.to_act


def _go_on(room: Room, now: float) -> Result:
    """The pause is over, and nobody is left to be asked in it."""
    state, events = room.state.go_on()
    assert room.record is not None
    return happened(replace(room, state=state, record=room.record.settled(state), asked=()), events, now)


def _ask(room: Room, now: float) -> Result:
    """Ask every seat that is to act and has not been asked yet."""
    waiting = {asked.seat for asked in room.asked}
    new = tuple(question(room, seat, room.number, now) for seat in room.state.to_act if seat not in waiting)
    room = replace(room, asked=(*room.asked, *new))
    return room, (*asking(room, new), *waking(room))
