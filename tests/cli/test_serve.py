"""Starting a server: one process or several, and the URL for phones."""

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import uvicorn.supervisors

from ironbridge.cli.commands import serve
from ironbridge.errors import BadInput
from ironbridge.server.config import ServerConfig
from ironbridge.server.process import file_limits
from ironbridge.server.process.data_lock import only_server

Started = list[tuple[str, uvicorn.Config]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """Collects the kinds of the started servers."""
    found: Started = []

    def kind(name: str) -> type:
        class Noted:
            def __init__(self, config: uvicorn.Config, sockets: Any = None) -> None:
                found.append((name, config))

            def run(self, sockets: Any = None) -> None:
                """Returns at once."""

        return Noted

    monkeypatch.setattr(uvicorn, "Server", kind("one"))
    monkeypatch.setattr(uvicorn.supervisors, "Multiprocess", kind("several"))
    monkeypatch.setattr(file_limits, "allow_most", lambda: None)
    monkeypatch.setattr(serve, "to_environment", lambda options: None)
    return found


@pytest.mark.parametrize(("workers", "kind"), [(1, "one"), (2, "several")])
def test_one_worker_serves_in_this_process(
    started: Started, workers: int, kind: str, tmp_path: Path
) -> None:
    with socket.socket() as listening:
        serve.run(ServerConfig(data=str(tmp_path)), listening, workers)
    ((name, config),) = started
    assert (name, config.workers) == (kind, workers)
    assert (config.app, config.factory) == (serve.FACTORY, True)
    assert not config.server_header
    assert not config.date_header
    assert not config.proxy_headers


def test_the_address_in_the_local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        def connect(self, address: Any) -> None:
            assert address == serve.ELSEWHERE

        def getsockname(self) -> tuple[str, int]:
            return "192.168.1.7", 40001

    monkeypatch.setattr(serve.socket, "socket", Probe)
    assert serve.on_the_network() == "192.168.1.7"


HOLDS_THE_FOLDER = """
import sys
from ironbridge.server.config import ServerConfig
from ironbridge.server.process.data_lock import only_server
with only_server(ServerConfig(data=sys.argv[1])):
    print("running", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_on_a_folder_is_refused(started: Started, tmp_path: Path) -> None:
    options = ServerConfig(data=str(tmp_path))
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS_THE_FOLDER, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "running\n"
        with socket.socket() as listening, pytest.raises(BadInput) as refused:
            serve.run(options, listening, 1)
        assert str(refused.value).startswith(f"Another server is running on the folder {tmp_path};")
        with pytest.raises(BadInput):
            serve.prepare(options)
        with only_server(ServerConfig(data=str(tmp_path), database="postgresql://db/games")):
            other.kill()
            other.wait()
    assert started == []
    with socket.socket() as listening:  # the lock of a killed server does not outlive it
        serve.run(options, listening, 1)
    assert [name for name, _ in started] == ["one"]
