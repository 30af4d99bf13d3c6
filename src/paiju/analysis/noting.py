"""What is noted of a hand while it is played: who went out when, bombs, and what tiles came to."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from paiju.climbing.kinds import BOMBS
from paiju.climbing.tricks import Played, WentOut
from paiju.core.cards import Cards
from paiju.core.game import Event, State
from paiju.games.datong.bonus import bombs_of
from paiju.games.fanfanzha.deal import JOKERS
from paiju.games.fanfanzha.play import TurnedUp
from paiju.games.wahua.kernel.cells import KONG
from paiju.games.wahua.play import WahuaState
from paiju.games.wahua.standing import standings

LETTERS = "ABCDEF"
"""The sides in a finishing order, the first one's first."""


def bombs_in(event: Event, players: int) -> tuple[str, ...]:
    """The bombs that somebody laid or turned up, by kind and number of cards: `bomb-5`, `chain-12`, `jokers-4`."""
    match event:
        case Played(cards=cards, reading=reading):
            kind = reading.partition(":")[0]
            return (f"{kind}-{len(cards)}",) if kind in BOMBS else ()
        case TurnedUp(seat=seat, cards=cards):
            return _held(seat, cards, players)
        case _:
            return ()


def _held(seat: int, cards: Cards, players: int) -> tuple[str, ...]:
    bombs = bombs_of(seat, cards, JOKERS[players])
    return tuple(f"{'bomb' if bomb.rank is not None else 'jokers'}-{bomb.phases}" for bomb in bombs)


class Notes:
    """What is noted of one hand."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.order: list[int] = []
        self.bombs: Counter[str] = Counter()
        self._bombs_of = [0] * players

    def see(self, events: Sequence[Event]) -> None:
        """Note what has happened."""
        for event in events:
            if isinstance(event, WentOut):
                self.order.append(event.seat)
            elif isinstance(event, (Played, TurnedUp)):
                found = bombs_in(event, self.players)
                self.bombs.update(found)
                self._bombs_of[event.seat] += len(found)

    def ranking(self, sides: Sequence[int]) -> str:
        """The sides in the order in which their players went out, who is left alone last: `ABAB`."""
        order = [*self.order]
        if len(order) == self.players - 1:
            order += [seat for seat in range(self.players) if seat not in order]
        letters = dict(zip(dict.fromkeys(sides[seat] for seat in order), LETTERS, strict=False))
        return "".join(letters[sides[seat]] for seat in order)

    def counts(self, state: State[Any], base: Sequence[int]) -> dict[str, tuple[int, ...]]:
        """By seat: whether it won, and its bombs; in Wahua its points 道, whether it was judged pressing 压迫, its
        pairs and kongs together, and the kongs alone.
        """
        if not isinstance(state, WahuaState):
            return {"won": tuple(int(points > 0) for points in base), "bombs": tuple(self._bombs_of)}
        view, at_end = state.view(None), standings(state.table_hand())
        return {
            "won": tuple(int(seat == view.winner) for seat in range(self.players)),
            "dao": view.values,
            "pressed": tuple(int(bool(standing.pressed)) for standing in at_end),
            "units": tuple(len(standing.units) for standing in at_end),
            "kongs": tuple(sum(unit == KONG for _, unit in standing.units) for standing in at_end),
        }


def pressing_in(state: State[Any]) -> tuple[str, ...]:
    """The clauses by which seats were judged pressing, seat by seat."""
    if not isinstance(state, WahuaState):
        return ()
    return tuple(clause for standing in standings(state.table_hand()) for clause in standing.pressed)
