"""What each climbing game adds to the observation, and which numbers a game under some options has."""

from collections.abc import Callable, Sequence
from typing import Any

from paiju.climbing.kernel.flow import SEATS
from paiju.core.cards import RANKS, SUITS, packed
from paiju.core.options import Options
from paiju.envs.climbing import ClimbingCoding, counts
from paiju.envs.coding import Coding
from paiju.envs.layout import Field, flags, numbers
from paiju.envs.tiles import TileCoding
from paiju.envs.turning import TurningCoding
from paiju.games.datong.about import lexicon as datong_lexicon
from paiju.games.datong.play import OFFER, REPLY, DatongView
from paiju.games.dazha.about import lexicon as dazha_lexicon
from paiju.games.dazha.play import BAO, DazhaView
from paiju.games.shuangkou.about import lexicon as shuangkou_lexicon
from paiju.games.shuangkou.play import ShuangkouView

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


def _datong(view: DatongView, around: Around) -> bytes:
    rank, suit = view.reveal[0], view.reveal[1:]
    return b"".join(
        (
            bytes([view.pile, *[view.captured[seat] for seat in around]]),
            flags([around.index(seat) for seat in set(view.buyers)], SEATS),
            bytes([RANKS.index(rank) + 1, SUITS.index(suit) + 1 if suit else 0]),
        )
    )


def _dazha(view: DazhaView, around: Around) -> bytes:
    mine = view.seat or 0
    taker = () if view.taker is None else (around.index(view.taker),)
    return b"".join(
        (
            flags([around.index(view.partner[mine])], SEATS),
            flags(taker, SEATS),
            bytes([sum(bomb.seat == seat for bomb in view.bombs) for seat in around]),
            bytes([sum(fine.jokers for fine in view.fines if fine.seat == seat) for seat in around]),
        )
    )


def _shuangkou(view: ShuangkouView, around: Around) -> bytes:
    return b"".join(
        (
            counts(packed(view.partner_hand)),
            numbers(len(view.bombs[seat]) for seat in around),
            numbers(view.lines[seat] for seat in around),
        )
    )


CODINGS: dict[str, Callable[[Any], Coding]] = {
    "datong": lambda options: ClimbingCoding(datong_lexicon(options), (*OFFER, *REPLY), DATONG, _datong),
    "fanfanzha": TurningCoding,
    "dazha": lambda options: ClimbingCoding(dazha_lexicon(options), BAO, DAZHA, _dazha),
    "shuangkou": lambda options: ClimbingCoding(
        shuangkou_lexicon(options), (), SHUANGKOU, _shuangkou, leaving=True
    ),
    "wahua": TileCoding,
}


def coding_of(game: str, options: Options) -> Coding:
    """The numbers of a game under some options."""
    return CODINGS[game](options)
