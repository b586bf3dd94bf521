"""A training run plays, fits, gates and saves; a resumed run repeats nothing."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ironbridge.bots.default_weights import hand_weights
from ironbridge.bots.weights_file import evaluator_from, read_rows
from ironbridge.core.hand import pile_left
from ironbridge.core.position import ASK_ACTION
from ironbridge.core.rng import Rng
from ironbridge.i18n.cli_messages import report
from ironbridge.learn import regression, train
from ironbridge.learn.exploration import PERTURBATION, perturb
from ironbridge.learn.selfplay_data import Shard, play_in_styles, play_shard
from ironbridge.learn.train import Say, TrainingRun
from ironbridge.search.search import Search
from ironbridge.sim.simulate import Plan
from tests.i18n.tables import random_game


def test_a_course_can_be_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "SHARD", 1)
    monkeypatch.setattr(regression, "FEWEST", 1)
    plan = Plan("birmingham", 2, 1, seed=3, options={"variant": "introductory"})
    run = TrainingRun(plan, tmp_path, generations=1, deals=1)
    said: list[str] = []
    heard: Say = lambda message, **facts: said.append(report("en", f"train-{message}", **facts))  # noqa: E731
    train.train(run, heard)
    assert said[-1].startswith("generation 1")
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert [entry["generation"] for entry in log] == [1]
    assert set(log[0]["gate"]) == {"deals", "gain", "low", "high"}
    spec = plan.spec()
    extractor = spec.hooks.feature_extractor()
    learned = read_rows(run.weights(1).read_text("utf-8"), extractor, hand_weights(extractor))
    assert learned != hand_weights(extractor)
    made = json.loads(run.weights(1).read_text("utf-8"))["made"]
    assert (made["title"], made["generation"], made["games"]) == ("birmingham", 1, 4)
    assert made["gates"] == log
    assert log[0]["against"] == "by hand"
    before = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    train.train(run, heard)
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == before


def test_the_fit_finds_weights_that_are_true() -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    size = int(extractor.size)
    rng = np.random.default_rng(1)
    facts = rng.integers(0, 5, (4000, size)).astype(float)
    facts[:, 0] = 1
    truth = np.zeros(size)
    truth[1:6] = (1.0, -2.0, 0.5, 0.0, 3.0)
    points = facts @ truth + 7 + rng.normal(0, 1, 4000)
    heap = regression.Samples(np.full(4000, 14), facts, points, np.full(4000, -1))
    blank = [[0] * size for _ in range(96)]
    weights, explained = regression.fit_backwards(heap, extractor, blank)
    assert list(weights) == [14]
    assert np.abs(np.array(weights[14][1:6]) / 1000 - truth[1:6]).max() < 0.2
    assert explained[14] > 0.9


def test_what_comes_later_is_believed_before_the_end() -> None:
    games = np.array([1, 1, 1, 1, 2, 2])
    seats = np.array([0, 1, 0, 1, 0, 0])
    assert regression.next_moments(games, seats, 10).tolist() == [12, 13, -1, -1, 15, -1]


def test_places_on_the_mat_are_fitted_as_steps() -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    steps = regression.steps_of(extractor)
    first, past = int(extractor.mat_at[0]), int(extractor.mat_at[1])
    weights = steps[first:past, first:past] @ np.ones(past - first)
    assert weights.tolist() == list(range(past - first))


def test_turns_that_a_search_tried_become_targets(tmp_path: Path) -> None:
    plan = Plan("birmingham", 2, 1, seed=3, options={"variant": "introductory"})
    shard = Shard(plan, None, 0, 1, beam=1, noise=0, width=3, samples=6)
    file = tmp_path / "games.npz"
    file.write_bytes(play_shard(shard))
    assert play_shard(shard) == file.read_bytes()
    with np.load(file) as kept:
        played, tried = len(kept["end_rows"]), len(kept["tried_rows"])
        values = kept["tried_values"] / 1000
    assert 0 < played < tried <= 3 * played + 3
    heap = regression.load_ends([file])
    assert len(heap.rows) == played + tried
    assert heap.targets[played:].tolist() == values.tolist()
    assert set(heap.later[played:].tolist()) == {-1}


def test_a_style_bends_the_weights_from_the_first_turn_to_the_last(tmp_path: Path) -> None:
    plan = Plan("birmingham", 2, 1, seed=3, options={"variant": "introductory"})
    spec = plan.spec()
    extractor = spec.hooks.feature_extractor()
    facts = [name for name, _ in extractor.names]
    rows = hand_weights(extractor)
    bent = perturb(facts, rows, Random(1))
    assert perturb(facts, rows, Random(1)) == bent
    early, late = ([a - b for a, b in zip(bent[n], rows[n], strict=True)] for n in (0, -1))
    assert [one // 2 for one in early] == late
    changed = {name.split(".")[0] for name, one in zip(facts, early, strict=True) if one}
    assert changed == {
        *PERTURBATION,
        *(f"mat {kind}" for kind in range(int(spec.rules.tables.kinds))),
    }
    shard = Shard(plan, None, 0, 1, beam=1, noise=0, width=1, styles=True)
    assert play_shard(shard) == play_shard(shard)
    assert play_shard(shard) != play_shard(shard._replace(styles=False))


def test_noise_of_one_in_a_thousand_is_drawn_at_every_turn() -> None:
    plan = Plan("birmingham", 2, 1, seed=3, options={"variant": "introductory"})
    spec = plan.spec()
    search = Search(spec.rules, evaluator_from(spec, None))
    *_, start = (
        pos.copy()
        for pos, _ in random_game(spec, 3)
        if pos.ask == ASK_ACTION and pile_left(pos) > 0
    )
    next_draws = []
    for noise in (0, 1):
        chance = Rng(5)
        shard = Shard(plan, None, 0, 1, beam=1, noise=noise, width=2, styles=True)
        play_in_styles(spec, search, start.copy(), chance, shard, [])
        next_draws.append(chance.below(2**60))
    untouched = Rng(5)
    untouched.below(2**60)  # the seed of the styles
    assert next_draws[0] == untouched.below(2**60) != next_draws[1]
