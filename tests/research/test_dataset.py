"""Data sets: written in shards, resumable, read back and summarised."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import ironbridge
from ironbridge.errors import BadInput
from ironbridge.research import dataset, stats
from ironbridge.research.encoding import Encoding
from ironbridge.sim.run import Plan

PLAN = Plan("birmingham", 2, 12, ("greedy", "dice"), 5)


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 4)


@pytest.mark.usefixtures("small_shards")
def test_a_data_set_is_made_read_back_and_summarised(tmp_path: Path) -> None:
    """Every decision is there with what its seat saw, and every record replays to its points."""
    dataset.make(PLAN, tmp_path, jobs=1)
    games = list(dataset.read_games(tmp_path))
    assert [game["game"] for game in games] == list(range(12))
    game = games[7]
    again = ironbridge.replay(game["record"])
    assert again.result is not None
    assert again.result.points == game["points"]
    positions = pq.read_table(tmp_path / "positions-0000004.parquet").to_pylist()
    mine = [row for row in positions if row["game"] == 7]
    played = ironbridge.new("birmingham", seats=2, seed=game["seed"])
    encoding = Encoding(played.setting)
    for row in mine:
        seen = encoding.vector(played.position, row["seat"])
        assert np.array_equal(np.array(row["observation"], np.int16), seen)
        played.play(row["choice"])
    assert played.over
    found = stats.summary(tmp_path)
    assert found["games"] == 12
    assert {one["name"] for one in found["by seat"]} == {"seat 0", "seat 1"}
    assert json.dumps(found)
    stats.draw(found, tmp_path / "stats.svg")
    assert (tmp_path / "stats.svg").stat().st_size > 1_000


@pytest.mark.usefixtures("small_shards")
def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """Finished shards are kept, a half-written one is made anew, and the result is the same."""
    whole, part = tmp_path / "whole", tmp_path / "part"
    dataset.make(PLAN, whole, jobs=1)
    dataset.make(Plan("birmingham", 2, 4, ("greedy", "dice"), 5), part, jobs=1)
    kept = (part / "games-0000000.parquet").stat().st_mtime_ns
    (part / "games-0000004.part").write_bytes(b"half")
    dataset.make(PLAN, part, jobs=1)
    assert (part / "games-0000000.parquet").stat().st_mtime_ns == kept
    assert list(dataset.read_games(whole)) == list(dataset.read_games(part))


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    """The folder's card says what it holds."""
    dataset.make(Plan("birmingham", 2, 1, ("dice",), 5), tmp_path, jobs=1)
    with pytest.raises(BadInput, match="holds another data set"):
        dataset.make(Plan("birmingham", 2, 1, ("dice",), 6), tmp_path, jobs=1)


def test_an_empty_folder_is_named(tmp_path: Path) -> None:
    """With what was looked for."""
    with pytest.raises(BadInput, match=r"no file games-\*\.parquet"):
        stats.summary(tmp_path)
