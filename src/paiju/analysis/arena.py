"""The arena: which of two bots is better, by paired deals.

Every deal is played once from each side: the first bot plays that side and the second all others. With two sides the
teams are exchanged; where everybody plays alone, one seat after the other meets the second bot on all others. So good
cards favour nobody, and what a bonus gives one side in one hand it gives the other in the next.

With `until_clear` a duel may end before its last pair. The rule, which stands before anything is played: after every
LOOK pairs from twice as many on it is looked whether the mean lies more than BOUND standard errors from zero; if so,
that decides. The bound is wide enough that of twenty such looks at two equal bots fewer than one in twenty errs
(Pocock's bound). Whoever never gets so far has found nothing by the last pair.
"""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import chain
from math import isfinite
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from paiju.analysis.figures import NORMAL_95, Figure
from paiju.analysis.hands import Outcome, Values, checked, play_hand
from paiju.analysis.kept import Kept, heading, played
from paiju.analysis.workers import HERE, Workers
from paiju.bots import COUNTED, Budget
from paiju.core.draws import check_seed
from paiju.core.options import Options
from paiju.games import game_of

LOOK = 20
"""The pairs from one look to the next."""
BOUND = 2.67
"""The standard errors from zero that decide."""


class Duel(Struct, frozen=True, kw_only=True):
    """Two bots and the deals they meet on. Each plays a side, wherever its seats are, see `Game.sides`."""

    game: str
    bots: tuple[str, str]
    pairs: int
    """How many deals at most."""
    seed: int = 1
    options: Values = {}
    budget: Budget = COUNTED
    """What a bot that searches has for each move."""
    until_clear: bool = False
    """Whether to stop as soon as one is clearly better."""


class Pair(Struct, frozen=True):
    """A deal played from every side: the mean points of a player of the first bot's side, and the hands decided."""

    deal: int
    points: float
    won: int
    lost: int


class DuelResult(Struct, frozen=True, kw_only=True):
    """What the first bot made of it. Points are those of one player of its side in one hand."""

    duel: Duel
    points: Figure
    """By deals: the mean of the hands played of one."""
    won: Figure
    """By deals in which anything was decided: the share of the decided hands that the first bot's side won."""
    pairs_won: int
    """Deals in whose hands, taken together, the first bot wins points."""
    pairs_drawn: int
    pairs: tuple[Pair, ...]

    @property
    def clear(self) -> bool:
        """Whether the mean lies so far from zero that it decides."""
        return _is_clear(self.points)


ENDINGS = ("pairs", "until_clear")
"""What says when a duel ends: the deals are the same whatever it says."""


def duel(
    spec: Duel,
    workers: Workers = HERE,
    progress: Callable[[int], None] | None = None,
    results: Path | None = None,
) -> DuelResult:
    """Play a duel where `workers` are, see `simulate`; `progress` gets the number of pairs newly played.

    In the file `results` every pair is written as it is played; what stands there already is not played again.
    Raises a PaijuError for a game, bot or option that does not exist, for numbers that are none, and for a file of
    something else.
    """
    options = checked(spec.game, spec.options, spec.bots, spec.seed, pairs=spec.pairs)
    spec = replace(spec, seed=check_seed(spec.seed))
    kept = None if results is None else Kept(results, heading(spec, ENDINGS), Pair)
    pairs: list[Pair] = []
    with closing(played(partial(pair_of, spec, options), spec.pairs, workers, kept, size=1)) as deals:
        for pair in chain.from_iterable(deals):
            pairs.append(pair)
            if progress:
                progress(1)
            if spec.until_clear and _ended(pairs):
                break
    return result_of(spec, pairs)


def result_of(spec: Duel, pairs: list[Pair]) -> DuelResult:
    """What some pairs come to."""
    decided = [pair for pair in pairs if pair.won + pair.lost]
    return DuelResult(
        duel=spec,
        points=Figure.of([pair.points for pair in pairs]),
        won=Figure.of([pair.won / (pair.won + pair.lost) for pair in decided]),
        pairs_won=sum(pair.points > 0 for pair in pairs),
        pairs_drawn=sum(pair.points == 0 for pair in pairs),
        pairs=tuple(pairs),
    )


def _ended(pairs: list[Pair]) -> bool:
    """Whether this is a time to look, and what is seen decides."""
    if len(pairs) < 2 * LOOK or len(pairs) % LOOK:
        return False
    return _is_clear(Figure.of([pair.points for pair in pairs]))


def _is_clear(points: Figure) -> bool:
    return isfinite(points.margin) and abs(points.mean) > BOUND * points.margin / NORMAL_95


def pair_of(spec: Duel, options: Options, index: int) -> Pair:
    """A deal from every side."""
    first, second = spec.bots

    seats = range(game_of(spec.game).players(options))

    def _played(side: int) -> Outcome:
        bots = [first if other == side else second for other in seats]
        return play_hand(spec.game, options, bots, spec.seed, index, True, spec.budget)

    outcomes = [_played(0)]
    outcomes += [_played(side) for side in range(1, len(set(outcomes[0].sides)))]
    base = [_of_side(outcome.base, outcome, side) for side, outcome in enumerate(outcomes)]
    points = [_of_side(outcome.points, outcome, side) for side, outcome in enumerate(outcomes)]
    won, lost = sum(one > 0 for one in base), sum(one < 0 for one in base)
    return Pair(index, sum(points) / len(points), won, lost)


def _of_side(points: tuple[int, ...], outcome: Outcome, side: int) -> float:
    team = [mine for mine, of in zip(points, outcome.sides, strict=True) if of == side]
    return sum(team) / len(team)
