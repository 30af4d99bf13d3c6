"""The search of the climbing games: which plays are tried, on what deals, and when one is found to be best."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import inf, sqrt
from time import perf_counter
from typing import NamedTuple

from paiju.bots.base import Budget
from paiju.bots.steady.weighing import Candidate, Table
from paiju.bots.strong.kernel import habits as kernel
from paiju.bots.strong.kernel.outcomes import Outcome
from paiju.bots.strong.kernel.rollout import Rollout
from paiju.bots.strong.kernel.search import NO_MOVE, Root, Search
from paiju.bots.strong.kernel.worlds import Chance, Known
from paiju.climbing.kernel.moves import PASS
from paiju.climbing.playing import TrickView
from paiju.climbing.tricks import FlowRules
from paiju.core.actions import Action, Pass
from paiju.core.draws import Draws

TRIED = 10
"""How many plays are tried beside the pass: those that `steady` finds the best."""
FIRST = 8
"""The deals of a batch, between two looks at the clock."""
FLAW = 1.5
"""The square of the error that playouts have, however many there are, by that of what `steady` thinks."""
LEAST = 4
"""The fewest playouts for each candidate, in all rounds; where there are not so many, fewer candidates are tried."""
SURE_DEALS = 64
"""After how many deals a search in time looks for the first time whether it can end early."""
SURE = 4.0
"""By how many standard errors the best leads then."""
SEEDS = 1 << 31


Settled = Callable[[Search, list[int]], bool]
Spend = Callable[[list[int]], bool]
"""Tries candidates for a round, and says whether it is settled which is the best."""


class Setting(NamedTuple):
    """What the playouts of a view need, put together by the game."""

    table: Table
    """What `steady` makes of the view."""
    rules: FlowRules
    habits: kernel.Habits
    outcome: Outcome
    sides: tuple[int, ...]
    points: dict[int, int]
    """The points of a card, by rank."""
    known: Known
    scale: float
    """The points that a burden of steady's worths is about worth."""
    trust: float
    """By how many points what `steady` thinks of a play is wrong on average."""
    captured: Sequence[int] = (0, 0, 0, 0)
    pile: int = 0


class Option(NamedTuple):
    """A candidate and what the search found: its mean value, how far below the best one it lies on the same deals, and
    the standard error of that.
    """

    candidate: Candidate | None
    """None: the pass."""
    prior: float
    value: float
    trials: int
    loss: float
    error: float


class Climbing:
    """A search at one view. The same seed, view and number of playouts give the same options."""

    def __init__(
        self, view: TrickView, setting: Setting, seed: int, only: Sequence[Candidate | None] = ()
    ) -> None:
        """Of all plays, or of those in `only`, in that order."""
        self.view = view
        self.setting = setting
        self.ranked = [(0.0, candidate) for candidate in only] or self._worth_trying(setting.table)
        self.draws = Draws.from_seed("strong", seed, len(view.past), len(view.trick))

    @staticmethod
    def _worth_trying(table: Table) -> list[tuple[float, Candidate | None]]:
        """The plays that `steady` finds the best, and the pass, the best first."""
        ranked: list[tuple[float, Candidate | None]] = [
            (table.play_worth(candidate), candidate) for candidate in table.candidates()
        ]
        ranked.sort(key=lambda pair: -pair[0])
        ranked = ranked[:TRIED]
        if table.on is not None:
            ranked.append((table.pass_worth(), None))
            ranked.sort(key=lambda pair: -pair[0])
        return ranked

    def compared(self, deals: int) -> list[Option]:
        """What was found of every candidate on so many deals, beside the first."""
        search = self._search()
        every = list(range(len(self.ranked)))
        search.run(every, deals)
        return [self._option(search, which, 0) for which in every]

    def foreseen(self) -> Iterator[float]:
        """Deal after deal, what the hand brings a player of the side if the seat whose turn it is goes on with it.

        The same seed and the same knowledge of the cards give the same deals, whatever becomes of them.
        """
        search = self._search(onlooking=True)
        before = 0
        while True:
            search.run([0], 1)
            total = search.figures(0, 0)[1]
            yield (total - before) / kernel.ONE
            before = total

    def options(self, budget: Budget) -> list[Option]:
        """What was found of every candidate, the best first."""
        if len(self.ranked) == 1:
            ((prior, candidate),) = self.ranked
            return [Option(candidate, prior, 0.0, 0, 0.0, 0.0)]
        if budget.playouts:
            self.ranked = self.ranked[: max(2, budget.playouts // LEAST)]
        search = self._search()
        alive = list(range(len(self.ranked)))
        spend = _spending(search, budget, self._settled)
        while len(alive) > 1:
            settled = spend(alive)
            standing = self._standing(search, alive)
            alive.sort(key=lambda which: -standing[which])
            alive = alive[: 1 if settled else (len(alive) + 1) // 2]
        best = alive[0]
        found = [self._option(search, which, best) for which in range(len(self.ranked))]
        return [
            found[best],
            *sorted((one for place, one in enumerate(found) if place != best), key=_least_first),
        ]

    def _search(self, onlooking: bool = False) -> Search:
        setting = self.setting
        chance = Chance(self.draws.below(SEEDS))
        playing = Chance(self.draws.below(SEEDS)) if onlooking else chance
        rollout = Rollout(
            setting.table.words.moves,
            setting.rules.flow(),
            setting.habits,
            setting.outcome,
            list(setting.sides),
            [number for pair in setting.points.items() for number in pair],
            playing,
        )
        moves, cards = [NO_MOVE], [0]
        if not onlooking:
            moves = [candidate.move.id if candidate else PASS for _, candidate in self.ranked]
            cards = [candidate.cards if candidate else 0 for _, candidate in self.ranked]
        return Search(rollout, self._root(), setting.known, chance, moves, cards)

    def _root(self) -> Root:
        view, setting = self.view, self.setting
        passed = done = 0
        for laid in view.trick:
            passed |= (not laid.cards) << laid.seat
            done = 0 if laid.cards else done | 1 << laid.seat
        finished = list(view.finished)
        two = setting.rules.partner[finished[0]] == finished[1] if len(finished) == 2 else False
        assert view.seat is not None
        return Root(
            seat=view.seat,
            captured=list(setting.captured),
            order=finished,
            turn=view.turn,
            on=setting.table.on.id if setting.table.on else 0,
            owner=view.owner,
            pile=setting.pile,
            closing=len(finished) >= setting.rules.ends_at or two,
            passed=passed,
            done=done,
        )

    def _standing(self, search: Search, alive: list[int]) -> dict[int, float]:
        """What each that is still tried is taken to bring, but for what all have in common: what was found, and what
        `steady` thinks, each the more the less it errs.
        """
        deals = search.figures(alive[0], alive[0])[0]
        doubt = self.setting.trust**2
        known = doubt / (doubt * (1 + FLAW) + self._luck(search, alive) / deals) if deals > 1 else 0.0
        return {
            which: known * search.figures(which, which)[1] / deals / kernel.ONE
            + (1 - known) * self.setting.scale * self.ranked[which][0]
            for which in alive
        }

    def _settled(self, search: Search, alive: list[int]) -> bool:
        """Whether one is so far ahead that no number of deals would be likely to change the choice."""
        standing = self._standing(search, alive)
        best = max(alive, key=lambda which: standing[which])
        for which in alive:
            loss, error = _behind(search, which, best)
            thought = self.setting.scale * (self.ranked[best][0] - self.ranked[which][0])
            if which != best and loss + FLAW * thought <= SURE * error:
                return False
        return True

    @staticmethod
    def _luck(search: Search, alive: list[int]) -> float:
        """The variance that the luck of a deal puts into the value of a candidate beside the others."""
        spreads = []
        for one, other in combinations(alive, 2):
            deals, _, gaps, squares = search.figures(one, other)
            spreads.append((squares - gaps * gaps / deals) / deals / kernel.ONE**2 / 2)
        return sum(spreads) / len(spreads)

    def _option(self, search: Search, which: int, best: int) -> Option:
        prior, candidate = self.ranked[which]
        trials, total, _, _ = search.figures(which, best)
        mean = total / max(trials, 1) / kernel.ONE
        loss, error = _behind(search, which, best)
        return Option(candidate, prior, mean, trials, loss, error)

    def action(self, candidate: Candidate | None) -> Action:
        """The action of a candidate."""
        if candidate is None:
            return Pass()
        lexicon, hand = self.view.lexicon, self.view.hand
        return lexicon.play(hand, candidate.move, lexicon.laid(hand, candidate.move, candidate.cards))


def _behind(search: Search, which: int, best: int) -> tuple[float, float]:
    """How far below another a candidate lies on the same deals, and the standard error of that."""
    trials, _, gaps, squares = search.figures(which, best)
    loss = -gaps / max(trials, 1) / kernel.ONE
    spread = squares / max(trials, 1) / kernel.ONE**2 - loss * loss
    return loss, sqrt(max(spread, 0.0) / (trials - 1)) if trials > 1 else inf


def _least_first(option: Option) -> float:
    return -option.value


def _rounds(candidates: int) -> int:
    return max(1, (candidates - 1).bit_length())


def _spending(search: Search, budget: Budget, settled: Settled) -> Spend:
    if budget.seconds:
        return _in_time(search, budget.seconds, settled)
    return _in_playouts(search, budget.playouts or 1)


def _in_playouts(search: Search, playouts: int) -> Spend:
    """Spends a number of playouts, the same in every round of halving."""
    share: list[int] = []

    def spend(alive: list[int]) -> bool:
        if not share:
            share.append(playouts // _rounds(len(alive)))
        search.run(alive, max(1, share[0] // len(alive)))
        return False

    return spend


def _in_time(search: Search, seconds: float, settled: Settled) -> Spend:
    """Spends a time, the same in every round of halving, or less where the choice is settled."""
    began = perf_counter()
    ends: list[float] = []
    look = SURE_DEALS

    def spend(alive: list[int]) -> bool:
        nonlocal look
        if not ends:
            rounds = _rounds(len(alive))
            ends.extend(began + seconds * (number + 1) / rounds for number in range(rounds))
        end = ends.pop(0)
        search.run(alive, 1)
        while perf_counter() < end:
            search.run(alive, FIRST if len(alive) < FIRST else 1)
            if search.figures(alive[0], alive[0])[0] >= look:
                look += look // 2
                if settled(search, alive):
                    return True
        return False

    return spend
