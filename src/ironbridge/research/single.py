"""The family as a Gymnasium environment: one seat learns, bots play the others."""

from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from ironbridge.bots import SeatView, find
from ironbridge.core.chance import split
from ironbridge.core.position import POINTS as WORD_OF_POINTS
from ironbridge.errors import Refused
from ironbridge.game import Game, begin
from ironbridge.notation.deals import deal_from_seed
from ironbridge.notation.headers import make_setting
from ironbridge.research.encoding import Encoding
from ironbridge.research.picture import picture
from ironbridge.research.rewards import POINTS, WIN, check_reward, shares
from ironbridge.titles import names as title_names

NAMESPACE: Final = "ironbridge"
VERSION: Final = 0


class IronbridgeEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of one table against named bots; an action is a choice code.

    The seat is drawn by the seed of each episode unless ``seat`` says otherwise.  An action that
    the mask forbids is refused with ``ValueError`` and changes nothing.
    """

    metadata = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012 (the base class has it so)

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        opponents: str = "greedy",
        seat: int | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.setting = make_setting(title, seats, options)
        self.encoding = Encoding(self.setting)
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self._seat = seat
        names = opponents.split(",")
        self._bots = [find(names[n % len(names)]) for n in range(self.setting.seats)]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-(2**15), 2**15 - 1, (self.encoding.width,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.encoding.choices,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.encoding.choices)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; equal seeds give equal games."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**60))
        self.game: Game = begin(self.setting, deal, deal_from_seed(self.setting, deal))
        automatic = int(self.setting.rules.tables.automatic)
        people = [seat for seat in range(self.setting.seats) if not automatic >> seat & 1]
        self.seat = int(self.np_random.choice(people)) if self._seat is None else self._seat
        self._chances = [Random(split(deal, 1 + seat)) for seat in range(self.setting.seats)]
        self._points = 0
        self._let_others_play()
        return self._observed(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the seat's choice, then the others until it is asked again or the game is over."""
        try:
            self.game.play(int(action))
        except Refused as refused:
            raise ValueError(f"Choice {action} is not legal: {refused}") from None
        self._let_others_play()
        return self._observed(), self._paid(), self.game.over, False, self._info()

    def render(self) -> str | None:
        """The table as text or as an SVG picture, by ``render_mode``."""
        if self.render_mode is None:
            return None
        return picture(self.setting, self.game.position, self.render_mode)

    def _let_others_play(self) -> None:
        game = self.game
        while game.seat is not None and game.seat != self.seat:
            bot = self._bots[game.seat]
            game.play(bot.choose(SeatView(game, game.seat), self._chances[game.seat]))

    def _paid(self) -> float:
        if self.reward == POINTS:
            now = int(self.game.position.word(self.seat, WORD_OF_POINTS))
            gained, self._points = now - self._points, now
            return float(gained)
        result = self.game.result
        return 0.0 if result is None else shares(result)[self.seat]

    def _observed(self) -> dict[str, Any]:
        pos = self.game.position
        mask = np.zeros(self.encoding.choices, dtype=np.int8)
        if not self.game.over:
            mask[list(self.game.choices.codes)] = 1
        return {"observation": self.encoding.vector(pos, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}


def register() -> None:
    """Name an environment for every installed title: ``ironbridge/<title>-v0``."""
    for name in title_names():
        identity = f"{NAMESPACE}/{name}-v{VERSION}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                id=identity,
                entry_point="ironbridge.research.single:IronbridgeEnv",
                kwargs={"title": name},
                disable_env_checker=True,
            )
