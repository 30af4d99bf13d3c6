"""The hand under way at a table: dealt, played move by move, timed, settled."""

from typing import Any

from msgspec.structs import replace

from paiju.core.actions import Action, Answer
from paiju.core.errors import IllegalAction, PaijuError
from paiju.core.fair import Fair, transcript_of
from paiju.core.game import Settled
from paiju.core.record import Record
from paiju.room import seats, votes
from paiju.room.commands import Act
from paiju.room.effects import Admitted, AskBot, Closed, Effect, HandOver, Happened, Noted, Wake
from paiju.room.messages import HandBegan, TableEvent, TimedOut
from paiju.room.room import Asked, Member, Room

QUESTION_SECONDS = 15
"""The most time for a question, where turns are timed."""
GRACE_SECONDS = 20.0
"""How long after the loss of the last connection a bot plays for its person."""
MOST_TIMEOUTS = 2
"""After so many turns in a row that ran out a person is away."""
MOST_TURNS = 3
"""So many times the turn time is the end of a question, however often the person goes and comes back."""

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
    elif votes.carried(room):
        return changed(room, room, now, events=events)
    return happened(room, events, now)


def person_acts(room: Room, person: int, command: Act, now: float) -> Result:
    """A person's action, if it was meant for the question that is open now. Who was away is back, but not in a pause:
    it would tell that (s)he was asked.
    """
    if room.phase != "playing" or (room.ended and command.seen <= room.ended):
        raise IllegalAction("moment-passed")
    seat = room.state.seating.index(person)
    if any(asked.seat == seat and command.seen < asked.number for asked in room.asked):
        raise IllegalAction("moment-passed")
    if not room.state.pausing:
        room = seats.set_away(room, person, False)
    return act(room, seat, command.action, now)


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
    vote = room.vote if phase == "settled" else None
    gone = tuple(room.state.seating[seat] for seat in room.state.gone)
    transcript = transcript_of(record.to_json())
    over = replace(room, phase=phase, ended=room.number, asked=(), vote=vote, transcript=transcript)
    after, dissolved = votes.counted(seats.settle(over, gone, now), now)
    told = Happened((*events, *dissolved))
    return after, (told, HandOver(record), *shut(room, after), *waking(after))


def changed(
    before: Room, after: Room, now: float, *effects: Effect, events: tuple[TableEvent, ...] = ()
) -> Result:
    """Number a change around the hand: votes are counted, and questions go to bots for who left or is away, back to
    persons who are here again with the full time.
    """
    hand = after.record if after.phase == "playing" else None
    after, dissolved = votes.counted(replace(after, number=before.number + 1), now)
    void = (HandOver(after.record),) if dissolved and hand is not None and after.record is not None else ()
    asked = after.asked
    moved = {
        one.seat for one in asked if (bot_of(before, one.seat) is None) != (bot_of(after, one.seat) is None)
    }
    asked = tuple(
        question(after, one.seat, one.number, now, one.since) if one.seat in moved else one for one in asked
    )
    after = replace(after, asked=asked)
    mine = tuple(one for one in asked if one.seat in moved)
    told = Happened((*events, *dissolved))
    return after, (told, *void, *effects, *shut(before, after), *asking(after, mine), *waking(after))


def shut(before: Room, after: Room) -> tuple[Effect, ...]:
    """What follows where the table has been closed, or the match has begun: who still waits is not let in any more."""
    if after.phase == "closed" and before.phase != "closed":
        return (*(Admitted(knock.id, False) for knock in before.knocks), Closed())
    return (Closed(),) if before.phase == "gathering" != after.phase else ()


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
        if _missed(room, member) and member.lost is not None and now >= member.lost + GRACE_SECONDS:
            return changed(room, seats.set_away(room, place, True), now)
    late = [asked.seat for asked in room.asked if asked.deadline is not None and asked.deadline <= now]
    if not late:
        return room, waking(room)
    seat, place = late[0], room.state.seating[late[0]]
    member = room.members[place]
    if not room.state.pausing:  # Who is away after a pause in which nobody else was asked would betray it.
        timeouts = member.timeouts + 1
        room = room.with_member(place, replace(member, timeouts=timeouts, away=timeouts >= MOST_TIMEOUTS))
    return act(room, seat, room.state.timeout(seat), now, (TimedOut(seat),))


def question(room: Room, seat: int, number: int, now: float, since: float | None = None) -> Asked:
    """A question to a seat, first put at `since` or now; a person's has an end where turns are timed."""
    seconds = room.turn_seconds
    since = now if since is None else since
    if seconds is None or bot_of(room, seat) is not None:
        return Asked(seat, number, None, since)
    if isinstance(next(room.state.actions(seat), None), Answer):
        seconds = min(seconds, QUESTION_SECONDS)
    return Asked(seat, number, min(now + seconds, since + MOST_TURNS * seconds), since)


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
    times += [
        member.lost + GRACE_SECONDS
        for member in room.members
        if _missed(room, member) and member.lost is not None
    ]
    if room.phase == "dealing" and room.dealing is not None and room.dealing.until is not None:
        times.append(room.dealing.until)
    if (end := votes.ends(room)) is not None:
        times.append(end)
    return (Wake(min(times)),) if times else ()


def _missed(room: Room, member: Member) -> bool:
    """Whether others wait for a member, should (s)he not be here."""
    waiting = room.phase == "playing" or (seats.between(room) and bool(room.ready))
    return waiting and member.plays


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
