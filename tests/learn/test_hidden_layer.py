"""Training the hidden layer: the fit finds interactions of features; a run saves and gates it."""

import json
from pathlib import Path

import numpy as np
import pytest

from ironbridge.bots.weights_file import (
    evaluator_from,
    hidden_layer_from,
    rivals_from,
    weights_file,
    write_rows,
)
from ironbridge.learn import fit_hidden_layer, regression, train
from ironbridge.learn.fit_hidden_layer import fit_units, td_targets, with_levels
from ironbridge.learn.train import TrainingRun
from ironbridge.search.evaluator import SCALE
from ironbridge.sim.simulate import Plan


def test_the_fit_finds_what_two_facts_mean_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        fit_hidden_layer, "LEARNING_RATE", 0.02
    )  # far fewer samples than in a real run
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    size = int(extractor.size)
    rng = np.random.default_rng(1)
    facts = np.zeros((3000, size))
    facts[:, 0] = 1
    facts[:, 1:4] = rng.integers(0, 6, (3000, 3))
    points = facts[:, 3] + 4 * np.minimum(facts[:, 1], facts[:, 2])  # a pair is worth four points
    samples = regression.Samples(np.full(3000, 14), facts, points, np.full(3000, -1))
    rows = [[0] * size for _ in range(96)]
    found = fit_units(samples, extractor, rows, units=64, passes=60)
    plain, both = found.errors["0"]
    best_row = np.linalg.lstsq(facts, points, rcond=None)[0]
    assert both < 0.8 * float((points - facts @ best_row).std()) < plain
    file = tmp_path / "weights.json"
    write_rows(file, extractor, with_levels({14: rows[14]}, found.levels), {}, found.hidden_layer)
    evaluator = evaluator_from(spec, file.read_text("utf-8"))
    missed = []
    for number in range(3000 * 7 // 8, 3000):  # the core's integers equal the fit
        looked = evaluator.extractor.features[:]
        for at in range(4):
            looked[at] = int(facts[number, at])
        missed.append(int(evaluator.dot(looked, 14)) / int(SCALE) - points[number])
    assert float(np.std(missed)) == pytest.approx(both, abs=0.02)


def test_targets_look_to_the_next_moment_and_beyond(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_hidden_layer, "TRACE", 0.5)
    rows = np.array([14, 12, 10])
    samples = regression.Samples(rows, np.zeros((3, 1)), np.full(3, 100.0), np.array([1, 2, -1]))
    values = np.array([0.0, 60.0, 80.0], np.float32)
    assert td_targets(samples, values).tolist() == [75.0, 90.0, 100.0]


def test_a_training_run_fits_a_hidden_layer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "SHARD", 1)
    plan = Plan("birmingham", 2, 3, seed=3, options={"variant": "introductory"})
    run = TrainingRun(plan, tmp_path, generations=1, deals=1, hidden_layer=8)
    train.train(run)
    text = run.weights(1).read_text("utf-8")
    made = json.loads(text)["made"]["hunches"]
    assert (made["games"], made["start"]) == (3, "by hand")
    assert [gate["against"] for gate in made["gates"]] == ["by hand"]
    assert set(made["errors"]) >= {"0"}
    assert made["middles"] == {"rounds": 2, "games": 1}
    spec = plan.spec()
    extractor = spec.hooks.feature_extractor()
    assert hidden_layer_from(extractor, text).units == 8
    before = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    train.train(run)
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == before


def test_a_file_with_a_hidden_layer_still_says_how_its_rows_were_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "SHARD", 1)
    plan = Plan("age_of_industry", 3, 3, seed=5, options={"board": "new_england"})
    start = weights_file(plan.spec())
    assert start is not None
    run = TrainingRun(plan, tmp_path, start, generations=1, deals=1, hidden_layer=8)
    train.train(run)
    before, after = (
        json.loads(file.read_text("utf-8"))["made"] for file in (start, run.weights(1))
    )
    assert after.pop("hunches")["start"] == "new_england-3.json"
    before.pop("hunches")
    assert after == before
    assert rivals_from(run.weights(1).read_text("utf-8")) == 500  # play is unchanged
