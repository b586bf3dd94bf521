"""The agent of the tutorial, shortened: it trains, plays as a bot, and is measured."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.architecture.sources import ROOT


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """Returns ``examples/first_agent.py`` as a module."""
    spec = spec_from_file_location("first_agent", ROOT / "examples" / "first_agent.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    sys.modules[spec.name] = found  # dataclasses look up their module there
    spec.loader.exec_module(found)
    return found


def test_it_learns_from_random_games_and_goes_on_by_itself(
    script: ModuleType, tmp_path: Path
) -> None:
    """One generation of a few games beats ``dice`` clearly and gives a curve."""
    run = script.TrainingSettings(random_games=300, generations=1, games=2, deals=1, rival="dice")
    _, weights, curve = script.train(run)
    assert len(curve) == 2
    assert curve[0].games == 2
    assert curve[0].wins[0] == 1.0
    assert curve[0].points[0] > 15
    assert np.isfinite(weights).all()
    script.draw(curve, run.seats, run.rival, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").stat().st_size > 1_000


@pytest.mark.parametrize(
    ("title", "seats"), [("birmingham", 4), ("lancashire", 3), ("age_of_industry", 3)]
)
def test_it_looks_at_every_title(script: ModuleType, title: str, seats: int) -> None:
    """Features of random positions are finite, and a few games give first weights."""
    features = script.Features(script.make_spec(title, seats, {}))
    weights = script.learn_from_random_games(features, 20, seed=3)
    assert np.isfinite(weights).all()
    assert np.abs(weights).max() > 0


def test_the_fit_finds_what_is_true(script: ModuleType) -> None:
    """Targets that are a weighted sum are predicted; a last sample has its outcome's value."""
    rng = np.random.default_rng(1)
    facts = rng.normal(size=(5_000, 3))
    truth = np.array([3.0, -1.0, 0.5])
    assert np.abs(script.fit(facts, facts @ truth) - truth).max() < 0.2
    lives = [([row], float(row @ truth)) for row in facts]
    assert np.abs(script.learn_from_lives(lives, np.zeros(3)) - truth).max() < 0.2


def test_intervals_hold_the_mean(script: ModuleType) -> None:
    """Intervals contain the mean and are narrow where all samples agree."""
    assert script.interval(np.ones(5)) == (1.0, 1.0, 1.0)
    mean, low, high = script.interval(np.arange(10.0))
    assert low < mean == 4.5 < high
