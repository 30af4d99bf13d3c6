import re
from random import Random

import pytest

from paiju.core.actions import Pass
from paiju.core.errors import IllegalAction, OptionsError
from paiju.games import GAMES
from paiju.games.fanfanzha import FANFANZHA
from paiju.games.fanfanzha.options import FanfanzhaOptions
from paiju.texts import LOCALES, text
from tests.games.fanfanzha.hands import dealt, rich_deal, settled, settlement_of, started

NAMES = ("Ann", "Bo", "Cai", "Dan", "Eve", "Fu")
REASONS = {
    *("no-bomb", "no-bomb-at-all", "all-have-bombs", "no-joker", "all-have-jokers", "leader-surrenders"),
    *("bomb", "chain", "chain-extra", "sole-bomb", "largest-bomb", "colour"),
    *("joker-pair", "some-jokers", "all-jokers"),
}


def every_kind_of_line():
    """Lines of rich hands in all modes, and of hands made for the reasons that these do not meet."""
    modes = ("no_bomb_surrender", "no_joker_surrender", "leader_surrenders")
    states = [settled(rich_deal(Random(seed), 6)) for seed in range(15)]
    states += [settled(rich_deal(Random(seed), 4), mode=mode) for seed in range(5) for mode in modes]
    states += [
        settled(dealt("", "", "ww", "WW")),
        settled(dealt("3333", "", "", "")),
        settled(dealt("", "wwWW", "", "")),
    ]
    states += [settled(dealt("w", "w", "W", "W"), mode="no_joker_surrender")]
    return [line for state in states for line in settlement_of(state).lines]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_is_told_in_both_languages(locale):
    lines = every_kind_of_line()
    assert {line.reason for line in lines} == REASONS
    for line in lines:
        told = line.text("fanfanzha", NAMES, locale)
        assert NAMES[line.persons["who"]] in told
        assert line.clause == "FZ11" or re.search(rf"\b{line.params['value']}\b", told)
        assert "{" not in told


def test_a_settlement_as_it_is_told():
    state = settled(dealt("5h5h5d5d", "9h9h9d9d9c", "", "wwWW"))
    assert [line.text("fanfanzha", NAMES, "zh-CN") for line in settlement_of(state).lines] == [
        "从头家数起，Cai第一个没炸：一家都被单通，每人 1 分",
        "Ann抓到 4 相炸弹 5：每家给 1 分",
        "Bo抓到 5 相炸弹 9：每家给 2 分",
        "定型炸：Bo的 5 相炸弹 9 全场最大，每家多给 1 分",
        "同色：Ann的炸弹 5 里有 4 张红的，每家多给 1 分",
        "同色：Bo的炸弹 9 里有 4 张红的，每家多给 1 分",
        "Dan抓到王炸，4 张王齐了：每家给 4 分",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_every_choice_has_a_text(locale):
    for field in FanfanzhaOptions.fields():
        key = f"fanfanzha-option-{field.name}"
        keys = [key, f"{key}-help"]
        if field.kind == "choice":
            keys += [f"{key}-{choice}" for choice in field.choices]
        told = [text(key, locale) for key in keys]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_the_events_and_the_refusals_are_told(locale):
    assert "翻翻炸" in text("fanfanzha-name", locale)
    assert text("fanfanzha-about", locale)
    assert "♠3" in text("event-turned_up", locale, who="Ann", cards="3s", count=1)
    assert "Ann" in text("event-turned_up", locale, who="Ann", cards="", count=0)
    with pytest.raises(OptionsError) as refused:
        FanfanzhaOptions.parse({"players": 6, "mode": "leader_surrenders"})
    assert refused.value.text(locale).endswith("(FZ16)")
    assert "no_bomb_surrender" in refused.value.text(locale)
    state = started(dealt("", "", "", ""))
    with pytest.raises(IllegalAction) as illegal:
        state.check(0, Pass())
    assert illegal.value.text(locale).endswith("(FZ5)")


def test_the_game_is_registered():
    assert GAMES["fanfanzha"] is FANFANZHA
