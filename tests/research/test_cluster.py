"""Many machines: one code path, the same results, and a lost worker loses no finished game."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from distributed import LocalCluster

from ironbridge.errors import BadInput
from ironbridge.learn import fit
from ironbridge.learn import train as learning
from ironbridge.learn.train import Course
from ironbridge.sim.arena import Contest, contend
from ironbridge.sim.pool import spread
from ironbridge.sim.run import Plan, simulate

PLAN = Plan("birmingham", 2, 300, ("dice",), 3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    """Two workers, each a process of its own, as on two machines."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as found:
        yield found


def counted(plan: Plan, jobs: int | None = None, cluster: str | None = None) -> dict[str, object]:
    found = simulate(plan, jobs, cluster=cluster)
    del found["seconds"]
    return found


@pytest.mark.slow
def test_one_process_two_and_a_cluster_play_the_same_games(cluster: LocalCluster) -> None:
    """Whoever plays them."""
    alone = counted(PLAN, jobs=1)
    assert counted(PLAN, jobs=2) == alone
    assert counted(PLAN, cluster=cluster.scheduler_address) == alone


@pytest.mark.slow
def test_a_worker_that_dies_loses_no_game(cluster: LocalCluster) -> None:
    """Its pieces are played again elsewhere, and the result is the same."""
    plan = replace(PLAN, games=1500)
    victim = next(iter(cluster.workers.values())).process.pid
    threading.Timer(1.0, lambda: os.kill(victim, signal.SIGKILL)).start()
    found = counted(plan, cluster=cluster.scheduler_address)
    assert found == counted(plan, jobs=1)


@pytest.mark.slow
def test_the_arena_comes_to_the_same_on_a_cluster(cluster: LocalCluster, tmp_path: Path) -> None:
    """Points and wins; only the seconds differ."""
    contest = Contest("birmingham", 2, ("easy", "dice"), 2, seed=5)
    alone = contend(contest, jobs=1, keep=tmp_path / "alone.jsonl")
    away = contend(contest, keep=tmp_path / "away.jsonl", cluster=cluster.scheduler_address)
    assert [one[:4] for one in away] == [one[:4] for one in alone]


@pytest.mark.slow
def test_learning_comes_to_the_same_on_a_cluster(
    cluster: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Weights and gates: workers need no disk in common with the course."""
    monkeypatch.setattr(learning, "SHARD", 1)
    monkeypatch.setattr(fit, "FEWEST", 1)
    plan = Plan("birmingham", 2, 2, seed=3)
    alone = Course(plan, tmp_path / "alone", generations=1, deals=2)
    away = replace(alone, folder=tmp_path / "away", cluster=cluster.scheduler_address)
    learning.train(alone)
    learning.train(away)
    assert away.weights(1).read_bytes() == alone.weights(1).read_bytes()
    assert learning.read_log(away) == learning.read_log(alone)


def die_once(marker: str) -> str:
    """Piece of work that kills its process the first time."""
    path = Path(marker)
    if not path.exists():
        path.write_text("died", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    return path.name


@pytest.mark.slow
def test_a_local_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """Pieces that were done stay done, the others are done again, in order."""
    pieces = [str(tmp_path / str(number)) for number in range(3)]
    (tmp_path / "0").write_text("fine", encoding="utf-8")
    (tmp_path / "2").write_text("fine", encoding="utf-8")
    assert list(spread(die_once, pieces, jobs=2)) == ["0", "1", "2"]


def test_a_cluster_that_is_not_there_is_named() -> None:
    """In one sentence."""
    with pytest.raises(BadInput, match="There is no cluster at"):
        list(spread(str, [1, 2], cluster="tcp://127.0.0.1:1"))
