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
from time import process_time
from typing import Any

from msgspec import Struct

from paiju.analysis.environments import environments
from paiju.analysis.peers import BASELINES, BESIDE, HANDS, PEERS_PLAY, Batch, Contender, Unit, peers
from paiju.climbing.grammar import Grammar, MoveClass
from paiju.climbing.kernel import COMPILED
from paiju.climbing.kernel.moves import PASS
from paiju.climbing.kernel.playout import Table
from paiju.climbing.tricks import FlowRules
from paiju.core.actions import Flee
from paiju.core.cards import RANK_OF, RANKS, Cards, pack_of, packed
from paiju.core.game import Game
from paiju.games.datong import DATONG
from paiju.games.datong import combinations as datong
from paiju.games.datong.deal import SEATS
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import FLOW_RULES
from paiju.games.datong.scoring import POINTS
from paiju.games.dazha import DAZHA
from paiju.games.dazha import combinations as dazha
from paiju.games.dazha.options import DazhaOptions
from paiju.games.shuangkou import SHUANGKOU
from paiju.games.shuangkou import combinations as shuangkou
from paiju.games.shuangkou.options import ShuangkouOptions
from paiju.games.wahua import WAHUA
from paiju.games.wahua.kernel.playout import Playout
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.tiles import SET, numbers


class BenchRow(Struct, frozen=True):
    """What was measured of one contender; `name` is the key of its text, `table` that of what is played."""

    name: str
    table: str
    unit: Unit
    rates: tuple[float, ...]
    """Per second, by round."""
    rate: float
    """Their median."""
    ratio: float | None
    """The median of the rounds' ratios to the baseline of the unit, where that was measured."""
    beside: dict[str, float] = {}
    """The same to each of the rows in BESIDE that were measured."""


class BenchResult(Struct, frozen=True):
    """All rows of a run."""

    rows: tuple[BenchRow, ...]
    compiled: bool
    """Whether the kernel is compiled."""
    baselines: tuple[str, ...]
    """The rows that ratios are to: OpenSpiel's dou_dizhu for steps, rlcard's mahjong for hands, as far as installed."""
    versions: dict[str, str]
    """The versions of the other libraries that took part."""


class Dealt(Struct, frozen=True):
    """What the kernel needs to play a game by itself; `points` counts what lies in the tricks."""

    words: Grammar
    flow: FlowRules
    pack: Cards
    points: dict[str, int] = {}

    def table(self, seed: int) -> Table:
        """A table of the kernel."""
        points = [self.points.get(rank, 0) for rank in RANKS]
        return Table(self.words.moves, self.flow.flow(), [RANK_OF[card] for card in self.pack], points, seed)


OPPOSITE = FlowRules(wind_to_partner=True, last_trick_at_once=True, ends_at=3, partner=(2, 3, 0, 1))
TWO_DECKS = pack_of(2)
JOKERS = ("w", "w", "W", "W")

TABLES: dict[str, Callable[[], Dealt]] = {
    "datong": lambda: Dealt(datong.grammar("below"), FLOW_RULES["next", "play_out"], TWO_DECKS, POINTS),
    "dazha-classic": lambda: Dealt(dazha.grammar("classic", False), OPPOSITE, TWO_DECKS),
    "dazha-eight_jokers": lambda: Dealt(
        dazha.grammar("eight_jokers", False), OPPOSITE, (*TWO_DECKS, *JOKERS)
    ),
    "shuangkou-baibian": lambda: Dealt(shuangkou.grammar("baibian"), OPPOSITE, TWO_DECKS),
    "shuangkou-qianbian": lambda: Dealt(shuangkou.grammar("qianbian"), OPPOSITE, TWO_DECKS),
    "shuangkou-huopin": lambda: Dealt(shuangkou.grammar("huopin"), OPPOSITE, TWO_DECKS),
}
"""What the kernel plays, each in its own grammar."""

RULES: dict[str, tuple[Game[Any, Any, Any, Any], Any]] = {
    "datong": (DATONG, DatongOptions(surrender=False)),
    "dazha-classic": (DAZHA, DazhaOptions(showdown=False, penalty_showdown="never")),
    "dazha-eight_jokers": (
        DAZHA,
        DazhaOptions(mode="eight_jokers", showdown=False, penalty_showdown="never"),
    ),
    **{
        f"shuangkou-{variant}": (SHUANGKOU, ShuangkouOptions.parse({"variant": variant}))
        for variant in ("baibian", "qianbian", "huopin")
    },
}
"""The rules that play at each table, hands settled before they are played apart."""

WHOLE_HANDS = 4
"""The hands of a batch where whole hands are counted."""

FOUR_WILD = ("shuangkou-qianbian", 27)
"""Where a hand has four wild cards, and the size of a hand."""


def run_bench(
    rounds: int = 5,
    seconds: float = 0.5,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> BenchResult:
    """Measure every contender in turn, `rounds` times for `seconds` each, after a batch to warm up.

    `progress` is told how many measurements are done, and of how many.
    """
    contenders = [*_own(seed), *environments(seed), *peers(seed)]
    rates: list[list[float]] = [[] for _ in contenders]
    done, all_of_them = 0, rounds * len(contenders)
    for contender in contenders:
        contender.batch()
    for _ in range(rounds):
        for contender, found in zip(contenders, rates, strict=True):
            found.append(_rate(contender.batch, seconds))
            done += 1
            if progress:
                progress(done, all_of_them)
    measured = list(zip(contenders, rates, strict=True))
    bases = {one.unit: found for one, found in measured if one.name == BASELINES.get(one.unit)}
    named = {one.name: found for one, found in measured if one.table == PEERS_PLAY}
    rows = tuple(_row(contender, found, bases.get(contender.unit), named) for contender, found in measured)
    libraries = {"open_spiel": "pyspiel", "rlcard": "rlcard"}
    versions = {name: metadata.version(name) for name, module in libraries.items() if util.find_spec(module)}
    baselines = tuple(BASELINES[unit] for unit in bases)
    return BenchResult(rows, COMPILED, baselines, versions)


def _rate(batch: Batch, seconds: float) -> float:
    """Work in a second of the processor's: what else runs on the machine does not count."""
    work, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        work += batch()
    return work / spent


def _row(
    contender: Contender, rates: list[float], base: list[float] | None, named: dict[str, list[float]]
) -> BenchRow:
    beside = {
        name: _ratio(rates, named[name])
        for name in BESIDE.get(contender.name, ())
        if name in named and contender.table in TABLES
    }
    ratio = _ratio(rates, base) if base else None
    median = statistics.median(rates)
    return BenchRow(contender.name, contender.table, contender.unit, tuple(rates), median, ratio, beside)


def _ratio(rates: list[float], base: list[float]) -> float:
    """The median of the rounds' ratios."""
    return statistics.median(mine / theirs for mine, theirs in zip(rates, base, strict=True))


def _own(seed: int) -> Iterator[Contender]:
    for name, made in TABLES.items():
        table = made()
        positions = _positions(table, seed)
        hands, ons = [hand for hand, _ in positions], [on for _, on in positions]
        listing = partial(_listings_driven, table.words, positions)
        driven = partial(_kernel_driven, table.table(seed), random.Random(seed))
        yield Contender(
            "listings-inside", name, "listings", partial(_listings_inside, table.words, hands, ons)
        )
        yield Contender("listings-driven", name, "listings", listing)
        yield Contender("kernel-inside", name, "steps", partial(_kernel_inside, table.table(seed)))
        yield Contender("kernel-driven", name, "steps", driven)
        yield Contender("rules", name, "steps", partial(_rules, *RULES[name], random.Random(seed)))
    for players in (2, 3, 4):
        name = f"wahua-{players}"
        play = Playout(players, numbers(SET), seed)
        yield Contender("hands-inside", name, "hands", partial(_wahua_inside, play))
        options = WahuaOptions(players=players)
        yield Contender("rules", name, "steps", partial(_rules, WAHUA, options, random.Random(seed)))
    name, size = FOUR_WILD
    words, wild = TABLES[name]().words, _four_wild(size, seed)
    yield Contender("listings-wild", name, "listings", partial(_listings_driven, words, wild))


def _positions(dealt: Dealt, seed: int) -> list[tuple[int, int]]:
    """Packed hand and class on the table of each turn of some random hands."""
    table, chance, found = dealt.table(seed), random.Random(seed), []
    for hand in range(HANDS):
        table.deal(hand % SEATS)
        while not table.over():
            found.append((table.hands[table.flow.turn], table.flow.on))
            table.apply(chance.choice(table.legal()))
    return found


def _four_wild(size: int, seed: int) -> list[tuple[int, int]]:
    """Whole random hands with all four jokers, to lead from."""
    chance, natural = random.Random(seed), [card for card in TWO_DECKS if card not in JOKERS]
    hands = (chance.sample(natural, size - len(JOKERS)) for _ in range(100))
    return [(packed((*hand, *JOKERS)), PASS) for hand in hands]


def _listings_inside(words: Grammar, hands: list[int], ons: list[int]) -> int:
    words.moves.total(hands, ons)
    return len(hands)


def _listings_driven(words: Grammar, positions: list[tuple[int, int]]) -> int:
    listing = words.moves.listing
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


def _rules(game: Game[Any, Any, Any, Any], options: Any, chance: random.Random) -> int:
    """One hand of the rules layer: legal moves, check and apply at each step; nobody flees or runs away."""
    steps, draw = 0, chance.random
    state = game.new_hand(chance.getrandbits(32), options)
    while state.settlement is None:
        seat = state.to_act[0]
        moves = state.legal(seat)
        move = moves[int(draw() * (len(moves) - (type(moves[-1]) is Flee)))]
        action = move
        if type(move) is MoveClass:
            tricks = state.tricks
            action = state.lexicon.filled(tricks.hands[seat], tricks.packed[seat], move)
        state.check(seat, action)
        state, _ = state.apply(seat, action)
        steps += 1
    return steps


def _wahua_inside(play: Playout) -> int:
    for _ in range(WHOLE_HANDS):
        play.deal()
        play.playout()
    return WHOLE_HANDS
