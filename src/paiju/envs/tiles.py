"""The numbers of Wahua. Its actions are those of its kernel (`games/wahua/kernel/codes.py`): a discard, replacement or
show by its tile, a kong by its point, and the moves that need no more than their name.
"""

from collections.abc import Iterable, Sequence

from paiju.core.actions import Action, format_action
from paiju.core.tiles import Tile
from paiju.envs.coding import LEAVING, Choice
from paiju.envs.layout import Field, Layout
from paiju.envs.numbers import flags, numbers
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, POINTS
from paiju.games.wahua.kernel.codes import EAT, FLEE, KONG_OF, PASS, REPLACE, SHOW, WIN
from paiju.games.wahua.moves import FAULTS, action_of
from paiju.games.wahua.options import WahuaOptions
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.tiles import ALL_POINTS, NUMBER
from paiju.games.wahua.view import PHASES

ACTIONS = FLEE + 1
"""Passing is one action, whatever is let pass."""
MOVES = {
    **{action_of(tile): tile for tile in range(FIRST_SPECIAL)},
    **{action_of(KONG_OF + point): KONG_OF + point for point in range(POINTS)},
    **{action_of(start + tile): start + tile for start in (REPLACE, SHOW) for tile in range(FIRST_SPECIAL)},
    **{action_of(move): move for move in (WIN, EAT, PASS, FLEE)},
}
"""The number of each action."""
TEXTS = {number: format_action(action) for action, number in MOVES.items()}
ACTION = {number: action for action, number in MOVES.items()}

POINTED = FIRST_SPECIAL
KINDS = FIRST_SPECIAL + 9
"""Tiles by point and kind, the eight flowers, the blank."""


class TileCoding:
    """The numbers of a table of Wahua, see `Coding`."""

    actions = ACTIONS

    def __init__(self, options: WahuaOptions) -> None:
        seats, tiles = options.players, "by point and kind: 66o 66d 66s, 11o …"
        self.layout = Layout(
            (
                Field("hand", (KINDS,), f"tiles held {tiles}, then F1 … F8, B"),
                Field("open", (seats, POINTED), "in open pairs and kongs, by seat"),
                Field("laid_out", (seats, 9), "specials laid out: F1 … F8, B, by seat"),
                Field("discarded", (seats, POINTED), "tiles put on the table, by seat"),
                Field("shown", (seats, POINTED), "framed tiles shown, by seat"),
                Field("counts", (seats,), "tiles held, by seat"),
                Field("phase", (len(PHASES),), "1 at " + ", ".join(PHASES)),
                Field("turn", (seats,), "1 at whose turn it is; during claims at who has discarded"),
                Field("dealer", (seats,), "1 at the dealer"),
                Field("homes", (seats,), "the home point of each seat, from 1"),
                Field("shaken", (POINTS,), "1 at each shaken point"),
                Field("familiar", (POINTS,), "1 at each familiar point"),
                Field("wall", (1,), "tiles left in the wall"),
                Field("tile", (1,), "the discard that may be claimed, from 1; 0 where none is"),
                Field("drawn", (1,), "the tile drawn last in this turn, from 1; 0 where none is"),
                Field("to_show", (POINTED,), "1 at each tile to be shown before the discard"),
                Field("judged", (len(FAULTS),), "1 at " + ", ".join(FAULTS.values()) + ": the viewer's"),
                Field("pressing", (ACTIONS,), "1 at each action that would be pressing"),
            )
        )

    def text(self, action: int) -> str:
        """What an action means."""
        return TEXTS.get(action, "")

    def legal(self, state: WahuaState, seat: int, choice: Choice | None, leaving: bool) -> list[int]:
        """The actions of a seat that is asked."""
        moves = (offer.action for offer in state.view(seat).offers)
        return sorted(MOVES[action] for action in moves if leaving or action not in LEAVING)

    def taken(self, state: WahuaState, seat: int, choice: Choice | None, action: int) -> Action | Choice:
        """What a legal action does."""
        return ACTION[action]

    def observe(self, state: WahuaState, seat: int, choice: Choice | None) -> bytes:
        """The observation."""
        view, seats = state.view(seat), len(state.seating)
        around = [(seat + step) % seats for step in range(seats)]
        clauses = tuple(FAULTS.values())
        claimed = view.tile if view.phase == "claims" else None
        return b"".join(
            (
                _tiles(view.hand),
                *(_pointed(tile for unit in view.open[other] for tile in unit.tiles) for other in around),
                *(_tiles(view.specials[other])[POINTED:] for other in around),
                *(_pointed(one.tile for one in view.discards if one.seat == other) for other in around),
                *(_pointed(view.shown[other]) for other in around),
                numbers(view.counts[other] for other in around),
                flags([PHASES.index(view.phase)], len(PHASES)),
                flags([around.index(view.turn)], seats),
                flags([around.index(view.dealer)], seats),
                bytes([ALL_POINTS.index(view.homes[other]) + 1 for other in around]),
                flags(map(ALL_POINTS.index, view.shaken), POINTS),
                flags(map(ALL_POINTS.index, view.familiar), POINTS),
                numbers([view.wall]),
                bytes([NUMBER[claimed] + 1 if claimed else 0]),
                bytes([NUMBER[view.drawn] + 1 if view.drawn else 0]),
                flags((NUMBER[tile] for tile in view.to_show), POINTED),
                flags((clauses.index(clause) for clause in view.judged[seat]), len(clauses)),
                flags((MOVES[offer.action] for offer in view.offers if offer.faults), ACTIONS),
            )
        )


def _tiles(tiles: Sequence[Tile]) -> bytes:
    """How many there are of each kind of tile."""
    found = bytearray(KINDS)
    for tile in tiles:
        found[NUMBER[tile]] += 1
    return bytes(found)


def _pointed(tiles: Iterable[Tile]) -> bytes:
    """The same where no special can be."""
    return _tiles(tuple(tiles))[:POINTED]
