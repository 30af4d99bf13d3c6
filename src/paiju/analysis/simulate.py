"""Simulations: many hands of a game by given bots, and what came of them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from paiju.analysis.figures import Figure, Figures
from paiju.analysis.hands import Outcome, Values, checked, play_hand
from paiju.analysis.kept import Kept, heading, played
from paiju.analysis.workers import HERE, Workers
from paiju.bots import COUNTED, Budget
from paiju.core.draws import check_seed
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
    figures: dict[str, Figure]
    """Of a player in a hand: `points`, of these `base` points, the share `won` (with base points above 0, in Wahua by
    winning), what else was noted (`Notes.counts`), and the shares that went out first `place-1`, second `place-2` …
    """


class SimulationResult(Struct, frozen=True, kw_only=True):
    """The figures of a simulation."""

    simulation: Simulation
    bots: tuple[BotResult, ...]
    table: dict[str, Figure]
    """Of a hand: the points that changed hands `moved`, the actions `steps`; what was noted, of a player."""
    endings: dict[str, int]
    """Hands by what decided the base points (clause and reason of the line), the most frequent first."""
    rankings: dict[str, int]
    """Hands by the order in which the sides went out, the most frequent first: `ABAB`, A the side of the first."""
    bombs: dict[str, int]
    """Bombs laid or turned up, by kind and number of cards: `bomb-5`."""
    pressing: dict[str, int]
    """In Wahua how often a seat was judged pressing 压迫, by clause."""
    clauses: dict[str, int]
    """How many settlement lines stand on each clause."""


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
    spec = replace(spec, seed=check_seed(spec.seed))
    kept = None if results is None else Kept(results, heading(spec, ENDINGS), Hand)
    tally = Tally(spec, options)
    for hands in played(partial(_hand, spec, options), spec.hands, workers, kept):
        for hand in hands:
            tally.add(hand.outcome)
        if progress:
            progress(len(hands))
    return tally.result()


def _hand(spec: Simulation, options: Options, index: int) -> Hand:
    return Hand(index, play_hand(spec.game, options, spec.bots, spec.seed, index, budget=spec.budget))


class Tally:
    """The hands of a simulation added up one by one, in constant space."""

    def __init__(self, spec: Simulation, options: Options) -> None:
        self.spec = spec
        seats = range(game_of(spec.game).players(options))
        bots = [spec.bots[seat % len(spec.bots)] for seat in seats]
        self.seats = {bot: tuple(seat for seat in seats if bots[seat] == bot) for bot in bots}
        self.of_bots = {bot: Figures() for bot in self.seats}
        self.table = Figures()
        self.endings: Counter[str] = Counter()
        self.rankings: Counter[str] = Counter()
        self.bombs: Counter[str] = Counter()
        self.pressing: Counter[str] = Counter()
        self.clauses: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        """Add a hand."""
        for bot, seats in self.seats.items():
            # Partners share their fortune: only hands are independent of each other.
            self.of_bots[bot].add(of_seats(outcome, seats))
        self.table.add(of_table(outcome))
        self.endings[outcome.ending] += 1
        self.rankings.update([outcome.ranking] if outcome.ranking else [])
        self.bombs.update(outcome.bombs)
        self.pressing.update(outcome.pressing)
        self.clauses.update(outcome.clauses)

    def result(self) -> SimulationResult:
        """What they come to."""
        return SimulationResult(
            simulation=self.spec,
            bots=tuple(
                BotResult(bot=bot, seats=seats, figures=self.of_bots[bot].all())
                for bot, seats in self.seats.items()
            ),
            table=self.table.all(),
            endings=dict(self.endings.most_common()),
            rankings=dict(self.rankings.most_common()),
            bombs=dict(sorted(self.bombs.items(), key=lambda item: _by_size(item[0]))),
            pressing=dict(sorted(self.pressing.items())),
            clauses=dict(sorted(self.clauses.items())),
        )


def _by_size(bomb: str) -> tuple[str, int]:
    kind, _, cards = bomb.rpartition("-")
    return kind, int(cards)


def of_seats(outcome: Outcome, seats: Sequence[int]) -> dict[str, float]:
    """What a hand brought a player of some seats."""
    values: Mapping[str, Sequence[int]] = {
        "points": outcome.points,
        "base": outcome.base,
        **outcome.counts,
        **_places(outcome),
    }
    return {name: sum(by_seat[seat] for seat in seats) / len(seats) for name, by_seat in values.items()}


def _places(outcome: Outcome) -> dict[str, tuple[int, ...]]:
    """Whether each seat went out first, second …; who is left alone is last. Nothing where nobody went out."""
    players, order = range(len(outcome.points)), outcome.order
    if len(order) == len(players) - 1:
        order = (*order, *(seat for seat in players if seat not in order))
    if not order:
        return {}
    return {
        f"place-{place + 1}": tuple(int(order[place : place + 1] == (seat,)) for seat in players)
        for place in players
    }


def of_table(outcome: Outcome) -> dict[str, float]:
    """What is told of a hand as a whole."""
    players = len(outcome.points)
    noted = {name: sum(by_seat) / players for name, by_seat in outcome.counts.items() if name != "won"}
    moved = sum(points for points in outcome.points if points > 0)
    return {"moved": moved, "steps": outcome.steps, **noted}
