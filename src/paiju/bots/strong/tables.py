"""The habits of the playouts, made of what `steady` knows of a game: its weights, chances and manner."""

from collections.abc import Callable
from typing import NamedTuple

from paiju.bots.steady.chances import BY_BOMB, FITS, FITS_FAR, PASSED, last_card_above
from paiju.bots.steady.weighing import Manner
from paiju.bots.strong.kernel import habits as kernel
from paiju.climbing.grammar import (
    ACE,
    LITTLE_JOKER,
    AnyJokers,
    Bombs,
    Grammar,
    Jokers,
    Kind,
    LineChains,
    MoveClass,
    Run,
    Set,
    Shape,
)
from paiju.climbing.pack import nibbles
from paiju.core.cards import RANKS

SETS = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)
CARRIED = {Kind.TRIPLE_TWO: 3, Kind.PLANE: 3, Kind.TRIPLE_PAIR: 3}
NOISE = 0.12
"""How far a villager misjudges a play, in burdens."""
LEAST_CHAIN = 16
"""More ranks than there are: chains are not looked for."""

Earned = Callable[[MoveClass], float]
"""What laying a class brings by itself, in burdens."""


class Stakes(NamedTuple):
    """What a game's playouts have to know beside its manner of play."""

    earned: Earned
    still: tuple[float, ...] = (1.0,)
    """How likely a bomb that is kept is laid yet, by the cards of who may end the hand; the last holds for more."""
    point: float = 0.0
    """The worth of a captured point."""
    decided: float = 0.0
    """What is left of that once the points are decided."""
    enough: int = 0
    """With how many points they are."""
    fine: float = 0.0
    """What a joker costs that is played otherwise than in a bomb."""


def earns_nothing(_move: MoveClass) -> float:
    """Where bombs earn nothing by being played."""
    return 0.0


def habits_of(manner: Manner, stakes: Stakes) -> kernel.Habits:
    """The tables of a game."""
    return _Tables(manner, stakes).habits()


def parts(value: float) -> int:
    """A worth in whole parts."""
    return round(value * kernel.ONE)


class _Tables:
    def __init__(self, manner: Manner, stakes: Stakes) -> None:
        self.manner, self.stakes = manner, stakes
        self.words: Grammar = manner.words
        self.weights = manner.sorter.weights
        self.shapes = self.words.shapes
        self.families = {
            family.kind: family for family in self.words.families if isinstance(family, Set | Run)
        }

    def habits(self) -> kernel.Habits:
        classes = self.words.classes
        size = len(self.shapes) * 16
        burdens, beaten, earns = [0] * size, [0] * size, [0] * size
        for ident, move in classes.items():
            burdens[ident] = parts(self.burden(move))
            beaten[ident] = parts(1.0 - self.manner.chances.stands(move) ** 0.5)
            earns[ident] = parts(self.stakes.earned(move))
        shapes = [shape for shape in self.shapes if shape is not None]
        runs, run_shapes = self.runs()
        return kernel.Habits(
            sorts=[0, *(self.sort(shape) for shape in shapes)],
            eaches=[0, *(self.each(shape) for shape in shapes)],
            lengths=[0, *(shape.length if self.sort(shape) in SPREAD else 1 for shape in shapes)],
            wants=[0, *(self.wants(shape) for shape in shapes)],
            burdens=burdens,
            beaten=beaten,
            earns=earns,
            sets=self.sets(burdens, earns),
            set_shapes=self.set_shapes(),
            runs=runs,
            run_shapes=run_shapes,
            lead=by_count(self.manner.lead),
            lead_partner=by_cards(self.manner.lead_partner, self.manner.lead_partner_far),
            danger=by_cards(self.manner.danger, self.manner.danger_far),
            fits=by_cards(FITS, FITS_FAR),
            still=by_count(self.stakes.still),
            last_above=[parts(last_card_above(rank)) for rank in range(len(RANKS))] + [0],
            scalars=self.scalars(),
        )

    def scalars(self) -> dict[str, int]:
        manner, stakes = self.manner, self.stakes
        pairing = [
            place for place, shape in enumerate(self.shapes) if shape and shape.kind is Kind.TRIPLE_PAIR
        ]
        bombs = next(family for family in self.words.families if isinstance(family, Bombs))
        chains = any(isinstance(family, LineChains) for family in self.words.families)
        jokers = [
            family.of if isinstance(family, AnyJokers) else family.of * len(family.which)
            for family in self.words.families
            if isinstance(family, AnyJokers | Jokers)
        ]
        return {
            "pairing": pairing[0] if pairing else 0,
            "carrying": parts(self.weights.carrying),
            "wild": nibbles(self.words.pack.wild if bombs.wild is None else bombs.wild),
            "chains": 2 if chains else LEAST_CHAIN,
            "joker_bombs": min(jokers),
            "by_bomb": parts(BY_BOMB),
            "passed": parts(PASSED),
            "they_finish": parts(manner.they_finish),
            "out": parts(manner.out),
            "help": parts(manner.help),
            "overtake": parts(manner.overtake),
            "partner_takes": parts(manner.partner_takes),
            "point": parts(stakes.point * 16),
            "decided": parts(stakes.decided),
            "enough": stakes.enough,
            "fine": parts(stakes.fine),
            "noise": parts(NOISE),
        }

    def sort(self, shape: Shape) -> int:
        """What a shape is to who sorts. Uneven chains of bombs that earn nothing by it are not sorted for."""
        kind = shape.kind
        if kind in SETS:
            return kernel.SET
        if kind is Kind.CHAIN and not shape.least:
            return kernel.OTHER
        if kind.is_bomb:
            return kernel.BOMB
        if kind is Kind.TRIPLE_PAIR:
            return kernel.CARRYING
        if kind is Kind.TRIPLE_TWO:
            return kernel.KICKED
        if kind in (Kind.STRAIGHT, Kind.PAIR_RUN, Kind.TRIPLE_RUN, Kind.PLANE):
            return kernel.RUN
        return kernel.OTHER

    def each(self, shape: Shape) -> int:
        """The cards of a rank; of bombs, and of what is not sorted for, all cards."""
        if shape.kind is Kind.TRIPLE_PAIR:
            return shape.size
        if self.sort(shape) in (kernel.BOMB, kernel.OTHER):
            return shape.size
        return self.families[shape.kind].of

    def wants(self, shape: Shape) -> int:
        """The kickers."""
        if shape.kind not in (Kind.TRIPLE_TWO, Kind.PLANE):
            return 0
        return shape.size - self.families[shape.kind].of * shape.length

    def burden(self, move: MoveClass) -> float:
        """As steady weighs it."""
        kind, rank, weights = move.kind, move.rank, self.weights
        if kind in weights.jokers:
            return weights.jokers[kind]
        if kind.is_bomb:
            return weights.bomb(self.manner.chances.strength(move.shape), rank)
        if kind in SETS:
            fined = weights.fine if rank >= LITTLE_JOKER else 0.0
            return weights.set(rank, move.size) + fined * move.size
        carrying = weights.carrying if kind in CARRIED else 0.0
        if kind in (Kind.TRIPLE_TWO, Kind.TRIPLE_PAIR):
            return weights.set(rank, 3) + carrying
        if self.sort(move.shape) != kernel.RUN:
            return 0.0
        base, slope = weights.run(kind)
        return base + slope * (rank - move.shape.length + 1) + carrying

    def set_shapes(self) -> list[int]:
        """The shape of so many cards of a rank, as full as it may be."""
        found = [0] * 10
        for place, shape in enumerate(self.shapes):
            if shape is None or shape.length != 1:
                continue
            if shape.kind is Kind.SINGLE or shape.kind is Kind.PAIR:
                found[shape.size] = place
            elif shape.kind in (Kind.TRIPLE, Kind.TRIPLE_TWO) and not found[3]:
                found[3] = place
            elif shape.kind is Kind.BOMB and shape.size < len(found):
                found[shape.size] = place
        return found

    def sets(self, burdens: list[int], earns: list[int]) -> list[int]:
        """By number and rank, the burden of a set less what it earns; jokers, of which no set is made, one by one."""
        shapes, table = self.set_shapes(), [0] * (10 * 16)
        for held in range(1, 9):
            for rank in range(len(RANKS)):
                if rank >= LITTLE_JOKER:
                    table[held * 16 + rank] = held * burdens[shapes[1] * 16 + rank]
                else:
                    ident = shapes[held] * 16 + rank
                    table[held * 16 + rank] = burdens[ident] - earns[ident]
        return table

    def runs(self) -> tuple[list[int], list[int]]:
        """The families of runs, and the fullest shape of each length."""
        runs: list[int] = []
        run_shapes: list[int] = []
        for family in self.words.families:
            if not isinstance(family, Run) or family.carrying:
                continue
            shapes = [0] * 16
            for place, shape in enumerate(self.shapes):
                if shape is not None and shape.kind is family.kind:
                    shapes[shape.length] = place
            longest = max(length for length, place in enumerate(shapes) if place)
            runs += [family.of, family.at_least, min(longest, ACE + 1)]
            run_shapes += shapes
        return runs, run_shapes


SPREAD = (kernel.RUN, kernel.KICKED)


def by_cards(table: dict[int, float], far: float) -> list[int]:
    """By number of cards, `far` where the table says nothing; nothing of nobody."""
    return [0, *(parts(table.get(cards, far)) for cards in range(1, kernel.COUNTS))]


def by_count(table: tuple[float, ...]) -> list[int]:
    """By number, the last for all above."""
    return [parts(table[min(count, len(table) - 1)]) for count in range(kernel.COUNTS)]
