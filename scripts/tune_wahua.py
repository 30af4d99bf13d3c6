"""Tune the weights by which `strong` first thinks of a move in Wahua.

    python scripts/tune_wahua.py PLAYERS MINUTES [SEED]

Two minds whose weights differ a little at random in every direction meet on the same deals, one after the other seat
against the other mind on all others; the weights go some way towards the better one (simultaneous perturbation). All
is played inside the kernel, a hand in a few tenths of a millisecond: run it with the compiled package. Prints the
weights for `bots/strong/wahua/weights.py`, and what they bring against those that stand there.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from math import sqrt
from random import Random
from time import monotonic

from paiju.bots.strong.wahua.kernel.player import Player
from paiju.bots.strong.wahua.kernel.rollout import Rollout
from paiju.bots.strong.wahua.table import player_at
from paiju.bots.strong.wahua.weights import TUNED, Weights
from paiju.games.wahua.deal import WahuaDeal
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.settlement import Reckoning
from paiju.games.wahua.tiles import SET, numbers, point_mask

STEPS = Weights(
    span=1.0,
    passed=0.15,
    last=0.4,
    way=0.5,
    way_unit=0.25,
    way_turn=0.08,
    odd=200.0,
    offered_plain=0.25,
    offered_framed=0.1,
    claimed=0.25,
    thrown=0.1,
    ready=0.6,
    ready_turn=0.12,
    ready_open=0.12,
    wanted=0.05,
    watches=0.08,
    ended=150.0,
    draw=0.15,
    speed=60.0,
    untouched=0.2,
    rivals=0.3,
    kept=0.15,
    eaten_plain=0.3,
    eaten_framed=0.2,
)
"""How far each weight is moved to see whether that is better."""
SIGNED = {"way", "ready"}
"""The weights that may be below zero."""
LEAST = {"span": 2.0, "last": 0.5, "odd": 100.0, "rivals": 0.1}
"""How small others may become, where that is not zero."""
DEALS = 1500
"""How many two minds meet on in a step."""
RATE = 0.08
"""How far a step goes, of the weights' own steps, for every standard error by which one of the two is better."""
SURE = 2.5
"""No step counts more standard errors."""
SLOWER = 80
"""After so many steps they become shorter."""
CHECKED = 20_000


def moved(weights: Weights, by: Mapping[str, float]) -> Weights:
    """The weights, each moved by so much and kept where it makes sense."""
    found = {}
    for name, value in weights._asdict().items():
        least = float("-inf") if name in SIGNED else LEAST.get(name, 0.0)
        found[name] = max(value + by[name], least)
    return Weights(**found)


def meet(one: Weights, other: Weights, players: int, deals: int, chance: Random) -> tuple[float, float]:
    """What one mind gets a hand at each seat against the other at all others: mean and standard error, by deals."""
    found = [_deal(one, other, players, chance) for _ in range(deals)]
    mean = sum(found) / deals
    return mean, sqrt(sum((value - mean) ** 2 for value in found) / (deals - 1) / deals)


def _deal(one: Weights, other: Weights, players: int, chance: Random) -> float:
    wall = list(SET)
    chance.shuffle(wall)
    deal = WahuaDeal(chance.randrange(players), (chance.randint(1, 6), chance.randint(1, 6)), tuple(wall))
    reckoning = Reckoning(tuple(range(players)), deal.dealer, False, deal.homes(players), deal.shaken)
    first = Hand(players, False, False, False)
    first.logging = False
    first.deal(numbers(deal.wall), deal.dealer)
    first.big |= point_mask(deal.shaken)
    mine, theirs = player_at(reckoning, one), player_at(reckoning, other)
    return sum(_played(first, seat, mine, theirs) for seat in range(players)) / players


def _played(first: Hand, seat: int, mine: Player, theirs: Player) -> float:
    hand = Hand(int(first.players), False, False, False)
    hand.logging = False
    hand.copy(first)
    Rollout(hand, [mine if place == seat else theirs for place in range(int(first.players))]).play()
    return float(mine.ledger.total(hand, seat))


def tune(players: int, minutes: float, seed: int) -> Weights:
    """The weights after so long."""
    weights, chance, began, step = TUNED[players], Random(seed), monotonic(), 0
    while monotonic() - began < 60 * minutes:
        step += 1
        ways = {name: chance.choice((-1, 1)) * size for name, size in STEPS._asdict().items()}
        one = moved(weights, ways)
        other = moved(weights, {name: -way for name, way in ways.items()})
        mean, error = meet(one, other, players, DEALS, chance)
        share = RATE / sqrt(1 + step / SLOWER) * max(-SURE, min(SURE, mean / error))
        weights = moved(weights, {name: share * way for name, way in ways.items()})
    return weights


def main(arguments: list[str]) -> None:
    """Tune and print."""
    players, minutes = int(arguments[0]), float(arguments[1])
    seed = int(arguments[2]) if len(arguments) > 2 else 1
    weights = tune(players, minutes, seed)
    print(Weights(*(float(f"{value:.3g}") for value in weights)))
    mean, error = meet(weights, TUNED[players], players, CHECKED, Random(seed + 1))
    print(f"{mean:+.1f} ± {1.96 * error:.1f} a hand against the weights that stand there")


if __name__ == "__main__":
    main(sys.argv[1:])
