"""Positions of the climbing games in writing: what everybody still holds, the trick so far, and what will do."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from paiju.bots import make_bot
from paiju.climbing.grammar import ranks_of
from paiju.climbing.tricks import Tricks
from paiju.core.actions import Action, Pass, Play
from paiju.core.cards import Cards, packed, parse_loose_cards, sort_cards, take
from paiju.games import game_of
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import DatongState, Window
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.play import Asking, DazhaState
from paiju.games.shuangkou.options import ShuangkouOptions
from paiju.games.shuangkou.play import ShuangkouState

Hands = tuple[str, str, str, str]
OPPOSITE = (2, 3, 0, 1)
ALONE = (0, 1, 2, 3)
MANY = "34567889TJQKKA2"
"""A player with plenty of cards left."""


class Case(NamedTuple):
    """A position at the turn of seat 0, and the plays that will do (`-`: the pass)."""

    reason: str
    hand: str
    trick: str
    wanted: tuple[str, ...]
    others: tuple[str, str, str] = (MANY, MANY, MANY)
    """What the next player, the seat opposite and the player before hold."""
    more: Mapping[str, Any] = {}
    """Options, and what a game's table holds beside the cards."""


def chosen(game: str, case: Case) -> str:
    """The ranks that the steady bot plays in a position, `-` where it passes."""
    return ranks(steady_action(game, case))


def steady_action(game: str, case: Case) -> Action:
    """What the steady bot does in a position; it must be legal there."""
    state = position((case.hand, *case.others), case.trick, game=game, **case.more)
    assert state.to_act == (0,)
    action = make_bot("steady", game, 0).act(state.view(0))
    state.check(0, action)
    return action


def ranks(action: Action) -> str:
    """The ranks that are played, `-` for the pass."""
    return ranks_of(packed(action.cards)) if isinstance(action, Play) else "-"


def position(hands: Hands, trick: str = "", *, game: str = "datong", **more: Any) -> Any:
    """The state in which the seats hold `hands` after `trick`, such as ``"1 K, 2 -, 3 A"``; seat 0 leads without one.

    The trick is played by the rules, so one that cannot be is refused. `finished` are the seats that were out before
    it, further values are options or belong to the table of a game.
    """
    laid = [(int(seat), ranks) for seat, ranks in map(str.split, trick.split(","))] if trick else []
    held = list(hands)
    for seat, ranks in laid:
        held[seat] += ranks.replace("-", "")
    state = TABLES[game](tuple(map(_cards, held)), laid[0][0] if laid else 0, **more)
    for seat, ranks in laid:
        wanted = packed(_cards(ranks.replace("-", "")))
        action = Play(take(state.tricks.hands[seat], wanted)) if wanted else Pass()
        state, _ = state.apply(seat, action)
    return state


def asked(hands: Hands, *, leader: int = 0, offered: bool = False) -> DatongState:
    """The state in which `leader` is asked whether it surrenders, or has `offered` and its partner is asked."""
    return _datong(tuple(map(_cards, hands)), leader, window=Window(leader, offered=offered))


def _cards(ranks: str) -> Cards:
    return sort_cards(parse_loose_cards(ranks, jokers=4))


def _datong(
    cards: tuple[Cards, ...],
    leader: int,
    *,
    finished: tuple[int, ...] = (),
    captured: tuple[int, ...] = (0, 0, 0, 0),
    window: Window | None = None,
    **options: Any,
) -> DatongState:
    parsed = DatongOptions.parse(options)
    return DatongState(
        options=parsed,
        before=game_of("datong").first_carry(parsed),
        seating=(0, 1, 2, 3),
        reveal="3s",
        leader=leader,
        moved=(),
        dealt=cards,
        window=window or Window(leader, asked=len(cards)),
        tricks=Tricks(cards, leader, leader, captured=captured, finished=finished),
    )


def _dazha(
    cards: tuple[Cards, ...],
    leader: int,
    *,
    finished: tuple[int, ...] = (),
    partner: tuple[int, ...] = OPPOSITE,
    taker: int | None = None,
    asked: int = 4,
    **options: Any,
) -> DazhaState:
    parsed = DazhaOptions.parse(options)
    return DazhaState(
        options=parsed,
        before=game_of("dazha").first_carry(parsed),
        seating=(0, 1, 2, 3),
        leader=leader,
        partner=partner if taker is None else ALONE,
        asking=Asking(leader, asked=asked, taker=taker),
        dealt=cards,
        tricks=Tricks(cards, leader, leader, finished=finished),
    )


def _shuangkou(
    cards: tuple[Cards, ...],
    leader: int,
    *,
    finished: tuple[int, ...] = (),
    bombs: tuple[tuple[int, ...], ...] = ((), (), (), ()),
    **options: Any,
) -> ShuangkouState:
    parsed = ShuangkouOptions.parse(options)
    return ShuangkouState(
        options=parsed,
        before=game_of("shuangkou").first_carry(parsed),
        seating=(0, 1, 2, 3),
        leader=leader,
        dealt=cards,
        bombs=bombs,
        tricks=Tricks(cards, leader, leader, finished=finished),
    )


TABLES: dict[str, Callable[..., Any]] = {"datong": _datong, "dazha": _dazha, "shuangkou": _shuangkou}
