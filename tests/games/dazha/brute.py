"""The laying of jokers by brute force: every joker goes to every bomb, or to none, or four make a bomb of their own.

Written from the clauses alone, on texts of ranks, without the tables of the game.
"""

from collections import Counter
from itertools import product

BONUS = {"classic": [0, 0, 0, 0, 0, 1, 2, 4, 8, 16], "eight": [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 40]}


def best_sum(hand: str, eight_jokers: bool, prizes: str = "") -> int:
    """The highest sum of bonus from each that a hand can be laid to (DZ33)."""
    held = Counter(hand)
    jokers = "w" * held["w"] + "W" * held["W"]
    bombs = [rank for rank in "3456789TJQKA2" if held[rank] >= 4]
    if eight_jokers and len(jokers) == 8:
        return 40 + value_of(bombs, held, [], eight_jokers, prizes)
    sums = []
    # A place for each joker: a bomb, a bomb of jokers alone, or nowhere.
    for places in product([*bombs, "own", "none"], repeat=len(jokers)):
        own = sorted(joker for joker, place in zip(jokers, places, strict=True) if place == "own")
        if not own:
            earned = 0
        elif not eight_jokers and own == ["W", "W", "w", "w"]:
            earned = 16
        elif eight_jokers and own in (["W"] * 4, ["w"] * 4):
            earned = 20
        else:
            continue
        laid = [place for place in places if place in bombs]
        most = 11 if eight_jokers else 9
        if any(held[rank] + laid.count(rank) > most for rank in bombs):
            continue
        sums.append(earned + value_of(bombs, held, laid, eight_jokers, prizes))
    return max(sums)


def value_of(bombs: list[str], held: Counter[str], laid: list[str], eight_jokers: bool, prizes: str) -> int:
    """What bombs of ranks earn with the jokers that are laid to them."""
    table = BONUS["eight" if eight_jokers else "classic"]
    total = 0
    for rank in bombs:
        row = held[rank] + laid.count(rank)
        if rank == "2" or rank in prizes:
            row = min(row + 1, len(table) - 1)
        hard = (40 if eight_jokers else 16) if held[rank] == 8 else 0
        total += max(table[row], hard)
    return total
