"""The arena: which of two bots is better, by paired deals.

Every deal is played once from each side: the first bot plays that side and the second all others. With two sides the
teams are exchanged; where everybody plays alone, one seat after the other meets the second bot on all others. So good
cards favour nobody, and what a bonus gives one side in one hand it gives the other in the next.
"""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from paiju.analysis.figures import Figure
from paiju.analysis.hands import Outcome, Values, checked, play_hand
from paiju.analysis.workers import spread
from paiju.bots import COUNTED, Budget
from paiju.core.options import Options
from paiju.games import game_of


class Duel(Struct, frozen=True, kw_only=True):
    """Two bots and the deals they meet on. Each plays a side, wherever its seats are, see `Game.sides`."""

    game: str
    bots: tuple[str, str]
    pairs: int
    seed: int = 1
    options: Values = {}
    budget: Budget = COUNTED
    """What a bot that searches has for each move."""


class DuelResult(Struct, frozen=True, kw_only=True):
    """What the first bot made of it. Points are those of one player of its side in one hand."""

    duel: Duel
    points: Figure
    """By deals: the mean of the hands played of one."""
    pairs_won: int
    """Deals in whose hands, taken together, the first bot wins points."""
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
    """The points of a player of the first bot's side, on average of the hands of a deal."""
    first, second = spec.bots

    seats = range(game_of(spec.game).players(options))

    def _played(side: int) -> Outcome:
        bots = [first if other == side else second for other in seats]
        return play_hand(spec.game, options, bots, spec.seed, index, True, spec.budget)

    outcomes = [_played(0)]
    outcomes += [_played(side) for side in range(1, len(set(outcomes[0].sides)))]
    return sum(_of_side(outcome, side) for side, outcome in enumerate(outcomes)) / len(outcomes)


def _of_side(outcome: Outcome, side: int) -> float:
    team = [points for points, of in zip(outcome.points, outcome.sides, strict=True) if of == side]
    return sum(team) / len(team)
