"""解散: a majority of the persons seated may end the match within a minute. The hand under way is void, finished hands
stand.
"""

from msgspec.structs import replace

from paiju.core.errors import IllegalAction
from paiju.core.fair import transcript_of
from paiju.room import seats
from paiju.room.messages import Dissolved, TableEvent
from paiju.room.room import Room, Vote

VOTE_SECONDS = 60.0


def cast(room: Room, person: int, yes: bool, now: float) -> Room:
    """A person asks to dissolve the table, or answers; IllegalAction where there is nothing to end or to answer."""
    if room.phase not in ("dealing", "playing", "settled"):
        raise IllegalAction("moment-passed")
    if room.vote is None and not yes:
        raise IllegalAction("no-vote")
    vote = room.vote or Vote(person, now + VOTE_SECONDS, ())
    ayes, noes = (tuple(other for other in side if other != person) for side in (vote.yes, vote.no))
    if yes:
        return replace(room, vote=replace(vote, yes=(*ayes, person), no=noes))
    return replace(room, vote=replace(vote, yes=ayes, no=(*noes, person)))


def counted(room: Room, now: float) -> tuple[Room, tuple[TableEvent, ...]]:
    """The room once the votes are counted: dissolved by a majority, or with no vote where there can be none.

    What is voted while a hand is dealt is counted once it lies: its seed has been shown, and is to be opened.
    """
    if room.vote is None or room.phase == "dealing":
        return room, ()
    if carried(room):
        return _dissolved(room, now), (Dissolved(),)
    if 2 * len(room.vote.no) >= _voters(room):
        room = replace(room, vote=None)
    return room, ()


def carried(room: Room) -> bool:
    """Whether a majority is for it."""
    return room.vote is not None and 2 * len(room.vote.yes) > _voters(room)


def ends(room: Room) -> float | None:
    """When the vote under way ends; not while a hand is dealt."""
    return None if room.vote is None or room.phase == "dealing" else room.vote.until


def _voters(room: Room) -> int:
    return sum(member.key is not None and not member.leaving for member in room.members)


def _dissolved(room: Room, now: float) -> Room:
    """The match ends here; running scores are those of the finished hands. The record of the void one stays open."""
    under_way = room.phase != "settled"
    room = replace(room, phase="over", ready=(), vote=None)
    if not under_way:
        return room
    assert room.record is not None
    record = room.record.void()
    transcript = transcript_of(record.to_json())
    room = replace(room, state=None, record=record, transcript=transcript, asked=(), ended=room.number)
    return seats.settle(room, (), now)
