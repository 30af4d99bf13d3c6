"""What holds for every hand of Wahua, over hands with random options for each number of players.

Each hand is settled both ways. The summary of the run says how often everything fired that a hand can have: every
kind of pressing, refund, kong, replacement, win, flight and ending. Interpreted the kernel is slow: all 1,000 hands
a number of players, 2,000 in `make long`, are played against the compiled wheel, and a few of them here.
"""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from paiju.core.actions import format_action, parse_action
from paiju.core.game import Event
from paiju.core.record import Record
from paiju.games.wahua import WAHUA
from paiju.games.wahua.play import WahuaState
from tests.chunks import HANDS, chunks
from tests.invariants_wahua import COVERS, HAPPENINGS, PRESSING, fired, holds
from tests.test_properties import check_end, check_replay, check_step
from tests.wahua_play import TEMPERS, Player, deal_of, random_options

pytestmark = pytest.mark.both_modes

STEPS = 100
"""At one step in so many everything is looked at."""
LONGEST = 1000
NOT_OF_TWO = COVERS | {"several asked", "win before another claim"}
"""What takes three to happen."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("chunk", "hands"), chunks(60))
def test_every_hand_keeps_the_invariants(players, chunk, hands, record_property):
    found: Counter[str] = Counter()
    for number in range(hands):
        found.update(play_and_check(players, number, Random(f"wahua {players} {chunk} {number}")))
    record_property("fired wahua", dict(found))
    wanted = (PRESSING | HAPPENINGS | COVERS) - (NOT_OF_TWO if players == 2 else frozenset())
    assert hands < HANDS or wanted <= set(found)


def tempers(players: int, number: int, rng: Random) -> list[str]:
    """Half of the hands are played by players who take anything, the others by such as build."""
    if number % 2:
        return ["random"] * players
    if number % 8 == 0:
        return ["sensible"] * players
    return [rng.choice(TEMPERS) for _ in range(players)]


def play_and_check(players: int, number: int, rng: Random) -> Counter[str]:
    """Play a hand, check it at some steps and at its end, and count what fired."""
    kind = ("rich", "rich", "rich", "uniform", "rich", "poor", "uniform")[number % 7]
    state = deal_of(random_options(rng, players), kind, rng)
    options, carry = state.options, state.before
    record = Record.begin(WAHUA, options, carry, state.deal, tuple("abcd"[:players]))
    chosen = tempers(players, number, rng)
    seats = [Player(temper, rng) for temper in chosen]
    events: list[Event] = []
    found: Counter[str] = Counter()
    for _ in range(LONGEST):
        if not state.to_act:
            break
        if rng.randrange(STEPS) == 0:
            holds(state, events)
            check_step("wahua", state, rng)
        seat = rng.choice(state.to_act)
        action = seats[seat].choose(state, seat)
        assert parse_action(format_action(action)) == action
        before = state
        state, new = state.apply(seat, action)
        found.update(fired(before, seat, action, state, new))
        events += new
        record = record.with_action(seat, action, state)
    holds(state, events)
    check_end("wahua", carry, state, events, players, rng)
    check_discipline(state, chosen)
    check_both_ways(before, seat, action, state)
    if rng.randrange(10) == 0:
        check_replay("wahua", record, state)
    return found


def check_discipline(end: WahuaState, tempers: list[str]) -> None:
    """Who follows the order is never judged, and under `forbid` nobody is."""
    judged = end.view(None).judged
    for seat, temper in enumerate(tempers):
        assert temper != "sensible" or judged[seat] == ()
    assert end.options.pressing == "judge" or not any(judged)


def check_both_ways(before: WahuaState, seat: int, action: object, end: WahuaState) -> None:
    """Settled the other way the same hand has the same lines, and both are what everybody's points come to."""
    other = "even" if end.options.settle == "dealer_double" else "dealer_double"
    state = replace(before, options=replace(before.options, settle=other))
    ways = {end.options.settle: end, other: state.apply(seat, action)[0]}  # type: ignore[arg-type]
    values, people = end.view(None).values, range(len(end.seating))
    for way, settled in ways.items():
        assert settled.settlement is not None
        assert sum(settled.settlement.totals) == 0
        assert settled.view(None).values == values
        refunded = [line for line in settled.settlement.lines if line.clause in ("WH43", "WH44")]
        totals = [sum(line.deltas[person] for line in refunded) for person in people]
        for one in people:
            for two in people:
                doubled = way == "dealer_double" and end.deal.dealer in (one, two)
                totals[one] += (values[one] - values[two]) * (2 if doubled else 1)
        assert settled.settlement.totals == tuple(totals)
