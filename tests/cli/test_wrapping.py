"""Where lines of Chinese and mixed text break."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from paiju.cli.wrapping import Page, Prose, breaks, units
from paiju.games import GAMES
from paiju.texts.rulebook import rule_book

NO_START = "，。、；：？！）】》」”"
NO_END = "（【《「“"


@pytest.mark.parametrize(
    ("line", "pieces"),
    [
        ("两副牌，每人", ["两", "副", "牌，", "每", "人"]),
        ("一共 108 张", ["一", "共 ", "108 ", "张"]),
        ("选项wind（next）", ["选", "项", "wind", "（next）"]),
        ("three words, here", ["three ", "words, ", "here"]),
        ("叫“炸弹”的", ["叫", "“炸", "弹”", "的"]),
        ("Chen’s pair", ["Chen’s ", "pair"]),
        ("", []),
    ],
)
def test_the_pieces_of_a_line(line, pieces):
    assert list(units(line)) == pieces


@pytest.mark.parametrize(
    ("line", "width", "parts"),
    [
        # The number goes on in the line, though a long Chinese word follows it.
        (
            "从头家起 2 的炸弹不能连，连炸最高连到 A。",
            20,
            ["从头家起 2 的炸弹不", "能连，连炸最高连到", "A。"],
        ),
        ("一二三四五，六", 10, ["一二三四", "五，六"]),
        ("一二三四（五六）", 10, ["一二三四", "（五六）"]),
        ("one two three", 8, ["one two", "three"]),
    ],
)
def test_where_a_line_breaks(line, width, parts):
    cut = [0, *breaks(line, width), len(line)]
    assert [line[a:b].strip() for a, b in pairwise(cut)] == parts


@given(st.text("一二三，。、（）“”abc 12", max_size=60), st.integers(6, 30))
def test_nothing_is_lost_and_no_line_is_too_wide(line, width):
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(Prose(line))
    printed = captured.get().split("\n")
    assert re.sub(r"\s", "", "".join(printed)) == re.sub(r"\s", "", line)
    assert all(cell_len(part) <= width for part in printed)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("width", [40, 61, 80, 100])
def test_the_chinese_rule_book_is_set_properly(game, width):
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(Page(rule_book(game, "zh-CN").markdown))
    for line in captured.get().split("\n"):
        assert cell_len(line) <= width
        assert not line.strip() or line.strip()[0] not in NO_START, line
        assert not line.strip() or line.strip()[-1] not in NO_END, line


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("width", [40, 80])
def test_a_line_ends_where_nothing_more_fits(game, width):
    for paragraph in rule_book(game, "zh-CN").markdown.splitlines():
        cut = [0, *breaks(paragraph, width), len(paragraph)]
        for (start, end), (_, after) in pairwise(pairwise(cut)):
            following = next(units(paragraph[end:after]))
            assert cell_len(paragraph[start:end] + following.rstrip()) > width
