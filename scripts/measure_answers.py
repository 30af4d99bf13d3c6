"""Measure what the answers of one bot to questions bring, against those of another, all else being the same.

    python scripts/measure_answers.py GAME DEALS [--answers ONE,OTHER] [--play BOT] [--seed N] [--playouts N] [-o N=V]

Paired deals as in `paiju arena`: on each, `BOT` plays all seats, and answers for one side as ONE would while the other
side answers as OTHER would (`first`: always the choice that changes nothing); then the other way round. A deal on which
this makes no difference to what is answered counts as the zero that it is, and is not played. Run it with the compiled
package.
"""

from __future__ import annotations

import argparse
from functools import partial

from msgspec.structs import replace

from paiju.analysis.arena import Duel, Pair, pair_of, result_of
from paiju.analysis.hands import SEEDS
from paiju.bots import BOTS, Bot, Budget, make_bot
from paiju.core.actions import Action, Answer
from paiju.core.draws import Draws
from paiju.core.game import View
from paiju.games import game_of

FIRST = "first"


class Answering:
    """A bot that plays as one and answers as another."""

    def __init__(self, play: str, answers: str, game: str, seed: int, budget: Budget) -> None:
        self.play = make_bot(play, game, seed, budget)
        self.answers = None if answers == FIRST else make_bot(answers, game, seed, budget)

    def act(self, view: View) -> Action:
        """An action."""
        question = getattr(view, "question", None)
        if not question:
            return self.play.act(view)
        return self.answers.act(view) if self.answers else Answer(question.choices[0])


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
    parser.add_argument("--answers", default="strong,steady")
    parser.add_argument("--play", default="strong")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=600)
    parser.add_argument("-o", dest="options", action="append", default=[])
    given = parser.parse_args()
    one, other = (f"{given.play} answering as {name}" for name in given.answers.split(","))
    for bot, name in zip((one, other), given.answers.split(","), strict=True):
        BOTS[bot] = partial(Answering, given.play, name)
    options = dict(pair.split("=") for pair in given.options)
    spec = Duel(
        game=given.game,
        bots=(one, other),
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
            otherwise = sum(pair.won + pair.lost > 0 for pair in pairs)
            print(
                f"{len(pairs)} deals, {otherwise} otherwise: {points.mean:+.3f} ± {points.margin:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
