"""OpenSpiel game ``python_ironbridge(title=...,seats=4)``.

Chance acts once: the first node draws one of ``deals`` equally likely deals, which fixes every
later random event.  The observation of a player is the row of ``Encoding``.  The information state
adds perfect recall: its string is a digest of all observations since the deal and of the player's
own choices; its tensor is the observation.  States that a seat cannot tell apart have equal ones.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from ironbridge.core.rng import Rng, split
from ironbridge.game.sample_world import unseen
from ironbridge.game.state import State
from ironbridge.notation.choice_text import ChoiceTexts
from ironbridge.notation.headers import make_spec
from ironbridge.research.encoding import Encoding
from ironbridge.research.rewards import shares
from ironbridge.titles import names as title_names

SHORT_NAME: Final = "python_ironbridge"
DEFAULTS: Final = {
    "title": "",
    "seats": 0,
    "board": "",
    "variant": "",
    "deals": 10_000,
    "seed": 0,
}
"""Parameters of the game: the default title is the first installed, 0 seats its usual number."""
MOST_CHOICES: Final = 4_000
"""Upper bound of the game length in choices, which OpenSpiel requires."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Ironbridge: the Brass family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class Shared:
    """Data shared by all states of a game and their copies."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        self.chosen = chosen
        options = {key: chosen[key] or None for key in ("board", "variant")}
        title = chosen["title"] or title_names()[0]
        self.spec = make_spec(title, chosen["seats"] or None, options)
        self.encoding = Encoding(self.spec)
        self.texts = ChoiceTexts(self.spec)
        self.deals = int(chosen["deals"])
        self.seed = int(chosen["seed"])

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return Shared, (self.chosen,)


class IronbridgeGame(pyspiel.Game):  # type: ignore[misc]
    """The OpenSpiel game of one table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.shared = shared = Shared(chosen)
        seats = shared.spec.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=shared.encoding.choices,
            max_chance_outcomes=shared.deals,
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> "IronbridgeState":
        """Returns the state before the deal, a chance node."""
        return IronbridgeState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "IronbridgeObserver":
        """Returns the observer of the current moment, or the one with perfect recall."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return IronbridgeObserver(self.shared.encoding, recalls)


class IronbridgeState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state: the chance node of the deal, a decision node, or a terminal state."""

    def __init__(self, game: IronbridgeGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.current: State | None = None
        self._past: list[bytes] | None = None
        """Digest of the observations and own choices of each seat; None until it is needed."""

    def current_player(self) -> int:
        """Returns the player to act."""
        if self.current is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.current.is_terminal else self.current.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.current is None else sorted(self.current.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns every deal with its probability; all are equally likely."""
        deals = self.shared.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.current is None:
            self.current = State.dealt(self.shared.spec, split(self.shared.seed, action))
            return
        seat = self.current.seat
        self.current.apply_checked(action)
        if self._past is not None:
            self._past = self._recorded(self._past, self.current, seat, action)

    def past(self, player: int) -> bytes:
        """Returns the digest of a player's information; empty before the deal."""
        if self.current is None:
            return b""
        if self._past is None:
            self._past = self._replayed(self.current)
        return self._past[player]

    def _replayed(self, current: State) -> list[bytes]:
        """Returns the digests after the choices played, computed from the deal on."""
        assert current.seed is not None, "a sampled state has its digests"
        state = State.dealt(current.spec, current.seed)
        found = self._recorded([b""] * current.spec.seats, state)
        for code in current.played:
            seat = state.seat
            state.apply(code)
            found = self._recorded(found, state, seat, code)
        return found

    def _recorded(
        self, past: list[bytes], state: State, acted: int = -1, code: int = -1
    ) -> list[bytes]:
        """Returns the digests with one more observation of each seat, and the actor's choice."""
        found = []
        for seat, before in enumerate(past):
            seen = self.shared.encoding.vector(state.pos, seat).tobytes()
            own = code if seat == acted else -1
            found.append(blake2b(before + b"%d " % own + seen, digest_size=16).digest())
        return found

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "IronbridgeState":
        """Returns a state with other hidden information that the player cannot tell from this one.

        The information states of the other players are those of the sampled hands.
        """
        twin: IronbridgeState = self.get_game().new_initial_state()
        if self.current is None:
            return twin
        rng = Rng(int(sampler() * 2**60))
        spec, known = self.shared.spec, self.past(player)
        twin.current = State(spec, unseen(spec, self.current.pos, player).sample(rng))
        twin.current.played = list(self.current.played)
        twin._past = self._recorded([known] * spec.seats, twin.current)
        twin._past[player] = known
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.shared.texts.text[action])

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.current is not None and self.current.is_terminal

    def returns(self) -> list[float]:
        """Returns each seat's share of the win less the mean share."""
        if self.current is None or not self.current.is_terminal:
            return [0.0] * self.shared.spec.seats
        return shares(self.current.result)

    def __str__(self) -> str:
        if self.current is None:
            return "before the deal"
        where = "over" if self.current.is_terminal else f"seat {self.current.seat} to act"
        return f"{where}, {len(self.current.played)} choices played, {self.current.pos.key():x}"


class IronbridgeObserver:
    """Writes the observation of a seat, as a tensor and as text; with its past if it recalls."""

    def __init__(self, encoding: Encoding, recalls: bool = False) -> None:
        self.encoding = encoding
        self.recalls = recalls
        self.tensor = np.zeros(encoding.width, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape)
            for part in encoding.parts
        }

    def set_from(self, state: IronbridgeState, player: int) -> None:
        """Writes the observation tensor of a player."""
        if state.current is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.vector(state.current.pos, player)

    def string_from(self, state: IronbridgeState, player: int) -> str:
        """Returns the information as text: equal texts are equal information."""
        if state.current is None:
            return "before the deal"
        if self.recalls:
            return f"seat {player} {state.past(player).hex()}"
        row = self.encoding.vector(state.current.pos, player)
        return " ".join(str(number) for number in row)


def register() -> None:
    """Registers the game with OpenSpiel once."""
    if SHORT_NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, IronbridgeGame)


register()
