"""What bombs earn (DZ20, DZ32, DZ35, DZ36), how jokers are laid to those that were not played (DZ33), and which
jokers are penalised (DZ34).
"""

from collections.abc import Iterator

from msgspec import Struct

from paiju.climbing.grammar import BIG_JOKER, LITTLE_JOKER, TWO
from paiju.core.cards import RANKS, Cards, of_ranks, packed, sort_cards, unpacked
from paiju.games.dazha.options import DazhaOptions

LEAST = 4
"""The fewest natural cards of a bomb of a rank (DZ16, DZ17)."""
NATURAL = 8
"""All the cards of a rank, 硬8 (DZ35)."""


class Scale(Struct, frozen=True):
    """What bombs earn from each of the others."""

    rows: dict[int, int]
    """A bomb of a rank, by its number of cards (DZ32)."""
    natural: int
    """Eight natural cards, whatever is laid to them (DZ35)."""
    jokers: dict[str, int]
    """Jokers that are a bomb by themselves, by what they are (DZ19, DZ32, DZ36)."""

    @property
    def cap(self) -> int:
        """The most cards of a bomb (DZ18)."""
        return max(self.rows)


EITHER_JOKER = "wW"
FOUR_JOKERS = "wwWW"
LITTLE_JOKERS = "wwww"
BIG_JOKERS = "WWWW"
EIGHT_JOKERS = "wwwwWWWW"

SCALE = Scale(
    rows={4: 0, 5: 1, 6: 2, 7: 4, 8: 8, 9: 16},
    natural=16,
    jokers={FOUR_JOKERS: 16},
)
SCALE_OF_EIGHT_JOKERS = Scale(
    rows={4: 0, 5: 1, 6: 2, 7: 4, 8: 8, 9: 16, 10: 32, 11: 40},
    natural=40,
    jokers={LITTLE_JOKERS: 20, BIG_JOKERS: 20, EIGHT_JOKERS: 40},
)
RAISED = 1
"""How many cards more a bomb of 2s (DZ20) or of a prize rank (DZ30b.d) counts for its bonus."""
PENALTY = 1
"""What a penalised joker pays to each of the others (DZ34, DZ37)."""


def scale(options: DazhaOptions) -> Scale:
    """The scale of a table."""
    return SCALE_OF_EIGHT_JOKERS if options.eight_jokers else SCALE


class Bomb(Struct, frozen=True):
    """A bomb as it was played or is settled: its natural cards' rank and number, and the jokers with them.

    `rank` is None for jokers alone.
    """

    rank: str | None
    naturals: int
    jokers: str

    @property
    def ranks(self) -> str:
        """Its cards by rank: `5555wW`."""
        return (self.rank or "") * self.naturals + self.jokers

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.naturals + len(self.jokers)


class Worth(Struct, frozen=True):
    """What a bomb earns from each of the others, the clause that says so, and the row it earns by."""

    value: int
    clause: str | None
    """None where it is the plain row of its size."""
    row: int


def bomb_of(cards: Cards) -> Bomb:
    """The bomb that some cards are."""
    jokers = "".join(sort_cards(jokers_in(cards)))
    rank = next((card[0] for card in cards if card not in EITHER_JOKER), None)
    return Bomb(rank, len(cards) - len(jokers), jokers)


def worth(options: DazhaOptions, bomb: Bomb) -> Worth:
    """What a bomb earns, by the higher row where two would do (DZ33b)."""
    table = scale(options)
    if bomb.rank is None:
        clause = "DZ36" if bomb.jokers == EIGHT_JOKERS else None
        return Worth(table.jokers[bomb.jokers], clause, bomb.size)
    row = min(bomb.size + RAISED * _is_raised(options, bomb.rank), table.cap)
    if bomb.naturals == NATURAL and table.natural >= table.rows[row]:
        return Worth(table.natural, "DZ35", bomb.size)
    raised = None if row == bomb.size else "DZ20" if bomb.rank == RANKS[TWO] else "DZ30b.d"
    return Worth(table.rows[row], raised, row)


def _is_raised(options: DazhaOptions, rank: str) -> bool:
    return rank == RANKS[TWO] or rank in options.prizes


def jokers_in(cards: Cards) -> Cards:
    """The jokers among some cards."""
    return of_ranks(cards, EITHER_JOKER)


def naturals_of(hand: Cards) -> dict[str, int]:
    """The ranks of which a hand holds a bomb, low to high, with the number of their cards."""
    held = unpacked(packed(hand))
    return {RANKS[rank]: count for rank, count in held.items() if rank <= TWO and count >= LEAST}


def joker_bombs(options: DazhaOptions, hand: Cards) -> tuple[str, ...]:
    """The bombs of jokers alone that a hand holds, each of four (DZ19, DZ21)."""
    held = unpacked(packed(hand))
    little, big = held.get(LITTLE_JOKER, 0), held.get(BIG_JOKER, 0)
    if not options.eight_jokers:
        return (FOUR_JOKERS,) if little + big == len(FOUR_JOKERS) else ()
    return (LITTLE_JOKERS,) * (little == 4) + (BIG_JOKERS,) * (big == 4)


def has_bomb(options: DazhaOptions, hand: Cards) -> bool:
    """Whether a hand holds any bomb, of a rank or of jokers."""
    return bool(naturals_of(hand) or joker_bombs(options, hand))


def penalty_jokers(options: DazhaOptions, hand: Cards) -> int:
    """罚王: how many jokers a hand pays for, those that no bomb covers (DZ34).

    A bomb of a rank covers all; four jokers that are a bomb only themselves.
    """
    if naturals_of(hand):
        return 0
    covered = sum(map(len, joker_bombs(options, hand)))
    return len(jokers_in(hand)) - covered


def best_laying(options: DazhaOptions, hand: Cards) -> tuple[Bomb, ...]:
    """The bombs of a hand with the jokers laid to them so that the sum of bonus is highest (DZ33).

    All natural cards of a rank are one bomb (DZ33.d). Eight jokers in one hand stay together (DZ36).
    """
    jokers = "".join(sort_cards(jokers_in(hand)))
    naturals = naturals_of(hand)
    layings = [
        (*(Bomb(None, 0, four) for four in apart), *_spread(options, naturals, left))
        for apart, left in _jokers_apart(options, hand, jokers)
    ]
    return max(layings, key=lambda bombs: sum(worth(options, bomb).value for bomb in bombs))


def _jokers_apart(options: DazhaOptions, hand: Cards, jokers: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """The ways to keep bombs of jokers by themselves, each with the jokers that are left to be laid."""
    if jokers == EIGHT_JOKERS:
        yield (EIGHT_JOKERS,), ""
        return
    yield (), jokers
    for four in joker_bombs(options, hand):
        yield (four,), jokers.replace(four, "")


def _spread(options: DazhaOptions, naturals: dict[str, int], jokers: str) -> tuple[Bomb, ...]:
    """The best that the jokers do for the bombs of ranks; no more are laid than earn something, so none beyond
    the cap.
    """
    # By how many jokers are at hand: the bonus, and how many each of the bombs so far gets.
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())] * (len(jokers) + 1)
    for rank, count in naturals.items():
        values = [worth(options, Bomb(rank, count, jokers[:laid])).value for laid in range(len(jokers) + 1)]
        best = [
            max(
                (
                    (best[at_hand - laid][0] + value, (*best[at_hand - laid][1], laid))
                    for laid, value in enumerate(values[: at_hand + 1])
                ),
                key=lambda found: (found[0], -sum(found[1])),
            )
            for at_hand in range(len(jokers) + 1)
        ]
    bombs, rest = [], jokers
    for (rank, count), laid in zip(naturals.items(), best[-1][1], strict=True):
        bombs.append(Bomb(rank, count, rest[:laid]))
        rest = rest[laid:]
    return tuple(bombs)
