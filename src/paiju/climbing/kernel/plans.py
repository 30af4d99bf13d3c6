"""The plans of a lister: for each shape on the table, the families that may be played on it, cut to what beats it.

Made once for a grammar, so that the lister never looks at a length that could not be played.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SET: Final = 0
RUN: Final = 1
BOMB: Final = 2
CHAIN: Final = 3
WILD_SET: Final = 4
WILD_RUN: Final = 5
WILD_BOMB: Final = 6
LINES: Final = 7
KICKED_SET: Final = 8
KICKED_RUN: Final = 9
ANY_JOKERS: Final = 10
SPECIAL: Final = 11

ROW: Final = 16
"""The places of one chain length: no smallest bomb has more cards than fit below it."""

NEVER: Final = 0
BY_RANK: Final = 1
ALWAYS: Final = 2
MIXED: Final = 3
"""The shapes of a part differ: each has to be looked up."""


class Part:
    """A family of shapes, or a stretch of one.

    `sort`: SET, RUN, BOMB, CHAIN and so on. `first`: the first shape. `of`: the natural cards of a rank, of a bomb and
    where wild cards may take part the fewest. `least`, `most`: the lengths, of a bomb the numbers of cards.
    `carrying`: the carried cards of a rank, or the number of kickers for it. `ranks`: the mask of the ranks that may
    take part. `how`: how its shapes beat the one that the plan is for. `each`: the cards of a rank, wild ones among
    them. `wild`: the ranks of the wild cards, all four bits of each. `places`: where a length has several shapes, its
    place among the part's shapes, for LINES by `length * ROW + smallest bomb`.
    """

    def __init__(
        self,
        sort: i64,
        first: i64,
        of: i64,
        least: i64,
        most: i64,
        carrying: i64,
        ranks: i64,
        how: i64 = ALWAYS,
        each: i64 = 0,
        wild: i64 = 0,
        places: list[int] | None = None,
    ) -> None:
        self.sort = sort
        self.first = first
        self.of = of
        self.least = least
        self.most = most
        self.carrying = carrying
        self.ranks = ranks
        self.how = how
        self.each = each
        self.wild = wild
        self.places = vec[i64](places or [])

    def stretch(self, start: int, end: int, how: int) -> "Part":
        """From one of its shapes to before another, which all beat in one way; each is a length or a size."""
        least = self.least + start
        most = self.least + end - 1
        of = least if self.sort == BOMB else self.of
        return self.like(self.first + start, of, least, most, how)

    def like(self, first: i64, of: i64, least: i64, most: i64, how: i64) -> "Part":
        """A part like it with other shapes."""
        part = Part(self.sort, first, of, least, most, self.carrying, self.ranks, how, self.each, self.wild)
        part.places = self.places
        return part

    def parts(self, hows: list[int]) -> list["Part"]:
        """What of it beats, given how each of its shapes does: stretches that do so in one way."""
        if self.sort in (CHAIN, LINES, KICKED_SET, KICKED_RUN):  # a length has several shapes
            return [] if max(hows) == NEVER else [self.whole(hows[0] if min(hows) == max(hows) else MIXED)]
        parts: list[Part] = []
        start = 0
        for end in range(1, len(hows) + 1):
            if end == len(hows) or hows[end] != hows[start]:
                if hows[start] != NEVER:
                    parts.append(self.stretch(start, end, hows[start]))
                start = end
        return parts

    def whole(self, how: int) -> "Part":
        """All of it."""
        return self.like(self.first, self.of, self.least, self.most, how)


def plans(families: list[Part], relation: list[int], shapes: int) -> list[list[Part]]:
    """The plan for each shape on the table; that for shape 0, the pass, is the lead: all families."""
    firsts = [int(family.first) for family in families] + [shapes]
    made: list[list[Part]] = [families]
    for on in range(1, shapes):
        hows = relation[on * shapes : (on + 1) * shapes]
        plan: list[Part] = []
        for place, family in enumerate(families):
            plan += family.parts(hows[firsts[place] : firsts[place + 1]])
        made.append(plan)
    return made
