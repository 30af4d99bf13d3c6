"""What was done in a trick, in notation. Compiled, since each action comes to be written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paiju.core.cards import Cards

if TYPE_CHECKING:
    from paiju.climbing.tricks import Laid


def laid_text(seat: int, cards: Cards, reading: str | None) -> str:
    """What a seat did: the seat, its cards and their reading, `0 3s3d pair:3`; the seat alone for a pass."""
    if not cards:
        return str(seat)
    return f"{seat} {''.join(cards)} {reading}"


def trick_text(trick: Iterable[Laid]) -> str:
    """A trick that is past: `0 3s3d pair:3;1 4h4s pair:4;2;3;0`."""
    return ";".join([laid_text(laid.seat, laid.cards, laid.reading) for laid in trick])
