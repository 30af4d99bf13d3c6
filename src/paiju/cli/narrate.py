"""Hands and events in words."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from paiju.cli.terminal import Terminal
from paiju.core.cards import Cards, sort_cards
from paiju.core.game import Event, Settled
from paiju.games.wahua.events import Drew
from paiju.texts.notation import SUITS

_JOKERS = {"w": "cli-hand-little-joker", "W": "cli-hand-big-joker"}


def hand_text(terminal: Terminal, cards: Cards, gap: str = "  ") -> str:
    """Cards sorted by rank, each rank once with its suits: `3♠♠♥  4♦  10♣`."""
    groups = []
    for rank, held in groupby(sort_cards(cards), key=lambda card: card[0]):
        alike = list(held)
        if rank in _JOKERS:
            groups.append(" ".join([terminal.say(_JOKERS[rank])] * len(alike)))
        else:
            groups.append(("10" if rank == "T" else rank) + "".join(SUITS[card[1]] for card in alike))
    return gap.join(groups)


def ranks_text(cards: Cards) -> str:
    """The ranks of cards as they are typed: `33344`, `10JQKA`."""
    return "".join("10" if card[0] == "T" else card[0] for card in sort_cards(cards))


def event_text(terminal: Terminal, game: str, event: Event, names: Callable[[int], str]) -> str:
    """What happened, in words. `names` gives the name of who sits on a seat.

    The text is `<game>-event-<tag>` or `event-<tag>`, that of an answer `<game>-answered-<choice>`, that of a win from
    somebody `…-won_from`; its variables are the event's fields, a seat being `$who`, nothing an empty text, and
    `$count` how many cards it has.
    """
    tag = str(type(event).__struct_config__.tag)
    fields = msgspec.structs.asdict(event)
    if fields.get("discarder") is not None:
        tag += "_from"
    if "choice" in fields:
        key = f"{game}-{tag}-{fields['choice']}"
    else:
        key = f"{game}-event-{tag}" if terminal.knows(f"{game}-event-{tag}") else f"event-{tag}"
    return terminal.say(key, **_params(fields, names))


def _params(fields: Mapping[str, Any], names: Callable[[int], str]) -> dict[str, str | int]:
    params: dict[str, str | int] = {}
    for name, value in fields.items():
        if name == "seat":
            params["who"] = names(value)
        elif name == "discarder" and value is not None:
            params[name] = names(value)
        elif isinstance(value, tuple):
            params[name] = " ".join(map(str, value))
            params["count"] = len(value)
        elif value is None:
            params[name] = ""
        elif isinstance(value, (str, int)):
            params[name] = value
    return params


def tell_events(
    terminal: Terminal, game: str, events: Sequence[Event], names: Callable[[int], str], prefix: str = "  "
) -> None:
    """Print each event but the settlement, which is told line by line elsewhere, and that a tile was drawn."""
    for event in events:
        if not isinstance(event, (Settled, Drew)):
            terminal.show(prefix + event_text(terminal, game, event, names))
