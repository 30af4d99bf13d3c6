"""What the playouts of Datong need: reveal card, points, base points."""

from functools import cache

from paiju.bots.steady.datong import DECIDED, POINT, TRICK_POINTS, DatongTable, answer, manner
from paiju.bots.strong.answering import Prospect
from paiju.bots.strong.climbing import Setting
from paiju.bots.strong.kernel.habits import Habits
from paiju.bots.strong.kernel.outcomes import Captured
from paiju.bots.strong.kernel.worlds import Known
from paiju.bots.strong.seen import by_rank, laid_before, laid_by_seat, size_of, unseen_cards, with_card
from paiju.bots.strong.tables import Stakes, earns_nothing, habits_of
from paiju.core.cards import RANK_OF, pack_of, packed
from paiju.games.datong.options import DatongOptions
from paiju.games.datong.play import FLOW_RULES, DatongView
from paiju.games.datong.scoring import BASE, ENOUGH, ENOUGH_ALONE

PACK = pack_of(2)
SCALE = 0.16
TRUST = 0.12
"""What playouts bring, regressed on steady's worths: the points of a burden, and by how many points that is wrong."""


def setting(view: DatongView) -> Setting:
    """What the playouts need of a view."""
    options = view.options
    wins = BASE[options.base]
    return Setting(
        table=DatongTable(view),
        rules=FLOW_RULES[options.wind, options.last_trick],
        habits=habits(options.chain3_vs_8, options.wind),
        outcome=Captured([wins["single"], wins["double"], wins["clean-double"]], ENOUGH, ENOUGH_ALONE),
        sides=(0, 1, 0, 1),
        points=TRICK_POINTS,
        known=known(view),
        scale=SCALE,
        trust=TRUST,
        captured=view.captured,
        pile=view.pile,
    )


REASONS = {
    ("offer", "play_on"): "worth-playing",
    ("offer", "offer"): "hopeless-hand",
    ("reply", "decline"): "worth-playing",
    ("reply", "buy"): "wins-for-both",
    ("reply", "surrender"): "both-weak",
}
"""Why a question of the surrender window is answered so, by what is asked and the choice."""


def answers(view: DatongView) -> list[Prospect]:
    """The answer of `steady` alone: what an offer brings hangs on the partner's reply, and what a reply brings on what
    the offer says of the partner's hand, which no deal tells (DT27–DT29).
    """
    assert view.question is not None
    choice = answer(view)
    return [Prospect(choice, REASONS[view.question.about, choice])]


@cache
def habits(chain3_vs_8: str, wind: str) -> Habits:
    """The habits at a table."""
    options = DatongOptions.parse({"chain3_vs_8": chain3_vs_8, "wind": wind})
    return habits_of(manner(options), Stakes(earns_nothing, point=POINT, decided=DECIDED, enough=ENOUGH))


def known(view: DatongView) -> Known:
    """The reveal card is the leader's (DT3); the other copy is its partner's, or also the leader's where nobody moved
    (DT4, DT5).
    """
    me = view.seat
    assert me is not None
    loose = unseen_cards(PACK, view)
    fixed = [0, 0, 0, 0]
    fixed[me] = packed(view.hand)
    reveal, leader, partner = view.reveal, view.leader, (view.leader + 2) % 4
    layouts, weights = [fixed], [1]
    copies = loose.count(reveal)
    if copies:
        card = 1 << 4 * RANK_OF[reveal]
        shown = any(reveal in laid.cards for laid in laid_before(view) if laid.seat == leader)
        for _ in range(copies):
            loose.remove(reveal)
        if leader != me and not shown:
            fixed[leader] += card
            copies -= 1
        if copies:
            takers = [partner] if view.moved or leader == me else [leader, partner]
            takers = [seat for seat in takers if seat != me] or [leader]
            slots = [view.counts[seat] - (size_of(fixed[seat])) for seat in takers]
            layouts = [
                with_card(fixed, seat, card) for seat, free in zip(takers, slots, strict=True) if free > 0
            ]
            weights = [free for free in slots if free > 0]
    return Known(
        list(view.counts),
        [hand for layout in layouts for hand in layout],
        weights,
        by_rank(loose),
        laid_by_seat(view),
        bombs=2 if view.options.no_bomb_surrender else 0,
    )
