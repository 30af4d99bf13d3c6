"""Positions of Datong in writing: what everybody still holds, and the trick so far."""

from paiju.climbing.tricks import Tricks
from paiju.core.actions import Pass, Play
from paiju.core.cards import Cards, packed, parse_loose_cards, sort_cards, take
from paiju.games import game_of
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongState, Window

Hands = tuple[str, str, str, str]


def position(
    hands: Hands, trick: str = "", *, finished: tuple[int, ...] = (), **options: object
) -> DatongState:
    """The state in which the seats hold `hands` after `trick`, such as ``"1 K, 2 -, 3 A"``; seat 0 leads without one.

    The trick is played by the rules, so one that cannot be is refused. `finished` are the seats that were out
    before it.
    """
    laid = [(int(seat), ranks) for seat, ranks in map(str.split, trick.split(","))] if trick else []
    held = list(hands)
    for seat, ranks in laid:
        held[seat] += ranks.replace("-", "")
    first = laid[0][0] if laid else 0
    cards = tuple(sort_cards(parse_loose_cards(hand)) for hand in held)
    state = _table(cards, Window(first, asked=len(hands)), DatongOptions.parse(options), finished)
    for seat, ranks in laid:
        wanted = packed(parse_loose_cards(ranks.replace("-", "")))
        action = Play(take(state.tricks.hands[seat], wanted)) if wanted else Pass()
        state, _ = state.apply(seat, action)
    return state


def asked(hands: Hands, *, leader: int = 0, offered: bool = False) -> DatongState:
    """The state in which `leader` is asked whether it surrenders, or has `offered` and its partner is asked."""
    cards = tuple(sort_cards(parse_loose_cards(hand)) for hand in hands)
    return _table(cards, Window(leader, offered=offered), DatongOptions(), ())


def _table(
    cards: tuple[Cards, ...], window: Window, options: DatongOptions, finished: tuple[int, ...]
) -> DatongState:
    return DatongState(
        options=options,
        before=game_of("datong").first_carry(options),
        seating=(0, 1, 2, 3),
        reveal="3s",
        leader=window.leader,
        moved=(),
        dealt=cards,
        window=window,
        tricks=Tricks(cards, window.leader, window.leader, finished=finished),
    )
