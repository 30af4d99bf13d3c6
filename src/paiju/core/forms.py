"""Whether what a hand is asked is well-formed: a seat that there is, an action that its notation can say."""

from paiju.core.actions import Action, Answer, Discard, Kong, Pass, Play, Replace, Show, Taken
from paiju.core.cards import are_cards
from paiju.core.errors import IllegalAction


def check_seat(seat: object, seats: int) -> None:
    """Raise IllegalAction unless this is one of so many seats."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise IllegalAction("no-seat", seat=str(seat), last=seats - 1)


def check_action(seat: object, seats: int, action: Action) -> None:
    """Raise IllegalAction unless a seat and an action are such. That the cards and tiles are there is for the rules."""
    check_seat(seat, seats)
    if type(action) is Pass:
        return
    if type(action) is not Play and not isinstance(action, Taken):
        kind = type(action).__name__  # type: ignore[unreachable]
        raise IllegalAction("no-action", given=str(action), kind=kind)
    if not is_formed(action):
        raise IllegalAction("action-form", given=repr(action))


def is_formed(action: Action) -> bool:
    """Whether an action that was made in Python holds what its notation can say: the cards of a play are texts in a
    tuple, a tile, a point or an answer is a text.
    """
    if type(action) is Play:
        return are_cards(action.cards) and (action.reading is None or type(action.reading) is str)
    if isinstance(action, Answer):
        return type(action.choice) is str
    if isinstance(action, Discard | Replace | Show):
        return type(action.tile) is str
    return not isinstance(action, Kong) or type(action.point) is str
