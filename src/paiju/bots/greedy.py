"""`greedy`: the lowest legal play, every claim, and never a pass where something can be played."""

from typing import Any

from paiju.bots.base import COUNTED, Budget, nth_action
from paiju.climbing.grammar import MoveClass
from paiju.core.actions import Action, Discard, Flee, Pass
from paiju.core.game import View


class GreedyBot:
    """Plays the lowest legal class, a bomb only where nothing else will do; with tiles it wins when it can, takes
    everything that it may take, and discards the first tile that it may without blame. To a question it gives the
    first answer, the one that changes nothing. It uses no chance.
    """

    def __init__(self, game: str, seed: int, budget: Budget = COUNTED) -> None:
        pass

    def act(self, view: View) -> Action:
        """The lowest play; of moves that are no cards the first, then a discard, a pass, flight."""
        costs = [(bool(view.faults(move)), *_order(move)) for move in view.legal()]
        return nth_action(view, costs.index(min(costs)))


def _order(move: Any) -> tuple[int, ...]:
    """How low a move is: no bomb before a bomb, then by rank, then the fewest cards; smaller bombs first."""
    match move:
        case MoveClass():
            bomb = move.kind.is_bomb
            return (0, bomb, move.size if bomb else 0, move.rank, move.size)
        case Discard():
            return (1,)
        case Pass():
            return (2,)
        case Flee():
            return (3,)
        case _:
            return (0,)
