"""Why a set of cards is no combination of Shuangkou, or does not beat: the clause for the player who asks."""

from typing import NamedTuple

from paiju.climbing.grammar import TWO, MoveClass
from paiju.core.cards import RANK_OF, Cards, packed, unpacked
from paiju.core.errors import IllegalAction
from paiju.games.shuangkou.combinations import JOKER_LINES, WILD, lines_of


class Need(NamedTuple):
    """The clause of the runs of so many cards a rank, and how many ranks they need."""

    clause: str
    ranks: int


NEEDS = {
    1: Need("SK8", 5),
    2: Need("SK5", 3),
    3: Need("SK7", 3),
    4: Need("SK11", 3),
}
NEEDED_ABOVE = Need("SK11", 2)
"""Of chains whose smallest bomb has more than four cards."""
MOST_BOMBS = 6  # SK11, SK15


def why_no_combination(variant: str, cards: Cards, _hand: Cards) -> IllegalAction:
    """The clause of the combination that the cards come nearest to, judged by the most cards of one rank."""
    shown = " ".join(cards)
    natural = unpacked(packed(card for card in cards if RANK_OF[card] <= TWO))
    if not natural:  # two jokers that differ, none of them wild
        return IllegalAction("mixed-pair", "SK17.d", cards=shown)
    if any(RANK_OF[card] > TWO and card not in WILD[variant] for card in cards):
        return IllegalAction("joker-not-wild", "SK17" if variant == "huopin" else "SK16", cards=shown)
    each, wilds = max(natural.values()), len(cards) - sum(natural.values())
    if len(cards) == 2:
        return IllegalAction("ranks-differ", "SK4", cards=shown)
    if each == 3 and len(natural) == 2 and not wilds and min(natural.values()) < 3:
        return IllegalAction("triple-alone", "SK6", cards=shown)
    need = NEEDS.get(each, NEEDED_ABOVE)
    if TWO in natural:
        return IllegalAction("two-in-run", need.clause, cards=shown)
    if each >= 4:
        return _why_no_chain(variant, shown, natural, wilds)
    return _why_no_run(shown, natural, each, wilds, need)


def _why_no_run(shown: str, natural: dict[int, int], each: int, wilds: int, need: Need) -> IllegalAction:
    """Why ranks of which the cards hold so many, with so many wild cards, are no run of `each` of a rank."""
    ranks = range(min(natural), max(natural) + 1)
    missing = sum(max(0, each - natural.get(rank, 0)) for rank in ranks)
    if missing > wilds and len(natural) < len(ranks):
        return IllegalAction("not-adjacent", need.clause, cards=shown)
    if missing <= wilds and len(ranks) < need.ranks:
        return IllegalAction("run-too-short", need.clause, cards=shown, least=need.ranks)
    if missing > wilds:
        return IllegalAction("uneven-run", need.clause, cards=shown)
    return IllegalAction("wild-left", need.clause, cards=shown)


def _why_no_chain(variant: str, shown: str, natural: dict[int, int], wilds: int) -> IllegalAction:
    """Why ranks, one of them with four cards or more, are no chain; in qianbian bombs may be unequal (SK15)."""
    counts = set(natural.values())
    uneven = len(counts) > 1 and min(counts) >= 4
    if uneven and variant != "qianbian":
        return IllegalAction("uneven-chain", "SK11", cards=shown)
    if len(natural) > MOST_BOMBS:
        return IllegalAction("chain-too-long", "SK11", cards=shown, most=MOST_BOMBS)
    each = 4 if variant == "qianbian" else max(counts)
    need = NEEDS.get(each, NEEDED_ABOVE)
    return _why_no_run(shown, natural, each, wilds, need._replace(clause="SK15.d") if uneven else need)


def why_not_beaten(variant: str, played: MoveClass, on: MoveClass) -> IllegalAction:
    """Why `played` does not beat `on`."""
    params = {"played": str(played), "on": str(on)}
    if not on.kind.is_bomb:
        if played.shape != on.shape:
            return IllegalAction("kind-differs", "SK19", **params)
        return IllegalAction("too-low", "SK19", **params)
    if not played.kind.is_bomb:
        return IllegalAction("needs-bomb", "SK18", **params)
    if lines_of(played) < lines_of(on):
        return IllegalAction("fewer-lines", "SK18", **params, mine=lines_of(played), theirs=lines_of(on))
    if played.kind in JOKER_LINES:
        return IllegalAction("jokers-lowest", "SK23.d", **params)
    if played.size == on.size:
        decided = played.shape != on.shape or played.rank == on.rank
        return IllegalAction("too-low", "SK22.d" if decided else "SK22", **params)
    if variant == "huopin":
        return IllegalAction("fewer-cards", "SK21", **params)
    return IllegalAction("earlier-stands", "SK20", **params)
