"""What a villager knows by heart: what plays weigh, how likely they stand, what a lead is worth. Tables of numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ONE: Final = 1024
"""A whole burden, and certainty."""

SET: Final = 1
RUN: Final = 2
BOMB: Final = 3
CARRYING: Final = 4
KICKED: Final = 5
OTHER: Final = 6
"""What a shape is to who sorts: `CARRYING` is a triple with a pair, `KICKED` carries any cards; `OTHER` is not sorted
for.
"""

COUNTS: Final = 32
"""Numbers of cards, and of plays, in tables."""


class Habits:
    """The tables. By shape: `sorts`, `eaches` (cards of a rank), `lengths` (ranks), `wants` (kickers).

    By class: `burdens`, `beaten` (how likely one opponent beats it), `earns` (what it brings by itself). `sets` has
    the burden of so many cards of a rank (`count * 16 + rank`) less what they earn, `set_shapes` the shape of so many.
    `runs` are the families of runs as (each, least, most), `run_shapes` their shapes (`family * 16 + length`).
    `lead` is by plays left; `lead_partner`, `danger`, `fits` and `still` by cards left, `last_above` by rank.
    """

    def __init__(
        self,
        sorts: list[int],
        eaches: list[int],
        lengths: list[int],
        wants: list[int],
        burdens: list[int],
        beaten: list[int],
        earns: list[int],
        sets: list[int],
        set_shapes: list[int],
        runs: list[int],
        run_shapes: list[int],
        lead: list[int],
        lead_partner: list[int],
        danger: list[int],
        fits: list[int],
        still: list[int],
        last_above: list[int],
        scalars: dict[str, int],
    ) -> None:
        self.sorts = vec[i64](sorts)
        self.eaches = vec[i64](eaches)
        self.lengths = vec[i64](lengths)
        self.wants = vec[i64](wants)
        self.burdens = vec[i64](burdens)
        self.beaten = vec[i64](beaten)
        self.earns = vec[i64](earns)
        self.sets = vec[i64](sets)
        self.set_shapes = vec[i64](set_shapes)
        self.runs = vec[i64](runs)
        self.families: i64 = len(runs) // 3
        self.run_shapes = vec[i64](run_shapes)
        self.lead = vec[i64](lead)
        self.lead_partner = vec[i64](lead_partner)
        self.danger = vec[i64](danger)
        self.fits = vec[i64](fits)
        self.still = vec[i64](still)
        self.last_above = vec[i64](last_above)
        self.pairing: i64 = scalars["pairing"]
        """The shape of a triple with a pair, 0 where there is none."""
        self.carrying: i64 = scalars["carrying"]
        self.wild: i64 = scalars["wild"]
        """All four bits of each of the jokers that enlarge bombs."""
        self.chains: i64 = scalars["chains"]
        """The fewest ranks held as bombs, or nearly so, with which chains are looked for; 16 where there are none."""
        self.joker_bombs: i64 = scalars["joker_bombs"]
        """The fewest jokers that are a bomb by themselves."""
        self.by_bomb: i64 = scalars["by_bomb"]
        self.passed: i64 = scalars["passed"]
        self.they_finish: i64 = scalars["they_finish"]
        self.out: i64 = scalars["out"]
        self.help: i64 = scalars["help"]
        self.overtake: i64 = scalars["overtake"]
        self.partner_takes: i64 = scalars["partner_takes"]
        self.point: i64 = scalars["point"]
        """The worth of sixteen captured points while a hundred are open."""
        self.decided: i64 = scalars["decided"]
        """What is left of it once they are not."""
        self.enough: i64 = scalars["enough"]
        self.fine: i64 = scalars["fine"]
        """What a joker costs that is played otherwise than in a bomb."""
        self.noise: i64 = scalars["noise"]
        """How far a worth may be misjudged, either way."""
