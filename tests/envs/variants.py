"""The games and variants that environments are tried in."""

import pytest

VARIANTS = [
    ("datong", {}),
    ("datong", {"surrender": False}),
    ("fanfanzha", {}),
    ("fanfanzha", {"players": 6}),
    ("dazha", {}),
    ("dazha", {"mode": "eight_jokers"}),
    ("dazha", {"mode": "bao", "hands": 2}),
    ("dazha", {"five_ten_king": True}),
    ("shuangkou", {"variant": "baibian"}),
    ("shuangkou", {"variant": "qianbian"}),
    ("shuangkou", {"variant": "huopin"}),
    ("wahua", {"players": 2}),
    ("wahua", {"players": 3, "pressing": "forbid"}),
    ("wahua", {"players": 4}),
]


def name_of(value):
    """How a variant is called in the name of a test."""
    return value if isinstance(value, str) else "-".join(str(one) for one in value.values()) or "plain"


SEEN_LATER = (("dazha", {"mode": "eight_jokers"}), ("wahua", {"players": 2}), ("wahua", {"players": 4}))
"""Those in which whole hands take long and that differ from others of the same game by numbers alone."""

every_variant = pytest.mark.parametrize(
    ("game", "options"),
    [pytest.param(*variant, marks=pytest.mark.slow if variant in SEEN_LATER else ()) for variant in VARIANTS],
    ids=name_of,
)
"""Tries a test in every variant; in some of them only where there is time."""
