"""Measure what the answers of `strong` to questions bring, against those of `steady`, all else being the same.

    python scripts/measure_answers.py GAME DEALS [--seed N] [--playouts N] [-o NAME=VALUE]

Paired deals as in `paiju arena`: on each, `strong` plays all seats, and answers for one side while the other side gives
the answers of `steady`; then the other way round. A deal on which this makes no difference to what is answered counts
as the zero that it is, and is not played. Run it with the compiled package.
"""

from __future__ import annotations

import argparse
from functools import partial

from msgspec.structs import replace

from paiju.analysis.arena import Duel, Pair, pair_of, result_of
from paiju.analysis.hands import SEEDS
from paiju.bots import BOTS, Bot, Budget, make_bot
from paiju.core.actions import Action
from paiju.core.draws import Draws
from paiju.core.game import View
from paiju.games import game_of

OTHER = "strong-as-steady"


class AnswersAsSteady:
    """`strong`, but for its answers to questions."""

    def __init__(self, game: str, seed: int, budget: Budget) -> None:
        self.strong, self.steady = (make_bot(name, game, seed, budget) for name in ("strong", "steady"))

    def act(self, view: View) -> Action:
        """An action."""
        return (self.steady if getattr(view, "question", None) else self.strong).act(view)


def differs(spec: Duel, index: int) -> bool:
    """Whether something else is answered on a deal where the sides are exchanged."""
    rules = game_of(spec.game)
    options = rules.options_type.parse(spec.options)
    carry = replace(rules.first_carry(options), hand=index + 1)
    start = rules.start(
        options, carry, rules.deal(options, carry, Draws.from_seed(spec.game, spec.seed, index + 1))
    )
    sides = rules.sides(start)
    ends = []
    for side in (0, 1):
        draws = Draws.from_seed("bots", spec.game, spec.seed, index)
        bots: list[Bot] = [
            make_bot(spec.bots[of != side], spec.game, draws.below(SEEDS), spec.budget) for of in sides
        ]
        state = start
        while state.settlement is None and state.question is not None:
            state, _ = state.apply(state.to_act[0], bots[state.to_act[0]].act(state.view(state.to_act[0])))
        ends.append(state)
    return bool(ends[0] != ends[1])


def main() -> None:
    """Measure, and say so after every deal that is played."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("deals", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=600)
    parser.add_argument("-o", dest="options", action="append", default=[])
    given = parser.parse_args()
    BOTS[OTHER] = AnswersAsSteady
    options = dict(pair.split("=") for pair in given.options)
    spec = Duel(
        game=given.game,
        bots=("strong", OTHER),
        pairs=given.deals,
        seed=given.seed,
        options=options,
        budget=Budget(playouts=given.playouts),
    )
    play = partial(pair_of, spec, game_of(spec.game).options_type.parse(options))
    pairs: list[Pair] = []
    for index in range(spec.pairs):
        played = differs(spec, index)
        pairs.append(play(index) if played else Pair(index, 0.0, 0, 0))
        if played or index == spec.pairs - 1:
            points = result_of(spec, pairs).points
            other = sum(pair.won + pair.lost > 0 for pair in pairs)
            print(
                f"{len(pairs)} deals, {other} otherwise: {points.mean:+.3f} ± {points.margin:.3f}", flush=True
            )


if __name__ == "__main__":
    main()
