"""What an option does: the same deals and bots under each of its values, and the differences with their intervals.

A hand under one value is compared with the same hand under the first, so that the luck of the cards, as far as both
have it in common, falls out of the difference.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from paiju.analysis.figures import Figure, Figures
from paiju.analysis.hands import Outcome, checked, play_hand
from paiju.analysis.kept import Kept, heading, played
from paiju.analysis.simulate import Simulation, SimulationResult, Tally, of_seats, of_table
from paiju.analysis.workers import HERE, Workers
from paiju.core.draws import check_seed
from paiju.core.errors import OptionsError
from paiju.core.options import Options


class Comparison(Simulation, frozen=True, kw_only=True):
    """A simulation under several values of an option, the first of which the others are compared with."""

    option: str
    values: tuple[str | int | bool, ...]


class Deal(Struct, frozen=True):
    """A deal played under every value, as it is kept."""

    deal: int
    outcomes: tuple[Outcome, ...]


class Effect(Struct, frozen=True):
    """A figure under a value of the option."""

    figure: Figure
    difference: Figure
    """By deals, what it is more than under the first value."""


class ComparisonResult(Struct, frozen=True, kw_only=True):
    """What an option does."""

    comparison: Comparison
    results: tuple[SimulationResult, ...]
    """By value."""
    effects: tuple[dict[str, Effect], ...]
    """By value, the figures of a hand: those of `SimulationResult.table`; where several bots play, the points of
    a player of the `first`; for each clause by which hands were decided, the share of these: `ending-DT35`.
    """


ENDINGS = ("hands",)
"""What says when a comparison ends."""


def compare(
    spec: Comparison,
    workers: Workers = HERE,
    progress: Callable[[int], None] | None = None,
    results: Path | None = None,
) -> ComparisonResult:
    """Play a comparison, see `simulate`. `progress` gets the number of deals newly played, each under every value.

    OptionsError refuses fewer than two values, one that is named twice, and an option that stands among the others.
    """
    options = _options(spec)
    spec = replace(spec, seed=check_seed(spec.seed))
    kept = None if results is None else Kept(results, heading(spec, ENDINGS), Deal)
    tables = [Tally(_under(spec, value), table) for value, table in zip(spec.values, options, strict=True)]
    here, beside = [Figures() for _ in tables], [Figures() for _ in tables]
    for deals in played(partial(_deal, spec, options), spec.hands, workers, kept):
        for deal in deals:
            values = [_values(table, outcome) for table, outcome in zip(tables, deal.outcomes, strict=True)]
            for place, (table, outcome) in enumerate(zip(tables, deal.outcomes, strict=True)):
                table.add(outcome)
                here[place].add(values[place])
                beside[place].add(_less(values[place], values[0]))
        if progress:
            progress(len(deals))
    return ComparisonResult(
        comparison=spec,
        results=tuple(table.result() for table in tables),
        effects=tuple(_effects(own, less) for own, less in zip(here, beside, strict=True)),
    )


def _options(spec: Comparison) -> list[Options]:
    """The options under each value."""
    if len(set(map(repr, spec.values))) < max(2, len(spec.values)) or spec.option in spec.options:
        raise OptionsError("compare-values", option=spec.option)
    return [
        checked(spec.game, _under(spec, value).options, spec.bots, spec.seed, hands=spec.hands)
        for value in spec.values
    ]


def _under(spec: Comparison, value: str | int | bool) -> Simulation:
    return Simulation(
        game=spec.game,
        bots=spec.bots,
        hands=spec.hands,
        seed=spec.seed,
        options={**spec.options, spec.option: value},
        budget=spec.budget,
    )


def _deal(spec: Comparison, options: list[Options], index: int) -> Deal:
    outcomes = (
        play_hand(spec.game, table, spec.bots, spec.seed, index, budget=spec.budget) for table in options
    )
    return Deal(index, tuple(outcomes))


def _values(table: Tally, outcome: Outcome) -> dict[str, float]:
    """What is compared of a hand."""
    values = of_table(outcome)
    if len(table.seats) > 1:
        values["first"] = of_seats(outcome, table.seats[table.spec.bots[0]])["points"]
    decided = outcome.ending.partition(" ")[0]
    return values | ({f"ending-{decided}": 1.0} if decided else {})


def _less(values: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name: values.get(name, 0.0) - other.get(name, 0.0) for name in {**values, **other}}


def _effects(figures: Figures, less: Figures) -> dict[str, Effect]:
    own = figures.all()
    count = figures.count
    return {name: Effect(own.get(name, Figure(0.0, 0.0, count)), found) for name, found in less.all().items()}
