"""Who sits where: sitting down, standing up, bots in vacant places, and what the host decides.

A place changes hands between hands only. In mid-hand what was decided is kept with the place: a bot plays the hand
to its end, and `settle` carries it out.
"""

from msgspec.structs import replace

from paiju.core.errors import IllegalAction
from paiju.core.record import check_names
from paiju.room.commands import Clear, Fill, Give, Sit
from paiju.room.room import PROGRAM, VACANT, Claim, Departed, Guest, Member, Room
from paiju.texts import text


def between(room: Room) -> bool:
    """Whether places may change hands at once."""
    return room.phase in ("gathering", "settled", "over")


def sit(room: Room, key: str, command: Sit, now: float) -> Room:
    """Take a vacant place or a bot's; one of somebody who is away is asked for (the host gives it).

    IllegalAction where it is somebody's; RecordError for a name that somebody has.
    """
    _check_place(room, command.place)
    member, guest = room.members[command.place], Guest(key, command.name)
    if room.person_of(key) is not None or any(other.next and other.next.key == key for other in room.members):
        raise IllegalAction("seated-already")
    room = _unclaimed(room, key)
    check_names([*_names(room), guest.name])
    if member.key is not None and member.away and not member.leaving:
        asked = next((claim for claim in room.claims if claim.place == command.place), None)
        if asked is not None:
            raise IllegalAction("place-taken", name=asked.guest.name)
        return replace(room, claims=(*room.claims, Claim(command.place, guest)))
    if member.plays or member.next is not None:
        raise IllegalAction("place-taken", name=member.next.name if member.next else member.name)
    if between(room):
        return _seated(_vacated(room, command.place), command.place, guest, now)
    return room.with_member(command.place, replace(member, next=guest))


def stand(room: Room, key: str) -> Room:
    """Stand up, or give up the place that one would get."""
    for place, member in enumerate(room.members):
        if member.next and member.next.key == key:
            return room.with_member(place, replace(member, next=None))
    if any(claim.guest.key == key for claim in room.claims):
        return _unclaimed(room, key)
    person = room.person_of(key)
    if person is None or room.members[person].leaving:
        raise IllegalAction("not-seated")
    return _leave(room, person)


def fill(room: Room, command: Fill) -> Room:
    """The host puts a bot on a vacant place, or changes a bot's level; a program is sent away in mid-hand too."""
    _check_place(room, command.place)
    member = room.members[command.place]
    if not between(room) and member.token is None:
        raise IllegalAction("between-hands")
    if member.key is not None:
        raise IllegalAction("place-taken", name=member.name)
    return _with_bot(room, command.place, command.level)


def program(room: Room, place: int, token: str, name: str) -> Room:
    """A program has a vacant place or a bot's under its own name: whoever shows the token of which this is the hash."""
    _check_place(room, place)
    if not between(room):
        raise IllegalAction("between-hands")
    member = room.members[place]
    if member.key is not None:
        raise IllegalAction("place-taken", name=member.name)
    check_names([*(taken for taken in _names(room) if taken != member.name), name])
    newcomer = Member(name, bot=PROGRAM, token=token, since=member.since, came=room.ended)
    return room.with_member(place, newcomer)


def clear(room: Room, command: Clear) -> Room:
    """The host takes somebody from a place, or who waits for it; a person in mid-hand leaves after it, which is no
    running away (SK34.d).
    """
    _check_place(room, command.place)
    member = room.members[command.place]
    if member.vacant:
        raise IllegalAction("place-vacant")
    if member.next is not None:
        return room.with_member(command.place, replace(member, next=None))
    if member.leaving or (member.bot is not None and not between(room)):
        raise IllegalAction("between-hands")
    return _leave(room, command.place)


def give(room: Room, command: Give, now: float) -> Room:
    """The host gives the place of who is away to the newcomer who asks for it, or refuses."""
    claim = next((claim for claim in room.claims if claim.place == command.place), None)
    if claim is None:
        raise IllegalAction("nothing-claimed")
    room = _unclaimed(room, claim.guest.key)
    if not command.yes:
        return room
    if between(room):
        return _seated(_vacated(room, command.place), command.place, claim.guest, now)
    return _leave(room, command.place, claim.guest)


def set_away(room: Room, place: int, away: bool) -> Room:
    """托管: a bot plays for the person of a place, or the person again: then nobody may ask for the place."""
    member = room.members[place]
    if member.away != away or member.timeouts:
        room = room.with_member(place, replace(member, away=away, timeouts=0))
    if away or not room.claims:
        return room
    return replace(room, claims=tuple(claim for claim in room.claims if claim.place != place))


def settle(room: Room, gone: tuple[int, ...], now: float) -> Room:
    """Carry out what was decided in mid-hand: who has left is gone, as are those of the places `gone`, who waited for a
    place sits, or a closed table ends.
    """
    for place, member in enumerate(room.members):
        left = member.leaving or place in gone
        if left or member.next is not None:
            room = _vacated(room, place)
        if member.next is not None:
            room = _seated(room, place, member.next, now)
        elif left:
            room = _with_bot(room, place, room.settings.bots)
    return closed(room) if room.closing else room


def closed(room: Room) -> Room:
    """The room as it stays."""
    return replace(room, phase="closed", ready=(), vote=None, claims=(), knocks=(), asked=())


def filled(room: Room) -> Room:
    """The room with bots in all vacant places."""
    for place, member in enumerate(room.members):
        if member.vacant:
            room = _with_bot(room, place, room.settings.bots)
    return room


def _check_place(room: Room, place: int) -> None:
    if place >= len(room.members):
        raise IllegalAction("no-place", place=place, last=len(room.members) - 1)


def _names(room: Room) -> list[str]:
    """The names of all who have a place, will have one, or ask for one."""
    waiting = [member.next.name for member in room.members if member.next]
    asking = [claim.guest.name for claim in room.claims]
    return [member.name for member in room.members if member.name] + waiting + asking


def _unclaimed(room: Room, key: str) -> Room:
    """The room without what a newcomer asks for."""
    return replace(room, claims=tuple(claim for claim in room.claims if claim.guest.key != key))


def _leave(room: Room, place: int, heir: Guest | None = None) -> Room:
    """Somebody leaves a place: between hands at once, else when the hand is over. The place is no more asked for, nor
    does her or his vote count. Before the first hand the others are asked anew whether they are ready: with bots?
    """
    if between(room):
        room = _vacated(room, place)
        return replace(room, ready=()) if room.phase == "gathering" else room
    room = room.with_member(place, replace(room.members[place], leaving=True, next=heir))
    return _unbound(room, place)


def _unbound(room: Room, place: int) -> Room:
    """The room without what depends on the person of a place."""
    vote = room.vote
    if vote is not None:
        yes, no = (tuple(other for other in side if other != place) for side in (vote.yes, vote.no))
        vote = None if vote.by == place else replace(vote, yes=yes, no=no)
    claims = tuple(claim for claim in room.claims if claim.place != place)
    return replace(room, vote=vote, claims=claims, ready=tuple(one for one in room.ready if one != place))


def _vacated(room: Room, place: int) -> Room:
    """The room with a place that nobody has. The points of who had it stay listed, and who looks on is an onlooker."""
    member, score = room.members[place], room.scores[place]
    departed, onlookers = room.departed, room.onlookers
    if member.came != room.ended and (member.key is not None or score):
        departed = (*departed, Departed(member.name, score))
    if member.key is not None and place in room.online:
        onlookers = (*onlookers, Guest(member.key, member.name))
    online = tuple(person for person in room.online if person != place)
    room = _unbound(room.with_member(place, replace(VACANT, since=member.since + score)), place)
    return replace(room, departed=departed, onlookers=onlookers, online=online)


def _seated(room: Room, place: int, guest: Guest, now: float) -> Room:
    """A newcomer takes a vacated place, and starts at 0."""
    here = any(looker.key == guest.key for looker in room.onlookers)
    online = tuple(sorted({*room.online, place})) if here else room.online
    onlookers = tuple(looker for looker in room.onlookers if looker.key != guest.key)
    newcomer = Member(
        guest.name,
        key=guest.key,
        since=room.members[place].since,
        came=room.ended,
        lost=None if here else now,
    )
    return replace(room.with_member(place, newcomer), online=online, onlookers=onlookers)


def _with_bot(room: Room, place: int, level: str) -> Room:
    """A bot of a level in a place, under the name that the place's bot has."""
    member = room.members[place]
    if member.bot is not None:
        return room.with_member(place, replace(member, bot=level, token=None))
    taken = _names(room)
    names = (text("bot-name", room.settings.locale, number=number) for number in range(1, len(taken) + 2))
    name = next(name for name in names if name not in taken)
    return room.with_member(place, Member(name, bot=level, since=member.since, came=room.ended))
