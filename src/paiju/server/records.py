"""The HTTP interface to finished hands: the list of a table, the record files, links to them, replays."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, PathParameter, QueryParameter

from paiju.analysis.review import Review
from paiju.core.errors import RecordError
from paiju.core.record import Record
from paiju.room.room import Room
from paiju.server.api import person_key
from paiju.server.archive import HandOf, KeptHand, RecordHidden, UnknownRecord
from paiju.server.gate import KEY_HEADER, address_of
from paiju.server.history import History, history_of
from paiju.server.openapi import ReadsRecord
from paiju.server.problems import locale_for
from paiju.server.replays import (
    LARGEST_RECORD,
    RecordListed,
    RecordShared,
    Replay,
    replay_of,
)
from paiju.server.reviews import SeatOf
from paiju.server.schema import results
from paiju.server.shell import Shell, UnknownTable, shell_of

AnyRequest = Request[Any, Any, Any]
DeviceKey = Annotated[str | None, HeaderParameter(name=KEY_HEADER)]
Number = Annotated[int, PathParameter(ge=1, le=10**9)]
Seat = FromQuery[int | None]
Reviewed = Annotated[int, QueryParameter(ge=0, le=5)]
Game = Annotated[str | None, QueryParameter(max_length=40)]
Before = Annotated[int | None, QueryParameter(ge=1, le=10**9)]
FILE = "paiju-{game}-{match}-{hand}.json"
_FILE = {200: ResponseSpec(Record, generate_examples=False, description="The record file")}


@get("/api/tables/{ident:str}/records")
async def list_records(
    ident: FromPath[str], request: AnyRequest, device_key: DeviceKey = None
) -> list[RecordListed]:
    """The finished hands of a table in order: those that the asker played, or all that lie open to the asker."""
    shell, key = shell_of(request), await _key(request, device_key)
    room, hands = await _room(shell, ident), await shell.storage.archive.hands(ident)
    if room is None and not hands:
        raise UnknownTable("table-unknown")
    kept = [hand for hand in hands if _may_see(room, hand, key)]
    return await asyncio.to_thread(lambda: [_listed(hand) for hand in kept])


@get("/api/tables/{ident:str}/records/{match:int}/{hand:int}", responses=_FILE)
async def show_record(
    ident: FromPath[str],
    match: Number,
    hand: Number,
    request: AnyRequest,
    device_key: DeviceKey = None,
) -> Response[bytes]:
    """The record of a hand as a file."""
    kept = await _kept(request, HandOf(ident, match, hand), device_key)
    return _file(kept)


@get("/api/tables/{ident:str}/records/{match:int}/{hand:int}/replay")
async def replay_record(
    ident: FromPath[str],
    match: Number,
    hand: Number,
    request: AnyRequest,
    seat: Seat = None,
    device_key: DeviceKey = None,
) -> Replay:
    """The replay of a hand from a seat's view, without one with all hands open."""
    kept = await _kept(request, HandOf(ident, match, hand), device_key)
    return await _replay(request, kept.record, seat)


@post("/api/tables/{ident:str}/records/{match:int}/{hand:int}/share", status_code=200)
async def share_record(
    ident: FromPath[str],
    match: Number,
    hand: Number,
    request: AnyRequest,
    device_key: DeviceKey = None,
) -> RecordShared:
    """A link by which anybody may see a record: for the host, and where the table opens hands for its persons."""
    key = await person_key(request, device_key)
    shell = shell_of(request)
    of = HandOf(ident, match, hand)
    kept = await _kept(request, of, device_key)
    room = await _room(shell, ident)
    if room is None or not (
        key == room.host or (room.settings.open_hands and _of_the_table(room, kept, key))
    ):
        raise RecordHidden("record-not-shared")
    return RecordShared(await shell.storage.archive.share(of))


@post("/api/tables/{ident:str}/records/{match:int}/{hand:int}/review", status_code=200)
async def review_record(
    ident: FromPath[str],
    match: Number,
    hand: Number,
    request: AnyRequest,
    seat: Reviewed,
    device_key: DeviceKey = None,
) -> Review:
    """Which moves of a seat have cost something, each judged from what the seat saw then: for the table's persons."""
    key = await person_key(request, device_key)
    shell = shell_of(request)
    of = SeatOf(HandOf(ident, match, hand), seat)
    kept = await _kept(request, of.hand, device_key)
    if not _of_the_table(await _room(shell, ident), kept, key):
        raise RecordHidden("review-none")
    if seat >= len(Record.from_json(kept.record).persons):
        raise RecordError("replay-seat", seat=seat, last=len(Record.from_json(kept.record).persons) - 1)
    if not shell.reviews.has(of):
        shell.limits.review(key, address_of(request), shell.clock())
    return await shell.reviews.review(of, kept.record)


@get("/api/history")
async def show_history(
    request: AnyRequest, game: Game = None, before: Before = None, device_key: DeviceKey = None
) -> History:
    """What the asker has played: the newest hands of a game, without one of all, or those before a number."""
    person = await person_key(request, device_key)
    archive = shell_of(request).storage.archive
    await archive.count_bombs(results.c.key == person)
    return await archive.read(lambda db: history_of(db, person, game, before))


@get("/api/replays/{token:str}")
async def replay_shared(token: FromPath[str], request: AnyRequest, seat: Seat = None) -> Replay:
    """The replay of a hand by its link."""
    return await _replay(request, (await _shared(request, token)).record, seat)


@get("/api/replays/{token:str}/record", responses=_FILE)
async def show_shared(token: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """The record of a hand by its link, as a file."""
    return _file(await _shared(request, token))


@post("/api/replays", status_code=200, request_max_body_size=LARGEST_RECORD, operation_class=ReadsRecord)
async def replay_file(request: AnyRequest, seat: Seat = None) -> Replay:
    """The replay of a record file, which is the body; nothing of it is kept."""
    return await _replay(request, await request.body(), seat)


async def _key(request: AnyRequest, device_key: str | None) -> str | None:
    return None if device_key is None else await person_key(request, device_key)


async def _room(shell: Shell, ident: str) -> Room | None:
    """The room of a table, None where there is none: it may have been removed, and its hands be kept."""
    try:
        table = await shell.table(ident)
    except UnknownTable:
        return None
    room = table.room
    shell.forget(table)
    return room


async def _kept(request: AnyRequest, of: HandOf, device_key: str | None) -> KeptHand:
    """A finished hand that the asker may see; UnknownRecord or RecordHidden otherwise."""
    shell, key = shell_of(request), await _key(request, device_key)
    room = await _room(shell, of.table)
    if room is None and not await shell.storage.archive.hands(of.table):
        raise UnknownTable("table-unknown")
    kept = await _found(shell, of)
    if not _may_see(room, kept, key):
        raise RecordHidden("record-hidden")
    return kept


async def _found(shell: Shell, of: HandOf) -> KeptHand:
    found = await shell.storage.archive.hands(of.table, of.match, of.hand)
    if not found:
        raise UnknownRecord("record-unknown")
    return found[0]


async def _shared(request: AnyRequest, token: str) -> KeptHand:
    shell = shell_of(request)
    of = await shell.storage.archive.shared(token)
    if of is None:
        raise UnknownRecord("record-unknown")
    return await _found(shell, of)


def _of_the_table(room: Room | None, kept: KeptHand, key: str | None) -> bool:
    return key is not None and (key in kept.keys or (room is not None and room.person_of(key) is not None))


def _may_see(room: Room | None, kept: KeptHand, key: str | None) -> bool:
    """The one place that decides who may see a finished hand: the table's persons, others where hands are open.

    Of a table that was removed only those who played the hand are still known.
    """
    return (room is not None and room.settings.open_hands) or _of_the_table(room, kept, key)


async def _replay(request: AnyRequest, data: bytes, seat: int | None) -> Replay:
    shell = shell_of(request)
    shell.limits.replay(address_of(request), shell.clock())
    async with shell.replaying:
        return await asyncio.to_thread(replay_of, data, seat, locale_for(request))


def _listed(kept: KeptHand) -> RecordListed:
    record = Record.from_json(kept.record)
    totals = record.settlement.totals if record.settlement else (0,) * len(record.persons)
    places = tuple(kept.places.get(person) for person in range(len(record.persons)))
    return RecordListed(kept.match, kept.hand, record.persons, totals, places, kept.ended, record.dissolved)


def _file(kept: KeptHand) -> Response[bytes]:
    game = Record.from_json(kept.record).game
    name = FILE.format(game=game, match=kept.match, hand=kept.hand)
    return Response(
        kept.record,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
