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
    eaten_plain: float
    """How often the player before discards a given plain tile, for each time it is drawn."""
    eaten_framed: float
    """How often a given framed one."""

    def of_mind(self) -> list[float]:
        """Those that the mind weighs with."""
        return list(self[:WEIGHTS])


TUNED = {
    2: Weights(
        span=6.66,
        passed=1.06,
        last=3.2,
        way=-2.33,
        way_unit=1.5,
        way_turn=0.242,
        odd=1640.0,
        offered_plain=1.17,
        offered_framed=0.271,
        claimed=0.398,
        thrown=0.228,
        ready=-3.5,
        ready_turn=0.0398,
        ready_open=0.192,
        wanted=0.0877,
        watches=0.382,
        ended=289.0,
        draw=0.437,
        speed=72.8,
        untouched=0.586,
        rivals=0.633,
        eaten_plain=0.126,
        eaten_framed=0.113,
    ),
    3: Weights(
        span=5.8,
        passed=0.81,
        last=2.17,
        way=-1.77,
        way_unit=1.59,
        way_turn=0.283,
        odd=1370.0,
        offered_plain=1.73,
        offered_framed=0.297,
        claimed=0.842,
        thrown=0.597,
        ready=-1.53,
        ready_turn=0.34,
        ready_open=0.161,
        wanted=0.0971,
        watches=0.114,
        ended=21.9,
        draw=0.141,
        speed=141.0,
        untouched=0.635,
        rivals=0.151,
        eaten_plain=0.0725,
        eaten_framed=0.0808,
    ),
    4: Weights(
        span=6.0,
        passed=0.617,
        last=1.88,
        way=-2.42,
        way_unit=1.46,
        way_turn=0.301,
        odd=1650.0,
        offered_plain=1.23,
        offered_framed=0.334,
        claimed=1.07,
        thrown=0.318,
        ready=-2.89,
        ready_turn=0.274,
        ready_open=0.268,
        wanted=0.197,
        watches=0.0892,
        ended=67.2,
        draw=0.317,
        speed=71.8,
        untouched=0.267,
        rivals=0.141,
        eaten_plain=0.0268,
        eaten_framed=0.398,
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
