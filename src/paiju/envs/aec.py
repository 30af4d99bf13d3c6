"""Every game and variant as a PettingZoo environment, in which agents act one after the other (AEC)."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from paiju.climbing.kernel.sight import marks
from paiju.core.draws import check_seed
from paiju.core.errors import IllegalAction, OptionsError
from paiju.core.game import Carry
from paiju.envs.given import switch, whole
from paiju.envs.position import Position
from paiju.envs.rendering import picture
from paiju.envs.tables import coding_of
from paiju.games import game_of

Observation = dict[str, Any]
SEEDS = 1 << 32


def env(
    game: str,
    options: Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    match: bool = False,
    leaving: bool = True,
) -> AECEnv[str, Observation, int]:
    """The environment of a game, which sees to it that it is used in order. `raw_env` says what the rest means."""
    table = raw_env(game, options, render_mode=render_mode, match=match, leaving=leaving)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A hand of a game, or with `match` a whole match, in one episode.

    `options` are those of the table, by name. With `leaving` a seat may give up the hand in its turn, where the game
    lets it: run away (SK33), flee (WH13); without, it never may. Agents are the persons, `player_0` and so on; what
    they observe begins with their own seat. A reward is what a person wins or loses in a hand, when it is settled.

    Raises NotationError for a game and OptionsError for an option that there is not.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        match: bool = False,
        leaving: bool = True,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise OptionsError("render-mode", mode=str(render_mode), allowed="ansi, human")
        super().__init__()
        self.rules = game_of(game)
        self.options = self.rules.options_type.parse(options)
        self.render_mode = render_mode
        self.match, self.leaving = switch("match", match), switch("leaving", leaving)
        self.metadata = {**raw_env.metadata, "name": f"paiju_{game}_v0"}  # type: ignore[misc]
        self.coding = coding_of(game, self.options)
        self.possible_agents = [f"player_{person}" for person in range(self.rules.players(self.options))]
        self._person = {agent: person for person, agent in enumerate(self.possible_agents)}
        size, actions = self.coding.layout.size, self.coding.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = ""
        self.position: Position
        self.infos: dict[str, dict[str, Any]]
        self._chance = Random()
        self._seed = 0
        self._won = [0] * len(self.possible_agents)
        self._paying = False
        """Whether something was won that is not told yet, or the rewards are those of the last step."""

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed deals what `paiju.deal` does from it; without one the deals go on from the last seed.

        A deal that is settled at once, before anybody decides anything, is no episode: the next one is dealt.
        The table's options stay as they were made; `options` of PettingZoo's are not used. OptionsError for what is no
        seed, and nothing has changed then.
        """
        if seed is None:
            self._seed = self._chance.randrange(SEEDS)
        else:
            self._seed = check_seed(seed)
            self._chance = Random(self._seed)
        while not self._begins():
            self._seed = self._chance.randrange(SEEDS)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """The agent that is asked acts; IllegalAction where it may not do that, and nothing has changed then."""
        agent = self.agent_selection
        self._check_dealt()
        if not self.agents:
            raise IllegalAction("hand-over")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        if number is None:
            raise IllegalAction("number", action=repr(action), text="none")
        self.position = self.position.after(self.coding, number, self.leaving)
        self._cumulative_rewards[agent] = 0.0
        over = False
        if self._paying or self.position.state.settlement is not None:
            over = self._goes_on()
            self._pay()
        self._select()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Tell what was won since the last payment; the next step takes it back."""
        self.rewards = dict(zip(self.possible_agents, map(float, self._won), strict=True))
        self._paying = any(self._won)
        self._won = [0] * len(self._won)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent observes: the numbers of `coding.layout`, and 1 for each action it may take now."""
        self._check_dealt()
        position, coding = self.position, self.coding
        seat = position.state.seating.index(self._person[agent])
        seen = bytearray(position.observe(coding, seat))
        mask: Any = marks(
            position.legal(coding, self.leaving) if seat == position.seat else [], coding.actions
        )
        return {"observation": np.frombuffer(seen, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def render(self) -> str | None:
        """The table with all hands, in notation: as a text, or written to standard output where a human looks on."""
        if self.render_mode is None:
            return None
        self._check_dealt()
        text = picture(self.position)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def last(self, observe: bool = True) -> Any:
        """What the agent that is asked observes, what it has won since it acted, and whether it is through."""
        self._check_dealt()
        return super().last(observe)

    def _check_dealt(self) -> None:
        if not self.agent_selection:
            raise IllegalAction("not-reset")

    def _begins(self) -> bool:
        """Deal from the seed; whether somebody is asked. What was settled before that is paid after the first step."""
        self._won = [0] * len(self.possible_agents)
        self._deal(self.rules.first_carry(self.options))
        over = self._goes_on()
        self._paying = any(self._won)
        return not over

    def _deal(self, carry: Carry) -> None:
        self.position = Position.of(self.rules.new_hand(self._seed, self.options, carry))

    def _select(self) -> None:
        """The agent of the seat that is asked."""
        seat = self.position.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[self.position.state.seating[seat]]

    def _goes_on(self) -> bool:
        """Note what is settled, and deal the next hand where one follows; whether the episode is over."""
        while (settlement := self.position.state.settlement) is not None:
            self._won = [won + points for won, points in zip(self._won, settlement.totals, strict=True)]
            carry = self.position.state.carry()
            if not self.match or self.rules.match_over(self.options, carry):
                return True
            self._deal(carry)
        return False
