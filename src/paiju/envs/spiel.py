"""Every game for OpenSpiel, with chance nodes for all that a deal draws.

Importing this registers `paiju_datong`, `paiju_fanfanzha`, `paiju_dazha`, `paiju_shuangkou` and `paiju_wahua`. Their
parameters are the table's options, with `/` for a comma or a dash (`base=1/2/4`, `prize_ranks=7/J`, `7/`), and `match`
and `leaving` as for `paiju.envs.raw_env`. Actions are the numbers that docs/envs.md explains. An outcome of chance is
a number that is drawn (who is dealt to first, the place of the reveal card, a die less one), or a card or tile by its
place among all different ones.
"""

from typing import Any

import numpy as np
import pyspiel
from msgspec.structs import replace

from paiju.core.errors import OptionsError
from paiju.core.options import NONE, OptionField, subsets
from paiju.envs.chance import chances, outcome_text
from paiju.envs.rendering import picture
from paiju.envs.situation import ENCODE, Table
from paiju.games import GAMES, game_of

MOST_POINTS = 1e7
"""No hand gives or costs anybody more."""
LONGEST_HAND = 2000
"""No hand has more actions: every card is laid once, by a class and a choice of its own, and three pass on each."""
CHANCES = 200
"""No draw has more outcomes: the places of a pack of three decks are most."""


class PaijuGame(pyspiel.Game):  # type: ignore[misc]
    """A game under some options."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        rules, chosen = game_of(name), dict(params)
        match, leaving = bool(chosen.pop("match", False)), bool(chosen.pop("leaving", True))
        fields = {field.name: field for field in rules.options_type.fields()}
        values = {key: _read(fields[key], value) for key, value in chosen.items()}
        # OpenSpiel fills in all defaults; one that depends on other options is not to be taken for a choice.
        given = {key: value for key, value in values.items() if value != fields[key].default}
        options = rules.options_type.parse(given)
        self.table = Table.of(name, options, match, leaving)
        hands = options.hands if match else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.coding.actions,
            max_chance_outcomes=CHANCES,
            num_players=rules.players(options),
            min_utility=-MOST_POINTS * hands,
            max_utility=MOST_POINTS * hands,
            utility_sum=None if rules.leaves(options) else 0.0,
            max_game_length=LONGEST_HAND * hands,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "PaijuState":
        """Before the first draw."""
        return PaijuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "PaijuObserver":
        """What a player observes."""
        return PaijuObserver(
            self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class PaijuState(pyspiel.State):  # type: ignore[misc]
    """A hand, or a match, at one moment. Players are the persons of the table."""

    def __init__(self, game: PaijuGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.at = self.table.drawing(self.table.rules.first_carry(self.table.options))

    def current_player(self) -> int:
        """The person who is asked, or chance."""
        if self.at.over:
            return int(pyspiel.PlayerId.TERMINAL)
        position = self.at.position
        if position is None or position.seat is None:
            return int(pyspiel.PlayerId.CHANCE)
        return position.state.seating[position.seat]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.at.position
        assert position is not None
        return (
            position.legal(self.table.coding, self.table.leaving) if player == self.current_player() else []
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely it is."""
        return chances(self.at.asked, self.at.outcomes)

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.at = self.at.drew(self.table, action)
        else:
            self.at = self.at.did(self.table, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return outcome_text(self.at.asked, self.at.outcomes, action)
        return self.table.coding.text(action) or str(action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.at.over

    def returns(self) -> list[float]:
        """The points of each person, when it is over."""
        return list(map(float, self.at.points)) if self.at.over else [0.0] * len(self.at.points)

    def __str__(self) -> str:
        position = self.at.position
        return picture(position) if position is not None else " ".join(map(str, self.at.outcomes))


class PaijuObserver:
    """What a player observes. As numbers it is what docs/envs.md says, after the player's own; as text it is the view,
    and with perfect recall digests of what was before.
    """

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise OptionsError("option-unknown", option=", ".join(params), allowed=NONE)
        self.table = table
        self._recall = kind.perfect_recall
        persons, layout = table.rules.players(table.options), table.coding.layout
        self.tensor = np.zeros(persons + layout.size, np.float32)
        self.dict: dict[str, Any] = {"player": self.tensor[:persons], **layout.read(self.tensor[persons:])}

    def set_from(self, state: PaijuState, player: int) -> None:
        """Fill the numbers."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        position = state.at.position
        if position is not None:
            seat = position.state.seating.index(player)
            seen = np.frombuffer(position.observe(self.table.coding, seat), np.uint8)
            self.tensor[len(state.at.points) :] = seen

    def string_from(self, state: PaijuState, player: int) -> str:
        """The text."""
        parts, position = [str(player)], state.at.position
        if position is not None:
            seat = position.state.seating.index(player)
            # Who is still asked is told to nobody while several are.
            view = replace(position.state.view(seat), to_act=())
            chosen = position.choice if seat == position.seat else None
            parts += [ENCODE.encode(view).decode(), ENCODE.encode(chosen).decode()]
        if self._recall:
            parts += [state.at.told.hex(), state.at.known[player].hex()]
        return " ".join(parts)


def spelled(value: str | int | bool) -> str | int | bool:
    """A value as OpenSpiel reads it back from the text of a game, where a comma ends it and digits are a number."""
    if not isinstance(value, str):
        return value
    safe = value.replace(",", "/").replace("-", "/")
    return safe + "/" if safe.isdigit() else safe


def _read(field: OptionField, value: str | int | bool) -> str | int | bool:
    """The value of an option that is spelled so."""
    values = subsets(tuple(map(str, field.choices))) if field.kind == "subset" else field.choices
    return next((one for one in values if spelled(one) == value and type(one) is type(value)), value)


def _register(name: str) -> None:
    rules = game_of(name)
    fields = rules.options_type.fields()
    players = next((field.choices for field in fields if field.name == "players"), (4,))
    defaults = {field.name: spelled(field.default) for field in fields}
    kind = pyspiel.GameType(
        short_name=f"paiju_{name}",
        long_name=f"Paiju {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if name == "shuangkou"
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**defaults, "match": False, "leaving": True},
    )

    class Registered(PaijuGame):
        """The game by that name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {})

    pyspiel.register_game(kind, Registered)


for _name in GAMES:
    _register(_name)
