"""How fast the rules run on this machine, beside other libraries in the same run.

Steps are counted over random hands from the deal to the end. Driven from Python means that Python asks for the
legal moves, draws one of them and applies it; inside means that the kernel does so by itself.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator
from functools import partial
from importlib import metadata, util
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct

from paiju.climbing.grammar import MoveClass
from paiju.climbing.kernel import COMPILED
from paiju.climbing.kernel.flow import Flow
from paiju.climbing.kernel.playout import Table
from paiju.core.actions import Play
from paiju.core.cards import RANK_OF, RANKS, pack_of, packed, take
from paiju.games.datong import DATONG
from paiju.games.datong.combinations import grammar
from paiju.games.datong.deal import DECKS, SEATS
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import FLOW_RULES
from paiju.games.datong.scoring import POINTS

HANDS = 20
"""The hands of one batch, between two looks at the clock."""

Batch = Callable[[], int]
"""Does some work; returns how many listings or steps it was."""


class BenchRow(Struct, frozen=True):
    """What was measured of one contender; `name` is the key of its text."""

    name: str
    unit: Literal["listings", "steps"]
    rates: tuple[float, ...]
    """Per second, by round."""
    rate: float
    """Their median."""
    ratio: float | None
    """The median of the rounds' ratios to the baseline, where that was measured in the same unit."""


class BenchResult(Struct, frozen=True):
    """All rows of a run."""

    rows: tuple[BenchRow, ...]
    compiled: bool
    """Whether the kernel is compiled."""
    baseline: str | None
    """The row that ratios are to: OpenSpiel's dou_dizhu, None where it is not installed."""
    versions: dict[str, str]
    """The versions of the other libraries that took part."""


class Contender(Struct, frozen=True):
    """Something to measure."""

    name: str
    unit: Literal["listings", "steps"]
    batch: Batch


BASELINE = "open-spiel"


def run_bench(
    rounds: int = 5,
    seconds: float = 0.5,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> BenchResult:
    """Measure every contender in turn, `rounds` times for `seconds` each, after a batch to warm up.

    `progress` is told how many measurements are done, and of how many.
    """
    contenders = [*_own(seed), *_others(seed)]
    rates: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    done, all_of_them = 0, rounds * len(contenders)
    for contender in contenders:
        contender.batch()
    for _ in range(rounds):
        for contender in contenders:
            rates[contender.name].append(_rate(contender.batch, seconds))
            done += 1
            if progress:
                progress(done, all_of_them)
    base = rates.get(BASELINE)
    rows = tuple(_row(contender, rates[contender.name], base) for contender in contenders)
    libraries = {"open_spiel": "pyspiel", "rlcard": "rlcard"}
    versions = {name: metadata.version(name) for name, module in libraries.items() if util.find_spec(module)}
    return BenchResult(rows, COMPILED, BASELINE if base else None, versions)


def _rate(batch: Batch, seconds: float) -> float:
    work, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        work += batch()
    return work / spent


def _row(contender: Contender, rates: list[float], base: list[float] | None) -> BenchRow:
    ratio = None
    if base and contender.unit == "steps":
        ratio = statistics.median(mine / theirs for mine, theirs in zip(rates, base, strict=True))
    return BenchRow(contender.name, contender.unit, tuple(rates), statistics.median(rates), ratio)


def _own(seed: int) -> Iterator[Contender]:
    positions = _positions(seed)
    hands, ons = [hand for hand, _ in positions], [on for _, on in positions]
    yield Contender("listings-inside", "listings", partial(_listings_inside, hands, ons))
    yield Contender("listings-driven", "listings", partial(_listings_driven, positions))
    yield Contender("kernel-inside", "steps", partial(_kernel_inside, _table(seed)))
    yield Contender("kernel-driven", "steps", partial(_kernel_driven, _table(seed), random.Random(seed)))
    yield Contender("rules", "steps", partial(_rules, random.Random(seed)))


def _others(seed: int) -> Iterator[Contender]:
    chance = random.Random(seed)
    if util.find_spec("pyspiel"):
        import pyspiel

        game = pyspiel.load_game("dou_dizhu")
        yield Contender(BASELINE, "steps", partial(_open_spiel, game, chance, _by_probability))
        yield Contender("open-spiel-uniform", "steps", partial(_open_spiel, game, chance, _by_index))
    if util.find_spec("rlcard"):
        import rlcard

        yield Contender("rlcard", "steps", partial(_rlcard, rlcard.make("doudizhu").game, chance))


def _table(seed: int) -> Table:
    points = [POINTS.get(rank, 0) for rank in RANKS]
    return Table(grammar("below").moves, _flow(), [RANK_OF[card] for card in pack_of(DECKS)], points, seed)


def _flow() -> Flow:
    return FLOW_RULES["next", "play_out"].flow()


def _positions(seed: int) -> list[tuple[int, int]]:
    """Packed hand and class on the table of each turn of some random hands."""
    table, chance, found = _table(seed), random.Random(seed), []
    for hand in range(HANDS):
        table.deal(hand % SEATS)
        while not table.over():
            found.append((table.hands[table.flow.turn], table.flow.on))
            table.apply(chance.choice(table.legal()))
    return found


def _listings_inside(hands: list[int], ons: list[int]) -> int:
    grammar("below").moves.total(hands, ons)
    return len(hands)


def _listings_driven(positions: list[tuple[int, int]]) -> int:
    listing = grammar("below").moves.listing
    for hand, on in positions:
        listing(hand, on)
    return len(positions)


def _kernel_inside(table: Table) -> int:
    before = table.steps
    for hand in range(HANDS):
        table.deal(hand % SEATS)
        table.playout()
    return table.steps - before


def _kernel_driven(table: Table, chance: random.Random) -> int:
    before = table.steps
    draw, legal, apply, over = chance.random, table.legal, table.apply, table.over
    for hand in range(HANDS):
        table.deal(hand % SEATS)
        while not over():
            moves = legal()
            apply(moves[int(draw() * len(moves))])
    return table.steps - before


def _rules(chance: random.Random) -> int:
    """One hand of the rules layer: legal moves, check and apply at each step."""
    steps, draw = 0, chance.random
    state = DATONG.new_hand(chance.getrandbits(32), DatongOptions(surrender=False))
    fill = state.grammar.moves.fill
    while state.settlement is None:
        (seat,) = state.to_act
        moves = state.legal(seat)
        move = moves[int(draw() * len(moves))]
        if isinstance(move, MoveClass):
            hand = state.tricks.hands[seat]
            action: Any = Play(take(hand, fill(packed(hand), move.id)))
        else:
            action = move
        state.check(seat, action)
        state, _ = state.apply(seat, action)
        steps += 1
    return steps


Outcomes = list[tuple[int, float]]


def _by_probability(outcomes: Outcomes, chance: random.Random) -> int:
    """An outcome drawn as its probability says, as for any game of that library."""
    actions, weights = zip(*outcomes, strict=True)
    return int(chance.choices(actions, weights)[0])


def _by_index(outcomes: Outcomes, chance: random.Random) -> int:
    """An outcome drawn as if all were equally likely, which is quicker and true of this game's deal."""
    return outcomes[int(chance.random() * len(outcomes))][0]


def _open_spiel(game: Any, chance: random.Random, drawn: Callable[[Outcomes, random.Random], int]) -> int:
    """Random hands of dou_dizhu; the cards dealt one by one are no steps, though they take their time."""
    steps, draw = 0, chance.random
    for _ in range(HANDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), chance))
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(draw() * len(moves))])
            steps += 1
    return steps


def _rlcard(game: Any, chance: random.Random) -> int:
    """A random hand of doudizhu, by the game itself: its environment would only make it slower."""
    steps, draw = 0, chance.random
    state, _ = game.init_game()
    while not game.is_over():
        moves = state["actions"]
        state, _ = game.step(moves[int(draw() * len(moves))])
        steps += 1
    return steps
