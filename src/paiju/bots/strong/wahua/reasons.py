"""Why a choice in Wahua, in the game's terms: the keys of `advice-<reason>`."""

from paiju.bots.strong.wahua.seen import seen_of
from paiju.core.actions import Action, Discard, Eat, Kong, Replace, Show, Win
from paiju.games.wahua.kernel.cells import PLAIN, POINTS
from paiju.games.wahua.kernel.hand import Hand
from paiju.games.wahua.kernel.holdings import UNITS
from paiju.games.wahua.kernel.order import GIFT, OF_PAIR, OTHERS_KONG, OWN_KONG, WHITE_AGAIN
from paiju.games.wahua.tiles import BIG, NUMBER
from paiju.games.wahua.view import WahuaView

BY_CLASS = {
    WHITE_AGAIN: "white-again",
    OWN_KONG: "own-kong",
    GIFT: "gift",
    OTHERS_KONG: "others-kong",
    OF_PAIR: "breaks-least",
}
"""Why a tile of a class goes, where the class says it all (WH25)."""


def reason(view: WahuaView, chosen: Action, others: list[Action]) -> str:
    """The key of the reason for a choice, by what tells it from the others that were thought of."""
    assert view.seat is not None
    hand = seen_of(view).hand
    match chosen:
        case Win():
            return "wins"
        case Kong():
            return "makes-kong"
        case Show():
            return "must-show"
        case Eat():
            return "nears-win" if _units(hand, view.seat) >= UNITS - 3 else "takes-pair"
        case Replace():
            return "betters-pair"
        case Discard(tile):
            return _why_discard(
                view, hand, tile, [other.tile for other in others if isinstance(other, Discard)]
            )
        case _:
            return "keeps-draw" if view.phase == "claims" else "plays-on"


def _why_discard(view: WahuaView, hand: Hand, tile: str, others: list[str]) -> str:
    assert view.seat is not None
    place = int(hand.class_of(view.seat, NUMBER[tile]))
    if place in BY_CLASS:
        return BY_CLASS[place]
    if not others:
        alone = all(hand.class_of(view.seat, NUMBER[held]) == OF_PAIR for held in view.hand if held != tile)
        return "keeps-pairs" if alone else "avoids-pressing"
    if NUMBER[tile] % 3 != PLAIN and _units(hand, view.seat) >= UNITS - 1:
        return "keeps-odd"
    if tile[:2] in view.familiar and any(other[:2] not in view.familiar for other in others):
        return "safe-familiar"
    big = {*BIG, *view.shaken}
    if tile[:2] not in big and any(other[:2] in big for other in others):
        return "small-first"
    return "keeps-better"


def _units(hand: Hand, seat: int) -> int:
    """The pairs and kongs that a seat has."""
    return sum(1 for point in range(POINTS) if hand.unit(seat, point))
