"""A shell without I/O for the tests of the room: a made-up clock, deals from a seed, and moves by a plain player."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from paiju.core.actions import Action, Flee, Pass
from paiju.core.draws import Draws
from paiju.core.record import Record
from paiju.games import game_of
from paiju.room.machine import open_room, receive
from paiju.room.messages import Act, Ready
from paiju.room.room import (
    AskBot,
    BotMoved,
    Dealt,
    Effect,
    FromPerson,
    HandOver,
    Happened,
    Incoming,
    Member,
    NeedDeal,
    Room,
    Tick,
    Wake,
)

PLAYED = {"dazha": {"showdown": False, "penalty_showdown": "never"}}
"""Options under which every deal of a game is played, none laid open at once."""


def plain_move(state: Any, seat: int) -> Action:
    """The first legal action that is no pass and no flight, the pass where there is no other."""
    actions: list[Action] = list(state.actions(seat))
    return next((action for action in actions if not isinstance(action, (Pass, Flee))), actions[0])


def members(players: int, bots: Sequence[int] = ()) -> tuple[Member, ...]:
    """So many persons, with bots in some places."""
    return tuple(
        Member(
            f"P{place}", bot="steady" if place in bots else None, key=None if place in bots else f"key{place}"
        )
        for place in range(players)
    )


class Driver:
    """Holds a room, carries out its effects, and remembers them."""

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[int] = (),
        turn_seconds: int | None = None,
        pause_seconds: float = 0.0,
        reloading: bool = False,
        **options: object,
    ) -> None:
        self.rules = game_of(game)
        parsed = self.rules.options_type.parse(PLAYED.get(game, {}) | options)
        self.now = 1000.0
        self.wake: float | None = None
        self.asked: list[AskBot] = []
        self.records: list[Record] = []
        self.happened: list[tuple[int, tuple[Any, ...]]] = []
        self._reloading = reloading
        self._idents = 0
        players = members(self.rules.players(parsed), bots)
        self.room, effects = open_room(
            "table", game, parsed, players, turn_seconds=turn_seconds, pause_seconds=pause_seconds
        )
        self._carry_out(effects)

    def send(self, message: Incoming) -> tuple[Effect, ...]:
        """Hand a message to the room and carry out what it asks for; returns the effects."""
        before = self.room
        self.room, effects = receive(before, message, self.now)
        if self._reloading:
            loaded = Room.load(self.room.save())
            assert loaded == replace(self.room, online=())
            self.room = replace(loaded, online=self.room.online)
        self._carry_out(effects)
        return effects

    def act(self, seat: int, action: Action | None = None, **fields: Any) -> tuple[Effect, ...]:
        """The person of a seat takes an action, a plain one if none is given."""
        action = plain_move(self.room.state, seat) if action is None else action
        command = Act(**{"id": self.ident(), "seen": self.room.number, "action": action, **fields})
        return self.send(FromPerson(self.room.state.seating[seat], command))

    def ready(self, person: int, **fields: Any) -> tuple[Effect, ...]:
        """A person goes on."""
        return self.send(
            FromPerson(person, Ready(**{"id": self.ident(), "seen": self.room.number, **fields}))
        )

    def all_ready(self) -> None:
        """Every person goes on."""
        for person, member in enumerate(self.room.members):
            if member.bot is None:
                self.ready(person)

    def play_hand(self) -> None:
        """Play until the hand is settled: persons by commands, bots by their answers."""
        while self.room.phase == "playing":
            if not self.room.state.to_act:
                self.wait()
            elif self.asked:
                asked = self.asked.pop(0)
                self.send(BotMoved(asked.seat, asked.number, plain_move(self.room.state, asked.seat)))
            else:
                self.act(self.room.state.to_act[0])

    def wait(self) -> tuple[Effect, ...]:
        """Let the time pass until the room is to be woken."""
        assert self.wake is not None
        self.now = max(self.now, self.wake)
        return self.send(Tick())

    def ident(self) -> str:
        """A fresh id of a command."""
        self._idents += 1
        return f"c{self._idents}"

    def _carry_out(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            match effect:
                case NeedDeal(hand):
                    self.send(Dealt(hand, self.deal()))
                case AskBot():
                    self.asked.append(effect)
                case Wake(at):
                    self.wake = at
                case HandOver(record):
                    self.records.append(record)
                case Happened(events):
                    self.happened.append((self.room.number, events))

    def deal(self) -> Any:
        """The deal of the room's next hand, always the same."""
        draws = Draws.from_seed("room", self.room.match, self.room.carry.hand)
        return self.rules.deal(self.room.options, self.room.carry, draws)
