"""What each climbing game adds to the observation, and which numbers a game under some options has."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from paiju.climbing.kernel.flow import SEATS
from paiju.core.cards import RANKS, SUITS, Card, packed
from paiju.core.options import Options
from paiju.envs.climbing import NO_CARDS, NOBODY, ONE, Again, ClimbingCoding, counts
from paiju.envs.coding import Coding
from paiju.envs.layout import Field
from paiju.envs.numbers import flags, numbers
from paiju.envs.tiles import TileCoding
from paiju.envs.turning import TurningCoding
from paiju.games.datong.about import lexicon as datong_lexicon
from paiju.games.datong.play import OFFER, REPLY, DatongState
from paiju.games.dazha.about import lexicon as dazha_lexicon
from paiju.games.dazha.play import BAO, DazhaState
from paiju.games.shuangkou.about import lexicon as shuangkou_lexicon
from paiju.games.shuangkou.play import ShuangkouState

Around = Sequence[int]
"""The seats from the viewer on."""

DATONG = (
    Field("pile", (1,), "points in the trick"),
    Field("captured", (SEATS,), "points in tricks won, by seat"),
    Field("bought", (SEATS,), "1 at who bought an offer to surrender"),
    Field("reveal", (2,), "rank and suit of the reveal card, from 1; suit 0 of a joker"),
)
DAZHA = (
    Field("partner", (SEATS,), "1 at the viewer's partner; at the viewer who plays alone"),
    Field("taker", (SEATS,), "1 at who plays against three"),
    Field("bombs", (SEATS,), "bombs laid, by seat"),
    Field("fined", (SEATS,), "jokers fined, by seat"),
)
SHUANGKOU = (
    Field("partner_hand", (15,), "cards of each rank of the partner, where the viewer sees them"),
    Field("bombs", (SEATS,), "bombs laid, by seat"),
    Field("lines", (SEATS,), "their lines merged, by seat"),
)


def _datong(state: DatongState, around: Around) -> bytes:
    captured, buyers = state.tricks.captured, state.window.buyers
    bought = flags([around.index(seat) for seat in set(buyers)], SEATS) if buyers else NOBODY
    points = bytes([state.tricks.pile, *[captured[seat] for seat in around]])
    return points + bought + _card(state.reveal)


@cache
def _card(card: Card) -> bytes:
    """The rank and the suit of a card, from 1."""
    rank, suit = card[0], card[1:]
    return bytes([RANKS.index(rank) + 1, SUITS.index(suit) + 1 if suit else 0])


def _dazha(state: DazhaState, around: Around) -> bytes:
    taker, bombs, fined = state.asking.taker, [0] * SEATS, [0] * SEATS
    for bomb in state.bombs:
        bombs[bomb.seat] += 1
    for fine in state.fines:
        fined[fine.seat] += fine.jokers
    return b"".join(
        (
            ONE[around.index(state.partner[around[0]])],
            NOBODY if taker is None else ONE[around.index(taker)],
            bytes([bombs[seat] for seat in around]),
            bytes([fined[seat] for seat in around]),
        )
    )


def _shuangkou(state: ShuangkouState, around: Around) -> bytes:
    seen, bombs, lines = state.partner_hand(around[0]), state.bombs, state.lines
    return b"".join(
        (
            counts(packed(seen)) if seen else NO_CARDS,
            numbers([len(bombs[seat]) for seat in around]),
            numbers([lines[seat] for seat in around]),
        )
    )


CODINGS: dict[str, Callable[[Any], Coding]] = {
    "datong": lambda options: ClimbingCoding(
        _again("datong", options), datong_lexicon(options), (*OFFER, *REPLY), DATONG, _datong
    ),
    "fanfanzha": TurningCoding,
    "dazha": lambda options: ClimbingCoding(
        _again("dazha", options), dazha_lexicon(options), BAO, DAZHA, _dazha
    ),
    "shuangkou": lambda options: ClimbingCoding(
        _again("shuangkou", options), shuangkou_lexicon(options), (), SHUANGKOU, _shuangkou, leaving=True
    ),
    "wahua": TileCoding,
}


def _again(game: str, options: Options) -> Again:
    return coding_of, (game, options)


def coding_of(game: str, options: Options) -> Coding:
    """The numbers of a game under some options."""
    return CODINGS[game](options)
