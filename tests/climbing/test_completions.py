"""What a selection can be completed to: always something that may be laid, and that holds the selection."""

from collections import Counter

import pytest

from paiju.climbing.lexicon import Lexicon
from paiju.core.cards import format_cards, parse_loose_cards, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction
from paiju.games import game_of
from paiju.games.datong.about import lexicon as datong
from paiju.games.datong.options import DatongOptions
from paiju.games.dazha.about import lexicon as dazha
from paiju.games.dazha.options import DazhaOptions
from paiju.games.shuangkou.about import lexicon as shuangkou
from paiju.games.shuangkou.options import ShuangkouOptions

CLASSIC = dazha(DazhaOptions.parse({"mode": "classic"}))
KINGS = dazha(DazhaOptions.parse({"five_ten_king": True}))
WILD = shuangkou(ShuangkouOptions.parse({"variant": "qianbian"}))


def offered(words: Lexicon, hand: str, chosen: str, on: str | None = None) -> list[str]:
    """What the chosen cards of a hand can be completed to."""
    held, picked = parse_loose_cards(hand), parse_loose_cards(chosen)
    beaten = words.grammar.parse_class(on) if on else None
    return [format_cards(cards) for cards in words.completions(held, beaten, picked)]


@pytest.mark.parametrize(
    ("words", "hand", "chosen", "on", "first"),
    [
        (datong(DatongOptions.parse()), "3s4h5s6s7d7s9h", "3s7d", None, ["3s4h5s6s7d"]),
        (datong(DatongOptions.parse()), "5s5h5d5c9s9h", "5h", None, ["5s5h", "5s5h5d", "5h9s9h5s5d"]),
        (datong(DatongOptions.parse()), "5s5h5d5c9s9h", "9s", "pair:8", ["9s9h"]),
        (CLASSIC, "3s4s6s7s7h7dKs", "7sKs", None, ["3s7s7h7dKs"]),
        (KINGS, "5s5hThKd", "5s", None, ["5s5h", "5sThKd"]),
        (WILD, "3s4h5s6s7dWW", "3s7d", None, ["3s4h5s6s7d"]),
        (WILD, "3s3hW9s", "3s3h", "triple:4", []),
        (WILD, "8s8hW9s", "8s8h", "triple:4", ["8s8hW"]),
    ],
)
def test_what_may_be_laid_with_the_fewest_cards_comes_first(
    words: Lexicon, hand: str, chosen: str, on: str | None, first: list[str]
) -> None:
    found = offered(words, hand, chosen, on)
    wanted = [format_cards(sort_cards(parse_loose_cards(text))) for text in first]
    assert found[: len(wanted)] == wanted
    assert first or not found


def test_what_is_not_held_is_completed_to_nothing() -> None:
    assert offered(CLASSIC, "3s3h", "4s") == []
    assert offered(CLASSIC, "3s3h", "") == []


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("datong", {}),
        ("dazha", {"mode": "eight_jokers", "five_ten_king": True}),
        ("shuangkou", {"variant": "baibian"}),
        ("shuangkou", {"variant": "huopin"}),
    ],
)
def test_each_may_be_laid_and_holds_the_selection_and_more(game: str, options: dict) -> None:
    rules = game_of(game)
    parsed = rules.options_type.parse(options)
    tried = 0
    for seed in range(4):
        state = rules.new_hand(seed, parsed)
        if state.settlement is not None:
            continue
        while state.question is not None:
            state, _ = state.apply(state.to_act[0], next(state.actions(state.to_act[0])))
        if state.settlement is not None:
            continue
        for leading in (True, False):
            view = state.view(state.to_act[0])
            draws = Draws.from_seed(game, seed, 1)
            for size in (1, 1, 2, 2, 3):
                chosen = tuple(view.hand[draws.below(len(view.hand))] for _ in range(size))
                for cards in view.completions(chosen):
                    tried += 1
                    assert Counter(chosen) < Counter(cards) <= Counter(view.hand)
                    assert view.readings(cards)
            if leading:
                state, _ = state.apply(state.to_act[0], next(state.actions(state.to_act[0])))
    assert tried > 50


def test_no_completion_of_cards_that_cannot_be_laid_together() -> None:
    with pytest.raises(IllegalAction):
        CLASSIC.readings(parse_loose_cards("3s2s"))
    assert offered(CLASSIC, "3s2s5h", "3s2s") == []
