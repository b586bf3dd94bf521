"""Describes the machine of a run: processor, system, tools, load."""

import os
import platform
import shutil
import subprocess
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import ironbridge


def describe() -> dict[str, str]:
    """Returns the machine and the tools as texts."""
    return {
        "processor": processor(),
        "cores": str(cores()),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": first_line(["gcc", "--version"]) or "none found",
        "mypy": installed("mypy"),
        "librt": installed("librt"),
        "ironbridge": ironbridge.__version__,
        "revision": first_line(["git", "-C", str(Path(__file__).parent), "describe", *DESCRIBE]),
    }


DESCRIBE = ("--always", "--dirty", "--abbrev=10")


def now() -> str:
    """Returns the current time in UTC, to the minute."""
    return datetime.now(UTC).strftime("%Y-%m-%d %H:%M")


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def cores() -> int:
    """Returns the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def load() -> str:
    """Returns the load average of the last minute."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def first_line(line: list[str]) -> str:
    """Returns the first line of a program's output; empty when it is missing or fails."""
    if shutil.which(line[0]) is None:
        return ""
    done = subprocess.run(line, capture_output=True, text=True)
    return done.stdout.partition("\n")[0].strip() if done.returncode == 0 else ""
