"""The measuring: every contender really plays, and the figures are what the docstrings say."""

from __future__ import annotations

import random
import statistics
from importlib import util

import pytest

from paiju.analysis import bench, environments
from paiju.analysis.peers import HANDS
from paiju.climbing.kernel import COMPILED
from paiju.climbing.kernel.bits import count, size
from paiju.games.wahua.kernel import cells, codes
from paiju.games.wahua.kernel.playout import Playout
from paiju.games.wahua.tiles import SET, numbers

pytestmark = pytest.mark.installed


@pytest.fixture(scope="module")
def run() -> tuple[bench.BenchResult, list[tuple[int, int]]]:
    seen: list[tuple[int, int]] = []
    return bench.run_bench(2, 0.01, progress=lambda done, of: seen.append((done, of))), seen


def test_every_contender_is_measured_in_every_round(run):
    result, seen = run
    each = ["listings-inside", "listings-driven", "kernel-inside", "kernel-driven"]
    own = [(table, name) for table in bench.TABLES for name in (*each, "rules")]
    own += [(f"wahua-{players}", name) for players in (2, 3, 4) for name in ("hands-inside", "rules")]
    own.append(("shuangkou-qianbian", "listings-wild"))
    assert [(row.table, row.name) for row in result.rows][: len(own)] == own
    assert all(len(row.rates) == 2 and min(row.rates) > 0 for row in result.rows)
    assert all(row.rate == statistics.median(row.rates) for row in result.rows)
    every = 2 * len(result.rows)
    assert seen == [(done, every) for done in range(1, every + 1)]
    assert result.compiled == COMPILED


def test_ratios_are_to_the_baseline_of_the_same_round(run):
    result, _ = run
    installed = util.find_spec("pyspiel") is not None
    assert ("open-spiel" in result.baselines) == installed
    assert ("rlcard-mahjong" in result.baselines) == (util.find_spec("rlcard") is not None)
    assert ("open_spiel" in result.versions) == installed
    rows = {row.name: row for row in result.rows if row.table in ("datong", "dou-dizhu")}
    assert rows["listings-inside"].ratio is None
    if installed:
        assert rows["open-spiel"].ratio == 1
        pairs = zip(rows["rules"].rates, rows["open-spiel"].rates, strict=True)
        assert rows["rules"].ratio == pytest.approx(
            statistics.median(mine / theirs for mine, theirs in pairs)
        )
    else:
        assert all(row.ratio is None for row in result.rows if row.unit == "steps")


def test_rows_are_told_beside_what_they_are_for(run):
    result, _ = run
    rows = {row.name: row for row in result.rows if row.table in ("datong", "dou-dizhu")}
    if util.find_spec("rlcard") is None:
        assert all(not set(row.beside) - {"open-spiel"} for row in result.rows)
        return
    pairs = zip(rows["rules"].rates, rows["rlcard"].rates, strict=True)
    assert rows["rules"].beside == {"rlcard": pytest.approx(statistics.median(m / t for m, t in pairs))}
    if util.find_spec("pettingzoo") is not None:
        assert set(rows["environment"].beside) == {"rlcard-env"}
        assert "rlcard-env" in rows["batch"].beside


@pytest.mark.parametrize("table", environments.TABLES)
def test_environments_play_whole_hands(table):
    pytest.importorskip("pettingzoo")
    from paiju.envs import batch, raw_env

    game, options = environments.TABLES[table]
    assert environments._environment(raw_env(game, options, leaving=False), random.Random(3)) > 50
    many = batch(game, options, tables=environments.AT_ONCE)
    before = many.observations.copy()
    played = environments._batch(many) + environments._batch_by_mask(many, 1)
    assert played == 2 * environments.AT_ONCE * environments.STEPS
    assert (many.observations != before).any()


@pytest.mark.parametrize("table", bench.TABLES)
def test_a_batch_of_each_kernel_contender_plays_whole_hands(table):
    dealt = bench.TABLES[table]()
    inside, driven = dealt.table(5), dealt.table(5)
    steps = bench._kernel_inside(inside)
    assert steps == inside.steps > HANDS * 50
    assert inside.over()
    assert bench._kernel_driven(driven, random.Random(5)) == driven.steps > HANDS * 50
    assert driven.over()


@pytest.mark.parametrize("table", bench.RULES)
def test_a_batch_of_the_rules_plays_a_hand(table):
    assert bench._rules(*bench.RULES[table], random.Random(5)) > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_of_wahua_inside_the_kernel_end_with_every_tile_somewhere(players):
    play = Playout(players, numbers(SET), 5)
    steps = []
    for _ in range(3):
        play.deal()
        steps.append(play.playout())
        hand = play.hand
        assert hand.phase == codes.OVER
        tiles = sum(int(cells.count(cell)) for cell in (*hand.held, *hand.open))
        specials = sum(int(mask).bit_count() for mask in (*hand.laid, *hand.specials))
        assert tiles + specials <= hand.next <= cells.TILES
    assert len(set(steps)) > 1
    assert sum(steps) == play.steps


def test_the_hands_with_four_wild_cards_are_whole_and_offer_much():
    words, hands = bench.TABLES["shuangkou-qianbian"]().words, bench._four_wild(27, 1)
    assert {(size(hand), count(hand, 13), count(hand, 14), on) for hand, on in hands} == {(27, 2, 2, 0)}
    assert min(len(words.moves.listing(hand, on)) for hand, on in hands) > 100


@pytest.mark.parametrize("table", bench.TABLES)
def test_listings_inside_and_driven_count_the_same(table):
    dealt = bench.TABLES[table]()
    moves, positions = dealt.words.moves, bench._positions(dealt, 3)
    assert len(positions) > HANDS * 50
    driven = sum(len(moves.listing(hand, on)) for hand, on in positions)
    assert moves.total([hand for hand, _ in positions], [on for _, on in positions]) == driven
