"""RL environments: each passes the conformance tests of its project."""

import copy
import warnings
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from pettingzoo.test import api_test, seed_test

from ironbridge.bots import SeatView
from ironbridge.errors import BadInput
from ironbridge.game.choices import Choice
from ironbridge.research import aec_env
from ironbridge.titles import find, names

ALONE = [("birmingham", {"automa": level}) for level in ("easy", "medium", "hard")]
TABLES: list[tuple[str, dict[str, object]]] = [
    (name, {"seats": seats, **({"board": board} if board else {})})
    for name in names()
    for seats in find(name).seats
    for board in find(name).boards or [None]
]
"""Every title with every number of seats on every board."""
FEW: list[tuple[str, dict[str, object]]] = [
    ("birmingham", {"seats": 4}),
    ("birmingham", {"automa": "medium"}),
    ("lancashire", {"seats": 3}),
    ("age_of_industry", {"seats": 5, "board": "new_england"}),
]


@pytest.mark.parametrize(("title", "options"), [*TABLES, *ALONE])
def test_pettingzoo(title: str, options: dict[str, Any]) -> None:
    """PettingZoo's own tests pass."""
    with warnings.catch_warnings():
        # PettingZoo's test warns about a dict with the mask, which its documentation recommends.
        warnings.filterwarnings("ignore", message="Observation", category=UserWarning)
        api_test(aec_env(title, seed=1, **options), num_cycles=400)
        seed_test(lambda: aec_env(title, **options), num_cycles=60)


@pytest.mark.parametrize("reward", ["win", "points"])
def test_rewards_add_up_to_what_the_game_came_to(reward: str) -> None:
    """The rewards of an episode add up to the share of the win, or to the final points."""
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
    """The error names the known rewards."""
    with pytest.raises(BadInput, match="There is no reward 'glory'; there are win, points"):
        aec_env("birmingham", reward="glory")


@pytest.mark.parametrize("title", names())
@pytest.mark.parametrize("opponents", ["dice", "medium"])
def test_gymnasium(title: str, opponents: str) -> None:
    """Gymnasium's own check passes, rendering included, without extra arguments for the mask."""
    seats = find(title).seats[0]
    env = gymnasium.make(
        f"ironbridge/{title}-v0", seats=seats, opponents=opponents, render_mode="ansi"
    )
    with warnings.catch_warnings():
        # Recommendations only: finite bounds, and a wrapper that is omitted for speed.
        warnings.simplefilter("ignore", UserWarning)
        check_env(env.unwrapped)


@pytest.mark.parametrize(("title", "options"), [*FEW, ("birmingham", {"automa": "hard"})])
def test_observations_stay_within_the_bounds_of_their_entries(
    title: str, options: dict[str, Any]
) -> None:
    env = aec_env(title, seed=4, **options)
    space = env.observation_space("seat_0")["observation"]
    assert space.dtype == np.int16
    rng = np.random.default_rng(4)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        assert space.contains(seen["observation"])
        assert space.contains(env.observe(env.possible_agents[0])["observation"])
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert agent in env.possible_agents
    for number, text in enumerate(env.encoding.entries()):
        if text.endswith(("to act", "when turned over")):
            assert (space.low[number], space.high[number]) == (0, 1)
        if "owner (" in text:
            assert (space.low[number], space.high[number]) == (0, env.spec.seats)


def test_the_mask_is_a_method_of_the_environment_and_of_its_wrappers() -> None:
    """MaskablePPO of sb3-contrib finds the mask by this name and wants booleans."""
    env = gymnasium.make("ironbridge/birmingham-v0", seats=2, opponents="dice")
    seen, _ = env.reset(seed=1)
    mask = env.get_wrapper_attr("action_masks")()
    assert mask.dtype == np.bool_
    assert mask.tolist() == [bool(legal) for legal in seen["action_mask"]]


class First:
    """Plays the first answer."""

    def choose(self, view: SeatView, rng: Random) -> Choice:
        return view.choices[0]


def test_opponents_are_names_places_classes_or_bots(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("from tests.research.test_environments import First\n", encoding="utf-8")
    seen = []
    for opponents in (f"{file}:First", [First], [First()], (f"{file}:First", First)):
        env = gymnasium.make("ironbridge/birmingham-v0", seats=3, opponents=opponents, seat=2)
        seen.append(env.reset(seed=1)[0]["observation"].tolist())
    assert all(one == seen[0] for one in seen)
    with pytest.raises(BadInput, match="Bots are a list"):
        gymnasium.make("ironbridge/birmingham-v0", seats=3, opponents=[])


@pytest.mark.parametrize("title", names())
def test_made_environments_have_no_checker_around_them(title: str) -> None:
    """The checker's wrapper costs time at every step."""
    assert gymnasium.spec(f"ironbridge/{title}-v0").disable_env_checker


@pytest.mark.parametrize(("title", "options"), TABLES)
def test_an_episode_of_one_seat_runs_to_its_end(title: str, options: dict[str, Any]) -> None:
    """On every table; the reward comes with the last step."""
    env = gymnasium.make(f"ironbridge/{title}-v0", opponents="dice", **options).unwrapped
    seen, info = env.reset(seed=3)
    rng, ended = np.random.default_rng(0), False
    assert 0 <= info["seat"] < options["seats"]
    while not ended:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, paid, ended, cut, _ = env.step(action)
        assert not cut
    assert -1 < paid < 1
    with pytest.raises(gymnasium.error.ResetNeeded, match="is over"):
        env.step(0)


def test_an_illegal_action_loses_or_is_refused() -> None:
    """Either way the sentence of the refusal is given."""
    for illegal in ("lose", "raise"):
        env = gymnasium.make(
            "ironbridge/birmingham-v0", seats=4, opponents="dice", illegal=illegal
        ).unwrapped
        seen, _ = env.reset(seed=1)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(ValueError, match="is not legal: "):
                env.step(wrong)
            assert not env.step(env.action_space.sample())[2]
        else:
            seen, paid, ended, _, info = env.step(wrong)
            assert (paid, ended) == (-0.25, True)
            assert info["refused"].endswith(".")
            assert not seen["action_mask"].any()
    with pytest.raises(BadInput, match="may lose or raise, not 'laugh'"):
        gymnasium.make("ironbridge/birmingham-v0", illegal="laugh")


def test_a_sample_is_legal_and_a_copy_of_the_space_is_plain() -> None:
    """The space of an environment has a table; a copy must not contain it."""
    env = gymnasium.make("ironbridge/birmingham-v0", seats=2, opponents="dice").unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.action_space.sample())
    copied = copy.deepcopy(env.action_space)
    assert type(copied) is gymnasium.spaces.Discrete
    assert copied == env.action_space


def spiel_name(title: str, options: dict[str, object]) -> str:
    """Returns the OpenSpiel name of a table, with few deals to keep its tests short."""
    chosen = ",".join(f"{key}={value}" for key, value in options.items())
    return f"python_ironbridge(title={title},{chosen},deals=16)"


@pytest.mark.parametrize(("title", "options"), TABLES)
def test_open_spiel(title: str, options: dict[str, object]) -> None:
    """OpenSpiel's own simulation test passes, cloning and serialising on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(spiel_name(title, options)), 1, True, False)


@pytest.mark.slow
@pytest.mark.parametrize("title", names())
def test_open_spiel_playthrough(title: str, tmp_path: Path) -> None:
    """Replaying a written playthrough gives equal text."""
    # It imports scipy's statistics, 2 s of CPU, which collecting the other tests does not need.
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()  # as OpenSpiel's own test does
    name = spiel_name(title, {"seats": find(title).seats[0]})
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=7), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert "IsTerminal() = True" in original
    assert original == again


def test_open_spiel_returns_are_the_shares_of_the_win() -> None:
    """Chance deals, seats choose, and the returns add up to zero."""
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


INTRODUCTORY = "python_ironbridge(title=birmingham,seats=2,variant=introductory,deals=4)"


def after(choices: int) -> Any:
    """Returns a state of the introductory game after a number of random choices."""
    state = pyspiel.load_game(INTRODUCTORY).new_initial_state()
    rng = np.random.default_rng(1)
    state.apply_action(1)
    for _ in range(choices):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_open_spiel_resamples_what_a_player_does_not_know() -> None:
    """The player's information stays, the hands of others change."""
    state = after(30)
    player = state.current_player()
    other = 1 - player
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(6)]
    for world in worlds:
        for told in ("information_state_string", "observation_string", "information_state_tensor"):
            assert getattr(world, told)(player) == getattr(state, told)(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({world.observation_string(other) for world in worlds}) > 1
    assert len({world.information_state_string(other) for world in worlds}) > 1


def test_open_spiel_information_states_recall_the_past() -> None:
    """They are equal for a copy and a replay, and differ between players and moments."""
    state = after(12)
    texts = [state.information_state_string(seat) for seat in (0, 1)]
    again = after(12)
    assert [again.clone().information_state_string(seat) for seat in (0, 1)] == texts
    state.apply_action(state.legal_actions()[0])
    later = [state.information_state_string(seat) for seat in (0, 1)]
    assert len({*texts, *later}) == 4
    eager = again.clone()  # its digests are known before the choice
    eager.apply_action(eager.legal_actions()[0])
    assert [eager.information_state_string(seat) for seat in (0, 1)] == later


class Even(mcts.Evaluator):  # type: ignore[misc]
    """Values all states alike."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(2)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_open_spiel_searches_and_solves() -> None:
    """Information-set tree search plays a choice; counterfactual regret finds states."""
    state = after(20)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=Even(),
        uct_c=1.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(state.get_game())
    solver.iteration()
    assert len(solver.average_policy()._infostates) > 20


@pytest.mark.parametrize(("title", "options"), FEW)
def test_a_table_is_rendered(title: str, options: dict[str, Any]) -> None:
    """Text and SVG show every place and every piece on the board."""
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
    assert set(env.spec.names.places) <= said
    with pytest.raises(BadInput, match="'ansi' or 'svg'"):
        aec_env(title, render_mode="opera", **options).render()
