"""Load test of the server: entries per second, latency, CPU and memory.

Every game is a copy of one that was played to its middle, so boards, logs and lists of choices have
realistic sizes.  CPU and memory are those of the server process; the clients run in another.  A
bare ASGI echo is measured before and after: the ratio to it compares machines, and days of one
machine whose load changes.
"""

import asyncio
import contextlib
import os
import signal
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from benchmarks.server_stress import profiled
from benchmarks.server_stress.echo import EchoProcess, echo_cost
from benchmarks.server_stress.long_logs import lengthen, store_games
from benchmarks.server_stress.no_limits import OPERATOR
from benchmarks.server_stress.process import ServerProcess
from benchmarks.server_stress.raw_http import Drain, Wire
from benchmarks.server_stress.seat_feed import SeatFeed, SeatState
from ironbridge.errors import BadInput
from ironbridge.game import new
from ironbridge.server.config import ServerConfig
from ironbridge.server.process.file_limits import allow_most
from ironbridge.titles import find, names

CONNECTIONS: Final = 4
"""Number of feeds per game."""
AT_ONCE: Final = 16
"""Number of concurrent entries."""
ARRIVING: Final = 50
"""Number of spectators that open their feeds at once."""
WARMING: Final = 20
"""Number of warm-up games, so that one-time allocations of the server are not counted."""
SPARE: Final = 100
"""Number of open files besides the connections to the server."""


class LoadOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What to measure."""

    games: int
    entries: int
    spectators: int = 0
    """Number of spectators of each game, beside its four feeds."""
    log: int = 0
    """Number of entries that the log of each game has at least."""
    stored: int = 0
    """Number of further games in the database."""
    protocol: int = 2
    """Protocol of the feeds: 1 for whole views, 2 for changes."""
    profile: bool = False
    """Whether to sample where the server's CPU time goes."""


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """Results of a load test."""

    database: str
    games: int
    connections: int = CONNECTIONS
    spectators: int = 0
    log: int = 0
    stored: int = 0
    protocol: int
    at_once: int = AT_ONCE
    entries: int
    per_second: float
    p50: float
    p95: float
    p99: float
    """99th percentile of the milliseconds from sending an entry to its response."""
    cpu: float
    """CPU milliseconds of the server per entry, feeds included."""
    idle: float
    """Kilobytes of memory per game without a feed."""
    feeds: float
    """Kilobytes of memory for the four feeds of each game."""
    spectator: float
    """Kilobytes of memory for a spectator."""
    echo: float
    """CPU milliseconds of a bare ASGI echo per request, in the same run."""
    ratio: float
    """CPU of an entry in requests of the echo."""
    machine: float
    """Load average of the machine at the end."""
    profile: list[profiled.Share] = []


class Room:
    """One game: its players subscribe to feeds and act in their turns."""

    def __init__(self, address: str, seed: int, protocol: int = 2) -> None:
        self.address = address
        self.protocol = protocol
        self.rng = Random(seed)
        self.game = ""
        self.tokens: list[str] = []
        self.states: list[SeatState] = []
        """What the feed of each seat has told."""
        self.latest = -1
        """Number of entries, as the last answer told."""
        self.feeds: list[SeatFeed] = []
        self.spectators: list[Drain] = []
        self.news = asyncio.Event()

    async def make(self, wire: Wire, record: str, middle: int) -> None:
        """Creates the game: a fork of a record's middle, with a token for every seat."""
        made = await create(wire, f"/api/games/{record}/fork", {"at": middle})
        self.game = made["game"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.states = [SeatState() for _ in self.tokens]

    @property
    def _path(self) -> str:
        asked = "" if self.protocol == 1 else f"?protocol={self.protocol}"
        return f"/api/games/{self.game}/feed{asked}"

    async def watch(self) -> None:
        """Opens the feeds: one for each seat, the rest for spectators."""
        for number in range(CONNECTIONS):
            hello: dict[str, Any] = {"since": 0}
            if number < len(self.tokens):
                hello = {"since": 0, "seat": number, "token": self.tokens[number]}
            feed = SeatFeed(self.address, partial(self._on_message, number))
            await feed.watch(self._path, hello)
            self.feeds.append(feed)

    async def fill(self, spectators: int) -> None:
        """Lets spectators in, some at once, whose messages are received and not read."""
        self.spectators = [Drain(self.address) for _ in range(spectators)]
        for first in range(0, spectators, ARRIVING):
            together = self.spectators[first : first + ARRIVING]
            await asyncio.gather(*(one.watch(self._path, {"since": 0}) for one in together))

    def _on_message(self, number: int, message: bytes) -> None:
        if number < len(self.states):
            self.states[number].take(message)
            self.news.set()

    async def act(self, wire: Wire) -> float:
        """Appends one entry for the seat to act; returns the seconds it took, 0 at the end."""
        while (seat := self._ready()) is None:
            await self._more_news()
        state = self.states[seat]
        if not state.choices:
            return 0.0
        choice = self.rng.choice(state.choices).code
        body = {"seat": seat, "seen": state.entry, "play": choice}
        path = f"/api/games/{self.game}/entries"
        began = time.perf_counter()
        status, answer = await wire.request("POST", path, body, self.tokens[seat])
        took = time.perf_counter() - began
        assert status == 200, answer
        self.latest = entry_of(answer)
        return took

    async def first_view(self) -> None:
        """Waits until every seat has received its view."""
        while any(state.entry < 0 for state in self.states):
            await self._more_news()

    async def _more_news(self) -> None:
        """Waits for a message of any feed; a closed feed ends the measurement."""
        self.news.clear()
        await self.news.wait()
        for feed in self.feeds:
            if feed.closed is not None:
                raise feed.closed

    def _ready(self) -> int | None:
        """Returns the seat to act, once all feeds have told of the last entry; 0 at the end."""
        if any(state.entry < max(0, self.latest) for state in self.states):
            return None
        return self.states[0].to_act or 0

    async def close(self) -> None:
        """Closes the feeds."""
        for feed in self.feeds:
            feed.close()
        for spectator in self.spectators:
            spectator.close()


def entry_of(message: bytes) -> int:
    """Returns the number of entries that a message begins with."""
    return int(message[9 : message.index(b",", 9)])


async def figures(address: str) -> tuple[float, float]:
    """Returns the server's CPU seconds and bytes of memory, from its metrics."""
    wire = Wire(address)
    _, answer = await wire.request("GET", "/metrics", token=OPERATOR)
    await wire.close()
    told = dict(line.split(" ") for line in answer.decode().splitlines() if line[0] != "#")
    return float(told["process_cpu_seconds_total"]), float(told["process_resident_memory_bytes"])


async def create(wire: Wire, path: str, body: Any) -> Any:
    """Sends a POST request that creates something; returns the decoded response."""
    status, answer = await wire.request("POST", path, body)
    if status != 201:
        raise BadInput("server-answered", status=status, answer=answer.decode())
    return msgspec.json.decode(answer)


async def make_rooms(address: str, options: LoadOptions) -> tuple[list[Room], float]:
    """Creates the games; returns them and the kilobytes of memory for each."""
    wire, (record, actions) = Wire(address), a_game()
    opened = (await create(wire, "/api/records", {"text": record}))["game"]
    rooms = [Room(address, seed, options.protocol) for seed in range(options.games)]
    for seed in range(WARMING):
        await Room(address, seed).make(wire, opened, actions // 2)
    _, before = await figures(address)
    for room in rooms:
        await room.make(wire, opened, actions // 2)
    _, idle = await figures(address)
    await wire.close()
    return rooms, (idle - before) / options.games / 1000


async def measure(
    server: ServerProcess, echo: str, database: ServerConfig, options: LoadOptions
) -> Load:
    """Creates games, subscribes, plays; returns the results."""
    rooms, idle = await make_rooms(server.address, options)
    if options.log or options.stored:
        server.stop()
        await lengthen(database, [room.game for room in rooms], options.log)
        await store_games(database, rooms[0].game, options.stored)
        server.start()
        for room in rooms:
            room.address = server.address
    address = server.address
    _, start = await figures(address)
    for room in rooms:
        await room.watch()
    await asyncio.gather(*(room.first_view() for room in rooms))
    _, watched = await figures(address)
    for room in rooms:
        await room.fill(options.spectators)
    first = await echo_cost(echo)
    cpu, filled = await figures(address)
    wires = [Wire(address) for _ in range(AT_ONCE)]
    if options.profile:
        server.send(signal.SIGUSR1)
    began = time.perf_counter()
    times = await play(rooms, wires, options.entries)
    seconds = time.perf_counter() - began
    if options.profile:
        server.send(signal.SIGUSR1)
    used, _ = await figures(address)
    bare = (first + await echo_cost(echo)) / 2
    await asyncio.gather(*(line.close() for line in wires), *(room.close() for room in rooms))
    times.sort()
    spent = (used - cpu) / len(times) * 1000
    return Load(
        database="PostgreSQL" if database.database else "SQLite",
        games=options.games,
        spectators=options.spectators,
        log=options.log,
        stored=options.stored,
        protocol=options.protocol,
        entries=len(times),
        per_second=round(len(times) / seconds, 1),
        p50=at(times, 0.50),
        p95=at(times, 0.95),
        p99=at(times, 0.99),
        cpu=round(spent, 3),
        idle=round(idle, 1),
        feeds=round((watched - start) / options.games / 1000, 1),
        spectator=round((filled - watched) / 1000 / max(1, options.games * options.spectators), 1),
        echo=round(bare, 3),
        ratio=round(spent / bare, 2),
        machine=round(os.getloadavg()[0], 1),
    )


def a_game() -> tuple[str, int]:
    """Returns the record of a random game with four seats, and its number of actions."""
    title = next(name for name in names() if CONNECTIONS in find(name).seats and find(name).automa)
    game, rng = new(title, seats=CONNECTIONS, seed=1777), Random(1777)
    while game.seat is not None:
        game.play(rng.choice(list(game.choices)))
    return game.record, len(game.actions)


async def play(rooms: list[Room], wires: list[Wire], entries: int) -> list[float]:
    """Plays entries in all games, some concurrently; returns the seconds of each."""
    waiting: asyncio.Queue[Room] = asyncio.Queue()
    for room in rooms:
        waiting.put_nowait(room)
    times: list[float] = []
    """Seconds of each entry."""

    async def work(wire: Wire) -> None:
        while len(times) < entries:
            with contextlib.suppress(asyncio.QueueEmpty):
                room = waiting.get_nowait()
                took = await room.act(wire)
                if took:
                    times.append(took)
                    waiting.put_nowait(room)
                continue
            await asyncio.sleep(0)

    await asyncio.gather(*(work(wire) for wire in wires))
    return times


def at(times: list[float], share: float) -> float:
    """Returns a percentile of the times, in milliseconds."""
    return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 2)


def run(url: str, options: LoadOptions) -> Load:
    """Runs one load test on a new server."""
    needed = options.games * (CONNECTIONS + options.spectators) + AT_ONCE + SPARE
    if allow_most() < needed:
        raise BadInput("open-files", games=options.games, files=needed)
    with tempfile.TemporaryDirectory(prefix="ironbridge-load") as folder:
        samples = Path(folder) / "samples.json"
        os.environ[profiled.SAMPLES] = str(samples)
        database = ServerConfig(database=url, data=folder)
        with EchoProcess() as echo:
            with server_on(folder, url, options.profile) as server:
                found = asyncio.run(measure(server, echo.address, database, options))
            if options.profile:
                found = msgspec.structs.replace(found, profile=profiled.shares(samples))
            return found


def server_on(folder: str, url: str, profile: bool) -> ServerProcess:
    """Returns a server with this data directory, on SQLite or the database of a URL."""
    where = ("--database", url) if url else ()
    options = ("--data", folder, "--log-level", "warning", *where)
    module = profiled.__name__ if profile else "ironbridge"
    return ServerProcess(*options, module=module)
