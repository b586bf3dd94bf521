"""PettingZoo environment (AEC): the seats act one at a time, in the game's order."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ironbridge.core.rng import fresh_seed, split
from ironbridge.game.state import State
from ironbridge.notation.headers import make_spec
from ironbridge.research.encoding import Encoding
from ironbridge.research.render import picture
from ironbridge.research.rewards import POINTS, WIN, check_reward, gains, shares


def aec_env(
    title: str,
    seats: int | None = None,
    seed: int | None = None,
    reward: str = WIN,
    render_mode: str | None = None,
    **options: object,
) -> "IronbridgeAEC":
    """Returns the AEC environment of a title; ``options`` are those of ``ironbridge.new``."""
    return IronbridgeAEC(title, seats, seed, reward, render_mode, options)


class IronbridgeAEC(AECEnv):  # type: ignore[misc]
    """PettingZoo environment of one table.

    Agents are ``seat_0``, ``seat_1``, ...; an action is a choice code.  An observation is a dict
    with ``observation`` (the row of ``Encoding``) and ``action_mask``. An episode is one game,
    which always terminates, so no episode is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ironbridge_v0",
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        title: str,
        seats: int | None,
        seed: int | None,
        reward: str,
        render_mode: str | None,
        options: dict[str, object],
    ) -> None:
        super().__init__()
        self.spec = make_spec(title, seats, options)
        self.encoding = Encoding(self.spec)
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.spec.seats)]
        self._seed = fresh_seed() if seed is None else seed
        self._episode = 0
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self._actions = {
            agent: spaces.Discrete(self.encoding.choices) for agent in self.possible_agents
        }
        self.reset()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the observation space of an agent."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the action space of choice codes."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game from this seed, or from the next seed of the environment's own sequence."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        self.game = State.dealt(self.spec, split(self._seed, self._episode))
        self._episode += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = self.game.points
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns the observation of an agent; its mask is zero unless it is to act."""
        seat = self.possible_agents.index(agent)
        pos = self.game.pos
        acts = not self.game.is_terminal and self.game.seat == seat
        mask = np.zeros(self.encoding.choices, dtype=np.int8)
        if acts:
            mask[self.game.legal_actions()] = 1
        return {"observation": self.encoding.vector(pos, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the choice of the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise ValueError("An action is a choice code; None is only for an agent that is done.")
        self.game.apply_checked(int(action))
        self._pay()
        if self.game.is_terminal:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def _pay(self) -> None:
        if self.reward == POINTS:
            now = self.game.points
            paid = gains(self._points, now)
            self._points = now
        elif self.game.is_terminal:
            paid = shares(self.game.result)
        else:
            return
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))

    def render(self) -> str | None:
        """Returns the table as text or as an SVG picture, by ``render_mode``."""
        if self.render_mode is None:
            return None
        return picture(self.spec, self.game.pos, self.render_mode)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    def _space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(self.encoding.low, self.encoding.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.encoding.choices,), np.int8),
            }
        )
