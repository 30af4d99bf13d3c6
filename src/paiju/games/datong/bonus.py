"""The bombs of the hands as dealt and what they earn (DT37–DT45). Fanfanzha counts the same bombs."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from paiju.climbing.grammar import ACE, TWO
from paiju.core.cards import RANKS, Cards, packed, unpacked
from paiju.core.settlement import Line, from_each
from paiju.games.datong.options import DatongOptions


class Cited(NamedTuple):
    """A value of a table and the clause that gives it."""

    value: int
    clause: str


def cited(clause: str, values: Mapping[int, int]) -> dict[int, Cited]:
    """A table all of whose values stand in one clause."""
    return {key: Cited(value, clause) for key, value in values.items()}


class Worth(Struct, frozen=True):
    """What bombs and chains earn from each of the others."""

    bomb: dict[int, Cited]
    """A bomb, by its phases."""
    chain: dict[int, Cited]
    """A chain, by how many bombs it links."""
    extra: dict[int, Cited]
    """A bomb inside a chain, by its phases, besides what the chain earns."""


WORTH = {
    "classic": Worth(
        bomb=cited("DT38", {4: 1, 5: 2, 6: 3, 7: 5, 8: 8}),
        chain=cited("DT42", {3: 3, 4: 5, 5: 7, 6: 9}),
        extra=cited("DT43", {5: 1, 6: 3, 7: 5, 8: 8}),
    ),
    "local": Worth(
        bomb=cited("DT39", {4: 0, 5: 1, 6: 3, 7: 5, 8: 10}),
        chain=cited("DT42", {3: 3, 4: 5, 5: 7, 6: 9}),
        extra=cited("DT43", {5: 1, 6: 3, 7: 5, 8: 10}),
    ),
}
FOUR_JOKERS_LEAST = 4  # DT40
DEAR = 5  # DT40
SOLE_BONUS = 1  # DT41
SOLE_BONUS_OF_THREES = 2


class DealtBomb(Struct, frozen=True):
    """All cards of a rank in one dealt hand, four or more (DT37.d); `rank` is None for the joker bomb."""

    seat: int
    rank: int | None
    phases: int

    @property
    def rank_name(self) -> str:
        """The rank in notation, or `jokers`."""
        return "jokers" if self.rank is None else RANKS[self.rank]


class DealtChain(Struct, frozen=True):
    """A maximal run of adjacent bomb ranks 3 … A in one dealt hand (DT42.d)."""

    seat: int
    bombs: tuple[DealtBomb, ...]

    @property
    def ranks(self) -> str:
        """The ranks as `3-5`."""
        return f"{self.bombs[0].rank_name}-{self.bombs[-1].rank_name}"


def bombs_of(seat: int, hand: Cards, jokers: int) -> tuple[DealtBomb, ...]:
    """The bombs of a dealt hand, low to high; `jokers` together are one."""
    held = unpacked(packed(hand))
    found = [DealtBomb(seat, rank, held[rank]) for rank in held if rank <= TWO and held[rank] >= 4]
    if sum(held.get(rank, 0) for rank in (TWO + 1, TWO + 2)) == jokers:
        found.append(DealtBomb(seat, None, jokers))
    return tuple(found)


def chains_of(bombs: Sequence[DealtBomb]) -> tuple[DealtChain, ...]:
    """The chains among one hand's bombs."""
    runs: list[list[DealtBomb]] = []
    for bomb in bombs:
        if bomb.rank is None or bomb.rank > ACE:
            continue
        if runs and runs[-1][-1].rank == bomb.rank - 1:
            runs[-1].append(bomb)
        else:
            runs.append([bomb])
    return tuple(DealtChain(run[0].seat, tuple(run)) for run in runs if len(run) >= 3)


def bonus_lines(options: DatongOptions, hands: Sequence[Cards], seating: Sequence[int]) -> tuple[Line, ...]:
    """The bonus lines of all dealt hands, seat by seat, the four jokers and the sole bomb last."""
    bombs = [bomb for seat, hand in enumerate(hands) for bomb in bombs_of(seat, hand, 4)]
    groups = worth_lines(WORTH[options.style], options.chain_bonus, options.chain_extra, bombs, seating)
    dearest = max((sum(max(line.deltas) for line in group) // 3 for group in groups), default=0)
    lines = [line for group in groups for line in group if any(line.deltas)]
    for bomb in bombs:
        if bomb.rank is None:
            lines.append(_jokers_line(bomb, dearest, seating))
    return (*lines, *_sole_line(options, bombs, seating))


def worth_lines(
    worth: Worth, chain_bonus: bool, chain_extra: str, bombs: Sequence[DealtBomb], seating: Sequence[int]
) -> list[list[Line]]:
    """The lines of each bomb outside a chain and of each chain, seat by seat (DT37, DT42–DT44); jokers earn
    elsewhere.
    """
    groups: list[list[Line]] = []
    for seat in range(len(seating)):
        mine = [bomb for bomb in bombs if bomb.seat == seat and bomb.rank is not None]
        chains = chains_of(mine) if chain_bonus else ()
        chained = [bomb for chain in chains for bomb in chain.bombs]
        groups += [[_bomb_line(worth, bomb, seating)] for bomb in mine if bomb not in chained]
        groups += [_chain_lines(worth, chain_extra, chain, seating) for chain in chains]
    return groups


def _bomb_line(worth: Worth, bomb: DealtBomb, seating: Sequence[int]) -> Line:
    value, clause = worth.bomb[bomb.phases]
    return earned(clause, "bomb", bomb, value, seating)


def _chain_lines(worth: Worth, chain_extra: str, chain: DealtChain, seating: Sequence[int]) -> list[Line]:
    """A chain's own bonus, the extras of its big bombs and what its bombs earn (DT42–DT44)."""
    lines = [_chain_line(worth, chain, seating)]
    for bomb in chain.bombs:
        if chain_extra != "instead":
            lines.append(_bomb_line(worth, bomb, seating))
        if chain_extra != "off" and bomb.phases in worth.extra:
            value, clause = worth.extra[bomb.phases]
            lines.append(earned(clause, "chain-extra", bomb, value, seating))
    return lines


def _chain_line(worth: Worth, chain: DealtChain, seating: Sequence[int]) -> Line:
    value, clause = worth.chain[len(chain.bombs)]
    who = seating[chain.seat]
    params: dict[str, str | int] = {"ranks": chain.ranks, "bombs": len(chain.bombs), "value": value}
    return Line(clause, "chain", from_each(who, value, len(seating)), "bonus", {"who": who}, params)


def _jokers_line(bomb: DealtBomb, dearest: int, seating: Sequence[int]) -> Line:
    value = dearest + 1 if dearest >= DEAR else FOUR_JOKERS_LEAST
    return earned("DT40", "four-jokers", bomb, value, seating)


def _sole_line(options: DatongOptions, bombs: Sequence[DealtBomb], seating: Sequence[int]) -> list[Line]:
    if len(bombs) != 1 or (options.style == "local" and options.sole_bomb == "classic_only"):
        return []
    return [sole_line("DT41", bombs[0], seating)]


def sole_line(clause: str, bomb: DealtBomb, seating: Sequence[int]) -> Line:
    """What the only bomb of the table earns more: 1, a bomb of 3s 2."""
    return earned(clause, "sole-bomb", bomb, SOLE_BONUS_OF_THREES if bomb.rank == 0 else SOLE_BONUS, seating)


def earned(
    clause: str, reason: str, bomb: DealtBomb, value: int, seating: Sequence[int], **about: str | int
) -> Line:
    """The line by which a bomb's holder gets `value` from each of the others; `about` is for its text."""
    who = seating[bomb.seat]
    params: dict[str, str | int] = {"rank": bomb.rank_name, "phases": bomb.phases, "value": value, **about}
    return Line(clause, reason, from_each(who, value, len(seating)), "bonus", {"who": who}, params)
