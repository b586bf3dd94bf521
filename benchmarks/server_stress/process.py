"""Server in a child process, which tests can watch and kill."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from ironbridge.errors import BadInput

PATIENCE: Final = 60.0
"""Timeout in seconds for the start of a server."""


class ServerProcess:
    """Child process ``ironbridge serve`` with these options, on a free port."""

    def __init__(self, *options: str, log: Path | None = None, module: str = "ironbridge") -> None:
        self.options = options
        self.log = log
        self.module = module
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts the server and waits until it responds."""
        line = [sys.executable, "-m", self.module, "serve", "--port", "0", *self.options]
        with open(self.log or os.devnull, "a") as log:
            self._process = subprocess.Popen(
                line, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if " serves on " not in said:
            self.stop()
            raise BadInput("server-not-started", why=said.strip() or "-")
        self.address = said.strip().rsplit(" ", 1)[1]
        until = time.monotonic() + PATIENCE
        while not self.is_well():
            if time.monotonic() > until:
                self.stop()
                raise BadInput("server-silent")
            time.sleep(0.02)

    def is_well(self) -> bool:
        """Returns whether the health check succeeds."""
        try:
            with urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def is_running(self) -> bool:
        """Returns whether the process is alive."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Returns the process id."""
        assert self._process is not None
        return self._process.pid

    def send(self, what: signal.Signals) -> None:
        """Sends a signal to the process."""
        os.kill(self.pid, what)

    def kill(self) -> None:
        """Kills the process group with SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stops the server gracefully and waits."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            os.killpg(process.pid, how)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
