"""Which cards a villager lets go along as kickers."""

from paiju.bots.steady.plan import Group, Plan
from paiju.climbing.grammar import LITTLE_JOKER
from paiju.core.cards import unpacked


def kickers(plan: Plan, rest: int, wanted: int) -> int:
    """So many packed cards of `rest`, if it has them: what the plan carries, then the heaviest singles and pairs.

    Sets go whole where they fit; runs are torn before bombs, and jokers are the last.
    """
    order = [*sorted(plan.carried, key=_dear), *sorted(plan.groups, key=_dear)]
    taken = 0
    for torn in (False, True):
        for group in order:
            free = _common(group.cards, rest - taken)
            size = sum(unpacked(free).values())
            if size <= wanted:
                taken += free
                wanted -= size
            elif torn:
                for rank, held in unpacked(free).items():
                    part = min(held, wanted)
                    taken += part << 4 * rank
                    wanted -= part
    return taken


def _dear(group: Group) -> tuple[bool, bool, bool, float]:
    """How dear a group is to the hand."""
    small = sum(unpacked(group.cards).values()) <= 2
    return group.rank >= LITTLE_JOKER, group.strength > 0, not small, -group.burden


def _common(cards: int, rest: int) -> int:
    """What is of both packed hands."""
    held = unpacked(rest)
    return sum(min(count, held.get(rank, 0)) << 4 * rank for rank, count in unpacked(cards).items())
