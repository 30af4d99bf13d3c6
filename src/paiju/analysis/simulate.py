"""Simulations: many hands of a game by given bots, and what came of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from paiju.analysis.figures import Figure
from paiju.analysis.hands import Outcome, Values, checked, play_hand
from paiju.analysis.kept import Kept, heading, played
from paiju.analysis.workers import HERE, Workers
from paiju.bots import COUNTED, Budget
from paiju.core.options import Options
from paiju.games import game_of


class Simulation(Struct, frozen=True, kw_only=True):
    """What to play: the bots by seat, taken in turn where there are more seats than names.

    Every hand is dealt afresh, from `seed` and its number alone, with nothing carried over.
    """

    game: str
    bots: tuple[str, ...]
    hands: int
    seed: int = 1
    options: Values = {}
    budget: Budget = COUNTED
    """What a bot that searches has for each move."""


class Hand(Struct, frozen=True):
    """A hand of a simulation, as it is kept."""

    deal: int
    outcome: Outcome


class BotResult(Struct, frozen=True, kw_only=True):
    """What one bot made of it, on average of the seats it played."""

    bot: str
    seats: tuple[int, ...]
    points: Figure
    """Points of a player in a hand."""
    base: Figure
    """Of these, base points."""
    won: Figure
    """The share of hands with base points above zero."""
    places: tuple[int, ...]
    """How often its players went out first, second …; last: how often they were left with cards."""


class SimulationResult(Struct, frozen=True, kw_only=True):
    """The figures of a simulation."""

    simulation: Simulation
    bots: tuple[BotResult, ...]
    clauses: dict[str, int]
    """How many settlement lines stand on each clause."""
    endings: dict[str, int]
    """Hands by what decided the base points (clause and reason of the line), the most frequent first."""
    steps: Figure
    """Actions in a hand."""


ENDINGS = ("hands",)
"""What says when a simulation ends."""


def simulate(
    spec: Simulation,
    workers: Workers = HERE,
    progress: Callable[[int], None] | None = None,
    results: Path | None = None,
) -> SimulationResult:
    """Play a simulation where `workers` are: in this process, in `Processes(4)`, or in `OnRay()`.

    The result does not depend on that. `progress` gets the number of hands newly played. In the file `results` every
    hand is written as it is played; what stands there already is not played again. Raises a PaijuError for a game,
    bot or option that does not exist, for numbers that are none, and for a file of something else.
    """
    options = checked(spec.game, spec.options, spec.bots, spec.seed, hands=spec.hands)
    kept = None if results is None else Kept(results, heading(spec, ENDINGS), Hand)
    outcomes: list[Outcome] = []
    for hands in played(partial(_hand, spec, options), spec.hands, workers, kept):
        outcomes += [hand.outcome for hand in hands]
        if progress:
            progress(len(hands))
    seats = range(game_of(spec.game).players(options))
    names = dict.fromkeys(spec.bots[seat % len(spec.bots)] for seat in seats)
    clauses = Counter(clause for outcome in outcomes for clause in outcome.clauses)
    return SimulationResult(
        simulation=spec,
        bots=tuple(
            _result(name, [seat for seat in seats if spec.bots[seat % len(spec.bots)] == name], outcomes)
            for name in names
        ),
        clauses=dict(sorted(clauses.items())),
        endings=dict(Counter(outcome.ending for outcome in outcomes).most_common()),
        steps=Figure.of([outcome.steps for outcome in outcomes]),
    )


def _hand(spec: Simulation, options: Options, index: int) -> Hand:
    return Hand(index, play_hand(spec.game, options, spec.bots, spec.seed, index, budget=spec.budget))


def _result(bot: str, seats: Sequence[int], outcomes: Sequence[Outcome]) -> BotResult:
    players = len(outcomes[0].points) if outcomes else 0
    places = Counter(
        outcome.order.index(seat) if seat in outcome.order else players - 1
        for outcome in outcomes
        for seat in seats
    )

    def _by_hand(values: Iterable[Sequence[float]]) -> Figure:
        # Partners share their fortune: only hands are independent of each other.
        return Figure.of([sum(hand[seat] for seat in seats) / len(seats) for hand in values])

    return BotResult(
        bot=bot,
        seats=tuple(seats),
        points=_by_hand(outcome.points for outcome in outcomes),
        base=_by_hand(outcome.base for outcome in outcomes),
        won=_by_hand([won > 0 for won in outcome.base] for outcome in outcomes),
        places=tuple(places[place] for place in range(players)),
    )
