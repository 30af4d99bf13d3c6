"""The deal of a hand. A fair one goes in stages: hashes of nonces, the server's seed, the nonces, the deal.

Persons take part who play and are connected, or were a moment ago: a page that has just made its table is still to
connect. Who sends no hash in time contributes no nonce. Who sends one and does not open it makes the attempt
void, and the next goes without.
"""

from msgspec import to_builtins
from msgspec.structs import replace

from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction
from paiju.core.fair import Attempt, Fair, Terms, deal_key, hash_of_bytes, hash_of_text
from paiju.core.verifying import terms_of
from paiju.room import hands
from paiju.room.commands import Commit, Open
from paiju.room.effects import NeedDeal, NeedSeed, Noted, Seeded
from paiju.room.hands import Result
from paiju.room.messages import FairView
from paiju.room.room import Dealing, Room

COMMIT_SECONDS = 1.5
"""So long the hashes of nonces are waited for."""
OPEN_SECONDS = 3.0
"""So long the nonces are waited for."""
RESTART_SECONDS = 5.0
"""What is given besides where the server was started anew: people have to connect first."""


def begin(room: Room, now: float) -> Result:
    """The next hand is to be dealt."""
    if not room.settings.fair:
        return room, (NeedDeal(room.carry.hand),)
    return _collect(room, (), (), now)


def resumed(room: Room, now: float) -> Result:
    """A room that was loaded while a hand was to be dealt. A seed that was shown stays."""
    dealing = room.dealing
    if dealing is None:
        return begin(room, now)
    if dealing.until is None:
        return room, (_need_seed(room, dealing),)
    seconds = COMMIT_SECONDS if dealing.seed is None else OPEN_SECONDS
    return replace(room, dealing=replace(dealing, until=now + seconds + RESTART_SECONDS)), ()


def commit(room: Room, person: int, command: Commit) -> Result:
    """A person's client sends the hash of its nonce; a later one takes the place of an earlier."""
    dealing = _at(room, command)
    collecting = dealing.seed is None and dealing.until is not None
    if not collecting or person not in dealing.persons:
        raise IllegalAction("moment-passed")
    hashes = _with(dealing.hashes, person, command.hash)
    room = replace(room, dealing=replace(dealing, hashes=hashes))
    room, effects = (room, hands.waking(room)) if _waited(room) else _draw_seed(room)
    return room, (Noted(person), *effects)


def seeded(room: Room, message: Seeded, now: float) -> Result:
    """The seed has been drawn: once that is stored the commitment is shown, and the nonces are asked for."""
    dealing = room.dealing
    if room.phase != "dealing" or dealing is None or dealing.until is not None:
        return room, ()
    if NeedSeed(message.match, message.hand, message.attempt) != _need_seed(room, dealing):
        return room, ()
    after = replace(room, dealing=replace(dealing, seed=message.seed, until=now + OPEN_SECONDS))
    return _dealt(after, now) or hands.changed(room, after, now)


def opened(room: Room, key: str, command: Open, now: float) -> Result:
    """A client opens the nonce of its person, who may be leaving; with the last one the hand is dealt."""
    dealing, person = _at(room, command), room.person_of(key)
    promised = None if person is None else dealing.hashes[person]
    if person is None or promised is None or dealing.seed is None:
        raise IllegalAction("moment-passed")
    if hash_of_bytes(command.nonce) != promised:
        raise IllegalAction("nonce-other")
    nonces = _with(dealing.nonces, person, command.nonce)
    room = replace(room, dealing=replace(dealing, nonces=nonces))
    return _dealt(room, now) or (room, (Noted(person), *hands.waking(room)))


def tick(room: Room, now: float) -> Result:
    """The time for hashes is over, or that for nonces: then the attempt is void."""
    dealing = room.dealing
    if dealing is None or dealing.until is None or now < dealing.until:
        return room, hands.waking(room)
    if dealing.seed is None:
        return _draw_seed(room)
    without = (*dealing.without, *_unopened(dealing))
    after, effects = _collect(room, without, (*dealing.void, _attempt(room, dealing)), now)
    return hands.changed(room, after, now, *effects)


def fair_view(room: Room, person: int | None) -> FairView | None:
    """How a fair deal stands for a viewer: the seed and the nonces are open only after the hand, be it void."""
    shown = _view_before(room, room.dealing) if _under_way(room) and room.dealing else _view_after(room)
    return None if shown is None else fair_view_of(room, person, shown)


def fair_view_of(room: Room, person: int | None, shown: FairView) -> FairView:
    """How it stands for a viewer, from how it stands for any other."""
    fair = room.record.fair if room.record is not None else None
    opened = fair is not None and _is_open(room) and room.sees_settled(person)
    return replace(shown, asked=person in _wanted(room), opening=fair if opened else None)


def _under_way(room: Room) -> bool:
    return room.phase == "dealing" and room.dealing is not None


def _is_open(room: Room) -> bool:
    """Whether the hand is over, or void."""
    record = room.record
    return not _under_way(room) and record is not None and (record.dissolved or record.settlement is not None)


def _view_after(room: Room) -> FairView | None:
    """What is shown to all of the deal of the hand in play."""
    fair = room.record.fair if room.record is not None else None
    if room.record is None or fair is None:
        return None
    last, number = fair.attempts[-1], len(fair.attempts)
    return FairView(
        stage="dealt",
        attempt=number,
        asked=False,
        nonce_hashes=last.nonce_hashes,
        commitment=last.commitment,
        seed_hash=last.seed_hash,
        header=terms_of(room.record, fair).header(number, last.nonce_hashes) if _is_open(room) else None,
        void=fair.attempts[:-1],
    )


def _view_before(room: Room, dealing: Dealing) -> FairView:
    """What is shown to all of a deal under way."""
    header = _header(room, dealing) if dealing.seed is not None else None
    return FairView(
        stage="commit" if header is None else "open",
        attempt=len(dealing.void) + 1,
        asked=False,
        nonce_hashes=dealing.hashes,
        commitment=None if header is None else hash_of_text(header),
        seed_hash=None if dealing.seed is None else hash_of_bytes(dealing.seed),
        header=header,
        void=dealing.void,
    )


def _wanted(room: Room) -> tuple[int, ...]:
    """The persons whose clients are asked for the hash of a nonce, or for the nonce."""
    dealing = room.dealing
    if dealing is None or room.phase != "dealing":
        return ()
    return _waited(room) if dealing.seed is None and dealing.until is not None else _unopened(dealing)


def _collect(room: Room, without: tuple[int, ...], void: tuple[Attempt, ...], now: float) -> Result:
    """Ask for the hashes of nonces, where there is anybody to be asked."""
    persons = tuple(
        person
        for person, member in enumerate(room.members)
        if member.plays
        and person not in without
        and (person in room.online or member.lost is None or now - member.lost < COMMIT_SECONDS)
    )
    nobody = (None,) * len(room.members)
    until = now + COMMIT_SECONDS
    dealing = Dealing(persons=persons, hashes=nobody, nonces=nobody, until=until, without=without, void=void)
    room = replace(room, dealing=dealing)
    return (room, hands.waking(room)) if persons else _draw_seed(room)


def _draw_seed(room: Room) -> Result:
    assert room.dealing is not None
    room = replace(room, dealing=replace(room.dealing, until=None))
    assert room.dealing is not None
    return room, (_need_seed(room, room.dealing),)


def _need_seed(room: Room, dealing: Dealing) -> NeedSeed:
    return NeedSeed(room.match, room.carry.hand, len(dealing.void) + 1)


def _dealt(room: Room, now: float) -> Result | None:
    """The hand, once all nonces are open."""
    dealing = room.dealing
    assert dealing is not None
    if _unopened(dealing):
        return None
    attempt = _attempt(room, dealing)
    key = deal_key(attempt.seed, attempt.commitment, attempt.nonces)
    deal = room.rules.deal(room.options, room.carry, Draws(key))
    attempts = (*dealing.void, attempt)
    fair = Fair(table=room.id, match=room.match, previous=room.transcript, attempts=attempts)
    return hands.dealt(room, room.carry.hand, deal, now, fair)


def _attempt(room: Room, dealing: Dealing) -> Attempt:
    assert dealing.seed is not None
    return Attempt(
        commitment=hash_of_text(_header(room, dealing)),
        seed_hash=hash_of_bytes(dealing.seed),
        seed=dealing.seed,
        nonce_hashes=dealing.hashes,
        nonces=dealing.nonces,
    )


def _header(room: Room, dealing: Dealing) -> str:
    terms = Terms(
        table=room.id,
        match=room.match,
        previous=room.transcript,
        game=room.game,
        revision=room.rules.revision,
        options=to_builtins(room.options),
        persons=tuple(member.name for member in room.members),
        carry=to_builtins(room.carry),
    )
    return terms.header(len(dealing.void) + 1, dealing.hashes)


def _at(room: Room, command: Commit | Open) -> Dealing:
    """The deal that a command is meant for; IllegalAction where it is another."""
    dealing = room.dealing
    if room.phase != "dealing" or dealing is None:
        raise IllegalAction("moment-passed")
    if NeedSeed(command.match, command.hand, command.attempt) != _need_seed(room, dealing):
        raise IllegalAction("moment-passed")
    return dealing


def _waited(room: Room) -> tuple[int, ...]:
    """The persons whose hashes are waited for."""
    dealing = room.dealing
    assert dealing is not None
    return tuple(
        person for person in dealing.persons if dealing.hashes[person] is None and room.members[person].plays
    )


def _unopened(dealing: Dealing) -> tuple[int, ...]:
    """The persons who have sent a hash and have not opened their nonce."""
    pairs = enumerate(zip(dealing.hashes, dealing.nonces, strict=True))
    return tuple(person for person, (promised, nonce) in pairs if promised is not None and nonce is None)


def _with(values: tuple[str | None, ...], person: int, value: str) -> tuple[str | None, ...]:
    return (*values[:person], value, *values[person + 1 :])
