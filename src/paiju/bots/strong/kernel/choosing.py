"""Which play a villager chooses, leading or following."""

from typing import Final

from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import BOMB, CARRYING, RUN, SET, Habits
from paiju.bots.strong.kernel.outcomes import Outcome
from paiju.bots.strong.kernel.sorting import ROOM
from paiju.bots.strong.kernel.weighing import ENOUGH_CARDS, Weighing
from paiju.bots.strong.kernel.worlds import Chance
from paiju.climbing.kernel.bits import LITTLE, RANKS, at, at_least, count, lowest, size, some
from paiju.climbing.kernel.flow import Flow
from paiju.climbing.kernel.groups import GROUP
from paiju.climbing.kernel.moves import Moves

WHOLE: Final = 1
PART: Final = 2
PAIRED: Final = 3
LISTED: Final = 4
"""What a choice is: a group, some of a set, a triple with a pair, or cards that the lister found."""

LOOKED_AT: Final = 4
"""How many plays the lister finds are looked at where no group will do."""


class Choosing(Weighing):
    """The play of the greatest worth, as far as it has been found: what it is, which groups it takes, its class and its
    cards.
    """

    def __init__(
        self,
        moves: Moves,
        flow: Flow,
        habits: Habits,
        outcome: Outcome,
        sides: list[int],
        points: list[int],
        chance: Chance,
    ) -> None:
        super().__init__(moves, flow, habits, outcome, sides, points, chance)
        self._buffer = moves.buffer()
        self._worth: i64 = 0
        self._what: i64 = 0
        self._place: i64 = 0
        self._other: i64 = 0
        self._move: i64 = 0
        self._cards: i64 = 0

    # Leading.

    def _lead(self, seat: i64) -> None:
        sorting = self.sorting
        habits = self.habits
        turns = self._turns(seat)
        start = seat * ROOM
        end = start + sorting.groups[seat]
        pair = self._pair(seat)
        place = start
        while place < end:
            move = sorting.move[place]
            cards = sorting.cards[place]
            burden = sorting.burden[place]
            shape = move >> 4
            if habits.wants[shape] != 0:
                self._consider_kicked(seat, place, move, cards, burden, turns - 1)
            elif pair >= 0 and shape == habits.set_shapes[3]:
                other = sorting.burden[pair]
                self._consider(
                    seat,
                    PAIRED,
                    place,
                    pair,
                    habits.pairing * 16 + (move & 15),
                    cards + sorting.cards[pair],
                    burden + habits.carrying,
                    turns - 1,
                )
                self._consider(seat, WHOLE, place, 0, move, cards, burden + habits.carrying - other, turns)
            else:
                self._consider(seat, WHOLE, place, 0, move, cards, burden, turns - 1)
            place += 1

    def _pair(self, seat: i64) -> i64:
        """The place of the heaviest pair that a triple may carry, or -1."""
        habits = self.habits
        if habits.pairing == 0:
            return -1
        sorting = self.sorting
        shape = habits.set_shapes[2]
        place = seat * ROOM
        end = place + sorting.groups[seat]
        found: i64 = -1
        burden: i64 = 0
        while place < end:
            if sorting.move[place] >> 4 == shape and sorting.burden[place] > burden:
                burden = sorting.burden[place]
                found = place
            place += 1
        return found

    def _consider_kicked(self, seat: i64, place: i64, move: i64, cards: i64, burden: i64, turns: i64) -> None:
        """What carries any cards, with the heaviest that are at hand."""
        hand = self.hands[seat]
        wanted = self.habits.wants[move >> 4]
        carried = self._kickers(seat, place, hand - cards, wanted)
        missing = wanted - size(carried)
        shape = move >> 4
        if (
            self.habits.lengths[shape] == 1
        ):  # the shapes of sets are by how many are missing, those of runs by size
            shape += missing
        else:
            shape -= missing
        self._consider(seat, LISTED, place, 0, shape * 16 + (move & 15), cards + carried, burden, turns)

    def _kickers(self, seat: i64, core: i64, rest: i64, wanted: i64) -> i64:
        """So many cards of the rest of a hand, if it has them: small sets whole, then any, bombs and jokers last."""
        sorting = self.sorting
        habits = self.habits
        taken: i64 = 0
        while wanted > 0:
            best: i64 = -1
            heaviest: i64 = 0
            place = seat * ROOM
            end = place + sorting.groups[seat]
            while place < end:
                cards = sorting.cards[place]
                move = sorting.move[place]
                held = size(cards)
                if (
                    habits.sorts[move >> 4] == SET
                    and held <= 2
                    and held <= wanted
                    and move & 15 < LITTLE
                    and place != core
                    and taken & cards == 0
                    and sorting.burden[place] > heaviest * held
                ):
                    heaviest = sorting.burden[place]
                    if held == 2:
                        heaviest = heaviest >> 1
                    best = place
                place += 1
            if best < 0:
                break
            taken += sorting.cards[best]
            wanted -= size(sorting.cards[best])
        if wanted > 0:
            taken += self._any(rest - taken, wanted)
        return taken

    def _any(self, rest: i64, wanted: i64) -> i64:
        """So many cards, the lowest first; of bombs only where nothing else is left, and jokers last of all."""
        taken: i64 = 0
        torn: i64 = 0
        while torn < 2 and wanted > 0:
            rank: i64 = 0
            while rank < RANKS and wanted > 0:
                held = count(rest, rank) - count(taken, rank)
                if torn == 1 or (held < ENOUGH_CARDS and rank < LITTLE):
                    if held > wanted:
                        held = wanted
                    taken += some(rank, held)
                    wanted -= held
                rank += 1
            torn += 1
        return taken

    # Following.

    def _follow(self, seat: i64) -> None:
        sorting = self.sorting
        habits = self.habits
        flow = self.flow
        on = flow.on
        shape_on = on >> 4
        sort_on = habits.sorts[shape_on]
        wanted: i64 = 0
        if sort_on == SET:
            wanted = habits.eaches[shape_on]
        turns = self._turns(seat)
        order = self.moves.order
        start = seat * ROOM
        end = start + sorting.groups[seat]
        found = False
        place = start
        while place < end:
            move = sorting.move[place]
            cards = sorting.cards[place]
            burden = sorting.burden[place]
            shape = move >> 4
            if order.reach(shape, on) & at(move & 15) != 0:
                if habits.wants[shape] != 0:
                    found = True
                    self._consider_kicked(seat, place, move, cards, burden, turns - 1)
                else:
                    found = found or habits.sorts[shape] != BOMB
                    self._consider(seat, WHOLE, place, 0, move, cards, burden, turns - 1)
            elif wanted > 0 and wanted < 3 and habits.sorts[shape] == SET and move & 15 > on & 15:
                if count(cards, move & 15) > wanted:
                    found = True
                    self._consider_part(seat, place, wanted, burden, turns)
            elif sort_on == CARRYING and shape == habits.set_shapes[3] and move & 15 > on & 15:
                pair = self._pair(seat)
                if pair >= 0:
                    found = True
                    self._consider(
                        seat,
                        PAIRED,
                        place,
                        pair,
                        shape_on * 16 + (move & 15),
                        cards + sorting.cards[pair],
                        burden + habits.carrying,
                        turns - 1,
                    )
            place += 1
        if not found and (sort_on in (RUN, CARRYING) or wanted == 3):
            self._consider_listed(seat, turns)

    def _consider_part(self, seat: i64, place: i64, wanted: i64, burden: i64, turns: i64) -> None:
        """Some of a larger set."""
        sorting = self.sorting
        habits = self.habits
        rank = sorting.move[place] & 15
        left = count(sorting.cards[place], rank) - wanted
        spared = burden - habits.burdens[habits.set_shapes[left] * 16 + rank]
        move = habits.set_shapes[wanted] * 16 + rank
        self._consider(seat, PART, place, 0, move, some(rank, wanted), spared, turns)

    def _consider_listed(self, seat: i64, turns: i64) -> None:
        """What the lister finds where no group will do: some plays that tear no bomb."""
        hand = self.hands[seat]
        groups = self._buffer
        habits = self.habits
        n = self.moves.groups(hand, self.flow.on, groups, 0)
        bombs = at_least(hand, ENOUGH_CARDS)
        looked: i64 = 0
        i: i64 = 0
        while i < n and looked < LOOKED_AT:
            shape = groups[i]
            mask = groups[i + 1]
            if habits.sorts[shape] == BOMB:
                mask = 0
            while mask != 0 and looked < LOOKED_AT:
                move = shape * 16 + lowest(mask)
                cards = self.moves.fill(hand, move)
                if at_least(cards, 1) & bombs == 0:
                    spared = self.sorting.spared(hand, cards)
                    self._consider(seat, LISTED, 0, 0, move, cards, spared, turns)
                    looked += 1
                mask &= mask - 1
            i += GROUP

    def _consider(
        self, seat: i64, what: i64, place: i64, other: i64, move: i64, cards: i64, burden: i64, turns: i64
    ) -> None:
        worth = self._play_worth(seat, move, cards, burden, turns)
        noise = self.habits.noise
        worth += self.chance.below(noise + noise) - noise
        if worth > self._worth:
            self._worth = worth
            self._what = what
            self._place = place
            self._other = other
            self._move = move
            self._cards = cards
