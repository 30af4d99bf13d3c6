"""The table's transitions, pure: `receive(room, message, now)` gives the next room and effects, or raises."""

from typing import Any

from msgspec.structs import replace

from paiju.core.errors import IllegalAction
from paiju.core.options import Options
from paiju.core.record import check_names
from paiju.games import game_of
from paiju.room import dealing, hands, seats
from paiju.room.hands import Result
from paiju.room.messages import (
    Act,
    Admit,
    Begin,
    Clear,
    Close,
    Commit,
    Dissolve,
    Dissolved,
    Fill,
    Give,
    Open,
    Ready,
    Rest,
    Said,
    Say,
    Sit,
    Stand,
    TableCommand,
)
from paiju.room.room import (
    Admitted,
    BotMoved,
    Closed,
    Dealt,
    FromPerson,
    Guest,
    Happened,
    Incoming,
    Knocked,
    Member,
    Presence,
    Room,
    Seeded,
    Settings,
    Tick,
    Vote,
)

REMEMBERED = 32
"""How many command ids of each device key are kept to recognise a repeated one."""
REMEMBERED_KEYS = 32
"""Of how many device keys."""
MOST_KNOCKS = 8
"""How many may wait at the door at once."""
VOTE_SECONDS = 60.0


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
    return _deal(room, now)


def receive(room: Room, message: Incoming, now: float) -> Result:
    """The room after `message` at time `now` (seconds), and what the shell has to do.

    Raises PaijuError, and changes nothing, where the message is refused. A command that was applied before
    changes nothing and has no effects.
    """
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
            if len(room.knocks) >= MOST_KNOCKS or room.phase == "closed":
                raise IllegalAction("door-crowded")
            return _changed(replace(room, knocks=(*room.knocks, knock)))
        case Tick():
            if room.vote is not None and now >= room.vote.until:
                return _changed(replace(room, vote=None))
            if room.phase == "dealing":
                return dealing.tick(room, now)
            return hands.tick(room, now)


def resume(room: Room, now: float) -> Result:
    """A room that was loaded: what was under way is asked for again, with the full time; nobody is connected."""
    members = tuple(replace(member, lost=now if member.key else None) for member in room.members)
    vote = None if room.vote is None else replace(room.vote, until=now + VOTE_SECONDS)
    room = replace(room, members=members, vote=vote)
    if room.phase == "dealing":
        return dealing.resumed(room, now)
    asked = tuple(hands.question(room, asked.seat, asked.number, now) for asked in room.asked)
    if hands.pausing(room):
        room = replace(room, pause_until=now + room.pause_seconds)
    room = replace(room, asked=asked)
    return room, (*hands.asking(room, asked), *hands.waking(room))


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
            return hands.set_away(room, _seated(room, key), on, now)
        case Dissolve(_, yes):
            return _vote(room, _seated(room, key), yes, now)
        case Sit():
            return _changed(seats.sit(room, key, command))
        case Stand():
            return _left(seats.stand(room, key), room, now)
        case Say(_, phrase):
            return _say(room, key, phrase)
        case Commit():
            return dealing.commit(room, _seated(room, key), command)
        case Open():
            return dealing.opened(room, _seated(room, key), command, now)
    if room.host != key:
        raise IllegalAction("host-only")
    return _hosted(room, command, now)


def _hosted(room: Room, command: Fill | Clear | Begin | Give | Admit | Close, now: float) -> Result:
    match command:
        case Fill():
            return _changed(seats.fill(room, command))
        case Clear():
            return _left(seats.clear(room, command), room, now)
        case Give():
            return _left(seats.give(room, command), room, now)
        case Begin():
            if room.phase != "gathering":
                raise IllegalAction("moment-passed")
            return _deal(seats.filled(room), now, Happened(()))
        case Admit(_, ident, yes):
            if all(knock.id != ident for knock in room.knocks):
                raise IllegalAction("nobody-knocks")
            left = tuple(knock for knock in room.knocks if knock.id != ident)
            return _changed(replace(room, knocks=left), Admitted(ident, yes))
        case Close():
            if seats.between(room):
                return _changed(replace(room, phase="closed", knocks=()), *_refused(room), Closed())
            return _changed(replace(room, closing=True))


def _seated(room: Room, key: str) -> int:
    """The person with a device key; IllegalAction for a spectator."""
    person = room.person_of(key)
    if person is None:
        raise IllegalAction("not-seated")
    return person


def _changed(room: Room, *effects: Any) -> Result:
    return replace(room, number=room.number + 1), (Happened(()), *effects, *hands.waking(room))


def _refused(room: Room) -> tuple[Admitted, ...]:
    return tuple(Admitted(knock.id, False) for knock in room.knocks)


def _left(after: Room, before: Room, now: float) -> Result:
    """Somebody may have left: a bot takes up the questions of the place, and nobody waits for them to be ready."""
    after, effects = _changed(after)
    if after.phase == "playing":
        places = [
            place
            for place, (one, other) in enumerate(zip(before.members, after.members, strict=True))
            if one.plays and not other.plays
        ]
        seats_left = {after.state.seating.index(place) for place in places}
        asked = tuple(
            hands.question(after, one.seat, one.number, now) if one.seat in seats_left else one
            for one in after.asked
        )
        after = replace(after, asked=asked)
        mine = tuple(one for one in asked if one.seat in seats_left)
        return after, (Happened(()), *hands.asking(after, mine), *hands.waking(after))
    if after.phase in ("settled", "over") and _all_ready(after):
        after, more = _next_hand(after, now)
        return after, (*effects, *more)
    return after, effects


def _say(room: Room, key: str, phrase: Any) -> Result:
    person = room.person_of(key)
    looker = next((guest.name for guest in room.onlookers if guest.key == key), None)
    if person is None and looker is None:
        raise IllegalAction("not-here")
    said = Said(phrase, person, "" if person is not None else looker or "")
    return replace(room, number=room.number + 1), (Happened((said,)),)


def _vote(room: Room, person: int, yes: bool, now: float) -> Result:
    """解散: a majority of the persons seated, within a minute; the hand under way is void, finished ones stand."""
    if room.phase not in ("dealing", "playing", "settled"):
        raise IllegalAction("moment-passed")
    vote = room.vote
    if vote is None:
        if not yes:
            raise IllegalAction("no-vote")
        vote = Vote(person, now + VOTE_SECONDS, ())
    others_yes = tuple(other for other in vote.yes if other != person)
    others_no = tuple(other for other in vote.no if other != person)
    if yes:
        vote = replace(vote, yes=(*others_yes, person), no=others_no)
    else:
        vote = replace(vote, yes=others_yes, no=(*others_no, person))
    persons = sum(member.key is not None and not member.leaving for member in room.members)
    if 2 * len(vote.yes) > persons:
        return _dissolve(room)
    if 2 * len(vote.no) >= persons:
        vote = None
    return _changed(replace(room, vote=vote))


def _dissolve(room: Room) -> Result:
    """End the match here; running scores are those of the finished hands."""
    carry = room.state.carry() if room.phase == "settled" else room.carry
    room = replace(room, phase="over", carry=carry, state=None, record=None, asked=(), ready=(), vote=None)
    members = tuple(
        replace(member, leaving=False, next=None) if member.leaving else member for member in room.members
    )
    gone = [place for place, member in enumerate(room.members) if member.leaving]
    room = replace(room, members=members, number=room.number + 1, ended=room.number + 1)
    for place in gone:
        room = seats.clear(room, Clear("", place))
    return (replace(room, phase="closed") if room.closing else room), (Happened((Dissolved(),)),)


def _get_ready(room: Room, person: int, seen: int, now: float) -> Result:
    """A person goes on; when all have, the next hand is dealt, after the last the first of a new match."""
    if room.phase not in ("gathering", "settled", "over") or seen < room.ended:
        raise IllegalAction("moment-passed")
    if person in room.ready:
        return room, ()
    room = replace(room, ready=tuple(sorted((*room.ready, person))))
    if not _all_ready(room):
        return _changed(room)
    room, effects = _next_hand(room, now)
    return room, (Happened(()), *effects)


def _all_ready(room: Room) -> bool:
    """Whether all persons who play are ready, one at least."""
    return bool(room.ready) and all(
        person in room.ready for person, member in enumerate(room.members) if member.plays
    )


def _next_hand(room: Room, now: float) -> Result:
    if room.phase == "over":
        members = tuple(replace(member, since=0) for member in room.members)
        carry = room.rules.first_carry(room.options)
        room = replace(room, match=room.match + 1, carry=carry, members=members, departed=())
    elif room.phase == "settled":
        room = replace(room, carry=room.state.carry())
    return _deal(seats.filled(room), now)


def _deal(room: Room, now: float, *effects: Any) -> Result:
    """Have the next hand dealt."""
    number = room.number + 1 if room.phase != "gathering" or effects or room.ready else room.number
    room = replace(room, phase="dealing", state=None, record=None, ready=(), vote=None, number=number)
    room, more = dealing.begin(room, now)
    return room, (*effects, *more)


def _presence(room: Room, message: Presence, now: float) -> Result:
    """Somebody has come or gone. Who comes back plays at once; who is gone too long is away."""
    person = room.person_of(message.key)
    if person is None:
        return _looker(room, message)
    if (person in room.online) == message.online:
        return room, ()
    others = tuple(other for other in room.online if other != person)
    here = tuple(sorted((*others, person))) if message.online else others
    member = replace(room.members[person], lost=None if message.online else now)
    room = replace(room.with_member(person, member), online=here)
    if message.online and member.away:
        return hands.set_away(room, person, False, now)
    return _changed(room)


def _looker(room: Room, message: Presence) -> Result:
    others = tuple(guest for guest in room.onlookers if guest.key != message.key)
    lookers = (*others, Guest(message.key, message.name)) if message.online else others
    if lookers == room.onlookers:
        return room, ()
    return _changed(replace(room, onlookers=lookers))
