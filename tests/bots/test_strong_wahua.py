"""`strong` in Wahua: what it reads out of a view, the worlds that fit it, what it counts, and what it does."""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from time import process_time

import pytest

from paiju.bots import Budget, make_bot
from paiju.bots.strong import advise
from paiju.bots.strong.wahua import search_at
from paiju.bots.strong.wahua.kernel import mind
from paiju.bots.strong.wahua.kernel.worlds import Worlds
from paiju.bots.strong.wahua.seen import seen_of
from paiju.bots.strong.wahua.table import reckoner
from paiju.bots.strong.wahua.weights import Weights
from paiju.core.actions import Eat, Pass
from paiju.core.draws import Draws
from paiju.core.tiles import Tile
from paiju.games.wahua.kernel.cells import POINTS, plains
from paiju.games.wahua.kernel.chance import Chance
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.moves import action_of, clauses_of
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import ALL_POINTS, SET, TILES, specials_in, tiles_of
from scripts.measure_choices import gains
from tests.bots.test_wahua_positions import CASES
from tests.bots.wahua_positions import Case, position
from tests.wahua_play import DEALS, Player, deal_of, players_of, random_options

FEW = Budget(playouts=16)
DECIDED = {
    "a gift before any single plain": "gift",
    "a plain of the own kong before a gift": "own-kong",
    "what another has konged before other single plains": "others-kong",
    "a small framed tile before big ones": "small-first",
    "a small single frame before a big double one": "small-first",
    "a familiar one before a fresh one of as much worth": "safe-familiar",
    "the home point is eaten": "nears-win",
    "a framed tile doubles the pair of home": "betters-pair",
    "no draw is given up for a pair worth as much": "keeps-draw",
    "the third framed tile makes the kong": "makes-kong",
    "the last pair is a win, not a meal": "wins",
    "what must be shown is shown": "must-show",
}
"""Positions in which what is right does not hang on luck, and why it is."""


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.reason in DECIDED], ids=lambda case: case.reason
)
def test_strong_finds_what_is_right_and_says_why(case: Case) -> None:
    state = position(case.hand, case.asked, case.open, case.thrown, **case.more)
    found = advise(state.view(0), FEW)
    assert str(found.action) == case.wanted
    assert found.reason == DECIDED[case.reason]


def played(seed: int, options: WahuaOptions, players: list[Player]) -> list[WahuaState]:
    """The states of a hand, and its end."""
    rng = Random(seed)
    states = [deal_of(options, rng.choice([*DEALS]), rng)]
    while states[-1].settlement is None:
        state = states[-1]
        seat = rng.choice(state.to_act)
        states.append(state.apply(seat, players[seat].choose(state, seat))[0])
    return states


def test_what_a_choice_brings_is_told_beside_the_usual_one() -> None:
    """Who thinks it best to eat the home point gets what that brings more than to let it go, in worlds of their own."""
    case = next(case for case in CASES if case.reason == "the home point is eaten")
    view = position(case.hand, case.asked, case.open, case.thrown).view(0)
    draws = Draws.from_seed("choices", 1)
    search_at(view, [Pass(), Eat()], draws)
    judge = search_at(view, [Pass(), Eat()], draws)
    judge.look(2)
    more = (judge.sums[1] - judge.sums[0]) / 2
    assert more != 0
    assert gains(view, Pass(), 2, [0.0, 1.0], Draws.from_seed("choices", 1)) == [more, more]
    assert gains(view, Eat(), 2, [0.0, 1.0], Draws.from_seed("choices", 1)) == [0.0, 0.0]


@pytest.mark.clause("WH39", "WH40", "WH46")
def test_the_ledger_comes_to_what_the_settlement_does() -> None:
    refunds = 0
    for seed in range(40):
        rng = Random(seed)
        options = random_options(rng, rng.choice((2, 3, 4, 4)))
        state = played(seed, options, players_of(options, rng))[-1]
        assert state.settlement is not None
        ledger, hand = reckoner(state.reckoning), state.table_hand()
        totals = tuple(int(ledger.total(hand, seat)) for seat in range(options.players))
        assert totals == state.settlement.totals
        refunds += sum(line.clause in ("WH43", "WH44") for line in state.settlement.lines)
    assert refunds > 6


def moments(seed: int, players: int, **fixed: str | bool) -> list[tuple[WahuaState, int]]:
    """Some moments of a hand played by the order, and a seat that is asked there."""
    rng = Random(seed)
    options = random_options(rng, players, grace_round=False, **fixed)
    crowd = [Player("sensible", rng) for _ in range(players)]
    states = [state for state in played(seed, options, crowd) if state.to_act and state.phase != "flight"]
    return [(state, rng.choice(state.to_act)) for state in rng.sample(states, min(len(states), 12))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_fit_what_was_seen(players: int) -> None:
    """In any world the seat may do what the view offers and would be judged for the same; every tile is once there."""
    for seed in range(4):
        for state, seat in moments(seed, players):
            view = state.view(seat)
            seen = seen_of(view)
            worlds = Worlds(seen.hand, seat, seen.pool, seen.needs, seen.specials, Chance(seed))
            worlds.seen_before = seen.seen_before
            world = Hand(players, False, False, False)
            world.forbid, world.same = seen.hand.forbid, seen.hand.same
            for _ in range(2):
                worlds.next(world)
                offered = [
                    (action_of(move), clauses_of(world.faults(seat, move))) for move in world.legal(seat)
                ]
                assert offered == [(offer.action, offer.faults) for offer in view.offers]
                assert whole(world, seen.gone) == Counter(SET)
                sizes = [sum(held(world, other).values()) for other in range(players)]
                assert sizes == list(view.counts)
                for other, shown in enumerate(view.shown):
                    assert other == seat or set(shown) & set(state.view(other).hand) <= set(
                        held(world, other)
                    )


def held(world: Hand, seat: int) -> Counter[Tile]:
    """The tiles in a hand."""
    tiles = Counter(
        tile
        for point in range(POINTS)
        for tile in tiles_of(ALL_POINTS[point], world.held[seat * POINTS + point])
    )
    return tiles + Counter(specials_in(world.specials[seat]))


def whole(world: Hand, gone: list[int]) -> Counter[Tile]:
    """All the tiles of a world."""
    tiles = Counter(TILES[world.wall[place]] for place in range(int(world.next), len(SET)))
    for point, cell in enumerate(gone):
        tiles.update(tiles_of(ALL_POINTS[point], cell))
    if world.phase == 2:
        tiles[TILES[world.tile]] += 1
    for seat in range(world.players):
        tiles += held(world, seat)
        tiles += Counter(specials_in(world.laid[seat]))
        for point in range(POINTS):
            tiles.update(tiles_of(ALL_POINTS[point], world.open[seat * POINTS + point]))
    return tiles


@pytest.mark.clause("WH25")
def test_who_discards_framed_tiles_has_no_loose_plains_in_worlds() -> None:
    case = next(case for case in CASES if case.reason == "a small framed tile before big ones")
    seen = seen_of(position(case.hand, case.asked, {}, {1: "13d"}).view(0))
    worlds = Worlds(seen.hand, 0, seen.pool, seen.needs, seen.specials, Chance(1))
    worlds.weigh(1, 0.002, 1.0, 1.0)
    world = Hand(4, False, False, False)
    loose = [0, 0, 0, 0]
    for _ in range(4):
        worlds.next(world)
        for seat in (1, 2):
            loose[seat] += sum(int(plains(world.loose(seat, point))) for point in range(POINTS))
    assert loose[1] <= 2 < 8 < loose[2]


def test_weights_stand_in_the_places_of_the_mind() -> None:
    names = [name.upper() for name in Weights._fields[: mind.WEIGHTS]]
    assert [getattr(mind, name) for name in names] == list(range(mind.WEIGHTS))


def test_it_never_presses_and_never_flees() -> None:
    for seed in range(2):
        options = random_options(Random(seed), 3, pressing="judge")
        state = deal_of(options, "rich", Random(seed))
        bot = make_bot("strong", "wahua", seed, Budget(playouts=2))
        while state.settlement is None:
            seat = state.to_act[0]
            view = state.view(seat)
            action = bot.act(view)
            assert view.faults(action) == ()
            state, _ = state.apply(seat, action)
        assert state.view(None).fled == ()


SCRIPT = """
from tests.bots.test_strong_wahua import chosen
print(chosen())
"""


def chosen() -> list[str]:
    """What is chosen at some moments."""
    bot = make_bot("strong", "wahua", 5, FEW)
    return [str(bot.act(state.view(seat))) for state, seat in moments(1, 4)[:3]]


def test_the_same_playouts_choose_the_same_in_any_process() -> None:
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={
            **os.environ,
            "PYTHONHASHSEED": "3",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        },
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    assert run.stdout.strip() == str(chosen())


def test_a_time_is_kept() -> None:
    """Not a measure of speed: whoever thinks for a tenth of a second does not think for a whole one."""
    case = next(case for case in CASES if case.reason == "a small point before big ones")
    view = position(case.hand, case.asked, case.open, case.thrown).view(0)
    bot = make_bot("strong", "wahua", 1, Budget(seconds=0.1))
    bot.act(view)
    began = process_time()
    bot.act(view)
    assert process_time() - began < 1.0
