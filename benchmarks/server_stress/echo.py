"""Bare ASGI echo: what HTTP alone costs, the unit of the server's figures.

The echo runs in a child process on the plain event loop of Python, with the parser of requests that
the server uses.  Its cost therefore follows the machine and its load, and not the server's code.
"""

import asyncio
import os
import socket
import subprocess
import sys
import time
from typing import Any, Final

import rich_click as click

from benchmarks.server_stress.raw_http import Wire
from ironbridge.errors import BadInput

REQUESTS: Final = 2000
"""Number of requests of one measurement."""
AT_ONCE: Final = 16
"""Number of concurrent requests."""
BODY: Final = {"seat": 0, "seen": 100, "play": 1234}
"""Body of each request, of the size of an entry."""
PATIENCE: Final = 20.0
"""Timeout in seconds for the start of the echo."""


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers a request with its own body; ``/cpu`` with the CPU seconds of this process."""
    if scope["type"] != "http":
        return
    body = (await receive())["body"]
    if scope["path"] == "/cpu":
        used = os.times()
        body = str(used.user + used.system).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class EchoProcess:
    """Child process with the echo, on a free port."""

    def __init__(self) -> None:
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "EchoProcess":
        line = [sys.executable, "-m", __name__]
        self._process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        self._wait()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()

    def _wait(self) -> None:
        """Waits until the echo accepts connections."""
        host, _, port = self.address.removeprefix("http://").rpartition(":")
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection((host, int(port)), 1.0).close()
                return
            except (OSError, ValueError):
                if time.monotonic() > until:
                    raise BadInput("server-silent") from None
                time.sleep(0.02)


async def echo_cost(address: str) -> float:
    """Returns the CPU milliseconds of the echo for one request."""
    wires = [Wire(address) for _ in range(AT_ONCE)]
    before = await cpu_seconds(wires[0])
    await asyncio.gather(*(ask_often(wire, REQUESTS // AT_ONCE) for wire in wires))
    used = await cpu_seconds(wires[0]) - before
    await asyncio.gather(*(wire.close() for wire in wires))
    return used / REQUESTS * 1000


async def cpu_seconds(wire: Wire) -> float:
    """Returns the CPU seconds that the echo has used."""
    return float((await wire.request("POST", "/cpu", BODY))[1])


async def ask_often(wire: Wire, times: int) -> None:
    """Sends requests one after another over one connection."""
    for _ in range(times):
        await wire.request("POST", "/echo", BODY)


def main() -> None:
    """Serves the echo on a free port; prints its address."""
    import uvicorn

    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    click.echo(f"http://127.0.0.1:{listening.getsockname()[1]}")
    config = uvicorn.Config(
        echo, loop="asyncio", http="httptools", lifespan="off", access_log=False, log_config=None
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
