"""A shell without I/O for the tests of the room: a made-up clock, deals from a seed, and moves by a plain player."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from paiju.core.actions import Action, Flee, Pass
from paiju.core.draws import Draws
from paiju.core.fair import hash_of_text
from paiju.core.record import Record
from paiju.games import game_of
from paiju.room.commands import Act, Ready, Sit
from paiju.room.effects import (
    AskBot,
    BotMoved,
    Dealt,
    Effect,
    FromPerson,
    HandOver,
    Happened,
    Incoming,
    NeedDeal,
    NeedSeed,
    Presence,
    Seeded,
    Tick,
    Wake,
)
from paiju.room.machine import open_room, receive
from paiju.room.room import VACANT, Departed, Member, Room, Settings

PLAYED = {"dazha": {"showdown": False, "penalty_showdown": "never"}}
"""Options under which every deal of a game is played, none laid open at once."""


def plain_move(state: Any, seat: int) -> Action:
    """The first legal action that is no pass and no flight, the pass where there is no other."""
    actions: list[Action] = list(state.actions(seat))
    return next((action for action in actions if not isinstance(action, (Pass, Flee))), actions[0])


def members(players: int, bots: Sequence[int] = (), vacant: Sequence[int] = ()) -> tuple[Member, ...]:
    """So many persons, with bots in some places, and nobody in others."""
    persons = (Member(f"P{place}", key=f"key{place}") for place in range(players))
    return tuple(
        VACANT if place in vacant else Member(member.name, bot="steady") if place in bots else member
        for place, member in enumerate(persons)
    )


class Driver:
    """Holds a room, carries out its effects, and remembers them."""

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[int] = (),
        vacant: Sequence[int] = (),
        host: str | None = "key0",
        settings: Settings | None = None,
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
        self.effects: list[Effect] = []
        self.room, effects = open_room(
            "table",
            game,
            parsed,
            members(self.rules.players(parsed), bots, vacant),
            host=host,
            settings=settings,
            turn_seconds=turn_seconds,
            pause_seconds=pause_seconds,
            now=self.now,
        )
        self._carry_out(effects)

    def send(self, message: Incoming) -> tuple[Effect, ...]:
        """Hand a message to the room and carry out what it asks for; returns the effects."""
        before = self.room
        self.room, effects = receive(before, message, self.now)
        if self._reloading:
            loaded = Room.load(self.room.save())
            assert loaded == replace(self.room, online=(), onlookers=())
            self.room = replace(loaded, online=self.room.online, onlookers=self.room.onlookers)
        self._carry_out(effects)
        return effects

    def act(self, seat: int, action: Action | None = None, **fields: Any) -> tuple[Effect, ...]:
        """The person of a seat takes an action, a plain one if none is given."""
        action = plain_move(self.room.state, seat) if action is None else action
        command = Act(**{"id": self.ident(), "seen": self.room.number, "action": action, **fields})
        key = self.room.members[self.room.state.seating[seat]].key
        return self.send(FromPerson(key or "nobody", command))

    def command(self, place: int, command: Any) -> tuple[Effect, ...]:
        """The person who had a place when the table was opened, or a newcomer by number, sends a command."""
        return self.send(FromPerson(f"key{place}", command))

    def do(self, place: int, kind: Any, *fields: Any) -> tuple[Effect, ...]:
        """The same, of a kind of command and its fields but the id."""
        return self.command(place, kind(self.ident(), *fields))

    def sit(self, newcomer: int, place: int, name: str | None = None) -> tuple[Effect, ...]:
        """A newcomer asks for a place."""
        return self.do(newcomer, Sit, place, name or f"N{newcomer}")

    def come(self, *newcomers: int, online: bool = True) -> None:
        """These connect, or are gone."""
        for number in newcomers:
            self.send(Presence(f"key{number}", online, f"N{number}"))

    def ready(self, person: int, **fields: Any) -> tuple[Effect, ...]:
        """A person goes on."""
        return self.command(person, Ready(**{"id": self.ident(), "seen": self.room.number, **fields}))

    def all_ready(self) -> None:
        """Every person goes on."""
        for member in self.room.members:
            if member.plays and member.key:
                self.send(FromPerson(member.key, Ready(self.ident(), self.room.number)))

    def play_hand(self) -> None:
        """Play until the hand is settled: persons by commands, bots by their answers."""
        while self.room.phase == "playing":
            if not self.room.state.to_act:
                self.wait()
            elif self.asked:
                self.bot_moves()
            else:
                self.act(self.room.state.to_act[0])

    def bot_moves(self) -> AskBot:
        """The bot that was asked first answers, be it late."""
        asked = self.asked.pop(0)
        here = asked.seat in self.room.state.to_act
        move = plain_move(self.room.state, asked.seat) if here else None
        self.send(BotMoved(asked.seat, asked.number, move))
        return asked

    def wait(self) -> tuple[Effect, ...]:
        """Let the time pass until the room is to be woken."""
        assert self.wake is not None
        self.now = max(self.now, self.wake)
        return self.send(Tick())

    def phase(self) -> str:
        """The phase of the table now; a method, since a type checker takes what it once read to stay."""
        return self.room.phase

    def departed(self) -> tuple[Departed, ...]:
        """Who has left the match, likewise."""
        return self.room.departed

    def ident(self) -> str:
        """A fresh id of a command."""
        self._idents += 1
        return f"c{self._idents}"

    def _carry_out(self, effects: tuple[Effect, ...]) -> None:
        self.effects += effects
        for effect in effects:
            match effect:
                case NeedDeal(hand):
                    self.send(Dealt(hand, self.deal()))
                case NeedSeed(match, hand, attempt):
                    self.send(Seeded(match, hand, attempt, hash_of_text(f"seed {match} {hand} {attempt}")))
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
