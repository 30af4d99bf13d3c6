"""Playing a hand out as villagers do: the worths of `steady`, in tables, on hands sorted at a glance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import BOMB, CARRYING, COUNTS, ONE, RUN, SET, Habits
from paiju.bots.strong.kernel.outcomes import Outcome
from paiju.bots.strong.kernel.sorting import ROOM, Sorting
from paiju.bots.strong.kernel.worlds import Chance
from paiju.climbing.kernel.bits import LITTLE, RANKS, at, at_least, count, lowest, shift_left, size, some
from paiju.climbing.kernel.flow import Flow
from paiju.climbing.kernel.groups import GROUP
from paiju.climbing.kernel.moves import PASS, Moves

WHOLE: Final = 1
PART: Final = 2
PAIRED: Final = 3
LISTED: Final = 4
"""What a choice is: a group, some of a set, a triple with a pair, or cards that the lister found."""

NOTHING: Final = -(1 << 40)
DEAREST: Final = 4
"""How many plays the lister finds are looked at where no group will do."""
ENOUGH_CARDS: Final = 4
"""The fewest cards that may be a bomb."""


class Rollout:
    """Four sorted hands played on to the end, every seat as a villager would who does not see the others' cards.

    `sides` is the side of each seat; `points` are rank and points by turns, of the cards that count in tricks.
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
        self.moves = moves
        self.flow = flow
        self.habits = habits
        self.outcome = outcome
        self.sides = vec[i64](sides)
        self.points = vec[i64](points)
        self.chance = chance
        self.hands = vec[i64]([0] * 4)
        self.sorting = Sorting(moves, habits)
        self.passed: i64 = 0
        """The seats that have passed in this trick, a bit each."""
        self.done: i64 = 0
        """The seats that have passed since its last play."""
        self._buffer = moves.buffer()
        self._worth: i64 = 0
        self._what: i64 = 0
        self._place: i64 = 0
        self._other: i64 = 0
        self._move: i64 = 0
        self._cards: i64 = 0

    def play_out(self) -> None:
        """Play to the end."""
        flow = self.flow
        while not flow.over:
            seat = flow.turn
            self._what = PASS
            if flow.on == PASS:
                self._worth = NOTHING
                self._lead(seat)
            else:
                self._worth = self._pass_worth(seat)
                self._follow(seat)
            self._act(seat)

    def act(self, move: i64, cards: i64) -> None:
        """The seat to act lays these packed cards as a class, or passes. Its groups are for the caller to sort."""
        flow = self.flow
        seat = flow.turn
        if move == PASS:
            self.passed |= bit(seat)
            self.done |= bit(seat)
            flow.pass_()
        else:
            self.hands[seat] -= cards
            self.done = 0
            self.outcome.laid(seat, move, cards)
            flow.play(move, size(cards), self.worth_of(cards))
        if flow.on == PASS:
            self.passed = 0
            self.done = 0

    def worth_of(self, cards: i64) -> i64:
        """The points in packed cards."""
        points = self.points
        worth: i64 = 0
        i: i64 = 0
        while i < len(points):
            worth += count(cards, points[i]) * points[i + 1]
            i += 2
        return worth

    def _act(self, seat: i64) -> None:
        """Do what was chosen, and keep the groups in order."""
        sorting = self.sorting
        what = self._what
        if what == WHOLE:
            move = self._move
            cards = self._cards
            sorting.drop(seat, self._place)
            self.act(move, cards)
        elif what == PART:
            sorting.shrink(self._place, self._cards)
            self.act(self._move, self._cards)
        elif what == PAIRED:
            first = self._place
            second = self._other
            if first < second:  # the last comes to the place of who goes
                first = self._other
                second = self._place
            sorting.drop(seat, first)
            sorting.drop(seat, second)
            self.act(self._move, self._cards)
        elif what == LISTED:
            self.act(self._move, self._cards)
            sorting.split(seat, self.hands[seat])
        else:
            self.act(PASS, 0)

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

    def _turns(self, seat: i64) -> i64:
        """About how many plays the hand takes: small sets go along with what carries."""
        sorting = self.sorting
        habits = self.habits
        place = seat * ROOM
        end = place + sorting.groups[seat]
        turns: i64 = sorting.groups[seat]
        room: i64 = 0
        loose: i64 = 0
        while place < end:
            move = sorting.move[place]
            shape = move >> 4
            if habits.wants[shape] != 0:
                room += habits.wants[shape]
            elif habits.pairing != 0 and shape == habits.set_shapes[3]:
                room += 1
            elif habits.sorts[shape] == SET and sorting.burden[place] > 0 and move & 15 < LITTLE:
                pairs = habits.pairing == 0 or shape == habits.set_shapes[2]
                if pairs:
                    loose += 1
            place += 1
        if loose > room:
            loose = room
        turns -= loose
        if turns < 1:
            turns = 1
        return turns

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
        while i < n and looked < DEAREST:
            shape = groups[i]
            mask = groups[i + 1]
            if habits.sorts[shape] == BOMB:
                mask = 0
            while mask != 0 and looked < DEAREST:
                move = shape * 16 + lowest(mask)
                cards = self.moves.fill(hand, move)
                if at_least(cards, 1) & bombs == 0:
                    spared = self.sorting.spared(hand, cards)
                    self._consider(seat, LISTED, 0, 0, move, cards, spared, turns)
                    looked += 1
                mask &= mask - 1
            i += GROUP

    # What it is worth.

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

    def _play_worth(self, seat: i64, move: i64, cards: i64, burden: i64, turns: i64) -> i64:
        flow = self.flow
        habits = self.habits
        played = size(cards)
        mine = self.sides[seat]
        left = flow.left[seat] - played
        holds: i64 = ONE
        stops: i64 = ONE
        danger: i64 = 0
        helped: i64 = 0
        step: i64 = 1
        while step < 4:
            other = (seat + step) & 3
            held = flow.left[other]
            if held > 0:
                if self.sides[other] != mine:
                    lets = ONE - self.beaten(move, played, other, held)
                    holds = (holds * lets) >> 10
                    if held == played:
                        stops = (stops * lets) >> 10
                    if habits.danger[held] > danger:
                        danger = habits.danger[held]
                elif flow.on == PASS and held == played and held <= 2:
                    helped = (habits.help * habits.last_above[move & 15]) >> 10
                    if held == 2:
                        helped = helped >> 1
            step += 1
        swing = self._swing(seat, self.worth_of(cards))
        if flow.closing:
            return ((holds * swing) >> 10) - self._on_partner(seat)
        won: i64 = 0
        if left > 0:
            if turns >= COUNTS:
                turns = COUNTS - 1
            won = habits.lead[turns]
        else:
            won = self._lead_of(seat, self._leader_after(seat))
        worth = burden + ((holds * (won + swing)) >> 10) - (((ONE - holds) * (danger + swing)) >> 10)
        worth -= (habits.they_finish * (ONE - stops)) >> 10
        worth += helped - self._on_partner(seat)
        if left == 0:
            worth += habits.out
        if habits.sorts[move >> 4] == BOMB:
            earned = habits.earns[move]
            if earned != 0:
                worth += earned - ((earned * self._still(seat)) >> 10)
        elif habits.fine != 0:
            worth -= habits.fine * (count(cards, LITTLE) + count(cards, LITTLE + 1))
        return worth

    def _on_partner(self, seat: i64) -> i64:
        """The harm of beating a play of the own side."""
        flow = self.flow
        if flow.on != PASS and self.sides[flow.owner] == self.sides[seat]:
            return self.habits.overtake
        return 0

    def _still(self, seat: i64) -> i64:
        """How likely a bomb that is kept is laid before the hand ends."""
        flow = self.flow
        mine = self.sides[seat]
        total: i64 = 0
        fewest: i64 = COUNTS
        inside: i64 = 0
        out: i64 = 0
        step: i64 = 1
        while step < 4:
            other = (seat + step) & 3
            held = flow.left[other]
            if self.sides[other] != mine:
                if held > 0:
                    inside += 1
                    total += held
                    if held < fewest:
                        fewest = held
                else:
                    out += 1
            elif held == 0:
                out += 1
            step += 1
        if out == 0 and inside == 2:
            fewest = total
        if fewest >= COUNTS:
            fewest = COUNTS - 1
        return self.habits.still[fewest]

    def _swing(self, seat: i64, points: i64) -> i64:
        """The worth of the points in the trick with these more."""
        flow = self.flow
        habits = self.habits
        points += flow.pile
        if points == 0 or habits.point == 0:
            return 0
        ours: i64 = 0
        theirs: i64 = 0
        other: i64 = 0
        while other < 4:
            if self.sides[other] == self.sides[seat]:
                ours += flow.captured[other]
            else:
                theirs += flow.captured[other]
            other += 1
        worth = (points * habits.point) >> 4
        if ours >= habits.enough or theirs > habits.enough:
            worth = (worth * habits.decided) >> 10
        return worth

    def beaten(self, move: i64, played: i64, seat: i64, held: i64) -> i64:
        """How likely an opponent beats a play, by what anybody may see."""
        habits = self.habits
        usual = habits.beaten[move]
        if habits.sorts[move >> 4] == BOMB:
            if held < ENOUGH_CARDS:
                return 0
        elif held < played:
            if held < ENOUGH_CARDS:
                return 0
            usual = habits.by_bomb
        elif held == played:
            if held == 1:
                usual = habits.last_above[move & 15]
            else:
                usual = (habits.fits[held] * usual) >> 10
        if self.passed & bit(seat) != 0:
            usual = (usual * habits.passed) >> 10
        return usual

    def _pass_worth(self, seat: i64) -> i64:
        """The worth of letting the play on the table stand."""
        flow = self.flow
        owner = flow.owner
        kept = self._kept(seat)
        swing = self._swing(seat, 0)
        if flow.closing:
            return ((kept + kept - ONE) * swing) >> 10
        leads = self._lead_of(seat, self._leader_after(owner))
        ours = leads
        theirs: i64 = 0
        step: i64 = 1
        if self.sides[owner] != self.sides[seat]:
            ours = NOTHING
            theirs = -leads
        while step < 4:
            other = (seat + step) & 3
            if self.sides[owner] == self.sides[seat]:
                if self.sides[other] != self.sides[seat] and flow.left[other] > 0:
                    danger = self.habits.danger[flow.left[other]]
                    if danger > theirs:
                        theirs = danger
            elif self.sides[other] == self.sides[seat] and flow.left[other] > 0:
                lead = self._lead_of(seat, other)
                if lead > ours:
                    ours = lead
            step += 1
        if ours == NOTHING:
            ours = 0
        return ((kept * (ours + swing)) >> 10) - (((ONE - kept) * (theirs + swing)) >> 10)

    def _kept(self, seat: i64) -> i64:
        """How likely the trick is the side's if the seat passes."""
        flow = self.flow
        habits = self.habits
        on = flow.on
        played = habits.eaches[on >> 4] * habits.lengths[on >> 4] + habits.wants[on >> 4]
        friendly = self.sides[flow.owner] == self.sides[seat]
        lets: i64 = ONE
        step: i64 = 1
        while step < 4:
            other = (seat + step) & 3
            held = flow.left[other]
            if held > 0 and self.done & bit(other) == 0 and other != flow.owner:
                same = self.sides[other] == self.sides[seat]
                if friendly and not same:
                    lets = (lets * (ONE - self.beaten(on, played, other, held))) >> 10
                elif same and not friendly:
                    takes = (habits.partner_takes * self.beaten(on, played, other, held)) >> 10
                    lets = (lets * (ONE - takes)) >> 10
            step += 1
        if friendly:
            return lets
        return ONE - lets

    def _leader_after(self, owner: i64) -> i64:
        """Who leads if the play of `owner` stands."""
        flow = self.flow
        if flow.left[owner] > 0 and owner != flow.turn:
            return owner
        partner = flow.partner[owner]
        if flow.wind == 1 and partner != owner and flow.left[partner] > 0:
            return partner
        step: i64 = 1
        while step < 4:
            other = (owner + step) & 3
            if flow.left[other] > 0:
                return other
            step += 1
        return owner

    def _lead_of(self, seat: i64, leader: i64) -> i64:
        """The worth of a lead to a seat."""
        flow = self.flow
        habits = self.habits
        if leader == seat:
            return habits.lead[self._turns(seat)]
        held = flow.left[leader]
        if self.sides[leader] == self.sides[seat]:
            return habits.lead_partner[held]
        return -habits.danger[held]


def bit(seat: i64) -> i64:
    """The bit of a seat."""
    return shift_left(1, seat)
