"""The review of a hand: blunders that were planted are found, forced moves never marked, sensible play seldom."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from paiju.analysis.review import choices, review
from paiju.bots import Budget, make_bot
from paiju.bots.strong import is_forced, judge
from paiju.cli import app
from paiju.core.actions import Action, Answer, Discard, Play
from paiju.core.draws import Draws
from paiju.core.record import Record
from paiju.games import game_of

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Ann", "Bo", "Cy", "Di")
Planted = Callable[[Any, Action], Action | None]
"""What to do instead of a sensible action at a view; None to do that."""


def played(
    game: str, seed: int, planted: Planted, bot: str = "steady", hand: int = 1, **options: Any
) -> Record:
    """The record of a hand by bots up to the first planted action, or to its end."""
    rules = game_of(game)
    parsed = rules.options_type.parse(options)
    carry = replace(rules.first_carry(parsed), hand=hand)
    deal = rules.deal(parsed, carry, Draws.from_seed(game, seed, carry.hand))
    record = Record.begin(rules, parsed, carry, deal, NAMES[: rules.players(parsed)])
    state = rules.start(parsed, carry, deal)
    player = make_bot(bot, game, 0, Budget(playouts=60))
    while state.settlement is None:
        seat = state.to_act[0]
        view = state.view(seat)
        sensible = player.act(view)
        instead = planted(view, sensible)
        action = sensible if instead is None else instead
        state, _ = state.apply(seat, action)
        record = record.with_action(seat, action, state)
        if instead is not None:
            break
    return record


def stays_in(view: Any, sensible: Action) -> Action | None:
    """Who could go out first plays the lowest card alone, or passes."""
    if is_forced(view) or view.finished or not isinstance(sensible, Play):
        return None
    if len(sensible.cards) < max(3, len(view.hand)):
        return None
    others: Iterator[Action] = (action for action in view.actions() if action != sensible)
    return next(others)


def presses(view: Any, sensible: Action) -> Action | None:
    """Who holds a gift tile, which goes first, discards another: what follows is paid for alone (WH25)."""
    if not isinstance(sensible, Discard) or len(view.discards) < 6:
        return None
    pressing: Iterator[Action] = (offer.action for offer in view.offers if "WH25" in offer.faults)
    return next(pressing, None)


def plays_alone(view: Any, sensible: Action) -> Action | None:
    """Who holds nothing plays against three (DZ39)."""
    weak = view.question and not {card[0] for card in view.hand} & set("wW") and view.hand.count("2") < 3
    return Answer("take") if weak and sensible == Answer("decline") else None


@pytest.mark.clause("DZ39")
def test_planted_answer_is_found_and_a_sensible_one_is_none() -> None:
    """Playing against three with a weak hand; the better answer is the other one, and what is only offered is judged
    by nobody.
    """
    record = played("dazha", 1, plays_alone, hand=2, mode="bao")
    assert record.actions[-1].endswith("answer take")
    *_, taken = choices(record)
    blunder = judge(taken.view, taken.action, 40)
    assert blunder is not None
    assert (blunder.better, blunder.reason) == (Answer("decline"), "keeps-partner")
    assert blunder.loss > 2 * blunder.error > 0
    assert blunder == judge(taken.view, taken.action, 40)
    assert judge(taken.view, blunder.better, 40) is None
    found = review(record, (taken.seat,), 40)
    assert [(mark.step, mark.blunder.better) for mark in found.marks] == [(taken.step, blunder.better)]


@pytest.mark.clause("DT27", "DT29")
def test_answers_that_no_search_values_are_never_judged() -> None:
    rules = game_of("datong")
    state: Any = rules.new_hand(4)
    while state.question is not None:
        view = state.view(state.to_act[0])
        assert len(view.legal()) > 1
        assert is_forced(view)
        assert all(judge(view, answer, 20) is None for answer in view.legal())
        state, _ = state.apply(view.seat, view.legal()[-1 if view.question.about == "offer" else 0])


@pytest.mark.parametrize(
    ("game", "seed", "planted"),
    [
        ("datong", 0, stays_in),
        ("datong", 7, stays_in),
        ("dazha", 4, stays_in),
        ("shuangkou", 6, stays_in),
        ("shuangkou", 7, stays_in),
        ("wahua", 7, presses),
    ],
)
def test_planted_blunder_is_found(game: str, seed: int, planted: Planted) -> None:
    options: dict[str, Any] = {"surrender": False} if game == "datong" else {}
    record = played(game, seed, planted, **options)
    taken = list(choices(record))[-1]
    assert taken.step == len(record.actions)
    playouts = 24 if planted is presses else 80
    blunder = judge(taken.view, taken.action, playouts)
    assert blunder is not None
    assert blunder.better != taken.action
    assert blunder.loss > 2 * blunder.error > 0
    assert blunder == judge(taken.view, taken.action, playouts)
    if planted is stays_in:
        assert isinstance(blunder.better, Play)
        assert (len(blunder.better.cards), blunder.reason) == (len(taken.view.hand), "goes-out")


def test_best_action_and_the_only_one_are_no_blunder() -> None:
    record = played("shuangkou", 6, stays_in)
    taken = list(choices(record))[-1]
    out = next(
        action for action in taken.view.actions() if len(getattr(action, "cards", ())) == len(taken.view.hand)
    )
    assert judge(taken.view, out, 80) is None
    forced = 0
    for name in ("datong-steady", "dazha-double", "shuangkou-qianbian", "wahua-three", "fanfanzha-four"):
        record = Record.from_json((GOLDEN / f"{name}.json").read_bytes())
        steps = list(record.replay(game_of(record.game)))
        with_choice = {move.step for move in choices(record)}
        for number in range(1, len(steps)):
            step = steps[number]
            assert step.seat is not None
            assert step.action is not None
            view: Any = steps[number - 1].state.view(step.seat)
            if len(view.legal()) == 1:
                assert number not in with_choice
                assert judge(view, step.action, 80) is None
                forced += 1
    assert forced > 100


def test_review_looks_at_the_moves_of_the_seats_that_are_named() -> None:
    record = played("shuangkou", 7, stays_in)
    seat = int(record.actions[-1][0])
    done: list[tuple[int, int]] = []
    found = review(record, (seat,), 24, progress=lambda *so_far: done.append(so_far))
    assert [mark.step for mark in found.marks][-1:] == [len(record.actions)]
    assert {mark.seat for mark in found.marks} == {seat}
    assert done[-1] == (found.judged, found.judged)
    assert found.judged == sum(taken.seat == seat for taken in choices(record))
    assert review(record, (), 24).judged == 0


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["review", *args], prog_name="paiju")


def test_command(tmp_path: Path) -> None:
    record = played("shuangkou", 7, stays_in)
    seat = int(record.actions[-1][0])
    path = tmp_path / "hand.json"
    path.write_bytes(record.to_json())
    person = record.persons[game_of("shuangkou").new_hand(7).seating[seat]]
    told = run(str(path), "--person", person, "--playouts", "20")
    assert told.exit_code == 0
    assert (
        f"{len(record.actions)}  {person}: pass. Better: ♠K ♥K ♥K ♦K ♣K, goes out; it brings" in told.output
    )
    found = json.loads(run(str(path), "--seat", str(seat + 1), "--playouts", "20", "--json").stdout)
    assert found["marks"][-1]["blunder"]["better"]["do"] == "play"
    assert found["seats"] == [seat]


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["--person", "Eve"], "nobody in this record is called “Eve”; there are: Ann, Cy, Bo, Di"),
        (["--person", "Ann", "--seat", "1"], "--seat and --person cannot both be given"),
        (["--seat", "5"], "--seat cannot be “5”; allowed: 1 to 4"),
        (["--playouts", "0"], "--playouts cannot be “0”"),
    ],
)
def test_command_refuses(args: list[str], text: str) -> None:
    refused = run(str(GOLDEN / "datong-steady.json"), *args)
    assert refused.exit_code == 2
    assert text in refused.output


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "planted"),
    [("datong", stays_in), ("dazha", stays_in), ("shuangkou", stays_in), ("wahua", presses)],
)
def test_most_planted_blunders_are_found(game: str, planted: Planted) -> None:
    found = tried = 0
    for seed in range(30):
        record = played(game, seed, planted)
        if record.settlement is None:
            taken = list(choices(record))[-1]
            tried += 1
            found += judge(taken.view, taken.action, 400) is not None
    assert tried >= 8
    assert found >= 0.6 * tried


@pytest.mark.slow
@pytest.mark.parametrize("game", ["datong", "shuangkou", "wahua"])
def test_sensible_play_is_seldom_marked(game: str) -> None:
    record = played(game, 3, lambda _view, _sensible: None, "strong")
    found = review(record, range(len(record.persons)), 200, seed=9)
    assert found.judged > 20
    assert len(found.marks) <= 0.1 * found.judged
