"""The steady bot for Wahua: pairs by what they may be worth, discards in order, no claim that does not help."""

from paiju.bots.steady.caution import Caution
from paiju.bots.steady.outlook import Holding, Outlook
from paiju.core.actions import Action, Discard, Eat, Flee, Kong, Replace, Show, Win
from paiju.core.game import View
from paiju.games.wahua.kernel.cells import has
from paiju.games.wahua.kernel.order import class_of
from paiju.games.wahua.tiles import NUMBER
from paiju.games.wahua.view import Offer, WahuaView

DRAW = 0.3
"""How much of a turn is lost to who takes a discard and does not draw."""


class SteadyWahua:
    """A sensible villager: never presses, never flees; uses no chance."""

    def act(self, view: View) -> Action:
        """The win, the kong, what must be shown; else the claim or the discard of the greatest worth."""
        assert isinstance(view, WahuaView)
        offers = blameless(view)
        for kind in (Win, Kong, Show):
            sure = [offer for offer in offers if isinstance(offer.action, kind)]
            if sure:
                return max(sure, key=lambda offer: offer.value or 0).action
        if len(offers) == 1:
            return offers[0].action
        return Mind(view).best(offers)


def blameless(view: WahuaView) -> list[Offer]:
    """What is offered without being pressing, flight apart."""
    return [offer for offer in view.offers if not offer.faults and not isinstance(offer.action, Flee)]


class Mind:
    """What a villager makes of a view."""

    def __init__(self, view: WahuaView) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.outlook = Outlook(view, self.seat)
        self.caution = Caution(view, self.outlook)

    def best(self, offers: list[Offer]) -> Action:
        """The offer of the greatest worth, of equal ones the first."""
        return max(offers, key=lambda offer: self.worth(offer.action)).action

    def worth(self, action: Action) -> float:
        """The points that may be expected after an offer."""
        outlook, holding = self.outlook, self.outlook.holding
        match action:
            case Discard(tile):
                left = holding.given(NUMBER[tile])
                return outlook.worth(left, outlook.turns) - self.caution.cost(NUMBER[tile], holding)
            case Eat():
                return self.settled(holding.eaten(self.claimed), outlook.turns - DRAW)
            case Replace(tile) if self.view.phase == "claims":
                return self.settled(holding.replaced(NUMBER[tile], own=False), outlook.turns - DRAW)
            case Replace(tile):
                return self.settled(holding.replaced(NUMBER[tile], own=True), outlook.turns)
            case _:
                return outlook.worth(holding, outlook.turns)

    @property
    def claimed(self) -> int:
        """The discard that may be claimed."""
        assert self.view.tile is not None
        return NUMBER[self.view.tile]

    def settled(self, holding: Holding, turns: float) -> float:
        """The worth of a hand that has to discard yet."""
        return max(self.outlook.worth(holding.given(tile), turns) for tile in self.allowed(holding))

    def allowed(self, holding: Holding) -> list[int]:
        """What the order of discards allows (WH25); if everything is in a pair, all."""
        places: dict[int, list[int]] = {}
        for point, (held, laid) in enumerate(zip(holding.held, holding.open, strict=True)):
            for kind in range(3):
                if has(held, kind):
                    place = class_of(held, laid, 0, self.caution.konged[point], kind)
                    places.setdefault(place, []).append(3 * point + kind)
        return places[min(places)]
