"""Reviews of finished games: computed in worker processes, kept, shared, stopped, never early."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from ironbridge.review.best_turn import Effort
from ironbridge.server.live import review_jobs, review_runs
from ironbridge.server.live.bot_worker import Job, JobResult, WorkerState
from ironbridge.server.live.worker_pool import Worker
from tests.server.table import Client, Person, sit_down
from tests.server.test_deal_secrets import finish
from tests.server.test_history import finished
from tests.server.test_security import problem

QUICK = Effort(width=3, rollouts=4, finalists=1, choice_worlds=3, loss_worlds=2, most_worlds=2)
"""Little work: what a review says is tested with the package that computes it."""


@pytest.fixture
def in_process(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Runs the jobs in this process with little work; the returned function limits their number."""
    state, left = WorkerState(), [10_000]

    async def run_job(worker: Worker, job: Job, seconds: float) -> JobResult:
        if not left[0]:
            return JobResult(error="no more")
        left[0] -= 1
        return state.run(job)

    monkeypatch.setattr(Worker, "run_job", run_job)
    monkeypatch.setattr(review_jobs, "Effort", lambda: QUICK)

    def limit(jobs: int) -> None:
        left[0] = jobs

    return limit


def until(client: Client, game: str, *statuses: str) -> dict[str, Any]:
    """Waits until a review has one of these statuses; returns it."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        answer = client.get(f"/api/games/{game}/review")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["status"] in statuses:
            return found
        time.sleep(0.05)
    raise AssertionError(found["status"])


@pytest.mark.usefixtures("in_process")
def test_a_review_is_computed_once_and_kept(client: Client) -> None:
    game = finished(client)
    before = client.get(f"/api/games/{game}/review").json()
    assert (before["status"], before["done"], before["turns"]) == ("none", 0, [])
    assert client.post(f"/api/games/{game}/review").status_code == 202
    done = until(client, game, "done")
    assert done["total"] == before["total"] == done["done"] == len(done["turns"])
    assert {turn["number"] for turn in done["turns"]} == set(range(done["total"]))
    assert [seat["seat"] for seat in done["summary"]] == [0, 1]
    points = client.get(f"/api/games/{game}/view").json()["view"]["result"]["points"]
    for entry in done["ledger"]["seats"]:
        luck = sum(entry["luck"].values())
        total = entry["start"] - entry["losses"] + luck + entry["rivals"] + entry["forecast"]
        assert total == pytest.approx(points[entry["seat"]])
    again = client.post(f"/api/games/{game}/review").json()
    assert again == done
    late = client.get(f"/api/games/{game}/review?since={done['total'] - 2}").json()
    assert late["turns"] == done["turns"][-2:]


@pytest.mark.usefixtures("in_process")
def test_the_best_turn_is_shown_on_the_board(client: Client) -> None:
    game = finished(client)
    client.post(f"/api/games/{game}/review")
    done = until(client, game, "done")
    turn = next(one for one in done["turns"] if one["best"] != one["played"])
    address = f"/api/games/{game}/review/turns/{turn['number']}"
    shown = client.get(address).json()
    assert [one["action"]["line"] for one in shown["best"]] == turn["best"]
    assert {one["action"]["seat"] for one in shown["best"]} == {turn["seat"]}
    first = shown["best"][0]
    assert first["action"]["number"] == turn["action"]
    assert first["view"]["result"] is None
    french = client.get(address + "?lang=fr").json()["best"][0]
    assert french["action"]["headline"] != first["action"]["headline"]
    # A turn that was the best: the board is the one after the game's own actions.
    same = next(one for one in done["turns"] if one["best"] == one["played"])
    shown = client.get(f"/api/games/{game}/review/turns/{same['number']}").json()
    after = client.get(f"/api/games/{game}/view?action={same['action'] + 1}").json()["view"]
    assert shown["best"][0]["view"]["tiles"] == after["tiles"]
    missing = client.get(f"/api/games/{game}/review/turns/999")
    assert problem(missing) == (404, "no-reviewed-turn")


def test_a_review_that_stopped_is_continued(
    client: Client, in_process: Callable[[int], None]
) -> None:
    """A worker that fails stops the review; the turns before it are kept."""
    game = finished(client)
    in_process(7)
    client.post(f"/api/games/{game}/review")
    stopped = until(client, game, "stopped")
    assert 0 < stopped["done"] <= 7
    in_process(10_000)
    client.post(f"/api/games/{game}/review")
    done = until(client, game, "done")
    assert done["turns"][: stopped["done"]] == stopped["turns"]


def test_a_review_without_readers_stops(
    client: Client, in_process: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_runs, "ABANDONED", -1.0)
    game = finished(client)
    client.post(f"/api/games/{game}/review")
    stopped = until(client, game, "stopped")
    assert 0 < stopped["done"] < stopped["total"]


def test_worker_processes_review_and_are_stopped(client: Client) -> None:
    game = finished(client)
    client.post(f"/api/games/{game}/review")
    end = time.monotonic() + 120
    while not (found := client.get(f"/api/games/{game}/review").json())["turns"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert found["status"] == "running"
    assert found["turns"][0]["grade"]
    assert client.delete(f"/api/games/{game}/review").status_code == 204
    stopped = client.get(f"/api/games/{game}/review").json()
    assert stopped["status"] == "stopped"
    assert stopped["done"] >= found["done"]


def test_a_running_game_has_no_review(client: Client) -> None:
    people = sit_down(client, "birmingham")
    for person in (people[0], Person(client, people[0].game, 0, "")):
        for answer in (
            person.get("/review"),
            person.get("/review/turns/0"),
            client.post(f"/api/games/{person.game}/review"),
        ):
            assert problem(answer) == (403, "no-review")


@pytest.mark.usefixtures("in_process")
def test_the_players_may_stop_a_review(client: Client) -> None:
    people = sit_down(client, "birmingham")
    finish(people)
    game, other = people[0].game, sit_down(client, "birmingham")[0]
    client.post(f"/api/games/{game}/review")
    address = f"/api/games/{game}/review"
    assert client.delete(address).status_code == 401
    assert problem(client.delete(address, headers=other.headers)) == (403, "not-your-seat")
    assert client.delete(address, headers=people[1].headers).status_code == 204


def test_a_table_that_was_never_learned_has_no_review(client: Client) -> None:
    people = sit_down(client, "birmingham", variant="introductory")
    finish(people)
    assert problem(people[0].get("/review")) == (409, "not-reviewable")
