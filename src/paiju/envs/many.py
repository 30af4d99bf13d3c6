"""Many tables of a climbing game at once, in the kernel, seen as arrays.

>>> from paiju.envs import batch
>>> tables = batch("shuangkou", tables=64, seed=3)
>>> tables.observations.shape, tables.masks.shape
((64, 126), (64, 864))
>>> for _ in range(200):
...     tables.step(tables.draw())
>>> bool(tables.masks.any(axis=1).all())
True
"""

from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from paiju.climbing.kernel import batch as kernel
from paiju.climbing.lexicon import Lexicon
from paiju.climbing.tricks import FlowRules
from paiju.core.cards import RANK_OF, RANKS, Cards, pack_of
from paiju.core.draws import check_seed
from paiju.core.errors import IllegalAction, NotationError, OptionsError
from paiju.core.options import Options
from paiju.envs.climbing import FIELDS, features
from paiju.envs.given import whole
from paiju.envs.layout import Layout
from paiju.envs.tables import DATONG
from paiju.games import game_of
from paiju.games.datong import play as datong
from paiju.games.datong.about import lexicon as datong_lexicon
from paiju.games.datong.scoring import POINTS
from paiju.games.dazha.about import lexicon as dazha_lexicon
from paiju.games.dazha.deal import whole_pack
from paiju.games.shuangkou import play as shuangkou
from paiju.games.shuangkou.about import lexicon as shuangkou_lexicon

LAYOUT = Layout((*FIELDS, *DATONG[:2]))
"""The observations: what all climbing games tell, and points in tricks."""
OPPOSITE = (2, 3, 0, 1)

Bytes = npt.NDArray[np.uint8]
Tricks = tuple[Lexicon, FlowRules, Cards, dict[str, int]]
"""Combinations, the flow of tricks, the pack, and the points of cards."""

GAMES: dict[str, Callable[[Any], Tricks]] = {
    "datong": lambda options: (
        datong_lexicon(options),
        datong.FLOW_RULES[options.wind, options.last_trick],
        pack_of(2),
        POINTS,
    ),
    "dazha": lambda options: (
        dazha_lexicon(options),
        FlowRules(True, True, 3 if options.single_end == "third" else 2, OPPOSITE),
        whole_pack(options),
        {},
    ),
    "shuangkou": lambda options: (shuangkou_lexicon(options), shuangkou.FLOW_RULES, pack_of(2), {}),
}
"""The games that have tricks. Partners sit opposite each other in all of them, also in Dazha."""


def batch(
    game: str, options: Mapping[str, object] | None = None, *, tables: SupportsIndex, seed: SupportsIndex = 1
) -> "TableBatch":
    """So many tables of a climbing game, dealt from `seed`.

    Raises NotationError for a game that has no tricks, and OptionsError for options or a number that cannot be, and
    where combinations are told apart by suits, which a batch does not know.
    """
    rules = game_of(game)
    if game not in GAMES:
        raise NotationError("unknown-game", game=game, allowed=", ".join(GAMES))
    chosen = rules.options_type.parse(options)
    number = whole(tables)
    if number is None or number < 1:
        raise OptionsError("count", name="tables", given=repr(tables))
    if getattr(chosen, "five_ten_king", False):
        raise OptionsError("option-value", "DZ29", option="five_ten_king", value="on", allowed="off")
    return TableBatch(game, chosen, number, check_seed(seed))


class TableBatch:
    """Tables that play the tricks of a climbing game without end, see `batch`.

    All arrays show what the kernel writes, without a copy: they change with each step, and nobody else can. The cards
    of a class are its first filling; nothing is asked and nothing is settled.
    """

    def __init__(self, game: str, options: Options, tables: int, seed: int) -> None:
        lexicon, flow, pack, points = GAMES[game](options)
        words = lexicon.grammar
        ranks = [RANK_OF[card] for card in pack]
        worth = [points.get(rank, 0) for rank in RANKS]
        lanes = [
            kernel.Lane(words.moves, flow.flow(), list(ranks), worth, seed * tables + table)
            for table in range(tables)
        ]
        self.kernel = kernel.Batch(lanes, features(words))
        self.layout = LAYOUT
        self.observations: Bytes = _seen(self.kernel.observations, tables, np.uint8)
        """What the seats to act see, by LAYOUT; a row a table."""
        self.masks: Bytes = _seen(self.kernel.masks, tables, np.uint8)
        """1 for each class that they may play, 0 the pass."""
        self.seats: Bytes = _seen(self.kernel.seats, 1, np.uint8)[0]
        """Who they are."""
        self.done: Bytes = _seen(self.kernel.done, 1, np.uint8)[0]
        """1 where the last step ended a hand; the next one has begun."""
        self.places: Bytes = _seen(self.kernel.places, tables, np.uint8)
        """The place of each seat in the finishing order of the last hand that ended; 0 who was left with cards."""
        self.captured: npt.NDArray[np.int64] = _seen(self.kernel.captured, tables, np.int64)
        """The points that each seat captured in it."""
        self._drawn: npt.NDArray[np.int64] = _seen(self.kernel.drawn, 1, np.int64)[0]

    def step(self, actions: npt.ArrayLike) -> None:
        """The seat to act of each table plays a class, by its id; none does where this raises.

        IllegalAction: one of them may not. OptionsError: the actions are not a whole number for each table.
        """
        wanted = _actions(actions, len(self.seats))
        data = wanted.tobytes()
        refused = self.kernel.refused(data)
        if refused >= 0:
            raise IllegalAction("number", action=str(wanted[refused]), text="none")
        self.kernel.step(data)

    def draw(self) -> npt.NDArray[np.int64]:
        """A legal action for each table, each as likely as the others; drawn by the tables' own random numbers."""
        self.kernel.draw()
        return self._drawn


def _actions(given: npt.ArrayLike, tables: int) -> npt.NDArray[np.int64]:
    """An action for each table, else OptionsError."""
    try:
        actions = np.asarray(given)
    except ValueError:  # lists of different lengths
        actions = np.empty((), object)
    if actions.shape != (tables,) or actions.dtype.kind not in "iu":
        kind = f"{actions.dtype} {actions.shape}"
        raise OptionsError("batch-actions", given=kind, wanted=f"int64 ({tables},)")
    return actions.astype("<i8")


def _seen(buffer: Any, rows: int, kind: Any) -> Any:
    """A buffer of the kernel as rows of numbers."""
    return np.frombuffer(buffer, kind).reshape(rows, -1)
