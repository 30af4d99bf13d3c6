"""Why an action is not legal: the answer, with its clause, to the player who asks."""

from paiju.core.actions import Action, Discard, Eat, Kong, Pass, Replace, Show, Win
from paiju.core.errors import IllegalAction
from paiju.games.wahua.kernel import codes
from paiju.games.wahua.kernel.cells import FIRST_SPECIAL, POINTS, has
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import NONE
from paiju.games.wahua.moves import clauses_of
from paiju.games.wahua.tiles import NUMBER


def holds(hand: Hand, seat: int, number: int) -> bool:
    """Whether a seat holds a tile that can be discarded."""
    return number < FIRST_SPECIAL and has(hand.held[seat * POINTS + number // 3], number % 3)


def wins(hand: Hand, seat: int) -> bool:
    """Whether a seat that is asked has a win, be it too late (WH30)."""
    odd = hand.own_win(seat) if hand.phase == codes.TURN else hand.wins_with(seat, hand.tile)
    return bool(odd != NONE)


def refusal(hand: Hand, seat: int, action: Action) -> IllegalAction:
    """Why a seat that is asked may not take an action."""
    if hand.phase == codes.FLIGHT:
        return IllegalAction("stay-or-flee", "WH13")
    match action:
        case Win():
            return IllegalAction("win-late", "WH30") if wins(hand, seat) else IllegalAction("no-win", "WH21")
        case Kong(point):
            return IllegalAction("no-kong", "WH19", point=point)
        case Replace(tile):
            return IllegalAction("no-replace", "WH18", tile=tile)
    if hand.phase == codes.CLAIMS:
        return _claim_refusal(hand, seat, action)
    match action:
        case Discard(tile) if tile not in NUMBER or not holds(hand, seat, NUMBER[tile]):
            return IllegalAction("tile-not-held", tile=tile)
        case Discard(tile):
            clauses = clauses_of(hand.faults(seat, codes.DISCARD + NUMBER[tile]))
            return IllegalAction("pressing-forbidden", clauses[0], tile=tile)
        case Show(tile):
            return IllegalAction("no-show", "WH29", tile=tile)
        case Eat():
            return IllegalAction("nothing-to-claim", "WH17")
        case Pass():
            return IllegalAction("must-discard", "WH16")
        case _:
            return IllegalAction("no-card-play", "WH16")


def _claim_refusal(hand: Hand, seat: int, action: Action) -> IllegalAction:
    match action:
        case Pass():
            clauses = clauses_of(hand.faults(seat, codes.PASS))
            return IllegalAction("pass-forbidden", clauses[0])
        case Eat():
            return IllegalAction("no-eat", "WH17")
        case _:
            return IllegalAction("claim-or-pass", "WH21")
