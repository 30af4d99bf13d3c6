"""What plays and the pass are worth to a villager at a table: the worths of `steady`, in tables."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.bots.strong.kernel.habits import BOMB, COUNTS, ONE, SET, Habits
from paiju.bots.strong.kernel.outcomes import Outcome
from paiju.bots.strong.kernel.sorting import ROOM, Sorting
from paiju.bots.strong.kernel.worlds import Chance
from paiju.climbing.kernel.bits import LITTLE, bit, count, size
from paiju.climbing.kernel.flow import Flow
from paiju.climbing.kernel.moves import PASS, Moves

NOTHING: Final = -(1 << 40)
ENOUGH_CARDS: Final = 4
"""The fewest cards that may be a bomb."""


class Weighing:
    """A table in the middle of a hand, every hand sorted, and what its seats make of it.

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

    def worth_of(self, cards: i64) -> i64:
        """The points in packed cards."""
        points = self.points
        worth: i64 = 0
        i: i64 = 0
        while i < len(points):
            worth += count(cards, points[i]) * points[i + 1]
            i += 2
        return worth

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
                earned = self.outcome.gain(seat, move, earned)
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
