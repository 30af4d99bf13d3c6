"""摊牌: the hands that lay all open right after the deal, so that nothing is played (DZ26–DZ28)."""

from collections.abc import Iterator

from msgspec import Struct

from paiju.core.cards import Cards
from paiju.games.dazha.bombs import (
    EIGHT_JOKERS,
    FOUR_JOKERS,
    NATURAL,
    has_bomb,
    jokers_in,
    naturals_of,
    penalty_jokers,
    scale,
)
from paiju.games.dazha.options import DazhaOptions

PENALTY_JOKERS = "penalty-jokers"
THREE = 3
"""How many penalty jokers in one hand the older rule wants (DZ26.d)."""


class Cause(Struct, frozen=True):
    """Why the hands are laid open: whose hand does it, the key of the reason, and the clause."""

    seat: int
    reason: str
    clause: str
    rank: str = ""
    size: int = 0
    """The number of cards, `jokers` of them jokers."""
    jokers: int = 0


def causes(options: DazhaOptions, hands: tuple[Cards, ...]) -> tuple[Cause, ...]:
    """Every cause in the hands as dealt, seat by seat; none: the hand is played."""
    return tuple(cause for seat, hand in enumerate(hands) for cause in _causes(options, seat, hand))


def counts(found: tuple[Cause, ...]) -> bool:
    """Whether the hand is one of the match's: penalty jokers among the causes make it not count (DZ4, DZ4.d)."""
    return all(cause.reason != PENALTY_JOKERS for cause in found)


def _causes(options: DazhaOptions, seat: int, hand: Cards) -> Iterator[Cause]:
    if options.showdown:
        yield from _great_bombs(options, seat, hand)
    penalised = penalty_jokers(options, hand)
    enough = {"always": 1, "three_jokers": THREE, "never": len(hand) + 1}[options.penalty_showdown]
    if penalised >= enough:
        clause = "DZ27" if options.eight_jokers else "DZ26"
        yield Cause(seat, PENALTY_JOKERS, clause, size=penalised, jokers=penalised)
    if options.no_bomb_showdown and not has_bomb(options, hand):
        yield Cause(seat, "no-bomb", "DZ28")


def _great_bombs(options: DazhaOptions, seat: int, hand: Cards) -> Iterator[Cause]:
    """Eight natural cards; cards and jokers up to the cap of a bomb; all jokers. Cards count, not rows (DZ26.d)."""
    clause = "DZ27" if options.eight_jokers else "DZ26"
    jokers = len(jokers_in(hand))
    cap = scale(options).cap
    for rank, held in naturals_of(hand).items():
        if held == NATURAL:
            yield Cause(seat, "eight-natural", clause, rank, held)
        elif held + jokers >= cap:
            yield Cause(seat, "capped", clause, rank, cap, cap - held)
    if jokers == (len(EIGHT_JOKERS) if options.eight_jokers else len(FOUR_JOKERS)):
        yield Cause(seat, "all-jokers", clause, size=jokers, jokers=jokers)
