"""No byte that reaches a viewer of Wahua depends on a tile that the viewer may not know, nor on who may claim.

As in `test_no_leak`: two worlds in which the tiles that a viewer has not seen lie differently, in the other hands
and in the wall. What is done aloud is the same in both; who is asked in a pause, and lets the tile pass, is not.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from paiju.core.actions import Action, Discard, Flee, Pass, Win
from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction
from paiju.games import game_of
from paiju.games.wahua.deal import HAND_SIZE
from paiju.room.commands import Act
from paiju.room.room import Member, Room
from paiju.server.shell import Shell
from paiju.server.sqlite import SqliteStorage
from paiju.server.surroundings import Drawn
from paiju.server.workers import Workers
from tests.server.test_no_leak import Session

PLAYERS = 3
ALOUD = 30
SWAPS = 40
CLAIM_ODDS = 0.7
PAUSE = 600.0
"""Longer than the test takes: pauses end when it says so."""


class World(Struct, frozen=True):
    """A deal, and what is done aloud from it: everything but the letting pass in pauses."""

    deal: Any
    aloud: tuple[tuple[int, Action], ...] = ()

    def start(self) -> Any:
        """The first state."""
        rules = game_of("wahua")
        options = rules.options_type.parse({"players": PLAYERS})
        return rules.start(options, rules.first_carry(options), self.deal)


def steps(world: World) -> Iterator[tuple[tuple[int, Action], tuple[int, Action] | None]]:
    """Each action that is done aloud, and the next."""
    return zip(world.aloud, (*world.aloud[1:], None), strict=True)


def passing(state: Any, following: tuple[int, Action] | None) -> tuple[int, ...]:
    """Who lets the discard pass, all but the one who takes it: whose claim is what is done aloud next."""
    if not state.pausing:
        return ()
    taker = following[0] if following and not isinstance(following[1], Discard) else None
    return tuple(seat for seat in state.to_act if seat != taker)


def first_world(seed: int) -> World:
    """A deal, and what is done aloud: claims that come, discards that the order allows."""
    rules, chance = game_of("wahua"), random.Random(seed)
    options = rules.options_type.parse({"players": PLAYERS})
    world = World(rules.deal(options, rules.first_carry(options), Draws.from_seed("no leak", seed)))
    state = world.start()
    aloud: list[tuple[int, Action]] = []
    while len(aloud) < ALOUD and state.settlement is None:
        moves = [(seat, offer.action) for seat in state.to_act for offer in state.view(seat).offers]
        claims = [move for move in moves if not isinstance(move[1], (Pass, Flee, Win, Discard))]
        if state.pausing and not (claims and chance.random() < CLAIM_ODDS):
            claims = []
        if not claims and state.pausing:
            for seat in state.to_act:
                state, _ = state.apply(seat, Pass())
            continue
        plain = next(move for move in moves if isinstance(move[1], (Pass, Discard)))
        move = chance.choice(claims) if claims else plain
        for seat in passing(state, move):
            state, _ = state.apply(seat, Pass())
        state, _ = state.apply(*move)
        aloud.append(move)
    return replace(world, aloud=tuple(aloud))


def told(world: World, observer: int) -> list[Any] | None:
    """What happens, and what the observer and a spectator may know after every action; None where one is not legal."""
    state = world.start()
    found: list[Any] = []
    try:
        for (seat, action), following in steps(world):
            state, events = state.take(seat, action)
            found.append((events, state.view(observer), state.view(None)))
            for other in passing(state, following):
                state, _ = state.take(other, Pass())
            while state.pausing and not state.to_act:
                state, events = state.go_on()
                found.append(events)
            found.append((state.view(observer), state.view(None)))
    except IllegalAction:
        return None
    return found


def other_world(world: World, observer: int, chance: random.Random) -> World:
    """A world that the observer and the public cannot tell from `world`, but in which others are asked."""
    shown, wall = told(world, observer), list(world.deal.wall)
    assert shown is not None
    first = HAND_SIZE * ((observer - world.deal.dealer) % PLAYERS)
    loose = [place for place in range(len(wall)) if not first <= place < first + HAND_SIZE]
    changed = 0
    for _ in range(SWAPS):
        one, other = chance.sample(loose, 2)
        swapped = wall[:]
        swapped[one], swapped[other] = wall[other], wall[one]
        candidate = replace(world, deal=replace(world.deal, wall=tuple(swapped)))
        if swapped != wall and told(candidate, observer) == shown:
            world, wall, changed = candidate, swapped, changed + 1
    assert changed > 1, "no other world found"
    return world


def asked(world: World) -> list[tuple[int, ...]]:
    """Who is asked after each action."""
    state, found = world.start(), []
    for (seat, action), following in steps(world):
        state, _ = state.take(seat, action)
        found.append(state.to_act)
        for other in passing(state, following):
            state, _ = state.take(other, Pass())
        while state.pausing and not state.to_act:
            state, _ = state.go_on()
    return found


async def everything_sent(folder: Path, world: World, observer: int, workers: Workers) -> list[bytes]:
    """All that the observer and a spectator are sent while the world's actions are taken."""
    storage = SqliteStorage(folder)

    now = [0.0]

    def draw(_: Room) -> Drawn:
        return Drawn(world.deal, b"")

    shell = Shell(storage, workers, bot_delay=(0, 0), pause_seconds=PAUSE, clock=lambda: now[0], draw=draw)
    options = game_of("wahua").options_type.parse({"players": PLAYERS})
    members = tuple(Member(f"P{number}", key=f"key{number}") for number in range(PLAYERS))
    table = await shell.table(await shell.create("wahua", options, members, 30))
    session = Session(shell, table, observer, ("3s", "3h", "4s", "4h", "5d", "6c", "7c", "8d"))
    await session.collect()
    viewers = {person: session.join(person) for person in range(PLAYERS)}
    spectator = session.join(None)
    await session.collect()
    for step, ((seat, action), following) in enumerate(steps(world)):
        await session.ask(viewers[seat], Act(f"{step}", table.room.number, action))
        for other in passing(table.room.state, following):
            await session.ask(viewers[other], Act(f"{step}-{other}", table.room.number, Pass()))
        while table.room.state.pausing and not table.room.state.to_act:
            now[0] += PAUSE
            table._tick()
            await session.collect()
        await session.collect()
        if step % 5 == 0:
            await session.probe(viewers[observer])
            await session.probe(spectator)
        if step % 7 == 0:
            table.leave(session.join(observer, last=table.room.number - min(step, 3)))
            table.leave(session.join(None, last=1))
    table.close()
    await storage.close()
    return session.sent


@pytest.mark.clause("WH21", "WH17")
@pytest.mark.parametrize("observer", range(PLAYERS))
def test_unseen_tiles_and_who_may_claim_change_no_byte(tmp_path: Path, observer: int) -> None:
    async def run() -> None:
        workers = Workers(1, limit=30)
        world = first_world(20 + observer)
        expected = await everything_sent(tmp_path / "0", world, observer, workers)
        assert len(expected) > 2 * len(world.aloud)
        other = other_world(world, observer, random.Random(observer))
        assert asked(other) != asked(world), "in both worlds the same seats are asked"
        assert await everything_sent(tmp_path / "1", other, observer, workers) == expected
        await workers.close()

    asyncio.run(run())
