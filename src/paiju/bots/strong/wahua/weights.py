"""What the mind weighs with: tuned in hands that it played against itself (`scripts/tune_wahua.py`)."""

from typing import NamedTuple

from paiju.bots.strong.wahua.kernel.mind import WEIGHTS


class Weights(NamedTuple):
    """The weights of a mind, in the order of the kernel's places, and two of its prospects."""

    span: float
    """About how many turns each player has in a hand."""
    passed: float
    """How many fewer are to come after each turn."""
    last: float
    """How many are still to come at least, as far as anybody can tell."""
    way: float
    """How likely a hand of eight units with no turn to come wins, on the logistic scale."""
    way_unit: float
    """What every unit adds to that."""
    way_turn: float
    """What every turn to come adds."""
    odd: float
    """About what winning counts, while it is open with which odd tile; so much another has, who wins instead."""
    offered_plain: float
    """How often another discards a given plain tile, for each time it is drawn."""
    offered_framed: float
    """How often a given framed one."""
    claimed: float
    """How much a claim is worth to who makes it, beside the draw that it takes the place of."""
    thrown: float
    """Who has discarded a plain of a point has hardly a tile of it: what is left of the chance."""
    ready: float
    """How likely another waits for the last tile at the first turn, on the logistic scale."""
    ready_turn: float
    """What every turn adds to that."""
    ready_open: float
    """And every open unit."""
    wanted: float
    """How likely somebody who waits wants a given point."""
    watches: float
    """How likely somebody who waits takes any framed tile."""
    ended: float
    """What else it costs that another wins."""
    draw: float
    """How much of a turn is lost to who takes a discard and does not draw."""
    speed: float
    """What another unit is worth beside its points, for the way to the win."""
    untouched: float
    """What is left of the worth of a point of which nothing is held."""
    rivals: float
    """How much sooner than by chance one of the others wins."""
    kept: float
    """How much of what winning counts hangs on the best framed tile that is loose already."""
    eaten_plain: float
    """How often the player before discards a given plain tile, for each time it is drawn."""
    eaten_framed: float
    """How often a given framed one."""

    def of_mind(self) -> list[float]:
        """Those that the mind weighs with."""
        return list(self[:WEIGHTS])


TUNED = {
    2: Weights(
        span=5.56,
        passed=1.17,
        last=3.69,
        way=-2.37,
        way_unit=1.37,
        way_turn=0.251,
        odd=1680.0,
        offered_plain=1.05,
        offered_framed=0.171,
        claimed=0.549,
        thrown=0.309,
        ready=-4.41,
        ready_turn=0.215,
        ready_open=0.051,
        wanted=0.171,
        watches=0.528,
        ended=208.0,
        draw=0.441,
        speed=79.3,
        untouched=0.783,
        rivals=0.736,
        kept=0.537,
        eaten_plain=0.037,
        eaten_framed=0.127,
    ),
    3: Weights(
        span=5.76,
        passed=1.02,
        last=2.08,
        way=-2.08,
        way_unit=1.69,
        way_turn=0.333,
        odd=1560.0,
        offered_plain=1.78,
        offered_framed=0.0648,
        claimed=0.866,
        thrown=0.631,
        ready=-2.14,
        ready_turn=0.326,
        ready_open=0.0842,
        wanted=0.116,
        watches=0.122,
        ended=52.7,
        draw=0.296,
        speed=80.4,
        untouched=0.595,
        rivals=0.178,
        kept=0.211,
        eaten_plain=0.364,
        eaten_framed=0.051,
    ),
    4: Weights(
        span=4.83,
        passed=0.761,
        last=1.98,
        way=-2.32,
        way_unit=1.41,
        way_turn=0.389,
        odd=1660.0,
        offered_plain=1.37,
        offered_framed=0.372,
        claimed=0.792,
        thrown=0.365,
        ready=-3.13,
        ready_turn=0.326,
        ready_open=0.212,
        wanted=0.162,
        watches=0.0962,
        ended=85.3,
        draw=0.524,
        speed=51.6,
        untouched=0.516,
        rivals=0.273,
        kept=0.351,
        eaten_plain=0.0,
        eaten_framed=0.391,
    ),
}
"""By the number of players."""


class Habits(NamedTuple):
    """By how much each of these makes a hand of another less likely."""

    plain: float
    """A loose plain tile."""
    framed: float
    """A loose framed tile."""
    thrown: float
    """And a loose plain of a point of which a plain was discarded."""


PLAIN_TURN, PLAIN_LEAST = 0.77, 0.1
"""What every discard makes of the likelihood of a loose plain tile, and the least of it."""
FRAMED_TURN, FRAMED_LEAST = 0.885, 0.4
"""Likewise of a loose framed one."""
THROWN = 0.03
FALLEN = 0.002
"""Who discards framed tiles has no loose plains (WH25), if (s)he does not press."""


def habits(discards: int, fallen: bool) -> Habits:
    """Of who has made so many discards. Fitted to what tuned minds hold: loose plains, loose framed tiles, plains of
    points thrown away before.
    """
    plain = FALLEN if fallen else max(PLAIN_TURN**discards, PLAIN_LEAST)
    return Habits(plain, max(FRAMED_TURN**discards, FRAMED_LEAST), THROWN)
