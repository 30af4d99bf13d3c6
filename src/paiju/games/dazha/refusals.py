"""Why a set of cards is no combination of Dazha, or does not beat: the clause for the player who asks."""

from itertools import pairwise

from paiju.climbing.grammar import BIG_JOKER, LITTLE_JOKER, TWO, Kind, MoveClass
from paiju.core.cards import Cards, packed, unpacked
from paiju.core.errors import IllegalAction

Fault = tuple[str, str]
"""A clause and the code of the error."""

KIND_CLAUSES = {
    Kind.SINGLE: "DZ7",
    Kind.PAIR: "DZ8",
    Kind.STRAIGHT: "DZ10.d",
    Kind.PAIR_RUN: "DZ10.d",
    Kind.TRIPLE_TWO: "DZ12.d",
    Kind.PLANE: "DZ14.d",
}
"""The clauses by which kinds compare that are neither bombs nor 510Ks."""


def why_no_combination(mode: str, cards: Cards) -> IllegalAction:
    """The clause of the combination that the cards come nearest to, judged by the most cards of one rank."""
    held = unpacked(packed(cards))
    naturals = {rank: count for rank, count in held.items() if rank <= TWO}
    jokers = len(cards) - sum(naturals.values())
    if not naturals:
        clause, code = _no_jokers(mode, held)
    elif max(naturals.values()) >= 4 and len(_triples(held)) == 1:
        clause, code = _no_bomb(naturals)
    elif max(naturals.values()) >= 3:
        clause, code = _no_triples(held)
    elif mode == "eight_jokers" and max(held.get(LITTLE_JOKER, 0), held.get(BIG_JOKER, 0)) >= 3:
        clause, code = ("DZ11.d", "jokers-apart") if jokers > 3 else _no_kickers(held)
    elif len(naturals) == 1 and jokers:
        clause, code = "DZ17", "joker-needs-bomb"
    elif max(held.values()) == 2:
        clause, code = _no_run("DZ10", "pairs-only" if set(held.values()) != {2} else "not-adjacent", held)
    else:
        clause, code = _no_straight(held)
    return IllegalAction(code, clause, cards=" ".join(cards))


def _no_jokers(mode: str, held: dict[int, int]) -> Fault:
    size = sum(held.values())
    if size == 2:
        return "DZ8.d", "mixed-pair"
    if mode != "eight_jokers":
        return "DZ11.d", "no-joker-triple"
    return ("DZ21", "jokers-alike") if size == 4 else ("DZ11.d", "jokers-apart")


def _no_bomb(naturals: dict[int, int]) -> Fault:
    """Four or more of a rank: with jokers alone it is too large, else something is beside them."""
    return ("DZ18.d", "bomb-capped") if len(naturals) == 1 else ("DZ16", "bomb-alone")


def _triples(held: dict[int, int]) -> list[int]:
    return [rank for rank, count in held.items() if count >= 3 and rank <= TWO]


def _no_triples(held: dict[int, int]) -> Fault:
    triples = _triples(held)
    if len(triples) == 1:
        return _no_kickers(held)
    if not _adjacent(triples) or TWO in triples:
        return _no_run("DZ13", "not-adjacent", dict.fromkeys(triples, 3))
    return "DZ14.d" if sum(held.values()) < 5 * len(triples) else "DZ13", "plane-kickers"


def _no_kickers(held: dict[int, int]) -> Fault:
    """One triple with too few cards or too many."""
    return "DZ12" if sum(held.values()) < 5 else "DZ11", "triple-kickers"


def _no_straight(held: dict[int, int]) -> Fault:
    if len(held) == 2:
        return "DZ8", "ranks-differ"
    return _no_run("DZ9", "straight-short" if _adjacent(held) else "not-adjacent", held)


def _no_run(clause: str, code: str, held: dict[int, int]) -> Fault:
    """The fault of ranks that should follow one another: a joker or a 2 among them, else `clause` and `code`."""
    if max(held) > TWO:
        return clause, "joker-in-run"
    return clause, "two-in-run" if TWO in held and _adjacent(held) else code


def _adjacent(ranks: list[int] | dict[int, int]) -> bool:
    return all(high - low == 1 for low, high in pairwise(sorted(ranks)))


def why_not_beaten(five_ten_king: bool, played: MoveClass, on: MoveClass) -> IllegalAction:
    """Why `played` does not beat `on`, at a table with 510K or without."""
    params = {"played": str(played), "on": str(on)}
    if on.kind.is_bomb and played.kind.is_bomb:
        return IllegalAction("bomb-too-low", _bomb_clause(played, on), **params)
    if on.kind.is_bomb:
        return IllegalAction("needs-bomb", "DZ16", **params)
    if on.kind in (Kind.FIVE_TEN_KING, Kind.FIVE_TEN_KING_SUITED):
        return IllegalAction("five-ten-king-stands", "DZ29.d", **params)
    clause = KIND_CLAUSES[on.kind]
    if (played.kind, played.shape.length) == (on.kind, on.shape.length):
        return IllegalAction("too-low", clause, **params)
    # Triples and planes compare by the triples alone, whatever the number of cards.
    match on.kind, five_ten_king:
        case Kind.TRIPLE_TWO, False:
            code = "needs-triple"
        case Kind.TRIPLE_TWO, True:
            code = "needs-triple-510k"
        case Kind.PLANE, False:
            code = "needs-plane"
        case Kind.PLANE, True:
            code = "needs-plane-510k"
        case _, False:
            code = "kind-differs"
        case _:
            code = "kind-differs-510k"
    return IllegalAction(code, clause, **params)


def _bomb_clause(played: MoveClass, on: MoveClass) -> str:
    if Kind.JOKERS in (played.kind, on.kind):
        return "DZ19"
    if {Kind.LITTLE_JOKERS, Kind.BIG_JOKERS} & {played.kind, on.kind}:
        return "DZ21.d" if on.size > 9 else "DZ21"
    return "DZ16"
