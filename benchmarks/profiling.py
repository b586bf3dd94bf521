"""Profiles random games by function.

perf samples compiled functions; valgrind counts their instructions where perf is not permitted;
cProfile sees interpreted functions only, and slows them down unevenly.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.protocol import Order
from benchmarks.run_document import Spot
from benchmarks.runner import worker_line
from ironbridge._build import VARIABLE, compiled

SHOWN = 30
GAMES = {"perf": 20_000, "callgrind": 200, "cProfile": 40}
"""Number of games per profiler, enough to outweigh the loading of the rules."""


def profile(title: str, seats: int) -> tuple[list[Spot], str]:
    """Returns the functions with the largest own time, and the profiler used."""
    ways = [perf, callgrind, c_profile] if compiled else [c_profile]
    for way in ways:
        with TemporaryDirectory() as folder:
            spots = way(title, seats, Path(folder))
        if spots:
            return spots[:SHOWN], HOW[way.__name__]
    return [], "nothing: perf, valgrind and cProfile all failed"


HOW = {
    "perf": "perf, samples of the compiled build",
    "callgrind": "valgrind --tool=callgrind, instructions of the compiled build",
    "c_profile": "cProfile, the interpreted build",
}


def perf(title: str, seats: int, folder: Path) -> list[Spot]:
    """Returns samples of perf."""
    data = str(folder / "perf.data")
    record = ["perf", "record", "-q", "-F", "1999", "-o", data]
    report = ["perf", "report", "-i", data, "--stdio", "-q", "--no-children", "-F", "overhead,sym"]
    return read_perf(recorded([*record, *playing(title, seats, GAMES["perf"])], report))


def read_perf(report: str) -> list[Spot]:
    """Parses lines such as ``11.08% [.] CPyDef_core___build___list_builds``."""
    return spots_in(report, r"^\s*([\d.]+)%\s+\[\.\]\s+(\S+)")


def callgrind(title: str, seats: int, folder: Path) -> list[Spot]:
    """Returns instruction counts of valgrind: slow, but exact and permitted everywhere."""
    data = str(folder / "callgrind.out")
    # Counts inside the games only: loading Python would outweigh them.
    within = "--toggle-collect=CPyDef_*play_out"
    record = ["valgrind", "--tool=callgrind", within, f"--callgrind-out-file={data}"]
    report = ["callgrind_annotate", "--threshold=95", data]
    return read_callgrind(recorded([*record, *playing(title, seats, GAMES["callgrind"])], report))


def read_callgrind(report: str) -> list[Spot]:
    """Parses lines such as ``1,234 (11.08%) ???:CPyDef_core___build [library]``."""
    return spots_in(report, r"^\s*[\d,]+ \(\s*([\d.]+)%\)\s+\S*:(\S+)")


def recorded(record: list[str], report: list[str]) -> str:
    """Records a program and returns the report; empty when that fails."""
    return subprocess.run(report, capture_output=True, text=True).stdout if runs(record) else ""


def spots_in(report: str, line: str) -> list[Spot]:
    """Returns shares and symbols of the lines of a report that match a pattern."""
    found = re.findall(line, report, re.MULTILINE)
    return merged([(readable(symbol), float(share) / 100) for share, symbol in found])


def c_profile(title: str, seats: int, folder: Path) -> list[Spot]:
    """Returns the profile of cProfile."""
    data = folder / "profile.json"
    line = [
        sys.executable,
        "-c",
        C_PROFILE,
        str(data),
        *playing(title, seats, GAMES["cProfile"])[3:],
    ]
    environment = {**os.environ, VARIABLE: "interpreted"}
    if not runs(line, environment):
        return []
    return merged(msgspec.json.decode(data.read_bytes(), type=list[tuple[str, float]]))


C_PROFILE = """
import cProfile, json, pstats, sys
from benchmarks import worker
out = sys.argv.pop(1)
profile = cProfile.Profile()
profile.runcall(worker.main)
stats = pstats.Stats(profile)
found = []
for (path, _, name), (_, _, own, _, _) in stats.stats.items():
    module = path.partition("ironbridge/")[2].removesuffix(".py").replace("/", ".")
    found.append([f"{module}.{name}" if module else name, own / stats.total_tt])
json.dump(found, open(out, "w"))
"""


def playing(title: str, seats: int, games: int) -> list[str]:
    """Returns the command that only plays random games."""
    return worker_line(Order(titles=[title], seats=[seats], budget=0, only_games=games))


def runs(line: list[str], environment: dict[str, str] | None = None) -> bool:
    """Runs a program without output; returns whether it succeeded."""
    if shutil.which(line[0]) is None:
        return False
    done = subprocess.run(line, env=environment, capture_output=True)
    return done.returncode == 0


def readable(symbol: str) -> str:
    """Returns ``core.build.list_builds`` for mypyc's ``CPyDef_core___build___list_builds``."""
    name = symbol.partition(".")[0]  # suffixes of the C compiler: .constprop.0, .part.0
    name = name.partition("'")[0]  # valgrind marks recursion
    return name.removeprefix("CPyDef_").replace("___", ".") if name.startswith("CPyDef_") else name


def merged(spots: list[tuple[str, float]]) -> list[Spot]:
    """Returns one entry for each function, largest share first."""
    shares: dict[str, float] = {}
    for function, share in spots:
        shares[function] = shares.get(function, 0.0) + share
    ordered = sorted(shares.items(), key=lambda item: -item[1])
    return [Spot(function, round(share, 4)) for function, share in ordered]
