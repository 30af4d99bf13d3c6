"""The bombs of the hands as dealt and what they earn (DT37–DT45). Fanfanzha counts the same bombs."""

from collections.abc import Sequence

from msgspec import Struct

from paiju.climbing.grammar import ACE, TWO
from paiju.core.cards import RANKS, Cards, packed, unpacked
from paiju.core.settlement import Line, from_each
from paiju.games.datong.options import DatongOptions

BOMB_BONUS = {
    "classic": {4: 1, 5: 2, 6: 3, 7: 5, 8: 8},  # DT38
    "local": {4: 0, 5: 1, 6: 3, 7: 5, 8: 10},  # DT39
}
CHAIN_BONUS = {3: 3, 4: 5, 5: 7, 6: 9}  # DT42
CHAIN_EXTRA = {
    "classic": {5: 1, 6: 3, 7: 5, 8: 8},  # DT43
    "local": {5: 1, 6: 3, 7: 5, 8: 10},
}
BOMB_CLAUSE = {"classic": "DT38", "local": "DT39"}
FOUR_JOKERS_LEAST = 4  # DT40
DEAR = 5  # DT40
SOLE_BONUS = 1  # DT41
SOLE_BONUS_OF_THREES = 2


class DealtBomb(Struct, frozen=True):
    """All cards of a rank in one dealt hand, four or more (DT37.d); `rank` is None for the joker bomb."""

    seat: int
    rank: int | None
    phases: int


class DealtChain(Struct, frozen=True):
    """A maximal run of adjacent bomb ranks 3 … A in one dealt hand (DT42.d)."""

    seat: int
    bombs: tuple[DealtBomb, ...]

    @property
    def ranks(self) -> str:
        """The ranks as `3-5`."""
        low, high = self.bombs[0].rank, self.bombs[-1].rank
        assert low is not None
        assert high is not None
        return f"{RANKS[low]}-{RANKS[high]}"


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
    lines: list[Line] = []
    dearest = 0
    for seat in range(len(hands)):
        mine = [bomb for bomb in bombs if bomb.seat == seat and bomb.rank is not None]
        chains = chains_of(mine) if options.chain_bonus else ()
        chained = [bomb for chain in chains for bomb in chain.bombs]
        single = [_bomb_line(options, bomb, seating) for bomb in mine if bomb not in chained]
        together = [_chain_lines(options, chain, seating) for chain in chains]
        for group in [[line] for line in single] + together:
            dearest = max(dearest, sum(max(line.deltas) for line in group) // (len(hands) - 1))
            lines += [line for line in group if any(line.deltas)]
    for bomb in bombs:
        if bomb.rank is None:
            lines.append(_jokers_line(bomb, dearest, seating))
    return (*lines, *_sole_line(options, bombs, seating))


def _bomb_line(options: DatongOptions, bomb: DealtBomb, seating: Sequence[int]) -> Line:
    value = BOMB_BONUS[options.style][bomb.phases]
    return earned(BOMB_CLAUSE[options.style], "bomb", bomb, value, seating)


def _chain_lines(options: DatongOptions, chain: DealtChain, seating: Sequence[int]) -> list[Line]:
    """A chain's own bonus, the extras of its big bombs and what its bombs earn (DT42–DT44)."""
    value = CHAIN_BONUS[len(chain.bombs)]
    lines = [chain_line("DT42", chain, value, seating)]
    for bomb in chain.bombs:
        if options.chain_extra != "instead":
            lines.append(_bomb_line(options, bomb, seating))
        if options.chain_extra != "off":
            extra = CHAIN_EXTRA[options.style].get(bomb.phases, 0)
            lines.append(earned("DT43", "chain-extra", bomb, extra, seating))
    return lines


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


def chain_line(clause: str, chain: DealtChain, value: int, seating: Sequence[int]) -> Line:
    """The line of a chain's own bonus."""
    who = seating[chain.seat]
    params: dict[str, str | int] = {"ranks": chain.ranks, "bombs": len(chain.bombs), "value": value}
    return Line(clause, "chain", from_each(who, value, len(seating)), "bonus", {"who": who}, params)


def earned(clause: str, reason: str, bomb: DealtBomb, value: int, seating: Sequence[int]) -> Line:
    """The line by which a bomb's holder gets `value` from each of the others."""
    who = seating[bomb.seat]
    rank = "" if bomb.rank is None else RANKS[bomb.rank]
    params: dict[str, str | int] = {"rank": rank, "phases": bomb.phases, "value": value}
    return Line(clause, reason, from_each(who, value, len(seating)), "bonus", {"who": who}, params)
