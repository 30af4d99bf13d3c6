"""Why a set of cards is no combination of Datong, or does not beat: the clause for the player who asks."""

from collections.abc import Collection
from itertools import pairwise

from paiju.climbing.grammar import TWO, Kind, MoveClass
from paiju.core.cards import Cards, packed, unpacked
from paiju.core.errors import IllegalAction
from paiju.games.datong.combinations import APART, rung


def why_no_combination(cards: Cards, _hand: Cards) -> IllegalAction:
    """The clause of the combination that the cards come nearest to, judged by the most cards of one rank."""
    held = unpacked(packed(cards))
    match max(held.values()):
        case 1:
            clause, code = _no_straight(held)
        case 2:
            clause, code = _no_pairs(held)
        case 3:
            clause, code = _no_triples(held)
        case _:
            clause, code = _no_bombs(held)
    return IllegalAction(code, clause, cards=" ".join(cards))


Fault = tuple[str, str]
"""A clause and the code of the error."""


def _no_straight(held: dict[int, int]) -> Fault:
    if len(held) == 2:
        jokers = sum(rank > TWO for rank in held)
        return (("DT9", "ranks-differ"), ("DT9.d", "joker-pair"), ("DT9.d", "mixed-pair"))[jokers]
    return _no_run("DT15", "straight-length" if _adjacent(held) else "not-adjacent", held)


def _no_pairs(held: dict[int, int]) -> Fault:
    if min(held) > TWO and len(held) == 2 and set(held.values()) == {1, 2}:
        return "DT10.d", "no-joker-triple"
    if set(held.values()) != {2}:
        return "DT12", "pairs-only"
    return _no_run("DT12", "not-adjacent", held)


def _no_triples(held: dict[int, int]) -> Fault:
    triples = [rank for rank in held if held[rank] == 3]
    others = {rank: count for rank, count in held.items() if count < 3}
    if not others:
        return _no_run("DT13", "not-adjacent", held)
    if len(triples) == 1:
        jokers_apart = len(others) == 2 and min(others) > TWO
        return ("DT11.d", "joker-carrier") if jokers_apart else ("DT11", "triple-and-single")
    if not _adjacent(triples) or TWO in triples:
        return _no_run("DT13", "not-adjacent", triples)
    return ("DT14.d" if set(others.values()) == {2} else "DT14"), "run-carrier"


def _no_bombs(held: dict[int, int]) -> Fault:
    if min(held.values()) < 4:
        return "DT16", "bomb-carries"
    clause, code = _no_run("DT17", "chain-length" if _adjacent(held) else "not-adjacent", held)
    return ("DT17.d" if code == "two-in-run" else clause), code


def _no_run(clause: str, code: str, ranks: Collection[int]) -> Fault:
    """The fault of ranks that should follow one another: a joker or a 2 among them, else `clause` and `code`."""
    if max(ranks) > TWO:
        return "DT12.d", "joker-in-run"
    return clause, "two-in-run" if TWO in ranks and _adjacent(ranks) else code


def _adjacent(ranks: Collection[int]) -> bool:
    return all(high - low == 1 for low, high in pairwise(sorted(ranks)))


def why_not_beaten(played: MoveClass, on: MoveClass) -> IllegalAction:
    """Why `played` does not beat `on`."""
    params = {"played": str(played), "on": str(on)}
    if played.kind.is_bomb and on.kind.is_bomb:
        return IllegalAction("bomb-too-low", _bomb_clause(played, on), **params)
    if on.kind.is_bomb:
        return IllegalAction("needs-bomb", "DT19.d", **params)
    if played.shape != on.shape:
        return IllegalAction("kind-differs", "DT7", **params)
    return IllegalAction("too-low", "DT7", **params)


def _bomb_clause(played: MoveClass, on: MoveClass) -> str:
    if on.kind is Kind.JOKERS:
        return "DT18"
    if played.kind is on.kind is Kind.BOMB:
        return "DT16"
    mine, theirs = rung(played.shape), rung(on.shape)
    if mine != theirs:
        # Only that eight phases beat a chain of three is by decision.
        return "DT20.d" if {mine, theirs} == APART else "DT20"
    # And on one rung: chains of three among themselves, longer chains that are equally large.
    return "DT20.d" if played.shape.length == on.shape.length == 3 or played.size == on.size else "DT20"
