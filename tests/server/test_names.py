"""What is a name: twelve characters as people count them, none of which is not seen."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.core.pictures import single_signs
from paiju.server.names import checked_name, count
from paiju.server.problems import RequestRefused

GOOD = [
    ("阿明", "阿明", 2),
    ("  Uncle   Bo ", "Uncle Bo", 8),
    ("一二三四五六七八九十甲乙", "一二三四五六七八九十甲乙", 12),
    ("e\u0301" * 12, "é" * 12, 12),
    ("x\u0301" * 12, "x\u0301" * 12, 12),
    ("\u1112\u1161\u11ab", "한", 1),
    ("\u1112\u1161\u11ab\u1100\u11a2\u11f0", "한\u1100\u11a2\u11f0", 2),
    ("🇨🇳🇩🇪", "🇨🇳🇩🇪", 2),
    ("👍🏽", "👍🏽", 1),
    ("❤\ufe0f", "❤\ufe0f", 1),
    ("1\ufe0f\u20e3", "1\ufe0f\u20e3", 1),
    ("👨‍👩‍👧‍👦三丰", "👨‍👩‍👧‍👦三丰", 3),
    ("🧑🏽‍⚕️👩‍❤️‍💋‍👨🏳️‍🌈🧟‍♀️", "🧑🏽‍⚕️👩‍❤️‍💋‍👨🏳️‍🌈🧟‍♀️", 4),
    ("👩‍👩‍👧" * 10, "👩‍👩‍👧" * 10, 10),
    ("สวัสดี", "สวัสดี", 4),
    ("דוד", "דוד", 3),
    ("محمد", "محمد", 4),
    ("O’Neil-王.2", "O’Neil-王.2", 10),
]
BAD = [
    *("", "   ", "\u3000"),
    *("a" * 13, "🇨🇳" * 13, "x\u0301" * 13),
    *("\u0301a", "\U0001f3fda"),
    "x" + "\u0301" * 4,
    "👨‍👩‍👧‍👦" * 9,
]
UNSEEN = [
    "a\ufe0fb",
    *("👍\u200d👍", "👨\u200da", "阿\u200d明", "👩‍👧\u200d", "\u200d👩‍👧"),
    *(f"a{char}b" for char in "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f"),
    *(f"a{char}b" for char in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"),
    *(
        "a\u3164b",
        "\u3164",
        "\u115f",
        "\uffa0",
        "\u2800",
        "a\u180ec",
        "a\ufe0eb",
        "a\U000e0041b",
        "a\U000e0100",
    ),
    *("a\x00b", "a\x1bb", "a\x7fb", "\ud800", "\ue000", "\U0010ffff"),
]


@pytest.mark.parametrize(("name", "shown", "characters"), GOOD)
def test_a_name_is_shown_as_it_is_written(name: str, shown: str, characters: int) -> None:
    assert checked_name(name) == shown
    assert count(shown.replace("\ufe0f", "")) == characters


@pytest.mark.parametrize("name", BAD)
def test_what_is_empty_or_too_long_is_no_name(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        checked_name(name)
    assert refused.value.code == "name"


@pytest.mark.parametrize("name", UNSEEN)
def test_what_is_not_seen_is_no_name_and_is_called_by_its_number(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        checked_name(name)
    assert refused.value.code == "name-unseen"
    number = refused.value.params["character"]
    assert isinstance(number, str)
    assert chr(int(number.removeprefix("U+"), 16)) in name


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_a_name_stays_one_and_holds_no_control(name: str) -> None:
    try:
        shown = checked_name(name)
    except RequestRefused:
        return
    assert checked_name(shown) == shown
    assert 1 <= count(shown.replace("\ufe0f", "")) <= 12
    assert not any(
        unicodedata.category(char) in ("Cc", "Cf", "Cn", "Co", "Zl", "Zp") for char in single_signs(shown)
    )
    assert shown == shown.strip()
