"""What is true of the tables, kept beside the server, and whether a message tells more than its reader may know."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from paiju.games.fanfanzha.play import FanfanzhaState, to_turn_up
from paiju.games.shuangkou.play import ShuangkouState
from paiju.room.room import Room
from paiju.server.devices import hash_of
from paiju.server.sqlite import SqliteStorage
from paiju.server.storage import Entry

_PIECE = re.compile("[3-9TJQKA2][shdc]|[wWB]|F[1-8]|[1-6][1-6][sdo]")

_OPEN = {"past", "finished", "options", "shaken", "homes", "familiar", "judged", "wild", "settlement"}
"""Fields of a view that are the same for all and may look like cards."""


class Watched(SqliteStorage):
    """A storage that remembers every room it was given, by table and number."""

    rooms: dict[tuple[str, int], list[bytes]]

    def __init__(self, folder: Any) -> None:
        super().__init__(folder)
        self.rooms = defaultdict(list)
        self._loaded: dict[bytes, Room] = {}

    async def create(self, table: str, snapshot: bytes) -> None:
        """See Storage."""
        self.rooms[table, 0].append(snapshot)
        await super().create(table, snapshot)

    async def append(self, entry: Entry) -> None:
        """See Storage."""
        self.rooms[entry.table, entry.number].append(entry.snapshot)
        await super().append(entry)

    def seated(self, table: str, keys: list[str]) -> list[str]:
        """Those of some device keys who have a place at a table."""
        number = max(number for one, number in list(self.rooms) if one == table)
        room = next(self.rooms_at(table, number))
        return [key for key in keys if room.person_of(hash_of(key)) is not None]

    def rooms_at(self, table: str, number: int) -> Iterator[Room]:
        """The rooms that the table may have had at a number, the newest first."""
        for snapshot in reversed(self.rooms[table, number]):
            if snapshot not in self._loaded:
                if len(self._loaded) > 500:
                    self._loaded.clear()
                self._loaded[snapshot] = Room.load(snapshot)
            yield self._loaded[snapshot]


def leak(room: Room, key: str | None, text: str) -> str | None:
    """What an update tells a viewer that the viewer may not know, by kind; None where there is nothing.

    `key` is the hash of the viewer's device key. This is written apart from how the room makes its views.
    """
    needles = _secrets(room, key)
    found = next((kind for kind, secret in needles if secret in text), None)
    if found is not None:
        return found
    update = json.loads(text)
    view, state = update["view"], room.state
    if (view is None) != (state is None):
        return "hand"
    if view is None:
        return None
    person = room.person_of(key)
    seat = None if person is None else state.seating.index(person)
    if state.settlement is not None and room.sees_settled(person):
        return None
    own = _own(state, seat) if seat is not None and state.settlement is None else Counter()
    if view["seat"] not in (None, seat):
        return "seat"
    known = own + _public(state)
    if any(not Counter(cards) <= known for cards in _lists(view)):
        return "cards"
    return None


def _secrets(room: Room, key: str | None) -> Iterator[tuple[str, str]]:
    """Texts that may not be told to a viewer, each with what it is."""
    for member in room.members:
        yield from (("key", one) for one in (member.key, member.next and member.next.key) if one)
    for guest in (*room.onlookers, *(claim.guest for claim in room.claims)):
        yield "key", guest.key
    if room.host is not None:
        yield "key", room.host
        yield from (("knock", knock.id) for knock in room.knocks if room.host != key)
    if room.dealing is not None:
        yield from (("seed", seed) for seed in (room.dealing.seed,) if seed)
        yield from (("nonce", nonce) for nonce in room.dealing.nonces if nonce)
    fair = room.record.fair if room.record is not None else None
    settled = room.state is not None and room.state.settlement is not None
    if fair is not None and not (settled and room.sees_settled(room.person_of(key))):
        yield "seed", fair.attempts[-1].seed
        yield from (("nonce", nonce) for nonce in fair.attempts[-1].nonces if nonce)


def _own(state: Any, seat: int) -> Counter[str]:
    """What a seat may know besides: its hand, and in Shuangkou the partner's once it is out, or where that is open."""
    own = Counter(state.dealt[seat]) | Counter(state.view(seat).hand)
    if isinstance(state, ShuangkouState) and (state.options.partners_open or not state.tricks.hands[seat]):
        own += Counter(state.tricks.hands[(seat + 2) % 4])
    return own


def _public(state: Any) -> Counter[str]:
    """The cards or tiles that lie open to all."""
    if isinstance(state, FanfanzhaState):
        opened = [to_turn_up(state.options, state.dealt[seat]) for seat in state.turned]
        return sum(map(Counter, opened), Counter([state.reveal]))
    if not hasattr(state, "tricks"):
        return Counter(piece for pieces in _lists(msgspec.to_builtins(state.view(None))) for piece in pieces)
    laid: Counter[str] = Counter([state.reveal]) if hasattr(state, "reveal") else Counter()
    for dealt, left in zip(state.dealt, state.tricks.hands, strict=True):
        laid += Counter(dealt) - Counter(left)
    return laid


def _lists(value: Any) -> Iterator[list[str]]:
    """All lists of texts that are cards or tiles, wherever they stand, and single ones as lists of one."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in (
                "past",
                "finished",
                "options",
                "shaken",
                "homes",
                "familiar",
                "judged",
                "wild",
                "settlement",
            ):
                yield from _lists(inner)
    elif isinstance(value, (list, tuple)):
        cards = [one for one in value if isinstance(one, str) and _is_piece(one)]
        if cards:
            yield cards
        for inner in value:
            if not isinstance(inner, str):
                yield from _lists(inner)
    elif isinstance(value, str) and _is_piece(value):
        yield [value]


def _is_piece(text: str) -> bool:
    return _PIECE.fullmatch(text) is not None
