"""The deal of Wahua: dealer, dice, wall (WH7–WH12)."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from paiju.core.draws import Draws
from paiju.core.errors import RecordError
from paiju.core.game import Carry
from paiju.core.settlement import Settlement
from paiju.core.tiles import Point, Tile
from paiju.games.wahua.tiles import HOMES, SET, shaken_points

HAND_SIZE = 20  # WH12
Die = Annotated[int, Meta(ge=1, le=6)]


class WahuaCarry(Carry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the next hand needs, and who deals it."""

    dealer: int | None = None
    """The seat of the dealer 庄家; None in a first hand, where chance decides (WH7)."""

    def following(self, settlement: Settlement | None, dealer: int, winner: int | None) -> "WahuaCarry":
        """The carry of the next hand: who deals stays when (s)he wins or nobody does, else the next deals (WH8)."""
        moves = winner is not None and winner != dealer
        after = self.after(self.seating, settlement)
        return replace(after, dealer=(dealer + moves) % len(self.seating))


class WahuaDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """What chance decides: who deals first, the dice, the wall from its front on."""

    dealer: int
    dice: tuple[Die, Die]
    wall: tuple[Tile, ...]

    @property
    def shaken(self) -> tuple[Point, ...]:
        """The three shaken points (WH10)."""
        return shaken_points(*self.dice)

    def broken(self, players: int) -> int:
        """The seat whose wall is broken: the sum of the dice counted from the dealer, who is one (WH9)."""
        return (self.dealer + sum(self.dice) - 1) % players

    def homes(self, players: int) -> tuple[Point, ...]:
        """The home point of each seat; those of roles without a player have no owner (WH5, WH5.d)."""
        return tuple(HOMES[(seat - self.dealer) % players] for seat in range(players))


def draw_deal(players: int, carry: WahuaCarry, draws: Draws) -> WahuaDeal:
    """Draw the first dealer where there is none yet (WH7), the two dice, and the wall's order."""
    dealer = draws.below(players) if carry.dealer is None else carry.dealer
    dice = (draws.below(6) + 1, draws.below(6) + 1)
    return WahuaDeal(dealer, dice, draws.shuffled(SET))


def check_deal(players: int, carry: WahuaCarry, deal: WahuaDeal) -> None:
    """Raise RecordError unless the wall is all tiles of the game and the dealer the one whose turn it is."""
    if sorted(deal.wall) != sorted(SET):
        raise RecordError("record-wall", tiles=len(deal.wall))
    if not 0 <= deal.dealer < players or carry.dealer not in (None, deal.dealer):
        raise RecordError("record-dealer", dealer=deal.dealer)
