"""What holds for every hand of every game, over thousands of hands in each of its modes, half of them rich.

Interpreted that takes more than twice as long: all the hands are played against the compiled wheel, and a part of them
here; `make long` plays the others here too. The summary of the run says how often each clause of a settlement line
fired.
"""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from paiju.core.actions import format_action, parse_action
from paiju.core.errors import IllegalAction
from paiju.core.game import Event, Settled
from paiju.core.record import Record
from paiju.games import GAMES
from paiju.texts import LOCALES
from tests.chunks import HANDS, chunks
from tests.invariants import INVARIANTS
from tests.strategies import play_out, players_of, random_deal, random_options

STEPS = 80
"""At one step in so many everything is looked at; so often in so many hands that all kinds of steps are."""
REPLAYS = 10
"""One hand in so many is replayed."""
LONGEST = 1000
"""No hand has more steps."""

# The hands of Wahua are played in test_wahua_properties.
WAYS = [
    (name, way) for name, rules in INVARIANTS.items() if name != "wahua" for way in rules.ways(GAMES[name])
]


@pytest.mark.both_modes
@pytest.mark.parametrize(("name", "way"), WAYS)
@pytest.mark.parametrize(("chunk", "hands"), chunks(100))
def test_every_hand_keeps_the_invariants(name, way, chunk, hands, record_property):
    fired: Counter[str] = Counter()
    for number in range(hands):
        kind = "rich" if number % 2 else "poor" if number % 10 == 0 else "uniform"
        rng = Random(f"{name} {way} {chunk} {number}")
        options = random_options(GAMES[name], rng, **INVARIANTS[name].fixed(way))
        fired.update(play_and_check(name, options, kind, rng))
    record_property(f"fired {name}", dict(fired))
    lines = INVARIANTS[name].lines_of(way)
    assert set(fired) <= lines
    assert hands < HANDS or set(fired) == lines


def play_and_check(name: str, options: Any, kind: str, rng: Random) -> Counter[str]:
    """Play a hand by random players, check it at some steps and at its end, and count the clauses of its settlement."""
    game, rules = GAMES[name], INVARIANTS[name]
    dealt = random_deal(game, rng, kind, options)
    carry = dealt.carry
    game.check_deal(options, carry, dealt.deal)
    state = game.start(options, carry, dealt.deal)
    people = game.players(options)
    record = Record.begin(game, options, carry, dealt.deal, tuple("abcdef"[:people]))
    players = players_of(game, dealt, rng)
    events: list[Event] = []
    for _ in range(LONGEST):
        if not state.to_act:
            break
        if rng.randrange(STEPS) == 0:
            rules.holds(state, events)
            check_step(name, state, rng)
        seat = rng.choice(state.to_act)
        seat, action = rules.interrupts(state, rng) or (seat, players[seat].choose(state, seat))
        assert parse_action(format_action(action)) == action
        state, new = state.apply(seat, action)
        events += new
        record = record.with_action(seat, action, state)
    assert state.to_act == ()
    rules.holds(state, events)
    check_end(name, carry, state, events, people, rng)
    assert record.settlement == state.settlement
    if rng.randrange(REPLAYS) == 0:
        check_replay(name, record, state)
    return Counter(line.clause for line in state.settlement.lines)


def check_step(name: str, state: Any, rng: Random) -> None:
    """What must hold of a state in which somebody is to act."""
    game, rules = GAMES[name], INVARIANTS[name]
    saved = game.save(state)
    restored = game.load(saved)
    assert restored == state
    rules.probe(state, rng)
    for seat in range(len(state.seating)):
        view = state.view(seat)
        assert view.legal() == state.legal(seat)
        actions = list(state.actions(seat))
        assert list(view.actions()) == actions
        assert bool(actions) == (seat in state.to_act)
        assert len(actions) == len(state.legal(seat))
        for action in rng.sample(actions, min(4, len(actions))):
            state.check(seat, action)
            # Saved and restored it goes on equally.
            assert restored.apply(seat, action) == state.apply(seat, action)
        assert rules.hidden_redealt(state, seat, rng).view(seat) == view
        assert view.settlement is None
    assert state.view(None).legal() == ()
    assert rules.hidden_redealt(state, None, rng).view(None) == state.view(None)
    for seat in state.to_act:
        assert state.timeout(seat) in [parse_action(format_action(a)) for a in state.actions(seat)]
    illegal = rules.illegal(state, rng)
    for seat, action in rng.sample(illegal, min(8, len(illegal))):
        with pytest.raises(IllegalAction):
            state.check(seat, action)
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, action)
    assert all(refused.value.text(locale) for locale in LOCALES)
    with pytest.raises(IllegalAction) as caught:
        state.carry()
    assert caught.value.code == "hand-not-over"
    assert game.save(state) == saved


def check_end(name: str, carry: Any, state: Any, events: list[Event], people: int, rng: Random) -> None:
    """What must hold of a settled hand."""
    settlement = state.settlement
    assert settlement is not None
    if events:
        assert events[-1] == Settled(settlement)
    for line in settlement.lines:
        assert len(line.deltas) == people
        assert (sum(line.deltas) == 0) == (line.clause not in INVARIANTS[name].leaving)
        assert any(line.deltas) == (line.clause not in INVARIANTS[name].idle)
    assert settlement.totals == tuple(
        sum(line.deltas[person] for line in settlement.lines) for person in range(people)
    )
    following = state.carry()
    assert following.scores == tuple(
        before + won for before, won in zip(carry.scores, settlement.totals, strict=True)
    )
    assert sum(following.scores) == sum(map(sum, (line.deltas for line in settlement.lines)))
    assert sorted(following.seating) == list(range(people))
    for seat in range(people):
        assert state.legal(seat) == state.view(seat).legal() == ()
        assert state.view(seat).dealt == state.dealt
    for seat, action in INVARIANTS[name].illegal(state, rng):
        with pytest.raises(IllegalAction):
            state.check(seat, action)


def check_replay(name: str, record: Record, end: Any) -> None:
    """A record written and read back replays to the same end."""
    read = Record.from_json(record.to_json())
    assert read == record
    *_, last = read.replay(GAMES[name])
    assert last.state == end


SAME_SEED = """
import hashlib, sys
from random import Random
from paiju.games import GAMES
from tests.strategies import DEALS, play_out, random_deal
for name, game in GAMES.items():
    digest = hashlib.sha256()
    for kind in sorted(DEALS):
        for seed in range(10):
            rng = Random(f"{name} {kind} {seed}")
            end, record = play_out(game, random_deal(game, rng, kind), rng)
            digest.update(record.to_json() + game.save(end) + game.save(game.new_hand(seed)))
    print(name, digest.hexdigest())
"""


def test_the_same_seed_gives_the_same_hand_in_any_process(root):
    outputs = set()
    for hash_seed in ("0", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run(
            [sys.executable, "-c", SAME_SEED],
            env=environment,
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.add(run.stdout)
    (output,) = outputs
    assert [line.split()[0] for line in output.splitlines()] == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_seeds_and_hands_of_a_match_deal_differently(name):
    game = GAMES[name]
    options = game.options_type()
    deals = {game.save(game.new_hand(seed, options)) for seed in range(20)}
    assert len(deals) == 20
    rng = Random(name)
    end, _ = play_out(game, random_deal(game, rng, "uniform", options), rng)
    assert game.new_hand(3, options, end.carry()).dealt != game.new_hand(3, options).dealt
    assert game.new_hand(3, options) == game.new_hand(3, options)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_adds_up_by_person(name):
    game = GAMES[name]
    rng = Random(f"match {name}")
    options = game.options_type(hands=6)
    carry = game.first_carry(options)
    sums = [0] * game.players(options)
    moved = 0
    dealt_hands = 0
    while not game.match_over(options, carry):
        dealt_hands += 1
        # Every deal has its number; those that do not count (DZ4) are none of the six.
        assert carry.hand == dealt_hands
        assert carry.played < dealt_hands
        dealt = random_deal(game, rng, "uniform", options)
        end, _ = play_out(game, replace(dealt, carry=carry), rng)
        moved += end.seating != carry.seating
        assert end.settlement is not None
        sums = [before + won for before, won in zip(sums, end.settlement.totals, strict=True)]
        carry = end.carry()
        assert list(carry.scores) == sums
    assert carry.played == 6
    assert bool(moved) == INVARIANTS[name].seats_change
