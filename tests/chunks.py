"""Random hands in chunks, and which of them a run plays."""

from __future__ import annotations

from typing import Any

import pytest

from paiju.climbing.kernel import COMPILED

HANDS = 500
"""Hands in a whole chunk."""


def chunks(part: int) -> list[Any]:
    """Params of a test: the number of a chunk, and its hands. Compiled, two whole ones are played; interpreted, so many
    hands of the first. `make long` plays the rest of four.
    """
    at_once = 2 if COMPILED else 1
    return [
        pytest.param(
            chunk,
            HANDS if chunk or COMPILED else part,
            marks=() if chunk < at_once else pytest.mark.slow,
        )
        for chunk in range(4)
    ]
