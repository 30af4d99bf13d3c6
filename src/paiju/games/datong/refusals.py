"""Why a set of cards is no combination of Datong, or does not beat: the clause for the player who asks."""

from itertools import pairwise

from paiju.climbing.grammar import ACE, TWO, MoveClass
from paiju.core.cards import Cards, packed, unpacked
from paiju.core.errors import IllegalAction


def why_no_combination(cards: Cards) -> IllegalAction:
    """The nearest clause that the cards, which are no combination, fail."""
    held = unpacked(packed(cards))
    ranks, counts, size = sorted(held), sorted(held.values()), len(cards)
    clause, code = "DT15", "no-combination"
    if any(rank > TWO for rank in held):
        if size == 2:
            clause, code = "DT9.d", "mixed-pair"
        elif size == 3 and len(ranks) <= 2 and min(ranks) > TWO:
            clause, code = "DT10.d", "no-joker-triple"
        elif counts == [2, 3]:
            clause, code = "DT11.d", "joker-carrier"
        elif len(ranks) > 2:
            clause, code = "DT12.d", "joker-in-run"
        else:
            clause, code = "DT18", "no-combination"
    elif counts == [3, 1] or counts == [1, 3]:
        clause, code = "DT11", "triple-and-single"
    elif len(ranks) > 1 and TWO in held and _adjacent([*ranks[:-1], TWO]) and len(set(counts)) == 1:
        clause = {1: "DT15", 2: "DT12", 3: "DT13"}.get(counts[0], "DT17.d")
        code = "two-in-run"
    elif set(counts) == {1} and _adjacent(ranks):
        clause, code = "DT15", "straight-length"
    elif min(counts) >= 4 and _adjacent(ranks):
        clause, code = "DT17", "chain-length"
    elif counts.count(3) >= 2 and max(counts) == 3:
        clause, code = "DT14", "run-carrier"
    elif set(counts) <= {2, 3} and len(ranks) > 1:
        clause = "DT12" if counts[0] == 2 and counts[-1] == 2 else "DT14"
        code = "not-adjacent" if clause == "DT12" else "run-carrier"
    return IllegalAction(code, clause, cards=" ".join(cards))


def _adjacent(ranks: list[int]) -> bool:
    return all(high - low == 1 for low, high in pairwise(ranks)) and ranks[-1] <= ACE + 1


def why_not_beaten(played: MoveClass, on: MoveClass) -> IllegalAction:
    """Why `played` does not beat `on`."""
    params = {"played": str(played), "on": str(on)}
    if played.kind.is_bomb and on.kind.is_bomb:
        clause = "DT18" if on.kind == "jokers" else "DT16" if played.kind == on.kind == "bomb" else "DT20"
        return IllegalAction("bomb-too-low", clause, **params)
    if on.kind.is_bomb:
        return IllegalAction("needs-bomb", "DT19.d", **params)
    if played.shape != on.shape:
        return IllegalAction("kind-differs", "DT21", **params)
    return IllegalAction("too-low", "DT7", **params)
