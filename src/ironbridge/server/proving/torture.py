"""Kill -9 at random moments under load: nothing acknowledged is lost, every log replays.

People play random games over HTTP, each in a thread of its own, and remember what the server
acknowledged.  The server is killed and started again, many times.  Afterwards the database is
read: every acknowledged entry must be there as it was sent, every log must be without gaps and
replay, and no game may be half made.
"""

import asyncio
import tempfile
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Final

from ironbridge.core.chance import fresh_seed
from ironbridge.server.log import PLAY, Entry, rebuild
from ironbridge.server.options import Options
from ironbridge.server.proving.client import Client
from ironbridge.server.proving.process import ServerProcess
from ironbridge.server.store import Store
from ironbridge.titles import find, names

MOST_ENTRIES: Final = 30
"""A server is killed after some number of acknowledged entries below this one."""
LONGEST_LIFE: Final = 10.0
"""Seconds after which it is killed in any case."""


class Sitting:
    """One game as its players remember it."""

    def __init__(self, game: str, tokens: list[str]) -> None:
        self.game = game
        self.tokens = tokens
        self.acknowledged: dict[int, str | int] = {}
        """What was sent for each entry that the server said it has kept."""


class Crowd:
    """People who play at random, whatever happens to the server."""

    def __init__(self, people: int, seed: int) -> None:
        self.address = ""
        self.sittings: list[Sitting] = []
        self.complaints: list[str] = []
        self._end = threading.Event()
        self._threads = [
            threading.Thread(target=self._play, args=(Random(seed + n),), daemon=True)
            for n in range(people)
        ]

    def start(self) -> None:
        """Sit down."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Leave."""
        self._end.set()
        for thread in self._threads:
            thread.join()

    def acknowledged(self) -> int:
        """How many entries the server said it has kept."""
        return sum(len(sitting.acknowledged) for sitting in self.sittings)

    def _play(self, rng: Random) -> None:
        sitting: Sitting | None = None
        while not self._end.is_set():
            client = Client(self.address, timeout=5.0)
            try:
                while not self._end.is_set():
                    if sitting is None or rng.random() < 0.02:
                        sitting = self._sit_down(client, rng)
                    elif not self._act(client, sitting, rng):
                        sitting = None
            except OSError:
                time.sleep(0.05)  # the server was killed: it will be back
            finally:
                client.close()

    def _sit_down(self, client: Client, rng: Random) -> Sitting | None:
        """A new game of some title, with people at every seat."""
        title = rng.choice(names())
        seats = rng.choice(find(title).seats)
        players = [{"kind": "here"} for _ in range(seats)]
        wish = {"title": title, "seats": seats, "players": players, "confirm_turns": False}
        answer = client.post("/api/games", wish)
        if answer.status != 201:
            self._complain(f"a new game: {answer.status} {answer.body}")
            return None
        tokens = [seat["token"] for seat in answer.body["seats"]]
        sitting = Sitting(answer.body["game"], tokens)
        self.sittings.append(sitting)
        return sitting

    def _act(self, client: Client, sitting: Sitting, rng: Random) -> bool:
        """One choice, or an undo; whether the game goes on."""
        path = f"/api/games/{sitting.game}"
        seen = client.get(f"{path}/view")
        if seen.status != 200:
            self._complain(f"a view: {seen.status} {seen.body}")
            return True
        if seen.body["entry"] < len(sitting.acknowledged):
            self._complain(f"{sitting.game} lost entries: {seen.body['entry']} are left")
        seat = seen.body["view"]["to_act"]
        if seat is None:
            return False
        own = client.get(f"{path}/view?seat={seat}", sitting.tokens[seat]).body
        choice = rng.choice(own["view"]["choices"])["code"]
        sent = {"seat": seat, "seen": own["entry"], "play": choice}
        answer = client.post(f"{path}/entries", sent, sitting.tokens[seat])
        if answer.status == 200:
            sitting.acknowledged[own["entry"]] = choice
        elif answer.status not in (409, 503):
            self._complain(f"an entry: {answer.status} {answer.body}")
        return True

    def _complain(self, sentence: str) -> None:
        self.complaints.append(sentence)


def torture(
    database: str, kills: int, people: int = 6, told: Callable[[int], None] = lambda done: None
) -> dict[str, object]:
    """Kill a server so many times while people play; what was found."""
    seed = fresh_seed()
    rng, crowd = Random(seed), Crowd(people, seed)
    with tempfile.TemporaryDirectory(prefix="ironbridge-torture") as folder:
        options = Options(database=database, data=folder)
        where = ("--database", database) if database else ()
        server = ServerProcess("--data", folder, "--log-level", "error", *where)
        server.start()
        crowd.address = server.address
        crowd.start()
        try:
            for _ in range(kills):
                wait_for_load(crowd, rng)
                server.kill()
                server.start()
                crowd.address = server.address
                told(1)
        finally:
            crowd.stop()
            server.stop()
        found = asyncio.run(examine(options, crowd.sittings))
    return {
        "database": "PostgreSQL" if database else "SQLite",
        "kills": kills,
        "games": len(crowd.sittings),
        "acknowledged": crowd.acknowledged(),
        "seed": seed,
        "complaints": [*crowd.complaints, *found],
    }


def wait_for_load(crowd: Crowd, rng: Random) -> None:
    """Let people play for a while: until some entries more, and a moment beyond."""
    enough = crowd.acknowledged() + rng.randrange(MOST_ENTRIES)
    until = time.monotonic() + LONGEST_LIFE
    while crowd.acknowledged() < enough and time.monotonic() < until:
        time.sleep(0.002)
    time.sleep(rng.uniform(0.0, 0.02))


async def examine(options: Options, sittings: list[Sitting]) -> list[str]:
    """Read the database after the last kill; everything that is wrong with it."""
    store = Store(options.url)
    try:
        wrong: list[str] = []
        for sitting in sittings:
            wrong += await examine_game(store, sitting)
        return wrong
    finally:
        await store.close()


async def examine_game(store: Store, sitting: Sitting) -> list[str]:
    """What is wrong with one game."""
    name = sitting.game
    row, log = await store.game(name), await store.log(name)
    if row is None:
        return [f"{name} was acknowledged and is gone."]
    wrong = []
    if len(await store.seats([name])) != row.header.seats:
        wrong.append(f"{name} is half a game: seats are missing.")
    if [entry.number for entry in log] != list(range(row.entries)):
        wrong.append(f"{name} has a gap: {len(log)} entries of {row.entries}.")
    wrong += [f"{name} lost entry {n}." for n in sitting.acknowledged if not kept(sitting, n, log)]
    try:
        rebuild(row.header, row.seed, log)
    except Exception as error:  # whatever it is, the log is broken
        wrong.append(f"{name} does not replay: {type(error).__name__}: {error}")
    return wrong


def kept(sitting: Sitting, number: int, log: list[Entry]) -> bool:
    """Whether an acknowledged entry is in the log as it was sent."""
    if number >= len(log) or log[number].kind != PLAY:
        return False
    return log[number].body.codes[:1] == [sitting.acknowledged[number]]
