"""No byte that reaches a viewer depends on a card that the viewer may not know.

Two worlds: the same table, persons and actions, and deals in which the cards that a viewer has not seen lie
differently in the other hands. Every message in the outboxes of that viewer's connections, and of a
spectator's, must be the same: updates, answers, refusals, hints, what is sent to one who comes back, and the
order of it all.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from paiju.climbing.tricks import Played
from paiju.core.actions import Action, Answer, Pass, Play
from paiju.core.cards import Cards, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction
from paiju.games import game_of
from paiju.games.fanfanzha.play import TurnedUp
from paiju.room.commands import About, Act, Hint, Ready, ToServer
from paiju.room.room import Member, Room
from paiju.server.shell import Shell
from paiju.server.socket import answer
from paiju.server.sqlite import SqliteStorage
from paiju.server.surroundings import Drawn
from paiju.server.tables import Table
from paiju.server.viewer import Viewer
from paiju.server.workers import Workers
from tests.server.running import plain_action

WORLDS = 2
SWAPS = 60


class World(Struct, frozen=True):
    """A deal, and the actions that are taken from it, each by a seat."""

    game: str
    options: dict[str, Any]
    deal: Any
    actions: tuple[tuple[int, Action], ...]

    def start(self) -> Any:
        """The first state."""
        rules = game_of(self.game)
        options = rules.options_type.parse(self.options)
        return rules.start(options, rules.first_carry(options), self.deal)


def first_world(game: str, options: dict[str, Any], seed: int, steps: int) -> World:
    """A dealt hand and the plain actions from it, up to the last before the settlement."""
    rules = game_of(game)
    parsed = rules.options_type.parse(options)
    deal = rules.deal(parsed, rules.first_carry(parsed), Draws.from_seed("no leak", seed))
    world = World(game, options, deal, ())
    state = world.start()
    actions: list[tuple[int, Action]] = []
    while len(actions) < steps:
        seat = state.to_act[0]
        action = plain_action(state.view(seat))
        state, _ = state.apply(seat, action)
        if state.settlement is not None:
            break
        actions.append((seat, action))
    return replace(world, actions=tuple(actions))


def other_world(world: World, observer: int, chance: random.Random) -> World:
    """A world that the observer (a dealt seat) and the public cannot tell from `world`: same actions, same events."""
    shown, loose = _told(world), _loose(world, observer)
    assert shown is not None
    changed = 0
    for _ in range(SWAPS):
        one, other = chance.sample(range(len(loose)), 2)
        swapped = loose[:]
        swapped[one] = (loose[one][0], loose[other][1])
        swapped[other] = (loose[other][0], loose[one][1])
        hands = _dealt(world, observer, swapped)
        candidate = replace(world, deal=replace(world.deal, hands=hands))
        if hands != world.deal.hands and _told(candidate) == shown:
            world, loose, changed = candidate, swapped, changed + 1
    assert changed > 1, "no other world found"
    return world


def _told(world: World) -> list[Any] | None:
    """What the rules say aloud when the actions are taken, None where one of them is not legal."""
    state = world.start()
    told: list[Any] = [state.seating, state.leader, state.settlement, getattr(state, "partner", None)]
    for seat, action in world.actions:
        try:
            state, events = state.apply(seat, action)
        except IllegalAction:
            return None
        told.append((events, state.to_act))
    return told


def _loose(world: World, observer: int) -> list[tuple[int, str]]:
    """The cards that nobody has shown, each with its dealt seat, without those that the observer sees."""
    fixed, seen = _fixed(world), _seen(world, observer)
    return [
        (seat, card)
        for seat, hand in enumerate(world.deal.hands)
        if seat not in seen
        for card in _less(hand, fixed[seat])
    ]


def _dealt(world: World, observer: int, loose: list[tuple[int, str]]) -> tuple[Cards, ...]:
    """The hands as dealt, with these loose cards."""
    fixed, seen = _fixed(world), _seen(world, observer)
    return tuple(
        hand if seat in seen else sort_cards(fixed[seat] + [card for at, card in loose if at == seat])
        for seat, hand in enumerate(world.deal.hands)
    )


def _seen(world: World, observer: int) -> set[int]:
    """The dealt seats whose hands the observer sees: its own, and the partner's where partners play open (SK35.d)."""
    opened = getattr(world.start().options, "partners_open", False)
    return {observer, (observer + 2) % 4} if opened else {observer}


def _fixed(world: World) -> list[list[str]]:
    """The cards of each dealt seat that are laid or turned up by the actions, and the reveal card."""
    state = world.start()
    dealt_seat = [world.deal.hands.index(hand) for hand in state.dealt]
    fixed: list[list[str]] = [[] for _ in world.deal.hands]
    for seat, action in world.actions:
        state, events = state.apply(seat, action)
        for event in events:
            if isinstance(event, (Played, TurnedUp)):
                fixed[dealt_seat[seat]] += event.cards
    # Who holds the reveal card is public. Where its other copy is only a change of seats tells (DT5.d).
    if hasattr(world.deal, "reveal") and world.deal.reveal not in fixed[world.deal.holder]:
        fixed[world.deal.holder].append(world.deal.reveal)
    return fixed


def _less(hand: Sequence[str], kept: Sequence[str]) -> list[str]:
    rest = list(hand)
    for card in kept:
        rest.remove(card)
    return rest


class Session:
    """A table of four persons in one world, with everything that is sent to one of them and to a spectator."""

    def __init__(self, shell: Shell, table: Table, observer: int, hand: Cards) -> None:
        self.shell, self.table, self.observer, self.hand = shell, table, observer, hand
        self.sent: list[bytes] = []
        self._commands = 0
        self._viewers: list[Viewer] = []

    def join(self, person: int | None, last: int = 0) -> Viewer:
        """Connect; what that viewer is sent counts if the viewer is the observer or a spectator."""
        viewer = self.table.join(None if person is None else f"key{person}", last)
        if person in (None, self.observer):
            self._viewers.append(viewer)
        return viewer

    async def ask(self, viewer: Viewer, command: ToServer) -> None:
        """Send a command and wait until it has been dealt with."""
        await answer(self.table, viewer, command, self.shell)
        await self.collect()

    async def collect(self) -> None:
        """Take what was sent, in order."""
        while self.table._inbox or self.table._running:
            await asyncio.sleep(0)
        for number, viewer in enumerate(self._viewers):
            while viewer.outbox._waiting:
                data = await viewer.outbox.next()
                # The id of a table is random, and always as long.
                self.sent.append(b"%d " % number + data.replace(self.table.room.id.encode(), b"ID"))

    def ident(self) -> str:
        """A fresh id of a command."""
        self._commands += 1
        return f"c{self._commands}"

    async def probe(self, viewer: Viewer) -> None:
        """Ask all that can be asked, and try what is not allowed, as far as it changes nothing."""
        hand = self.hand
        person = self.table.room.person_of(viewer.key)
        seat = -1 if person is None else self.table.room.state.seating.index(person)
        for cards in (
            hand[:1],
            hand[:2],
            hand[3:8],
            ("3s",),
            ("W", "W"),
            ("2h", "2h", "2h"),
            ("3s", "4s", "5d", "6h", "7c"),
        ):
            await self.ask(viewer, About(self.ident(), cards))
        await self.ask(viewer, Hint(self.ident()))
        await self.ask(viewer, Ready(self.ident(), 10**6))
        if seat not in self.table.room.state.to_act:
            wrong: list[Action] = [Pass(), Answer("offer"), Play(hand[:1]), Play(("W",))]
            for action in wrong:
                await self.ask(viewer, Act(self.ident(), 10**6, action))
        else:
            await self.ask(viewer, Act(self.ident(), 10**6, Play(("3s", "5d"))))
            await self.ask(viewer, Act(self.ident(), 0, Pass()))


async def everything_sent(folder: Path, world: World, observer_seat: int, workers: Workers) -> list[bytes]:
    """All that the observer and a spectator are sent while the world's actions are taken."""
    storage = SqliteStorage(folder)

    def draw(room: Room) -> Drawn:
        return Drawn(world.deal, b"")

    shell = Shell(storage, workers, bot_delay=(0, 0), clock=lambda: 0.0, draw=draw)
    rules = game_of(world.game)
    options = rules.options_type.parse(world.options)
    members = tuple(Member(f"P{number}", key=f"key{number}") for number in range(4))
    table = await shell.table(await shell.create(world.game, options, members, 30))
    persons = world.start().seating
    session = Session(shell, table, observer_seat, world.deal.hands[observer_seat])
    await session.collect()
    viewers = {person: session.join(person) for person in range(4)}
    spectator = session.join(None)
    await session.collect()
    for step, (seat, action) in enumerate(world.actions):
        if step % 5 == 0:
            await session.probe(viewers[observer_seat])
            await session.probe(spectator)
        if step % 7 == 0:
            # The observer's phone slept, and somebody new looks on.
            table.leave(session.join(observer_seat, last=table.room.number - min(step, 3)))
            table.leave(session.join(None, last=1))
        await session.ask(viewers[persons[seat]], Act(session.ident(), table.room.number, action))
    assert table.room.record is not None
    assert len(table.room.record.actions) == len(world.actions)
    table.close()
    await storage.close()
    return session.sent


CASES = [
    ("datong", {}, 60),
    ("datong", {"surrender": False, "wind": "partner"}, 80),
    ("fanfanzha", {}, 1),
    ("fanfanzha", {"mode": "no_joker_surrender"}, 2),
    ("dazha", {"showdown": False, "penalty_showdown": "never"}, 80),
    ("shuangkou", {"variant": "qianbian"}, 60),
    ("shuangkou", {"variant": "baibian"}, 60),
]


@pytest.mark.parametrize("observer", range(4))
@pytest.mark.parametrize(("game", "options", "steps"), CASES)
def test_unseen_cards_change_no_byte(
    tmp_path: Path, game: str, options: dict[str, Any], steps: int, observer: int
) -> None:
    async def run() -> None:
        workers = Workers(1, limit=30)
        chance = random.Random(observer)
        world = first_world(game, options, seed=10 + observer, steps=steps)
        expected = await everything_sent(tmp_path / "0", world, observer, workers)
        assert len(expected) > 2 * len(world.actions)
        for number in range(1, WORLDS):
            other = other_world(world, observer, chance)
            assert await everything_sent(tmp_path / str(number), other, observer, workers) == expected
        await workers.close()

    asyncio.run(run())


def sent_views(sent: list[bytes]) -> Iterator[tuple[int | None, Any, list[Any]]]:
    """The updates among what was sent: the viewer's seat, the view and the events."""
    for line in sent:
        message = msgspec.json.decode(line.partition(b" ")[2])
        if message["type"] == "update" and message["view"] is not None:
            yield message["view"]["seat"], message["view"], message["events"]


@pytest.mark.clause("DZ22", "DZ22.d")
def test_counts_are_sent_once_they_are_announced_and_not_before(tmp_path: Path) -> None:
    """In updates, to who comes back, and to spectators: of the others only counts of five or fewer."""

    async def run() -> None:
        workers = Workers(1, limit=30)
        world = first_world("dazha", {"showdown": False, "penalty_showdown": "never"}, seed=3, steps=200)
        sent = list(sent_views(await everything_sent(tmp_path, world, 1, workers)))
        for seat, view, events in sent:
            others = [count for place, count in enumerate(view["counts"]) if place != seat]
            assert all(count is None or count <= 5 for count in others)
            assert all(event["left"] is None or event["left"] <= 5 for event in events if "left" in event)
        assert {seat for seat, _, _ in sent} == {1, None}
        assert any(count is not None for _, view, _ in sent for count in view["counts"][2:])
        await workers.close()

    asyncio.run(run())


@pytest.mark.clause("SK35.d")
def test_an_open_hand_goes_to_the_partner_alone(tmp_path: Path) -> None:
    """What the observer is sent of an open hand is the partner's, card by card; a spectator is sent none."""

    async def run() -> None:
        workers = Workers(1, limit=30)
        world = first_world("shuangkou", {"open_partner": "on"}, seed=3, steps=24)
        sent = list(sent_views(await everything_sent(tmp_path, world, 1, workers)))
        state = world.start()
        partner = {state.dealt[3]}
        for seat, action in world.actions:
            state, _ = state.apply(seat, action)
            partner.add(state.tricks.hands[3])
        opened = {tuple(view["partner_hand"]) for seat, view, _ in sent if seat == 1}
        assert opened == partner
        assert all(
            view["partner_hand"] == [] and view["hand"] == [] for seat, view, _ in sent if seat is None
        )
        assert any(seat is None for seat, _, _ in sent)
        await workers.close()

    asyncio.run(run())


@pytest.mark.clause("DT5.d")
def test_why_nobody_moved_is_not_to_be_seen(tmp_path: Path) -> None:
    """Both reveal cards in the leader's hand, or the other one opposite: a neighbour is sent the same bytes."""
    seed, state = next(
        (seed, state)
        for seed in range(99)
        if not (state := first_world("datong", {}, seed, 0).start()).moved
        and state.dealt[(state.leader + 2) % 4].count(state.reveal) == 1
    )
    world = first_world("datong", {}, seed, 4)
    leader, opposite = state.leader, (state.leader + 2) % 4
    taken = next(
        card for card in world.deal.hands[leader] if card not in (state.reveal, *world.deal.hands[opposite])
    )
    hands = list(world.deal.hands)
    hands[leader] = sort_cards([*_less(hands[leader], [taken]), state.reveal])
    hands[opposite] = sort_cards([*_less(hands[opposite], [state.reveal]), taken])
    both = replace(world, deal=replace(world.deal, hands=tuple(hands)))
    assert both.start().moved == ()

    async def run() -> None:
        workers = Workers(1, limit=30)
        neighbour = (leader + 1) % 4
        sent = [
            await everything_sent(tmp_path / str(n), w, neighbour, workers)
            for n, w in enumerate((world, both))
        ]
        assert sent[0] == sent[1]
        await workers.close()

    asyncio.run(run())


def test_the_comparison_notices_a_card_that_may_be_known(tmp_path: Path) -> None:
    """What one seat may see, another may not: seen from there the two worlds differ."""

    async def run() -> None:
        workers = Workers(1, limit=30)
        world = first_world("datong", {}, seed=5, steps=10)
        other = other_world(world, 0, random.Random(1))
        seen = [
            await everything_sent(tmp_path / str(n), each, 1, workers)
            for n, each in enumerate((world, other))
        ]
        assert seen[0] != seen[1]
        await workers.close()

    asyncio.run(run())
