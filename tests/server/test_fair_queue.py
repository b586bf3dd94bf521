"""Bots wait their turn by owner and table; tables without people pause while no client watches."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from ironbridge.server.config import ServerConfig
from ironbridge.server.live import fair_queue, live_game
from ironbridge.server.live.bot_players import Bots
from ironbridge.server.live.bot_worker import ChooseJob, JobResult
from ironbridge.server.live.fair_queue import FairQueue, UsedTime
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.worker_pool import Worker
from tests.server.table import PATIENT, server


class Time:
    """Clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Desk:
    """Fair queue whose jobs take a given time on a clock that stands still otherwise."""

    def __init__(self, workers: int = 1, rate: float = 0.0, budget: float = 1e9) -> None:
        self.clock = Time()
        self.queue = FairQueue(range(workers), rate, budget, self.clock)
        self.order: list[tuple[str, str]] = []

    async def job(self, owner: str, table: str, seconds: float) -> None:
        async with self.queue.lend(owner, table):
            self.order.append((owner, table))
            await asyncio.sleep(0)
            self.clock.now += seconds


def run(test: Callable[[], object]) -> None:
    """Runs an asynchronous test."""
    asyncio.run(test())  # type: ignore[arg-type]


def test_a_crowd_of_slow_tables_does_not_hold_up_another_owner() -> None:
    """An easy bot waits for one action of a slow one, not for all of them."""

    async def look() -> None:
        desk = Desk()
        jobs = [desk.job("crowd", f"t{n}", 60.0) for n in range(25)]
        jobs.append(desk.job("guest", "g", 0.1))
        await asyncio.gather(*(asyncio.create_task(each) for each in jobs))
        assert desk.order.index(("guest", "g")) == 1
        assert len(desk.order) == 26

    run(look)


def test_an_owner_with_many_tables_has_the_share_of_one() -> None:
    async def look() -> None:
        desk = Desk()
        jobs = [desk.job("crowd", f"t{n}", 1.0) for n in range(6)]
        jobs += [desk.job("guest", "g", 1.0) for _ in range(3)]
        await asyncio.gather(*(asyncio.create_task(each) for each in jobs))
        owners = [owner for owner, _ in desk.order]
        assert owners[:6].count("guest") == 3

    run(look)


def test_tables_of_one_owner_take_turns() -> None:
    async def look() -> None:
        desk = Desk()
        jobs = [desk.job("one", "slow", 30.0) for _ in range(3)]
        jobs += [desk.job("one", "fast", 1.0) for _ in range(3)]
        await asyncio.gather(*(asyncio.create_task(each) for each in jobs))
        assert [table for _, table in desk.order] == ["slow", *["fast"] * 3, "slow", "slow"]

    run(look)


def test_several_workers_are_not_all_lent_to_one_owner() -> None:
    async def look() -> None:
        desk = Desk(workers=2)
        hold = asyncio.Event()

        async def long(owner: str, table: str) -> None:
            async with desk.queue.lend(owner, table):
                desk.order.append((owner, table))
                await hold.wait()

        first = [asyncio.create_task(long("crowd", f"t{n}")) for n in range(4)]
        await asyncio.sleep(0)
        last = asyncio.create_task(long("guest", "g"))
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(*first, last)
        assert desk.order.index(("guest", "g")) == 2

    run(look)


def test_an_owner_above_its_budget_waits() -> None:
    async def look() -> None:
        desk = Desk(rate=0.5, budget=10.0)
        await desk.job("crowd", "t", 30.0)
        waiting = asyncio.create_task(desk.job("crowd", "t", 1.0))
        await asyncio.sleep(0)
        await desk.job("guest", "g", 1.0)
        assert desk.order == [("crowd", "t"), ("guest", "g")]
        assert desk.queue.waiting == 1
        desk.clock.now += 60.0  # 20 seconds above the budget have decayed after 40 seconds
        desk.queue.serve()
        await waiting
        assert desk.order[-1] == ("crowd", "t")

    run(look)


def test_a_cancelled_job_gives_its_worker_to_the_next() -> None:
    async def look() -> None:
        desk = Desk()
        async with desk.queue.lend("one", "a"):
            waiting = asyncio.create_task(desk.job("two", "b", 1.0))
            granted = asyncio.create_task(desk.job("three", "c", 1.0))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.sleep(0)
        granted.cancel()  # its worker was granted in this very moment
        await asyncio.gather(waiting, granted, return_exceptions=True)
        await desk.job("four", "d", 1.0)
        assert desk.order == [("four", "d")]

    run(look)


def test_used_time_decays_and_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_ACCOUNTS", 100)
    clock = Time()
    used = UsedTime(0.5, clock)
    used.add("one", 10.0)
    clock.now = 10.0
    assert used.of("one") == 5.0
    for number in range(1000):
        used.add(f"owner {number}", 100.0)
        assert len(used) <= 101
    assert used.of("owner 999") == 100.0


BOTS = [{"kind": "bot", "bot": "dice"}] * 2


def test_a_table_of_bots_pauses_while_no_client_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fake worker counts: no job is sent for a table that no client looks at."""
    monkeypatch.setattr(live_game, "ATTENTION", 0.0)
    asked: list[str] = []

    async def run_job(self: Worker, job: ChooseJob, seconds: float) -> JobResult:
        asked.append(job.game)
        return JobResult()

    monkeypatch.setattr(Worker, "run_job", run_job)
    with server(tmp_path) as client:
        body = {"title": "birmingham", "seats": 2, "players": BOTS}
        game = client.post("/api/games", json=body).json()["game"]
        for _ in range(5):
            client.get("/api/bots")
        assert asked == []
        monkeypatch.setattr(live_game, "ATTENTION", 60.0)
        with client.websocket_connect(f"/api/games/{game}/feed") as feed:
            feed.send_text('{"since": 0}')
            while feed.receive_json()["entry"] < 3:
                pass
        assert set(asked) == {game}
        mixed = {**body, "players": [{"kind": "me"}, BOTS[0]]}
        assert client.post("/api/games", json=mixed).status_code == 201


def test_a_sweep_opens_no_table_without_people(tmp_path: Path) -> None:
    async def look() -> None:
        registry = GameRegistry(ServerConfig(data=str(tmp_path), limits=PATIENT))
        await registry.open()
        await Bots(registry).sweep(0.0)
        assert not registry.live_games
        await registry.close()

    with server(tmp_path) as client:
        body = {"title": "birmingham", "seats": 2, "players": BOTS}
        assert client.post("/api/games", json=body).status_code == 201
    run(look)


def test_tables_of_one_address_have_one_owner(tmp_path: Path) -> None:
    with server(tmp_path, proxies=("testclient",)) as client:
        owners = []
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            headers = {"x-forwarded-for": address}
            made = client.post("/api/games", json={"title": "birmingham"}, headers=headers).json()
            row = client.app.state.registry.live_games[made["game"]].row
            assert address not in row.header.owner
            owners.append(row.header.owner)
    assert owners[0] == owners[1] != owners[2]
    assert all(owners)
