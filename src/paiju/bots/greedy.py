"""`greedy`: the lowest legal play, and never a pass where something can be played."""

from typing import Any

from paiju.bots.base import nth_action
from paiju.climbing.grammar import MoveClass
from paiju.core.actions import Action, Pass
from paiju.core.game import View


class GreedyBot:
    """Plays the lowest legal class, a bomb only where nothing else will do; to a question it gives the first
    answer, the one that changes nothing. It uses no chance.
    """

    def __init__(self, game: str, seed: int) -> None:
        pass

    def act(self, view: View) -> Action:
        """The lowest play; of moves that are no cards the first, a pass last."""
        moves = view.legal()
        return nth_action(view, min(range(len(moves)), key=lambda place: _order(moves[place])))


def _order(move: Any) -> tuple[int, ...]:
    """How low a move is: no bomb before a bomb, then by rank, then the fewest cards; smaller bombs first."""
    match move:
        case MoveClass():
            bomb = move.kind.is_bomb
            return (0, bomb, move.size if bomb else 0, move.rank, move.size)
        case Pass():
            return (1,)
        case _:
            return (0,)
