"""How likely a play is to stand: what nobody tells, a villager knows from many evenings."""

from collections.abc import Callable
from typing import NamedTuple

from paiju.climbing.grammar import ACE, TWO, Kind, MoveClass, Shape

BY_BOMB = 0.05
"""Who cannot follow in kind may still bomb."""
FITS = {2: 0.45, 3: 0.25}
"""By size: how likely the last cards of a player are just such a set; larger ones hardly ever."""
FITS_FAR = 0.15
PASSED = 0.35
"""Who passed on something lower in this trick beats this so much less often."""
BEST_RUN = {Kind.PAIR_RUN: 0.97, Kind.STRAIGHT: 0.97}
BEST_TRIPLE_RUN = 0.98


def by_size(shape: Shape) -> int:
    """The strength of a bomb where its number of cards counts."""
    return shape.size


#           3     4     5     6     7     8     9     T     J     Q     K     A     2     w     W
SINGLES = (0.00, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.11, 0.15, 0.22, 0.30, 0.48, 0.72, 0.85, 0.96)
PAIRS = (0.05, 0.07, 0.09, 0.11, 0.14, 0.18, 0.23, 0.28, 0.36, 0.45, 0.55, 0.72, 0.90, 0.93, 0.96)
TRIPLES = (0.20, 0.24, 0.28, 0.33, 0.38, 0.44, 0.50, 0.56, 0.62, 0.69, 0.76, 0.85, 0.95, 0.97, 0.98)
BOMBS = {4: (0.55, 0.02), 5: (0.75, 0.01), 6: (0.88, 0.005), 7: (0.95, 0.0), 8: (0.98, 0.0)}
CHAINS = {Kind.CHAIN: 0.98}
SHORTEST = {Kind.STRAIGHT: 5}


class Chances(NamedTuple):
    """How likely no opponent beats a play while both hold many cards."""

    singles: tuple[float, ...] = SINGLES
    pairs: tuple[float, ...] = PAIRS
    triples: tuple[float, ...] = TRIPLES
    pair_run: tuple[float, float, float] = (0.50, 0.04, 0.08)
    """A run of the fewest ranks from the lowest on, what each rank higher adds, and each rank more."""
    straight: tuple[float, float, float] = (0.30, 0.06, 0.08)
    triple_run: tuple[float, float, float] = (0.75, 0.02, 0.08)
    shortest: dict[Kind, int] = SHORTEST
    """The fewest ranks of a run, 2 where nothing is said."""
    strength: Callable[[Shape], int] = by_size
    """Of bombs."""
    bombs: dict[int, tuple[float, float]] = BOMBS
    """By strength: a bomb of 3s, and what each rank higher adds. What is stronger stands like the strongest here."""
    special: dict[Kind, float] = CHAINS
    """Kinds whose rank does not matter much."""

    def stands(self, move: MoveClass) -> float:
        """How likely no opponent beats the play."""
        kind, rank = move.kind, move.rank
        if kind in self.special:
            return self.special[kind]
        match kind:
            case Kind.SINGLE:
                return self.singles[rank]
            case Kind.PAIR:
                return self.pairs[rank]
            case Kind.TRIPLE | Kind.TRIPLE_PAIR | Kind.TRIPLE_TWO:
                return self.triples[rank]
            case Kind.STRAIGHT:
                return self._run(move, self.straight)
            case Kind.PAIR_RUN:
                return self._run(move, self.pair_run)
            case Kind.TRIPLE_RUN | Kind.TRIPLE_RUN_PAIR_RUN | Kind.PLANE:
                return self._run(move, self.triple_run)
            case Kind.BOMB | Kind.CHAIN:
                base, slope = self.bombs[min(self.strength(move.shape), max(self.bombs))]
                return min(1.0, base + slope * rank)
            case _:  # four jokers
                return 1.0

    def _run(self, move: MoveClass, chances: tuple[float, float, float]) -> float:
        base, higher, longer = chances
        low, length = move.rank - move.shape.length + 1, move.shape.length
        most = BEST_RUN.get(move.kind, BEST_TRIPLE_RUN)
        return min(most, base + higher * low + longer * (length - self.shortest.get(move.kind, 2)))

    def beaten_by(self, move: MoveClass, cards: int, passed: bool) -> float:
        """How likely one opponent who holds so many cards beats the play."""
        if cards == 0:
            return 0.0
        usual = 1.0 - self.stands(move) ** 0.5
        if move.kind.is_bomb:
            chance = usual if cards >= 4 else 0.0
        elif cards < move.size:
            chance = BY_BOMB if cards >= 4 else 0.0
        elif cards == move.size:
            chance = last_card_above(move.rank) if cards == 1 else FITS.get(cards, FITS_FAR) * usual
        else:
            chance = usual
        return chance * PASSED if passed else chance


def last_card_above(rank: int) -> float:
    """How likely the last card of a player is of a higher rank: high cards are kept, but jokers go early."""
    return max(0.0, (ACE + 1 - rank) / ACE) ** 0.7 if rank < TWO else 0.05 if rank == TWO else 0.02
