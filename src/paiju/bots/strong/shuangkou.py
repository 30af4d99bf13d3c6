"""What the playouts of Shuangkou need: open hands, lines and awards."""

from functools import cache

from paiju.bots.steady.shuangkou import (
    POINT,
    STILL_PLAYED,
    STILL_PLAYED_NEAR,
    ShuangkouTable,
    manner,
    value,
)
from paiju.bots.strong.climbing import Setting
from paiju.bots.strong.kernel.habits import Habits
from paiju.bots.strong.kernel.lined import LADDER, Lined
from paiju.bots.strong.kernel.worlds import Known
from paiju.bots.strong.seen import by_rank, laid_by_seat, near, unseen_cards
from paiju.bots.strong.tables import Stakes, habits_of, parts
from paiju.climbing.grammar import MoveClass
from paiju.core.cards import pack_of, packed
from paiju.games.shuangkou.awards import row
from paiju.games.shuangkou.combinations import grammar, lines_of
from paiju.games.shuangkou.deal import PARTNER, SEATS
from paiju.games.shuangkou.lines import LAST, LEAST
from paiju.games.shuangkou.play import FLOW_RULES, ShuangkouView
from paiju.games.shuangkou.scoring import MULTIPLIER, WINS

PACK = pack_of(2)
SCALE = 1.8
TRUST = 0.5
"""What playouts bring, regressed on steady's worths: the points of a burden, and by how many points that is wrong."""


def setting(view: ShuangkouView) -> Setting:
    """What the playouts need of a view."""
    return Setting(
        table=ShuangkouTable(view),
        rules=FLOW_RULES,
        habits=habits(view.options.variant),
        outcome=outcome(view),
        sides=(0, 1, 0, 1),
        points={},
        known=known(view),
        scale=SCALE,
        trust=TRUST,
    )


@cache
def habits(variant: str) -> Habits:
    """The habits in a variant."""

    def earned(move: MoveClass) -> float:
        return POINT * (value(min(lines_of(move), LAST[variant])) - value(0)) if move.kind.is_bomb else 0.0

    return habits_of(manner(variant), Stakes(earned, still=near(STILL_PLAYED_NEAR, STILL_PLAYED)))


def outcome(view: ShuangkouView) -> Lined:
    """What the finishing order and the bombs bring (SK24–SK31)."""
    variant = view.options.variant
    last = LAST[variant]
    before = [0] * (SEATS * LADDER)
    for seat, bombs in enumerate(view.bombs):
        for lines in bombs:
            before[seat * LADDER + lines] += 1
    return Lined(
        wins=[WINS[place].value for place in (2, 3, 4)],
        factors=[MULTIPLIER[max(lines, LEAST)] for lines in range(last + 1)],
        shares=[row(lines).share for lines in range(last + 1)],
        last=last,
        lines=class_lines(variant),
        before=before,
        worths=[parts(POINT * (value(lines) - value(0))) for lines in range(last + 1)],
    )


@cache
def class_lines(variant: str) -> list[int]:
    """The lines of every class, 0 of what is no bomb."""
    words = grammar(variant)
    return [
        lines_of(words.classes[ident]) if ident in words.classes else 0
        for ident in range(len(words.shapes) * 16)
    ]


def known(view: ShuangkouView) -> Known:
    """The own hand, and the partner's where it lies open (SK35.d)."""
    me = view.seat
    assert me is not None
    hands = [0] * SEATS
    hands[me] = packed(view.hand)
    hands[PARTNER[me]] = packed(view.partner_hand)
    loose = unseen_cards(PACK, view, view.partner_hand)
    return Known(list(view.counts), hands, [1], by_rank(loose), laid_by_seat(view))
