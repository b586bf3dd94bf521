"""Other engines beside ours: an environment of their own, random games, the same yardstick."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from benchmarks.schema import Figure, Peer, significant

HERE = Path(__file__).parent
FOLDER = Path(".bench")
"""Where the environment is made, below the folder one stands in."""
PINNED = {
    "catanatron": "catanatron==3.2.1 catanatron_gym==4.0.0",
    "open_spiel": "open_spiel==2.0.2",
}
"""What is installed for each peer; its environment is made again when this changes."""
PYTHON = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")


class PeerGame(msgspec.Struct):
    """What peer_games.py says of one game."""

    game: str
    games: float
    decisions: float
    yardstick: float


class PeerSaid(msgspec.Struct):
    """What peer_games.py says."""

    version: str
    games: list[PeerGame]


def measure_peers(
    ours_now: Callable[[], list[Figure]], seconds: float, step: Callable[..., None]
) -> tuple[list[Peer], list[str]]:
    """Returns each peer's games, ours beside them, and a sentence for each peer that is missing."""
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
    """Why a peer cannot be measured."""


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
    """Let the peer play its games, or step its environments; returns what it did."""
    script, yardstick = str(HERE / "peer_games.py"), str(HERE / "calibration.py")
    # -P: the files beside the script are not modules for the peer to find.
    line = [str(python), "-P", script, engine, str(seconds), yardstick, what]
    done = subprocess.run(line, capture_output=True, text=True)
    if done.returncode:
        raise PeerMissing(f"it does not run here ({last_line(done.stderr)}).")
    said = msgspec.json.decode(done.stdout, type=PeerSaid)
    return [(said.version, game) for game in said.games]


# Installing


def environment(engine: str) -> Path:
    """Returns the Python of an environment in which this peer is installed."""
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
    """Returns the commands that make an environment and install a peer in it."""
    uv = uv_program()
    make: list[str | Path] = [sys.executable, "-m", "venv", "--clear", folder]
    install: list[str | Path] = [python, "-m", "pip", "install", "--quiet"]
    if uv:
        make = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, folder]
        install = [uv, "pip", "install", "--quiet", "--python", python]
    return [make, [*install, *PINNED[engine].split()]]


def uv_program() -> str | None:
    """Returns a uv, where there is one: it needs no venv module and is quicker than pip."""
    fetched = sorted(Path(".boot").glob("uv*/bin/uv*"))
    return shutil.which("uv") or next((str(path) for path in fetched if path.stem == "uv"), None)


def last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower()]
    return (telling or lines or ["it did not say why"])[-1][:200]
