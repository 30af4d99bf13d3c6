"""Measure what playouts say of a hand of Dazha `bao` against what `strong` makes of it, against three and as usual.

    python scripts/measure_alone.py DEALS [--seed N] [--playouts N]

Of each deal the seat is taken that playouts think gains the most by playing against three; `strong` plays the hand both
ways. The own points are regressed on what playouts showed of the same hand: where they are right, they are worth 0 and
1 times that. Run it with the compiled package.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec.structs import replace

from paiju.bots import Budget, make_bot
from paiju.bots.strong import dazha
from paiju.bots.strong.answering import Prospect, compared
from paiju.core.actions import Answer
from paiju.core.draws import Draws
from paiju.games import game_of

RULES: Any = game_of("dazha")
OPTIONS = RULES.options_type.parse({"mode": "bao"})


def raw(prospect: Prospect) -> Prospect:
    """An answer of which playouts are believed."""
    assert prospect.onward is not None
    return prospect._replace(onward=prospect.onward._replace(shift=0.0, share=1.0))


def shown(state: Any, playouts: int) -> list[float]:
    """What playouts show of a hand as usual and against three, in the points of the seat that is asked."""
    prospects = [raw(prospect) for prospect in dazha.answers(state.view(state.to_act[0]))]
    return [found.value for found in compared(prospects, playouts, seed=5)]


def played(state: Any, seat: int, playouts: int, seed: int) -> int:
    """What a seat gets where `strong` plays the hand and nobody else takes it."""
    bots = [make_bot("strong", "dazha", seed + number, Budget(playouts=playouts)) for number in range(4)]
    while state.settlement is None:
        asked = state.to_act[0]
        action = Answer("decline") if state.question else bots[asked].act(state.view(asked))
        state, _ = state.apply(asked, action)
    return int(state.settlement.totals[state.seating[seat]])


def asked(seed: int, number: int) -> list[Any]:
    """The states of a deal at which a seat is asked, all before it having declined; none where hands are laid open."""
    carry = replace(RULES.first_carry(OPTIONS), hand=number + 2, first=number % 4)
    state = RULES.start(OPTIONS, carry, RULES.deal(OPTIONS, carry, Draws.from_seed("dazha", seed, number)))
    states = []
    while state.settlement is None and state.question:
        states.append(state)
        state, _ = state.apply(state.to_act[0], Answer("decline"))
    return states


def line(pairs: Sequence[tuple[float, float]]) -> str:
    """The least-squares line through some points, with the standard errors of what it is made of."""
    count = len(pairs)
    middle = sum(x for x, _ in pairs) / count
    spread = sum((x - middle) ** 2 for x, _ in pairs)
    slope = sum((x - middle) * y for x, y in pairs) / spread
    start = sum(y for _, y in pairs) / count - slope * middle
    left = sum((y - start - slope * x) ** 2 for x, y in pairs) / (count - 2)
    error = sqrt(left / spread)
    error_of_start = sqrt(left * (1 / count + middle**2 / spread))
    return f"{start:+.2f} ± {error_of_start:.2f} and {slope:.2f} ± {error:.2f} times what playouts show"


def main() -> None:
    """Measure, and say so after every twenty hands."""
    parser = argparse.ArgumentParser()
    parser.add_argument("deals", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=200)
    given = parser.parse_args()
    usual, alone = [], []
    for number in range(given.deals):
        found = [(shown(state, given.playouts // 2), state) for state in asked(given.seed, number)]
        if not found:
            continue
        (as_usual, against_three), state = max(found, key=lambda one: one[0][1] - one[0][0])
        seat = state.to_act[0]
        taken, _ = state.apply(seat, Answer("take"))
        usual.append((as_usual, played(state, seat, given.playouts, number)))
        alone.append((against_three, played(taken, seat, given.playouts, number)))
        if len(usual) % 20 == 0:
            print(f"{len(usual)} hands; as usual {line(usual)}; against three {line(alone)}", flush=True)


if __name__ == "__main__":
    main()
