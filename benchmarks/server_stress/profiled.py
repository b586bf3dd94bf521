"""Server that samples its own stack by CPU time, for ``bench --server --profile``.

A timer of the operating system interrupts the process after each millisecond of CPU time.  The
signal USR1 starts and stops it.  At the end the samples are written to the file that ``SAMPLES``
names.
"""

import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

SAMPLES: Final = "IRONBRIDGE_SAMPLES"
"""Environment variable with the file to which the samples are written."""
INTERVAL: Final = 0.001
"""CPU seconds between two samples."""
DEEPEST: Final = 60
"""Maximum number of frames of one sample."""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """Share of the samples that one part of the server has."""

    part: str
    own: float
    """Share in which the part itself ran."""
    total: float
    """Share in which the part or what it called ran."""


class Sampler:
    """Samples of the stack of the main thread."""

    def __init__(self) -> None:
        self.stacks: Counter[str] = Counter()
        self._runs = False

    def listen(self) -> None:
        """Lets the signal start and stop the timer."""
        signal.signal(signal.SIGPROF, self._sample)
        signal.signal(signal.SIGUSR1, self._switch)

    def _switch(self, *_: object) -> None:
        self._runs = not self._runs
        pause = INTERVAL if self._runs else 0.0
        signal.setitimer(signal.ITIMER_PROF, pause, pause)

    def _sample(self, _: int, frame: FrameType | None) -> None:
        self.stacks[";".join(reversed(list(names(frame))))] += 1

    def write(self, file: Path) -> None:
        """Writes the samples."""
        file.write_bytes(msgspec.json.encode(self.stacks))


def names(frame: FrameType | None) -> Iterator[str]:
    """Yields module and function of a frame and of its callers."""
    for _ in range(DEEPEST):
        if frame is None:
            return
        module = frame.f_globals.get("__name__", "?")
        yield f"{module}:{frame.f_code.co_qualname}"
        frame = frame.f_back


def shares(file: Path, most: int = 45) -> list[Share]:
    """Returns the functions that ran in most of the samples of a file."""
    stacks = msgspec.json.decode(file.read_bytes(), type=dict[str, int])
    every = sum(stacks.values()) or 1
    own: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for stack, count in stacks.items():
        frames = stack.split(";")
        own[frames[-1]] += count
        for name in set(frames):
            total[name] += count
    return [
        Share(part=name, own=round(count / every, 4), total=round(total[name] / every, 4))
        for name, count in own.most_common(most)
    ]


def main() -> None:
    """Runs the server with the sampler."""
    from ironbridge.cli.main import main as serve

    # uvicorn raises the signal that stopped it again: the samples are written before the end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    sampler = Sampler()
    sampler.listen()
    try:
        serve(sys.argv[1:])
    finally:
        sampler.write(Path(os.environ[SAMPLES]))


if __name__ == "__main__":
    main()
