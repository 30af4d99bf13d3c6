"""The arena: which of two bots is better, by paired deals.

Every deal is played twice, the bots of the two teams exchanged, so good cards favour nobody, and what a bonus
gives one side in the first hand it gives the other in the second.
"""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from paiju.analysis.figures import Figure
from paiju.analysis.hands import Outcome, Values, checked, play_hand
from paiju.analysis.workers import spread
from paiju.core.options import Options


class Duel(Struct, frozen=True, kw_only=True):
    """Two bots and the deals they meet on. Each plays a side, wherever its seats are, see `Game.sides`."""

    game: str
    bots: tuple[str, str]
    pairs: int
    seed: int = 1
    options: Values = {}


class DuelResult(Struct, frozen=True, kw_only=True):
    """What the first bot made of it. Points are those of one player of its team in one hand."""

    duel: Duel
    points: Figure
    """By pairs: the mean of the two hands."""
    pairs_won: int
    """Pairs in which the first bot has more points than the second in both hands together."""
    pairs_drawn: int


def duel(spec: Duel, jobs: int = 1, progress: Callable[[int], None] | None = None) -> DuelResult:
    """Play a duel on `jobs` processes; `progress` gets the number of pairs newly played.

    Raises a PaijuError for a game, bot or option that does not exist, and for numbers that are none.
    """
    options = checked(spec.game, spec.options, spec.bots, spec.seed, pairs=spec.pairs, jobs=jobs)
    values = spread(partial(_pair, spec, options), spec.pairs, jobs, progress)
    return DuelResult(
        duel=spec,
        points=Figure.of(values),
        pairs_won=sum(value > 0 for value in values),
        pairs_drawn=sum(value == 0 for value in values),
    )


def _pair(spec: Duel, options: Options, index: int) -> float:
    """The points of a player of the first bot's team, on average of the two hands of a deal."""
    first, second = spec.bots
    one = play_hand(spec.game, options, (first, second), spec.seed, index, by_side=True)
    other = play_hand(spec.game, options, (second, first), spec.seed, index, by_side=True)
    return (_of_side(one, 0) + _of_side(other, 1)) / 2


def _of_side(outcome: Outcome, side: int) -> float:
    team = [points for points, of in zip(outcome.points, outcome.sides, strict=True) if of == side]
    return sum(team) / len(team)
