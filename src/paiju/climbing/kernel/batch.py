"""Many tables at once: what the seats to act observe and may do stands in buffers that others read as they are.

A table plays tricks and nothing else: the cards of a class are its first filling, and a hand that is over is followed
by the next one at once.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from paiju.climbing.kernel.bits import lowest
from paiju.climbing.kernel.flow import SEATS, Flow
from paiju.climbing.kernel.groups import GROUP
from paiju.climbing.kernel.moves import CLASS_RANKS, PASS, Moves
from paiju.climbing.kernel.playout import Table
from paiju.climbing.kernel.sight import Sight

PASSED: Final = 1
LAID: Final = 2

# Where numbers begin beside those of `Sight`.
PILE: Final = 121
"""After what a table without questions and choices leaves at zero."""
CAPTURED: Final = 122
NUMBERS: Final = 126


class Lane(Table):
    """A table of a batch, and what its seats have shown."""

    def __init__(self, moves: Moves, flow: Flow, pack: list[int], points: list[int], seed: int) -> None:
        super().__init__(moves, flow, pack, points, seed)
        self.played = vec[i64]([0] * SEATS)
        self.acted = vec[i64]([0] * SEATS)
        self.leader: i64 = 0
        self.offered: i64 = 0
        """The numbers of the groups that may be played."""

    def begin(self) -> None:
        """Deal a hand; anybody may lead."""
        self.leader = self._below(SEATS)
        self.deal(self.leader)
        seat: i64 = 0
        while seat < SEATS:
            self.played[seat] = 0
            self.acted[seat] = 0
            seat += 1

    def take_up(self, hands: list[int], leader: int) -> None:
        """A hand that was dealt elsewhere."""
        self.begin()
        self.leader = leader
        self.load(hands, leader)

    def act(self, move: i64) -> None:
        """The seat to act plays a legal class, or passes."""
        flow = self.flow
        seat = flow.turn
        before = self.hands[seat]
        self._apply(move)
        self.played[seat] += before - self.hands[seat]
        self.acted[seat] = PASSED if move == PASS else LAID
        if flow.on == PASS:
            other: i64 = 0
            while other < SEATS:
                self.acted[other] = 0
                other += 1

    def offer(self) -> None:
        """Find what may be played."""
        flow = self.flow
        self.offered = self.moves.groups(self.hands[flow.turn], flow.on, self._groups)

    def drawn(self) -> i64:
        """One of the legal classes at random, the pass included."""
        groups = self._groups
        n = self.offered
        classes: i64 = 0
        if n > 0:
            classes = groups[n - 1]
        if self.flow.on == PASS:
            return self.moves.nth(groups, self._below(classes))
        which = self._below(classes + 1)
        if which == classes:
            return PASS
        return self.moves.nth(groups, which)


class Batch:
    """So many tables, dealt from a seed. `features` are those of `Sight`.

    The buffers, one row a table: `observations` of NUMBERS and `masks` of `width` numbers, for the seat to act in
    `seats`; `done` is 1 where the last step ended a hand, whose `places` in the finishing order and `captured` points
    stand there until another one ends. `drawn` is filled by `draw`.
    """

    def __init__(
        self,
        lanes: list[Lane],
        features: list[int],
    ) -> None:
        tables = len(lanes)
        self.lanes = lanes
        self.width: i64 = lanes[0].moves.shapes * CLASS_RANKS
        self._sight = Sight(features)
        self.observations = vec[u8]([0] * (tables * NUMBERS))
        self.masks = vec[u8]([0] * (tables * int(self.width)))
        self.seats = vec[u8]([0] * tables)
        self.done = vec[u8]([0] * tables)
        self.places = vec[u8]([0] * (tables * SEATS))
        self.captured = vec[i64]([0] * (tables * SEATS))
        self.drawn = vec[i64]([0] * tables)
        for table, lane in enumerate(lanes):
            lane.begin()
            self._show(table, lane)

    def take_up(self, table: int, hands: list[int], leader: int) -> None:
        """Begin a hand of these packed hands at a table."""
        lane = self.lanes[table]
        self._offered(table, lane, 0)
        lane.take_up(hands, leader)
        self._show(table, lane)

    def draw(self) -> None:
        """Draw a legal class for each table, each equally likely."""
        drawn = self.drawn
        for table, lane in enumerate(self.lanes):
            drawn[table] = lane.drawn()

    def refused(self, actions: bytes) -> int:
        """The first table at which the action is not legal, or −1; an action is eight bytes, the lowest first."""
        masks = self.masks
        width = self.width
        table: i64 = 0
        while table < len(self.lanes):
            action = read_i64_le(actions, table * 8)
            if action < 0 or action >= width or masks[table * width + action] == 0:
                return int(table)
            table += 1
        return -1

    def step(self, actions: bytes) -> None:
        """The seats to act take these legal actions; where a hand is over the next one is dealt."""
        done = self.done
        for table, lane in enumerate(self.lanes):
            self._offered(table, lane, 0)
            lane.act(read_i64_le(actions, i64(table) * 8))
            done[table] = 0
            if lane.flow.over:
                done[table] = 1
                self._note(table, lane.flow)
                lane.begin()
            self._show(table, lane)

    def _note(self, table: i64, flow: Flow) -> None:
        """How a hand has ended."""
        places = self.places
        row = table * SEATS
        place: i64 = 0
        while place < SEATS:
            places[row + place] = 0
            self.captured[row + place] = flow.captured[place]
            place += 1
        place = 0
        while place < flow.finished:
            places[row + flow.order[place]] = u8(place + 1)
            place += 1

    def _offered(self, table: i64, lane: Lane, mark: u8) -> None:
        """Write to the mask of a table, at all that may be played."""
        masks = self.masks
        groups = lane._groups
        row = table * self.width
        if lane.flow.on != PASS:
            masks[row] = mark
        i: i64 = 0
        while i < lane.offered:
            first = row + groups[i] * CLASS_RANKS
            ranks = groups[i + 1]
            while ranks != 0:
                masks[first + lowest(ranks)] = mark
                ranks &= ranks - 1
            i += GROUP

    def _show(self, table: i64, lane: Lane) -> None:
        """Write the observation and the mask of the seat to act."""
        lane.offer()
        self._offered(table, lane, 1)
        seen = self.observations
        flow = lane.flow
        row = table * NUMBERS
        mine = flow.turn
        self.seats[table] = u8(mine)
        self._sight.write(
            seen,
            row,
            mine,
            lane.hands[mine],
            lane.played,
            lane.acted,
            flow.left,
            flow.on,
            flow.owner,
            lane.leader,
            flow.order,
            flow.finished,
        )
        step: i64 = 0
        while step < SEATS:
            seen[row + CAPTURED + step] = u8(flow.captured[(mine + step) & 3])
            step += 1
        seen[row + PILE] = u8(flow.pile)
