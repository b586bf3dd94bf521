"""The interfaces researchers know: each passes the conformance tests of its own project."""

import warnings
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ironbridge.errors import BadInput
from ironbridge.research import aec_env

TABLES = [
    ("birmingham", {"seats": 2}),
    ("birmingham", {"seats": 4}),
    ("birmingham", {"automa": "medium"}),
    ("lancashire", {"seats": 3}),
    ("age_of_industry", {"seats": 5, "board": "new_england"}),
]


@pytest.mark.parametrize(("title", "options"), TABLES)
def test_pettingzoo(title: str, options: dict[str, object]) -> None:
    """PettingZoo's own tests pass."""
    with warnings.catch_warnings():
        # It would rather have bare arrays than a dict with the mask; masks are its own advice.
        warnings.filterwarnings("ignore", message="Observation", category=UserWarning)
        api_test(aec_env(title, seed=1, **options), num_cycles=400)
        seed_test(lambda: aec_env(title, **options), num_cycles=60)


@pytest.mark.parametrize("reward", ["win", "points"])
def test_rewards_add_up_to_what_the_game_came_to(reward: str) -> None:
    """Over an episode the rewards are the share of the win, or the final points."""
    env = aec_env("birmingham", seats=3, seed=5, reward=reward)
    rng = np.random.default_rng(2)
    env.reset(seed=5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, got, ended, _, _ = env.last()
        paid[agent] += got
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    result = env.game.result
    if reward == "points":
        assert list(paid.values()) == [float(had) for had in result.points]
    else:
        won = [1 / len(result.winners) if seat in result.winners else 0 for seat in range(3)]
        assert list(paid.values()) == pytest.approx([share - 1 / 3 for share in won])
        assert sum(paid.values()) == pytest.approx(0)


def test_an_unknown_reward_is_refused() -> None:
    """With a sentence that names the kinds there are."""
    with pytest.raises(BadInput, match="There is no reward 'glory'; there are win, points"):
        aec_env("birmingham", reward="glory")


@pytest.mark.parametrize(
    ("identity", "options"),
    [
        ("ironbridge/birmingham-v0", {"seats": 2, "opponents": "dice"}),
        ("ironbridge/lancashire-v0", {"seats": 3, "opponents": "dice,greedy"}),
        ("ironbridge/age_of_industry-v0", {"seats": 3, "opponents": "dice"}),
    ],
)
def test_gymnasium(
    identity: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gymnasium's own check passes, and an episode runs to its end."""
    env = gymnasium.make(identity, **options).unwrapped
    monkeypatch.setattr(env.action_space, "sample", lambda: legal_at_random(env))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=3)
    rng, ended = np.random.default_rng(0), False
    while not ended:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, paid, ended, cut, _ = env.step(action)
        assert not cut
    assert -1 < paid < 1
    with pytest.raises(ValueError, match="not legal"):
        env.step(0)


def legal_at_random(env: gymnasium.Env[Any, Any]) -> int:
    """The check draws actions from the whole space; here, from what the mask allows."""
    legal = np.flatnonzero(env._observed()["action_mask"])  # type: ignore[attr-defined]
    return int(legal[0])


@pytest.mark.parametrize(
    "name",
    [
        "python_ironbridge(title=birmingham,seats=4,deals=16)",
        "python_ironbridge(title=lancashire,seats=3,deals=16)",
        "python_ironbridge(title=age_of_industry,seats=3,board=germany,deals=16)",
    ],
)
def test_open_spiel(name: str) -> None:
    """OpenSpiel's own simulation test passes, cloning and serialising on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


def test_open_spiel_returns_are_the_shares_of_the_win() -> None:
    """A playthrough by hand: chance deals, seats choose, the returns add up to zero."""
    game = pyspiel.load_game("python_ironbridge(title=birmingham,seats=2)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    rng = np.random.default_rng(1)
    state.apply_action(int(rng.integers(game.max_chance_outcomes())))
    while not state.is_terminal():
        tensor = state.observation_tensor(state.current_player())
        assert len(tensor) == game.observation_tensor_size()
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) in (0.5, 0.0)


@pytest.mark.parametrize(("title", "options"), TABLES)
def test_a_table_is_rendered(title: str, options: dict[str, object]) -> None:
    """As text and as a drawing that shows every place, and whatever stands on the board."""
    rng = np.random.default_rng(3)
    pictures = {}
    for mode in ("ansi", "svg"):
        env = aec_env(title, seed=2, render_mode=mode, **options)
        for _ in range(60):
            env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        pictures[mode] = env.render() or ""
    assert "era, round" in pictures["ansi"]
    drawn = ElementTree.fromstring(pictures["svg"])
    said = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert set(env.setting.names.places) <= said
    with pytest.raises(BadInput, match="'ansi' or 'svg'"):
        aec_env(title, render_mode="opera", **options).render()
