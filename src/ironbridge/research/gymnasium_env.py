"""Gymnasium environment: one seat is the agent, bots play the others."""

from collections.abc import Sequence
from itertools import cycle
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ironbridge.bots import SeatView
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.bots.given_bots import GivenBot, check_given, load_bot
from ironbridge.core.position import POINTS as WORD_OF_POINTS
from ironbridge.errors import BadInput, OneOf, Refused
from ironbridge.game.factory import begin
from ironbridge.game.game import Game
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.research.encoding import Encoding
from ironbridge.research.render import picture
from ironbridge.research.rewards import POINTS, WIN, check_reward, shares
from ironbridge.titles import names as title_names

LOSE: Final = "lose"
RAISE: Final = "raise"
ILLEGAL: Final = (LOSE, RAISE)
"""Policies for an illegal action: lose the game, or raise an error."""
NAMESPACE: Final = "ironbridge"
VERSION: Final = 0


class Codes(spaces.Discrete):
    """The action space of choice codes; without a mask, ``sample`` returns a legal code.

    A copy, or one sent to another process, is a plain space without a table.
    """

    def __init__(self, env: "IronbridgeEnv") -> None:
        super().__init__(env.encoding.choices)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Returns a random code, restricted by a mask or weighted by probabilities if given."""
        if mask is None and probability is None:
            mask = self._env.mask()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return spaces.Discrete, (int(self.n),)


class IronbridgeEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """Gymnasium environment of one seat against bots; an action is a choice code.

    ``opponents`` are names or places of bots with commas between them, or a list of names, places,
    classes and bots; they go round the seats.

    The seed of each episode draws the seat unless ``seat`` fixes it.  An action outside the mask
    loses: the episode ends with the reward of a loss, and ``info["refused"]`` holds the reason.
    With ``illegal="raise"`` it raises ``ValueError`` instead and changes nothing.
    """

    metadata = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012 (the base class has it so)

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        opponents: str | Sequence[GivenBot] = "greedy",
        seat: int | None = None,
        reward: str = WIN,
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game_spec = make_spec(title, seats, options)
        self.encoding = Encoding(self.game_spec)
        self.reward = check_reward(reward)
        if illegal not in ILLEGAL:
            raise BadInput("illegal-wish", known=OneOf(ILLEGAL), illegal=illegal)
        self.illegal = illegal
        self.render_mode = render_mode
        self._seat = seat
        given = opponents.split(",") if isinstance(opponents, str) else opponents
        bots = cycle(check_given(given))
        self._bots = [load_bot(next(bots), timed=False) for _ in range(self.game_spec.seats)]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.encoding.low, self.encoding.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.encoding.choices,), np.int8),
            }
        )
        self.action_space: spaces.Discrete = Codes(self)
        self.game: Game | None = None
        self._ended = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts an episode; equal seeds give equal games."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**60))
        self.game = begin(self.game_spec, deal, deal_from_seed(self.game_spec, deal))
        automatic = int(self.game_spec.rules.tables.automatic)
        people = [seat for seat in range(self.game_spec.seats) if not automatic >> seat & 1]
        self.seat = int(self.np_random.choice(people)) if self._seat is None else self._seat
        self._rngs = [bot_rng(deal, seat) for seat in range(self.game_spec.seats)]
        self._points, self._ended = 0, False
        self._let_others_play()
        return self._observed(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays the agent's choice, then the bots' until the agent is to act or the game ends."""
        game = self._table()
        if self._ended:
            raise gymnasium.error.ResetNeeded("The episode is over: call reset.")
        try:
            game.play(int(action))
        except Refused as refused:
            return self._refused(int(action), str(refused))
        self._let_others_play()
        self._ended = game.over
        return self._observed(), self._paid(), game.over, False, self._info()

    def _refused(
        self, action: int, why: str
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.illegal == RAISE:
            raise ValueError(f"Choice {action} is not legal: {why}")
        self._ended = True
        paid = 0.0 if self.reward == POINTS else -1 / self.game_spec.seats
        return self._observed(), paid, True, False, {**self._info(), "refused": why}

    def mask(self) -> NDArray[np.int8]:
        """Returns the action mask: 1 for every legal choice; all ones before the first game."""
        if self.game is None:
            return np.ones(self.encoding.choices, dtype=np.int8)
        found = np.zeros(self.encoding.choices, dtype=np.int8)
        if not self._ended:
            found[list(self.game.choices.codes)] = 1
        return found

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the action mask as booleans, as MaskablePPO of sb3-contrib calls it."""
        return self.mask().astype(np.bool_)

    def render(self) -> str | None:
        """Returns the table as text or as an SVG picture, by ``render_mode``."""
        if self.render_mode is None:
            return None
        return picture(self.game_spec, self._table().position, self.render_mode)

    def _table(self) -> Game:
        if self.game is None:
            raise gymnasium.error.ResetNeeded("There is no game yet: call reset first.")
        return self.game

    def _let_others_play(self) -> None:
        game = self._table()
        while game.seat is not None and game.seat != self.seat:
            bot = self._bots[game.seat]
            game.play(bot.choose(SeatView(game, game.seat), self._rngs[game.seat]))

    def _paid(self) -> float:
        if self.reward == POINTS:
            now = int(self._table().position.seat_value(self.seat, WORD_OF_POINTS))
            gained, self._points = now - self._points, now
            return float(gained)
        result = self._table().result
        return 0.0 if result is None else shares(result)[self.seat]

    def _observed(self) -> dict[str, Any]:
        seen = self.encoding.vector(self._table().position, self.seat)
        return {"observation": seen, "action_mask": self.mask()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}


def register() -> None:
    """Registers an environment for every installed title: ``ironbridge/<title>-v0``."""
    for name in title_names():
        identity = f"{NAMESPACE}/{name}-v{VERSION}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                id=identity,
                entry_point="ironbridge.research.gymnasium_env:IronbridgeEnv",
                kwargs={"title": name},
                disable_env_checker=True,
            )
