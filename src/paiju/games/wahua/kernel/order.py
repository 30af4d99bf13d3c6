"""The order of discards: to which class a tile belongs (WH25, WH26)."""

from typing import Final

from mypy_extensions import i64

from paiju.games.wahua.kernel.cells import KONG, PLAIN, has, unit_of

WHITE_AGAIN: Final = 1
"""打白留白: a plain drawn after one has discarded a plain of its point."""
OWN_KONG: Final = 2
"""A plain of one's own kong."""
GIFT: Final = 3
"""送子: a plain beyond one's pair."""
OTHERS_KONG: Final = 4
"""A single plain of a point that somebody else has konged."""
LOOSE_PLAIN: Final = 5
"""Another single plain."""
LOOSE_FRAMED: Final = 6
"""A single framed tile."""
OF_PAIR: Final = 7
"""A tile of a pair or kong: no class, discarding it breaks the pair (WH26)."""


def loose_of(held: i64, laid: i64) -> i64:
    """The tiles held of a point that are in no pair: all of them where a pair or kong of it lies open (WH20)."""
    return held if laid != 0 else held - unit_of(held)


def class_of(held: i64, laid: i64, owed: i64, konged: bool, kind: i64) -> i64:
    """The class of a tile of `kind`, one of those `held` of its point.

    `laid` is the open unit of the point, `owed` how many plains of it were drawn after one of it was discarded,
    `konged` whether somebody else has konged it.
    """
    if kind == PLAIN and owed != 0:
        return WHITE_AGAIN
    # A plain that is owed belongs to no pair of the others: it must go even if it would make one.
    loose = loose_of(held - owed, laid)
    if not has(loose, kind):
        return OF_PAIR
    if kind != PLAIN:
        return LOOSE_FRAMED
    if laid == KONG or unit_of(held) == KONG:
        return OWN_KONG
    if laid != 0 or unit_of(held) != 0:
        return GIFT
    return OTHERS_KONG if konged else LOOSE_PLAIN


def first_class(held: i64, laid: i64, owed: i64, konged: bool) -> i64:
    """The earliest class of the tiles held of a point; OF_PAIR where all are in a pair, or none is held."""
    if held == 0:
        return OF_PAIR
    earliest: i64 = OF_PAIR
    kind: i64 = 0
    while kind < 3:
        if has(held, kind):
            place = class_of(held, laid, owed, konged, kind)
            if place < earliest:
                earliest = place
        kind += 1
    return earliest
