"""Each value of each option changes some outcome: a hand settles otherwise, or another play is legal."""

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from paiju.core.actions import parse_action
from paiju.core.errors import PaijuError
from paiju.core.game import Carry
from paiju.games import GAMES
from tests.strategies import AnyGame, Deal, play_out, random_deal

DEALS = 200
"""The most deals that are looked at, by turns rich, uniform and poor."""

BASES: dict[str, list[dict[str, Any]]] = {
    "datong": [{}, {"style": "local"}],
    "dazha": [
        {},
        {"mode": "eight_jokers"},
        {"mode": "bao", "penalty_showdown": "never"},
        {"penalty_showdown": "never"},
    ],
    "fanfanzha": [{}, {"players": 6}],
    "shuangkou": [{}, {"variant": "qianbian"}, {"variant": "huopin"}],
    "wahua": [{}, {"pressing": "forbid", "players": 2}],
}
"""The options beside which a value is tried. A new game gives its own."""

ONLY_SETTLE = {
    "datong": {"base", "style", "chain_bonus", "chain_extra", "sole_bomb"},
    "dazha": {"prize_ranks"},
    "fanfanzha": {"chain_bonus", "chain_extra", "largest_bonus", "colour_bonus", "colour_count"},
    "shuangkou": set(),
    "wahua": {"settle"},
}
"""The options that change no play, only what it is worth."""

ONLY_SEEN = {"shuangkou": {"open_partner"}}
"""The options that change no play and nothing that it is worth, only who sees what."""


def cases() -> list[tuple[str, str, Any]]:
    """Every value, other than the default, of every option of every game."""
    return [
        (name, field.name, value)
        for name, game in GAMES.items()
        for field in game.options_type.fields()
        for value in field.choices
        if value != field.default
    ]


@cache
def played(name: str, base: int, number: int) -> tuple[Deal, tuple[Any, ...]]:
    """A hand of the corpus, played under the base options, and all that could be seen of it."""
    game = GAMES[name]
    rng = Random(f"corpus {name} {base} {number}")
    kind = ("rich", "uniform", "rich", "poor")[number % 4]
    dealt = random_deal(game, rng, kind, game.options_type.parse(BASES[name][base]))
    _, record = play_out(game, dealt, rng)
    return dealt, outcome(game, dealt, record.actions)


def outcome(game: AnyGame, dealt: Deal, actions: tuple[str, ...]) -> tuple[Any, ...]:
    """What a hand comes to when these actions are tried in it: at each step what was legal and what partners saw of
    each other, and the settlement.
    """
    seen: list[Any] = []
    try:
        game.check_carry(dealt.options, dealt.carry)
        game.check_deal(dealt.options, dealt.carry, dealt.deal)
        state = game.start(dealt.options, dealt.carry, dealt.deal)
        for line in actions:
            seat, _, action = line.partition(" ")
            partners = [
                getattr(state.view(viewer), "partner_hand", ()) for viewer in range(len(state.seating))
            ]
            seen.append((state.to_act, state.legal(int(seat)), partners))
            state, _ = state.apply(int(seat), parse_action(action))
        seen.append((state.to_act, actions))
    except PaijuError as refused:
        return (*seen, refused.code, actions)
    return (*seen, state.settlement)


@pytest.mark.parametrize(("name", "option", "value"), cases())
def test_each_value_of_each_option_changes_some_outcome(name, option, value):
    game = GAMES[name]
    for number in range(DEALS):
        for base, others in enumerate(BASES[name]):
            dealt, before = played(name, base, number)
            try:
                options = game.options_type.parse(others | {option: value})
            except PaijuError:
                continue
            after = outcome(game, replace(dealt, options=options), before[-2][-1])
            if after != before:
                if option in ONLY_SEEN.get(name, ()):
                    assert after[-1] == before[-1]
                    assert [step[:2] for step in after[:-1]] == [step[:2] for step in before[:-1]]
                if option in ONLY_SETTLE[name]:
                    assert after[:-1] == before[:-1]
                    assert after[-1].totals != before[-1].totals
                return
    pytest.fail(f"{option} = {value} changes nothing in {DEALS} hands of {name}")


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_hands_ends_the_match(name):
    game = GAMES[name]
    for hands in (1, 8, 100):
        options = game.options_type.parse({"hands": hands})
        first: Carry = game.first_carry(options)
        assert not game.match_over(options, replace(first, played=hands - 1))
        assert game.match_over(options, replace(first, played=hands))
