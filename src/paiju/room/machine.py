"""The table's transitions, pure: `receive(room, message, now)` gives the next room and effects, or raises."""

from collections.abc import Collection

from msgspec.structs import replace

from paiju.core.errors import IllegalAction
from paiju.core.options import Options
from paiju.core.record import check_names
from paiju.games import game_of
from paiju.room import dealing, hands, seats, votes
from paiju.room.commands import (
    Act,
    Admit,
    Begin,
    Clear,
    Close,
    Commit,
    Dissolve,
    Fill,
    Give,
    Open,
    Phrase,
    Ready,
    Rest,
    Say,
    Sit,
    Stand,
    TableCommand,
)
from paiju.room.effects import (
    Admitted,
    BotMoved,
    Dealt,
    FromPerson,
    Incoming,
    Knocked,
    Presence,
    Programmed,
    Seeded,
    Tick,
)
from paiju.room.hands import Result
from paiju.room.messages import Said
from paiju.room.room import Guest, Member, Room, Settings

REMEMBERED = 32
"""How many command ids of each device key are kept to recognise a repeated one."""
REMEMBERED_KEYS = 32
"""Of how many device keys."""
MOST_KNOCKS = 8
"""How many may wait at the door at once."""


def open_room(
    ident: str,
    game: str,
    options: Options,
    members: tuple[Member, ...],
    *,
    host: str | None = None,
    settings: Settings | None = None,
    turn_seconds: int | None = 30,
    pause_seconds: float = 0.0,
    now: float = 0.0,
) -> Result:
    """A new table. Where all places are taken its first hand is dealt at once, else it waits for people.

    Raises NotationError for an unknown game, OptionsError for the options of another, IllegalAction unless that
    many play, RecordError unless the members have names of their own.
    """
    rules = game_of(game)
    options = rules.table_options(options)
    players = rules.players(options)
    if len(members) != players:
        raise IllegalAction("table-members", members=len(members), players=players)
    check_names([member.name for member in members if not member.vacant])
    room = Room(
        id=ident,
        game=game,
        options=options,
        members=members,
        host=host,
        settings=settings or Settings(),
        turn_seconds=turn_seconds,
        pause_seconds=pause_seconds,
        carry=rules.first_carry(options),
    )
    if any(member.vacant for member in members):
        return room, ()
    return dealing.begin(_dealing(room), now)


def receive(room: Room, message: Incoming, now: float) -> Result:
    """The room after `message` at time `now` (seconds), and what the shell has to do.

    Raises PaijuError, and changes nothing, where the message is refused. A command that was applied before
    changes nothing and has no effects.
    """
    after, effects = _received(room, message, now)
    if after is not room and seats.between(after) and _all_ready(after):
        gathered = after
        after, more = dealing.begin(_dealing(after), now)
        effects = (*effects, *hands.shut(gathered, after), *more)
    return after, effects


def _received(room: Room, message: Incoming, now: float) -> Result:
    match message:
        case FromPerson(key, command):
            return _command(room, key, command, now)
        case BotMoved(seat, number, action):
            return hands.bot_moved(room, seat, number, action, now)
        case Dealt(hand, deal):
            return hands.dealt(room, hand, deal, now)
        case Seeded():
            return dealing.seeded(room, message, now)
        case Presence():
            return _presence(room, message, now)
        case Knocked(knock):
            if len(room.knocks) >= MOST_KNOCKS or room.phase != "gathering":
                raise IllegalAction("door-crowded")
            return hands.changed(room, replace(room, knocks=(*room.knocks, knock)), now)
        case Programmed(host, place, token, name):
            if room.phase == "closed":
                raise IllegalAction("table-closed")
            if room.host != host:
                raise IllegalAction("host-only")
            return hands.changed(room, seats.program(room, place, token, name), now)
        case Tick():
            end = votes.ends(room)
            if end is not None and now >= end:
                return hands.changed(room, replace(room, vote=None), now)
            if room.phase == "dealing":
                return dealing.tick(room, now)
            return hands.tick(room, now)


def resume(room: Room, now: float, waiting: Collection[str] = ()) -> Result:
    """A room that was loaded: what was under way is asked for again, with the full time; nobody is connected, and of
    those at the door only these knocks still wait, the others have to knock again.
    """
    members = tuple(replace(member, lost=now if member.key else None) for member in room.members)
    vote = None if room.vote is None else replace(room.vote, until=now + votes.VOTE_SECONDS)
    knocks = tuple(knock for knock in room.knocks if knock.id in waiting)
    room = replace(room, members=members, vote=vote, knocks=knocks)
    asked = tuple(hands.question(room, asked.seat, asked.number, now) for asked in room.asked)
    if hands.pausing(room):
        room = replace(room, pause_until=now + room.pause_seconds)
    room = replace(room, asked=asked)
    room, deal = dealing.resumed(room, now) if room.phase == "dealing" else (room, ())
    return room, (*deal, *hands.asking(room, asked), *hands.waking(room))


def _command(room: Room, key: str, command: TableCommand, now: float) -> Result:
    if command.id in room.applied.get(key, ()):
        return room, ()
    if room.phase == "closed":
        raise IllegalAction("table-closed")
    after, effects = _applied(room, key, command, now)
    mine = (*room.applied.get(key, ()), command.id)[-REMEMBERED:]
    applied = {other: ids for other, ids in after.applied.items() if other != key} | {key: mine}
    seated = {member.key for member in after.members}
    while len(applied) > REMEMBERED_KEYS:
        del applied[next(other for other in (*(k for k in applied if k not in seated), *applied))]
    return replace(after, applied=applied), effects


def _applied(room: Room, key: str, command: TableCommand, now: float) -> Result:
    match command:
        case Act():
            return hands.person_acts(room, _seated(room, key), command, now)
        case Ready():
            return _get_ready(room, _seated(room, key), command.seen, now)
        case Rest(_, on):
            return _rest(room, _seated(room, key), on, now)
        case Dissolve(_, yes):
            return hands.changed(room, votes.cast(room, _seated(room, key), yes, now), now)
        case Sit():
            return hands.changed(room, seats.sit(room, key, command, now), now)
        case Stand():
            return hands.changed(room, seats.stand(room, key), now)
        case Say(_, phrase):
            return hands.changed(room, room, now, events=(_said(room, key, phrase),))
        case Commit():
            return dealing.commit(room, _seated(room, key), command)
        case Open():
            return dealing.opened(room, key, command, now)
    if room.host != key:
        raise IllegalAction("host-only")
    return _hosted(room, command, now)


def _hosted(room: Room, command: Fill | Clear | Begin | Give | Admit | Close, now: float) -> Result:
    match command:
        case Fill():
            return hands.changed(room, seats.fill(room, command), now)
        case Clear():
            return hands.changed(room, seats.clear(room, command), now)
        case Give():
            return hands.changed(room, seats.give(room, command, now), now)
        case Begin():
            if room.phase != "gathering":
                raise IllegalAction("moment-passed")
            after, effects = dealing.begin(_dealing(room), now)
            return hands.changed(room, after, now, *effects)
        case Admit(_, ident, yes):
            left = tuple(knock for knock in room.knocks if knock.id != ident)
            if left == room.knocks:
                raise IllegalAction("nobody-knocks")
            return hands.changed(room, replace(room, knocks=left), now, Admitted(ident, yes))
        case Close():
            after = seats.closed(room) if seats.between(room) else replace(room, closing=True)
            return hands.changed(room, after, now)


def _seated(room: Room, key: str) -> int:
    """The person with a device key; IllegalAction for a spectator, and who has stood up or was removed."""
    person = room.person_of(key)
    if person is None or room.members[person].leaving:
        raise IllegalAction("not-seated")
    return person


def _rest(room: Room, person: int, on: bool, now: float) -> Result:
    """托管 at will. Who is as (s)he asks to be gets no time anew."""
    if room.members[person].away == on:
        return room, ()
    return hands.changed(room, seats.set_away(room, person, on), now)


def _said(room: Room, key: str, phrase: Phrase) -> Said:
    person = room.person_of(key)
    if person is not None:
        return Said(phrase, person)
    looker = next((guest for guest in room.onlookers if guest.key == key), None)
    if looker is None:
        raise IllegalAction("not-here")
    return Said(phrase, None, looker.name)


def _get_ready(room: Room, person: int, seen: int, now: float) -> Result:
    """A person goes on, and is no more away; when all have, the next hand is dealt, after the last the first of a new
    match.
    """
    if not seats.between(room) or seen < room.ended:
        raise IllegalAction("moment-passed")
    if person in room.ready:
        return room, ()
    after = replace(seats.set_away(room, person, False), ready=tuple(sorted((*room.ready, person))))
    return hands.changed(room, after, now)


def _all_ready(room: Room) -> bool:
    """Whether all persons who play are ready, one at least; before the first hand one of them must be here. Who is gone
    too long is not waited for, be it the host.
    """
    playing = [place for place, member in enumerate(room.members) if member.plays]
    here = room.phase != "gathering" or any(room.members[place].lost is None for place in playing)
    return here and bool(playing) and all(place in room.ready for place in playing)


def _dealing(room: Room) -> Room:
    """The room that waits for the deal of its next hand; bots have the vacant places."""
    if room.phase == "over":
        members = tuple(replace(member, since=0) for member in room.members)
        carry = room.rules.first_carry(room.options)
        room = replace(room, match=room.match + 1, carry=carry, members=members, departed=(), state=None)
    elif room.phase == "settled":
        room = replace(room, carry=room.state.carry())
    return replace(seats.filled(room), phase="dealing", state=None, record=None, ready=())


def _presence(room: Room, message: Presence, now: float) -> Result:
    """Somebody has come or gone, or has not come at all. Who comes back plays at once; who is gone too long is away."""
    person = room.person_of(message.key)
    if person is None:
        others = tuple(guest for guest in room.onlookers if guest.key != message.key)
        lookers = (*others, Guest(message.key, message.name)) if message.online else others
        if sorted(lookers, key=_by_key) == sorted(room.onlookers, key=_by_key):
            return room, ()
        return hands.changed(room, replace(room, onlookers=lookers), now)
    if (person in room.online) == message.online and (
        message.online or room.members[person].lost is not None
    ):
        return room, ()
    others_here = tuple(other for other in room.online if other != person)
    here = tuple(sorted((*others_here, person))) if message.online else others_here
    member = replace(room.members[person], lost=None if message.online else now)
    after = replace(room.with_member(person, member), online=here)
    if message.online and member.away:
        after = seats.set_away(after, person, False)
    return hands.changed(room, after, now)


def _by_key(guest: Guest) -> str:
    return guest.key
