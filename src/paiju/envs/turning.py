"""The numbers of Fanfanzha, where nothing is decided: each seat in turn has one action, to turn up its bombs."""

from paiju.core.actions import Action, TurnUp, format_action
from paiju.core.cards import DECK, Card
from paiju.envs.coding import Choice
from paiju.envs.layout import Field, Layout
from paiju.envs.numbers import flags
from paiju.games.fanfanzha.options import FanfanzhaOptions
from paiju.games.fanfanzha.play import FanfanzhaState

PLACE = {card: place for place, card in enumerate(DECK)}


class TurningCoding:
    """The numbers of a table of Fanfanzha, see `Coding`."""

    actions = 1

    def __init__(self, options: FanfanzhaOptions) -> None:
        seats = options.players
        self.layout = Layout(
            (
                Field("hand", (len(DECK),), "cards held, 3s 3h 3d 3c … 2c w W"),
                Field("opened", (seats, len(DECK)), "cards laid open, by seat"),
                Field("turned", (seats,), "1 at who has turned up"),
                Field("leader", (seats,), "1 at who turned up first"),
                Field("reveal", (len(DECK),), "1 at the reveal card"),
            )
        )

    def text(self, action: int) -> str:
        """What the action means."""
        return format_action(TurnUp())

    def legal(self, state: FanfanzhaState, seat: int, choice: Choice | None, leaving: bool) -> list[int]:
        """The action of a seat that is asked."""
        return [0] if state.legal(seat) else []

    def taken(self, state: FanfanzhaState, seat: int, choice: Choice | None, action: int) -> Action | Choice:
        """What the action does."""
        return TurnUp()

    def observe(self, state: FanfanzhaState, seat: int, choice: Choice | None) -> bytes:
        """The observation."""
        view, seats = state.view(seat), len(state.seating)
        around = [(seat + step) % seats for step in range(seats)]
        return b"".join(
            (
                _cards(view.hand),
                *(_cards(view.opened[other]) for other in around),
                bytes([other in view.turned for other in around]),
                flags([around.index(view.leader)], seats),
                flags([PLACE[view.reveal]], len(DECK)),
            )
        )


def _cards(cards: tuple[Card, ...]) -> bytes:
    found = bytearray(len(DECK))
    for card in cards:
        found[PLACE[card]] += 1
    return bytes(found)
