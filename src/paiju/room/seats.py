"""Who sits where: sitting down, standing up, bots in vacant places, and what the host decides.

A place changes hands between hands only. In mid-hand what was decided is kept with the place: a bot plays the hand
to its end, and `after_hand` carries it out.
"""

from msgspec.structs import replace

from paiju.core.errors import IllegalAction
from paiju.core.record import check_names
from paiju.room.messages import Clear, Fill, Give, Sit
from paiju.room.room import VACANT, Claim, Departed, Guest, Member, Room
from paiju.texts import text


def between(room: Room) -> bool:
    """Whether places may change hands at once."""
    return room.phase in ("gathering", "settled", "over")


def sit(room: Room, key: str, command: Sit) -> Room:
    """Take a vacant place or a bot's; one of somebody who is away is asked for (the host gives it).

    IllegalAction where it is somebody's; RecordError for a name that somebody has.
    """
    _check_place(room, command.place)
    member, guest = room.members[command.place], Guest(key, command.name)
    if room.person_of(key) is not None or any(other.next and other.next.key == key for other in room.members):
        raise IllegalAction("seated-already")
    others = [other.name for other in room.members if other.name]
    check_names([*others, *(other.next.name for other in room.members if other.next), guest.name])
    if member.key is not None and member.away and not member.leaving:
        others_asked = tuple(claim for claim in room.claims if claim.guest.key != key)
        return replace(room, claims=(*others_asked, Claim(command.place, guest)))
    if member.plays or member.next is not None:
        raise IllegalAction("place-taken", name=member.next.name if member.next else member.name)
    if between(room):
        return _seated(room, command.place, guest)
    return room.with_member(command.place, replace(member, next=guest))


def stand(room: Room, key: str) -> Room:
    """Stand up, or give up the place that one would get."""
    for place, member in enumerate(room.members):
        if member.next and member.next.key == key:
            return room.with_member(place, replace(member, next=None))
    person = room.person_of(key)
    if person is None:
        raise IllegalAction("not-seated")
    return _leave(room, person)


def fill(room: Room, command: Fill) -> Room:
    """The host puts a bot on a vacant place, or changes a bot's level."""
    _check_place(room, command.place)
    if not between(room):
        raise IllegalAction("between-hands")
    member = room.members[command.place]
    if member.key is not None:
        raise IllegalAction("place-taken", name=member.name)
    return _with_bot(room, command.place, command.level)


def clear(room: Room, command: Clear) -> Room:
    """The host takes somebody from a place; a person in mid-hand leaves after it, which is no running away (SK34.d)."""
    _check_place(room, command.place)
    member = room.members[command.place]
    if member.vacant:
        raise IllegalAction("place-vacant")
    if member.bot is not None and not between(room):
        raise IllegalAction("between-hands")
    return _leave(room, command.place)


def give(room: Room, command: Give) -> Room:
    """The host gives the place of who is away to the newcomer who asks for it, or refuses."""
    claim = next((claim for claim in room.claims if claim.place == command.place), None)
    if claim is None:
        raise IllegalAction("nothing-claimed")
    room = replace(room, claims=tuple(other for other in room.claims if other.place != command.place))
    member = room.members[command.place]
    if not command.yes or member.plays:
        return room
    if between(room):
        return _seated(_leave(room, command.place), command.place, claim.guest)
    return room.with_member(command.place, replace(member, leaving=True, next=claim.guest))


def after_hand(room: Room) -> Room:
    """Carry out what was decided in mid-hand: who left is gone, who waited for a place sits, or a closed table ends."""
    gone = room.state.gone
    for place, member in enumerate(room.members):
        left = member.leaving or room.state.seating.index(place) in gone
        if left:
            room = _leave(room, place)
        if member.next is not None:
            room = _seated(room, place, member.next)
        elif left:
            room = _with_bot(room, place, room.settings.bots)
    return replace(room, phase="closed") if room.closing else room


def filled(room: Room) -> Room:
    """The room with bots in all vacant places."""
    for place, member in enumerate(room.members):
        if member.vacant:
            room = _with_bot(room, place, room.settings.bots)
    return room


def _check_place(room: Room, place: int) -> None:
    if place >= len(room.members):
        raise IllegalAction("no-place", place=place, last=len(room.members) - 1)


def _leave(room: Room, place: int) -> Room:
    """Somebody leaves a place: between hands at once, else when the hand is over."""
    member = room.members[place]
    if not between(room):
        return room.with_member(place, replace(member, leaving=True))
    departed, started = room.departed, room.phase != "gathering"
    if member.key is not None and started:
        departed = (*departed, Departed(member.name, room.scores[place]))
    since = member.since + room.scores[place]
    claims = tuple(claim for claim in room.claims if claim.place != place)
    ready = tuple(person for person in room.ready if person != place)
    online = tuple(person for person in room.online if person != place)
    room = room.with_member(place, replace(VACANT, since=since))
    return replace(room, departed=departed, claims=claims, ready=ready, online=online)


def _seated(room: Room, place: int, guest: Guest) -> Room:
    """A newcomer takes a place, and starts at 0 (the place's score so far is not hers or his)."""
    member = room.members[place]
    since = member.since + room.scores[place]
    online = room.online
    if any(looker.key == guest.key for looker in room.onlookers):
        online = tuple(sorted({*online, place}))
    onlookers = tuple(looker for looker in room.onlookers if looker.key != guest.key)
    newcomer = Member(guest.name, key=guest.key, since=since)
    return replace(room.with_member(place, newcomer), online=online, onlookers=onlookers)


def _with_bot(room: Room, place: int, level: str) -> Room:
    taken = {member.name for member in room.members}
    taken |= {member.next.name for member in room.members if member.next}
    number = next(
        number
        for number in range(1, 100)
        if text("bot-name", room.settings.locale, number=number) not in taken
    )
    member = room.members[place]
    name = member.name if member.bot else text("bot-name", room.settings.locale, number=number)
    return room.with_member(place, Member(name, bot=level, since=member.since, next=member.next))
