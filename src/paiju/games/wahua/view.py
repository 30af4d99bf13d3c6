"""A hand of Wahua as a seat, or a spectator, sees it."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from paiju.core.actions import Action
from paiju.core.game import Fact, View
from paiju.core.tiles import Point, Tile, Tiles
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.cells import KONG, POINTS, count, has, one, unit_of
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import NONE
from paiju.games.wahua.moves import action_of, clauses_of
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.points import Table, unit_worth
from paiju.games.wahua.settlement import value_of
from paiju.games.wahua.standing import standing_of
from paiju.games.wahua.tiles import ALL_POINTS, TILES, specials_in, tiles_of

Phase = Literal["flight", "turn", "claims", "over"]
PHASES: tuple[Phase, ...] = ("flight", "turn", "claims", "over")


class Unit(Struct, frozen=True):
    """A pair or kong."""

    tiles: Tiles
    """The best first."""
    value: int
    """Its points 道, as it lies."""


class Discard(Struct, frozen=True):
    """A tile that was put on the table."""

    seat: int
    tile: Tile
    taken_by: int | None = None
    """Who took it: ate it, replaced or konged with it, or won."""


class Offer(Struct, frozen=True):
    """Something the viewer may do now."""

    action: Action
    faults: tuple[str, ...] = ()
    """The clauses by which it would be pressing 压迫."""
    value: int | None = None
    """The points 道 that the viewer would have then, where it makes a pair or kong or wins."""


class WahuaView(View, frozen=True, kw_only=True, tag="wahua"):
    """The table as a seat, or a spectator, sees it. `to_act` names during claims nobody but the viewer (WH21)."""

    options: WahuaOptions
    dealer: int
    dice: tuple[int, int]
    broken: int
    """The seat whose wall is broken (WH9)."""
    shaken: tuple[Point, ...]
    """The shaken points 摇张 (WH10)."""
    homes: tuple[Point, ...]
    """The home point 家位 of each seat (WH5)."""
    phase: Phase
    turn: int
    """Whose turn it is; during claims who has discarded."""
    wall: int
    """How many tiles are left in the wall."""
    tile: Tile | None
    """The discard that may be claimed, and at the end the tile won with."""
    hand: Tiles = ()
    """The viewer's own tiles, specials last; none for a spectator."""
    units: tuple[Unit, ...] = ()
    """The pairs and kongs in the viewer's hand (WH20)."""
    drawn: Tile | None = None
    """The tile the viewer drew last in this turn, if it is in the hand."""
    to_show: Tiles = ()
    """What the viewer has to show before the discard (WH29)."""
    offers: tuple[Offer, ...] = ()
    """What the viewer may do now."""
    value: int | None = None
    """The points 道 the viewer has as things stand; None for a spectator."""
    judged: tuple[tuple[str, ...], ...]
    """The clauses by which each seat was judged pressing: the viewer's own, all at the settlement (WH31)."""
    counts: tuple[int, ...]
    open: tuple[tuple[Unit, ...], ...]
    specials: tuple[Tiles, ...]
    """The specials that each seat has laid out."""
    discards: tuple[Discard, ...]
    shown: tuple[Tiles, ...]
    """The framed tiles that each seat has shown 献花."""
    familiar: tuple[Point, ...]
    """The familiar points 熟张 (WH42)."""
    winner: int | None = None
    odd: Tile | None = None
    """The winner's odd tile 宕头."""
    fled: tuple[int, ...] = ()
    dealt: tuple[Tiles, ...] = ()
    """All hands as dealt, open at the settlement."""
    hands: tuple[Tiles, ...] = ()
    """What is left in all hands, open at the settlement."""
    values: tuple[int, ...] = ()
    """The points 道 of each seat, open at the settlement."""

    def legal(self) -> tuple[Action, ...]:
        """The viewer's legal actions."""
        return tuple(offer.action for offer in self.offers)

    def actions(self) -> Iterator[Action]:
        """The viewer's legal actions."""
        return iter(self.legal())

    def faults(self, action: Action) -> tuple[str, ...]:
        """The clauses by which a legal action would be pressing 压迫 (WH24)."""
        return next((offer.faults for offer in self.offers if offer.action == action), ())

    def facts(self) -> tuple[Fact, ...]:
        """Who deals, the dice and whose wall they break (WH9), the shaken points (WH10), the home points (WH5)."""
        players = len(self.seating)
        seats = {"who": self.dealer, "broken": self.broken}
        dice: dict[str, str | int] = {"one": self.dice[0], "other": self.dice[1]}
        roles = {name: (self.dealer + step) % players for step, name in enumerate(_ROLES[:players])}
        return (
            Fact("wahua-deals", seats, dice),
            Fact("wahua-shaken", params={"points": " ".join(self.shaken)}),
            Fact(f"wahua-homes-{players}", roles),
        )


_ROLES = ("first", "second", "third", "fourth")
"""The seats from the dealer on, as the text of their home points names them."""


def held_tiles(hand: Hand, seat: int) -> Tiles:
    """The tiles in a hand, point by point, the best of each first; specials last."""
    pointed = (tiles_of(ALL_POINTS[point], hand.held[seat * POINTS + point]) for point in range(POINTS))
    return (*(tile for tiles in pointed for tile in tiles), *specials_in(hand.specials[seat]))


def size_of(hand: Hand, seat: int) -> int:
    """How many tiles a hand holds."""
    pointed = sum(int(count(hand.held[seat * POINTS + point])) for point in range(POINTS))
    return pointed + int(hand.specials[seat]).bit_count()


def open_units(hand: Hand, seat: int, table: Table) -> tuple[Unit, ...]:
    """The pairs and kongs that lie open."""
    at = seat * POINTS
    return tuple(
        _unit(table, point, hand.open[at + point]) for point in range(POINTS) if hand.open[at + point]
    )


def own_units(hand: Hand, seat: int, table: Table) -> tuple[Unit, ...]:
    """The pairs and kongs in a hand (WH20)."""
    at, found = seat * POINTS, []
    for point in range(POINTS):
        unit = 0 if hand.open[at + point] else unit_of(hand.held[at + point])
        if unit:
            found.append(_unit(table, point, unit))
    return tuple(found)


def own_drawn(hand: Hand, seat: int) -> Tile | None:
    """The tile that a seat drew last in its turn, if it is in the hand."""
    tile = int(hand.last)
    mine = hand.phase == codes.TURN and hand.turn == seat and tile != NONE
    return TILES[tile] if mine and has(hand.held[seat * POINTS + tile // 3], tile % 3) else None


def own_value(hand: Hand, seat: int, table: Table) -> int:
    """The points 道 of a seat as things stand."""
    return value_of(table, standing_of(hand, seat))


def offers_of(hand: Hand, seat: int, table: Table) -> tuple[Offer, ...]:
    """What a seat that is asked may do, by what it would be judged for, and what it makes."""
    return tuple(
        Offer(action_of(move), clauses_of(hand.faults(seat, move)), _made(hand, seat, move, table))
        for move in hand.legal(seat)
    )


def _unit(table: Table, point: int, unit: int) -> Unit:
    return Unit(tiles_of(ALL_POINTS[point], unit), unit_worth(table, ALL_POINTS[point], unit).value)


def _made(hand: Hand, seat: int, move: int, table: Table) -> int | None:
    """What a move makes: the points of the pair or kong, or of the whole hand that wins."""
    if move == codes.WIN:
        odd = hand.own_win(seat) if hand.phase == codes.TURN else hand.wins_with(seat, hand.tile)
        return _won(hand, seat, odd, table)
    if codes.KONG_OF <= move < codes.REPLACE:
        return unit_worth(table, ALL_POINTS[move - codes.KONG_OF], KONG).value
    if move == codes.EAT:
        point, kind = divmod(int(hand.tile), 3)
        unit = hand.held[seat * POINTS + point] + one(kind)
    elif codes.REPLACE <= move < codes.SHOW:
        point, kind = divmod(move - codes.REPLACE, 3)
        unit = hand.unit(seat, point) - 1 + one(kind)
    else:
        return None
    return unit_worth(table, ALL_POINTS[point], unit).value


def _won(hand: Hand, seat: int, odd: int, table: Table) -> int:
    claimed = hand.phase == codes.CLAIMS
    if claimed:
        hand.take(seat, hand.tile)
    value = value_of(table, standing_of(hand, seat, TILES[odd]))
    if claimed:
        hand.held[seat * POINTS + int(hand.tile) // 3] -= one(int(hand.tile) % 3)
    return value
