"""Three processes on one PostgreSQL: one is killed, all are restarted; games and feeds go on."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from benchmarks.server_stress.no_limits import without_limits
from benchmarks.server_stress.postgres import Postgres
from benchmarks.server_stress.process import ServerProcess
from ironbridge.server.config import ServerConfig
from ironbridge.server.live import job_queue
from ironbridge.server.live.bot_players import SHARED_SWEEP
from ironbridge.server.live.bot_worker import AnalyseJob
from ironbridge.server.live.job_queue import JobQueue, JobTaker
from ironbridge.server.live.turn_claims import KEEP_ALIVE, PgTurnClaims, lock_key
from ironbridge.server.store.game_log import RULES_VERSION, Header
from tests.server.table import Person, server, sit_down, to_act
from tests.server.test_two_processes import until

pytestmark = pytest.mark.slow

HEADER = Header(
    title="birmingham", seats=2, options={}, confirm_turns=True, rules=RULES_VERSION, choices=""
)

STALLING_BOT = """
import time
from pathlib import Path

MARK = Path({mark!r})

class Stalling:
    '''Thinks for ever the first time, and leaves a mark.'''

    name = "stalling-once"

    def choose(self, view, rng):
        if not MARK.exists():
            MARK.write_text("thinks")
            time.sleep(600)
        return view.choices[-1]
"""


@pytest.fixture
def processes(
    postgres: Postgres, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[list[ServerProcess]]:
    """Yields three processes on one database."""
    mark = tmp_path / "mark"
    (tmp_path / "stalling.py").write_text(STALLING_BOT.format(mark=str(mark)))
    options = ("--database", postgres.database(), "--data", str(tmp_path))
    bots = ("--bots", f"{tmp_path / 'stalling.py'}:Stalling")
    with without_limits(), ExitStack() as stack:
        yield [stack.enter_context(ServerProcess(*options, *bots)) for _ in range(3)]


def test_bots_of_a_killed_process_go_on(processes: list[ServerProcess], tmp_path: Path) -> None:
    first, *others = processes
    with httpx.Client(base_url=first.address, timeout=20) as client:
        bot = {"kind": "bot", "bot": "stalling-once"}
        body = {"title": "birmingham", "seats": 2, "players": [{"kind": "me"}, bot]}
        made = client.post("/api/games", json=body).json()
        person = Person(client, made["game"], 0, made["seats"][0]["token"])
        pass_once(person)
        entry = person.look()["entry"]
    until((tmp_path / "mark").exists)
    first.kill()
    with httpx.Client(base_url=others[0].address, timeout=20) as client:
        there = Person(client, person.game, 0, person.token)
        # The bot may think for a minute: only a claim that died with its process frees the turn.
        # The wait is longer than the 10 seconds of a machine that has nothing else to do.
        until(lambda: there.look()["entry"] > entry, seconds=20)
        assert not there.look()["notes"]


def test_the_turns_of_a_dead_process_are_taken_over_within_ten_seconds() -> None:
    """The sum of the waits that the server chooses; a time would measure the machine."""
    idle, interval, count = (int(value) for value in KEEP_ALIVE.values())
    noticed = idle + interval * count
    assert noticed + SHARED_SWEEP <= 10


def test_a_claim_lasts_as_long_as_its_process(postgres: Postgres) -> None:
    url = ServerConfig(database=postgres.database()).url

    async def compete() -> None:
        one, other = PgTurnClaims(url), PgTurnClaims(url)
        assert await one.take("game")
        assert not await other.take("game")
        assert await other.take("another")
        await one.give_back("game")
        assert await other.take("game")
        assert not await one.take("game")
        await other.close()  # as its death would
        for _ in range(100):
            if await one.take("game"):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("the claim of a closed connection is still there")
        postgres.restart()
        assert not await one.take("game")  # the connection is gone, which is no claim
        assert await one.take("game")
        await one.close()

    asyncio.run(compete())
    assert lock_key("game") != lock_key("another")


def test_a_game_stays_in_memory_while_its_bot_thinks(tmp_path: Path) -> None:
    """A second copy of the game would not hear of the bot's move."""
    mark = tmp_path / "mark"
    (tmp_path / "slow.py").write_text(STALLING_BOT.format(mark=str(mark)))
    with server(tmp_path, idle=0.0, bots=(f"{tmp_path / 'slow.py'}:Stalling",)) as client:
        bots = [{"kind": "bot", "bot": "stalling-once"}, {"kind": "me"}]
        made = client.post("/api/games", json={"title": "birmingham", "seats": 2, "players": bots})
        person = Person(client, made.json()["game"], 1, made.json()["seats"][0]["token"])
        pass_once(person)
        until(mark.exists)
        registry = client.app.state.registry
        before = registry.live_games[person.game]
        registry.evict_idle()
        assert registry.live_games[person.game] is before


class Follower(threading.Thread):
    """Client of a feed that moves to another process when its own stops."""

    def __init__(self, processes: list[ServerProcess], game: str) -> None:
        super().__init__(daemon=True)
        self.processes = processes
        self.game = game
        self.entries: list[int] = []
        self.codes: list[int] = []
        """Codes with which feeds were closed."""
        self.end = threading.Event()

    def run(self) -> None:
        at = 0
        while not self.end.is_set():
            at += 1
            try:
                self._follow(self.processes[at % len(self.processes)].address)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            except (OSError, WebSocketException):  # this process does not accept connections now
                time.sleep(0.05)

    def _follow(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/games/{self.game}/feed"
        with connect(url) as feed:
            since = self.entries[-1] if self.entries else 0
            feed.send(msgspec.json.encode({"since": since}).decode())
            while not self.end.is_set():
                try:
                    message = msgspec.json.decode(feed.recv(timeout=1))
                except TimeoutError:
                    continue
                if "entry" in message and message["entry"] not in self.entries[-1:]:
                    self.entries.append(message["entry"])


def play_on(processes: list[ServerProcess], people: list[Person], entries: int) -> int:
    """Plays entries wherever a process answers, as the page does; returns the last one."""
    done, at = 0, 0
    while done < entries:
        at += 1
        try:
            address = processes[at % len(processes)].address
            with httpx.Client(base_url=address, timeout=20) as client:
                there = [Person(client, each.game, each.seat, each.token) for each in people]
                person, seen = to_act(there)
                choice = seen["view"]["choices"][-1]["code"]
                done += person.enter(seen["entry"], play=choice).status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)
    return int(seen["entry"]) + 1


def test_a_rolling_restart_loses_no_feed(processes: list[ServerProcess]) -> None:
    with httpx.Client(base_url=processes[0].address) as client:
        people = sit_down(client, "birmingham", confirm_turns=False)
    followers = [Follower(processes, people[0].game) for _ in range(3)]
    for follower in followers:
        follower.start()
    last = play_on(processes, people, 3)
    for process in processes:
        with ThreadPoolExecutor() as pool:
            playing = pool.submit(play_on, processes, people, 6)
            process.stop()
            process.start()
            last = playing.result()
    for follower in followers:
        until(lambda follower=follower: follower.entries[-1:] == [last], seconds=20)  # type: ignore[misc]
        follower.end.set()
        assert follower.entries == sorted(set(follower.entries))
        assert set(follower.codes) == {1012}  # told that the service restarts, at once


class WorkProcess(ServerProcess):
    """Child process ``ironbridge work``."""

    def start(self) -> None:
        """Starts the process; it takes jobs when it is ready."""
        line = [sys.executable, "-m", "ironbridge", "work", *self.options]
        self._process = subprocess.Popen(
            line, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline()


def test_bots_think_on_other_machines(postgres: Postgres, tmp_path: Path) -> None:
    """Two workers for one server; the one that thinks is killed, the other goes on."""
    (tmp_path / "stalling.py").write_text(STALLING_BOT.format(mark=str(tmp_path / "mark")))
    bots = ("--bots", f"{tmp_path / 'stalling.py'}:Stalling")
    database = ("--database", postgres.database())
    idle = ("--data", str(tmp_path), "--bot-workers", "0")
    with (
        without_limits(),
        ServerProcess(*database, *bots, *idle) as running,
        WorkProcess(*database, *bots) as one,
        httpx.Client(base_url=running.address, timeout=60) as client,
    ):
        bot = {"kind": "bot", "bot": "stalling-once"}
        body = {"title": "birmingham", "seats": 2, "players": [{"kind": "me"}, bot]}
        made = client.post("/api/games", json=body).json()
        person = Person(client, made["game"], 0, made["seats"][0]["token"])
        pass_once(person)
        entry = person.look()["entry"]
        until((tmp_path / "mark").exists)
        with WorkProcess(*database, *bots):
            one.kill()
            until(lambda: person.look()["entry"] > entry, seconds=30)
            assert not person.look()["notes"]
            analysed = finished_game(client)
            assert client.get(f"/api/games/{analysed}/outlook").json()["points"]


def pass_once(person: Person) -> None:
    """Passes, if the seat is to act, so that the bot is."""
    seen = person.look()
    if seen["view"]["to_act"] == person.seat:
        card = seen["view"]["seats"][person.seat]["hand"][0]
        assert person.enter(seen["entry"], play=f"pass with {card}").status_code == 200
        assert person.enter(person.look()["entry"], play="end turn").status_code == 200


def finished_game(client: httpx.Client) -> str:
    """Opens a finished game of the library; returns its name."""
    (card, *_) = client.get("/api/kept").json()
    game: str = client.post(f"/api/kept/{card['name']}").json()["game"]
    return game


def test_a_job_that_kills_its_workers_fails_after_some(postgres: Postgres) -> None:
    url = ServerConfig(database=postgres.database()).url
    job = AnalyseJob(header=HEADER, source=1, log=[])

    async def die_and_fail() -> str:
        queue = JobQueue(url)
        await queue.open()
        asking = asyncio.create_task(queue.run_job(job, 5.0))
        for _ in range(job_queue.MOST_ATTEMPTS):
            dying = JobTaker(url)
            await dying.open()
            await anext(dying.jobs())
            await dying.close()
        last = JobTaker(url)
        await last.open()
        taking = asyncio.create_task(anext(last.jobs()))
        done = await asyncio.wait_for(asking, 20)
        taking.cancel()
        await last.close()
        await queue.close()
        return done.error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(job_queue, "LEASE", 0.1)
        assert "ended" in asyncio.run(die_and_fail())
