"""What the seats have at the end of a hand, as the settlement reads it."""

from paiju.core.tiles import Tile
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.cells import POINTS
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.moves import clauses_of
from paiju.games.wahua.settlement import Cover, Standing
from paiju.games.wahua.tiles import ALL_POINTS, TILES, specials_in


def standing_of(hand: Hand, seat: int, odd: Tile | None = None) -> Standing:
    """What a seat has: its units, the specials laid out and still held (WH39.d), the odd tile of a winner."""
    units = tuple(
        (ALL_POINTS[point], unit) for point in range(POINTS) if (unit := int(hand.counted(seat, point)))
    )
    return Standing(
        units=units,
        specials=specials_in(hand.laid[seat] | hand.specials[seat]),
        odd=odd,
        pressed=clauses_of(hand.pressed[seat]),
        fled=bool(hand.fled[seat]),
    )


def standings(hand: Hand) -> tuple[Standing, ...]:
    """What every seat has at the end."""
    odd = {int(hand.winner): TILES[hand.odd]} if hand.ending == codes.WON else {}
    return tuple(standing_of(hand, seat, odd.get(seat)) for seat in range(hand.players))


def covers(hand: Hand) -> tuple[Cover, ...]:
    """What is paid for all 包牌, in the order of the claims (WH43, WH44)."""
    return tuple(
        Cover(payer, taker, ALL_POINTS[point], unit, reason & ~codes.BY_WIN, bool(reason & codes.BY_WIN))
        for payer, taker, point, unit, reason in hand.covers
    )
