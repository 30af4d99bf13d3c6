"""Positions of Datong in writing: what everybody still holds, and the trick so far."""

from paiju.core.actions import Pass, Play
from paiju.core.cards import parse_loose_cards, sort_cards, take, packed
from paiju.games import game_of
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongState, Window
from paiju.climbing.tricks import Tricks

CLOSED = 4


def position(
    hands: tuple[str, str, str, str],
    trick: str = "",
    *,
    leader: int = 0,
    captured: tuple[int, ...] = (0, 0, 0, 0),
    finished: tuple[int, ...] = (),
    **options: object,
) -> DatongState:
    """The state in which the seats hold `hands` after `trick`, such as ``"1 K, 2 -, 3 A"``.

    The trick is played by the rules, so a position that cannot be is refused. Without a trick `leader` leads.
    `finished` are the seats that were out before the trick.
    """
    laid = [entry.split() for entry in trick.split(",")] if trick else []
    held = list(hands)
    for seat, ranks in laid:
        held[int(seat)] += ranks.replace("-", "")
    first = int(laid[0][0]) if laid else leader
    cards = tuple(sort_cards(parse_loose_cards(hand)) for hand in held)
    chosen = DatongOptions.parse(options)
    state = DatongState(
        options=chosen,
        before=game_of("datong").first_carry(chosen),
        seating=(0, 1, 2, 3),
        reveal="3s",
        leader=first,
        moved=(),
        dealt=cards,
        window=Window(first, asked=CLOSED),
        tricks=Tricks(cards, first, first, captured=captured, finished=finished),
    )
    for seat, ranks in laid:
        play = Play(take(state.tricks.hands[int(seat)], packed(parse_loose_cards(ranks)))) if ranks != "-" else Pass()
        state, _ = state.apply(int(seat), play)
    return state


def asked(hands: tuple[str, str, str, str], *, leader: int = 0, offered: bool = False) -> DatongState:
    """The state in which the surrender window is open: `leader` is asked, or has `offered` and the partner is."""
    cards = tuple(sort_cards(parse_loose_cards(hand)) for hand in hands)
    options = DatongOptions()
    return DatongState(
        options=options,
        before=game_of("datong").first_carry(options),
        seating=(0, 1, 2, 3),
        reveal="3s",
        leader=leader,
        moved=(),
        dealt=cards,
        window=Window(leader, offered=offered),
        tricks=Tricks.begin(cards, leader),
    )
