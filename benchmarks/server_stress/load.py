"""Load test of the server: entries per second, latency, CPU and memory.

Every game is a copy of one that was played to its middle, so boards, logs and lists of choices have
realistic sizes.  CPU and memory are those of the server process; the clients run in another.
"""

import asyncio
import contextlib
import tempfile
import time
from random import Random
from typing import Any, Final

import msgspec

from benchmarks.server_stress.process import ServerProcess
from benchmarks.server_stress.raw_http import Wire
from ironbridge.errors import BadInput
from ironbridge.game import new
from ironbridge.server.process.file_limits import allow_most
from ironbridge.titles import find, names

CONNECTIONS: Final = 4
"""Number of feeds per game."""
AT_ONCE: Final = 16
"""Number of concurrent entries."""
WARMING: Final = 20
"""Number of warm-up games, so that one-time allocations of the server are not counted."""
SPARE: Final = 100
"""Number of open files besides the connections to the server."""


class Seen(msgspec.Struct):
    """Parts of a message that a player needs."""

    entry: int
    view: Any


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """Results of a load test."""

    database: str
    games: int
    connections: int = CONNECTIONS
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
    """Kilobytes of memory for the feeds of each game."""


class Room:
    """One game: its players subscribe to feeds and act in their turns."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = Random(seed)
        self.game = ""
        self.tokens: list[str] = []
        self.seen: list[Seen | None] = []
        self.feeds: list[Wire] = []
        self.news = asyncio.Event()
        self._listening: list[asyncio.Task[None]] = []

    async def make(self, wire: Wire, record: str, middle: int) -> None:
        """Creates the game: a fork of a record's middle, with a token for every seat."""
        made = await told(wire, f"/api/games/{record}/fork", {"at": middle})
        self.game = made["game"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.seen = [None] * len(self.tokens)

    async def watch(self) -> None:
        """Opens the feeds: one for each seat, the rest for spectators."""
        for number in range(CONNECTIONS):
            feed = Wire(self.address)
            hello: dict[str, Any] = {"since": 0}
            if number < len(self.tokens):
                hello = {"since": 0, "seat": number, "token": self.tokens[number]}
            await feed.watch(f"/api/games/{self.game}/feed", hello)
            self.feeds.append(feed)
            self._listening.append(asyncio.create_task(self._listen(feed, number)))

    async def _listen(self, feed: Wire, number: int) -> None:
        while True:
            message = await feed.hear()
            if number < len(self.seen) and len(message) > 2:
                self.seen[number] = msgspec.json.decode(message, type=Seen)
                self.news.set()

    async def act(self, wire: Wire) -> float:
        """Appends one entry for the seat to act; returns the seconds it took, 0 at the end."""
        while (ready := self._ready()) is None:
            await self._more_news()
        seat, seen = ready
        if not seen.view["choices"]:
            return 0.0
        choice = self.rng.choice(seen.view["choices"])["code"]
        body = {"seat": seat, "seen": seen.entry, "play": choice}
        path = f"/api/games/{self.game}/entries"
        began = time.perf_counter()
        status, answer = await wire.ask("POST", path, body, self.tokens[seat])
        took = time.perf_counter() - began
        assert status == 200, answer
        self.seen[seat] = msgspec.json.decode(answer, type=Seen)
        return took

    async def first_view(self) -> None:
        """Waits until every seat has received its view."""
        while any(seen is None for seen in self.seen):
            await self._more_news()

    async def _more_news(self) -> None:
        """Waits for a message of any feed; a closed feed ends the measurement."""
        self.news.clear()
        waiting = asyncio.create_task(self.news.wait())
        await asyncio.wait([waiting, *self._listening], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        for task in self._listening:
            if task.done():
                task.result()

    def _ready(self) -> tuple[int, Seen] | None:
        """Returns the seat to act and its view, once all feeds agree."""
        known = [seen for seen in self.seen if seen is not None]
        if len(known) < len(self.seen):
            return None
        latest = max(known, key=lambda seen: seen.entry)
        seat = latest.view["to_act"]
        if seat is None:
            return 0, latest
        mine = self.seen[seat]
        return (seat, mine) if mine is not None and mine.entry == latest.entry else None

    async def close(self) -> None:
        """Closes the feeds."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        for feed in self.feeds:
            await feed.close()


async def figures(address: str) -> tuple[float, float]:
    """Returns the server's CPU seconds and bytes of memory, from its metrics."""
    wire = Wire(address)
    _, answer = await wire.ask("GET", "/metrics")
    await wire.close()
    told = dict(line.split(" ") for line in answer.decode().splitlines() if line[0] != "#")
    return float(told["process_cpu_seconds_total"]), float(told["process_resident_memory_bytes"])


async def told(wire: Wire, path: str, body: Any) -> Any:
    """Sends a POST request that creates something; returns the decoded response."""
    status, answer = await wire.ask("POST", path, body)
    if status != 201:
        raise BadInput("server-answered", status=status, answer=answer.decode())
    return msgspec.json.decode(answer)


async def measure(address: str, database: str, games: int, entries: int) -> Load:
    """Creates games, subscribes, plays; returns the results."""
    wire, (record, actions) = Wire(address), a_game()
    opened = (await told(wire, "/api/records", {"text": record}))["game"]
    rooms = [Room(address, seed) for seed in range(games)]
    for seed in range(WARMING):
        await Room(address, seed).make(wire, opened, actions // 2)
    _, before = await figures(address)
    for room in rooms:
        await room.make(wire, opened, actions // 2)
    _, idle = await figures(address)
    await wire.close()
    for room in rooms:
        await room.watch()
    await asyncio.gather(*(room.first_view() for room in rooms))
    cpu, watched = await figures(address)
    wires = [Wire(address) for _ in range(AT_ONCE)]
    began = time.perf_counter()
    times = await play(rooms, wires, entries)
    seconds = time.perf_counter() - began
    used, _ = await figures(address)
    await asyncio.gather(*(line.close() for line in wires), *(room.close() for room in rooms))
    times.sort()
    return Load(
        database=database,
        games=games,
        entries=len(times),
        per_second=round(len(times) / seconds, 1),
        p50=at(times, 0.50),
        p95=at(times, 0.95),
        p99=at(times, 0.99),
        cpu=round((used - cpu) / len(times) * 1000, 3),
        idle=round((idle - before) / games / 1000, 1),
        feeds=round((watched - idle) / games / 1000, 1),
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


def run(url: str, games: int, entries: int) -> Load:
    """Runs one load test on a new server."""
    needed = games * CONNECTIONS + AT_ONCE + SPARE
    if allow_most() < needed:
        raise BadInput("open-files", games=games, files=needed)
    with tempfile.TemporaryDirectory(prefix="ironbridge-load") as folder:
        where = ("--database", url) if url else ()
        with ServerProcess("--data", folder, "--log-level", "warning", *where) as server:
            name = "PostgreSQL" if url else "SQLite"
            return asyncio.run(measure(server.address, name, games, entries))
