"""Whatever people, bots and the time do, in any order: the room refuses by typed errors or goes on, and keeps its word.

A hypothesis state machine: seated people, a host and strangers send any command, connect and disconnect, bots answer
early, late, twice or not at all, clients take part in fair deals or do not, the clock runs, and the server restarts.
"""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from paiju.core.actions import RunAway
from paiju.core.errors import PaijuError
from paiju.core.fair import hash_of_bytes, hash_of_text
from paiju.core.verifying import verify_fair
from paiju.room import hands
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
    Ready,
    Rest,
    Say,
    Sit,
    Stand,
)
from paiju.room.dealing import fair_view
from paiju.room.effects import Admitted, BotMoved, FromPerson, Knocked, Presence, Tick
from paiju.room.machine import resume
from paiju.room.messages import HandBegan
from paiju.room.room import Knock, Room
from paiju.room.seats import between
from paiju.room.views import update_for
from tests.room.driver import Driver, plain_move
from tests.room.fair_table import FAIR

KEYS = [f"key{number}" for number in (0, 1, 2, 3, 7, 8, 9)]
PLACES = st.integers(0, 4)
COMMANDS: dict[str, Any] = {
    "ready": (Ready, st.just(0)),
    "sit": (Sit, PLACES, st.sampled_from(["A", "B", "P1", "P2"])),
    "stand": (Stand,),
    "rest": (Rest, st.booleans()),
    "fill": (Fill, PLACES, st.sampled_from(["steady", "greedy"])),
    "clear": (Clear, PLACES),
    "begin": (Begin,),
    "give": (Give, PLACES, st.booleans()),
    "admit": (Admit, st.sampled_from(["k1", "k2"]), st.booleans()),
    "dissolve": (Dissolve, st.booleans()),
    "say": (Say, st.just("hello")),
}
TABLES: dict[str, dict[str, Any]] = {
    "fanfanzha": {"hands": 2},
    "shuangkou": {"hands": 2},
    "wahua": {"players": 3, "hands": 2},
}


class AnyOrder(RuleBasedStateMachine):
    """A table and everybody around it."""

    @initialize(
        game=st.sampled_from(sorted(TABLES)),
        seated=st.sets(st.integers(1, 2)),
        gathering=st.booleans(),
        timed=st.booleans(),
        fair=st.booleans(),
    )
    def open(self, game: str, seated: set[int], gathering: bool, timed: bool, fair: bool) -> None:
        """A table with some people, that waits for others or plays against bots."""
        others = [place for place in range(1, 3 if game == "wahua" else 4) if place not in seated]
        self.table = Driver(
            game,
            bots=() if gathering else others,
            vacant=others if gathering else (),
            turn_seconds=15 if timed else None,
            pause_seconds=0.8,
            settings=FAIR if fair else None,
            reloading=True,
            **TABLES[game],
        )
        self.connected: set[str] = set()
        self.admitted: list[str] = []
        self.stale: list[BotMoved] = []
        for place, member in enumerate(self.table.room.members):
            if member.key:
                self.table.come(place)
                self.connected.add(member.key)
        self.deal([])

    def send(self, message: Any) -> bool:
        """Whether the room has taken a message; what it refuses changes nothing."""
        before, saved = self.table.room, self.table.room.save()
        try:
            effects = self.table.send(message)
        except PaijuError:
            assert self.table.room is before
            assert before.save() == saved
            return False
        self.admitted += [effect.knock for effect in effects if isinstance(effect, Admitted)]
        return True

    @rule(key=st.sampled_from(KEYS), name=st.sampled_from(sorted(COMMANDS)), data=st.data())
    def anybody_tries(self, key: str, name: str, data: st.DataObject) -> None:
        """Anybody sends any command."""
        self.command(key, name, data, False)

    @rule(
        name=st.sampled_from(["fill", "clear", "begin", "give", "admit"]), data=st.data(), twice=st.booleans()
    )
    def host_decides(self, name: str, data: st.DataObject, twice: bool) -> None:
        """The host, who may have no place, decides."""
        self.command("key0", name, data, twice)

    @rule(
        place=st.integers(0, 3),
        name=st.sampled_from(["ready", "stand", "rest", "dissolve", "dissolve", "say"]),
        data=st.data(),
        twice=st.booleans(),
    )
    def person_does(self, place: int, name: str, data: st.DataObject, twice: bool) -> None:
        """A seated person does something."""
        members = self.table.room.members
        self.command((members[place % len(members)].key or KEYS[place]), name, data, twice)

    @rule(key=st.sampled_from(KEYS[1:]), data=st.data(), twice=st.booleans())
    def newcomer_sits(self, key: str, data: st.DataObject, twice: bool) -> None:
        """Somebody asks for a place."""
        self.command(key, "sit", data, twice)

    @rule()
    def all_go_on(self) -> None:
        """All who are seated are ready."""
        for member in self.table.room.members:
            if member.key:
                self.send(FromPerson(member.key, Ready(self.table.ident(), self.table.room.number)))

    def command(self, key: str, name: str, data: st.DataObject, twice: bool) -> None:
        """A command, perhaps sent twice."""
        kind, *fields = COMMANDS[name]
        values = [self.table.room.number] if kind is Ready else [data.draw(field) for field in fields]
        command = kind(self.table.ident(), *values)
        if self.send(FromPerson(key, command)) and twice:
            before = self.table.room.save()
            assert self.table.send(FromPerson(key, command)) == ()
            assert self.table.room.save() == before

    @rule(key=st.sampled_from(KEYS))
    def close(self, key: str) -> None:
        """The host closes the table, seldom; others try."""
        if key != "key0" or self.table.room.number % 16 == 0:
            self.send(FromPerson(key, Close(self.table.ident())))

    @precondition(lambda self: self.table.room.phase == "dealing")
    @rule(silent=st.lists(st.integers(0, 3), max_size=1))
    def deal(self, silent: list[int]) -> None:
        """The clients of those who are seated take part in the deal, but for one perhaps."""
        for _ in "commit", "open":
            for place, member in enumerate(self.table.room.members):
                if member.key and place not in silent:
                    self.take_part(member.key)

    def take_part(self, key: str) -> None:
        """A client sends what it is asked for."""
        room = self.table.room
        view = fair_view(room, room.person_of(key))
        if room.phase != "dealing" or view is None or not view.asked:
            return
        attempt = (self.table.ident(), room.match, room.carry.hand, view.attempt)
        nonce = hash_of_text(f"{key} {attempt[1:]}")
        message = Commit(*attempt, hash_of_bytes(nonce)) if view.stage == "commit" else Open(*attempt, nonce)
        self.send(FromPerson(key, message))

    @rule(key=st.sampled_from(KEYS), kind=st.sampled_from([Commit, Open]), attempt=st.integers(1, 2))
    def deal_wrongly(self, key: str, kind: Any, attempt: int) -> None:
        """A client sends what it is not asked for, or what it did not promise."""
        room = self.table.room
        self.send(FromPerson(key, kind(self.table.ident(), room.match, room.carry.hand, attempt, "0" * 64)))

    @precondition(lambda self: self.table.room.phase == "playing")
    @rule(steps=st.sampled_from([1, 2, 5, 12, 400, 401]), run_away=st.booleans())
    def play(self, steps: int, run_away: bool) -> None:
        """Bots answer, and those persons act who are asked."""
        for _ in range(steps):
            room = self.table.room
            if room.phase != "playing":
                return
            if self.table.asked:
                asked = self.table.bot_moves()
                self.stale = [*self.stale, BotMoved(asked.seat, asked.number, None)][-5:]
            elif not room.state.to_act:
                self.clock(0)
            else:
                seat = room.state.to_act[0]
                key = room.members[room.state.seating[seat]].key
                assert key is not None
                action = RunAway() if run_away and steps == 1 else plain_move(room.state, seat)
                self.send(FromPerson(key, Act(self.table.ident(), room.number, action)))

    @rule(key=st.sampled_from(KEYS), seen=st.integers(0, 40))
    def act_wrongly(self, key: str, seen: int) -> None:
        """An action out of turn, or meant for another moment."""
        room = self.table.room
        if room.phase == "playing" and room.state.to_act:
            move = plain_move(room.state, room.state.to_act[0])
            self.send(FromPerson(key, Act(self.table.ident(), seen, move)))

    @precondition(lambda self: self.stale)
    @rule()
    def answer_again(self) -> None:
        """A bot's answer comes a second time."""
        self.send(self.stale.pop())

    @rule(key=st.sampled_from(KEYS))
    def come_or_go(self, key: str) -> None:
        """Somebody connects, or is gone."""
        self.connected ^= {key}
        self.send(Presence(key, key in self.connected, key.upper()))

    @rule(knock=st.sampled_from(["k1", "k2"]))
    def knock(self, knock: str) -> None:
        """Somebody typed the code."""
        self.send(Knocked(Knock(knock, "K")))

    @rule(seconds=st.sampled_from([0, 1, 10, 21, 61]))
    def clock(self, seconds: int) -> None:
        """Time goes by, and the room is woken as it asked, or a moment early."""
        self.table.now += seconds
        wake = self.table.wake
        if wake is not None and (seconds == 0 or wake <= self.table.now):
            self.table.now = max(self.table.now, wake)
            self.table.wake = None
        self.send(Tick())

    @rule()
    def restart(self) -> None:
        """The server is killed and comes back with another clock; people connect again."""
        self.table.asked, self.table.wake = [], None
        self.table.now += 500
        self.table.room, effects = resume(Room.load(self.table.room.save()), self.table.now)
        self.table._carry_out(effects)
        for key in sorted(self.connected):
            self.send(Presence(key, True, key.upper()))

    @invariant()
    def each_person_has_one_place_and_a_name(self) -> None:
        room = self.table.room
        keys = [member.key for member in room.members if member.key]
        keys += [member.next.key for member in room.members if member.next]
        keys += [claim.guest.key for claim in room.claims]
        assert len(set(keys)) == len(keys)
        names = [member.name for member in room.members if not member.vacant]
        names += [member.next.name for member in room.members if member.next]
        names += [claim.guest.name for claim in room.claims]
        assert len(set(names)) == len(names)
        assert len({claim.place for claim in room.claims}) == len(room.claims)

    @invariant()
    def places_change_hands_between_hands(self) -> None:
        room = self.table.room
        if between(room) or room.phase == "closed":
            assert not any(member.leaving or member.next for member in room.members)
        else:
            assert not any(member.vacant for member in room.members)

    @invariant()
    def points_stay(self) -> None:
        """What is shown adds up to what the hands of the match came to."""
        room = self.table.room
        settled = room.state is not None and room.state.settlement is not None
        carry = room.state.carry() if settled else room.carry
        shown = sum(room.scores) + sum(one.score for one in room.departed)
        assert shown == sum(carry.scores)

    @invariant()
    def each_hand_is_kept(self) -> None:
        """A hand that has been dealt is under way or recorded, be it void."""
        begun = sum(isinstance(event, HandBegan) for _, events in self.table.happened for event in events)
        assert begun == len(self.table.records) + (self.table.room.phase == "playing")

    @invariant()
    def who_is_connected_is_shown_once(self) -> None:
        room = self.table.room
        here = [room.members[place].key for place in room.online] + [guest.key for guest in room.onlookers]
        assert sorted(key or "" for key in here) == sorted(self.connected)
        for place in range(len(room.members)):
            member = room.members[place]
            assert (member.key is None) or (member.lost is None) == (place in room.online)

    @invariant()
    def nobody_sees_anothers_hand(self) -> None:
        room = self.table.room
        for key in (None, *KEYS):
            update = update_for(room, key, (), self.table.now)
            person = room.person_of(key)
            assert update.table.you == person
            if update.view is None:
                continue
            if person is None:
                assert update.view.seat is None
            assert update.view.seat is None or room.state.seating[update.view.seat] == person
            if update.view.seat is None:
                assert not update.view.hand
                assert not getattr(update.view, "dealt", ())

    @invariant()
    def nobody_waits_for_nothing(self) -> None:
        """Whoever is asked is a person who is here, one whose time runs, or a bot that has been asked."""
        room, asked = self.table.room, {(one.seat, one.number) for one in self.table.asked}
        due = [wake.at for wake in hands.waking(room)]
        if due:
            assert self.table.wake is not None
            assert self.table.wake <= due[0]
        if room.phase == "dealing":
            assert due
        if room.phase != "playing":
            return
        assert {one.seat for one in room.asked} == set(room.state.to_act)
        assert room.state.to_act or room.state.pausing
        for one in room.asked:
            place = room.state.seating[one.seat]
            if hands.bot_of(room, one.seat) is not None:
                assert (one.seat, one.number) in asked
            elif place not in room.online:
                assert due

    def teardown(self) -> None:
        """Left alone with people who play, the table comes to the end of its hand; what was fair is proven."""
        if not hasattr(self, "table"):
            return
        for _ in range(20):
            if self.table.phase() == "dealing":
                self.clock(0)
        for _ in range(2000):
            if self.table.phase() == "playing":
                self.play(1, False)
        assert self.table.phase() not in ("dealing", "playing"), "the hand does not end"
        previous = None
        for record in self.table.records:
            if record.fair is not None:
                verify_fair(record, self.table.rules, previous)
                previous = record.to_json()


AnyOrder.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestAnyOrder = AnyOrder.TestCase
