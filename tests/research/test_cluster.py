"""Dask cluster: results equal those of one process, and a lost worker loses no finished game."""

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from ironbridge.errors import BadInput
from ironbridge.learn import regression, train
from ironbridge.research import dataset
from ironbridge.sim import simulate as simulation
from ironbridge.sim.arena import Contest, MatchResult, contend, figures
from ironbridge.sim.pool import spread
from ironbridge.sim.simulate import Plan, simulate

PLAN = Plan("birmingham", 2, 300, ("dice",), 3)
CONTEST = Contest("lancashire", 3, ("easy", "dice"), 2, 5)
KEPT = Plan("birmingham", 2, 6, ("easy", "dice"), 5)
LEARNED = Plan("birmingham", 2, 3, seed=3, options={"variant": "introductory"})


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """Yields the address of a cluster of two worker processes."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as found:
        yield found


@pytest.fixture
def many_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes pieces of work small, so that a worker is lost in the middle of a run."""
    monkeypatch.setattr(simulation, "QUICK_PIECE", 20)
    monkeypatch.setattr(dataset, "SHARD", 1)
    monkeypatch.setattr(train, "SHARD", 1)
    monkeypatch.setattr(regression, "FEWEST", 1)


class Murder:
    """Progress callback that kills a worker after the first result."""

    def __init__(self, cluster: LocalCluster) -> None:
        self.victim: int = next(iter(cluster.workers.values())).process.pid
        self.done = False

    def __call__(self, heard: object, **facts: object) -> None:
        if heard and not self.done:
            self.done = True
            os.kill(self.victim, signal.SIGKILL)


def counted(found: dict[str, object]) -> dict[str, object]:
    """Returns the result of a run without its duration."""
    return {key: value for key, value in found.items() if key != "seconds"}


def timeless(outcomes: list[MatchResult]) -> list[MatchResult]:
    """Returns games without their durations."""
    return [one._replace(seconds=[0.0] * len(one.players)) for one in outcomes]


@pytest.mark.slow
@pytest.mark.usefixtures("many_pieces")
def test_simulate(cluster: LocalCluster) -> None:
    """One process, two, and a cluster that loses a worker give equal results."""
    alone = counted(simulate(PLAN, jobs=1))
    assert counted(simulate(PLAN, jobs=2)) == alone
    murder = Murder(cluster)
    assert counted(simulate(PLAN, None, murder, cluster.scheduler_address)) == alone
    assert murder.done


@pytest.mark.slow
def test_arena(cluster: LocalCluster, tmp_path: Path) -> None:
    """A cluster plays the games of one process and writes an equal report."""
    alone = timeless(contend(CONTEST, 1, keep=tmp_path / "alone"))
    assert timeless(contend(CONTEST, 2, keep=tmp_path / "two")) == alone
    murder = Murder(cluster)
    there = contend(CONTEST, None, murder, tmp_path / "there", cluster.scheduler_address)
    assert murder.done
    assert timeless(there) == alone
    assert figures(CONTEST, timeless(there)) == figures(CONTEST, alone)


@pytest.mark.slow
@pytest.mark.usefixtures("many_pieces")
def test_dataset(cluster: LocalCluster, tmp_path: Path) -> None:
    """The files are equal byte for byte; the workers do not access the folder."""
    dataset.make(KEPT, tmp_path / "alone", jobs=1)
    dataset.make(KEPT, tmp_path / "two", jobs=2)
    murder = Murder(cluster)
    dataset.make(KEPT, tmp_path / "there", None, cluster.scheduler_address, murder)
    assert murder.done
    alone, two, there = (
        {path.name: path.read_bytes() for path in (tmp_path / name).iterdir()}
        for name in ("alone", "two", "there")
    )
    assert len(alone) == 2 * KEPT.games + 3
    assert two == alone
    assert there == alone


@pytest.mark.slow
@pytest.mark.usefixtures("many_pieces")
def test_train(cluster: LocalCluster, tmp_path: Path) -> None:
    """A cluster computes the weights and the gate results of a single process."""

    def learned(name: str, jobs: int, address: str | None, say: train.Say) -> tuple[str, object]:
        folder = tmp_path / name
        history = train.TrainingRun(LEARNED, folder, None, 1, 1, jobs, address)
        train.train(history, say)
        log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
        return history.weights(1).read_text(), log

    alone = learned("alone", 1, None, train.in_silence)
    assert learned("two", 2, None, train.in_silence) == alone
    murder = Murder(cluster)
    assert learned("there", 1, cluster.scheduler_address, murder) == alone
    assert murder.done


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
    """Finished pieces are kept, the others are repeated, in order."""
    pieces = [str(tmp_path / str(number)) for number in range(3)]
    (tmp_path / "0").write_text("fine", encoding="utf-8")
    (tmp_path / "2").write_text("fine", encoding="utf-8")
    assert list(spread(die_once, pieces, jobs=2)) == ["0", "1", "2"]


def test_a_cluster_that_is_not_there_is_named() -> None:
    """The error is one sentence."""
    with pytest.raises(BadInput, match="There is no cluster at"):
        list(spread(str, [1, 2], cluster="tcp://127.0.0.1:1"))


def test_games_do_not_depend_on_how_a_run_is_divided() -> None:
    """The seed of the run and the number of the game determine each game."""
    one_by_one = [simulation.play_piece(simulation.Piece(PLAN, n, n + 1))[0] for n in range(3)]
    assert simulation.play_piece(simulation.Piece(PLAN, 0, 3)) == one_by_one
