"""Benchmarks of other engines: random games in their own environment, equally calibrated."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from benchmarks.run_document import Figure, Peer, significant

HERE = Path(__file__).parent
FOLDER = Path(".bench")
"""Folder of the environments, below the current directory."""
PINNED = {
    "catanatron": "catanatron==3.2.1 catanatron_gym==4.0.0",
    "open_spiel": "open_spiel==2.0.2",
}
"""Packages of each peer; a change makes its environment again."""
PYTHON = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")


class PeerGame(msgspec.Struct):
    """Result of one game from peer_games.py."""

    game: str
    games: float
    decisions: float
    yardstick: float


class PeerSaid(msgspec.Struct):
    """Results from peer_games.py."""

    version: str
    games: list[PeerGame]


def measure_peers(
    ours_now: Callable[[], list[Figure]], seconds: float, step: Callable[..., None]
) -> tuple[list[Peer], list[str]]:
    """Returns each peer's games beside ours, and a sentence for each missing peer."""
    found: list[Peer] = []
    missing: list[str] = []
    for engine in PINNED:
        step("peer", engine=engine)
        try:
            python = environment(engine)
            ours = ours_now()
            found += [compared(engine, said, ours) for said in play(python, engine, seconds)]
        except PeerMissing as reason:
            missing.append(f"{engine} was not measured: {reason}")
    return found, missing


class PeerMissing(Exception):
    """A peer cannot be measured; the message says why."""


def compared(engine: str, said: tuple[str, PeerGame], ours: list[Figure]) -> Peer:
    """Returns a peer's game beside ours."""
    version, game = said
    our = {figure.name: figure.ratio or 0.0 for figure in ours}
    ratio = game.games * game.yardstick
    decisions = game.decisions * game.yardstick
    return Peer(
        name=engine,
        version=version,
        game=game.game,
        games=significant(game.games),
        decisions=significant(game.decisions),
        ratio=significant(ratio),
        multiple=significant(our["games"] / ratio),
        decisions_multiple=significant(our["choices"] / decisions),
    )


def play(
    python: Path, engine: str, seconds: float, what: str = "games"
) -> list[tuple[str, PeerGame]]:
    """Runs a peer's games or environments; returns its results."""
    script, yardstick = str(HERE / "peer_games.py"), str(HERE / "calibration.py")
    # -P keeps the files beside the script from being imported.
    line = [str(python), "-P", script, engine, str(seconds), yardstick, what]
    done = subprocess.run(line, capture_output=True, text=True)
    if done.returncode:
        raise PeerMissing(f"it does not run here ({last_line(done.stderr)}).")
    said = msgspec.json.decode(done.stdout, type=PeerSaid)
    return [(said.version, game) for game in said.games]


# Installing


def environment(engine: str) -> Path:
    """Returns the Python of an environment with this peer installed."""
    folder = FOLDER / engine
    python = folder / PYTHON
    stamp = folder / "installed"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == PINNED[engine]:
        return python
    # As in run.py: the system's certificates include those of a proxy.
    settings = {**os.environ, "UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never"}
    for line in install_lines(engine, folder, python):
        done = subprocess.run(line, env=settings, capture_output=True, text=True)
        if done.returncode:
            raise PeerMissing(f"it cannot be installed here ({last_line(done.stderr)}).")
    stamp.write_text(PINNED[engine], encoding="utf-8")
    return python


def install_lines(engine: str, folder: Path, python: Path) -> list[list[str | Path]]:
    """Returns the commands that create an environment and install a peer."""
    uv = uv_program()
    make: list[str | Path] = [sys.executable, "-m", "venv", "--clear", folder]
    install: list[str | Path] = [python, "-m", "pip", "install", "--quiet"]
    if uv:
        make = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, folder]
        install = [uv, "pip", "install", "--quiet", "--python", python]
    return [make, [*install, *PINNED[engine].split()]]


def uv_program() -> str | None:
    """Returns the path of uv, where it exists: it needs no venv module and is faster than pip."""
    fetched = sorted(Path(".boot").glob("uv*/bin/uv*"))
    return shutil.which("uv") or next((str(path) for path in fetched if path.stem == "uv"), None)


def last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower()]
    return (telling or lines or ["it did not say why"])[-1][:200]
