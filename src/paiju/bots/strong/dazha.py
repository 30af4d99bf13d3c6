"""What the playouts of Dazha need: who may hold a ♠3, what bombs earn, what jokers cost."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from paiju.bots.steady.dazha import (
    POINT,
    STILL_PLAYED,
    STILL_PLAYED_NEAR,
    DazhaTable,
    manner,
    seating,
)
from paiju.bots.strong.answering import Onward, Prospect
from paiju.bots.strong.climbing import Setting
from paiju.bots.strong.kernel.habits import Habits
from paiju.bots.strong.kernel.ranked import RAISED, Ranked
from paiju.bots.strong.kernel.worlds import Known
from paiju.bots.strong.seen import (
    by_rank,
    laid_before,
    laid_by_seat,
    near,
    size_of,
    unseen_cards,
    with_card,
)
from paiju.bots.strong.tables import Stakes, habits_of
from paiju.climbing.grammar import TWO, Kind, MoveClass
from paiju.core.cards import RANKS, packed
from paiju.games.dazha.bombs import (
    BIG_JOKERS,
    EIGHT_JOKERS,
    FOUR_JOKERS,
    LEAST,
    LITTLE_JOKERS,
    PENALTY,
    Bomb,
    scale,
    worth,
)
from paiju.games.dazha.combinations import grammar
from paiju.games.dazha.deal import ALONE, PARTNERS, SEATS, whole_pack
from paiju.games.dazha.options import DazhaOptions
from paiju.games.dazha.play import DECLINE, TAKE, DazhaView, flow_rules
from paiju.games.dazha.scoring import BAO, BASE, DOUBLE, SINGLE

JOKER_BOMBS = {
    Kind.JOKERS: FOUR_JOKERS,
    Kind.LITTLE_JOKERS: LITTLE_JOKERS,
    Kind.BIG_JOKERS: BIG_JOKERS,
}
NATURALS = 8
"""The cards of a rank."""
SCALE = 0.85
TRUST = 0.4
"""What playouts bring, regressed on steady's worths: the points of a burden, and by how many points that is wrong."""
THREE, THREE_SHARE = -9.5, 0.75
"""What a hand against three is worth, from what its playouts bring, regressed on hands that `strong` played: three who
play together stop one more often than playouts do.
"""


def setting(view: DazhaView) -> Setting:
    """What the playouts need of a view."""
    me = view.seat
    assert me is not None
    team = {me, *seating(view).partners}
    sides = tuple(int(seat not in team) for seat in range(SEATS))
    return Setting(
        table=DazhaTable(view),
        rules=flow_rules(view.options, view.partner, view.taker),
        habits=habits(DazhaOptions.parse(_counting(view.options))),
        outcome=outcome(view, sides),
        sides=sides,
        points={},
        known=known(view),
        scale=SCALE,
        trust=TRUST,
    )


def answers(view: DazhaView) -> list[Prospect]:
    """The hand as usual, should nobody else take it either, and the hand against three (DZ39, DZ42.d).

    What counts is the seat's own points: against three, no partner is in them. Who takes it knows of the ♠3 what the
    partners told: both are played out on the same deals.
    """
    me = view.seat
    usual = replace(view, question=None)
    own = outcome(usual, tuple(int(seat != me) for seat in range(SEATS)))
    leader = view.question.seat if view.options.bao_lead == "taker" and view.question else view.leader
    alone = replace(usual, taker=me, partner=ALONE, leader=leader, turn=leader)
    against_three = setting(alone)._replace(known=known(usual))
    return [
        Prospect(DECLINE, "keeps-partner", Onward(usual, setting(usual)._replace(outcome=own))),
        Prospect(TAKE, "plays-alone", Onward(alone, against_three, THREE, THREE_SHARE)),
    ]


def _counting(options: DazhaOptions) -> dict[str, object]:
    """The options that change what bombs earn."""
    return {
        "mode": options.mode,
        "five_ten_king": options.five_ten_king,
        "prize_ranks": options.prize_ranks,
    }


@cache
def habits(options: DazhaOptions) -> Habits:
    """The habits at a table."""

    def earned(move: MoveClass) -> float:
        return POINT * bonus(options, move)

    still = near(STILL_PLAYED_NEAR, STILL_PLAYED)
    return habits_of(manner(options), Stakes(earned, still=still, fine=POINT * PENALTY))


def bonus(options: DazhaOptions, move: MoveClass) -> int:
    """What a class earns of each where fewer than eight of its cards are natural, 0 of what is no bomb."""
    if not move.kind.is_bomb:
        return 0
    if move.kind in JOKER_BOMBS:
        return worth(options, Bomb(None, 0, JOKER_BOMBS[move.kind])).value
    return worth(options, Bomb(RANKS[move.rank], LEAST, "W" * (move.size - LEAST))).value


def outcome(view: DazhaView, sides: tuple[int, ...]) -> Ranked:
    """What the finishing order, the bombs and the jokers bring (DZ31–DZ41)."""
    options = view.options
    before = [0] * SEATS
    for played in view.bombs:
        before[played.seat] += worth(options, played.bomb).value
    for fine in view.fines:
        before[fine.seat] -= PENALTY * fine.jokers
    earns, held, joker_bombs, covered, bombs = _tables(DazhaOptions.parse(_counting(options)))
    base = BASE[options.mode]
    raised = (RANKS[TWO], *options.prizes)
    return Ranked(
        wins=[BAO, BAO] if view.taker is not None else [base[SINGLE], base[DOUBLE]],
        partner=list(view.partner),
        sides=list(sides),
        alone=-1 if view.taker is None else view.taker,
        earns=earns,
        before=before,
        held=held,
        raised_ranks=sum(8 << 4 * RANKS.index(rank) for rank in raised),
        joker_bombs=joker_bombs,
        covered=covered,
        fine=PENALTY,
        bombs=bombs,
    )


@cache
def _tables(options: DazhaOptions) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
    """What bombs earn: by class, held by naturals and jokers, jokers alone and how many these cover; what is a bomb."""
    words = grammar(options.mode, options.five_ten_king)
    classes = words.classes
    earns = [
        bonus(options, classes[ident]) if ident in classes else 0 for ident in range(len(words.shapes) * 16)
    ]
    held = [0] * (2 * RAISED)
    for start, rank in ((0, "3"), (RAISED, RANKS[TWO])):
        for naturals in range(LEAST, NATURALS + 1):
            for jokers in range(NATURALS + 1):
                earned = worth(options, Bomb(rank, naturals, "W" * jokers)).value
                held[start + naturals * 16 + jokers] = earned
    joker_bombs, covered = [0] * 64, [0] * 64
    values = scale(options).jokers
    for little in range(5):
        for big in range(5):
            for alone in (FOUR_JOKERS, LITTLE_JOKERS, BIG_JOKERS, EIGHT_JOKERS):
                if alone in values and alone.count("w") <= little and alone.count("W") <= big:
                    place = little * 8 + big
                    if values[alone] > joker_bombs[place]:
                        joker_bombs[place], covered[place] = values[alone], len(alone)
    bombs = [int(shape is not None and shape.kind.is_bomb) for shape in words.shapes]
    return earns, held, joker_bombs, covered, bombs


def known(view: DazhaView) -> Known:
    """Who may hold a ♠3 (DZ2), and what would have been laid open at the deal (DZ26–DZ28)."""
    me, options = view.seat, view.options
    assert me is not None
    pack = whole_pack(options)
    laid = laid_by_seat(view)
    dealt = len(pack) // SEATS
    counts = [
        dealt - size_of(cards) if count is None else count
        for cards, count in zip(laid, view.counts, strict=True)
    ]
    loose = unseen_cards(pack, view)
    hands = [0] * SEATS
    hands[me] = packed(view.hand)
    copies = loose.count(PARTNERS)
    loose = [card for card in loose if card != PARTNERS]
    layouts: list[int] = []
    weights: list[int] = []
    for takers in combinations_with_replacement([seat for seat in range(SEATS) if seat != me], copies):
        if fits(view, takers):
            layout, weight = hands, 1
            for seat in takers:
                weight *= max(0, counts[seat] - size_of(layout[seat]))
                layout = with_card(layout, seat, 1)
            weight *= 2 if len(set(takers)) > 1 else 1
            if weight:
                layouts += layout
                weights.append(weight)
    showdown = options.showdown
    return Known(
        counts,
        layouts,
        weights,
        by_rank(loose),
        laid,
        bombs=2 if options.no_bomb_showdown else int(options.penalty_showdown == "always"),
        most=NATURALS if showdown else 0,
        most_wild=scale(options).cap if showdown else 0,
    )


def fits(view: DazhaView, takers: tuple[int, ...]) -> bool:
    """Whether the partners are as they would be if these seats held the ♠3 that nobody has seen (DZ2)."""
    if view.taker is not None:
        return True
    return view.partner == tuple(_partners([*takers, *_seen(view)]))


def _seen(view: DazhaView) -> Iterator[int]:
    """Who is known to have been dealt a ♠3, once for each."""
    me = view.seat
    assert me is not None
    yield from [me] * view.hand.count(PARTNERS)
    for laid in laid_before(view):
        yield from [laid.seat] * laid.cards.count(PARTNERS)


def _partners(holders: list[int]) -> tuple[int, ...]:
    """The partner of each seat, as the holders of ♠3 find them."""
    one, other = holders
    if one == other or (one + 2) % SEATS == other:
        return tuple((seat + 2) % SEATS for seat in range(SEATS))
    rest = [seat for seat in range(SEATS) if seat not in holders]
    found = {one: other, other: one, rest[0]: rest[1], rest[1]: rest[0]}
    return tuple(found[seat] for seat in range(SEATS))
