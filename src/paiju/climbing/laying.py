"""Choosing the filling of a move class rank by rank, from the lowest to the highest.

What every filling holds is there from the beginning: the sets of a run, not its kickers. Of the rest one card is added
at a time, never of a lower rank than the one before, so that every filling is reached in one way; and only such cards
are offered as some filling goes on with. Which fillings there are is what `fillings` says.
"""

from collections.abc import Iterator

from msgspec import Struct

from paiju.climbing.chains import Chains, LineChains
from paiju.climbing.families import AnyJokers, Bombs, Run, Set
from paiju.climbing.fillings import fillings
from paiju.climbing.grammar import BIG_JOKER, TWO, Grammar, MoveClass
from paiju.core.cards import RANKS

Room = dict[int, int]
"""By rank how many cards may still be added."""


def is_free(words: Grammar, move: MoveClass) -> bool:
    """Whether a class may have several fillings."""
    match words.family(move):
        case Chains() | LineChains() | AnyJokers():
            return True
        case Bombs(wild=own):
            return bool(words.pack.wild if own is None else own)
        case Set() | Run() as family:
            return bool(family.kickers or family.carrying or (words.pack.wild and move.size > 1))
        case _:
            return False


class Laying(Struct, frozen=True):
    """A filling being chosen: of a packed `hand` the class `move`, the packed `cards` taken so far, and the rank
    below which none is added any more.
    """

    hand: int
    move: MoveClass
    cards: int
    lowest: int = 0

    @classmethod
    def begin(cls, words: Grammar, hand: int, move: MoveClass) -> "Laying":
        """The choice at its beginning, what is not to be chosen being there."""
        family, each = words.family(move), 0
        if isinstance(family, Chains) or (
            isinstance(family, Set | Run) and (family.kickers or family.carrying)
        ):
            each = family.of
        low = move.rank - move.shape.length + 1
        fixed = sum(each << 4 * rank for rank in range(low, move.rank + 1))
        return cls(hand, move, fixed)._forced(words)

    def with_(self, words: Grammar, rank: int) -> "Laying":
        """The choice with a card of one of the `ranks` more; where only one can follow it is there as well."""
        return self._added(rank)._forced(words)

    def ranks(self, words: Grammar) -> tuple[int, ...]:
        """The ranks of which a card may be added, low to high; none where nothing is left to choose."""
        needed = self.move.size - _size(self.cards)
        if needed == 0:
            return ()
        match words.family(self.move):
            case Set(of=of, kickers=kickers) | Run(of=of, kickers=kickers) if kickers:
                return self._kickers(of, needed)
            case Chains():
                return self._fitting(self._left(self._run()), needed)
            case Bombs(wild=own, naturals=naturals):
                return self._completing(words.pack.wild if own is None else own, naturals, needed)
            case Run(carrying=0):
                return self._completing(words.pack.wild, 1, needed)
            case Set(carrying=0, of=of) if self.move.rank <= TWO:
                return self._completing(words.pack.wild if of > 1 else "", 1, needed)
            case LineChains() | AnyJokers() | Set() | Run():
                return self._of(fillings(words, self.hand, self.move))
            case _:
                return self._of(iter((words.moves.fill(self.hand, self.move.id),)))

    def _forced(self, words: Grammar) -> "Laying":
        laying = self
        while len(ranks := laying.ranks(words)) == 1:
            laying = laying._added(ranks[0])
        return laying

    def _added(self, rank: int) -> "Laying":
        return Laying(self.hand, self.move, self.cards + (1 << 4 * rank), rank)

    def _run(self) -> range:
        """The ranks that count."""
        return range(self.move.rank - self.move.shape.length + 1, self.move.rank + 1)

    def _left(self, ranks: range) -> Room:
        """What the hand holds of some ranks beside the cards taken."""
        rest = self.hand - self.cards
        return {rank: held for rank in ranks if (held := rest >> 4 * rank & 15)}

    def _fitting(self, room: Room, needed: int) -> tuple[int, ...]:
        """The ranks from which on there is room for so many cards, each of them for one at least."""
        found: list[int] = []
        above = 0
        for rank in sorted(room, reverse=True):
            above += room[rank]
            if rank >= self.lowest and room[rank] and above >= needed:
                found.append(rank)
        return tuple(reversed(found))

    def _kickers(self, of: int, needed: int) -> tuple[int, ...]:
        """Any other cards that do not make a bomb of a set: where it is one rank, a card of another one is among them
        or all are jokers; beside a set of jokers none is a joker.
        """
        run = self._run()
        room = self._left(range(BIG_JOKER + 1))
        if len(run) > 1:
            return self._fitting(room, needed)
        own = run[0]
        if own > TWO:
            return self._fitting({rank: left for rank, left in room.items() if rank <= TWO}, needed)
        kickers = _unpacked(self.cards - (of << 4 * own))
        if any(rank != own for rank in kickers):
            return self._fitting(room, needed)
        return tuple(
            rank
            for rank in self._fitting(room, needed)
            if (rank != own and rank <= TWO)
            or (rank > TWO and not kickers)
            or (rank == own and needed > 1 and any(own < other <= TWO for other in room))
        )

    def _completing(self, wild: str, naturals: int, needed: int) -> tuple[int, ...]:
        """Natural cards of the ranks that count, as many as fit, and wild ones for the others."""
        run = self._run()
        each = self.move.size // len(run)
        taken = _unpacked(self.cards)
        room = {rank: min(each - taken.get(rank, 0), left) for rank, left in self._left(run).items()}
        wilds = [RANKS.index(joker) for joker in wild]
        room.update(self._left(range(wilds[0], wilds[-1] + 1)) if wilds else {})
        enough = sum(count for rank, count in taken.items() if rank in run) >= naturals
        return tuple(rank for rank in self._fitting(room, needed) if rank in run or enough)

    def _of(self, whole: Iterator[int]) -> tuple[int, ...]:
        """The ranks that some of these fillings go on with."""
        below = (1 << 4 * self.lowest) - 1
        found = set()
        for filling in whole:
            more = filling - self.cards
            if filling & below == self.cards & below and filling >> 4 * self.lowest & 15 >= (
                self.cards >> 4 * self.lowest & 15
            ):
                found.add((more & -more).bit_length() - 1 >> 2)
        return tuple(sorted(found))


def _size(cards: int) -> int:
    return sum(_unpacked(cards).values())


def _unpacked(cards: int) -> Room:
    return {rank: count for rank in range(len(RANKS)) if (count := cards >> 4 * rank & 15)}
