"""What each play weighs: the *burden* of it, about how many leads it takes to be rid of it.

A low single is a whole one. A card that wins a trick by itself brings the lead back, so it weighs nothing or less;
bombs weigh least of all.
"""

from typing import NamedTuple

from paiju.climbing.grammar import Kind

Slope = tuple[float, float]
"""The burden of a run that begins with the lowest rank, and what each rank above takes off."""


#           3    4    5    6    7    8    9    T    J    Q    K    A    2    w    W
SINGLES = (1.10, 1.07, 1.04, 1.00, 0.95, 0.90, 0.84, 0.78, 0.70, 0.62, 0.52, 0.20, -0.15, -0.40, -0.60)
PAIRS = (1.00, 0.96, 0.92, 0.88, 0.84, 0.79, 0.73, 0.66, 0.58, 0.48, 0.34, 0.10, -0.25, -0.60, -0.80)
TRIPLES = (0.95, 0.90, 0.84, 0.78, 0.72, 0.66, 0.58, 0.50, 0.40, 0.30, 0.17, -0.02, -0.50, -0.80, -1.00)
BOMBS = {4: -0.55, 5: -0.90, 6: -1.15, 7: -1.35, 8: -1.55}
JOKERS = {Kind.JOKERS: -2.40}


class Weights(NamedTuple):
    """The burdens of a game's plays. The defaults are those of two decks with jokers that may be played singly."""

    singles: tuple[float, ...] = SINGLES
    pairs: tuple[float, ...] = PAIRS
    triples: tuple[float, ...] = TRIPLES
    pair_run: Slope = (0.75, -0.03)
    triple_run: Slope = (0.60, -0.03)
    straight: Slope = (0.85, -0.04)
    bombs: dict[int, float] = BOMBS
    """By strength; what is stronger weighs as the strongest here."""
    bomb_rank: float = -0.02
    """What each rank takes off the burden of a bomb."""
    jokers: dict[Kind, float] = JOKERS
    """Bombs of jokers alone."""
    carrying: float = 0.10
    """What a carried pair, or kickers, add to the burden of what carries them."""
    unfilled: float = 0.25
    """The burden of each kicker that is missing: something dear has to be carried instead."""
    fine: float = 0.0
    """What a joker weighs more that is played otherwise than in a bomb."""

    def run(self, kind: Kind) -> Slope:
        """The slope of runs of that kind."""
        if kind is Kind.STRAIGHT:
            return self.straight
        return self.pair_run if kind is Kind.PAIR_RUN else self.triple_run

    def set(self, rank: int, cards: int) -> float:
        """The burden of one to three cards of a rank."""
        return (self.singles, self.pairs, self.triples)[cards - 1][rank]

    def bomb(self, strength: int, rank: int) -> float:
        """The burden of a bomb of ranks."""
        return self.bombs[min(strength, max(self.bombs))] + self.bomb_rank * rank
