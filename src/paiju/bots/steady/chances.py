"""How likely a play is to stand: what nobody tells, a villager knows from many evenings."""

from paiju.climbing.grammar import ACE, TWO, Kind, MoveClass

#           3     4     5     6     7     8     9     T     J     Q     K     A     2     w     W
SINGLES = (0.00, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.11, 0.15, 0.22, 0.30, 0.48, 0.72, 0.85, 0.96)
PAIRS = (0.05, 0.07, 0.09, 0.11, 0.14, 0.18, 0.23, 0.28, 0.36, 0.45, 0.55, 0.72, 0.90, 0.93, 0.96)
TRIPLES = (0.20, 0.24, 0.28, 0.33, 0.38, 0.44, 0.50, 0.56, 0.62, 0.69, 0.76, 0.85, 0.95)
PAIR_RUN = (0.50, 0.04)
"""A run from the lowest rank on, and what each rank higher and each pair more adds."""
STRAIGHT = (0.30, 0.06)
TRIPLE_RUN = (0.75, 0.02)
BOMBS = {4: (0.55, 0.02), 5: (0.75, 0.01), 6: (0.88, 0.005), 7: (0.95, 0.0), 8: (0.98, 0.0)}
"""By size: a bomb of 3s, and what each rank higher adds."""
CHAIN = 0.98

BY_BOMB = 0.05
"""Who cannot follow in kind may still bomb."""
FITS = {2: 0.45, 3: 0.25}
"""By size: how likely the last cards of a player are just such a set; larger ones hardly ever."""
FITS_FAR = 0.15
PASSED = 0.35
"""Who passed on something lower in this trick beats this so much less often."""


def stands(move: MoveClass) -> float:
    """How likely no opponent beats the play while both hold many cards."""
    rank, low = move.rank, move.rank - move.shape.length + 1
    match move.kind:
        case Kind.SINGLE:
            return SINGLES[rank]
        case Kind.PAIR:
            return PAIRS[rank]
        case Kind.TRIPLE | Kind.TRIPLE_PAIR:
            return TRIPLES[rank]
        case Kind.STRAIGHT:
            return STRAIGHT[0] + STRAIGHT[1] * low
        case Kind.PAIR_RUN:
            return min(0.97, PAIR_RUN[0] + PAIR_RUN[1] * (low + 2 * (move.shape.length - 2)))
        case Kind.TRIPLE_RUN | Kind.TRIPLE_RUN_PAIR_RUN:
            return min(0.98, TRIPLE_RUN[0] + TRIPLE_RUN[1] * (low + 4 * (move.shape.length - 2)))
        case Kind.BOMB:
            return BOMBS[move.size][0] + BOMBS[move.size][1] * rank
        case Kind.CHAIN:
            return CHAIN
        case _:  # four jokers
            return 1.0


def beaten_by(move: MoveClass, cards: int, passed: bool) -> float:
    """How likely one opponent who holds so many cards beats the play."""
    if cards == 0:
        return 0.0
    usual = 1.0 - stands(move) ** 0.5
    if move.kind.is_bomb:
        chance = usual if cards >= 4 else 0.0
    elif cards < move.size:
        chance = BY_BOMB if cards >= 4 else 0.0
    elif cards == move.size:
        chance = (
            last_card_above(move.rank)
            if cards == 1
            else FITS.get(cards, FITS_FAR) * (1.0 - stands(move) ** 0.5)
        )
    else:
        chance = 1.0 - stands(move) ** 0.5
    return chance * PASSED if passed else chance


def last_card_above(rank: int) -> float:
    """How likely the last card of a player is of a higher rank: high cards are kept, but jokers go early."""
    return max(0.0, (ACE + 1 - rank) / ACE) ** 0.7 if rank < TWO else 0.05 if rank == TWO else 0.02
