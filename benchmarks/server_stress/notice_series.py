"""Outbox series: kill -9 while notices are sent; none may be lost, none shown twice.

A process plays games and sends a notice for every turn to a receiver, which sometimes refuses a
notice and sometimes takes one without an answer.  The process is killed and started again; in the
end every stored turn must have been received under one id.  The receiver recognizes a repeated
notice by its id, as browsers and programs do.

``python -m benchmarks.server_stress.notice_series --notices 100000 --kills 200``
"""

import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any, Final

import msgspec
import rich_click as click

from ironbridge.core.rng import fresh_seed

REFUSED: Final = 0.02
"""Probability that the receiver refuses a request."""
UNANSWERED: Final = 0.01
"""Probability that the receiver takes a notice and closes the connection without an answer."""
TABLES: Final = 8
DRAIN: Final = 120.0
"""Seconds without an arrival after which what is missing counts as lost."""

Turn = tuple[str, int, int]
"""Game, seat, and number of entries with which the turn begins."""


class NoticeReport(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a series."""

    notices: int
    """Number of turns that were stored and told."""
    kills: int
    lost: int
    """Turns that were told and whose notice did not arrive."""
    doubled: int
    """Turns for which notices with different ids arrived."""
    repeated: int
    """Requests with the id of a notice that had arrived: recognized by the receiver."""
    refused: int
    unanswered: int
    ended_early: int
    """Processes that ended before they were killed."""
    seconds: float
    seed: int


class NoticeReceiver(ThreadingHTTPServer):
    """Receiver of the notices of a series."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, seed: int) -> None:
        super().__init__(("127.0.0.1", 0), NoticeHandler)
        self.rng = Random(seed)
        self.guard = threading.Lock()
        self.ids: dict[Turn, set[str]] = {}
        self.repeated = self.refused = self.unanswered = 0
        self.last = time.monotonic()

    @property
    def url(self) -> str:
        """Returns the address of the receiver."""
        return f"http://127.0.0.1:{self.server_port}/"

    def has(self, count: int) -> bool:
        """Returns whether a number of turns has arrived."""
        return len(self.ids) >= count

    def take(self, body: Any) -> int:
        """Records a notice; returns the status of the answer, 0 for none."""
        with self.guard:
            chance = self.rng.random()
            if chance < REFUSED:
                self.refused += 1
                return 500
            known = self.ids.setdefault((body["game"], body["seat"], body["turn"]), set())
            self.repeated += body["notice"] in known
            known.add(body["notice"])
            self.last = time.monotonic()
            if chance < REFUSED + UNANSWERED:
                self.unanswered += 1
                return 0
            return 204


class NoticeHandler(BaseHTTPRequestHandler):
    """Reads one notice."""

    def do_POST(self) -> None:
        """Answers as the receiver decides."""
        box = self.server
        assert isinstance(box, NoticeReceiver)
        length = int(self.headers["content-length"])
        body = self.rfile.read(length)
        whole = len(body) == length  # a sender that was killed may have sent a part
        if whole and (status := box.take(msgspec.json.decode(body))):
            self.send_response(status)
            self.end_headers()
        else:
            self.close_connection = True

    def log_message(self, format: str, *arguments: Any) -> None:
        """Suppresses the log."""


class NoticeSender:
    """Process that plays and sends; its told turns are collected."""

    def __init__(self, folder: str, url: str) -> None:
        self.line = [sys.executable, "-m", "benchmarks.server_stress.notice_sender", folder, url]
        self.told: set[Turn] = set()
        self.ended_early = 0
        """Number of processes that ended before they were killed: faults."""
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None

    def start(self, tables: int) -> None:
        """Starts the process at a number of tables."""
        self._process = subprocess.Popen(
            [*self.line, str(tables)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, args=(self._process,))
        self._reader.start()

    def _read(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                if line.endswith("\n"):
                    game, seat, turn = line.split()
                    self.told.add((game, int(seat), int(turn)))

    def is_running(self) -> bool:
        """Returns whether the process is alive."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kills the process at once, and reads what it had told."""
        assert self._process is not None
        assert self._reader is not None
        self.ended_early += self._process.poll() is not None
        self._process.kill()
        self._process.wait()
        self._reader.join()


def run_series(
    notices: int, kills: int, counted: Callable[[int], None] = lambda done: None
) -> NoticeReport:
    """Runs one series; returns the result."""
    seed, began = fresh_seed(), time.monotonic()
    box, rng = NoticeReceiver(seed), Random(seed)
    threading.Thread(target=box.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="ironbridge-outbox") as folder:
        sender = NoticeSender(folder, box.url)
        try:
            for number in range(1, kills + 1):
                sender.start(TABLES)
                part = notices * number // kills
                wait_until(partial(box.has, part), box, sender)
                time.sleep(rng.uniform(0.0, 0.2))
                sender.kill()
                counted(number)
            sender.start(0)  # sends what is left, and plays no more
            wait_until(lambda: sender.told <= box.ids.keys(), box, sender)
            time.sleep(1.0)
        finally:
            sender.kill()
            box.shutdown()
            box.server_close()
    return NoticeReport(
        notices=len(sender.told),
        kills=kills,
        lost=len(sender.told - box.ids.keys()),
        doubled=sum(len(ids) > 1 for ids in box.ids.values()),
        repeated=box.repeated,
        refused=box.refused,
        unanswered=box.unanswered,
        ended_early=sender.ended_early,
        seconds=round(time.monotonic() - began, 1),
        seed=seed,
    )


def wait_until(happened: Callable[[], bool], box: NoticeReceiver, sender: NoticeSender) -> None:
    """Waits for a condition, or until nothing arrives any more."""
    box.last = time.monotonic()
    while not happened() and sender.is_running() and time.monotonic() - box.last < DRAIN:
        time.sleep(0.02)


@click.command()
@click.option("--notices", type=int, default=100_000, show_default=True, metavar="N")
@click.option("--kills", type=int, default=200, show_default=True, metavar="N")
def main(notices: int, kills: int) -> None:
    """Kill a server while it sends notices; none may be lost, none shown twice."""
    found = run_series(notices, kills)
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    raise SystemExit(1 if found.lost or found.doubled or found.ended_early else 0)


if __name__ == "__main__":
    main()
